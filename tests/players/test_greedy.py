"""Greedy players: deterministic, blind to what is hidden, much better than chance."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.chance import Chance
from tessera.kernel.engine import asked
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.lab.simulate import simulate
from tessera.players import seat_player
from tessera.players.greedy import Greedy
from tessera.players.lookahead import answers
from tessera.players.player import SeatPlayer
from tessera.players.specialists import specialist


def asked_seat(game: tessera.Game) -> int:
    """Who is asked."""
    ask = asked(game.state)[0].stack[-1]
    assert isinstance(ask, Ask)
    return ask.seat


def play_on(game: tessera.Game, level: str, decisions: int) -> None:
    """Play so many decisions."""
    player = seat_player(level, "atlas-lost", "on the way")
    for _ in range(decisions):
        seat = asked_seat(game)
        game.play(seat, player.choose(game, seat))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_same_seed_plays_the_same_game(seats: int) -> None:
    records = []
    for _ in range(2):
        game = tessera.start("atlas-lost", seats=seats, seed="twice", options={"trees": "random"}, quiet=True)
        play_on(game, "greedy", 25)
        records.append(str(game.record()))

    assert records[0] == records[1]


def test_choosing_changes_nothing() -> None:
    game = tessera.start("atlas-lost", seats=3, seed="untouched", quiet=True)
    play_on(game, "random", 40)
    before = game.fingerprint()

    seat_player("greedy", "atlas-lost", "1").choose(game, asked_seat(game))

    assert game.fingerprint() == before


@pytest.mark.parametrize("decisions", [0, 3, 20, 47, 90])
def test_what_a_seat_cannot_know_never_changes_its_choice(decisions: int) -> None:
    game = tessera.start("atlas-lost", seats=3, seed="blind", options={"trees": "random"}, quiet=True)
    play_on(game, "random", decisions)
    seat = asked_seat(game)
    player = seat_player("greedy", "atlas-lost", "1")
    choice = player.choose(game, seat)

    for deal in range(6):
        other = game.redeal(seat, deal)
        assert other.view(seat) == game.view(seat)
        assert player.choose(other, seat) == choice


def test_a_redeal_is_made_from_what_the_seat_knows_and_from_nothing_else() -> None:
    game = tessera.start("atlas-lost", seats=4, seed="redealt twice", quiet=True)
    play_on(game, "random", 120)

    for seat in range(4):
        once = game.redeal(seat, "once")
        assert once.fingerprint() != game.redeal(seat, "twice").fingerprint()
        assert game.redeal(seat, "other").redeal(seat, "once").fingerprint() == once.fingerprint()


@pytest.mark.parametrize(("games", "won"), [(3, 5), pytest.param(10, 17, marks=pytest.mark.long)])
def test_greedy_beats_random(games: int, won: int) -> None:
    """Over 100 games, seats exchanged, it won all 100; here a smaller match keeps watch."""
    first = simulate("atlas-lost", 2, games, "match", ["greedy", "random"], {"trees": "random"})
    second = simulate("atlas-lost", 2, games, "rematch", ["random", "greedy"], {"trees": "random"})

    assert first.faults + second.faults == 0
    assert first.wins[0] + second.wins[1] >= won


def test_a_game_without_an_evaluation_of_its_own_goes_by_the_score() -> None:
    game = tessera.start("atlas-lost", seats=2, seed="plain", quiet=True)
    player = SeatPlayer("greedy", Greedy(specialist("a game that nobody knows")), "1")

    for _ in range(10):
        seat = asked_seat(game)
        game.play(seat, player.choose(game, seat))

    assert player.faults == 0


def lane_with(ask: Ask[State], menu: list[int]) -> Lane:
    """A lane in which something is asked."""
    return Lane(-1, [ask], menu, False, False, [], 0)


def test_every_option_is_tried() -> None:
    assert answers(lane_with(Ask(0), [7, 8, 9]), Chance(1, 0)) == [[7], [8], [9]]


def test_every_pick_of_few_is_tried() -> None:
    lane = lane_with(AskSome(0, 0, 2), [7, 8, 9])

    assert answers(lane, Chance(1, 0)) == [[], [7], [8], [9], [7, 8], [7, 9], [8, 9]]


def test_of_very_many_picks_some_are_drawn_by_lot() -> None:
    lane = lane_with(AskSome(0, 6, 6), list(range(20)))

    tried = answers(lane, Chance(1, 0))

    assert len(tried) == 36
    assert all(len(set(picks)) == 6 and set(picks) <= set(range(20)) for picks in tried)
