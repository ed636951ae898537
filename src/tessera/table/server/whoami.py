"""Who asks: the person behind the cookie of a request or a WebSocket.

Known     the person, or None
Signed    the person; whoever is not known is asked to sign in
Visiting  the visit: the person with their session, or None
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocket

from tessera.table.reception import SESSION_MS, Reception
from tessera.table.server.budgets import count_for
from tessera.table.settings import Settings
from tessera.table.store.people import Person
from tessera.table.store.person import Visit
from tessera.table.troubles import Forbidden, SignedOut

# A cookie with this prefix is taken by browsers only over HTTPS, for this host alone and all of it.
_SECURE_NAME: Final = "__Host-tessera"
_PLAIN_NAME: Final = "tessera"
# Tokens are shorter; whatever is longer is none of ours and is not looked up.
_LONGEST_TOKEN: Final = 64


def cookie_name(settings: Settings) -> str:
    """The name of the cookie that carries the session's token."""
    return _SECURE_NAME if settings.is_https else _PLAIN_NAME


def give_cookie(response: Response, settings: Settings, token: str) -> None:
    """Let a browser carry a token: unseen by scripts, never to other sites, and over HTTPS only where we have it."""
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=SESSION_MS // 1000,
        path="/",
        secure=settings.is_https,
        httponly=True,
        samesite="strict",
    )


def take_cookie(response: Response, settings: Settings) -> None:
    """Let a browser forget its token."""
    response.delete_cookie(cookie_name(settings), path="/", secure=settings.is_https, httponly=True, samesite="strict")


def token_of(connection: HTTPConnection) -> str:
    """The token that a request carries, "" if none."""
    token = connection.cookies.get(cookie_name(connection.app.state.house.settings), "")
    return token if len(token) <= _LONGEST_TOKEN else ""


async def visiting(connection: HTTPConnection) -> Visit | None:
    """The visit of whoever asks, wherever they may go."""
    reception: Reception = connection.app.state.house.reception
    visit = await reception.visit_of(token_of(connection))
    # For the language of answers, errors included.
    connection.state.person = None if visit is None else visit.person
    return visit


def _is_elsewhere(connection: HTTPConnection, person: Person) -> bool:
    """Whether this is a table, or a new one, that a guest by link does not belong to."""
    if not person.bound_to:
        return False
    table_id = connection.path_params.get("table_id")
    if table_id is None:
        return connection.scope.get("method") == "POST" and connection.url.path.startswith("/api/tables")
    return bool(table_id != person.bound_to)


async def known(connection: HTTPConnection, visit: Annotated[Visit | None, Depends(visiting)]) -> Person | None:
    """Whoever asks, None if they are not known here. Away from their table, guests by link are like anybody."""
    if visit is None or _is_elsewhere(connection, visit.person):
        return None
    return visit.person


async def signed(connection: HTTPConnection, visit: Annotated[Visit | None, Depends(visiting)]) -> Person:
    """Whoever asks; it raises if they are not known here."""
    if visit is None:
        raise SignedOut(
            "You are not signed in.",
            "Sign in, or come as a guest.",
            "サインインしていません。",
            "サインインするか、ゲストとして入ってください。",
        )
    if _is_elsewhere(connection, visit.person):
        raise Forbidden(
            "You are a guest by link, and the link leads to another table.",
            "Make an account to play at several tables; you keep your seat.",
            "リンクで来たゲストが参加できるのは、そのリンクの卓だけです。",
            "アカウントを作ると、席を保ったままほかの卓でも遊べます。",
        )
    count_for(connection, visit.person.id)
    return visit.person


Visiting = Annotated[Visit | None, Depends(visiting)]
Known = Annotated[Person | None, Depends(known)]
Signed = Annotated[Person, Depends(signed)]


async def person_of_socket(websocket: WebSocket) -> Person | None:
    """Whoever opens a WebSocket, None if they are not known at its table."""
    return await known(websocket, await visiting(websocket))
