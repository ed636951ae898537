"""Every page in every theme and every table in three widths: axe-core finds nothing wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import LAPTOP, LARGE, PHONE, People
from tests.web.seat import Seat, request

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Colours hardly depend on the width: all themes are looked at on a laptop, one at each of the other widths.
THEMES = {"phone": ("dusk",), "laptop": ("dusk", "paper", "contrast"), "large": ("contrast",)}
COLOUR = ("color-contrast", "link-in-text-block")
SIZES = {"phone": PHONE, "laptop": LAPTOP, "large": LARGE}

_RUN = """async (rules) => {
  const only = rules.length ? { runOnly: { type: 'rule', values: rules } } : {};
  const found = await axe.run(document, { resultTypes: ['violations'], ...only });
  return found.violations.map((one) => `${one.id}: ${one.help}: `
    + one.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | '));
}"""


def violations(page: Page, rules: tuple[str, ...] = ()) -> list[str]:
    """What axe-core finds in the page as it is shown, by all of its rules or some."""
    # Not as a script of the page: the server's policy would not allow that.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(_RUN, list(rules))
    return found


@pytest.mark.parametrize("size", SIZES)
def test_no_page_is_hard_to_use(people: People, finished: str, size: str) -> None:
    # An address that leads nowhere is answered with 404, which the browser tells by itself.
    page = people.window(SIZES[size], is_expected=lambda text: "404" in text, has_worker=False)
    seat = Seat.opens(page, ["greedy", "greedy", "greedy"], seed=8)
    for _ in range(6):
        assert seat.wait()
        seat.answer_by_mouse()
    assert seat.wait()
    gathering = request(page, "POST", "/tables", {"game": "atlas-lost", "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "table"
    ]["id"]
    tables = (f"/tables/{seat.table}", f"/tables/{finished}", f"/tables/{finished}/replay?at=3")
    # Other pages are as wide on a large screen as on a laptop.
    others = (
        "/",
        "/new/atlas-lost",
        f"/tables/{gathering}",
        "/join",
        # Hundreds of entries of a few kinds: some of every kind.
        "/rules/atlas-lost?q=influence",
        "/rules/atlas-lost?tab=cards&q=initiative",
        "/me",
        "/about",
        "/nowhere",
    )

    found = {}
    for route in tables if size == "large" else (*tables, *others):
        page.goto(route)
        page.wait_for_load_state("networkidle")
        for theme in THEMES[size]:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            # Themes differ in nothing but colour.
            if wrong := violations(page, () if theme == THEMES[size][0] else COLOUR):
                found[f"{route} in {theme}"] = wrong
    assert not found, "\n".join(f"{where}: {one}" for where, wrong in found.items() for one in wrong)
