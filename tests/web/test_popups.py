"""What comes up while something is pointed at: it tells, and is never in the way. And clicks that come too early."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, PHONE, People
from tests.web.scenes import Find
from tests.web.seat import Seat

# How long one points at a piece until everything about it is shown, in milliseconds.
POINTING_MS = 450
# A table of each game.
TABLES = ("table", "race", "revive", "warp")
# So many pieces of a table are pointed at.
PIECES = 4

# What is shown of a piece that is pointed at, and everything that can be clicked and lies under it.
_COVERED = """() => {
  const popups = [...document.querySelectorAll('.peek, .explanation, [role=tooltip]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const ways = [...document.querySelectorAll("button, a[href], summary, [data-piece][data-can='choose']")];
  const seen = (way, x, y) => {
    popups.forEach((one) => { one.style.visibility = 'hidden'; });
    const top = document.elementFromPoint(x, y);
    popups.forEach((one) => { one.style.visibility = ''; });
    return way.contains(top);
  };
  return popups.map((popup) => {
    const box = popup.getBoundingClientRect();
    return ways.filter((way) => !popup.contains(way) && !way.contains(popup)).filter((way) => {
      const other = way.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, other.left), Math.min(box.right, other.right)];
      const [top, bottom] = [Math.max(box.top, other.top), Math.min(box.bottom, other.bottom)];
      return right - left > 1 && bottom - top > 1 && seen(way, (left + right) / 2, (top + bottom) / 2);
    }).map((way) => way.outerHTML.slice(0, 100));
  });
}"""

# Every option whose words do not all lie within its button, or beyond the list that scrolls.
_CUT = """() => [...document.querySelectorAll("[data-part='question'] [data-option]")].filter((option) => {
  const box = option.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(option);
  return [...range.getClientRects()].some((words) => words.left < box.left - 1 || words.right > box.right + 1
    || words.top < box.top - 1 || words.bottom > box.bottom + 1)
    || [...option.querySelectorAll('*')].some((one) => one.scrollHeight > one.clientHeight + 1
      && getComputedStyle(one).overflow !== 'visible' && !one.matches('.icon, .icon *'));
}).map((option) => option.textContent)"""


def _points(page: Page, number: int, of: int) -> list[list[str]]:
    """Point at one of the pieces; what is covered by each thing that comes up."""
    page.mouse.move(1, 1)
    page.locator("[data-piece]:visible").nth(number * of).hover(force=True)
    page.wait_for_timeout(POINTING_MS)
    covered: list[list[str]] = page.evaluate(_COVERED)
    return covered


@pytest.mark.parametrize("name", TABLES)
def test_what_comes_up_covers_nothing_that_can_be_clicked(people: People, scene: Find, name: str) -> None:
    shown = scene(name)
    page = people.window(LAPTOP, has_worker=False)
    shown.enter(page)
    assert Seat.sees(page, shown.table).wait()
    many = page.locator("[data-piece]:visible").count()

    covered = [popup for at in range(PIECES) for popup in _points(page, at, many // PIECES)]

    assert len(covered) >= PIECES // 2
    assert [popup for popup in covered if popup] == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize("name", TABLES)
def test_options_are_told_in_full(people: People, scene: Find, size: tuple[int, int], name: str) -> None:
    shown = scene(name)
    page = people.window(size, has_worker=False)
    shown.enter(page)
    seat = Seat.sees(page, shown.table)
    assert seat.wait()
    options = {one["text"].replace(" ", "") for one in seat.position()["question"]["options"]}

    drawn, cut = _drawn(page), page.evaluate(_CUT)
    for group in page.locator("[data-part='question'] [data-group]").all():
        # Until the words of the game are there, a group has no name.
        expect(group).not_to_contain_text("…")
        group.click()
        page.locator(".opened [data-option]").first.wait_for()
        drawn |= _drawn(page)
        cut += page.evaluate(_CUT)

    # All of them, each with all of its words.
    assert drawn == options
    assert cut == []


def _drawn(page: Page) -> set[str]:
    """The words of all options that are drawn, without spaces."""
    words: list[str] = page.locator("[data-part='question'] [data-option] .text").all_inner_texts()
    return {re.sub(r"\s", "", one) for one in words}


# Whether another question is drawn than before.
_ANOTHER = """(before) => {
  const version = document.querySelector("[data-part='question']").dataset.version;
  return version !== undefined && version !== before;
}"""


def test_a_click_on_what_was_drawn_this_moment_answers_nothing(people: People) -> None:
    seat = Seat.opens(people.window(has_worker=False), ["random"], seed=3)
    page = seat.page
    options = page.locator("[data-part='question'] :is([data-option], [data-group])")

    for _ in range(3):
        assert seat.wait()
        seat.answered = seat.version
        options.first.click()
        seat.decisions += 1
        # The first click has answered, or opened what it answers with; the second one comes when nobody has read yet.
        if page.locator("[data-group][aria-expanded='true']").count():
            page.locator(".opened [data-option]").first.click()
        page.wait_for_function(_ANOTHER, arg=seat.answered, polling="raf")
        # Past the patience of the driver, which would wait until the option may be pressed.
        box = page.locator("[data-part='question'] [data-option]").first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    assert seat.wait()
    assert seat.was_heard()
    expect(page.locator("[data-part='question']")).to_have_attribute("aria-busy", "false")
