"""Screenshots of the main screens, as people see them: in build/pictures, and the best of them in the README.

A picture proves little by itself; each test also asserts what must be seen without scrolling.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.table.server.running import client_id
from tests.web.conftest import LAPTOP, LARGE, PHONE, People
from tests.web.seat import Seat

# Theme, language and size of each picture of the table.
LOOKS = [
    ("dusk", "en", LAPTOP),
    ("paper", "en", LAPTOP),
    ("dusk", "ja", LAPTOP),
    ("paper", "ja", LAPTOP),
    ("contrast", "en", LAPTOP),
    ("dusk", "en", PHONE),
    ("paper", "ja", PHONE),
    ("dusk", "en", LARGE),
]


def _play_on(seat: Seat, decisions: int) -> None:
    """Answer so many questions by the interface for programs, which is quicker than by mouse."""
    for _ in range(decisions):
        assert seat.wait()
        question = seat.position()["question"]
        options = [option["id"] for option in question["options"]]
        building = [one for one in options if one.split()[0] in ("place", "install", "start", "use", "keep")]
        chosen = building if len(building) >= question["least"] else options
        picks = sorted(random.Random(len(options)).sample(chosen, max(1, question["least"])), key=options.index)
        seat.answered_elsewhere(client_id(), question["version"], picks)


@pytest.mark.parametrize(("theme", "language", "size"), LOOKS)
def test_the_table(people: People, pictures: Path, theme: str, language: str, size: tuple[int, int]) -> None:
    page = people.window(size, theme=theme, language=language)
    seat = Seat.opens(page, ["greedy", "greedy"], seed=21)
    _play_on(seat, 14)
    assert seat.wait()
    # What the bots did has come to rest.
    page.wait_for_timeout(600)

    page.screenshot(path=pictures / f"table-{theme}-{language}-{size[0]}.png")
    _assert_whole_decision(page, size)


def _assert_whole_decision(page: Page, size: tuple[int, int]) -> None:
    """The question and every row of its options lie within the window, and the page does not scroll."""
    scrolls = page.evaluate(
        "[document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]"
    )
    assert scrolls == [False, False]
    if size == PHONE:
        return
    rows = page.locator("[data-part='question'] :is([data-group], [data-option])")
    assert rows.count() >= 1
    for row in rows.all():
        box = row.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
@pytest.mark.parametrize(("theme", "language"), [("dusk", "en"), ("paper", "ja")])
def test_the_pages(people: People, pictures: Path, theme: str, language: str, size: tuple[int, int]) -> None:
    page = people.window(size, theme=theme, language=language)
    for name, route in {
        "home": "/",
        "new": "/new/atlas-lost",
        "cards": "/rules/atlas-lost?tab=cards",
        "rules": "/rules/atlas-lost",
    }.items():
        page.goto(route)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        page.wait_for_timeout(300)
        page.screenshot(path=pictures / f"{name}-{theme}-{language}-{size[0]}.png")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
