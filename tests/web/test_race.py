"""Race for the Galaxy in a browser: whole games to the score sheet, against bots and against the robot, and tables that
are not hard to use."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, LARGE, PHONE, People
from tests.web.seat import Seat
from tests.web.test_axe import violations

RACE = "race-for-the-galaxy"
WHOLE_ARC = {"sets": "set3", "goals": True, "takeovers": True}

# Somebody who plays at random against bots has about sixty decisions; a game that needs more than this does not end.
MOST_DECISIONS = 300


def _plays_to_the_end(people: People, others: list[str], seed: int, options: dict[str, Any]) -> Seat:
    """A game by mouse, on the pieces and in the list, until it is over."""
    page = people.window(has_worker=False, motion="still")
    seat = Seat.opens(page, others, seed, game=RACE, options=options)
    while seat.wait() and seat.decisions < MOST_DECISIONS:
        seat.answer_by_mouse()
    shown = seat.position()
    assert shown["table"]["status"] == "over"
    chosen = [entry for entry in shown["log"] if entry["kind"] == "chose" and entry["seat"] == 0]
    # Every decision became one choice: nothing was lost, nothing was done twice.
    assert len(chosen) == seat.decisions
    return seat


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


def test_a_whole_game_with_everything_against_two_bots(people: People) -> None:
    seat = _plays_to_the_end(people, ["greedy", "greedy"], 1, WHOLE_ARC)

    assert seat.position()["outcome"]["winners"]
    _shows_the_score(seat)


def test_a_whole_game_alone_against_the_robot(people: People) -> None:
    seat = _plays_to_the_end(people, [], 2, {"sets": "set1", "difficulty": "easy"})

    _shows_the_score(seat)


@pytest.mark.parametrize(("size", "theme", "bots"), [(PHONE, "dusk", 5), (LAPTOP, "paper", 3), (LARGE, "contrast", 2)])
def test_no_table_is_hard_to_use(people: People, size: tuple[int, int], theme: str, bots: int) -> None:
    page = people.window(size, has_worker=False, theme=theme, motion="still")
    seat = Seat.opens(page, ["greedy"] * bots, seed=3, game=RACE, options=WHOLE_ARC)
    for _ in range(6):
        assert seat.wait()
        seat.answer_by_mouse()
    assert seat.wait()
    page.wait_for_load_state("networkidle")

    assert violations(page) == []
    # Nothing makes the page wider than the window, not even six seats on a phone.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    last = page.locator("summary").and_(page.get_by_label("Settings")).bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= size[0]
