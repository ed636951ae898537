"""The hall: the tables that are open in this process. The only place that writes to a journal.

Each open table is a room: its match, a lock, and whoever looks on. A match takes an entry, the entry is written, and
only then is the lock released: nobody is shown or told anything that a power cut could take back. Should the write
fail, the room is read anew from the journal. The same holds for standing answers, which are kept beside the journal.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeVar

import structlog

from tessera.kernel.refusal import Mistake, Refusal
from tessera.table import lessons
from tessera.table.conduct import MOST_STANDING, no_such_table, require_standing
from tessera.table.frames import Presence
from tessera.table.journal import AnyAct
from tessera.table.match import Founding, Match
from tessera.table.presence import Elsewhere, Looking
from tessera.table.room import Onlooker, Room
from tessera.table.store.tables import Conflict, TableStore

_log = structlog.get_logger("tessera.table")

# How often an act is decided anew because another process was faster.
_TRIES: Final = 20
# Seconds after which the reading of a long journal lets others have a turn.
_BREATH: Final = 0.004
# For how long a process that wrote to a journal is the one to ask the bots; then another may.
CLAIM_MS: Final = 10_000

Decide = Callable[[Match], AnyAct]
T = TypeVar("T")


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def _unhurried(things: Sequence[T]) -> AsyncIterator[T]:
    """Many things perhaps: whoever is at another table has a turn every few milliseconds."""
    began = time.perf_counter()
    for thing in things:
        yield thing
        if time.perf_counter() - began > _BREATH:
            await asyncio.sleep(0)
            began = time.perf_counter()


class Hall:
    """The open tables."""

    def __init__(self, store: TableStore, most_open: int = 200, alert_delay_ms: int = 60_000, origin: str = "") -> None:
        self._store = store
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        # Tables of which news came while their journals were being read for the first time.
        self._doubted: set[str] = set()
        self._most_open = most_open
        self._alert_delay_ms = alert_delay_ms
        # The name of this process among those that share the database.
        self.origin = origin
        # Called, outside any lock, with the id of a table where the house has something to do: see `keeper`.
        self.on_due: Callable[[str], None] = lambda table_id: None
        # Called with the number of entries and the seconds that a write took: see `metrics`.
        self.on_written: Callable[[int, float], None] = lambda entries, seconds: None
        # Called with the id of a table where somebody here began or ceased to look on.
        self.on_presence: Callable[[str], None] = lambda table_id: None
        self._elsewhere = Elsewhere()

    # Rooms

    @asynccontextmanager
    async def room(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, locked and up to date."""
        room = await self._enter(table_id)
        room.users += 1
        try:
            async with room.lock:
                await self._bring_up_to_date(room)
                yield room
        finally:
            room.users -= 1
            self._tidy()

    async def _enter(self, table_id: str) -> Room:
        room = self._rooms.get(table_id)
        if room is None:
            # Two who ask for the same table at once wait for the same reading of its journal.
            task = self._opening.get(table_id)
            if task is None:
                task = asyncio.create_task(self._open(table_id))
                self._opening[table_id] = task
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            opened = await asyncio.shield(task)
            # It may have been closed again before this task had its turn.
            room = self._rooms.setdefault(table_id, opened)
        self._rooms.move_to_end(table_id)
        return room

    async def _open(self, table_id: str) -> Room:
        self._doubted.discard(table_id)
        room = Room(await self.read(table_id))
        room.is_unsure = table_id in self._doubted
        self._rooms[table_id] = room
        return room

    async def read(self, table_id: str) -> Match:
        """A table as its journal has it, without opening it here."""
        founding = await self._store.founding(table_id)
        if founding is None:
            raise no_such_table()
        match = Match(founding)
        await self._read_on(match)
        await self._recall(match)
        return match

    async def _read_on(self, match: Match) -> bool:
        """Take what the journal has beyond the match; whether there was anything."""
        entries = await self._store.entries(match.founding.id, match.number)
        async for entry in _unhurried(entries):
            match.apply(entry)
        return bool(entries)

    async def _recall(self, match: Match) -> None:
        """Take the standing answers, and whatever the journal had before they stood: a seat may have changed hands."""
        number, found = await self._store.standing(match.founding.id)
        while number > match.number and await self._read_on(match):
            number, found = await self._store.standing(match.founding.id)
        match.standing = [found.get(seat, {}) for seat in range(len(match.chairs))]

    async def _bring_up_to_date(self, room: Room) -> None:
        if room.is_unsure:
            await self._reread(room)
            return
        if room.grown_to > room.match.number:
            await self._catch_up(room)
        if room.has_restood:
            room.has_restood = False
            number = room.match.number
            try:
                await self._recall(room.match)
            except BaseException:
                room.has_restood = True
                raise
            if room.match.number > number:
                room.stir()

    async def _catch_up(self, room: Room) -> bool:
        """Read what another process has added to the journal; whether there was anything."""
        grew = await self._read_on(room.match)
        if grew:
            # News of it may come later, or have come already: then nobody else tells the onlookers here.
            room.stir()
        return grew

    async def _reread(self, room: Room) -> None:
        # Should news come while the journal is read, the room is unsure again.
        room.is_unsure = room.has_restood = False
        try:
            room.show(await self.read(room.match.founding.id))
        except BaseException:
            room.is_unsure = True
            raise
        room.stir()

    def _tidy(self) -> None:
        """Close the rooms that were not used for longest, beyond the number that may be open."""
        spare = len(self._rooms) - self._most_open
        if spare <= 0:
            return
        for table_id, room in list(self._rooms.items()):
            if spare <= 0:
                break
            if not room.onlookers and not room.users and not room.lock.locked():
                del self._rooms[table_id]
                spare -= 1

    @property
    def open_rooms(self) -> int:
        """How many tables are open here."""
        return len(self._rooms)

    @property
    def onlookers(self) -> int:
        """How many connections look on."""
        return sum(len(room.onlookers) for room in self._rooms.values())

    # Acts

    async def found(self, founding: Founding) -> None:
        """Open a new table."""
        await self._store.found(founding, now_ms())

    async def act(self, table_id: str, decide: Decide, person: str = "", client: str = "") -> int:
        """Do what `decide` says, durably; the number under which it stands in the journal.

        `decide` looks at the match and raises if it cannot be. It may be asked again when another process was faster.
        What a client sends a second time is answered with the number it got the first time.
        """
        async with self.room(table_id) as room:
            for _ in range(_TRIES):
                number = room.match.answered.get((person, client)) if client else None
                if number is not None:
                    return number
                try:
                    act = decide(room.match)
                except (Mistake, Refusal):
                    # Another process may have written what makes it possible, and news of that are still on their way.
                    if not await self._catch_up(room):
                        raise
                    continue
                if await self._write(room, [act], person, client):
                    break
            else:
                raise AssertionError("the journal of a table grows faster than anybody can write to it")
            number, due = room.match.number, self.is_due(room.match)
        if due:
            self.on_due(table_id)
        return number

    async def stand(self, table_id: str, person: str, seat: int, question: str, picks: Sequence[str] | None) -> int:
        """Set or clear (`picks` is None) a seat's answer to all coming questions of a kind, durably.

        The journal does not grow by it, so that nobody else can notice; its latest number is returned.
        """
        async with self.room(table_id) as room:
            for _ in range(_TRIES):
                try:
                    require_standing(room.match, person, seat, question, picks)
                except Mistake:
                    # As above: somebody may have sat down through another process.
                    if not await self._catch_up(room):
                        raise
                    continue
                if await self._write_standing(room, seat, question, None if picks is None else tuple(picks)):
                    break
            else:
                raise AssertionError("the journal of a table grows faster than anybody can write to it")
            number, due = room.match.number, self.is_due(room.match)
        if due:
            self.on_due(table_id)
        return number

    async def _write_standing(self, room: Room, seat: int, question: str, picks: tuple[str, ...] | None) -> bool:
        """Take a standing answer and write it; False if another process was faster, and nothing is written."""
        match = room.match
        try:
            match.stand(seat, question, picks)
            due_at = self.due_at(match, now_ms())
            match.standing[seat] = await self._store.stand(match, seat, question, MOST_STANDING, due_at, self.origin)
        except Conflict:
            room.is_unsure = True
            await self._reread(room)
            return False
        except BaseException:
            room.is_unsure = True
            room.stir_seat(seat)
            raise
        room.stir_seat(seat)
        return True

    async def fill(self, table_id: str, acts: Sequence[AnyAct]) -> None:
        """Write many entries at once into the journal of a new table."""
        async with self.room(table_id) as room:
            written = await self._write(room, acts)
            assert written, "nobody else knows of a new table"
            due = self.is_due(room.match)
        if due:
            self.on_due(table_id)

    async def _write(self, room: Room, acts: Sequence[AnyAct], person: str = "", client: str = "") -> bool:
        """Take what was decided and write it; False if another process was faster, and nothing is written."""
        match = room.match
        before = match.turns.copy()
        try:
            now = now_ms()
            entries = [match.take(now, act, person, client) async for act in _unhurried(acts)]
            alert_at = entries[-1].at + self._alert_delay_ms if self._has_new_turn(match, before) else None
            began = time.perf_counter()
            await self._store.append(match, entries, self.due_at(match, entries[-1].at), alert_at, self.origin)
        except Conflict:
            room.is_unsure = True
            await self._reread(room)
            return False
        except BaseException:
            # Whether it was written is not known here; the journal knows.
            room.is_unsure = True
            room.stir()
            raise
        self.on_written(len(entries), time.perf_counter() - began)
        room.stir()
        return True

    @staticmethod
    def _has_new_turn(match: Match, before: list[int]) -> bool:
        # A lesson waits for nobody.
        return not match.terms.lesson and any(
            match.is_asked(seat) and chair.person and match.turns[seat] != before[seat]
            for seat, chair in enumerate(match.chairs)
        )

    # What the house has to do by itself

    @staticmethod
    def is_due(match: Match) -> bool:
        """Whether a bot or a standing answer is asked for now."""
        if match.status != "running":
            return False
        return any(
            (not match.chairs[seat].person and match.chairs[seat].level and not lessons.waits(match, seat))
            or match.standing[seat]
            for seat in match.asked()
        )

    def due_at(self, match: Match, now: int) -> int | None:
        """When another process should look after this table, should this one not."""
        if match.status != "running":
            return None
        if self.is_due(match):
            return now + CLAIM_MS
        return match.deadline() if match.terms.pace.late != "wait" else None

    # News from other processes

    def grew(self, table_id: str, number: int) -> None:
        """Another process wrote to the journal of a table."""
        room = self._rooms.get(table_id)
        if room is not None and number > room.match.number:
            room.grown_to = max(room.grown_to, number)
            room.stir()
        elif room is None and table_id in self._opening:
            self._doubted.add(table_id)

    def stood(self, table_id: str, seat: int) -> None:
        """Through another process a seat set or cleared a standing answer."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.has_restood = True
            room.stir_seat(seat)
        elif table_id in self._opening:
            self._doubted.add(table_id)

    def all_may_have_grown(self) -> None:
        """News may have been missed: read every open table anew."""
        self._doubted.update(self._opening)
        for room in self._rooms.values():
            room.is_unsure = True
            room.stir()

    # Looking on

    def look_on(self, room: Room, person: str, seat: int) -> Onlooker:
        """Somebody connects."""
        onlooker = Onlooker(person, seat)
        room.onlookers.add(onlooker)
        room.stir()
        self.on_presence(room.match.founding.id)
        return onlooker

    def look_away(self, room: Room, onlooker: Onlooker) -> None:
        """Somebody is gone."""
        room.onlookers.discard(onlooker)
        room.stir()
        self.on_presence(room.match.founding.id)

    def presence(self, room: Room) -> Presence:
        """Who looks on at a table, through this process or another."""
        everywhere = [room.looking(), *self._elsewhere.at(room.match.founding.id)]
        seats = frozenset[int]().union(*(looking.seats for looking in everywhere))
        return Presence(
            tuple(seat in seats for seat in range(len(room.match.chairs))),
            sum(looking.spectators for looking in everywhere),
        )

    def looked_on(self) -> list[str]:
        """The tables at which somebody looks on through this process."""
        return [table_id for table_id, room in self._rooms.items() if room.onlookers]

    def looking(self, table_id: str) -> Looking:
        """Who looks on at a table through this process."""
        room = self._rooms.get(table_id)
        return Looking() if room is None else room.looking()

    def others_look_on(self, process: str, table_id: str, looking: Looking) -> None:
        """Another process announced who looks on through it; that holds for a while."""
        self._stir(self._elsewhere.heard(process, table_id, looking))

    def others_are_gone(self, process: str) -> None:
        """Nobody looks on through another process any longer."""
        self._stir(self._elsewhere.forget(process))

    def doubt_others(self) -> None:
        """What other processes have not announced again in time no longer holds."""
        self._stir(self._elsewhere.expire())

    def _stir(self, table_ids: set[str]) -> None:
        for table_id in table_ids:
            if table_id in self._rooms:
                self._rooms[table_id].stir()
