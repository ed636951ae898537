"""What people may do at a table, and what they are told when they may not."""

from __future__ import annotations

import pytest

from tessera.kernel.refusal import NotOffered, Refusal, SetupError
from tessera.table import conduct
from tessera.table.journal import (
    Chose,
    Engaged,
    Lent,
    Resigned,
    Sat,
    TakenBack,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Vacated,
)
from tessera.table.troubles import Forbidden, Malformed, NotFound, NotNow, Stale
from tests.table.scenes import Scene, candlelight, caravan

pytestmark = pytest.mark.usefixtures("shelf_games")


# Sitting down


def test_anybody_takes_an_open_seat_and_only_one() -> None:
    scene = Scene(candlelight(seats=3))
    scene.note(Sat(0, "ann", "Ann"), "ann")

    assert conduct.sit(scene.match, "ben", "Ben", 1) == Sat(1, "ben", "Ben")
    with pytest.raises(NotNow, match="This seat is taken"):
        conduct.sit(scene.match, "ben", "Ben", 0)
    with pytest.raises(NotNow) as problem:
        conduct.sit(scene.match, "ann", "Ann", 1)
    assert "ホットシート" in problem.value.text("ja")
    with pytest.raises(NotFound, match="Seats are numbered 0 to 2"):
        conduct.sit(scene.match, "ben", "Ben", 3)


def test_at_a_hot_seat_table_one_person_takes_several_seats_and_needs_nobodys_consent() -> None:
    scene = Scene(candlelight(hot_seat=True)).begin("ann", "ann")
    scene.choose(0, "favour a")
    scene.choose(1, "favour b")

    assert conduct.undo(scene.match, "ann", 0) == Undone(0, 0)


def test_a_private_table_is_entered_by_a_link_or_by_its_host() -> None:
    scene = Scene(candlelight(visibility="private"))

    assert conduct.sit(scene.match, "ann", "Ann", 0) == Sat(0, "ann", "Ann")
    assert conduct.sit(scene.match, "ben", "Ben", 1, link="link-1") == Sat(1, "ben", "Ben", "link-1")
    with pytest.raises(Forbidden, match="Ask its host for a link"):
        conduct.sit(scene.match, "ben", "Ben", 1)


def test_whoever_may_not_see_a_private_table_is_told_that_there_is_none() -> None:
    scene = Scene(candlelight(visibility="private")).begin("ben", "cat")

    conduct.require_watching(scene.match, "ann")
    conduct.require_watching(scene.match, "ben")
    for stranger in ("dan", ""):
        with pytest.raises(NotFound, match="There is no such table"):
            conduct.require_watching(scene.match, stranger)
        with pytest.raises(NotFound, match="There is no such table"):
            conduct.require_sight(scene.match, stranger, 0)
    # The host who does not play watches, and sees no hand.
    with pytest.raises(Forbidden, match="You can watch as a spectator"):
        conduct.require_sight(scene.match, "ann", 0)


def test_a_seat_is_seen_by_whoever_answers_for_it_and_whoever_lent_it() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.note(Lent(0, person="dan", name="Dan"), "ann")

    conduct.require_sight(scene.match, "ann", 0)
    conduct.require_sight(scene.match, "dan", 0)
    with pytest.raises(Forbidden):
        conduct.require_sight(scene.match, "ben", 0)


def test_only_the_host_seats_bots_and_only_of_levels_that_there_are() -> None:
    scene = Scene(candlelight())

    assert conduct.engage(scene.match, "ann", 1, "greedy") == Engaged(1, "greedy")
    with pytest.raises(Forbidden, match="Ask whoever opened the table"):
        conduct.engage(scene.match, "ben", 1, "greedy")
    with pytest.raises(SetupError, match="greedy"):
        conduct.engage(scene.match, "ann", 1, "gredy")


def test_at_a_table_a_bot_plays_by_its_level_alone() -> None:
    scene = Scene(candlelight())

    with pytest.raises(SetupError) as refused:
        conduct.engage(scene.match, "ann", 1, "search:iterations=99999999")

    assert refused.value.text() == (
        '"search:iterations=99999999" has settings of its own; at a table a bot plays by its level alone.'
        ' Choose "search".'
    )
    assert refused.value.text("ja").endswith("「search」を選んでください。")
    with pytest.raises(SetupError, match='There is no player "serch"'):
        conduct.engage(scene.match, "ann", 1, "serch:iterations=5")


def test_the_host_shows_people_out_before_the_game_and_bots_at_any_time() -> None:
    scene = Scene(candlelight(seats=3))
    scene.note(Sat(0, "ben", "Ben"), "ben")
    assert conduct.show_out(scene.match, "ann", 0) == Vacated(0)
    with pytest.raises(NotNow):
        conduct.show_out(scene.match, "ann", 1)

    scene = Scene(candlelight(seats=3)).begin("ann", "ben", "(random)")
    assert conduct.show_out(scene.match, "ann", 2) == Vacated(2)
    with pytest.raises(Forbidden, match="Nobody is shown out of a running game"):
        conduct.show_out(scene.match, "ann", 1)
    # A stand-in plays for somebody who gave up: the seat is not to be had.
    scene.do(conduct.resign, "ben", 1)
    with pytest.raises(NotNow):
        conduct.show_out(scene.match, "ann", 1)


def test_a_game_is_started_by_its_host_when_all_seats_are_taken() -> None:
    scene = Scene(candlelight())
    scene.note(Sat(0, "ann", "Ann"), "ann")

    with pytest.raises(NotNow, match="Nobody sits in seat 1"):
        conduct.start(scene.match, "ann")
    scene.note(Sat(1, "ben", "Ben"), "ben")
    with pytest.raises(Forbidden):
        conduct.start(scene.match, "ben")
    scene.do(conduct.start, "ann")
    with pytest.raises(NotNow, match="has begun already"):
        conduct.start(scene.match, "ann")


# Leaving, lending, giving up


def test_whoever_leaves_before_the_game_leaves_an_open_seat() -> None:
    scene = Scene(candlelight(absent="bot"))
    scene.note(Sat(0, "ann", "Ann"), "ann")

    assert conduct.leave(scene.match, "ann", 0) == Vacated(0)
    with pytest.raises(Forbidden, match="This is not your seat"):
        conduct.leave(scene.match, "ben", 0)
    with pytest.raises(Forbidden):
        conduct.leave(scene.match, "", 1)


def test_the_table_s_policy_says_what_becomes_of_a_seat_that_is_left() -> None:
    waiting = Scene(candlelight(absent="wait")).begin("ann", "ben")
    waiting.do(conduct.leave, "ben", 1)
    assert waiting.match.chairs[1].is_open
    assert waiting.match.asked() == [0, 1]
    # Somebody else may sit down and play on.
    waiting.do(conduct.sit, "cat", "Cat", 1)
    waiting.choose(1, "favour a")
    assert waiting.match.asked() == [0]

    playing_on = Scene(candlelight(absent="bot", stand_in="random")).begin("ann", "ben")
    assert conduct.leave(playing_on.match, "ben", 1) == Lent(1, "random", left=True)
    playing_on.do(conduct.leave, "ben", 1)
    chair = playing_on.match.chairs[1]
    assert (chair.person, chair.level, chair.lender, chair.lender_name) == ("", "random", "ben", "Ben")
    playing_on.do(conduct.take_back, "ben", 1)
    assert (chair.person, chair.name, chair.level, chair.lender) == ("ben", "Ben", "", "")


def test_a_seat_is_lent_to_a_bot_or_a_person_and_taken_back() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.do(conduct.lend, "ann", 0, "", "dan", "Dan")
    with pytest.raises(Forbidden, match="Somebody else answers for this seat"):
        conduct.choose(scene.match, "ann", 0, 3, ["favour a"])
    scene.choose(0, "favour a")
    assert scene.match.entries[-1].person == "dan"
    with pytest.raises(Forbidden, match="A borrowed seat cannot be lent on"):
        conduct.lend(scene.match, "dan", 0, "random")
    with pytest.raises(Forbidden, match="You have not lent this seat"):
        conduct.take_back(scene.match, "ben", 0)

    # The borrower gives it back by leaving.
    assert conduct.leave(scene.match, "dan", 0) == TakenBack(0)
    scene.do(conduct.take_back, "ann", 0)
    assert scene.match.chairs[0].person == "ann"


def test_a_seat_is_handed_to_exactly_one() -> None:
    scene = Scene(candlelight(hot_seat=True)).begin("ann", "ben")

    for level, to in (("", ""), ("random", "dan")):
        with pytest.raises(Malformed, match="to a bot or to a person"):
            conduct.lend(scene.match, "ann", 0, level, to)


def test_nobody_is_lent_a_seat_who_has_one() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")

    with pytest.raises(NotNow, match="has a seat at this table already"):
        conduct.lend(scene.match, "ann", 0, "", "ben", "Ben")


def test_whoever_lent_a_seat_may_resign_it_and_the_borrower_may_not() -> None:
    scene = Scene(candlelight(seats=3, stand_in="random")).begin("ann", "ben", "cat")
    scene.do(conduct.lend, "ann", 0, "", "dan", "Dan")

    assert conduct.resign(scene.match, "ann", 0) == Resigned(0, "random")
    with pytest.raises(Forbidden):
        conduct.resign(scene.match, "ben", 0)
    with pytest.raises(Forbidden):
        conduct.resign(scene.match, "dan", 0)


def test_nobody_resigns_before_the_game_or_after_it() -> None:
    scene = Scene(candlelight())
    scene.note(Sat(0, "ann", "Ann"), "ann")
    with pytest.raises(NotNow, match="The game has not begun"):
        conduct.resign(scene.match, "ann", 0)

    scene = Scene(candlelight()).begin("ann", "ben")
    scene.do(conduct.resign, "ann", 0)
    with pytest.raises(NotNow, match="The game is over"):
        conduct.resign(scene.match, "ben", 1)
    with pytest.raises(NotNow, match="The game is over"):
        conduct.choose(scene.match, "ben", 1, 3, ["favour a"])


# Choosing


def test_a_choice_is_taken_for_the_question_that_was_shown() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")

    chose = conduct.choose(scene.match, "ann", 0, 3, ["favour b"])
    assert isinstance(chose, Chose)
    assert (chose.seat, chose.picks, chose.hand) == (0, ("favour b",), "person")
    # What the rules make of it shows when it is played, and that is not here.
    assert (chose.trail, chose.fingerprint) == ("", "")
    assert scene.game.choices == []
    with pytest.raises(Stale) as problem:
        conduct.choose(scene.match, "ann", 0, 2, ["favour b"])
    assert (problem.value.status, problem.value.code) == (409, "stale")


def test_picks_are_kept_in_the_order_of_the_menu() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.choose(0, "favour a")
    scene.choose(1, "favour b")

    assert conduct.choose(scene.match, "ann", 0, 5, ["trim 6c", "trim 4d"]).picks == ("trim 4d", "trim 6c")


def test_what_the_rules_forbid_is_refused_in_their_words() -> None:
    scene = Scene(candlelight(options={"hand": 2, "trim": False, "favourite": "none"}), seed="9").begin("ann", "ben")
    scene.choose(0, scene.options(0)[0])

    with pytest.raises(Refusal) as refusal:
        conduct.choose(scene.match, "ann", 0, scene.match.versions[0], ["play 1a"])
    assert refusal.value.objection.clause == "CL-3"
    with pytest.raises(NotOffered):
        conduct.choose(scene.match, "ben", 1, scene.match.versions[1], ["play 9z"])


def test_only_whoever_sits_there_answers() -> None:
    scene = Scene(candlelight()).begin("ann", "(random)")

    for stranger in ("ben", "", "Ann"):
        with pytest.raises(Forbidden):
            conduct.choose(scene.match, stranger, 0, 3, ["favour a"])
    with pytest.raises(Forbidden):
        conduct.choose(scene.match, "", 1, 3, ["favour a"])


# Taking back


def test_a_choice_nobody_learnt_from_is_taken_back_at_once() -> None:
    scene = Scene(candlelight(undo="mark")).begin("ann", "ben")
    scene.choose(0, "favour a")

    assert conduct.undo(scene.match, "ann", 0) == Undone(0, 0)


def test_beyond_the_mark_all_other_people_have_to_agree() -> None:
    scene = Scene(candlelight(seats=4)).begin("ann", "ben", "cat", "(random)")
    for seat in range(3):
        scene.choose(seat, "favour a")
    scene.note(conduct.answer(scene.match, 3, ["favour a"], "bot"))

    assert conduct.undo(scene.match, "ben", 1) == UndoAsked(1, 1)
    scene.do(conduct.undo, "ben", 1)
    assert conduct.answer_undo(scene.match, "ann", 0, True) == UndoAgreed(0)
    scene.do(conduct.answer_undo, "ann", 0, True)
    with pytest.raises(NotNow, match="Nobody asks you"):
        conduct.answer_undo(scene.match, "ann", 0, True)
    assert conduct.answer_undo(scene.match, "cat", 2, True) == Undone(1, 1)
    scene.do(conduct.answer_undo, "cat", 2, True)
    assert [choice.seat for choice in scene.game.choices] == [0]
    assert scene.match.asked() == [1, 2, 3]


def test_one_who_does_not_agree_is_enough_and_whoever_asked_may_think_better_of_it() -> None:
    scene = Scene(candlelight(seats=3)).begin("ann", "ben", "cat")
    scene.choose(0, "favour a")
    scene.choose(1, "favour b")

    scene.do(conduct.undo, "ann", 0)
    assert conduct.answer_undo(scene.match, "cat", 2, False) == UndoRefused(2)
    scene.do(conduct.answer_undo, "cat", 2, False)
    assert scene.match.undo_request is None
    assert len(scene.game.choices) == 2

    scene.do(conduct.undo, "ann", 0)
    assert conduct.answer_undo(scene.match, "ann", 0, True) == UndoRefused(0)


def test_where_choices_stand_nothing_is_taken_back() -> None:
    scene = Scene(candlelight(undo="none")).begin("ann", "ben")
    scene.choose(0, "favour a")
    with pytest.raises(Forbidden, match="At this table choices stand"):
        conduct.undo(scene.match, "ann", 0)

    scene = Scene(caravan(undo="mark")).begin("ann", "ben")
    scene.choose(0, "draw")
    with pytest.raises(NotOffered, match="nothing of yours to take back"):
        conduct.undo(scene.match, "ann", 0)


def test_whoever_has_not_chosen_yet_has_nothing_to_take_back() -> None:
    scene = Scene(caravan()).begin("ann", "ben")
    scene.choose(0, "draw")

    with pytest.raises(NotOffered, match="nothing of yours to take back"):
        conduct.undo(scene.match, "ben", 1)


# Standing answers


def test_a_standing_answer_is_given_when_its_question_comes_and_it_is_legal() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.stand(0, "trim", ("trim 4d",))
    assert conduct.standing_answer(scene.match, 0) is None

    scene.choose(0, "favour a")
    scene.choose(1, "favour b")
    standing = conduct.standing_answer(scene.match, 0)
    assert standing is not None
    assert (standing.picks, standing.hand) == (("trim 4d",), "standing")
    assert conduct.standing_answer(scene.match, 1) is None


@pytest.mark.parametrize("picks", [("trim 1a",), ("trim 4d", "trim 6c", "trim 2a"), ("trim 4d", "trim 4d")])
def test_a_standing_answer_that_cannot_be_given_is_passed_over(picks: tuple[str, ...]) -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.stand(0, "trim", picks)
    scene.choose(0, "favour a")
    scene.choose(1, "favour b")

    assert conduct.standing_answer(scene.match, 0) is None


def test_standing_answers_are_left_by_whoever_sits_there() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")

    with pytest.raises(Forbidden):
        conduct.require_standing(scene.match, "ben", 0, "trim", ())
    conduct.require_standing(scene.match, "ben", 1, "trim", ())
    # Whoever has lent a seat does not answer for it.
    scene.note(Lent(1, person="dan", name="Dan"), "ben")
    with pytest.raises(Forbidden):
        conduct.require_standing(scene.match, "ben", 1, "trim", ())
    conduct.require_standing(scene.match, "dan", 1, "trim", ())


def test_whoever_may_not_see_a_table_is_not_told_of_it_by_a_standing_answer() -> None:
    scene = Scene(candlelight(visibility="private")).begin("ann", "ben")

    with pytest.raises(NotFound):
        conduct.require_standing(scene.match, "dan", 0, "trim", ())


def test_standing_answers_have_a_limit_for_each_seat() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    for number in range(50):
        scene.stand(0, f"kind {number}", ())

    with pytest.raises(NotNow, match="for 50 kinds of questions"):
        conduct.require_standing(scene.match, "ann", 0, "kind 50", ())
    # One that is there can be changed, and another seat has its own.
    scene.stand(0, "kind 49", ("trim 4d",))
    scene.stand(1, "kind 50", ())
    # Clearing is always possible, twice as well.
    scene.stand(0, "kind 50")
    scene.stand(0, "kind 7")
    scene.stand(0, "kind 50", ())


@pytest.mark.parametrize("question", ["tr\x00im", "trim\n", "\ud800"])
def test_a_kind_of_question_is_a_word_that_every_database_can_hold(question: str) -> None:
    scene = Scene(candlelight()).begin("ann", "ben")

    with pytest.raises(Malformed):
        conduct.require_standing(scene.match, "ann", 0, question, ())


# Talking


def test_whoever_sits_at_the_table_speaks_from_a_seat_and_others_from_the_side() -> None:
    scene = Scene(candlelight()).begin("ann", "ben")
    scene.note(Lent(1, "random"), "ben")

    assert conduct.say(scene.match, "ben", "Ben", "back soon").seat == 1
    assert conduct.say(scene.match, "zoe", "Zoe", "hello").seat == -1

    private = Scene(candlelight(visibility="private")).begin("ann", "ben")
    with pytest.raises(NotFound):
        conduct.say(private.match, "zoe", "Zoe", "hello")
