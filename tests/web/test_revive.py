"""Revive in a browser: a game to the score sheet against three bots, its beginning and its end by mouse; one
alone to its rank; what is seen before it is done; and tables that are not hard to use."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, LARGE, PHONE, People
from tests.web.seat import BOXES, FITS, Json, Seat, preferred, request
from tests.web.test_axe import violations_in_all_themes

REVIVE = "revive"
# What somebody does who wants to see everything: the earlier the better.
BUSY = (
    "populate",
    "build",
    "explore",
    "play",
    "module",
    "place",
    "resolve",
    "advance",
    "machine",
    "artifact",
    "recruit",
)
# And what somebody does who has played for so long that nothing new comes.
HASTY = ("hibernate", "done", "end", "reward")
ENOUGH = 40
# Until so few major artifacts are left, they then play without the page, and come back to it for the end.
FEW = 2

# What there is to do, and so many choices are left of a game when somebody comes late.
WHOLE_GAME = {"play", "explore", "lay", "build", "populate"}
END, END_ALONE = 50, 8

# Somebody who hurries has about seventy decisions until the bots end the game; one that needs more does not end.
MOST_DECISIONS = 300

# Everything that is chosen before the first turn.
WHOLE_SETUP = {"choose_tribes": True, "all_tribes": True, "moon_sides": True, "drafting": True}


class Survivor(Seat):
    """Somebody who plays by mouse: on a card and then a slot, on tiles and spaces of the map, on technologies; whatever
    is no piece, in the list."""

    def choose(self, first_words: tuple[str, ...]) -> str:
        """Choose something that begins with the earliest of some words, or anything; returns what it was."""
        option = self.chance.choice(preferred(self.options(), first_words))
        self.take(option)
        return option

    def take(self, option: str) -> None:
        """Click on what an option speaks of."""
        self.answered = self.version
        self.decisions += 1
        pieces = pieces_of(option)
        for piece in pieces:
            self._click_piece(0, f"[data-piece='{piece}']")
        if pieces:
            # Where a piece means several things it asks which: a size, a half, a way to pay.
            meant = self.page.locator(f"[role='menuitem'][data-option='{option}']")
            if meant.count():
                meant.click()
            return
        row = self.page.locator(f"[data-part='question'] [data-option='{option}']")
        if not row.count():
            self.page.locator(f"[data-group='{option.split(maxsplit=1)[0]}']").click()
        row.click()
        self._finish_by_mouse()


def pieces_of(option: str) -> list[str]:
    """The pieces that an option is clicked on, one after the other; none if it is chosen in the list."""
    verb, *names = option.split()
    match verb:
        case "play":
            return [names[0], f"{names[0]}>slot {names[1]}"]
        case "explore" | "populate" | "module" | "machine" | "place":
            return [names[0]]
        case "build":
            return [names[-1]]
        case "lay" | "artifact":
            return [option]
        case "technology":
            return [f"node {names[0]}"]
        case "hibernate":
            return ["hibernation"]
    return []


def test_what_can_be_done_in_a_game_is_done_by_mouse(people: People) -> None:
    seat = Survivor.opens(people.window(has_worker=False), ["greedy"], seed=1, game=REVIVE)
    done: set[str] = set()
    while not done >= WHOLE_GAME and seat.wait() and seat.decisions < ENOUGH:
        done.add(seat.choose(BUSY).split()[0])

    assert done >= WHOLE_GAME
    assert seat.was_heard()


def test_a_game_comes_to_its_end(people: People) -> None:
    seat = Survivor.comes_late(people.window(has_worker=False), f"{REVIVE}/tribes-4-greedy", END)
    done = _plays_to_the_end(seat)

    assert "hibernate" in {option.split()[0] for option in done}


@pytest.mark.long
def test_a_whole_game_against_three_bots(people: People) -> None:
    seat = Survivor.opens(people.window(has_worker=False), ["greedy"] * 3, seed=1, game=REVIVE)
    while seat.wait() and seat.decisions < ENOUGH:
        seat.choose(BUSY)
    seat.hurry_until(lambda view: sum(view["artifacts"]["majors"].values()) <= FEW, HASTY)
    seat.look()
    _plays_to_the_end(seat)


def _plays_to_the_end(seat: Survivor) -> list[str]:
    """What was done until the game was over."""
    done: list[str] = []
    while seat.wait() and seat.decisions < MOST_DECISIONS:
        done.append(seat.choose(HASTY))

    shown = seat.position()
    assert shown["table"]["status"] == "over"
    assert seat.was_heard()
    # The page tells how it ended, and where each point comes from.
    scores = shown["outcome"]["scores"]
    seat.page.get_by_role("dialog").get_by_role("button", name="Score sheet").click()
    sheet = seat.page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tfoot td")).to_have_count(len(scores))
    assert sorted(int(text) for text in sheet.locator("tfoot td").all_inner_texts()) == sorted(scores)
    return done


def test_a_game_alone_ends_with_a_rank(people: People, pictures: Path) -> None:
    seat = Survivor.comes_late(people.window(has_worker=False), f"{REVIVE}/basic-1-random", END_ALONE)
    while seat.wait() and seat.decisions < MOST_DECISIONS:
        seat.choose(HASTY)

    outcome = seat.position()["outcome"]
    assert outcome["reason"] == "rank"
    expect(seat.page.get_by_role("dialog")).to_contain_text(outcome["remark"])
    seat.page.screenshot(path=pictures / "revive-rank.png")


def test_what_something_costs_and_gives_is_seen_before_it_is_done(people: People, pictures: Path) -> None:
    page = people.window(has_worker=False)
    seat = Survivor.opens(page, [], seed=4, game=REVIVE)
    printed = {one["id"]: one for one in request(page, "GET", f"/games/{REVIVE}/cards?language=en")["cards"]}
    while (found := set_off(shown := seat.hurry(("module", "place", "play")), printed)) is None:
        assert shown["view"]["turn"] < 20
    seat.look()
    assert seat.wait()

    # A tile that is pointed at: the way there, with a dot on each space, and its price with the food for the range.
    view = shown["view"]
    far = max(view["tile_range"], key=lambda slot: view["tile_range"][slot]["range"])
    reach = view["tile_range"][far]
    page.locator(f"[data-piece='{far}']").hover()
    walk = page.locator("svg .range")
    expect(walk.locator("circle")).to_have_count(len(reach["path"]))
    cost = next(slot["cost"] for slot in view["slots"] if slot["id"] == far)
    expect(walk.locator(".price")).to_contain_text(f"{cost}+{reach['range']}")
    page.screenshot(path=pictures / "revive-range.png")

    # A card that is taken, and a slot that is pointed at: what its half gives there, and what the module does.
    card, slot, module = found
    page.locator(f"[data-piece='{card}']").click()
    page.locator(f"[data-piece='{card}>slot {slot}']").hover()
    panel = page.locator(".peek .preview")
    expect(panel.locator(".source")).to_have_text([printed[card]["name"], printed[module]["name"]])
    expect(panel.locator(".sum")).to_be_visible()
    page.screenshot(path=pictures / "revive-preview.png")


def set_off(shown: Json, printed: dict[str, Json]) -> tuple[str, str, str] | None:
    """A card that can be played, a slot where nothing lies yet, and the one module there that has its colour."""
    slots = {slot["id"]: slot for slot in shown["view"]["players"][0]["slots"]}
    for option in shown["question"]["options"]:
        verb, *names = option["id"].split()
        # The side slot shows both halves.
        if verb != "play" or names[1] == "S5" or slots[names[1]]["cards"]:
            continue
        color = printed[names[0]]["icons"][0]
        fitting = [
            module
            for module in slots[names[1]]["modules"]
            if module is not None and color in printed[module]["icons"][: printed[module]["icons"].index("arrow")]
        ]
        if len(fitting) == 1:
            return names[0], names[1], fitting[0]
    return None


def test_no_table_is_hard_to_use(people: People, pictures: Path) -> None:
    """Somebody plays in one window, and looks at the same in another one, on a phone, and on a large screen."""
    page = people.window(LAPTOP, has_worker=False, theme="paper")
    phone = people.window(PHONE, has_worker=False, theme="dusk")
    seat = Survivor.opens(page, ["greedy"] * 3, seed=4, game=REVIVE, options=WHOLE_SETUP)
    [cookie] = page.context.cookies()
    home = page.url.partition("/tables/")[0]
    phone.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": home}])
    seen: set[str] = set()
    found = []
    # Everything that is chosen before the first turn, a turn, and a tile that is laid.
    while len(seen) < 5 and seat.decisions < 120:
        assert seat.wait()
        kind = seat.position()["question"]["kind"]
        if kind not in seen and kind in ("tribe", "side", "draft", "turn", "lay-tile"):
            seen.add(kind)
            # In the turn everything is on the table, in all its colours.
            found += violations_in_all_themes(page, *(("paper", "dusk", "contrast") if kind == "turn" else ()))
            looks = [(page, LAPTOP)]
            if kind in ("draft", "turn"):
                assert Survivor.sees(phone, seat.table).wait()
                found += violations_in_all_themes(phone, *(("dusk",) if kind == "turn" else ()))
                looks += [(phone, PHONE), (page, LARGE), (page, LAPTOP)]
            for window, size in looks:
                window.set_viewport_size({"width": size[0], "height": size[1]})
                # Nothing makes the page wider than the window, not even four seats on a phone.
                assert window.evaluate(FITS)
                window.screenshot(path=pictures / f"revive-{kind}-{size[0]}.png")
        seat.choose(("explore", *BUSY))

    assert len(seen) == 5
    assert found == []
    # The whole map is drawn within the window.
    for window, size in ((page, LAPTOP), (phone, PHONE), (page, LARGE)):
        window.set_viewport_size({"width": size[0], "height": size[1]})
        # Where fingers choose it begins closer.
        if size == PHONE:
            window.get_by_role("button", name="The whole map").click()
        boxes = window.locator("svg .space").evaluate_all(BOXES)
        assert boxes
        for left, right, _ in boxes:
            assert left >= 0
            assert right <= size[0]
