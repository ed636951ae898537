"""Answering: everything goes out as JSON of a known shape, and every error as a Problem in the asker's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec
import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from tessera.kernel.refusal import ContentError, Mistake, NotOffered, RecordError, Refusal, SetupError
from tessera.table.frames import Problem
from tessera.table.troubles import Malformed, NotFound, TooMany, Trouble

_log = structlog.get_logger("tessera.server")
_ENCODER = msgspec.json.Encoder()

JSON: Final = "application/json"

LANGUAGES: Final = ("en", "ja")

# How errors of the engine are answered: status and code. The first that fits counts.
_ENGINE: Final[tuple[tuple[type[Mistake], int, str], ...]] = (
    (NotOffered, 409, "not-offered"),
    (SetupError, 422, "setup"),
    (RecordError, 422, "record"),
    (ContentError, 422, "content"),
    (Mistake, 400, "mistake"),
)


def answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A value as JSON. What a seat is shown is nobody else's, so that nothing is kept on the way."""
    told = {"Cache-Control": "no-store", **(headers or {})}
    return Response(_ENCODER.encode(value), status, told, JSON)


def as_it_is(content: bytes) -> Response:
    """JSON that was made elsewhere, as an answer."""
    return Response(content, 200, {"Cache-Control": "no-store"}, JSON)


# Problems


def problem_of(error: Exception, language: str) -> tuple[int, Problem]:
    """The status and the Problem for an error that is meant for people."""
    if isinstance(error, Trouble):
        after = error.retry_after if isinstance(error, TooMany) else None
        return error.status, Problem(error.code, error.text(language), retry_after=after)
    if isinstance(error, Refusal):
        return 409, Problem("refused", error.text(language), error.objection.clause)
    assert isinstance(error, Mistake)
    for kind, status, code in _ENGINE:
        if isinstance(error, kind):
            return status, Problem(code, error.text(language))
    raise AssertionError("every mistake is in the list")


def refuse(error: Exception, language: str) -> Response:
    """An error as an answer."""
    status, problem = problem_of(error, language)
    headers = {} if problem.retry_after is None else {"Retry-After": str(problem.retry_after)}
    return answer(problem, status, headers)


class Fault(Trouble):
    """We were wrong. What exactly is in the server's log, not in the answer."""

    status = 500
    code = "fault"

    def __init__(self) -> None:
        super().__init__(
            "Something went wrong here, and nothing was done.",
            "Try again; the host of the server finds the details in the log.",
            "サーバーで問題が起き、何も行われませんでした。",
            "もう一度お試しください。詳しい内容はサーバーの記録に残っています。",
        )


class NoSuchMethod(Trouble):
    """The address exists, but not for this method."""

    status = 405
    code = "method"

    def __init__(self, method: str) -> None:
        super().__init__(
            f"This address does not take {method}.",
            "What each address takes is described in /api/openapi.json.",
            f"このアドレスでは{method}を使えません。",
            "使い方は /api/openapi.json に書かれています。",
        )


def no_such_address() -> NotFound:
    """What is said of addresses that lead nowhere."""
    return NotFound(
        "There is nothing at this address.",
        "All addresses are listed in /api/openapi.json.",
        "このアドレスには何もありません。",
        "アドレスの一覧は /api/openapi.json にあります。",
    )


# Languages


def language_of(connection: HTTPConnection) -> str:
    """The language in which to answer: as asked for, else the person's own, else what their browser prefers."""
    asked = connection.query_params.get("language")
    if asked in LANGUAGES:
        return asked
    person = getattr(connection.state, "person", None)
    own = getattr(person, "language", "")
    return own if own in LANGUAGES else preferred(connection.headers.get("accept-language", ""))


def preferred(accepted: str) -> str:
    """The language that a browser's header puts first among ours; English if it names none."""
    best, best_weight = "en", 0.0
    for part in accepted.split(",")[:20]:
        name, _, parameters = part.strip().partition(";")
        weight = _weight(parameters)
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best


def _weight(parameters: str) -> float:
    key, _, value = parameters.strip().partition("=")
    if key.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


# Handlers


def answer_errors(app: FastAPI) -> None:
    """Every error that is meant for people becomes a Problem; for all others see `access`."""
    app.add_exception_handler(Mistake, _meant)
    app.add_exception_handler(Refusal, _meant)
    app.add_exception_handler(RequestValidationError, _misfit)
    app.add_exception_handler(HTTPException, _plain)


async def _meant(request: Request, error: Exception) -> Response:
    return refuse(error, language_of(request))


async def _misfit(request: Request, error: Exception) -> Response:
    """A parameter in the address or the query that does not fit."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    trouble = Malformed(
        f"The request does not fit at {place}: {first['msg']}.",
        "The shape of each request is described in /api/openapi.json.",
        f"リクエストの{place}が正しくありません（{first['msg']}）。",
        "形式は /api/openapi.json に書かれています。",
    )
    return refuse(trouble, language_of(request))


async def _plain(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refuse(no_such_address(), language_of(request))
    if error.status_code == 405:
        response = refuse(NoSuchMethod(request.method), language_of(request))
        response.headers.update(error.headers or {})
        return response
    _log.error("unexpected refusal", status=error.status_code)
    return refuse(Fault(), language_of(request))


async def fault(request: Request, error: Exception) -> Response:
    """The answer to an error that nobody meant; what it was stands in the log alone."""
    _log.error("fault", method=request.method, route=route_of(request.scope), exc_info=error)
    return refuse(Fault(), language_of(request))


def route_of(scope: Scope) -> str:
    """The template of the route that answers, such as /api/tables/{table_id}; "" if there is none."""
    return str(getattr(scope.get("route"), "path_format", ""))
