"""Answers that are compressed, and those that are not."""

from __future__ import annotations

import gzip

import pytest
from starlette.requests import Request
from starlette.responses import Response

from tessera.table.server.packing import packed, takes_gzip
from tests.table.server.running import Running

pytestmark = pytest.mark.anyio


def answered(size: int, method: str = "GET", accepted: str = "gzip") -> Response:
    """An answer of so many bytes, on its way."""
    scope = {"type": "http", "method": method, "headers": [(b"accept-encoding", accepted.encode())]}
    return packed(Request(scope), Response(b"a" * size))


def test_a_long_answer_is_compressed_for_whoever_takes_it(server: Running) -> None:
    stranger = server.stranger()

    short = stranger.send("GET", "/games/atlas-lost/cards", headers={"Accept-Encoding": "gzip"})
    plain = stranger.send("GET", "/games/atlas-lost/cards", headers={"Accept-Encoding": "identity"})

    assert short.json == plain.json
    assert (short.headers["content-encoding"], short.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert int(short.headers["content-length"]) * 4 < int(plain.headers["content-length"])


async def test_what_fits_into_a_few_packets_is_sent_as_it_is() -> None:
    assert answered(3_999).body == b"a" * 3_999
    assert gzip.decompress(bytes(answered(4_000).body)) == b"a" * 4_000


async def test_an_answer_that_may_hold_a_new_secret_is_never_compressed() -> None:
    assert answered(50_000, "POST").body == b"a" * 50_000
    assert "vary" not in answered(50_000, "POST").headers


@pytest.mark.parametrize(
    ("accepted", "is_taken"),
    [
        ("gzip", True),
        ("br, gzip;q=0.5", True),
        ("GZIP", True),
        ("*", True),
        ("", False),
        ("br", False),
        ("gzip;q=0", False),
        ("gzip; q=0.000", False),
        ("*;q=0", False),
    ],
)
async def test_whether_gzip_is_taken(accepted: str, is_taken: bool) -> None:
    assert takes_gzip(accepted) is is_taken
