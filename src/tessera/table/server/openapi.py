"""The OpenAPI document: parameters as FastAPI knows them, bodies and answers from the msgspec types themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, cast

import msgspec
from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.openapi.utils import get_openapi
from fastapi.routing import RouteContext, iter_route_contexts
from starlette.responses import Response

from tessera import __version__
from tessera.table import frames, messages
from tessera.table.server.reading import BodyReader
from tessera.table.server.route import GIVES
from tessera.table.server.whoami import cookie_name, signed

_REFERENCE: Final = "#/components/schemas/{name}"
_PROBLEM: Final = {"$ref": _REFERENCE.format(name="Problem")}
COOKIE: Final = "session"

_TITLE: Final = "Tessera"
_DESCRIPTION: Final = """\
The table of Tessera: open tables, sit down, answer questions, watch.

Requests that change something carry the header `X-Tessera: 1` and, from a browser, come from the server's own pages.
Every error is a `Problem` in the asker's language. What a seat is shown is what that seat may know.

Live views come by WebSocket at `/api/tables/{table_id}/live?seat=&language=&since=`: the server sends `Frame`,
the client sends `Sent`, both as JSON texts of at most 64 KiB from the client.
"""

# Taken everywhere, since errors are told in it.
_LANGUAGE: Final = {
    "name": "language",
    "in": "query",
    "required": False,
    "description": "Errors come in this language, else in your own.",
    "schema": {"enum": ["en", "ja"]},
}

# Every answer other than success, by status.
_ERRORS: Final = {
    400: "The request cannot be met as it is.",
    401: "Nobody is signed in.",
    403: "It is not yours to do, or the request comes from another site.",
    404: "There is no such thing here, or not for you.",
    409: "Not as things stand: the game's rules, the table's terms or its moment forbid it. Nothing has changed.",
    413: "More than is taken at once.",
    422: "The request cannot be understood: where and why.",
    429: "Too often in too short a time.",
    500: "We were wrong. Nothing was done.",
}


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of the app."""
    told = get_openapi(title=_TITLE, version=__version__, description=_DESCRIPTION, routes=app.routes)
    contexts = [context for context in iter_route_contexts(app.routes) if context.path_format in told["paths"]]
    types = [frames.Problem, frames.Frame, messages.Sent, *_types(contexts)]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    schema_of = dict(zip(map(_key, types), schemas, strict=True))
    for context in contexts:
        for method in context.methods or ():
            _complete(told["paths"][context.path_format][method.lower()], context, method, schema_of)
    components["Frame"], components["Sent"] = schema_of[_key(frames.Frame)], schema_of[_key(messages.Sent)]
    told["components"] = {
        "schemas": dict(sorted(components.items())),
        "securitySchemes": {COOKIE: {"type": "apiKey", "in": "cookie", "name": cookie_name(app.state.settings)}},
    }
    return told


def _types(contexts: list[RouteContext]) -> Iterator[Any]:
    for context in contexts:
        reader = _reader(context.dependant)
        if reader is not None:
            yield reader.shape
        gives = _gives(context)
        if gives is not None:
            yield gives


def _key(shape: Any) -> str:
    return repr(shape)


def _gives(context: RouteContext) -> Any:
    """The msgspec type of the answer, None if the answer is none or no JSON."""
    gives = getattr(context.endpoint, GIVES, None)
    is_other = gives is type(None) or (isinstance(gives, type) and issubclass(gives, Response))
    return None if is_other else gives


def _all_dependants(dependant: Dependant) -> Iterator[Dependant]:
    yield dependant
    for below in dependant.dependencies:
        yield from _all_dependants(below)


def _reader(dependant: Dependant) -> BodyReader[Any] | None:
    for one in _all_dependants(dependant):
        if isinstance(one.call, BodyReader):
            return one.call
    return None


def _complete(operation: dict[str, Any], context: RouteContext, method: str, schema_of: dict[str, Any]) -> None:
    """Say what an operation takes, gives and refuses."""
    operation["operationId"] = context.name
    operation["summary"] = operation.pop("description", "").partition("\n")[0]
    dependants = list(_all_dependants(context.dependant))
    reader = _reader(context.dependant)
    if reader is not None:
        content = {"application/json": {"schema": schema_of[_key(reader.shape)]}}
        operation["requestBody"] = {"required": not reader.optional, "content": content}
    is_write = method != "GET"
    parameters: list[dict[str, Any]] = operation.setdefault("parameters", [])
    if not any(parameter["name"] == "language" for parameter in parameters):
        parameters.append(_LANGUAGE)
    if is_write:
        header = {"name": "X-Tessera", "in": "header", "required": True, "schema": {"const": "1"}}
        header["description"] = "Shows that the request was made by a script of the server's own pages."
        parameters.append(header)
    if any(one.call is signed for one in dependants):
        operation["security"] = [{COOKIE: []}]
    operation["responses"] = _responses(context, is_write, dependants, schema_of)


def _responses(
    context: RouteContext, is_write: bool, dependants: list[Dependant], schema_of: dict[str, Any]
) -> dict[str, Any]:
    gives = getattr(context.endpoint, GIVES)
    success: dict[str, Any] = {"description": "Done."}
    status = context.status_code or 200
    if gives is type(None):
        status = 204
    elif isinstance(gives, type) and issubclass(gives, Response):
        success["content"] = {cast(str, gives.media_type): {"schema": {"type": "string"}}}
    else:
        success["content"] = {"application/json": {"schema": schema_of[_key(gives)]}}
    told = {str(status): success}
    for number in sorted(_refusals(context, is_write, dependants)):
        problem = {"description": _ERRORS[number], "content": {"application/json": {"schema": _PROBLEM}}}
        if number == 429:
            problem["headers"] = {"Retry-After": {"description": "Seconds to wait.", "schema": {"type": "integer"}}}
        told[str(number)] = problem
    return told


def _refusals(context: RouteContext, is_write: bool, dependants: list[Dependant]) -> set[int]:
    """Which refusals an operation can answer with, by what it takes, beside those that it names itself."""
    refusals = {400, 422, 429, 500, *(int(status) for status in context.responses)}
    has_table = "{table_id}" in (context.path_format or "")
    if "{" in (context.path_format or ""):
        refusals |= {404}
    if has_table:
        refusals |= {403, 409}
    if is_write:
        refusals |= {401, 403, 404, 409, 413}
    if any(one.call is signed for one in dependants):
        refusals |= {401}
    return refusals
