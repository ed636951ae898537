"""Clocks: for one move, for the whole game, with an increment; and when they stand still."""

from __future__ import annotations

import pytest

from tessera.table import conduct
from tessera.table.clock import Clock
from tessera.table.journal import Lent, Said, Standing, TakenBack
from tessera.table.terms import Pace
from tests.table.scenes import Scene, candlelight, caravan

pytestmark = pytest.mark.usefixtures("shelf_games")


def test_a_clock_without_a_pace_never_falls() -> None:
    clock = Clock()
    clock.begin(1000)

    assert clock.deadline(Pace()) is None
    assert Pace().ticks is False
    assert Pace(per_game=1).ticks is True


def test_a_clock_for_each_move_starts_anew_with_every_answer() -> None:
    clock = Clock()
    pace = Pace(per_move=30)
    assert clock.deadline(pace) is None

    clock.begin(1_000)
    assert clock.deadline(pace) == 31_000
    # Whoever is asked already is not asked anew.
    clock.begin(5_000)
    assert clock.deadline(pace) == 31_000
    clock.restart(11_000)
    assert clock.deadline(pace) == 41_000
    clock.stop(12_000)
    assert clock.deadline(pace) is None


def test_a_clock_for_the_game_counts_all_moves_together() -> None:
    clock = Clock()
    pace = Pace(per_game=60)

    clock.begin(0)
    clock.stop(20_000)
    clock.begin(100_000)

    assert clock.used == 20_000
    assert clock.deadline(pace) == 140_000


def test_of_two_clocks_the_first_to_fall_counts() -> None:
    clock = Clock()
    clock.begin(0)

    assert clock.deadline(Pace(per_move=30, per_game=60)) == 30_000
    clock.restart(45_000)
    assert clock.deadline(Pace(per_move=30, per_game=60)) == 60_000


def test_a_clock_that_was_set_back_between_two_servers_takes_no_time_away() -> None:
    clock = Clock()
    clock.begin(10_000)
    clock.stop(9_000)

    assert clock.used == 0


def test_only_whoever_is_asked_spends_time() -> None:
    scene = Scene(caravan(pace=Pace(per_move=60))).begin("ann", "ben")
    started = scene.now
    assert [clock.since for clock in scene.match.clocks] == [started, None]
    assert scene.match.deadline() == started + 60_000

    scene.choose(0, "pass", after=7_000)
    assert [clock.used for clock in scene.match.clocks] == [7_000, 0]
    assert [clock.since for clock in scene.match.clocks] == [None, started + 7_000]


def test_several_who_think_at_once_each_spend_their_own_time() -> None:
    scene = Scene(candlelight(pace=Pace(per_game=600))).begin("ann", "ben")

    scene.choose(0, "favour a", after=2_000)
    scene.choose(1, "favour b", after=3_000)

    assert [clock.used for clock in scene.match.clocks] == [2_000, 5_000]
    assert scene.match.deadline() == scene.now + 595_000


def test_an_increment_is_earned_with_each_answer_given_by_hand_or_left_standing() -> None:
    scene = Scene(candlelight(pace=Pace(per_game=600, increment=10))).begin("ann", "ben")
    scene.note(Standing(1, "favourite", ("favour b",)), "ben", after=0)

    scene.choose(0, "favour a", after=2_000)
    standing = conduct.standing_answer(scene.match, 1)
    assert standing is not None
    scene.note(standing, after=0)
    assert [clock.used for clock in scene.match.clocks] == [-8_000, -8_000]

    # A stand-in that answers for somebody late earns nothing for them.
    scene.note(conduct.answer(scene.match, 0, [], "clock", "clock"), after=1_000)
    assert scene.match.clocks[0].used == -7_000


def test_nobody_waits_for_a_bot_by_the_clock() -> None:
    scene = Scene(candlelight(pace=Pace(per_move=60))).begin("ann", "(random)")
    assert scene.match.clocks[1].since is None

    scene.note(Lent(0, "random"), "ann", after=5_000)
    assert scene.match.deadline() is None
    assert scene.match.clocks[0].used == 5_000

    scene.note(TakenBack(0), "ann", after=100_000)
    assert scene.match.deadline() == scene.now + 60_000
    assert scene.match.clocks[0].used == 5_000


def test_talking_stops_no_clock_and_the_end_stops_all() -> None:
    scene = Scene(candlelight(pace=Pace(per_move=60))).begin("ann", "ben")
    started = scene.now
    scene.note(Said(0, "Ann", "hm"), "ann", after=9_000)
    assert scene.match.deadline() == started + 60_000

    scene.do(conduct.resign, "ann", 0)
    assert scene.match.deadline() is None
