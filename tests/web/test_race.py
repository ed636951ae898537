"""Race for the Galaxy in a browser: games to the score sheet, against bots and against the robot, and tables that
are not hard to use."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, LARGE, PHONE, People
from tests.web.scenes import WHOLE_ARC, Find
from tests.web.seat import FITS, Seat
from tests.web.test_axe import violations_in_all_themes

RACE = "race-for-the-galaxy"

# What is played of a game if not all of it.
BEGINNING, END = 10, 20

# Somebody who plays at random against bots has about sixty decisions; a game that needs more than this does not end.
MOST_DECISIONS = 300


def _opens(people: People, others: list[str], seed: int, options: dict[str, Any]) -> Seat:
    return Seat.opens(people.window(has_worker=False), others, seed, game=RACE, options=options)


def _plays_to_the_end(seat: Seat) -> None:
    """By mouse, on the pieces and in the list, until the game is over."""
    while seat.wait() and seat.decisions < MOST_DECISIONS:
        seat.answer_by_mouse()
    assert seat.position()["table"]["status"] == "over"
    assert seat.was_heard()


def _shows_the_score(seat: Seat) -> None:
    """The page tells how it ended, and where each point comes from."""
    outcome = seat.position()["outcome"]
    page = seat.page
    page.get_by_role("dialog").get_by_role("button", name="Score sheet").click()
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tfoot td")).to_have_count(len(outcome["scores"]))
    for seat_sheet in sheet.get_by_role("table").all():
        *lines, total = (int(text) for text in seat_sheet.locator("td.number").all_inner_texts())
        assert sum(lines) == total
    totals = [int(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    assert sorted(totals) == sorted(outcome["scores"])


def test_a_game_with_everything_begins_against_two_bots(people: People) -> None:
    seat = _opens(people, ["greedy", "greedy"], 1, WHOLE_ARC)
    while seat.wait() and seat.decisions < BEGINNING:
        seat.answer_by_mouse()

    assert seat.was_heard()


def test_a_game_with_everything_comes_to_its_end(people: People) -> None:
    seat = Seat.comes_late(people.window(has_worker=False), f"{RACE}/set3-all-3-greedy", END)
    _plays_to_the_end(seat)

    assert seat.position()["outcome"]["winners"]
    _shows_the_score(seat)


@pytest.mark.long
def test_a_whole_game_with_everything_against_two_bots(people: People) -> None:
    seat = _opens(people, ["greedy", "greedy"], 1, WHOLE_ARC)
    _plays_to_the_end(seat)

    assert seat.position()["outcome"]["winners"]
    _shows_the_score(seat)


def test_a_whole_game_alone_against_the_robot(people: People) -> None:
    seat = _opens(people, [], 2, {"sets": "set1", "difficulty": "easy"})
    _plays_to_the_end(seat)

    _shows_the_score(seat)


# The largest table stands on the smallest window.
@pytest.mark.parametrize(
    ("name", "size", "themes"),
    [("race for six", PHONE, ("dusk",)), ("race", LAPTOP, ("paper", "dusk", "contrast"))],
)
def test_no_table_is_hard_to_use(
    people: People, scene: Find, name: str, size: tuple[int, int], themes: tuple[str, ...]
) -> None:
    page = people.window(size, has_worker=False)
    shown = scene(name)
    shown.enter(page)
    assert Seat.sees(page, shown.table).wait()

    assert violations_in_all_themes(page, *themes) == []
    # A large screen shows the same as a laptop.
    for width, height in (size,) if size == PHONE else (size, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        # Nothing makes the page wider than the window, not even six seats on a phone.
        assert page.evaluate(FITS)
        last = page.locator("summary").and_(page.get_by_label("Settings")).bounding_box()
        assert last is not None
        assert last["x"] + last["width"] <= width
