"""Random players: uniform, legal, the same for the same seed."""

from __future__ import annotations

from collections import Counter

import tessera
from tessera.players import seat_player


def test_every_option_is_as_likely_as_every_other() -> None:
    game = tessera.start("atlas-lost", seats=2, seed="uniform", options={"first": "A"})
    question = game.questions[0]
    assert len(question.options) == 2

    chosen = Counter(
        seat_player("random", "atlas-lost", str(seed)).choose(game, question.seat)[0] for seed in range(400)
    )

    assert set(chosen) == {option.id for option in question.options}
    assert all(150 < times < 250 for times in chosen.values())


def test_a_random_game_is_legal_to_its_end() -> None:
    game = tessera.start("atlas-lost", seats=3, seed="legal", options={"trees": "random"}, quiet=True)
    players = [seat_player("random", "atlas-lost", str(seat)) for seat in range(3)]

    while game.outcome is None:
        question = game.questions[0]
        picks = players[question.seat].choose(game, question.seat)
        assert set(picks) <= {option.id for option in question.options}
        assert question.pick[0] <= len(picks) <= question.pick[1]
        game.play(question.seat, picks)

    assert [player.faults for player in players] == [0, 0, 0]


def test_the_same_seed_gives_the_same_answer_whenever_it_is_asked() -> None:
    game = tessera.start("atlas-lost", seats=2, seed="again")
    seat = game.questions[0].seat

    first = seat_player("random", "atlas-lost", "s").choose(game, seat)

    assert seat_player("random", "atlas-lost", "s").choose(game, seat) == first
    assert seat_player("random", "atlas-lost", "s").choose(tessera.replay(game.record()), seat) == first
