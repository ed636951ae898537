"""Two people in two browsers at one table: each sees what is theirs, and nothing of the other's hand."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Page, Response, WebSocket, expect

from tests.web.conftest import People
from tests.web.seat import Json, Seat, request

SHORT = {"trees": "exam", "turn_limit": 2}


class Heard:
    """Every byte that a browser got from the server, apart from the page itself."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.texts.append(str(frame)))

    def _response(self, response: Response) -> None:
        # What is printed in the box is everybody's to read.
        if "/api/tables" in response.url and response.ok:
            self.texts.append(response.text())


def _hand(seat: Seat) -> set[str]:
    return _cards([seat.position()["view"]["players"][seat.seat]])


def _cards(players: list[Json]) -> set[str]:
    """What these players hold, and what they look at."""
    return {card for player in players for card in (*player["hand"], *player["looking"])}


def test_two_people_play_and_neither_sees_the_hand_of_the_other(people: People) -> None:
    first, second = (people.window(has_worker=False) for _ in range(2))
    heard = (Heard(first), Heard(second))
    request(first, "POST", "/guests", {"name": "Ann"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    opened = request(first, "POST", "/tables", {"game": "atlas-lost", "seats": seats, "options": SHORT})
    table = opened["table"]["id"]
    link = request(first, "POST", f"/tables/{table}/seats/1/link")

    # Ben comes by the secret link, through the page.
    second.goto(f"/join#{link['token']}")
    expect(second.get_by_role("main")).to_contain_text("Ann invites you to Atlas Lost: Rise of the New Sovereigns.")
    second.get_by_label(re.compile("name", re.IGNORECASE)).first.fill("Ben")
    second.get_by_role("button", name=re.compile("sit down|join", re.IGNORECASE)).click()
    second.wait_for_url(f"**/tables/{table}*")
    assert link["token"] not in second.url
    first.goto(f"/tables/{table}")
    first.get_by_role("button", name=re.compile("^(start|begin)", re.IGNORECASE)).click()

    ann = Seat(first, table, 0, random.Random(6))
    ben = Seat(second, table, 1, random.Random(7))
    secrets: tuple[set[str], set[str]] = (set(), set())
    public: set[str] = set()
    for _ in range(200):
        first.wait_for_selector("[data-status]")
        if request(first, "GET", f"/tables/{table}")["table"]["status"] == "over":
            break
        asked = ann if ann.position()["question"] is not None else ben
        for seat in (ann, ben):
            secrets[seat.seat].update(_hand(seat))
        assert asked.wait()
        asked.answer_by_mouse()
        shown = request(first, "GET", f"/tables/{table}")
        # Who only looks on sees nobody's hand, or what is public here would be what leaks.
        assert not _cards(shown["view"]["players"]) & (secrets[0] | secrets[1])
        public.update(re.findall(r"[A-Z]{3}-\d+", json.dumps([shown["view"], shown["log"]])))
    expect(first.locator("[data-status='over']")).to_have_count(1)
    expect(second.locator("[data-status='over']")).to_have_count(1)

    # What was only ever in one hand must never have reached the other browser before the end.
    for seat, other in ((ann, ben), (ben, ann)):
        hidden = secrets[seat.seat] - public - secrets[other.seat]
        assert hidden, "the game was too short to tell"
        running = [text for text in heard[other.seat].texts if '"status":"over"' not in text]
        leaked = {card for card in hidden for text in running if card in text}
        assert not leaked
