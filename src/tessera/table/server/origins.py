"""Which names this server answers to, and which pages may send it requests."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from tessera.table.settings import Settings

_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
_ANY_ADDRESS: Final = frozenset({"", "0.0.0.0", "::", "[::]"})
_HOST: Final = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9][a-z0-9._-]{0,252})(:[0-9]{1,5})?")


def allowed_host(settings: Settings, host: str) -> bool:
    """Whether a Host header names this server.

    A page of somebody else whose name suddenly leads to our address would otherwise be of the same origin as ours.
    """
    fits = _HOST.fullmatch(host.lower())
    return fits is not None and (fits[1] in _names(settings) or (_is_everywhere(settings) and _is_address(fits[1])))


def allowed_origin(settings: Settings, headers: Mapping[str, str]) -> bool:
    """Whether a request that changes something, or opens a WebSocket, comes from our own pages or from no browser."""
    origin = headers.get("origin")
    if origin is None:
        # Browsers name the origin with all such requests; old ones that did not, send no Sec-Fetch-Site either.
        return headers.get("sec-fetch-site") in (None, "same-origin")
    if origin == settings.public_origin:
        return True
    host = headers.get("host", "")
    # Reached at another name or port of its own: through a tunnel, by an address in the home network.
    return allowed_host(settings, host) and origin.lower() == f"http://{host.lower()}"


@lru_cache(maxsize=8)
def _names(settings: Settings) -> frozenset[str]:
    public = urlsplit(settings.public_origin).netloc.rpartition("@")[2].lower()
    fits = _HOST.fullmatch(public)
    names = set(_LOOPBACK) | {settings.host.lower(), f"[{settings.host.lower()}]"}
    if fits is not None:
        names.add(fits[1])
    if _is_everywhere(settings):
        own = socket.gethostname().lower()
        names |= {own, f"{own.partition('.')[0]}.local"}
    return frozenset(names)


def _is_everywhere(settings: Settings) -> bool:
    return settings.host in _ANY_ADDRESS


def _is_address(name: str) -> bool:
    """Whether a name is a bare address: nobody can make that lead elsewhere."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
