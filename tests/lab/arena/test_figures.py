"""Shares with intervals, ratings, and the figures of a report, from games written by hand."""

from __future__ import annotations

import json

import msgspec
import pytest

from tessera.lab.arena import Played, summarise
from tessera.lab.arena.match import places, shares_of_victory
from tessera.lab.arena.ratings import rate
from tessera.lab.arena.seating import start_positions
from tessera.lab.arena.share import share_of
from tests.lab.arena.samples import GAMES, PLAN, played


def bounds(results: list[tuple[int, float]]) -> tuple[float, float, float]:
    """A share and its interval, rounded."""
    found = share_of(results)
    assert found is not None
    return round(found.share, 3), round(found.low, 3), round(found.high, 3)


def test_a_share_of_independent_games_has_the_interval_of_wilson() -> None:
    assert bounds([(deal, 1.0 if deal < 8 else 0.0) for deal in range(10)]) == (0.8, 0.49, 0.943)
    assert bounds([(deal, 1.0) for deal in range(20)]) == (1.0, 0.839, 1.0)
    assert bounds([(0, 1.0)]) == (1.0, 0.207, 1.0)
    assert share_of([]) is None


def test_games_that_go_together_count_once_for_each_deal() -> None:
    together = [(deal // 2, 1.0 if deal < 16 else 0.0) for deal in range(20)]

    assert bounds(together) == (0.8, 0.49, 0.943)


def test_games_that_balance_each_other_count_as_games_of_their_own() -> None:
    balanced = [(game // 2, float(game % 2)) for game in range(20)]

    assert bounds(balanced) == bounds([(game, float(game % 2)) for game in range(20)]) == (0.5, 0.299, 0.701)


def test_winners_come_first_whatever_they_scored() -> None:
    assert places([2], [30, 10, 20]) == (1, 2, 0)
    assert places([0, 1], [30, 30, 30]) == (0, 0, 2)
    assert places([], [30, 10]) == (0, 0)
    assert shares_of_victory([], range(4)) == (0.25, 0.25, 0.25, 0.25)
    assert shares_of_victory([1, 3], [0, 1, 0, 1]) == (0.0, 1.0, 0.0, 1.0)


def test_start_positions_are_what_the_game_tells() -> None:
    assert start_positions({"first": 2}, {}, 3) == (1, 2, 0)
    assert start_positions({"order": [0, 1, 2]}, {"order": [2, 0, 1]}, 3) == (1, 2, 0)
    assert start_positions({}, {"order": []}, 2) == (0, 1)


def test_ratings_follow_the_games() -> None:
    ratings = rate(["random", "greedy"], GAMES)

    assert ratings["greedy"].mu > 28 > 22 > ratings["random"].mu
    # Every game tells something about both, and as much about one as about the other.
    assert ratings["greedy"].sigma == pytest.approx(ratings["random"].sigma)
    assert ratings["greedy"].sigma < 25 / 3
    assert ratings["greedy"].ordinal == pytest.approx(ratings["greedy"].mu - 3 * ratings["greedy"].sigma)


def test_a_draw_between_equals_changes_no_rating() -> None:
    ratings = rate(["random", "greedy"], [played(0, "random greedy", [0, 1], [9, 9])])

    assert ratings["random"].mu == pytest.approx(25.0)
    assert ratings["greedy"].mu == pytest.approx(25.0)


def test_nobody_is_rated_against_itself() -> None:
    alone = rate(["random"], [played(0, "random random", [0], [9, 1])])
    repeated = rate(["random", "greedy"], [played(0, "random greedy random", [1], [9, 30, 1])])

    assert alone["random"].mu == 25.0
    assert repeated["greedy"].mu > 25 > repeated["random"].mu


def test_the_figures_of_a_report() -> None:
    figures = summarise(PLAN, GAMES)

    best, other = figures["players"]
    assert [best[key] for key in ("player", "games", "wins", "draws")] == ["greedy", 4, 3, 1]
    assert [other[key] for key in ("player", "games", "wins", "draws")] == ["random", 4, 0, 1]
    assert (best["win_share"]["share"], other["win_share"]["share"]) == (0.875, 0.125)
    assert (best["mean_points"], other["mean_points"]) == (30.0, 15.0)
    assert (best["decisions_per_game"], best["cpu_per_move"], best["cpu_longest"]) == (10.0, 0.015, 0.05)
    assert (best["wall_per_move"], best["wall_longest"]) == (0.03, 0.3)
    assert (figures["games"], figures["deals"], figures["draws"], figures["reasons"]) == (4, 2, 1, {"chips": 4})
    assert json.loads(json.dumps(figures)) == figures


def test_a_cross_table_counts_who_ended_before_whom() -> None:
    three = [
        msgspec.structs.replace(played(0, "random greedy novice", [1], [5, 20, 9]), deal=0),
        msgspec.structs.replace(played(1, "greedy novice random", [0], [20, 7, 7]), deal=1),
    ]
    plan = PLAN._replace(seats=3, players=("random", "novice", "greedy"))

    figures = summarise(plan, three)

    names = [player["player"] for player in figures["players"]]
    shares = [[cell and cell["share"] for cell in row] for row in figures["cross"]]
    assert names == ["greedy", "novice", "random"]
    assert shares == [[None, 1.0, 1.0], [0.0, None, 0.75], [0.0, 0.25, None]]


def test_victories_by_seat_and_by_start_position() -> None:
    figures = summarise(PLAN, GAMES)

    assert [place["win_share"]["share"] for place in figures["by_seat"]] == [0.625, 0.375]
    assert [place["win_share"]["share"] for place in figures["by_position"]] == [0.375, 0.625]
    assert figures["by_seat"][1]["players"]["greedy"]["share"] == 0.75
    assert figures["by_seat"][1]["players"]["random"]["share"] == 0.0


def test_a_victory_of_teammates_is_a_whole_one_and_no_draw() -> None:
    game = played(0, "random greedy random greedy", [1, 3], [3, 9, 3, 9])
    teams = (0, 1, 0, 1)
    team: Played = msgspec.structs.replace(game, sides=teams, points=shares_of_victory(game.winners, teams))

    assert game.is_draw
    assert not team.is_draw
    figures = summarise(PLAN._replace(seats=4), [team])
    assert [(player["player"], player["wins"], player["draws"]) for player in figures["players"]] == [
        ("greedy", 2, 0),
        ("random", 0, 0),
    ]
    assert [player["win_share"]["share"] for player in figures["players"]] == [1.0, 0.0]
    # Two seats of one team have won one game.
    assert [player["win_share"]["results"] for player in figures["players"]] == [1, 1]
    assert figures["cross"][0][1] == figures["players"][0]["win_share"]
    # Two teams, so that equals would win half of the games each.
    assert (figures["seats"], figures["teams"]) == (4, 2)
