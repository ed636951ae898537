"""Games of Atlas Lost against bots to their end: by mouse, by keys alone, and by what a screen reader is told."""

from __future__ import annotations

import random
import time

import pytest

from tests.web.conftest import PATIENCE, People
from tests.web.listener import Listener, Node
from tests.web.seat import Seat, request

# A game has about a hundred decisions of a person; one that needs more than this does not end.
MOST_DECISIONS = 400

# By mouse a whole game is played; by keys and by ear one that everybody's third turn ends, and in the long suite a
# whole one, too.
SHORT = {"turn_limit": 3}
LENGTHS = pytest.mark.parametrize("options", [SHORT, pytest.param({}, marks=pytest.mark.long)], ids=["short", "whole"])

# What the list of options is called.
CHOICES = "What you can choose"


def test_a_whole_game_by_mouse(people: People) -> None:
    seat = Seat.opens(people.window(motion="system"), ["greedy"], seed=1)

    while seat.wait() and seat.decisions < MOST_DECISIONS:
        seat.answer_by_mouse()

    _ended(seat)


@LENGTHS
def test_a_game_by_keyboard_alone(people: People, options: dict[str, int]) -> None:
    seat = Seat.opens(people.window(has_worker=False), ["greedy"], seed=2, options=options)

    while seat.wait() and seat.decisions < MOST_DECISIONS:
        seat.answer_by_keyboard()

    _ended(seat)


@LENGTHS
def test_a_game_by_the_accessibility_tree_alone(people: People, options: dict[str, int]) -> None:
    seat = Seat.opens(people.window(has_worker=False), ["greedy"], seed=3, options=options)
    listener = Listener(seat.page)
    chance = random.Random(3)

    # The board has a twin in words, under headings that one can jump to.
    seat.page.get_by_role("heading", name="Influence track").wait_for(state="attached")
    told = _next(listener, "")
    headings = {heading.name for heading in told.all("heading")}
    assert {"Influence track", "Initiative tiles"} <= headings, headings
    while told.all("list", CHOICES) and seat.decisions < MOST_DECISIONS:
        seat.decisions += 1
        told = _next(listener, _fingerprint(_answer(listener, told, chance)))

    _ended(seat)


def _ended(seat: Seat) -> None:
    shown = seat.position()
    assert shown["table"]["status"] == "over"
    assert seat.decisions >= 9
    chosen = [entry for entry in shown["log"] if entry["kind"] == "chose" and entry["seat"] == 0]
    # Every decision became one choice: nothing was lost, nothing was done twice.
    assert len(chosen) == seat.decisions
    # The page itself tells how it ended, and the record is there to be kept.
    assert seat.page.locator("[data-status='over']").count() == 1
    record = seat.page.context.request.get(f"/api/tables/{seat.table}/record")
    assert record.ok
    assert request(seat.page, "GET", f"/tables/{seat.table}?language=en")["outcome"]["winners"]


# By ear

# What buttons say that take what was picked.
TAKING = {"Take this", "Take these", "Keep", "Pay", "Discard", "Spend"}


def _fingerprint(told: Node) -> str:
    """What is asked and what was told last: it differs after each choice."""
    choices = [node.name for found in told.all("list", CHOICES) for node in found.walk()]
    lines = [word for log in told.all("log") for word in log.words()]
    return repr((choices, lines[-3:], len(lines)))


def _next(listener: Listener, before: str) -> Node:
    """The page once it asks something else than before, or says that the game is over."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        told = listener.tree()
        if told.all("heading", " win"):
            return told
        buttons = [button for found in told.all("list", CHOICES)[:1] for button in found.all("button")]
        # While an answer is on its way, nothing else can be pressed.
        is_open = bool(buttons) and not any(button.is_disabled for button in buttons)
        if is_open and _fingerprint(told) != before:
            return told
        time.sleep(0.03)
    raise AssertionError("The page asked nothing new.")


def _answer(listener: Listener, told: Node, chance: random.Random) -> Node:
    """Press one of the choices. One that opens others, and one of several to be picked, is not yet an answer. What
    was told just before the answer."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if take := [button for button in told.all("button") if button.name in TAKING and not button.is_disabled]:
            listener.press(take[0])
            return told
        button = chance.choice(_within_reach(told))
        listener.press(button)
        if button.states.get("expanded") is None and button.states.get("pressed") is None:
            return told
        told = listener.tree()
    raise AssertionError("The question could not be answered.")


def _within_reach(told: Node) -> list[Node]:
    """The choices of the group that is open, or all of them; without what is picked already."""
    (choices,) = told.all("list", CHOICES)
    opened = [inner for inner in choices.all("list") if inner is not choices]
    buttons = [
        button
        for button in (opened[0] if opened else choices).all("button")
        if not button.is_disabled and button.states.get("pressed") not in (True, "true")
    ]
    assert buttons, [(button.name, button.states) for button in choices.all("button")]
    return buttons
