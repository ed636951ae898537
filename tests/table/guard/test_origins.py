"""Which names the server answers to, and whose pages may send it requests."""

from __future__ import annotations

import socket

import pytest

from tessera.table.server.guard import allowed_origin
from tessera.table.server.origins import allowed_host
from tessera.table.settings import Settings

HOME = Settings(database="unused")
PUBLIC = Settings(database="unused", origin="https://games.example")
EVERYWHERE = Settings(database="unused", host="0.0.0.0")


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8023", "127.0.0.1:8023", "127.0.0.1:9", "[::1]:8023", "LOCALHOST"]
)
def test_the_machine_itself_may_always_be_named(host: str) -> None:
    assert allowed_host(HOME, host)
    assert allowed_host(PUBLIC, host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "evil.example:8023",
        "localhost:8023:8023",
        "localhost@evil.example",
        "user@localhost",
        "localhost/evil",
        "localhost\r\nX-Evil: 1",
        "localhost evil",
        "192.168.1.5",
        "[::1",
        "games.example",
    ],
)
def test_other_names_are_not_ours(host: str) -> None:
    assert not allowed_host(HOME, host)


def test_the_public_name_is_ours_with_or_without_a_port() -> None:
    assert allowed_host(PUBLIC, "games.example")
    assert allowed_host(PUBLIC, "GAMES.example:443")
    assert not allowed_host(PUBLIC, "sub.games.example")
    assert not allowed_host(PUBLIC, "games.example.evil.example")


def test_a_server_for_the_home_network_may_be_called_by_address_or_its_own_name() -> None:
    own = socket.gethostname().lower()

    assert allowed_host(EVERYWHERE, "192.168.1.5:8023")
    assert allowed_host(EVERYWHERE, "[fe80::1]:8023")
    assert allowed_host(EVERYWHERE, f"{own}:8023")
    # A name of somebody else that leads here is what an attack by rebinding looks like.
    assert not allowed_host(EVERYWHERE, "evil.example")


def _from(origin: str | None, host: str = "127.0.0.1:8023", site: str | None = None) -> dict[str, str]:
    headers = {"host": host}
    if origin is not None:
        headers["origin"] = origin
    if site is not None:
        headers["sec-fetch-site"] = site
    return headers


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        (HOME, _from("http://127.0.0.1:8023")),
        (HOME, _from("http://localhost:9999", "localhost:9999")),
        (PUBLIC, _from("https://games.example", "games.example")),
        (PUBLIC, _from("http://localhost:8023", "localhost:8023")),
        (EVERYWHERE, _from("http://192.168.1.5:8023", "192.168.1.5:8023")),
        # Programs name no origin; a browser that names none says that it is on the same one.
        (HOME, _from(None)),
        (HOME, _from(None, site="same-origin")),
    ],
)
def test_our_own_pages_and_programs_may_send(settings: Settings, headers: dict[str, str]) -> None:
    assert allowed_origin(settings, headers)


@pytest.mark.parametrize(
    ("settings", "headers"),
    [
        (HOME, _from("https://evil.example")),
        (HOME, _from("null")),
        (HOME, _from("")),
        (HOME, _from("http://127.0.0.1:9999")),
        (HOME, _from("http://localhost:8023")),
        (HOME, _from("https://127.0.0.1:8023")),
        (HOME, _from("http://127.0.0.1:8023.evil.example")),
        (HOME, _from("http://127.0.0.1:8023/")),
        (HOME, _from("http://evil.example", "evil.example")),
        (HOME, _from("http://127.0.0.1:8023 http://evil.example")),
        (PUBLIC, _from("http://games.example", "127.0.0.1:8023")),
        (PUBLIC, _from("https://sub.games.example", "games.example")),
        (PUBLIC, _from("https://games.example.evil.example", "games.example")),
        (PUBLIC, _from("https://games.example:444", "games.example")),
        (HOME, _from(None, site="cross-site")),
        (HOME, _from(None, site="same-site")),
        (HOME, _from(None, site="none")),
    ],
)
def test_nobody_elses_may(settings: Settings, headers: dict[str, str]) -> None:
    assert not allowed_origin(settings, headers)
