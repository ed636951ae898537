"""Where a request comes from: the address at the other end of the socket, or what a trusted proxy says of it."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from tessera.kernel.refusal import SetupError
from tessera.table.settings import Settings

UNKNOWN: Final = "unknown"

# What proxies say of a request that they hand on.
_HANDED_ON: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-port",
    "x-forwarded-proto",
    "x-forwarded-server",
    "x-real-ip",
)
_HERE: Final = frozenset({"localhost", "127.0.0.1", "::1"})

_Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def client_address(connection: HTTPConnection) -> str:
    """The address that limits are counted by. A household has one IPv4 address, or a /64 of IPv6."""
    address = true_address(connection, connection.app.state.house.settings)
    return UNKNOWN if address is None else household(address)


def household(address: _Address) -> str:
    """What of an address is one household."""
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return str(address)


def true_address(connection: HTTPConnection, settings: Settings) -> _Address | None:
    """The address of the client: the last one in the chain that is not one of our own proxies."""
    address = _parsed(connection.client.host if connection.client is not None else "")
    if address is None or not _is_proxy(address, settings):
        return address
    # Each proxy adds its caller at the end. What stands before the first stranger there is only the stranger's word.
    named = ",".join(connection.headers.getlist("x-forwarded-for"))
    for text in reversed(named.split(",")):
        before = _parsed(text.strip())
        if before is None:
            return address
        address = before
        if not _is_proxy(address, settings):
            return address
    return address


def is_local(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the request was made on this machine, and no proxy can have handed it on.

    A proxy that says nothing of its callers, or lets them say it, looks like somebody here. So nothing is local that
    comes from the address of a proxy, or that speaks of one; nor anything at all where people come by another address
    than the server's own, since there is a proxy then, told of or not.
    """
    address = _parsed(connection.client.host if connection.client is not None else "")
    if address is None or not address.is_loopback or _is_proxy(address, settings):
        return False
    if any(name in connection.headers for name in _HANDED_ON):
        return False
    return not settings.origin or urlsplit(settings.origin).hostname in _HERE


@lru_cache(maxsize=8)
def networks(texts: tuple[str, ...]) -> tuple[_Network, ...]:
    """Addresses and networks as hosts write them."""
    try:
        return tuple(ipaddress.ip_network(text, strict=False) for text in texts)
    except ValueError as error:
        raise SetupError(
            f"The address of a proxy is not understood: {error}.",
            "Give an address like 127.0.0.1 or a network like 10.0.0.0/8.",
            f"プロキシのアドレスが読めません（{error}）。",
            "127.0.0.1 のようなアドレスか、10.0.0.0/8 のようなネットワークで指定してください。",
        ) from error


def _is_proxy(address: _Address, settings: Settings) -> bool:
    return any(address in network for network in networks(settings.proxies))


def _parsed(text: str) -> _Address | None:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address
