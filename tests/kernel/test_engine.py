"""Steps happen in the order told, questions without a choice answer themselves, lanes wait for each other."""

from __future__ import annotations

from itertools import permutations

import pytest

from tessera.kernel.chance import Chance
from tessera.kernel.engine import advance, playout, random_picks
from tessera.kernel.step import Ask, AskSome, Do
from tests.kernel.sandbox import (
    End,
    Nest,
    Note,
    One,
    Sandbox,
    Some,
    answer,
    asked_seats,
    copy_of,
    from_numbers,
    lane_of,
    numbers_of,
    run,
    table,
    together,
)
from tests.rows import for_each

# The order of steps


def test_steps_happen_in_the_order_listed() -> None:
    game = run(Note(1), Note(2), Note(3), End())

    assert game.trace == [1, 2, 3]
    assert game.over


def test_what_a_step_adds_happens_before_what_was_waiting() -> None:
    game = run(Nest(1, [Note(2), Nest(3, [Note(4), Note(5)]), Note(6)]), Note(7), End())

    assert game.trace == [1, 2, 3, 4, 5, 6, 7]


def test_nothing_happens_after_the_end() -> None:
    game = run(Note(1), End(), Note(2))

    assert game.trace == [1]
    assert asked_seats(game) == []


def test_an_answer_puts_its_steps_before_what_was_waiting() -> None:
    game = run(One(0, [1, 2], [Note(10), One(1, [3, 4], [Note(11)]), Note(12)]), Note(13), End())

    answer(game, 0, 2)
    assert game.trace == [2, 10]
    assert asked_seats(game) == [1]
    answer(game, 1, 3)
    assert game.trace == [2, 10, 3, 11, 12, 13]
    assert game.over


def test_a_game_in_which_nothing_waits_is_our_mistake() -> None:
    with pytest.raises(AssertionError, match="nothing waits and nobody has won"):
        run(Note(1))


def test_a_step_that_says_nothing_is_our_mistake() -> None:
    game = table()
    with pytest.raises(AssertionError, match="a Do says what it does"):
        Do[Sandbox]().resolve(game)
    for call, message in (
        (Ask[Sandbox](0).kind, "an Ask names its kind"),
        (lambda: Ask[Sandbox](0).options(game), "an Ask lists its options"),
        (lambda: Ask[Sandbox](0).answer(game, 1), "an Ask says what an answer does"),
        (lambda: Ask[Sandbox](0).notation(game, 1), "an Ask can write its choices down"),
        (lambda: AskSome[Sandbox](0, 0, 1).answer(game, 1), "an AskSome says what an answer does"),
    ):
        with pytest.raises(AssertionError, match=message):
            call()
    assert Ask[Sandbox](0).about(game) == []
    assert Ask[Sandbox](0).refused(game) == []


# Questions that answer themselves


def test_a_question_with_one_choice_answers_itself() -> None:
    game = run(One(0, [5], [Note(6)]), End())

    assert game.trace == [5, 6]


def test_a_question_without_choices_is_passed_over() -> None:
    game = run(One(0, [], [Note(6)]), Note(7), End())

    assert game.trace == [-1, 7]


@for_each(
    ("least", "most", "numbers", "trace"),
    [
        (2, 2, [5, 6], [5, 6]),  # all must be taken
        (3, 3, [5, 6], [5, 6]),  # more are asked for than there are: as many as possible
        (1, 1, [5], [5]),
        (0, 0, [5, 6], [-1]),  # none may be taken
        (0, 3, [], [-1]),  # there is nothing to take
        (2, 2, [], [-1]),
    ],
)
@for_each("lane", ["main", "sealed", "open"])
def test_a_pick_without_choice_answers_itself(
    least: int, most: int, numbers: list[int], trace: list[int], lane: str
) -> None:
    some = Some(0, least, most, numbers)
    game = run(some if lane == "main" else together(lane == "sealed", some), End())

    assert game.trace == trace
    assert game.over


@for_each(("least", "most"), [(0, 1), (0, 3), (1, 1), (1, 2), (2, 2), (2, 9)])
def test_a_pick_with_a_choice_waits(least: int, most: int) -> None:
    game = run(Some(0, least, most, [5, 6, 7]), End())

    assert asked_seats(game) == [0]
    assert lane_of(game, 0).menu == [5, 6, 7]
    answer(game, 0, 5, 6)
    assert game.trace == [5, 6]


def test_random_picks_are_legal_and_reach_everything() -> None:
    game = run(Some(0, 1, 9, [5, 6, 7]), End())
    chance = Chance(3, 0)

    drawn = {tuple(random_picks(lane_of(game, 0), chance)) for _ in range(300)}

    assert drawn == {(5,), (6,), (7,), (5, 6), (5, 7), (6, 7), (5, 6, 7)}


# Lanes


def _three(sealed: bool) -> Sandbox:
    asks = [One(seat, [seat * 10, seat * 10 + 1], [Note(100 + seat)]) for seat in range(3)]
    return run(Note(1), together(sealed, *asks), Note(2), End())


@for_each("order", list(permutations(range(3))))
def test_sealed_answers_take_effect_together_in_the_order_of_the_list(order: tuple[int, int, int]) -> None:
    game = _three(sealed=True)
    mark = game.mark

    assert asked_seats(game) == [0, 1, 2]
    for seat in order[:2]:
        answer(game, seat, seat * 10 + 1)
        assert game.trace == [1]
        assert game.mark == mark
    answer(game, order[2], order[2] * 10 + 1)

    assert game.trace == [1, 1, 100, 11, 101, 21, 102, 2]
    assert game.mark == mark + 1
    assert len(game.lanes) == 1


def test_the_order_of_sealed_answers_leaves_no_trace_in_the_state() -> None:
    ends = set()
    for order in permutations(range(3)):
        game = _three(sealed=True)
        for seat in order:
            answer(game, seat, seat * 10)
        ends.add(tuple(numbers_of(game)))

    assert len(ends) == 1


@for_each("order", list(permutations(range(3))))
def test_open_answers_take_effect_at_once(order: tuple[int, int, int]) -> None:
    game = _three(sealed=False)
    mark = game.mark

    for place, seat in enumerate(order):
        answer(game, seat, seat * 10)
        assert game.trace[1 + place * 2 : 3 + place * 2] == [seat * 10, 100 + seat]

    assert game.trace[-1] == 2
    assert game.over
    assert game.mark == mark


def test_what_follows_in_a_lane_stays_in_it() -> None:
    game = run(together(False, One(0, [1, 2], [One(0, [3, 4], [Note(5)])]), One(1, [6, 7], [])), Note(8), End())

    answer(game, 0, 1)
    assert asked_seats(game) == [0, 1]
    answer(game, 1, 6)
    assert asked_seats(game) == [0]
    answer(game, 0, 4)
    assert game.trace == [1, 6, 4, 5, 8]


def test_each_lane_counts_its_own_answers() -> None:
    game = run(together(False, One(0, [1, 2], [One(0, [3, 4], [])]), One(1, [6, 7], [])), End())

    assert (lane_of(game, 0).version, lane_of(game, 1).version) == (0, 0)
    answer(game, 0, 1)
    assert (lane_of(game, 0).version, lane_of(game, 1).version) == (1, 0)
    answer(game, 1, 6)
    assert lane_of(game, 0).version == 1


def test_a_seat_without_a_choice_does_not_hold_up_the_others() -> None:
    game = run(together(True, One(0, [1], []), One(1, [2, 3], []), One(2, [], [])), Note(9), End())

    assert asked_seats(game) == [1]
    assert game.trace == []
    answer(game, 1, 3)
    assert game.trace == [1, 3, -1, 9]


@for_each("sealed", [True, False])
def test_lanes_in_which_nobody_has_a_choice_close_at_once(sealed: bool) -> None:
    game = run(together(sealed, One(0, [1], [Note(5)]), One(1, [2], [])), Note(9), End())

    assert game.trace == [1, 5, 2, 9]


@for_each("sealed", [True, False])
def test_together_with_nobody_is_passed_over(sealed: bool) -> None:
    game = run(together(sealed), Note(9), End())

    assert game.trace == [9]


def test_a_game_that_ends_in_one_lane_ends_for_all() -> None:
    game = run(together(False, One(0, [1, 2], [End()]), One(1, [3, 4], []), One(2, [5], [])), Note(9), End())

    answer(game, 0, 1)

    assert game.over
    assert asked_seats(game) == []
    assert game.trace == [5, 1]


def test_a_game_that_ends_while_lanes_open_runs_no_further_lane() -> None:
    game = run(together(False, One(0, [1], [End()]), One(1, [3], []), One(2, [5, 6], [])), End())

    assert game.over
    assert asked_seats(game) == []
    assert game.trace == [1]


def test_lanes_do_not_open_lanes() -> None:
    game = run(together(False, One(0, [1, 2], [together(True, One(1, [3, 4], []))]), One(1, [5, 6], [])), End())

    with pytest.raises(AssertionError, match="lanes do not open lanes"):
        answer(game, 0, 1)


def test_revealed_answers_may_ask_again_before_the_next_takes_effect() -> None:
    game = run(together(True, One(0, [1, 2], [One(0, [3, 4], [])]), One(1, [5, 6], [])), Note(9), End())

    answer(game, 1, 5)
    answer(game, 0, 1)
    assert game.trace == [1]
    assert asked_seats(game) == [0]
    answer(game, 0, 4)
    assert game.trace == [1, 4, 5, 9]


# Copies, at any question


def test_a_copy_goes_its_own_way() -> None:
    game = _three(sealed=True)
    answer(game, 1, 11)
    copy = copy_of(game)
    loaded = from_numbers(game, numbers_of(game))

    for other in (copy, loaded):
        answer(other, 0, 0)
        answer(other, 2, 20)
        assert other.trace == [1, 0, 100, 11, 101, 20, 102, 2]

    assert game.trace == [1]
    assert asked_seats(game) == [0, 2]
    answer(game, 0, 1)
    answer(game, 2, 21)
    assert game.trace == [1, 1, 100, 11, 101, 21, 102, 2]


def test_steps_inside_steps_survive_saving() -> None:
    game = run(One(0, [1, 2], [Nest(3, [One(1, [4, 5], [Note(6)])])]), End())

    loaded = from_numbers(game, numbers_of(game))
    answer(loaded, 0, 1)
    loaded = from_numbers(loaded, numbers_of(loaded))
    answer(loaded, 1, 5)

    assert loaded.trace == [1, 3, 5, 6]
    assert loaded.over


# Random play


def test_a_playout_plays_lanes_and_picks_to_the_end() -> None:
    game = run(
        together(True, One(0, [1, 2], []), One(1, [3, 4], [])), Some(2, 1, 2, [5, 6, 7]), One(0, [8, 9], []), End()
    )

    assert playout(game, Chance(1, 0), 100) == 4
    assert game.over


def test_a_playout_stops_at_its_limit() -> None:
    game = run(One(0, [1, 2], []), One(0, [1, 2], []), One(0, [1, 2], []), End())

    assert playout(game, Chance(1, 0), 2) == 2
    assert not game.over
    advance(game)
    assert asked_seats(game) == [0]
