"""Where a learner stands follows from the lesson and the choices of the game, and from nothing else."""

from __future__ import annotations

import dataclasses

import tessera
from tessera.kernel.record import Choice
from tessera.teaching.courses import lesson_of
from tessera.teaching.lesson import Good, Lesson
from tessera.teaching.progress import opened, progress, tone_of

RACE = lesson_of("race-for-the-galaxy", "first-worlds")
REVIVE = lesson_of("revive", "first-thaw")


def test_a_step_waits_until_the_learner_has_answered_it() -> None:
    game = opened(RACE)

    before = progress(RACE, game)
    game.play(0, ["settle"])
    after = progress(RACE, game)

    assert (before.done, before.last, before.step) == (0, None, RACE.steps[0])
    assert (after.done, after.last, after.step) == (1, RACE.steps[0].way, RACE.steps[1])
    assert (after.cue(1), after.cue(0)) == (["explore-5"], None)


def test_what_the_others_have_answered_is_no_longer_their_cue() -> None:
    game = opened(RACE)

    game.play(0, ["settle"])
    game.play(1, ["explore-5"])

    assert progress(RACE, game).script == ()


def test_going_back_in_the_game_goes_back_in_the_lesson() -> None:
    game = opened(REVIVE)

    game.play(0, ["play SC1 T1"])
    game.undo(0)

    assert progress(REVIVE, game).done == 0


def test_answers_are_right_another_way_or_other() -> None:
    game = opened(REVIVE)
    stand = progress(REVIVE, game)
    step = dataclasses.replace(
        REVIVE.steps[0],
        good=(*REVIVE.steps[0].good, Good(frozenset({"switch food"}), "switch food", {}, (), other_way=True)),
    )
    changed = dataclasses.replace(stand, lesson=dataclasses.replace(REVIVE, steps=(step, *REVIVE.steps[1:])))

    assert tone_of(changed, ["play SC1 T1"]) == "right"
    assert tone_of(changed, ["play SC1 T2"]) == "right"
    assert tone_of(changed, ["switch food"]) == "also"
    assert tone_of(changed, ["hibernate"]) == "other"


def test_an_answer_can_make_steps_needless() -> None:
    skipping = Good(frozenset({"play SC1 T1"}), "play SC1 T1", {}, (Choice(1, ["end"]),), other_way=True, skip=2)
    step = dataclasses.replace(REVIVE.steps[0], good=(skipping,))
    lesson = dataclasses.replace(REVIVE, steps=(step, *REVIVE.steps[1:]))
    game = opened(lesson)

    game.play(0, ["play SC1 T1"])
    stand = progress(lesson, game)

    assert (stand.done, stand.step) == (3, REVIVE.steps[3])
    assert stand.cue(1) == ["end"]


def test_a_game_that_leaves_the_way_is_a_game_like_any_other() -> None:
    game = opened(REVIVE)

    game.play(0, ["hibernate"])
    stand = progress(REVIVE, game)

    assert stand.lost
    assert stand.step is None
    assert tone_of(stand, ["end"]) == "right"


def test_a_game_that_began_otherwise_is_no_lesson() -> None:
    start = RACE.start
    options = {**start.options, "sets": "set1"}

    for other in (
        tessera.start("race-for-the-galaxy", 2, "2", start.options),
        tessera.start("race-for-the-galaxy", 3, start.seed, start.options),
        tessera.start("race-for-the-galaxy", 2, start.seed, options),
        tessera.start("revive", 2, start.seed),
    ):
        assert progress(RACE, other).lost


def test_the_position_of_a_lesson_is_part_of_it() -> None:
    third = lesson_of("atlas-lost", "third-level")
    game = opened(third)

    assert len(game.choices) == len(third.start.choices) > 30
    assert not progress(third, game).lost
    assert progress(third, tessera.start("atlas-lost", 2, third.start.seed, third.start.options)).lost


def test_a_lesson_is_over_after_its_last_step() -> None:
    lesson: Lesson = dataclasses.replace(RACE, steps=RACE.steps[:1])
    game = opened(lesson)

    game.play(0, ["settle"])

    assert progress(lesson, game).is_over
    assert progress(lesson, game).step is None
