"""Screenshots of the main screens, as people see them: in build/pictures, and the best of them in the README.

A picture proves little by itself; each test also asserts what must be seen without scrolling.
"""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tessera.table import opening
from tests.table.server.running import Running, Someone, client_id
from tests.web.conftest import LAPTOP, LARGE, PATIENCE, PHONE, People
from tests.web.seat import Json, Seat

# Language and size of each window at the table, and the themes in which its picture is taken.
LOOKS = [
    ("en", LAPTOP, ("dusk", "paper", "contrast")),
    ("ja", LAPTOP, ("dusk", "paper")),
    ("en", PHONE, ("dusk",)),
    ("ja", PHONE, ("paper",)),
    ("en", LARGE, ("dusk",)),
]
FEWER_LOOKS = [("en", LAPTOP, ("dusk",)), ("ja", LAPTOP, ("paper",)), ("en", PHONE, ("dusk",))]

WHOLE_ARC = {"sets": "set3", "goals": True, "takeovers": True}


class Scene(NamedTuple):
    """A table in the midst of a game, and the cookie of whoever is asked there."""

    table: str
    address: str
    cookie: tuple[str, str]


@pytest.fixture(scope="module")
def scene(table_server: Running) -> Scene:
    """A game of Atlas Lost that has gone on for a while."""
    building = ("place", "install", "start", "use", "keep")
    return _after(table_server, 14, building, game="atlas-lost")


@pytest.fixture(scope="module")
def race(table_server: Running) -> Scene:
    """The same of Race for the Galaxy, with everything there is."""
    building = ("settle", "develop", "pay", "sell", "produce", "use", "keep")
    return _after(table_server, 19, building, game="race-for-the-galaxy", options=WHOLE_ARC)


@pytest.fixture(scope="module")
def warp(table_server: Running) -> Scene:
    """And of The Warp: the map with its colonies, a few rounds in."""
    building = ("extract", "develop", "option", "attack", "move", "station", "build", "pay", "complete", "keep")
    return _after(table_server, 60, building, game="the-warp")


@pytest.fixture(scope="module")
def revive(table_server: Running) -> Scene:
    """And of Revive: the first tiles laid, the first buildings and figures, cards in their slots."""
    building = ("populate", "build", "explore", "play", "module", "place", "machine", "resolve", "recruit", "advance")
    return _after(table_server, 54, building, game="revive")


def _after(server: Running, choices: int, building: tuple[str, ...], **terms: Any) -> Scene:
    """A game against two bots after so many choices; whatever builds something comes first."""
    ann = server.guest("Ann")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(opening, "new_seed", lambda: "deal 1")
        opened = ann.open_table(["me", "greedy", "greedy"], start=True, **terms)
    table: str = opened["table"]["id"]
    for _ in range(choices):
        question = _question(ann, table)
        options = [option["id"] for option in question["options"]]
        wanted = [one for one in options if one.split()[0] in building]
        chosen = wanted if len(wanted) >= max(1, question["least"]) else options
        picks = sorted(random.Random(len(options)).sample(chosen, max(1, question["least"])), key=options.index)
        body = {"client": client_id(), "version": question["version"], "picks": picks}
        ann.ask("POST", f"/tables/{table}/seats/0/choices", body)
    _question(ann, table)
    [cookie] = ann.http.cookies.jar
    return Scene(table, server.address, (cookie.name, str(cookie.value)))


def _question(someone: Someone, table: str) -> Json:
    """What is asked next, when the bots have moved."""
    until = time.monotonic() + PATIENCE / 1000
    while (question := someone.position(table, 0)["question"]) is None:
        assert time.monotonic() < until, "the bots do not move"
        time.sleep(0.05)
    asked: Json = question
    return asked


@pytest.mark.parametrize(("language", "size", "themes"), LOOKS)
def test_the_table(
    people: People, scene: Scene, pictures: Path, language: str, size: tuple[int, int], themes: tuple[str, ...]
) -> None:
    _shows_the_table(people, scene, pictures, "table", language, size, themes)


@pytest.mark.parametrize(("language", "size", "themes"), FEWER_LOOKS)
def test_the_table_of_race_for_the_galaxy(
    people: People, race: Scene, pictures: Path, language: str, size: tuple[int, int], themes: tuple[str, ...]
) -> None:
    _shows_the_table(people, race, pictures, "race", language, size, themes)


@pytest.mark.parametrize(("language", "size", "themes"), FEWER_LOOKS)
def test_the_table_of_the_warp(
    people: People, warp: Scene, pictures: Path, language: str, size: tuple[int, int], themes: tuple[str, ...]
) -> None:
    _shows_the_table(people, warp, pictures, "warp", language, size, themes)


@pytest.mark.parametrize(("language", "size", "themes"), FEWER_LOOKS)
def test_the_table_of_revive(
    people: People, revive: Scene, pictures: Path, language: str, size: tuple[int, int], themes: tuple[str, ...]
) -> None:
    _shows_the_table(people, revive, pictures, "revive", language, size, themes)


def _shows_the_table(
    people: People,
    scene: Scene,
    pictures: Path,
    what: str,
    language: str,
    size: tuple[int, int],
    themes: tuple[str, ...],
) -> None:
    page = people.window(size, has_worker=False, theme=themes[0], language=language)
    name, value = scene.cookie
    page.context.add_cookies([{"name": name, "value": value, "url": scene.address}])
    assert Seat.sees(page, scene.table).wait()
    assert page.evaluate("document.documentElement.dataset.theme") == themes[0]
    for theme in themes:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        # What is drawn has come to rest.
        page.wait_for_timeout(600)

        page.screenshot(path=pictures / f"{what}-{theme}-{language}-{size[0]}.png")
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
    page = people.window(size, has_worker=False, theme=theme, language=language)
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
