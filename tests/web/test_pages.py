"""The pages around a table: home, a new table, an account, the reference, replay; in both languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, People
from tests.web.seat import Seat, request


@pytest.mark.parametrize("game", ["Atlas Lost: Rise of the New Sovereigns", "Race for the Galaxy"])
def test_one_click_from_the_home_page_to_a_running_game(people: People, game: str) -> None:
    page = people.window(has_worker=False)
    page.goto("/")

    page.get_by_role("article", name=game).get_by_role("button", name=re.compile("^Play now")).click()

    page.wait_for_url("**/tables/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text(game)
    expect(page.locator("[data-status='running']")).to_have_count(1)
    expect(page.locator("[data-option]").first).to_be_visible()
    # Nobody had to sign up: a guest was made.
    me = request(page, "GET", "/session")
    assert me["guest"] is True


def test_a_table_of_my_own_making(people: People) -> None:
    page = people.window(has_worker=False)
    page.goto("/new/atlas-lost")

    page.get_by_text("Exasia").first.click()
    page.get_by_role("button", name=re.compile("^(Begin|Open the table)")).first.click()

    page.wait_for_url("**/tables/*")
    table = page.url.rsplit("/", 1)[1].partition("?")[0]
    shown = request(page, "GET", f"/tables/{table}")
    assert shown["table"]["terms"]["options"]["trees"] == ["exasia"]


def test_the_language_changes_in_the_middle_of_a_game_and_in_the_log(people: People) -> None:
    page = people.window(has_worker=False)
    seat = Seat.opens(page, ["greedy"], seed=11)
    assert seat.wait()
    seat.answer_by_mouse()
    assert seat.wait()
    expect(page.get_by_role("log", name="Log")).to_contain_text("takes the first turn.")

    page.locator("summary", has=page.locator(".icon")).and_(page.get_by_label("Settings")).click()
    page.get_by_label("Language").select_option("ja")

    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.get_by_role("log").first).to_contain_text("最初の手番")
    expect(page.locator("[data-part='question'] h2")).to_contain_text(re.compile("[ぁ-ん]"))
    assert seat.wait()


def test_what_cannot_be_done_says_why_and_what_instead(people: People) -> None:
    page = people.window(has_worker=False)
    seat = Seat.opens(page, ["greedy"], seed=12)
    assert seat.wait()
    seat.answer_by_mouse()
    assert seat.wait()

    barred = page.locator("[data-piece][data-can='ask']").first
    barred.wait_for()
    barred.hover()
    about = page.get_by_role("complementary", name=re.compile("^About "))
    expect(about).to_contain_text("Not now")
    expect(about).to_contain_text("Instead")
    expect(about).to_contain_text(re.compile(r"Rule AL-[A-Z]+-\d+"))

    # The same by keyboard: focus is enough.
    page.mouse.move(0, 0)
    expect(about).to_be_hidden()
    barred.focus()
    expect(about).to_be_visible()


def test_taking_back(people: People) -> None:
    page = people.window(has_worker=False)
    seat = Seat.opens(page, ["greedy"], seed=13)
    assert seat.wait()
    seat.answer_by_mouse()
    assert seat.wait()
    before = seat.position()
    offered = [option["id"] for option in before["question"]["options"]]
    assert "replenish" in offered

    page.locator("[data-option='replenish']").click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-part=question]')?.dataset.version) > before",
        arg=before["question"]["version"],
    )
    assert seat.position()["can_undo"]
    page.keyboard.press("u")

    page.wait_for_function("() => !!document.querySelector(\"[data-option='replenish']\")")
    assert [option["id"] for option in seat.position()["question"]["options"]] == offered


def test_replay_steps_turns_links_and_plays_on(people: People, finished: str) -> None:
    page = people.window(has_worker=False)
    page.goto(f"/tables/{finished}/replay?at=0")
    page.wait_for_selector("[data-piece]")

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=2**")
    page.keyboard.press("End")
    last = int(request(page, "GET", f"/tables/{finished}")["table"]["choices"])
    page.wait_for_url(f"**at={last}**")
    page.keyboard.press("Home")
    page.wait_for_url("**at=0**")

    # A link to a step leads there in another browser.
    other = people.window(has_worker=False)
    other.goto(f"/tables/{finished}/replay?at=5")
    other.wait_for_selector("[data-piece]")
    assert "at=5" in other.url

    page.goto(f"/tables/{finished}/replay?at=4")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Play on|Begin|Open")).last.click()
    page.wait_for_url(lambda url: "/replay" not in url and "/tables/" in url and finished not in url)
    expect(page.locator("[data-status]")).to_have_count(1)


def test_the_reference_finds_rules_and_cards_and_links_them(people: People) -> None:
    page = people.window(has_worker=False)
    page.goto("/rules/atlas-lost#AL-PLACE-06")

    expect(page.locator("[id='AL-PLACE-06']")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("INI-08")
    expect(page.locator("[id='INI-08']")).to_be_visible()
    expect(page.locator("[id='INI-08']")).to_contain_text("Salvage Terminal")


def test_everything_works_with_a_thumb(people: People) -> None:
    page = people.window(PHONE, has_worker=False)
    seat = Seat.opens(page, ["greedy"], seed=14, options={"turn_limit": 1})

    while seat.wait():
        seat.answer_by_mouse()
        assert _fits(page)

    assert seat.position()["table"]["status"] == "over"


def test_an_account_keeps_the_seats_of_the_guest(people: People) -> None:
    page = people.window(has_worker=False)
    seat = Seat.opens(page, ["greedy"], seed=15)
    page.goto("/me")

    form = page.locator("form", has=page.get_by_role("button", name="Make the account"))
    form.get_by_label("Name").fill("Ann of Arc")
    form.get_by_label("Password", exact=True).fill("many small stones")
    form.get_by_role("button", name="Make the account").click()

    expect(page.get_by_text("Ann of Arc").first).to_be_visible()
    assert request(page, "GET", "/session")["guest"] is False
    seat.look()
    assert seat.wait()


def _fits(page: Page) -> bool:
    """Whether nothing makes the page wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
