"""Answers that are sent compressed, where that pays and the other side takes it.

Only what is asked for by GET: an answer that holds a new secret, such as the link to a seat, never shares a compressed
text with words of others, whose length could tell of it. Live connections are not compressed at all: they send what has
changed, and one text serves all who see the same.
"""

from __future__ import annotations

import gzip
import re
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

# Below this, a packet is a packet.
_WORTH_IT: Final = 4_000
# The lightest level: half a millisecond for a hundred kilobytes, a sixth of which are left.
_LEVEL: Final = 1


def packed(request: Request, response: Response) -> Response:
    """The answer, compressed if it is long enough and the other side says that it can read that."""
    if request.method == "GET" and len(response.body) >= _WORTH_IT and "Content-Encoding" not in response.headers:
        response.headers["Vary"] = "Accept-Encoding"
        if takes_gzip(request.headers.get("accept-encoding", "")):
            response.body = gzip.compress(response.body, _LEVEL, mtime=0)
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Length"] = str(len(response.body))
    return response


def takes_gzip(accepted: str) -> bool:
    """Whether a header Accept-Encoding allows gzip."""
    for part in accepted.lower().split(","):
        name, _, parameters = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", parameters) is None
    return False
