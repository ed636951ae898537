"""Clocks: for one move, for the whole game, with an increment; and when they stand still."""

from __future__ import annotations

import pytest

from tessera.table import conduct
from tessera.table.clock import Clock
from tessera.table.journal import Lent, Said, Sat, TakenBack, Vacated
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
    clock.stop(11_000)
    clock.begin(11_000)
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
    clock.stop(45_000)
    clock.begin(45_000)
    assert clock.deadline(Pace(per_move=30, per_game=60)) == 60_000


def test_a_paused_clock_goes_on_where_it_was_and_one_that_stopped_begins_anew() -> None:
    clock = Clock()
    pace = Pace(per_move=30)
    clock.begin(0)
    clock.pause(10_000)
    assert clock.deadline(pace) is None

    clock.begin(100_000)
    assert (clock.deadline(pace), clock.used) == (120_000, 10_000)
    clock.pause(105_000)
    clock.pause(106_000)
    clock.begin(200_000)
    assert (clock.deadline(pace), clock.used) == (215_000, 15_000)
    # The whole time counts towards the game once.
    assert clock.deadline(Pace(per_game=60)) == 245_000

    clock.pause(201_000)
    clock.stop(201_000)
    clock.begin(300_000)
    assert (clock.deadline(pace), clock.used) == (330_000, 16_000)


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
    scene.stand(1, "favourite", ("favour b",))

    scene.choose(0, "favour a", after=2_000)
    standing = conduct.standing_answer(scene.match, 1)
    assert standing is not None
    scene.note(standing, after=0)
    assert [clock.used for clock in scene.match.clocks] == [-8_000, -8_000]

    # A stand-in that answers for somebody late earns nothing for them.
    scene.note(conduct.answer(scene.match, 0, [], "clock", "clock"), after=1_000)
    assert scene.match.clocks[0].used == -7_000


def test_choosing_and_taking_back_wins_no_time() -> None:
    scene = Scene(candlelight(pace=Pace(per_move=60, per_game=600, increment=10))).begin("ann", "ben")

    for spent in (20_000, 40_000):
        scene.choose(0, "favour a", after=20_000)
        assert scene.match.clocks[0].used == spent - 10_000
        scene.do(conduct.undo, "ann", 0, after=3_000)
        assert scene.match.clocks[0].deadline(scene.match.terms.pace) == scene.now + 60_000 - spent
        assert scene.match.clocks[0].used == spent

    # Once the answer stands, the next question has its own time.
    scene.choose(0, "favour a", after=5_000)
    scene.choose(1, "favour b")
    assert [clock.used for clock in scene.match.clocks] == [35_000, 42_000]
    assert scene.match.clocks[0].deadline(scene.match.terms.pace) == scene.now + 60_000
    assert scene.folded_anew().deadline() == scene.match.deadline()


def test_nobody_waits_for_a_bot_by_the_clock() -> None:
    scene = Scene(candlelight(pace=Pace(per_move=60))).begin("ann", "(random)")
    assert scene.match.clocks[1].since is None

    scene.note(Lent(0, "random"), "ann", after=5_000)
    assert scene.match.deadline() is None
    assert scene.match.clocks[0].used == 5_000

    scene.note(TakenBack(0), "ann", after=100_000)
    assert scene.match.deadline() == scene.now + 55_000
    assert scene.match.clocks[0].used == 5_000


def test_handing_a_seat_to_a_bot_and_taking_it_back_wins_no_time_for_a_move() -> None:
    scene = Scene(candlelight(pace=Pace(per_move=60))).begin("ann", "ben")
    version = scene.match.versions[0]

    for spent in (20_000, 40_000):
        scene.note(Lent(0, "random"), "ann", after=20_000)
        scene.note(TakenBack(0), "ann", after=1_000)
        assert scene.match.versions[0] == version
        assert scene.match.clocks[0].deadline(scene.match.terms.pace) == scene.now + 60_000 - spent
    # Nor does leaving the seat and sitting down again.
    scene.note(Vacated(0), "ann", after=15_000)
    scene.note(Sat(0, "ann", "Ann"), "ann", after=500_000)
    assert scene.match.clocks[0].deadline(scene.match.terms.pace) == scene.now + 5_000
    assert [clock.used for clock in scene.match.clocks] == [55_000, 0]

    again = scene.folded_anew()
    assert again.deadline() == scene.match.deadline()


def test_a_question_that_the_bot_answered_is_not_counted_towards_the_next_one() -> None:
    scene = Scene(candlelight(pace=Pace(per_move=60))).begin("ann", "ben")
    scene.choose(1, "favour b", after=0)
    scene.note(Lent(0, "random"), "ann", after=50_000)
    scene.note(conduct.answer(scene.match, 0, ["favour a"], "bot"))
    # She is asked already: the bot has her seat, and its question is another one.
    assert scene.match.asked() == [0, 1]
    scene.note(TakenBack(0), "ann", after=7_000)

    assert scene.match.clocks[0].deadline(scene.match.terms.pace) == scene.now + 60_000


def test_lending_a_seat_to_a_person_stops_no_clock() -> None:
    scene = Scene(candlelight(pace=Pace(per_move=60))).begin("ann", "ben")
    started = scene.now

    scene.note(Lent(0, person="dan", name="Dan"), "ann", after=20_000)
    scene.note(TakenBack(0), "ann", after=20_000)

    assert scene.match.clocks[0].deadline(scene.match.terms.pace) == started + 60_000


def test_talking_stops_no_clock_and_the_end_stops_all() -> None:
    scene = Scene(candlelight(pace=Pace(per_move=60))).begin("ann", "ben")
    started = scene.now
    scene.note(Said(0, "Ann", "hm"), "ann", after=9_000)
    assert scene.match.deadline() == started + 60_000

    scene.do(conduct.resign, "ann", 0)
    assert scene.match.deadline() is None
