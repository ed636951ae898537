"""Tessera as a program of one's own: it can be installed, opens without a network, and brings alerts."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.table.server.running import Running
from tests.web.cable import cable_to
from tests.web.conftest import PATIENCE, SHARED, People

# The worker has kept every file of the page, and answers for it.
_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  return navigator.serviceWorker.controller !== null;
}"""
_ALERTS = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }));
}"""


@pytest.fixture
def browser() -> Browser:
    """All of Chromium: its shell installs nothing and shows no alerts."""
    return SHARED.browser(is_whole=True)


def _until(page: Page, expression: str, wanted: Any) -> None:
    """Wait until what a promise brings is this."""
    end = time.monotonic() + PATIENCE / 1000
    while (found := page.evaluate(expression)) != wanted:
        assert time.monotonic() < end, f"{found} instead of {wanted}"
        page.wait_for_timeout(50)


def test_it_can_be_installed(people: People) -> None:
    page = people.window()
    page.goto("/")
    _until(page, _KEPT, True)

    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    manifest = json.loads(told["data"])
    assert told["errors"] == []
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    assert manifest["display"] == "standalone"
    # A private window, as tests have it, is all that stands against it.
    found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in found] == ["in-incognito"]


def test_it_opens_without_a_network_and_goes_on_when_it_is_back(people: People, table_server: Running) -> None:
    with cable_to(table_server.address) as cable:
        page = people.window(address=cable.address, is_expected=lambda text: "net::ERR" in text)
        page.goto("/")
        _until(page, _KEPT, True)

        cable.unplug()
        page.goto("/")
        expect(page.get_by_text("cannot be reached").first).to_be_visible()
        cable.plug_in()
        page.get_by_role("button", name=re.compile("again", re.IGNORECASE)).first.click()

        expect(page.get_by_role("button", name=re.compile("^Play now")).first).to_be_visible()


def test_an_alert_is_shown_by_the_browser(people: People) -> None:
    page = people.window()
    page.context.grant_permissions(["notifications"])
    page.goto("/")
    _until(page, _KEPT, True)
    session = page.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(100)
    origin = page.evaluate("location.origin")
    for turn in (3, 4):
        shown = {"title": "Atlas Lost", "body": f"It is your turn {turn}.", "tag": "abc", "url": "/tables/abc"}
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": origin, "registrationId": registrations[-1], "data": json.dumps(shown)},
        )
        # The newer alert of a table takes the place of the older one.
        _until(page, _ALERTS, [shown])
