"""Lost connections: the page says so, comes back by itself, and no choice is lost or made twice."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.table.server.running import Running
from tests.web.cable import cable_to
from tests.web.conftest import People
from tests.web.seat import Seat

# A game that everybody's second turn ends.
SHORT = {"trees": "exam", "turn_limit": 2}


def _is_about_the_cable(text: str) -> bool:
    """What the browser itself says when a connection breaks."""
    # "Failed to fetch" is the service worker, which was cut while it took in the page's files; it tries again.
    return "WebSocket connection" in text or "net::ERR" in text or text == "Failed to fetch"


def test_reload_and_dropped_connection_at_every_decision(people: People, table_server: Running) -> None:
    with cable_to(table_server.address) as cable:
        page = people.window(address=cable.address, is_expected=_is_about_the_cable)
        seat = Seat.opens(page, ["greedy"], seed=4, options=SHORT)

        while seat.wait():
            asked = f"[data-part='question'][data-version='{seat.version}']"
            page.reload()
            page.wait_for_selector(f"{asked}[aria-busy='false']")
            if seat.decisions % 2:
                cable.cut()
                page.wait_for_selector(f"{asked}[aria-busy='false']")
            else:
                # The choice reaches the server, its acknowledgement never comes back.
                cable.cut_after_next()
            seat.answer_by_mouse()

        chosen = [entry for entry in seat.position()["log"] if entry["kind"] == "chose" and entry["seat"] == 0]
        assert len(chosen) == seat.decisions
        assert seat.decisions >= 6
        assert cable.cuts >= seat.decisions


def test_a_lost_connection_is_told_and_what_was_meant_is_sent_when_it_is_back(
    people: People, table_server: Running
) -> None:
    with cable_to(table_server.address) as cable:
        page = people.window(address=cable.address, is_expected=_is_about_the_cable)
        seat = Seat.opens(page, ["greedy"], seed=5, options=SHORT)
        assert seat.wait()
        before = seat.position()["table"]["choices"]

        cable.unplug()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        seat.answer_by_mouse()
        cable.plug_in()

        expect(page.get_by_text("Connection lost")).to_be_hidden()
        assert seat.wait()
        mine = [entry for entry in seat.position()["log"] if entry["kind"] == "chose" and entry["seat"] == 0]
        assert len(mine) == 1
        assert seat.position()["table"]["choices"] > before
