"""Requests to addresses that people gave. The server must not become their way into the host's own network.

Only http and https, no credentials in the address, no redirects, no answer read but its status, five seconds in all.
The name is resolved here, every address behind it must be a public one, and the connection goes to the very address
that was checked: a name that changes its mind between the check and the connection gains nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

from tessera.table.troubles import Malformed

_SECONDS: Final = 5.0
_LONGEST: Final = 2000
# Prefixes behind which an address of the host's own network can hide.
_DISGUISES: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))

# The library tells every address it calls, and the addresses that people give are secrets of theirs.
logging.getLogger("httpx").setLevel(logging.WARNING)
logging.getLogger("httpcore").setLevel(logging.WARNING)


class Undelivered(Exception):
    """An alert that did not arrive. The reason is one word, and holds nothing of the address."""

    def __init__(self, reason: str, status: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status


def checked(url: str, schemes: tuple[str, ...] = ("https", "http")) -> SplitResult:
    """The parts of an address that alerts may go to, as far as its text tells."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise _not_an_address(schemes) from None
    is_plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url and len(url) <= _LONGEST
    if not is_plain or parts.scheme not in schemes or not host or port == 0 or "@" in parts.netloc:
        raise _not_an_address(schemes)
    return parts


def _not_an_address(schemes: tuple[str, ...]) -> Malformed:
    wanted = " or ".join(f"{scheme}://" for scheme in schemes)
    wanted_ja = "または".join(f"{scheme}://" for scheme in schemes)
    return Malformed(
        "Alerts cannot be sent to this address.",
        f"It begins with {wanted}, names a host and holds no user name or password.",
        "このアドレスには通知を送れません。",
        f"{wanted_ja}で始まり、ホスト名があり、ユーザー名やパスワードを含まないものにしてください。",
    )


def is_public(address: str) -> bool:
    """Whether an address is one that anybody on the internet could call."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if any(ip in network for network in _DISGUISES):
            return False
    return ip.is_global and not ip.is_multicast


class Outbound:
    """Sends requests to addresses that people gave."""

    def __init__(self, allow_private: bool) -> None:
        self._allow_private = allow_private
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Let go of all connections."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def require_reachable(self, url: str) -> None:
        """Raise what its owner should be told, unless the address is one that alerts may go to."""
        checked(url)
        try:
            async with asyncio.timeout(_SECONDS):
                await self._addresses(urlsplit(url))
        except (Undelivered, TimeoutError):
            # The same words for a name that is unknown and for one inside: the server is no map of its network.
            raise Malformed(
                "Alerts cannot be sent to this host: it is not known, or not on the public internet.",
                "Check the name. Addresses inside the server's own network work only where its host allows them.",
                "このホストには通知を送れません。名前が見つからないか、公開されたインターネット上にありません。",
                "名前を確かめてください。サーバー側ネットワーク内の宛先は、管理者が許した場合だけ使えます。",
            ) from None

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Send it, or raise Undelivered."""
        try:
            async with asyncio.timeout(_SECONDS):
                status = await self._post(checked(url), body, headers)
        except TimeoutError:
            raise Undelivered("timeout") from None
        except (Malformed, httpx.InvalidURL):
            raise Undelivered("address") from None
        except httpx.HTTPError:
            raise Undelivered("unreachable") from None
        if not 200 <= status < 300:
            raise Undelivered("status", status)

    async def _post(self, parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        addresses = await self._addresses(parts)
        for address in addresses[:-1]:
            try:
                return await self._post_to(address, parts, body, headers)
            except httpx.ConnectError:
                continue
        return await self._post_to(addresses[-1], parts, body, headers)

    async def _addresses(self, parts: SplitResult) -> list[str]:
        """The addresses behind a name, all of them checked."""
        assert parts.hostname is not None, "addresses are checked first"
        try:
            found = await asyncio.get_running_loop().getaddrinfo(
                parts.hostname, parts.port or 0, type=socket.SOCK_STREAM
            )
        except (OSError, UnicodeError):
            raise Undelivered("unknown-host") from None
        addresses = list(dict.fromkeys(str(place[0]) for *_, place in found))
        if not addresses or not (self._allow_private or all(is_public(address) for address in addresses)):
            raise Undelivered("private-address")
        return addresses

    async def _post_to(self, address: str, parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        assert parts.hostname is not None, "addresses are checked first"
        host = f"[{address}]" if ":" in address else address
        port = "" if parts.port is None else f":{parts.port}"
        request = self._opened().build_request(
            "POST",
            parts._replace(netloc=host + port, fragment="").geturl(),
            content=body,
            headers={**headers, "Host": parts.netloc},
            # The certificate must be that of the name, although the connection goes to its address.
            extensions={"sni_hostname": parts.hostname},
        )
        response = await self._opened().send(request, stream=True)
        await response.aclose()
        return response.status_code

    def _opened(self) -> httpx.AsyncClient:
        if self._client is None:
            self._client = httpx.AsyncClient(
                # A proxy from the environment would connect to whatever the name means to it.
                trust_env=False,
                follow_redirects=False,
                timeout=_SECONDS,
                # A kept connection is known by its address alone, and another name at that address is another host.
                limits=httpx.Limits(max_connections=20, max_keepalive_connections=0),
            )
        return self._client
