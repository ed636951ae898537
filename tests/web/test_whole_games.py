"""Whole games of Atlas Lost against bots: by mouse, by keys alone, and by what a screen reader is told."""

from __future__ import annotations

import random
import time

from tests.web.conftest import PATIENCE, People
from tests.web.listener import Listener, Node
from tests.web.seat import Seat, request

# A game has about a hundred decisions of a person; one that needs more than this does not end.
MOST_DECISIONS = 400

# What the list of options is called.
CHOICES = "What you can choose"


def test_a_whole_game_by_mouse(people: People) -> None:
    seat = Seat.opens(people.window(), ["greedy"], seed=1)

    while seat.wait() and seat.decisions < MOST_DECISIONS:
        seat.answer_by_mouse()

    _ended(seat)


def test_a_whole_game_by_keyboard_alone(people: People) -> None:
    seat = Seat.opens(people.window(), ["greedy"], seed=2)

    while seat.wait() and seat.decisions < MOST_DECISIONS:
        seat.answer_by_keyboard()

    _ended(seat)


def test_a_whole_game_by_the_accessibility_tree_alone(people: People) -> None:
    seat = Seat.opens(people.window(), ["greedy"], seed=3)
    listener = Listener(seat.page)
    chance = random.Random(3)

    # The board has a twin in words, under headings that one can jump to.
    seat.page.get_by_role("heading", name="Influence track").wait_for(state="attached")
    told = _next(listener, "")
    headings = {heading.name for heading in told.all("heading")}
    assert {"Influence track", "Initiative tiles"} <= headings, headings
    while told.all("list", CHOICES) and seat.decisions < MOST_DECISIONS:
        seat.decisions += 1
        _answer(listener, told, chance)
        told = _next(listener, _fingerprint(told))

    _ended(seat)


def _ended(seat: Seat) -> None:
    shown = seat.position()
    assert shown["table"]["status"] == "over"
    chosen = [entry for entry in shown["log"] if entry["kind"] == "chose" and entry["seat"] == 0]
    # Every decision became one choice: nothing was lost, nothing was done twice.
    assert len(chosen) == seat.decisions
    # The page itself tells how it ended, and the record is there to be kept.
    assert seat.page.locator("[data-status='over']").count() == 1
    record = seat.page.context.request.get(f"/api/tables/{seat.table}/record")
    assert record.ok
    assert request(seat.page, "GET", f"/tables/{seat.table}?language=en")["outcome"]["winners"]


# By ear


def _fingerprint(told: Node) -> str:
    """What is asked and what was told last: it differs after each choice."""
    choices = [node.name for found in told.all("list", CHOICES) for node in found.walk()]
    lines = [word for log in told.all("log") for word in log.words()]
    return repr((choices, lines[-3:], len(lines)))


def _choices(told: Node) -> list[Node]:
    """The buttons that are told as choices and can be pressed."""
    return [
        button for found in told.all("list", CHOICES)[:1] for button in found.all("button") if not button.is_disabled
    ]


def _next(listener: Listener, before: str) -> Node:
    """The page once it asks something else than before, or says that the game is over."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        told = listener.tree()
        if told.all("heading", "The game is over"):
            return told
        if _choices(told) and _fingerprint(told) != before:
            return told
        time.sleep(0.03)
    raise AssertionError("The page asked nothing new.")


def _answer(listener: Listener, told: Node, chance: random.Random) -> None:
    """Press one of the choices. One that opens others, and one of several to be picked, is not yet an answer."""
    for _ in range(12):
        if take := [button for button in told.all("button", "Take th") if not button.is_disabled]:
            listener.press(take[0])
            return
        opened = [button for button in _choices(told) if button.states.get("expanded") is True]
        within = told.all("list", opened[0].name.partition(":")[0])[-1] if opened else told.one("list", CHOICES)
        fresh = [
            button
            for button in within.all("button")
            if not button.is_disabled and button.states.get("pressed") not in (True, "true")
        ]
        button = chance.choice(fresh)
        listener.press(button)
        if button.states.get("expanded") is None and button.states.get("pressed") is None:
            return
        told = _next(listener, _fingerprint(told)) if button.states.get("expanded") is False else listener.tree()
