"""Searching players: deterministic, blind to what is hidden, at home in games they were never told about."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.engine import asked
from tessera.kernel.game import Game
from tessera.kernel.step import Ask
from tessera.players import levels, searcher, seat_player
from tessera.players.levels import level_named
from tessera.players.player import Player, Seat, SeatPlayer
from tessera.players.random import Random
from tessera.players.search import Search
from tessera.players.search.memory import Memory
from tessera.players.search.tree import Node
from tessera.players.search.trials import Budget
from tessera.players.search.worth import softened
from tessera.players.specialists import specialist
from tests.kernel.games.shelf import start

GAMES = tessera.games()
QUICK = "search:iterations=6"


def asked_seat(game: Game) -> int:
    """Who is asked."""
    ask = asked(game.state)[0].stack[-1]
    assert isinstance(ask, Ask)
    return ask.seat


def play_on(game: Game, spec: str, decisions: int) -> None:
    """Play so many decisions with one player in all seats."""
    player = seat_player(spec, game.setup.game, "on the way")
    for _ in range(decisions):
        if game.state.over:
            return
        seat = asked_seat(game)
        game.play(seat, player.choose(game, seat))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_same_seed_and_budget_play_the_same_game(name: str, seats: int) -> None:
    records = []
    for _ in range(2):
        game = tessera.start(name, seats=seats, seed="twice", quiet=True)
        play_on(game, QUICK, 8)
        records.append(str(game.record()))

    assert records[0] == records[1]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["novice", "greedy", QUICK])
@pytest.mark.parametrize("decisions", [3, 40])
def test_what_a_seat_cannot_know_never_changes_its_choice(name: str, spec: str, decisions: int) -> None:
    game = tessera.start(name, seats=3, seed="blind", quiet=True)
    play_on(game, "random", decisions)
    seat = asked_seat(game)
    before = game.fingerprint()
    choice = seat_player(spec, name, "1").choose(game, seat)

    for deal in range(3):
        other = game.redeal(seat, deal)
        assert other.fingerprint() != before
        assert seat_player(spec, name, "1").choose(other, seat) == choice
    assert game.fingerprint() == before


def match(name: str, seats: int, games: int) -> tuple[int, int]:
    """Games of a small game between one searching seat and random ones: how many it won, and its faults."""
    won = faults = 0
    for number in range(games):
        game = start(name, seats, f"match {number}", quiet=True)
        me = number % seats
        players: list[Player] = [Random() for _ in range(seats)]
        players[me] = Search(specialist(name), Budget(iterations=24))
        bots = [SeatPlayer("bot", player, f"{number} {seat}") for seat, player in enumerate(players)]
        while not game.state.over:
            seat = asked_seat(game)
            game.play(seat, bots[seat].choose(game, seat))
        outcome = game.outcome
        assert outcome is not None
        won += me in outcome.winners
        faults += bots[me].faults
    return won, faults


@pytest.mark.parametrize(("name", "seats", "fair"), [("candlelight", 2, 15), ("caravan", 2, 15), ("caravan", 4, 8)])
def test_it_beats_chance_in_games_it_was_never_told_about(name: str, seats: int, fair: int) -> None:
    """Sealed choices, lanes, picks of several, dice, hidden hands.

    Of 60 games it won 40, 57 and 49; of the 30 played here chance would win `fair`.
    """
    won, faults = match(name, seats, 30)

    assert faults == 0
    assert won >= fair + 5


def test_a_verdict_tells_every_answer_the_best_first() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed="verdict", quiet=True)
    play_on(game, "random", 2)
    seat = asked_seat(game)
    question = game.question(seat)
    assert question is not None

    verdict = searcher("race-for-the-galaxy", iterations=20).weigh(Seat(game, seat, "1"))

    assert 0 < verdict.iterations <= 20
    assert sum(verdict.shares) == pytest.approx(1.0)
    assert verdict.shares[seat] == pytest.approx(verdict.answers[0].share)
    assert sum(answer.visits for answer in verdict.answers) == verdict.iterations
    if question.pick == (1, 1):
        assert {answer.ids[0] for answer in verdict.answers} == {option.id for option in question.options}


def test_what_was_foreseen_is_not_thought_through_again() -> None:
    """In a turn of several questions, the tree below the answer given is where the next search begins."""
    game = tessera.start("revive", seats=2, seed="foreseen", quiet=True)
    player = searcher("revive", iterations=24)
    bots = [SeatPlayer("search", player, "0"), SeatPlayer("greedy", Random(), "1")]

    for _ in range(30):
        seat = asked_seat(game)
        game.play(seat, bots[seat].choose(game, seat))

    assert player.foreseen >= 3


def test_a_memory_keeps_what_one_question_leaves() -> None:
    memory = Memory()
    nodes = [Node(), Node()]
    memory.keep("here", nodes)
    memory.keep("here", [Node(), Node()])

    assert memory.recall("here") == nodes
    assert memory.recall("here") is None


def test_worths_become_shares_of_winning() -> None:
    assert softened([10.0, 10.0], 5.0) == [0.5, 0.5]
    assert softened([5.0, 0.0], 5.0) == pytest.approx([0.731059, 0.268941], abs=1e-6)
    assert softened([0.0, 0.0, 1e9], 5.0) == pytest.approx([0.0, 0.0, 1.0], abs=1e-9)


@pytest.mark.parametrize("name", levels())
def test_every_level_has_a_name_and_a_description(name: str) -> None:
    level = level_named(name)

    for language in ("en", "ja"):
        assert level.title(language)
        assert level.description(language).endswith((".", "。"))
    assert level.title("en") != level.title("ja")
    assert level.description("en") != level.description("ja")


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("serach", 'There is no player "serach". Did you mean "search"?'),
        ("search:depth=3", '"search:depth=3": the player "search" has no setting "depth", or it is given twice.'),
        ("search:iterations=", '"search:iterations=": "iterations" is a number above 0, not "".'),
        ("search:seconds=-1", '"search:seconds=-1": "seconds" is a number above 0, not "-1".'),
        ("search:seconds=nan", '"search:seconds=nan": "seconds" is a number above 0, not "nan".'),
        ("greedy:care=1", '"greedy:care=1": the player "greedy" has no setting "care", or it is given twice.'),
    ],
)
def test_players_that_cannot_be_are_refused(written: str, problem: str) -> None:
    with pytest.raises(tessera.SetupError) as refused:
        seat_player(written, "atlas-lost", "1")

    assert str(refused.value).startswith(problem)
