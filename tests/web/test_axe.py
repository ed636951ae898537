"""Every page in every theme and in three widths: axe-core finds nothing wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import LAPTOP, LARGE, PHONE, People, wear
from tests.web.scenes import Find
from tests.web.seat import request

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What depends on colours. They hardly depend on the width: themes are looked at on a laptop, and one more on a phone.
COLOUR = ("color-contrast", "link-in-text-block")
THEMES = ("dusk", "paper", "contrast")
SIZES = {"phone": PHONE, "laptop": LAPTOP, "large": LARGE}

_RUN = """async ({ only, without }) => {
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  const wanted = only.length ? { runOnly: { type: 'rule', values: only } } : { rules };
  const found = await axe.run(document, { resultTypes: ['violations'], ...wanted });
  return found.violations.map((one) => `${one.id}: ${one.help}: `
    + one.nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | '));
}"""


def violations(page: Page, only: tuple[str, ...] = (), without: tuple[str, ...] = ()) -> list[str]:
    """What axe-core finds in the page as it is shown, by all of its rules or some."""
    # Not as a script of the page: the server's policy would not allow that.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(_RUN, {"only": only, "without": without})
    return found


def violations_in_all_themes(page: Page, *themes: str) -> list[str]:
    """The same by all rules in the first of some themes, in the others by those of colours: they differ in nothing
    else. In none at all, by all rules but those."""
    if not themes:
        return violations(page, without=COLOUR)
    found = []
    for theme in themes:
        wear(page, theme)
        found += [f"in {theme}: {one}" for one in violations(page, () if theme == themes[0] else COLOUR)]
    return found


@pytest.mark.parametrize(
    ("what", "size", "is_thorough"),
    [
        ("tables", "phone", False),
        ("tables", "laptop", False),
        ("others", "phone", False),
        ("others", "laptop", False),
        # Other pages are as wide on a large screen as on a laptop, and tables show the same there.
        pytest.param("tables", "large", False, marks=pytest.mark.long),
        pytest.param("others", "laptop", True, marks=pytest.mark.long),
    ],
)
def test_no_page_is_hard_to_use(
    people: People, scene: Find, finished: str, what: str, size: str, is_thorough: bool
) -> None:
    # An address that leads nowhere is answered with 404, which the browser tells by itself.
    page = people.window(SIZES[size], is_expected=lambda text: "404" in text, has_worker=False)
    shown = scene("table")
    shown.enter(page)
    gathering = request(page, "POST", "/tables", {"game": "atlas-lost", "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "table"
    ]["id"]
    tables = (f"/tables/{shown.table}", f"/tables/{finished}", f"/tables/{finished}/replay?at=3")
    others = (
        "/",
        "/new/atlas-lost",
        f"/tables/{gathering}",
        "/join",
        # Hundreds of entries of a few kinds: some of every kind.
        "/rules/atlas-lost?q=influence",
        "/rules/atlas-lost?tab=cards&q=initiative",
        "/learn/race-for-the-galaxy",
        "/learn/race-for-the-galaxy/first-worlds",
        "/me",
        "/about",
        "/nowhere",
    )

    found = {}
    for route in tables if what == "tables" else others:
        page.goto(route)
        page.wait_for_load_state("networkidle")
        if wrong := violations_in_all_themes(page, *_themes(size, is_thorough or what == "tables")):
            found[route] = wrong
    assert not found, "\n".join(f"{where}: {one}" for where, wrong in found.items() for one in wrong)


def _themes(size: str, is_colourful: bool) -> tuple[str, ...]:
    """The themes of a page that are looked at: tables have more colours than all the rest."""
    if size == "laptop":
        return THEMES if is_colourful else THEMES[:2]
    return THEMES[:1] if size == "phone" and is_colourful else ()
