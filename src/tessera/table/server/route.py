"""Routes that take and give msgspec types: an endpoint returns what its annotation says, and it goes out as JSON."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from fastapi import APIRouter, Request
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute
from starlette.responses import Response

from tessera.kernel.refusal import did_you_mean, there_is
from tessera.table.server.answers import LANGUAGES, answer
from tessera.table.server.packing import packed
from tessera.table.troubles import Malformed

# Before the address of whatever programs ask for.
PREFIX: Final = "/api"
# Under this name an endpoint tells the OpenAPI document what it answers with.
GIVES: Final = "gives"


class Route(APIRoute):
    """A route whose endpoint returns a msgspec type, or None for an answer without content, or a Response."""

    def __init__(self, path: str, endpoint: Callable[..., Any], **settings: Any) -> None:
        status = settings.get("status_code") or 200
        super().__init__(path, _spoken(endpoint, status), **{**settings, "response_model": None})

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The endpoint, behind a look at the query: a word that it does not know is refused, not passed over."""
        handle = super().get_route_handler()
        known = _query_words(self.dependant) | {"language"}

        async def handle_strictly(request: Request) -> Response:
            for word in request.query_params:
                if word not in known:
                    raise _unknown(word[:60], sorted(known))
            if not {*LANGUAGES}.issuperset(request.query_params.getlist("language")):
                raise _no_language()
            return packed(request, await handle(request))

        return handle_strictly


def _query_words(dependant: Dependant) -> set[str]:
    """The words that an endpoint and whatever it depends on take from the query."""
    words = {field.alias for field in dependant.query_params}
    return words.union(*(_query_words(below) for below in dependant.dependencies))


def new_router() -> APIRouter:
    """A router of such routes."""
    return APIRouter(prefix=PREFIX, route_class=Route)


def _unknown(word: str, known: list[str]) -> Malformed:
    return Malformed(
        f'The query has no "{word}".',
        did_you_mean(word, known),
        f"クエリに「{word}」はありません。",
        did_you_mean(word, known, "ja"),
    )


def _no_language() -> Malformed:
    return Malformed(
        "This language is not spoken here.",
        there_is(LANGUAGES),
        "この言語には対応していません。",
        there_is(LANGUAGES, "ja"),
    )


def _spoken(endpoint: Callable[..., Awaitable[Any]], status: int) -> Callable[..., Awaitable[Response]]:
    """The endpoint with its result put into an answer."""
    if hasattr(endpoint, GIVES):
        return endpoint
    hints = get_type_hints(endpoint, include_extras=True)
    gives = hints.pop("return")
    if get_origin(gives) is Annotated and get_args(gives)[0] is Response:
        # An endpoint that sets a cookie makes the Response itself, and says beside it what is in there.
        gives = get_args(gives)[1] or type(None)

    async def spoken(**arguments: Any) -> Response:
        given = await endpoint(**arguments)
        if isinstance(given, Response):
            return given
        if gives is type(None):
            return Response(status_code=204, headers={"Cache-Control": "no-store"})
        return answer(given, status)

    signature = inspect.signature(endpoint)
    parameters = [
        parameter.replace(annotation=hints.get(name, parameter.annotation))
        for name, parameter in signature.parameters.items()
    ]
    # FastAPI reads the signature, and names and describes the route by the function.
    spoken.__signature__ = signature.replace(parameters=parameters, return_annotation=Response)  # type: ignore[attr-defined]
    spoken.__name__, spoken.__doc__, spoken.__module__ = endpoint.__name__, endpoint.__doc__, endpoint.__module__
    setattr(spoken, GIVES, gives)
    return spoken
