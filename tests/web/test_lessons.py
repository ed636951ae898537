"""Lessons in a real browser: the course, first lessons by mouse, one by keyboard, and all that they tell on screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tessera.teaching.courses import course, lesson_of, taught
from tessera.teaching.lesson import Lesson
from tests.web.conftest import PHONE, People
from tests.web.seat import FITS, Seat, request

# First lessons with cards and with a map are played every day, all others with the long tests.
_DAILY = ("race-for-the-galaxy", "the-warp")
LESSONS = [
    pytest.param(
        lesson,
        id=f"{game}-{lesson.name}",
        marks=() if game in _DAILY and lesson is course(game)[0] else pytest.mark.long,
    )
    for game in taught()
    for lesson in course(game)
]

# The panel shows this step, and the question of it can be answered.
_STANDS = """(step) => {
  const panel = document.querySelector("[data-part='lesson']");
  const question = document.querySelector("[data-part='question'][data-version]");
  if (!panel || !question || question.getAttribute('aria-busy') === 'true') return false;
  return step === 0 ? panel.querySelector('header .step') === null : panel.dataset.step === String(step);
}"""
# The pieces of this list that nothing draws.
_UNDRAWN = """(pieces) => pieces.filter((piece) => !document.querySelector(`[data-piece=${JSON.stringify(piece)}]`))"""
# Where the pointer and the piece that it points at overlap.
_COVERS = """() => {
  const pointer = document.querySelector('.pointer')?.getBoundingClientRect();
  if (!pointer) return false;
  const lit = [...document.querySelectorAll('[data-spoken]')].map((piece) => piece.getBoundingClientRect());
  return lit.some((box) => pointer.left + 6 < box.right && pointer.right - 6 > box.left
    && pointer.top + 6 < box.bottom && pointer.bottom - 6 > box.top && box.width < 400);
}"""


def begins(page: Page, lesson: Lesson) -> Seat:
    """Somebody new opens the course and begins a lesson there."""
    page.goto(f"/learn/{lesson.game}")
    card = page.locator(f"[data-lesson='{lesson.name}']")
    expect(card).to_contain_text(lesson.title["en"])
    card.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/tables/*")
    return Seat.sees(page, page.url.rsplit("/", 1)[1].partition("?")[0])


def chooses(page: Page, picks: list[str]) -> None:
    """Click on options of the list; long lists are folded by what the options do, and some answers are confirmed."""
    question = page.locator("[data-part='question']")
    version = question.get_attribute("data-version")
    for pick in picks:
        option = question.locator(f"[data-option='{pick}']")
        if not option.is_visible():
            question.locator(f"[data-group='{pick.split()[0]}']").click()
        option.click()
    confirm = page.locator(f"[data-part='question'][data-version='{version}'] [data-confirm]")
    page.wait_for_timeout(60)
    if confirm.count():
        confirm.click()


def stands(page: Page, step: int) -> None:
    """The lesson is at a step, and its question is open; 0 is its end."""
    page.wait_for_function(_STANDS, arg=step)


def reads(page: Page, lesson: Lesson, number: int) -> None:
    """Everything that a step tells is on the screen, one after the other, and all that it points at is drawn."""
    panel = page.locator("[data-part='lesson']")
    cards = lesson.steps[number - 1].cards
    for index, card in enumerate(cards):
        expect(panel.locator(".told")).to_contain_text(card.tell["en"])
        assert page.evaluate(_UNDRAWN, list(card.point)) == [], f"{lesson.game} {lesson.name}, question {number}"
        if index < len(cards) - 1:
            panel.get_by_role("button", name="Go on").click()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_played_by_mouse(people: People, lesson: Lesson) -> None:
    page = people.window(has_worker=False)
    seat = begins(page, lesson)

    for number, step in enumerate(lesson.steps, start=1):
        stands(page, number)
        reads(page, lesson, number)
        chooses(page, sorted(step.way.picks))
    stands(page, 0)

    panel = page.locator("[data-part='lesson']")
    expect(panel).to_contain_text(lesson.end.tell["en"])
    expect(panel.get_by_role("link", name="All lessons")).to_be_visible()
    assert page.evaluate(FITS)
    # It is the learner's game now.
    seat.answer_by_mouse()
    page.goto(f"/learn/{lesson.game}")
    expect(page.locator(f"[data-lesson='{lesson.name}']")).to_contain_text("Done")


def test_a_lesson_is_taken_by_keyboard_alone(people: People) -> None:
    lesson = lesson_of("race-for-the-galaxy", "first-worlds")
    page = people.window(has_worker=False)
    page.goto("/")
    page.get_by_role("article", name="Race for the Galaxy").get_by_role("link", name="Learn").press("Enter")
    page.wait_for_url(f"**/learn/{lesson.game}")
    page.locator(f"[data-lesson='{lesson.name}']").get_by_role("button", name="Begin").press("Enter")
    page.wait_for_url("**/tables/*")

    for number, step in enumerate(lesson.steps[:5], start=1):
        stands(page, number)
        for _ in step.cards[1:]:
            page.keyboard.press("g")
        expect(page.locator("[data-part='lesson'] .told")).to_contain_text(step.cards[-1].tell["en"])
        page.keyboard.press("q")
        for pick in sorted(step.way.picks):
            page.locator(f"[data-part='question'] [data-option='{pick}']").press("Enter")
        if len(step.way.picks) > 1:
            page.locator("[data-confirm]").press("Enter")
    stands(page, 6)


def test_another_answer_is_told_kindly_and_the_answer_is_shown_when_asked_for(people: People) -> None:
    lesson = lesson_of("race-for-the-galaxy", "first-worlds")
    page = people.window(has_worker=False)
    begins(page, lesson)
    stands(page, 1)
    panel = page.locator("[data-part='lesson']")

    page.locator("[data-option='develop']").click()
    expect(panel).to_contain_text("Not yet. " + lesson.steps[0].other["en"])
    expect(page.get_by_role("alert").filter(has_text="Not yet")).to_have_count(0)
    panel.get_by_role("button", name="Go on").click()
    panel.get_by_role("button", name="Show me").click()
    expect(panel).to_contain_text(re.compile("The lesson means:.*Settle"))
    expect(page.locator("[data-piece='action settle'][data-spoken]")).to_have_count(1)
    expect(page.locator(".pointer")).to_have_count(1)
    assert not page.evaluate(_COVERS)

    page.locator("[data-option='settle']").click()
    stands(page, 2)
    expect(panel).to_contain_text("Right. " + lesson.steps[0].way.say["en"])


def test_a_lesson_is_linked_to_left_and_taken_up_again_on_a_phone(people: People) -> None:
    lesson = lesson_of("race-for-the-galaxy", "first-worlds")
    page = people.window(PHONE, has_worker=False)
    page.goto(f"/learn/{lesson.game}/{lesson.name}")
    page.wait_for_url("**/tables/*")
    table = page.url
    stands(page, 1)
    page.locator("[data-option='settle']").click()
    stands(page, 2)
    assert page.evaluate(FITS)

    page.goto("/")
    # Lessons do not stand among the games that one plays.
    expect(page.get_by_text(lesson.title["en"])).to_have_count(0)
    page.goto(f"/learn/{lesson.game}")
    card = page.locator(f"[data-lesson='{lesson.name}']")
    expect(card).to_contain_text(f"1 of {len(lesson.steps)} steps")
    card.get_by_role("button", name="Go on").click()
    page.wait_for_url(table)
    stands(page, 2)


def test_all_games_can_be_learnt_and_played_without_scrolling(people: People) -> None:
    page = people.window((1366, 768), has_worker=False)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(4)

    for article in page.get_by_role("article").all():
        for way in (article.get_by_role("link", name="Learn"), article.get_by_role("button", name="Play now")):
            box = way.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 768
    assert request(page, "GET", "/games/revive/lessons")["game"] == "revive"
