"""The boards of all games as somebody reads them on their first day: hands that are large,
tables that are full, windows that are small. All of it is measured in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import LAPTOP, PHONE, People
from tests.web.legible import cut_off, too_small, too_small_to_touch
from tests.web.scenes import Find
from tests.web.seat import Seat

RACE, ATLAS, REVIVE, WARP = "race-for-the-galaxy", "atlas-lost", "revive", "the-warp"

# Where my hand lies: below the board, or on a leaf of a phone.
_HAND = ":is(.middle > .strip, .leaf.me) .hand[role='group']"

# How much of an area is out of sight: to its right, below; and whether it can be scrolled there.
_HIDDEN = """(area) => {
  const { overflowX, overflowY } = getComputedStyle(area);
  return [area.scrollWidth - area.clientWidth, area.scrollHeight - area.clientHeight, overflowX, overflowY];
}"""


def _comes_to(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size == PHONE:
        page.get_by_role("button", name="Me", exact=True).click()
    else:
        expect(page.locator(".middle > .strip")).to_be_visible()


def _assert_whole(hand: Locator, cards: int) -> None:
    """All cards are there, and nothing that is printed on them is cut off or too small."""
    expect(hand.locator("[data-token='card']")).to_have_count(cards)
    assert cut_off(hand) == []
    assert too_small(hand) == []


# The largest hands of recorded games: of two, and of five people; which of the cards drawn are kept, and what goes.
@pytest.mark.parametrize(
    ("golden", "left", "seat", "cards", "fits"),
    [
        (f"{RACE}/base-2-random", 13, 1, 16, True),
        (f"{RACE}/set2-draft-5-random", 77, 2, 16, True),
        (f"{RACE}/set3-5-random", 34, 3, 21, False),
        (f"{ATLAS}/science-economy-culture-3-greedy", 192, 0, 4, True),
        # Twelve Archive cards, of which four go; and seventeen citizens, most of whom rest.
        (f"{WARP}/b-basic-2-random", 708, 0, 12, False),
        (f"{REVIVE}/long-2-greedy", 1, 0, 17, False),
    ],
)
def test_names_and_powers_of_all_cards_of_a_hand_are_read(
    people: People, golden: str, left: int, seat: int, cards: int, fits: bool
) -> None:
    me = Seat.comes_late(people.window(has_worker=False), golden, left, seat)
    assert me.wait()
    page = me.page

    for size in (LAPTOP, PHONE):
        _comes_to(page, size)
        hand = page.locator(_HAND)
        _assert_whole(hand, cards)
        right, below, _, overflow = hand.locator(".cards").evaluate(_HIDDEN)
        assert right <= 1
        if size == LAPTOP:
            # What does not fit is scrolled to; and most hands do.
            assert overflow == "auto"
            assert below <= 1 or not fits
        # The rest of the table is still there.
        board = page.locator("[data-part='board']").bounding_box()
        assert board is not None
        assert board["height"] >= 200


# How much of a section its empires cover, each as far as it is seen there; and whether the head of each is seen.
_COVERED = """(section) => {
  const room = section.getBoundingClientRect();
  const seen = [...section.querySelectorAll("[role='group'][aria-label^='Empire of']")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { width: Math.min(right, room.right) - left, height: Math.min(bottom, room.bottom) - top };
  });
  const area = seen.reduce((sum, { width, height }) => sum + width * Math.max(0, height), 0);
  return [area / (room.width * room.height), seen.filter(({ height }) => height > 100).length];
}"""
# Six full tableaus and what lies above them leave no more than this of a board empty.
_MOST_OF_IT = 0.7


def _assert_readable_tableaus(board: Locator, seats: int) -> None:
    expect(board.get_by_role("group", name="Empire of")).to_have_count(seats)
    covered, seen = board.evaluate(_COVERED)
    assert covered >= _MOST_OF_IT
    assert seen == seats
    cards = board.locator(".tableau [data-token='card'] .face[data-kind]")
    # Each has its name, as a whole.
    expect(cards.locator(".name")).to_have_count(cards.count())
    assert cut_off(board, ".tableau [data-token='card']") == []
    assert too_small(board) == []


def test_who_looks_on_or_back_reads_all_tableaus_of_race(people: People) -> None:
    me = Seat.comes_late(people.window(has_worker=False), f"{RACE}/set3-6-random", 21, 5)
    assert me.wait()
    stranger = people.window(has_worker=False)
    stranger.goto(f"/tables/{me.table}")
    expect(stranger.locator("[data-part='board'] .tableau")).to_have_count(6)
    _assert_readable_tableaus(stranger.locator("[data-part='board']"), 6)
    assert stranger.evaluate("document.documentElement.scrollHeight <= innerHeight")

    me.page.goto(f"/tables/{me.table}/replay?seat=5")
    board = me.page.locator(".replay section.board")
    expect(board.locator(".tableau")).to_have_count(6)
    _assert_readable_tableaus(board, 6)


# On a phone everything is read, and hit with a finger: board, my own things, and those of the others.
@pytest.mark.parametrize("name", ["race for six", "table", "revive", "warp for six"])
def test_words_and_pieces_are_large_enough_on_a_phone(people: People, scene: Find, name: str) -> None:
    page = people.window(PHONE, has_worker=False)
    shown = scene(name)
    shown.enter(page)
    assert Seat.sees(page, shown.table).wait()

    for leaf in ("board", "me", "others"):
        part = page.locator(f"[data-part='{leaf}']")
        assert too_small(part) == []
        # Cards in the slots of Revive, and dice of a combat, are explained where they lie, and chosen in the list.
        if name not in ("revive", "warp for six") or (name, leaf) == ("revive", "board"):
            assert too_small_to_touch(part) == []
    page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    expect(page.locator(".middle > .strip")).to_be_visible()
    for part in page.locator("[data-part='board'], .middle > .strip").all():
        assert too_small(part) == []
