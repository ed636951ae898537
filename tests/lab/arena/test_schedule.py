"""Who meets whom: every deal in all turns of the table, everybody with everybody."""

from __future__ import annotations

import pytest

import tessera
from tessera.lab.arena import plan_arena, schedule

RACE = "race-for-the-galaxy"


def told(players: list[str], games: int, seats: int = 2) -> list[str]:
    """A schedule as lines."""
    pairings = schedule(plan_arena(RACE, players, games, seats, seed=7))
    return [f"{pairing.seed} {' '.join(pairing.players)}" for pairing in pairings]


def test_two_players_change_seats_on_every_deal() -> None:
    assert told(["random", "greedy"], games=4) == [
        "7/0 random greedy",
        "7/0 greedy random",
        "7/1 random greedy",
        "7/1 greedy random",
    ]


def test_an_odd_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert told(["random", "greedy"], games=3) == told(["random", "greedy"], games=4)


def test_more_players_than_seats_meet_in_all_combinations_on_the_same_deals() -> None:
    assert told(["random", "novice", "greedy"], games=2) == [
        "7/0 random novice",
        "7/0 novice random",
        "7/0 random greedy",
        "7/0 greedy random",
        "7/0 novice greedy",
        "7/0 greedy novice",
    ]


def test_fewer_players_than_seats_are_repeated() -> None:
    assert told(["random", "greedy"], games=1, seats=3) == [
        "7/0 random greedy random",
        "7/0 greedy random random",
        "7/0 random random greedy",
    ]
    assert told(["random", "greedy"], games=1, seats=4) == [
        "7/0 random greedy random greedy",
        "7/0 greedy random greedy random",
    ]
    assert told(["random", "random"], games=2) == ["7/0 random random", "7/1 random random"]


def test_a_longer_arena_begins_like_a_shorter_one() -> None:
    short = schedule(plan_arena(RACE, ["random", "novice", "greedy"], 4))
    long = schedule(plan_arena(RACE, ["random", "novice", "greedy"], 10))

    assert len(long) == 30
    assert long[: len(short)] == short


def test_a_seat_has_other_luck_in_another_turn_of_the_table() -> None:
    first, second = schedule(plan_arena(RACE, ["random", "greedy"], 2, seed=7))

    assert (first.luck(0), first.luck(1), second.luck(0)) == ("7/0 0 0", "7/0 0 1", "7/0 1 0")


@pytest.mark.parametrize(
    ("players", "games", "seats", "problem"),
    [
        (["random", "greedy"], 2, 1, "Alone at the table nobody can be compared."),
        (["random", "greedy"], 0, 2, "An arena needs at least one game."),
        ([], 2, 2, "Nobody sits at the table."),
        (["random", "gredy"], 2, 2, 'There is no player "gredy". Did you mean "greedy"?'),
        (["random"], 2, 9, "cannot be played with 9 seats"),
    ],
)
def test_an_arena_that_cannot_be_says_why(players: list[str], games: int, seats: int, problem: str) -> None:
    with pytest.raises(tessera.SetupError, match=problem.replace("?", r"\?")):
        plan_arena(RACE, players, games, seats)


def test_what_only_a_game_itself_refuses_is_refused_before_the_first_one() -> None:
    with pytest.raises(tessera.SetupError, match="A game uses 3 different Tech Trees, not 1"):
        plan_arena("atlas-lost", ["random"], 2, options={"trees": "science"})


def test_players_that_think_by_the_clock_are_named() -> None:
    plan = plan_arena(RACE, ["random", "search:seconds=0.1", "search:iterations=5"], 2)

    assert plan.by_the_clock() == ["search:seconds=0.1"]
