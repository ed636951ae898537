"""Live views by WebSocket: a seat's position whenever something happened, and answers to whatever the seat sends.

One task writes, one reads. The writer is only ever told that there is something new, and then shows the table as it
stands: a slow reader skips what it missed, and nothing piles up for it.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import ExitStack
from typing import Final

import msgspec
import structlog
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from tessera.kernel.refusal import Mistake, Refusal
from tessera.table import frames, showing
from tessera.table.conduct import no_such_table
from tessera.table.house import House
from tessera.table.pictures import Picture
from tessera.table.room import Onlooker, Room
from tessera.table.server.address import client_address
from tessera.table.server.answers import LANGUAGES, Fault, language_of, problem_of
from tessera.table.server.callers import Callers
from tessera.table.server.crowd import Crowd
from tessera.table.server.hearing import Hearer
from tessera.table.server.here import MOST, TABLE_ID, id_of, may_see
from tessera.table.server.origins import allowed_origin
from tessera.table.server.route import PREFIX
from tessera.table.server.whoami import person_of_socket
from tessera.table.store.people import Person
from tessera.table.troubles import Malformed, NotNow, SignedOut, TooMany

_log = structlog.get_logger("tessera.server")

router = APIRouter(prefix=PREFIX)

# Answers that wait to be sent before nothing more is read.
_MOST_REPLIES: Final = 16
# How often it is looked whether the session still holds, should nobody have told us.
_SESSION_SECONDS: Final = 15.0
# Messages refused in a row before the connection is ended.
_PATIENCE: Final = 50

# Why connections are closed, as RFC 6455 and its registry number it.
POLICY: Final = 1008
FAULT: Final = 1011
RESTART: Final = 1012

_ENCODER: Final = msgspec.json.Encoder()
_TABLE_ID: Final = re.compile(TABLE_ID)


class _Goodbye(Exception):
    """The connection is to end."""

    def __init__(self, problem: frames.Problem, again: bool, code: int) -> None:
        super().__init__(problem.code)
        self.closing = frames.Closing(problem, again)
        self.code = code


@router.websocket("/tables/{table_id}/live")
async def live(websocket: WebSocket) -> None:
    """The table as a seat sees it, live."""
    house: House = websocket.app.state.house
    if not allowed_origin(house.settings, websocket.headers):
        # Not accepted at all: a page of another site learns nothing, not even that there is a table.
        await websocket.close(POLICY)
        return
    person = await person_of_socket(websocket)
    await websocket.accept()
    connection = Connection(websocket, house, person)
    callers: Callers = websocket.app.state.callers
    callers.add(connection)
    if callers.is_closing:
        connection.dismiss()
    try:
        await connection.serve()
    except WebSocketDisconnect:
        return
    finally:
        callers.remove(connection)


class Connection:
    """One live connection."""

    def __init__(self, websocket: WebSocket, house: House, person: Person | None) -> None:
        self._websocket = websocket
        self._house = house
        self._person = person
        self._table_id: str = websocket.path_params["table_id"]
        self._language = language_of(websocket)
        self._crowd: Crowd = websocket.app.state.crowd
        self._address = client_address(websocket)
        self._seat: int | None = None
        # Up to which entry the other side knows the log from before, and what this connection has shown it.
        self._since = 0
        self._known: Picture | None = None
        # How often it was told of changes since it was shown the whole position.
        self._step = 0
        self._presence: frames.Presence | None = None
        self._onlooker = Onlooker(id_of(person), showing.SPECTATOR)
        self._replies: list[frames.Frame] = []
        self._has_room = asyncio.Event()
        self._checked_at = asyncio.get_running_loop().time()
        self._is_dismissed = False

    # From outside

    def doubt(self) -> None:
        """A session has ended somewhere: look whether it was this one's."""
        self._checked_at = float("-inf")
        self._onlooker.stirred.set()

    def dismiss(self) -> None:
        """The server stops: say good-bye."""
        self._is_dismissed = True
        self._onlooker.stirred.set()

    # The course of a connection

    async def serve(self) -> None:
        """Show and listen until one of the two sides has enough."""
        hall = self._house.hall
        looked_on: Room | None = None
        place = ExitStack()
        try:
            self._read_wishes()
            async with hall.room(self._table_id) as room:
                may_see(room.match, self._person, self._seat)
                place.enter_context(self._crowd.joined(self._address, self._table_id, self._seat is None))
                viewer = showing.SPECTATOR if self._seat is None else self._seat
                self._onlooker = hall.look_on(room, id_of(self._person), viewer)
                looked_on = room
            await self._both()
        except WebSocketDisconnect:
            raise
        except _Goodbye as goodbye:
            await self._close(goodbye)
        except (Mistake, Refusal) as error:
            await self._close(_Goodbye(problem_of(error, self._language)[1], again=False, code=POLICY))
        except Exception as error:
            _log.error("fault", route="live", exc_info=error)
            await self._close(_Goodbye(problem_of(Fault(), self._language)[1], again=True, code=FAULT))
        finally:
            place.close()
            if looked_on is not None:
                hall.look_away(looked_on, self._onlooker)

    def _read_wishes(self) -> None:
        """The table, the seat, the language and the place in the log that the address names."""
        if not _TABLE_ID.fullmatch(self._table_id):
            raise no_such_table()
        self._seat = self._number("seat", 7)
        self._since = self._number("since", MOST) or 0
        if self._websocket.query_params.get("language", "en") not in LANGUAGES:
            raise _misfit("language", "en, ja")

    def _number(self, name: str, most: int) -> int | None:
        text = self._websocket.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdecimal() and len(text) <= 16 and int(text) <= most):
            raise _misfit(name, f"0 - {most}")
        return int(text)

    async def _both(self) -> None:
        """Write and read, until one of them ends."""
        tasks = [asyncio.create_task(self._write()), asyncio.create_task(self._read())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    async def _close(self, goodbye: _Goodbye) -> None:
        try:
            await self._send(goodbye.closing)
            await self._websocket.close(goodbye.code)
        except (WebSocketDisconnect, RuntimeError):
            # The other side was faster, so that there is nobody left to tell.
            return

    async def _send(self, frame: frames.Frame) -> None:
        await self._websocket.send_text(_ENCODER.encode(frame).decode())

    # Writing

    async def _write(self) -> None:
        stirred = self._onlooker.stirred
        while True:
            stirred.clear()
            await self._send_replies()
            if self._is_dismissed:
                raise _Goodbye(problem_of(_restarting(), self._language)[1], again=True, code=RESTART)
            await self._require_session()
            await self._send_news()
            try:
                # Not wait_for, which in Python 3.11 can swallow that the task is cancelled.
                async with asyncio.timeout(_SESSION_SECONDS):
                    await stirred.wait()
            except TimeoutError:
                # Time to look whether the session still holds.
                continue

    async def _send_replies(self) -> None:
        while self._replies:
            await self._send(self._replies.pop(0))
            self._has_room.set()

    async def _require_session(self) -> None:
        """Whoever was known when the connection was opened still is, by the same session."""
        now = asyncio.get_running_loop().time()
        if self._person is None or now - self._checked_at < _SESSION_SECONDS:
            return
        self._checked_at = now
        person = await person_of_socket(self._websocket)
        if person is None or person.id != self._person.id:
            raise SignedOut(
                "You are not signed in any more.",
                "Sign in again to go on.",
                "サインインの状態が終わりました。",
                "続けるには、もう一度サインインしてください。",
            )

    async def _send_news(self) -> None:
        """Show what there is to show. It is put together while nothing can change, and sent when others may go on."""
        async with self._house.hall.room(self._table_id) as room:
            # Asked each time: a seat can be lent, taken back or revoked while somebody looks through it.
            may_see(room.match, self._person, self._seat)
            told = self._told_of(room)
            presence = self._house.hall.presence(room)
        if told:
            await self._websocket.send_text(told)
        if presence != self._presence:
            self._presence = presence
            await self._send(presence)

    def _told_of(self, room: Room) -> str:
        """The whole position to begin with, then what has changed; "" if nothing has."""
        known = self._known
        picture = room.gallery.picture(id_of(self._person), self._onlooker.seat, self._language)
        if picture is known:
            return ""
        self._known = picture
        if known is not None and picture.follows(known):
            self._step += 1
            return picture.after(room.match, known, self._step)
        since = self._since if known is None else 0
        self._step = 0
        return picture.whole(room.match, since)

    # Reading

    async def _read(self) -> None:
        rates = self._websocket.app.state.rates
        hearer = Hearer(self._house, rates, self._table_id, self._seat, self._person, self._language)
        refused = 0
        while refused <= _PATIENCE:
            while len(self._replies) >= _MOST_REPLIES:
                self._has_room.clear()
                await self._has_room.wait()
            got = await self._websocket.receive()
            if got["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(got.get("code", 1005))
            await self._require_session()
            reply = await hearer.reply(got.get("text"))
            refused = refused + 1 if isinstance(reply, frames.Declined) else 0
            self._replies.append(reply)
            self._onlooker.stirred.set()
        raise _Goodbye(problem_of(TooMany(60), self._language)[1], again=False, code=POLICY)


def _restarting() -> NotNow:
    return NotNow(
        "The server stops.",
        "It is back in a moment, and nothing is lost.",
        "サーバーが停止します。",
        "まもなく戻ります。失われるものはありません。",
    )


def _misfit(name: str, allowed: str) -> Malformed:
    return Malformed(
        f'The query does not fit at "{name}".',
        f"Allowed: {allowed}.",
        f"クエリの「{name}」が正しくありません。",
        f"使える値：{allowed}。",
    )
