"""A person at a table in a browser: opens a game, and answers questions by mouse, by keyboard or by what a screen
reader is told."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Self

from playwright.sync_api import Page

from tessera.kernel.record import Record
from tests.golden.library import FOLDER
from tests.table.server.running import client_id
from tests.web.conftest import PATIENCE

Json = dict[str, Any]

# For how long somebody plays past the page at most.
HURRY_S = 120

# Where the page says which question it asks, and that the game is over.
_ASKED = "[data-part='question'][data-version]"
_READY = """(before) => {
  const page = document.querySelector('[data-status]');
  if (page?.dataset.status === 'over') return true;
  const question = document.querySelector("[data-part='question']");
  return question?.dataset.version !== undefined && question.dataset.version !== before
    && question.getAttribute('aria-busy') !== 'true';
}"""

# A place of a piece that nothing else covers, in the window's own measure.
_SPOT = """(piece) => {
  const box = piece.getBoundingClientRect();
  for (const down of [0.5, 0.2, 0.8]) for (const across of [0.5, 0.1, 0.9, 0.3, 0.7]) {
    const x = box.left + box.width * across, y = box.top + box.height * down;
    if (piece.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}"""

# Where pieces lie across the window: left, right, and how wide they are.
BOXES = """(pieces) => pieces.map((piece) => piece.getBoundingClientRect())
  .map(({ left, right, width }) => [left, right, width])"""

# Neither the page nor the table in it is wider than the window: what is would be cut off, or moved away with its seats.
FITS = """document.documentElement.scrollWidth <= innerWidth
  && [...document.querySelectorAll('.view, .bar')].every((part) => part.scrollWidth <= part.clientWidth)"""

# What lies over the middle of a piece.
_COVER = """(piece) => {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const cover = document.elementFromPoint(left + width / 2, top + height / 2);
  return cover ? cover.outerHTML.slice(0, 300) : `nothing at ${left} ${top} ${width} ${height}`;
}"""


def request(page: Page, method: str, path: str, body: Json | None = None) -> Any:
    """A request with the cookie of a window, as the client itself would send it."""
    answer = page.context.request.fetch(f"/api{path}", method=method, headers={"X-Tessera": "1"}, data=body)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json() if answer.text() else None


def preferred(options: list[str], first_words: tuple[str, ...]) -> list[str]:
    """The options that begin with the earliest of some words, or all of them."""
    for word in first_words:
        if found := [option for option in options if option.split()[0] == word]:
            return found
    return options


class Seat:
    """Somebody in a seat."""

    def __init__(self, page: Page, table: str, seat: int, chance: random.Random) -> None:
        self.page = page
        self.table = table
        self.seat = seat
        self.chance = chance
        self.decisions = 0
        # How many choices were made for the seat before.
        self.before = 0
        # The version of the question that was answered last.
        self.answered = ""

    @classmethod
    def opens(cls, page: Page, others: list[str], seed: int, **terms: Any) -> Self:
        """Somebody new opens a table against bots of these levels, and looks at it."""
        request(page, "POST", "/guests", {"name": "Ann"})
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in others)]
        opened = request(page, "POST", "/tables", {"game": "atlas-lost", "seats": seats, "start": True, **terms})
        seat = cls(page, opened["table"]["id"], 0, random.Random(seed))
        seat.look()
        return seat

    @classmethod
    def comes_late(cls, page: Page, golden: str, left: int, seat: int = 0) -> Self:
        """Somebody new takes over a seat of a recorded game when only so many of its choices are left, and bots take
        over the others."""
        request(page, "POST", "/guests", {"name": "Ann"})
        text = (FOLDER / f"{golden}.tessera").read_text(encoding="utf-8")
        record = Record.parse(text)
        seats: list[Json] = [{"kind": "bot", "level": "greedy"} for _ in range(record.setup.seats)]
        seats[seat] = {"kind": "me"}
        upto = len(record.choices) - left
        opened = request(page, "POST", "/tables/import", {"record": text, "upto": upto, "seats": seats})
        late = cls(page, opened["table"]["id"], seat, random.Random(0))
        late.before = sum(choice.seat == seat for choice in record.choices[:upto])
        late.look()
        return late

    @classmethod
    def sees(cls, page: Page, table: str) -> Self:
        """Somebody who sits at a table already looks at it."""
        seat = cls(page, table, 0, random.Random(0))
        seat.look()
        return seat

    def look(self) -> None:
        """Go to the table."""
        self.page.goto(f"/tables/{self.table}")
        self.page.wait_for_selector("[data-status]")

    def position(self) -> Json:
        """What the server shows this seat."""
        shown: Json = request(self.page, "GET", f"/tables/{self.table}?seat={self.seat}&language=en")
        return shown

    def options(self) -> list[str]:
        """What can be chosen now."""
        return [option["id"] for option in self.position()["question"]["options"]]

    def was_heard(self) -> bool:
        """Whether every decision became one choice: nothing was lost, nothing was done twice."""
        log = self.position()["log"]
        chosen = [entry for entry in log if entry["kind"] == "chose" and entry["seat"] == self.seat]
        return len(chosen) == self.before + self.decisions

    # Past the page

    def hurry(self, first_words: tuple[str, ...]) -> Json:
        """Choose without looking at the table, past the page; returns what is shown then."""
        shown = self.position()
        question = shown["question"]
        options = [option["id"] for option in question["options"]]
        found = preferred(options, first_words)
        least = max(1, question["least"])
        picks = sorted(self.chance.sample(found if len(found) >= least else options, least), key=options.index)
        body = {"client": client_id(), "version": question["version"], "picks": picks}
        self.decisions += 1
        request(self.page, "POST", f"/tables/{self.table}/seats/{self.seat}/choices", body)
        return self.position()

    def hurry_until(self, is_enough: Callable[[Json], bool], first_words: tuple[str, ...]) -> None:
        """Leave the table in the browser, and choose past the page until the view is so, or the game is over."""
        self.page.goto("about:blank")
        shown = self.position()
        until = time.monotonic() + HURRY_S
        while shown["table"]["status"] != "over" and not is_enough(shown["view"]):
            assert time.monotonic() < until, "the game does not come to its end"
            if shown["question"] is None:
                # The others are at it.
                time.sleep(0.05)
                shown = self.position()
            else:
                shown = self.hurry(first_words)

    # Waiting

    def wait(self) -> bool:
        """Wait for the next question; whether there is one, or the game is over."""
        self.page.wait_for_function(_READY, arg=self.answered, timeout=PATIENCE, polling=40)
        return self.page.locator("[data-status='over']").count() == 0

    @property
    def version(self) -> str:
        """The version of the question that is shown."""
        return self.page.locator(_ASKED).get_attribute("data-version") or ""

    # By mouse

    def answer_by_mouse(self) -> None:
        """Click on a piece that is offered, or on an option of the list; both must lead on."""
        self.answered = self.version
        self.decisions += 1
        pieces = self.page.locator("[data-piece][data-can='choose']:visible")
        many = pieces.count()
        if many and self.chance.random() < 0.5:
            self._click_piece(self.chance.randrange(many))
            menu = self.page.get_by_role("menuitem")
            if menu.count():
                menu.nth(self.chance.randrange(menu.count())).click()
        else:
            self._click_in_list()
        self._finish_by_mouse()

    def _click_piece(self, number: int, which: str = "") -> None:
        """Click where the piece can be seen: others may lie over a part of it."""
        piece = self.page.locator(f"[data-piece][data-can='choose']{which}:visible").nth(number)
        # What explains the piece that the mouse rests on may lie over this one, and goes away with the mouse.
        self.page.mouse.move(1, 1)
        for _ in range(50):
            # The board may still be scrolling to what happened last, and take the piece along.
            piece.scroll_into_view_if_needed()
            spot = piece.evaluate(_SPOT)
            if spot is not None:
                self.page.mouse.click(spot["x"], spot["y"])
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{piece.get_attribute('data-piece')} lies under {piece.evaluate(_COVER)}")

    def _click_in_list(self) -> None:
        rows = self.page.locator("[data-part='question'] :is([data-group], [data-option]):visible")
        row = rows.nth(self.chance.randrange(rows.count()))
        group = row.get_attribute("data-group")
        if group is None:
            row.click()
            return
        if row.get_attribute("aria-expanded") != "true":
            row.click()
        inside = self.page.locator(f"[data-option^='{group} ']:visible")
        inside.first.wait_for()
        inside.nth(self.chance.randrange(inside.count())).click()

    def _finish_by_mouse(self) -> None:
        """A question that wants several things is answered when enough are picked and taken; one that is answered by
        two pieces, when the second one is clicked."""
        # Only of this question: the next one may be there already.
        question = self.page.locator(f"[data-part='question'][data-version='{self.answered}']")
        confirm = question.locator("[data-confirm]")
        for _ in range(60):
            if not confirm.count():
                if self._is_open() and self.page.locator("[data-piece][data-picked]:visible").count():
                    self._click_piece(0, ":not([data-picked])")
                return
            if confirm.get_attribute("aria-disabled") != "true":
                confirm.click()
                return
            unpicked = question.locator("[data-option][aria-pressed='false']:visible")
            many = unpicked.count()
            closed = question.locator("[data-group][aria-expanded='false']:visible")
            if many:
                unpicked.nth(self.chance.randrange(many)).click()
            elif closed.count():
                # Long lists are folded by what the options do; the first thing was picked on the board.
                closed.first.click()
            else:
                # What was clicked last is not drawn yet, or the next question is.
                self.page.wait_for_timeout(50)
        raise AssertionError(f"{self.answered} cannot be finished")

    # By keyboard

    def answer_by_keyboard(self) -> None:
        """Answer with keys alone: number keys, arrows and Enter in the list, or on the board; whatever opens is gone
        through with keys as well."""
        self.answered = self.version
        self.decisions += 1
        way = self.chance.random()
        pieces = self.page.locator("[data-piece][data-can='choose']:visible").count()
        if way < 0.35 and pieces:
            self._walk("b")
        elif way < 0.7:
            self._walk("q")
        for _ in range(16):
            if not self._is_open():
                return
            self._press_on()
        raise AssertionError(f"sixteen keys do not answer question {self.answered}")

    def _walk(self, letter: str) -> None:
        """Go to a part of the page by its letter, move on with arrows, and press Enter."""
        self.page.keyboard.press(letter)
        for _ in range(self.chance.randrange(4)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    def _is_open(self) -> bool:
        """Whether the question still waits for us."""
        question = self.page.locator(f"[data-part='question'][data-version='{self.answered}'][aria-busy='false']")
        return question.count() == 1

    def _press_on(self) -> None:
        """One key further: in the menu of a piece, to take what is picked, or a number."""
        question = f"[data-part='question'][data-version='{self.answered}']"
        if self.page.get_by_role("menuitem").count():
            for _ in range(self.chance.randrange(3)):
                self.page.keyboard.press("ArrowDown")
            self.page.keyboard.press("Enter")
            return
        if self.page.locator(f"{question} [data-confirm]:not([aria-disabled='true'])").count():
            self.page.keyboard.press("Enter")
            return
        keys = self.page.locator(f"{question} [data-key]:not([aria-pressed='true']):visible")
        labels = keys.evaluate_all("keys => keys.map((key) => key.dataset.key)")
        if labels:
            self.page.keyboard.press(self.chance.choice(labels))
