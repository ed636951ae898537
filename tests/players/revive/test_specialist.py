"""The specialist for Revive: deterministic, blind to what is hidden, sensible, much better than chance."""

from __future__ import annotations

from collections import Counter

import pytest

import tessera
from tessera.games.revive.state import Revive
from tessera.kernel.definition import OptionValue
from tessera.lab.simulate import simulate
from tessera.players import seat_player
from tessera.players.revive.evaluation import evaluate, share_ahead
from tests.games.revive.scene import Scene


def played(options: dict[str, OptionValue], seats: int, decisions: int, level: str = "random") -> tessera.Game:
    """A game so many decisions later."""
    game = tessera.start("revive", seats=seats, seed="specialist", options=options, quiet=True)
    player = seat_player(level, "revive", "on the way")
    for _ in range(decisions):
        seat = game.questions[0].seat
        game.play(seat, player.choose(game, seat))
    return game


@pytest.mark.parametrize(
    ("options", "seats"),
    [({}, 2), ({"moon_sides": True, "all_tribes": True}, 4), ({"drafting": True, "vast_crystals": True}, 1)],
)
def test_the_same_seed_plays_the_same_game(options: dict[str, OptionValue], seats: int) -> None:
    once, twice = (str(played(options, seats, 40, "greedy").record()) for _ in range(2))

    assert once == twice


@pytest.mark.parametrize("decisions", [0, 20, 90, 240])
def test_what_a_seat_cannot_know_never_changes_its_choice(decisions: int) -> None:
    game = played({"vast_crystals": True, "two_artifact_cards": True}, 3, decisions)
    seat = game.questions[0].seat
    player = seat_player("greedy", "revive", "1")
    choice = player.choose(game, seat)

    for deal in range(3):
        other = game.redeal(seat, deal)
        assert other.view(seat) == game.view(seat)
        assert player.choose(other, seat) == choice
    assert player.faults == 0


def test_greedy_beats_random() -> None:
    """In a match of a hundred it won all; a small one keeps watch."""
    first = simulate("revive", 2, 2, "match", ["greedy", "random"], {})
    second = simulate("revive", 2, 2, "rematch", ["random", "greedy"], {})

    assert first.faults + second.faults == 0
    assert first.wins[0] + second.wins[1] == 4


def test_it_explores_builds_populates_and_hibernates() -> None:
    game = tessera.start("revive", seats=2, seed="sensible")
    players = [seat_player("greedy", "revive", f"sensible {seat}") for seat in range(2)]
    while game.questions:
        seat = game.questions[0].seat
        game.play(seat, players[seat].choose(game, seat))
    state = game.state
    assert isinstance(state, Revive)

    told = Counter(event.key for event in game.events)

    assert sum(player.faults for player in players) == 0
    for key in ("explore", "build", "populate", "hibernate", "use", "open", "artifact", "machine", "module"):
        assert told[key] >= 2, key
    # Nobody who plays sensibly ends below what a solitaire game calls survival.
    assert game.outcome is not None
    assert min(game.outcome.scores) >= 50


def test_points_and_what_earns_them_are_worth_something() -> None:
    bare = evaluate(Scene().state, 0)

    assert evaluate(Scene().points("A", 5).state, 0) == pytest.approx(bare + 5)
    assert evaluate(Scene().has("A", gear=2).state, 0) > bare
    assert evaluate(Scene().tracks("A", gray=2).state, 0) > bare
    assert evaluate(Scene().hand("A", "CG01").state, 0) > bare
    assert evaluate(Scene().energy("A", 1).state, 0) > bare
    assert evaluate(Scene().module("A", "T1.1", "MD01").state, 0) > bare
    assert evaluate(Scene().points("B", 5).state, 0) < bare


def test_it_knows_how_much_is_still_to_come() -> None:
    early = Scene().majors(purple=2, orange=2, white=2).state
    late = Scene().majors(purple=1).state
    final = Scene().state
    final.last_turns = 1

    assert share_ahead(early) > share_ahead(late) > share_ahead(final)
