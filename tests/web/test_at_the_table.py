"""What people do at a table beside playing: talk, pass the device on, watch the others, confirm, read the scores."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.web.conftest import People
from tests.web.seat import Seat, request

SHORT = {"turn_limit": 1}

_CURTAIN_OR_QUESTION = """() =>
  document.querySelector("[data-status='over'], section[aria-labelledby='curtain-title']") ||
  document.querySelector("[data-part='question'][data-version][aria-busy='false']")"""
_FLIGHT_OR_QUESTION = """(answered) => {
  const question = document.querySelector("[data-part='question']");
  const isShowing = [...question.querySelectorAll('button')].some((button) => button.innerText.startsWith('Skip'));
  if (isShowing && window.begun > 0) return true;
  return question.dataset.version !== undefined && question.dataset.version !== answered
    && question.getAttribute('aria-busy') !== 'true';
}"""
_GONE = """(version) => !document.querySelector(`[data-part='question'][data-version='${version}']`)"""

# How often something began to move since the page was opened.
_COUNT_FLIGHTS = """
window.begun = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...told) {
  window.begun++;
  return animate.apply(this, told);
};
"""

# For each icon that is shown, whether a font that is loaded has it.
_ICONS = """async () => {
  await document.fonts.ready;
  const fonts = [...document.fonts].filter((font) => font.family.includes('Tessera Icons'));
  const loaded = fonts.filter((font) => font.status === 'loaded');
  const held = new Set(loaded.flatMap((font) => font.unicodeRange.split(/, */)));
  return [...document.querySelectorAll('.icon')].map(({ dataset: { glyph } }) =>
    glyph !== '' && held.has(`U+${glyph.codePointAt(0).toString(16)}`.toUpperCase()));
}"""


def _come_to_the_end_of_my_turn(seat: Seat) -> None:
    """Choose until the turn could be ended: something must be done in each."""
    for _ in range(20):
        assert seat.wait()
        if seat.page.locator("[data-option='end']").count():
            return
        seat.answer_by_mouse()
    raise AssertionError("twenty choices do not lead to the end of a turn")


def test_every_icon_of_a_table_is_in_a_font_that_came_with_it(people: People) -> None:
    page = people.window(has_worker=False)
    request(page, "POST", "/guests", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    table = request(page, "POST", "/tables", {"game": "atlas-lost", "seats": seats, "start": True})["table"]["id"]
    page.goto(f"/tables/{table}")
    page.wait_for_selector("[data-part='board'] [data-piece] .icon")
    shown = page.evaluate(_ICONS)
    assert len(shown) > 60
    assert all(shown)


def test_two_people_share_one_device_and_neither_sees_the_other_hand(people: People) -> None:
    page = people.window(has_worker=False)
    request(page, "POST", "/guests", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "me"}]
    wishes = {"game": "atlas-lost", "seats": seats, "start": True, "hot_seat": True, "options": SHORT}
    table = request(page, "POST", "/tables", wishes)["table"]["id"]
    page.goto(f"/tables/{table}")
    curtain = page.locator("section[aria-labelledby='curtain-title']")
    passed: list[str] = []

    for _ in range(100):
        page.wait_for_function(_CURTAIN_OR_QUESTION)
        if page.locator("[data-status='over']").count():
            break
        if curtain.count():
            # Nothing of anybody's is drawn until the right person says so.
            expect(page.locator("[data-piece], [data-option]")).to_have_count(0)
            passed.append(curtain.get_by_role("heading").inner_text())
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
            continue
        shown = request(page, "GET", f"/tables/{table}")["table"]["seats"]
        seat = Seat(page, table, next(one["seat"] for one in shown if one["asked"]), random.Random(1))
        seat.answer_by_mouse()
        # The question that was answered goes, whoever is asked next.
        page.wait_for_function(_GONE, arg=seat.answered)

    expect(page.locator("[data-status='over']")).to_have_count(1)
    # It goes to and fro, and is never passed to who holds it.
    assert len(passed) >= 3
    assert passed == [f"Pass the device to seat {'AB'[number % 2]}" for number in range(len(passed))]


def test_talk_reaches_the_other_browser_and_is_counted_until_it_is_read(people: People) -> None:
    first, second = people.window(has_worker=False), people.window(has_worker=False)
    request(first, "POST", "/guests", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}]
    table = request(first, "POST", "/tables", {"game": "atlas-lost", "seats": seats})["table"]["id"]
    link = request(first, "POST", f"/tables/{table}/seats/1/link")
    request(second, "POST", "/guests", {"name": "Ben"})
    request(second, "POST", "/links/join", {"token": link["token"]})
    request(first, "POST", f"/tables/{table}/start")
    for page in (first, second):
        page.goto(f"/tables/{table}")
        page.wait_for_selector("[data-part='question']")

    first.get_by_role("tab", name=re.compile("^Chat")).click()
    first.get_by_label(re.compile("your words", re.IGNORECASE)).fill("よろしく <b>Ben</b>")
    first.keyboard.press("Enter")

    # Whoever reads the log instead sees that something was said, and so does whoever looks at another page.
    said = second.get_by_role("log", name=re.compile("^Chat"))
    unread = second.get_by_role("tab", name="Chat 1 unread", exact=True)
    expect(unread).to_contain_text("1")
    expect(second).to_have_title(re.compile(r"^\(1\) "))
    unread.click()
    expect(second.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    expect(second).to_have_title(re.compile(r"^[^(]"))
    # What somebody types is text, never a part of the page.
    expect(said).to_contain_text("よろしく <b>Ben</b>")
    expect(said).to_contain_text("Ann")
    expect(first.get_by_label(re.compile("your words", re.IGNORECASE))).to_have_value("")


def test_what_ends_my_turn_is_asked_once_more(people: People) -> None:
    seat = Seat.opens(people.window(has_worker=False, confirm="turn"), ["greedy"], seed=4)
    page = seat.page
    _come_to_the_end_of_my_turn(seat)
    before, version = seat.position()["table"]["choices"], seat.version
    end = page.locator("[data-option='end']")

    end.click()
    expect(page.get_by_role("group", name=re.compile("what you want|End your turn", re.IGNORECASE))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert seat.position()["table"]["choices"] == before

    end.click()
    page.keyboard.press("Enter")
    page.wait_for_function(_GONE, arg=version)
    assert seat.position()["table"]["choices"] > before


def test_moves_of_others_are_shown_one_by_one_and_can_be_skipped(people: People) -> None:
    window = people.window(has_worker=False, pace="calm", motion="system")
    window.add_init_script(_COUNT_FLIGHTS)
    seat = Seat.opens(window, ["greedy", "greedy", "greedy"], seed=4)
    page = seat.page
    skip = page.get_by_role("button", name=re.compile("^Skip"))

    for _ in range(60):
        # Not every move lets a piece fly.
        page.wait_for_function(_FLIGHT_OR_QUESTION, arg=seat.answered)
        if skip.count() and page.evaluate("window.begun"):
            break
        if seat.wait():
            seat.answer_by_mouse()
    # While moves are being shown the newest question waits.
    assert page.locator("[data-part='question'][data-version]").count() == 0
    skip.click()
    assert seat.wait()
    # What they did meanwhile is marked, and can be seen again.
    expect(page.locator("[data-changed]").first).to_be_attached()
    page.get_by_role("group", name=re.compile("decision", re.IGNORECASE)).get_by_role(
        "button", name=re.compile("^Replay")
    ).click()
    expect(page.locator("[data-part='question'][data-version]")).to_have_count(0)


def test_nothing_moves_for_who_wants_no_motion(people: People) -> None:
    window = people.window(has_worker=False, pace="calm", motion="system")
    window.emulate_media(reduced_motion="reduce")
    window.add_init_script(_COUNT_FLIGHTS)
    seat = Seat.opens(window, ["greedy", "greedy", "greedy"], seed=4)
    page = seat.page
    for _ in range(4):
        assert seat.wait()
        seat.answer_by_mouse()
    assert seat.wait()

    assert page.evaluate("window.begun") == 0
    running = "() => document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 0).length"
    assert page.evaluate(running) == 0


def test_the_score_sheet_tells_the_source_of_every_point(people: People, finished: str) -> None:
    page = people.window(has_worker=False)
    request(page, "POST", "/guests", {"name": "Cleo"})
    page.goto(f"/tables/{finished}")
    page.get_by_role("button", name=re.compile("^Score sheet")).first.click()
    outcome = request(page, "GET", f"/tables/{finished}")["outcome"]

    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    for seat, lines in enumerate(outcome["breakdown"]):
        assert sum(line["points"] for line in lines) == outcome["scores"][seat]
        for line in lines:
            expect(sheet).to_contain_text(line["text"])
    rows = sheet.get_by_role("row")
    assert rows.count() > 1
