"""Screenshots of the main screens, as people see them: in build/pictures, and the best of them in the README.

A picture proves little by itself; each test also asserts what must be seen without scrolling.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, LARGE, PHONE, People, wear
from tests.web.scenes import Find
from tests.web.seat import Seat

# What is drawn comes to rest in so many milliseconds, where nothing moves.
REST_MS = 100

# Of each table: language, size of the window it is opened in, and what is seen there in which sizes and themes.
Look = tuple[tuple[int, int], tuple[str, ...]]
FEWER_LOOKS: list[tuple[str, list[Look]]] = [
    ("en", [(LAPTOP, ("dusk",))]),
    ("ja", [(LAPTOP, ("paper",))]),
    ("en", [(PHONE, ("dusk",))]),
]
LOOKS: list[tuple[str, list[Look]]] = [
    ("en", [(LAPTOP, ("dusk", "paper", "contrast")), (LARGE, ("dusk",))]),
    ("ja", [(LAPTOP, ("dusk", "paper"))]),
    ("en", [(PHONE, ("dusk",))]),
    ("ja", [(PHONE, ("paper",))]),
]


@pytest.mark.parametrize("name", ["table", "race", "warp", "revive"])
def test_the_table(people: People, scene: Find, pictures: Path, name: str) -> None:
    shown = scene(name)
    for language, looks in LOOKS if name == "table" else FEWER_LOOKS:
        first = looks[0][1][0]
        page = people.window(looks[0][0], has_worker=False, theme=first, language=language)
        shown.enter(page)
        assert Seat.sees(page, shown.table).wait()
        assert page.evaluate("document.documentElement.dataset.theme") == first
        for size, themes in looks:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            for theme in themes:
                wear(page, theme)
                page.wait_for_timeout(REST_MS)

                page.screenshot(path=pictures / f"{name}-{theme}-{language}-{size[0]}.png")
                _assert_whole_decision(page, size)
        page.close()


def _assert_whole_decision(page: Page, size: tuple[int, int]) -> None:
    """The question and every row of its options lie within the window, and the page does not scroll."""
    scrolls = page.evaluate(
        "[document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]"
    )
    assert scrolls == [False, False]
    if size == PHONE:
        return
    ends = page.locator("[data-part='question'] :is([data-group], [data-option])").evaluate_all(
        "rows => rows.map((row) => row.getBoundingClientRect()).map(({ bottom, width }) => [bottom, width])"
    )
    assert len(ends) >= 1
    for bottom, width in ends:
        assert width > 0
        assert bottom <= size[1]


@pytest.mark.parametrize(
    ("theme", "language", "sizes"), [("dusk", "en", (LAPTOP, PHONE)), ("paper", "ja", (PHONE, LAPTOP))]
)
def test_the_pages(
    people: People, pictures: Path, theme: str, language: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    page = people.window(sizes[0], has_worker=False, theme=theme, language=language)
    for name, route in {
        "home": "/",
        "new": "/new/atlas-lost",
        "cards": "/rules/atlas-lost?tab=cards",
        "rules": "/rules/atlas-lost",
    }.items():
        page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
        page.goto(route)
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(REST_MS)
            page.screenshot(path=pictures / f"{name}-{theme}-{language}-{width}.png")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
