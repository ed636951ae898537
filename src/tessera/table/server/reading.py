"""Reading what clients send: one strict way for all bodies.

    async def open_table(opening: Annotated[Opening, body(Opening)]) -> frames.Position: ...

A body is JSON of a known shape and size. What does not fit is refused with its place in the document.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, Generic, TypeVar

import msgspec
from fastapi import Depends, Request

from tessera.table.server.whoami import Visiting
from tessera.table.troubles import Malformed, Slow, TooBig

T = TypeVar("T")

BODY_LIMIT: Final = 64 * 1024
# A record holds a line for each choice of a game.
RECORD_LIMIT: Final = 1024 * 1024
# Whoever sends a letter at a time does so for so long, and not for ever.
_BODY_SECONDS: Final = 60.0


class BodyReader(Generic[T]):
    """Reads the body of a request as one type; a dependency of FastAPI."""

    def __init__(self, shape: type[T], limit: int, optional: bool) -> None:
        self.shape = shape
        self.limit = limit
        # Whether nothing at all may be sent, which reads like an empty object.
        self.optional = optional
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(shape)

    async def __call__(self, request: Request, visit: Visiting) -> T:
        """The body, checked. Who asks is found out first, so that errors come in their language."""
        content = await _content(request, self.limit)
        if not content and self.optional:
            content = b"{}"
        else:
            _require_json(request)
        return decoded(self._decoder, content)


def body(shape: type[Any], limit: int = BODY_LIMIT, optional: bool = False) -> Any:
    """The dependency that reads a body of this type."""
    return Depends(BodyReader(shape, limit, optional))


def decoded(decoder: msgspec.json.Decoder[T], content: bytes | str) -> T:
    """What a client sent, checked; says where it is wrong."""
    try:
        return decoder.decode(content)
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at ")
        place = where.strip("`") or "$"
        raise Malformed(
            f"The request does not fit at {place}: {why}.",
            "The shape of each request is described in /api/openapi.json.",
            f"リクエストの{place}が正しくありません（{why}）。",
            "形式は /api/openapi.json に書かれています。",
        ) from error
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(
            f"The request is not JSON in UTF-8: {error}.",
            "Send one JSON document.",
            f"リクエストがUTF-8のJSONとして読めません（{error}）。",
            "JSON文書を1つ送ってください。",
        ) from error
    except RecursionError as error:
        raise Malformed(
            "The request is nested too deeply.",
            "Nothing that is asked for here is.",
            "リクエストの入れ子が深すぎます。",
            "そのような形式のものはありません。",
        ) from error


async def _content(request: Request, limit: int) -> bytes:
    """The bytes of a body. Reading stops when there are too many, whatever the header promised."""
    promised = request.headers.get("content-length", "")
    if promised.isdecimal() and int(promised) > limit:
        raise too_big(limit)
    content = bytearray()
    try:
        async with asyncio.timeout(_BODY_SECONDS):
            async for part in request.stream():
                content += part
                if len(content) > limit:
                    raise too_big(limit)
    except TimeoutError as error:
        raise Slow(
            "The request did not come in time.",
            f"Send all of it within {_BODY_SECONDS:.0f} seconds.",
            "リクエストが時間内に届きませんでした。",
            f"{_BODY_SECONDS:.0f}秒以内に全体を送ってください。",
        ) from error
    return bytes(content)


def too_big(limit: int) -> TooBig:
    """What is said of bodies and frames beyond a limit."""
    return TooBig(
        f"The request is larger than {limit // 1024} KiB.",
        "Send less at once.",
        f"リクエストが{limit // 1024} KiBを超えています。",
        "小さく分けて送ってください。",
    )


def _require_json(request: Request) -> None:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Malformed(
            f'The content type is "{kind}", not "application/json".',
            "Send JSON, and say so in the header Content-Type.",
            f"Content-Typeが「{kind}」です（「application/json」ではありません）。",
            "JSONを送り、ヘッダーContent-Typeにもそう書いてください。",
        )
