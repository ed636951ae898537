"""The coach at the table, in a browser: by mouse, by keyboard, on a phone, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tessera.table.troubles import NotNow
from tessera.table.workers.coaching import Advised, Weighed
from tests.table.server.running import Running
from tests.web.conftest import LAPTOP, PHONE, People
from tests.web.seat import FITS, request
from tests.web.test_axe import THEMES, violations_in_all_themes

# A worker has to start, and shares two processors with the browser.
LONG = 30_000
GAMES = ("atlas-lost", "race-for-the-galaxy", "revive", "the-warp")
TEXT = {
    "en": "This may cost you about 18% of winning. Another answer would bring 2 TP and more data.",
    "ja": "この手では、勝つ見込みを約18%失うかもしれません。別の手なら得られるもの：TP2、データ資源。",
}


def seated(page: Page, game: str = "atlas-lost", seats: tuple[str, ...] = ("novice",)) -> str:
    """Somebody new sits down against bots."""
    request(page, "POST", "/guests", {"name": "Ann"})
    wishes = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in seats)]
    table: str = request(page, "POST", "/tables", {"game": game, "seats": wishes, "start": True})["table"]["id"]
    page.goto(f"/tables/{table}")
    page.wait_for_selector("[data-part='question'][data-version][aria-busy='false']", timeout=LONG)
    return table


def panel(page: Page) -> str:
    """What the coach says."""
    return page.locator("[data-part='coach']").inner_text()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "ja")], ids=["laptop", "phone"])
def test_a_first_game_says_what_it_is_about_and_how_it_is_won(
    people: People, pictures: Path, game: str, size: tuple[int, int], language: str
) -> None:
    page = people.window(size, has_worker=False, coach="auto", language=language)
    seated(page, game)

    coach = page.locator("[data-part='coach']")
    expect(coach.locator("header + p")).not_to_be_empty()
    goal = page.locator("[data-part='goal']")
    expect(goal).to_be_visible()
    assert goal.get_by_role("listitem").count() >= 2
    assert page.evaluate(FITS)
    page.keyboard.press("h")
    page.wait_for_selector("[data-part='coach'] .look", timeout=LONG)
    page.keyboard.press("h")
    page.keyboard.press("h")
    expect(coach.locator("ol > li").first).to_be_visible()
    assert page.evaluate(FITS)
    assert violations_in_all_themes(page, *(THEMES if size == LAPTOP else THEMES[:1])) == []
    page.screenshot(path=pictures / f"coach-{game}-{language}.png")


def test_hints_by_mouse_come_one_after_the_other(people: People) -> None:
    page = people.window(LAPTOP, has_worker=False, coach="hints")
    seated(page)

    coach = page.locator("[data-part='coach']")
    expect(coach.locator("header + p")).to_have_count(0)
    expect(page.locator("[data-part='goal']")).to_have_count(0)
    coach.get_by_role("button", name="Hint").click()
    page.wait_for_selector("[data-part='coach'] .look", timeout=LONG)
    expect(coach.locator("ol")).to_have_count(0)
    coach.get_by_role("button", name="Why").click()
    coach.get_by_role("button", name="Which one").click()
    best = coach.locator("ol button").first
    best.click()
    expect(page.locator("[data-part='question'] [data-option]:focus")).to_have_count(1)
    coach.get_by_role("button", name="Put away").click()
    expect(coach.locator(".look")).to_have_count(0)
    # One key away.
    page.keyboard.press("g")
    expect(page.locator("[data-part='goal']")).to_contain_text("30 TP")
    page.keyboard.press("g")
    expect(page.locator("[data-part='goal']")).to_have_count(0)


def test_it_can_be_set_to_off_and_is_found_again_in_the_settings(people: People) -> None:
    page = people.window(LAPTOP, has_worker=False, coach="full")
    seated(page)

    page.get_by_label("How much the coach says").select_option("off")
    expect(page.locator("[data-part='coach']")).to_have_count(0)
    page.locator("summary[aria-label='Settings']").click()
    page.get_by_label("Coach", exact=True).select_option("hints")
    expect(page.locator("[data-part='coach']")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "ja")], ids=["laptop", "phone"])
def test_before_a_costly_move_it_asks_once(
    people: People,
    table_server: Running,
    monkeypatch: pytest.MonkeyPatch,
    pictures: Path,
    size: tuple[int, int],
    language: str,
) -> None:
    async def weigh(table: str, person: str, seat: int, version: int, picks: tuple[str, ...]) -> Weighed:
        return Weighed(0.18, True, TEXT, picks, {"en": "Another one", "ja": "別の手"})

    async def advise(table: str, person: str, seat: int, version: int) -> Advised:
        raise NotNow("Nobody knows yet.", "", "まだ分かりません。", "")

    monkeypatch.setattr(table_server.house.coach, "weigh", weigh)
    monkeypatch.setattr(table_server.house.coach, "advise", advise)
    # The browser tells by itself that the coach has nothing to say.
    page = people.window(
        size, is_expected=lambda text: "409" in text, has_worker=False, coach="full", careful="yes", language=language
    )
    table = seated(page)
    version = page.locator("[data-part='question']").get_attribute("data-version")
    option = page.locator("[data-part='question'] [data-option]").last

    page.wait_for_timeout(500)
    option.click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text(TEXT[language])
    assert page.evaluate(FITS)
    assert violations_in_all_themes(page, THEMES[0]) == []
    page.screenshot(path=pictures / f"slip-{language}.png")
    asked.get_by_role("button").nth(0).click()
    expect(asked).to_have_count(0)
    assert page.locator("[data-part='question']").get_attribute("data-version") == version

    # The same answer once more: it has been asked about.
    option.click()
    page.wait_for_function(
        "(version) => document.querySelector(\"[data-part='question']\")?.dataset.version !== version",
        arg=version,
        timeout=LONG,
    )
    assert request(page, "GET", f"/tables/{table}")["table"]["choices"] >= 1


def test_where_people_play_each_other_there_is_no_coach_unless_it_was_agreed_on(people: People) -> None:
    page, other = people.window(LAPTOP, has_worker=False, coach="full"), people.window(has_worker=False)
    request(page, "POST", "/guests", {"name": "Ann"})
    request(other, "POST", "/guests", {"name": "Ben"})
    for is_agreed in (False, True):
        body = {"game": "atlas-lost", "seats": [{"kind": "me"}, {"kind": "open"}], "coach": is_agreed}
        table = request(page, "POST", "/tables", body)["table"]["id"]
        request(other, "POST", f"/tables/{table}/seats/1/join", {})
        request(page, "POST", f"/tables/{table}/start", {})
        page.goto(f"/tables/{table}")
        page.wait_for_selector("[data-part='question'][data-version]", timeout=LONG)
        expect(page.locator("[data-part='coach']")).to_have_count(int(is_agreed))


def test_the_analysis_begins_with_what_to_take_home(people: People, finished: str, pictures: Path) -> None:
    page = people.window(LAPTOP, has_worker=False)
    page.goto(f"/tables/{finished}/replay?at=3")
    page.wait_for_selector("[data-piece]")
    page.get_by_role("button", name="Analyse").click()
    page.wait_for_function(
        "() => document.querySelector('polyline') && !document.querySelector('progress')", timeout=4 * LONG
    )

    first = page.locator(".analysis h2").first
    expect(first).to_have_text(re.compile("^The three most expensive choices of A$"))
    page.screenshot(path=pictures / "lessons-en.png")
    assert violations_in_all_themes(page, *THEMES) == []
    again = page.get_by_role("button", name="Try this position again")
    if again.count():
        again.first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
