"""What clients send over a live connection, heard strictly, one message at a time."""

from __future__ import annotations

from typing import Final

import msgspec

from tessera.kernel.refusal import Mistake, Refusal
from tessera.table import conduct, frames, messages, showing
from tessera.table.hall import Decide, now_ms
from tessera.table.house import House
from tessera.table.journal import AnyAct
from tessera.table.match import Match
from tessera.table.rates import Rates
from tessera.table.server.answers import problem_of
from tessera.table.server.here import id_of
from tessera.table.server.reading import BODY_LIMIT, decoded, too_big
from tessera.table.store.people import Person
from tessera.table.troubles import Forbidden, Malformed, SignedOut

_SENT: Final[msgspec.json.Decoder[messages.Sent]] = msgspec.json.Decoder(messages.Sent)


class _Labelled(msgspec.Struct):
    """Whatever was sent, as far as its label."""

    client: messages.ClientId


_LABEL: Final = msgspec.json.Decoder(_Labelled)


class Hearer:
    """Listens to one connection for one seat."""

    def __init__(
        self, house: House, rates: Rates, table_id: str, seat: int | None, person: Person | None, language: str
    ) -> None:
        self._house = house
        self._rates = rates
        self._table_id = table_id
        self._seat = seat
        self._person = person
        self._language = language
        # Whoever is not known is counted by connection.
        self._key = id_of(person) or f"connection {id(self)}"

    async def reply(self, text: str | None) -> frames.Frame:
        """The answer to one message; None stands for bytes that are no text."""
        try:
            message = self._read(text)
            return await self._do(message)
        except (Mistake, Refusal) as error:
            return frames.Declined(_label(text), problem_of(error, self._language)[1])

    def _read(self, text: str | None) -> messages.Sent:
        self._rates.check("choices", self._key)
        if text is None:
            raise Malformed(
                "Messages are texts, and this was a binary frame.",
                "Send JSON as a text.",
                "メッセージはテキストで送ります（バイナリが届きました）。",
                "JSONをテキストとして送ってください。",
            )
        # In UTF-8 no character takes less than a byte.
        if len(text) > BODY_LIMIT or len(text.encode("utf-8", "surrogatepass")) > BODY_LIMIT:
            raise too_big(BODY_LIMIT)
        return decoded(_SENT, text)

    async def _do(self, message: messages.Sent) -> frames.Frame:
        match message:
            case messages.Ping():
                return frames.Pong(now_ms())
            case messages.Explain():
                return await self._explain()
            case messages.Say(client=client, text=text):
                person = self._signed()
                self._rates.check("chat", self._key)
                return await self._act(client, lambda match: conduct.say(match, person.id, person.name, text))
            case _:
                seat, person = self._own_seat(), self._signed()
                return await self._act(message.client, lambda match: _answered(match, person.id, seat, message))

    async def _act(self, client: str, decide: Decide) -> frames.Accepted:
        number = await self._house.hall.act(self._table_id, decide, id_of(self._person), client)
        return frames.Accepted(client, number)

    async def _explain(self) -> frames.Explained:
        seat = self._own_seat()
        async with self._house.hall.room(self._table_id) as room:
            conduct.require_sight(room.match, id_of(self._person), seat)
            return showing.explain(room.match, seat, self._language)

    def _signed(self) -> Person:
        if self._person is None:
            raise SignedOut(
                "You are not signed in.",
                "Sign in to take part.",
                "サインインしていません。",
                "参加するにはサインインしてください。",
            )
        return self._person

    def _own_seat(self) -> int:
        if self._seat is None:
            raise Forbidden(
                "You look on as a spectator.",
                "Connect to your seat to act there.",
                "観戦中です。",
                "操作するには自分の席につないでください。",
            )
        return self._seat


def _answered(match: Match, person: str, seat: int, message: messages.Answer) -> AnyAct:
    """What a seat's message would put into the journal."""
    if isinstance(message, messages.Choose):
        return conduct.choose(match, person, seat, message.version, message.picks)
    if isinstance(message, messages.AnswerUndo):
        return conduct.answer_undo(match, person, seat, message.agree)
    return conduct.undo(match, person, seat)


def _label(text: str | None) -> str:
    """The client's id of a message that was not understood, so that it knows which one was meant; "" without."""
    if text is None or len(text) > BODY_LIMIT:
        return ""
    try:
        return _LABEL.decode(text).client
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
