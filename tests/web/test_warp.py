"""The Warp in a browser: a game to the score sheet, its beginning and its end by mouse; a
combat on its stage; and tables that are not hard to use."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, LARGE, PHONE, People
from tests.web.scenes import Find
from tests.web.seat import BOXES, FITS, Seat
from tests.web.test_axe import violations_in_all_themes

WARP = "the-warp"
# Options that lead from one area to another: on the map they are two clicks.
WAYS = ("attack", "move", "sail")
# What somebody does who wants to see a fight.
WARLIKE = ("attack", "troops", "no", "play", "option", "extract", "consult", "end")

# And what somebody does who has played for so long that nothing new comes.
HASTY = ("end", "pass", "no", "stop", "consult", "extract")
ENOUGH = 45
# Until the leader lacks so many points, they then play without the page, and come back to it for the end.
CLOSE = 3

# What is played of a game if not all of it.
BEGINNING, END = 18, 24

# Somebody who plays at random against bots has about two hundred decisions; a game that needs more does not end.
MOST_DECISIONS = 600


class Commander(Seat):
    """Somebody who plays by mouse, and sends Troops across the map by clicking on two areas."""

    def answer(self) -> None:
        """Click on pieces, on two areas one after the other, or in the list."""
        ways = [option for option in self.options() if option.split()[0] in WAYS and " " in option]
        if not ways:
            self.answer_by_mouse()
            return
        self._begin()
        if self.chance.random() < 0.7:
            self.go(self.chance.choice(ways))
        else:
            self._click_in_list()
            self._finish_by_mouse()

    def choose(self, first_words: tuple[str, ...]) -> None:
        """Choose what begins with one of some words, the earlier the better; else whatever comes first."""
        options = self.options()
        wanted = [option for word in first_words for option in options if option.split()[0] == word]
        option = (wanted or options)[0]
        self._begin()
        if option.split()[0] in WAYS and " " in option:
            self.go(option)
            return
        row = self.page.locator(f"[data-part='question'] [data-option='{option}']")
        if not row.count():
            self.page.locator(f"[data-group='{option.split()[0]}']").click()
        row.click()
        self._finish_by_mouse()

    def go(self, option: str) -> None:
        """Take a way across the map: its beginning, its end, and where there are several manners the first of them."""
        _, origin, target, *_ = option.split()
        self._click_piece(0, f"[data-piece='{origin}']")
        self._click_piece(0, f"[data-piece='{origin}>{target}']")
        menu = self.page.get_by_role("menuitem")
        if menu.count():
            menu.first.click()

    def _begin(self) -> None:
        self.answered = self.version
        self.decisions += 1


def test_a_game_begins_against_three_bots(people: People) -> None:
    seat = Commander.opens(people.window(has_worker=False), ["greedy"] * 3, seed=1, game=WARP)
    found = []
    while seat.wait() and seat.decisions < BEGINNING:
        # In the draft, while missions are chosen, and in the first turns: nothing is hard to use.
        if seat.decisions in (0, 2, 3, 8, 13):
            found += violations_in_all_themes(seat.page)
        seat.answer()

    assert seat.was_heard()
    assert found == []


def test_a_game_comes_to_its_end(people: People) -> None:
    seat = Commander.comes_late(people.window(has_worker=False), f"{WARP}/b-advanced-2-greedy", END)
    _plays_to_the_end(seat)


@pytest.mark.long
def test_a_whole_game_against_three_bots(people: People) -> None:
    seat = Commander.opens(people.window(has_worker=False), ["greedy"] * 3, seed=1, game=WARP)
    while seat.wait() and seat.decisions < ENOUGH:
        seat.answer()
    seat.hurry_until(lambda view: max(one["score"] for one in view["players"]) >= view["goal"] - CLOSE, HASTY)
    seat.look()
    _plays_to_the_end(seat)


def _plays_to_the_end(seat: Commander) -> None:
    while seat.wait() and seat.decisions < MOST_DECISIONS:
        seat.choose(HASTY)

    shown = seat.position()
    assert shown["table"]["status"] == "over"
    assert seat.was_heard()
    scores = shown["outcome"]["scores"]
    assert max(scores) >= shown["view"]["goal"]
    # The page tells how it ended, and where each point comes from.
    seat.page.get_by_role("dialog").get_by_role("button", name="Score sheet").click()
    sheet = seat.page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tfoot td")).to_have_count(len(scores))
    assert sorted(int(text) for text in sheet.locator("tfoot td").all_inner_texts()) == sorted(scores)


def test_a_combat_is_seen_from_the_declaration_to_the_result(people: People, pictures: Path) -> None:
    page = people.window(has_worker=False)
    seat = Commander.opens(page, ["greedy", "greedy", "greedy"], seed=2, game=WARP)
    attack = page.get_by_role("region", name="Attack: Ann")
    over = page.get_by_role("heading", name="Ann attacked")

    for _ in range(60):
        assert seat.wait()
        if attack.count():
            break
        seat.choose(WARLIKE)
    # Declared: both sides stand there, nothing is rolled yet, and the map shows the way of the attack.
    expect(attack).to_be_visible()
    expect(page.get_by_role("region", name="Defence:")).to_be_visible()
    assert page.locator(".way.fight").count() == 1
    page.screenshot(path=pictures / "warp-combat.png")

    for _ in range(40):
        if over.count():
            break
        seat.choose(("pass", "no", "option", "lose", "decline"))
        assert seat.wait()
    # Over: dice on both sides, the powers they made, and the result.
    expect(over).to_be_visible()
    sides = page.locator(".combat .side")
    for number in range(2):
        assert sides.nth(number).get_by_role("img", name="Die 1:").count() == 1
        expect(sides.nth(number).locator(".power.sure")).to_be_visible()
    expect(page.locator(".combat .result")).to_be_visible()
    page.screenshot(path=pictures / "warp-combat-over.png")
    page.locator(".combat").get_by_role("button", name="Close").click()
    expect(over).to_have_count(0)


# The largest table stands on the smallest window.
@pytest.mark.parametrize(
    ("name", "size", "themes"),
    [("warp for six", PHONE, ("dusk",)), ("warp", LAPTOP, ("paper", "dusk", "contrast"))],
)
def test_no_table_is_hard_to_use(
    people: People, scene: Find, pictures: Path, name: str, size: tuple[int, int], themes: tuple[str, ...]
) -> None:
    page = people.window(size, has_worker=False)
    shown = scene(name)
    shown.enter(page)
    seat = Seat.sees(page, shown.table)
    assert seat.wait()

    assert violations_in_all_themes(page, *themes) == []
    # A large screen shows the same as a laptop.
    for width, height in (size,) if size == PHONE else (size, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=pictures / f"{name.replace(' ', '-')}-{width}.png")
        # Nothing makes the page wider than the window, not even six seats on a phone.
        assert page.evaluate(FITS)
        # Every area is drawn within the board, large enough for a finger. Where fingers choose it begins closer.
        if size == PHONE:
            page.get_by_role("button", name="The whole map").click()
        boxes = page.locator("svg .area").evaluate_all(BOXES)
        assert len(boxes) == len(seat.position()["view"]["areas"])
        for left, right, wide in boxes:
            assert wide >= 36
            assert left >= 0
            assert right <= width
