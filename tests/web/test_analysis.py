"""A finished game in hindsight, in a browser: asked for from its replay, drawn as a curve, told in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tessera.table import analysis
from tests.web.conftest import LAPTOP, PHONE, People
from tests.web.test_axe import THEMES, violations_in_all_themes

# The processes of the server share two processors with the browser.
LONG = 60_000


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long: what comes out is not asked for here, but that it comes."""
    monkeypatch.setattr(analysis, "ITERATIONS", 2)


def analysed(page: Page, table: str, word: str) -> None:
    """Ask for the analysis of a game, and wait until every choice is weighed."""
    page.goto(f"/tables/{table}/replay?at=3")
    page.wait_for_selector("[data-piece]")
    page.get_by_role("button", name=word).click()
    page.wait_for_function(
        "() => document.querySelector('polyline') && !document.querySelector('progress')", timeout=LONG
    )


def test_a_finished_game_is_analysed_in_its_replay(people: People, finished: str, pictures: Path) -> None:
    page = people.window(LAPTOP, has_worker=False)
    analysed(page, finished, "Analyse")

    curve = page.get_by_role("slider", name="Chances of winning")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^Step 3: A \d+%, B \d+%$"))
    expect(page.get_by_role("region", name="Choice 3")).to_contain_text("→")
    expect(page.get_by_role("table", name="Where it came from")).to_be_visible()
    page.screenshot(path=pictures / "analysis-dusk-en.png")
    assert violations_in_all_themes(page, *THEMES) == []

    # By keys from the curve, and by a click at its end.
    curve.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("region", name="Choice 4")).to_be_visible()
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + 5)
    last = int(curve.get_attribute("aria-valuemax") or 0)
    expect(page.get_by_role("region", name=f"Choice {last}")).to_be_visible()


def test_it_fits_a_phone_and_speaks_japanese(people: People, finished: str, pictures: Path) -> None:
    page = people.window(PHONE, has_worker=False, language="ja", theme="paper")
    analysed(page, finished, "分析")

    expect(page.get_by_role("slider", name="勝率")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="3手目")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") == PHONE[0]
    page.screenshot(path=pictures / "analysis-paper-ja-phone.png")
    page.get_by_text("すべての手の表").click()
    expect(page.get_by_role("columnheader", name="その後の勝率")).to_be_visible()
