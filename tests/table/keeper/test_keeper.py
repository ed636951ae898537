"""The keeper: bots that are asked, standing answers that are given, clocks that fall, and what stops none of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from tessera.table import conduct
from tessera.table.attendance import Attendance, Duty, due, salt_of
from tessera.table.hall import CLAIM_MS, Hall, now_ms
from tessera.table.journal import AnyAct, Chose, Engaged, Lent, Resigned, Sat, Started, Undone
from tessera.table.keeper import Keeper
from tessera.table.match import Match
from tessera.table.store.database import Database, database_url
from tessera.table.store.tables import TableStore
from tessera.table.terms import Pace, Terms
from tessera.table.workers.pool import Answer, Workers
from tests.table.scenes import Scene, candlelight, caravan, founding, shown
from tests.table.workers.jail import NAME

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("shelf_games")]


class Told:
    """Alerts that go nowhere."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.fails = False

    async def look_at(self, table_id: str) -> None:
        self.tables.append(table_id)
        if self.fails:
            raise OSError("the post office is closed")


class Thinkers(Workers):
    """Workers of the test's own: who is asked what, and when they answer."""

    def __init__(self) -> None:
        super().__init__(1, 1, 1)
        self.asked: list[tuple[int, str, str]] = []
        self.given_up: list[int] = []
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.fails = False

    async def choose(self, game: Any, seat: int, level: str, salt: str, table: str = "") -> Answer:
        self.asked.append((seat, level, salt))
        try:
            await self.may_answer.wait()
        except asyncio.CancelledError:
            self.given_up.append(seat)
            raise
        if self.fails:
            raise ZeroDivisionError
        question = game.question(seat)
        return Answer(tuple(option.id for option in question.options[: question.pick[0]]))


class House:
    """A small house."""

    def __init__(self, database: Database, workers: Workers, alert_delay_ms: int, **more: Any) -> None:
        self.database = database
        self.tables = TableStore(database)
        self.hall = Hall(self.tables, alert_delay_ms=alert_delay_ms)
        self.told = Told()
        self.keeper = Keeper(self.hall, self.tables, workers, self.told, **more)

    async def open(self, terms: Terms, *seats: str, table_id: str = "table") -> None:
        """A table at its first question; a bot is named by its level, in brackets."""
        await self.hall.found(founding(terms, table_id))
        acts: list[AnyAct] = [
            Engaged(seat, holder.strip("()")) if holder.startswith("(") else Sat(seat, holder, holder.title())
            for seat, holder in enumerate(seats)
        ]
        await self.hall.fill(table_id, [*acts, Started()])

    async def do(self, act: AnyAct, person: str = "") -> int:
        """Something is done at the table."""
        return await self.hall.act("table", lambda match: act, person)

    async def choose(self, seat: int, *picks: str) -> int:
        """A person answers."""
        return await self.hall.act(
            "table",
            lambda match: conduct.choose(match, match.chairs[seat].person, seat, match.versions[seat], picks),
            "somebody",
        )

    async def look(self, table_id: str = "table") -> Match:
        """The match, as it is now."""
        async with self.hall.room(table_id) as room:
            return room.match

    async def due_at(self, table_id: str = "table") -> int | None:
        """When the table is due, by the database."""
        async with self.database.reading() as connection:
            found = await connection.exec_driver_sql(f"SELECT due_at FROM tables WHERE id = '{table_id}'")
            value: int | None = found.scalar_one()
        return value


@asynccontextmanager
async def house(
    database: Database, workers: Workers, grace_ms: int = 0, sweep_seconds: float = 0.05, alert_delay_ms: int = 60_000
) -> AsyncIterator[House]:
    """A house that is kept."""
    kept = House(database, workers, alert_delay_ms, grace_ms=grace_ms, sweep_seconds=sweep_seconds)
    await workers.start()
    await kept.keeper.start()
    try:
        yield kept
    finally:
        began = time.monotonic()
        await kept.keeper.stop()
        await workers.stop()
        assert time.monotonic() - began < 2.0


@pytest.fixture
async def sqlite_database(sqlite_address: str) -> AsyncIterator[Database]:
    """A fresh SQLite file, opened."""
    opened = Database(database_url(sqlite_address))
    yield opened
    await opened.close()


async def until(happens: Callable[[], Awaitable[bool]], seconds: float = 20.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not await happens():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.02)


def hands(match: Match) -> list[tuple[int, str, str]]:
    """Who gave the answers, and why somebody else did."""
    acts = [entry.act for entry in match.entries]
    return [(act.seat, act.hand, act.reason) for act in acts if isinstance(act, Chose)]


# Bots


@pytest.mark.parametrize(
    "terms",
    [
        candlelight(3),
        caravan(3),
        Terms(game="atlas-lost", seats=2),
        Terms(game="race-for-the-galaxy", seats=2),
        Terms(game="race-for-the-galaxy", seats=1, options={"sets": "set1"}),
    ],
    ids=lambda terms: f"{terms.game}-{terms.seats}",
)
async def test_bots_play_a_whole_game_by_themselves(sqlite_database: Database, terms: Terms) -> None:
    async with house(sqlite_database, Workers(1, 60, 1024, modules=[NAME])) as kept:
        await kept.open(terms, *["(random)", "(greedy)", "(random)"][: terms.seats])

        async def is_over() -> bool:
            return (await kept.look()).status == "over"

        await until(is_over, 240)
        match = await kept.look()
        await kept.keeper.attend("table")

    assert {hand for _, hand, _ in hands(match)} == {"bot"}
    assert match.number == 1 + terms.seats + len(match.chosen)
    async with Hall(TableStore(sqlite_database)).room("table") as room:
        for seat in (*range(terms.seats), -1):
            assert shown(room.match, seat) == shown(match, seat)
    assert await kept.due_at() is None


@pytest.mark.parametrize(
    ("level", "reason", "english", "japanese"),
    [
        (
            "endless",
            "late",
            "The bot took too long; a legal answer was given for it.",
            "ボットの時間切れのため、代わりの合法手を選びました。",
        ),
        (
            "broken",
            "fault",
            "The bot failed; a legal answer was given for it.",
            "ボットに不具合があったため、代わりの合法手を選びました。",
        ),
    ],
)
async def test_a_bot_that_fails_is_answered_for_and_the_log_says_so(
    database: Database, level: str, reason: str, english: str, japanese: str
) -> None:
    async with house(database, Workers(1, 0.4, 1024, modules=[NAME])) as kept:
        await kept.open(caravan(), "ann", f"({level})")
        await kept.choose(0, "pass")
        await kept.keeper.attend("table")
        match = await kept.look()

    assert hands(match)[1] == (1, "fallback", reason)
    scene = Scene(match.terms)
    scene.match = match
    assert scene.lines(0, "en").count(english) == len(hands(match)) - 1
    assert japanese in scene.lines(-1, "ja")
    # The table goes on: it is somebody else's turn.
    assert match.asked() == [0]


async def test_bots_asked_at_once_think_at_once_and_each_answer_is_taken_as_it_comes(
    sqlite_database: Database,
) -> None:
    thinkers = Thinkers()
    thinkers.may_answer.clear()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(candlelight(4), "(random)", "(greedy)", "ann", "(random)")

        async def are_asked() -> bool:
            return len(thinkers.asked) == 3

        await until(are_asked)
        assert sorted((seat, level) for seat, level, _ in thinkers.asked) == [
            (0, "random"),
            (1, "greedy"),
            (3, "random"),
        ]
        # Ann answers meanwhile, and nobody is asked anew for that.
        await kept.choose(2, "favour d")
        thinkers.may_answer.set()
        await kept.keeper.attend("table")
        match = await kept.look()

    assert hands(match)[0] == (2, "person", "")
    assert sorted(hands(match)[1:4]) == [(0, "bot", ""), (1, "bot", ""), (3, "bot", "")]
    assert len(thinkers.asked) == 6
    assert match.asked() == [2]


async def test_a_bot_s_luck_is_the_table_s_secret_and_the_same_after_a_restart() -> None:
    first, again, other = (Scene(candlelight(), seed).match for seed in ("7", "7", "8"))

    assert salt_of(first, 0) == salt_of(again, 0)
    assert len({salt_of(first, 0), salt_of(first, 1), salt_of(other, 0)}) == 3
    assert salt_of(first, 0) != "7"
    assert len(salt_of(first, 0)) == 64


async def test_a_seat_s_questions_all_come_with_the_same_salt_even_after_taking_back(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(caravan(), "ann", "(random)")
        for picks in ("pass", "pass"):
            await kept.choose(0, picks)
            await kept.keeper.attend("table")
        await kept.do(Undone(0, 0), "ann")
        await kept.choose(0, "pass")
        await kept.keeper.attend("table")
        salt = salt_of(await kept.look(), 1)

    assert len(thinkers.asked) >= 3
    assert set(thinkers.asked) == {(1, "random", salt)}


async def test_an_answer_to_a_question_that_is_gone_is_not_taken(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    thinkers.may_answer.clear()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(caravan(), "ann", "(random)")
        await kept.choose(0, "pass")

        async def is_asked() -> bool:
            return len(thinkers.asked) == 1

        await until(is_asked)
        await kept.do(Undone(0, 0), "ann")
        await kept.keeper.attend("table")
        # It does not even think to the end: its process is free for others.
        assert thinkers.given_up == [1]
        thinkers.may_answer.set()

        match = await kept.look()
        assert match.asked() == [0]
        assert len(match.chosen) == 0


async def test_an_answer_is_taken_for_the_very_question_it_was_thought_out_for(sqlite_database: Database) -> None:
    kept = House(sqlite_database, Thinkers(), 60_000)
    await kept.open(caravan(), "ann", "(random)")
    await kept.choose(0, "pass")
    (duty,) = due(await kept.look(), now_ms(), 0).duties
    assert duty == Duty("bot", 1, 4, "random")
    attendance = Attendance("table", kept.hall, kept.tables, Thinkers(), lambda level: asyncio.Semaphore(), 0)

    # Ann takes it back and does the same again: the bot is asked the same, but it is another question.
    await kept.do(Undone(0, 0), "ann")
    await kept.choose(0, "pass")
    await attendance._do(duty, Answer(("pass",)))
    assert len((await kept.look()).chosen) == 1

    (again,) = due(await kept.look(), now_ms(), 0).duties
    assert again == Duty("bot", 1, 6, "random")
    await attendance._do(again, Answer(("pass",)))
    assert hands(await kept.look())[-1] == (1, "bot", "")


async def test_whoever_takes_a_seat_back_answers_in_place_of_the_bot_that_was_thinking(
    sqlite_database: Database,
) -> None:
    thinkers = Thinkers()
    thinkers.may_answer.clear()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(candlelight(), "ann", "ben")
        await kept.do(Lent(0, "random"), "ann")

        async def is_asked() -> bool:
            return len(thinkers.asked) == 1

        await until(is_asked)
        await kept.hall.act("table", lambda match: conduct.take_back(match, "ann", 0), "ann")
        thinkers.may_answer.set()
        await kept.keeper.attend("table")
        match = await kept.look()

    assert hands(match) == []
    assert match.asked() == [0, 1]


async def test_resigned_absent_and_lent_seats_are_played_by_bots(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(candlelight(4, stand_in="random", absent="bot"), "ann", "ben", "cat", "dan")
        await kept.hall.act("table", lambda match: conduct.resign(match, "ann", 0), "ann")
        await kept.hall.act("table", lambda match: conduct.leave(match, "ben", 1), "ben")
        await kept.hall.act("table", lambda match: conduct.lend(match, "cat", 2, "greedy"), "cat")
        await kept.keeper.attend("table")
        match = await kept.look()

    assert sorted(hands(match)) == [(0, "bot", ""), (1, "bot", ""), (2, "bot", "")]
    assert sorted((seat, level) for seat, level, _ in thinkers.asked) == [(0, "random"), (1, "random"), (2, "greedy")]
    assert match.asked() == [3]


async def test_an_open_seat_is_waited_for(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(candlelight(absent="wait"), "ann", "ben")
        await kept.hall.act("table", lambda match: conduct.leave(match, "ben", 1), "ben")
        await kept.keeper.attend("table")

        assert (await kept.look()).asked() == [0, 1]
    assert thinkers.asked == []


async def test_nothing_is_done_at_a_held_table(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    async with house(sqlite_database, thinkers) as kept:
        await kept.hall.found(founding(candlelight(options={"torches": 1}, pace=Pace(per_move=1, late="resign"))))
        await kept.hall.fill("table", [Engaged(0, "random"), Sat(1, "ben", "Ben"), Started()])
        await kept.keeper.attend("table")
        match = await kept.look()

    assert match.status == "held"
    assert match.number == 3
    assert thinkers.asked == []


# Standing answers


async def test_a_standing_answer_is_given_at_once_and_bots_go_on_from_there(sqlite_database: Database) -> None:
    async with house(sqlite_database, Thinkers()) as kept:
        await kept.open(candlelight(), "ann", "(random)")
        # The first question is open already.
        await kept.hall.stand("table", "ann", 0, "favourite", ["favour c"])
        await kept.hall.stand("table", "ann", 0, "trim", [])
        await kept.keeper.attend("table")
        match = await kept.look()

        assert [hand for seat, hand, _ in hands(match) if seat == 0] == ["standing", "standing"]
        assert match.asked() == [0]
        question = match.question(0)
        assert question is not None
        assert question.kind == "play"
        # Nothing is left to do although standing answers are: the database knows.
        assert await kept.due_at() is None


async def test_a_standing_answer_is_given_to_questions_that_come_later_and_not_once_it_is_cleared(
    database: Database,
) -> None:
    async with house(database, Thinkers()) as kept:
        await kept.open(candlelight(), "ann", "ben")
        await kept.hall.stand("table", "ann", 0, "trim", [])
        await kept.hall.stand("table", "ben", 1, "trim", [])
        await kept.hall.stand("table", "ben", 1, "trim", None)
        await kept.keeper.attend("table")
        assert hands(await kept.look()) == []

        await kept.choose(0, "favour c")
        await kept.choose(1, "favour d")
        await kept.keeper.attend("table")

        assert hands(await kept.look())[2:] == [(0, "standing", "")]
        assert (await kept.look()).asked() == [1]


async def test_a_standing_answer_of_a_server_that_is_gone_is_given_by_another(database: Database) -> None:
    left = House(database, Thinkers(), 60_000)
    await left.open(candlelight(), "ann", "ben")
    await left.hall.stand("table", "ann", 0, "favourite", ["favour c"])
    due_at = await left.due_at()
    assert due_at is not None
    # Nobody looks after it here, and the claim of this server runs out.
    assert now_ms() + CLAIM_MS - 5000 < due_at <= now_ms() + CLAIM_MS
    await left.tables.release("table", 3, now_ms())

    async with house(database, Thinkers()) as kept:

        async def has_answered() -> bool:
            return hands(await kept.look()) == [(0, "standing", "")]

        await until(has_answered)


async def test_a_standing_answer_that_was_cleared_through_another_server_is_not_given(database: Database) -> None:
    async with house(database, Thinkers()) as kept:
        await kept.open(candlelight(), "ann", "ben")
        await kept.hall.stand("table", "ann", 0, "trim", [])
        await kept.choose(0, "favour c")
        other = Hall(TableStore(database), origin="other")
        # Without news: the one who gives the answer finds out when it is written.
        assert await other.stand("table", "ann", 0, "trim", None) == 4
        await kept.choose(1, "favour d")
        await kept.keeper.attend("table")

        match = await kept.look()
        assert hands(match) == [(0, "person", ""), (1, "person", "")]
        assert match.asked() == [0, 1]
        assert match.standing == [{}, {}]


# Clocks


async def test_a_clock_that_falls_is_noticed_within_a_second(database: Database) -> None:
    async with house(database, Thinkers(), sweep_seconds=1.0) as kept:
        await kept.open(candlelight(pace=Pace(per_move=1, late="resign")), "ann", "ben")
        fell_at = (await kept.look()).deadline()
        assert fell_at is not None

        async def is_over() -> bool:
            return (await kept.look()).status == "over"

        await until(is_over, 5)
        match = await kept.look()

    last = match.entries[-1]
    assert isinstance(last.act, Resigned)
    assert last.act.clock
    assert 0 <= last.at - fell_at < 2000


async def test_where_a_late_answer_is_given_by_a_stand_in_the_game_goes_on(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(candlelight(pace=Pace(per_move=1, late="answer"), stand_in="random"), "ann", "ben")
        await kept.choose(0, "favour c")

        async def has_answered() -> bool:
            return len((await kept.look()).chosen) == 2

        await until(has_answered, 5)
        match = await kept.look()
        assert hands(match)[1] == (1, "clock", "clock")
        assert thinkers.asked[0][:2] == (1, "random")
        # Ben is asked again, with a clock of his own.
        assert match.chairs[1].person == "ben"
        assert match.clocks[1].since == match.entries[-1].at


async def test_whoever_answers_while_the_stand_in_thinks_is_heard(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    thinkers.may_answer.clear()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(candlelight(pace=Pace(per_move=1, late="answer")), "ann", "ben")

        async def are_asked() -> bool:
            return len(thinkers.asked) == 2

        await until(are_asked, 5)
        await kept.choose(0, "favour d")
        thinkers.may_answer.set()

        async def have_answered() -> bool:
            return len((await kept.look()).chosen) >= 2

        await until(have_answered, 5)
        assert hands(await kept.look())[:2] == [(0, "person", ""), (1, "clock", "clock")]


async def test_clocks_fall_while_bots_think(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    thinkers.may_answer.clear()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(candlelight(3, pace=Pace(per_move=1, late="resign")), "ann", "ben", "(random)")

        async def is_over() -> bool:
            return (await kept.look()).status == "over"

        await until(is_over, 5)


async def test_a_red_clock_alone_means_nothing(sqlite_database: Database) -> None:
    async with house(sqlite_database, Thinkers()) as kept:
        await kept.open(candlelight(pace=Pace(per_move=1, late="wait")), "ann", "ben")
        match = await kept.look()
        clock = match.clocks[0]
        assert clock.since is not None
        clock.since -= 60_000

        await kept.keeper.attend("table")
        assert match.asked() == [0, 1]
    assert due(match, now_ms(), 0).duties == ()


async def test_after_a_start_clocks_have_some_grace(sqlite_database: Database) -> None:
    async with house(sqlite_database, Thinkers(), grace_ms=1500) as kept:
        began = now_ms()
        await kept.open(candlelight(pace=Pace(per_move=1, late="resign")), "ann", "ben")

        async def is_put_off() -> bool:
            due_at = await kept.due_at()
            return due_at is not None and due_at >= began + 1400

        await until(is_put_off, 5)

        async def is_over() -> bool:
            return (await kept.look()).status == "over"

        await until(is_over, 5)
        assert (await kept.look()).entries[-1].at >= began + 1400


# What stops the keeper, and what does not


async def test_a_table_that_cannot_be_looked_after_rests_and_the_others_go_on(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    thinkers.fails = True
    async with house(sqlite_database, thinkers) as kept:
        with capture_logs() as logs:
            await kept.open(caravan(), "(random)", "ann")
            await kept.keeper.attend("table")
            for _ in range(20):
                await kept.keeper.attend("table")
        assert len(thinkers.asked) == 1
        failures = [log for log in logs if log["event"] == "table could not be looked after"]
        assert [(log["table"], log["rest"]) for log in failures] == [("table", 1.0)]

        thinkers.fails = False
        await kept.open(caravan(), "(random)", "ann", table_id="other")
        await kept.keeper.attend("other")
        assert (await kept.look("other")).asked() == [1]
        # After its rest it is looked after like any other.
        await asyncio.sleep(1.0)
        await kept.keeper.attend("table")
        assert (await kept.look()).asked() == [1]


async def test_a_database_that_is_away_for_a_while_stops_nothing(
    sqlite_database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(sqlite_database, Thinkers()) as kept:
        claim, failures = kept.tables.claim_due, 0

        async def fail_once(*args: Any) -> list[str]:
            nonlocal failures
            failures += 1
            if failures == 1:
                raise OSError("no route to host")
            return await claim(*args)

        monkeypatch.setattr(kept.tables, "claim_due", fail_once)
        await kept.open(candlelight(pace=Pace(per_move=1, late="resign")), "ann", "ben")

        async def is_over() -> bool:
            return (await kept.look()).status == "over"

        await until(is_over, 10)
        assert failures > 1


async def test_what_a_stopped_process_left_behind_is_taken_up_by_another(database: Database) -> None:
    left = House(database, Thinkers(), 60_000)
    await left.open(caravan(), "(random)", "ann")
    assert (await left.look()).asked() == [0]
    due_at = await left.due_at()
    assert due_at is not None
    assert due_at > now_ms() + CLAIM_MS - 5000
    # The claim of the process that is gone runs out.
    await left.tables.release("table", 3, now_ms())

    thinkers = Thinkers()
    async with house(database, thinkers) as kept:

        async def is_ann_s_turn() -> bool:
            return (await kept.look()).asked() == [1]

        await until(is_ann_s_turn)
        assert await kept.due_at() is None
    assert [seat for seat, _, _ in thinkers.asked] == [0]


async def test_two_keepers_on_one_database_answer_once(database: Database) -> None:
    thinkers = Thinkers(), Thinkers()
    for each in thinkers:
        each.may_answer.clear()
    async with house(database, thinkers[0]) as one, house(database, thinkers[1]) as other:
        await one.open(caravan(), "(random)", "ann")
        other.keeper.notice("table")

        async def both_think() -> bool:
            return len(thinkers[0].asked) == len(thinkers[1].asked) == 1

        await until(both_think)
        for each in thinkers:
            each.may_answer.set()
        await asyncio.gather(one.keeper.attend("table"), other.keeper.attend("table"))
        journal = await TableStore(database).entries("table")

    assert [entry.act.seat for entry in journal if isinstance(entry.act, Chose)] == [0]
    # By the same luck both would have answered the same.
    assert thinkers[0].asked == thinkers[1].asked


async def test_a_claim_is_renewed_while_bots_think(sqlite_database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tessera.table.attendance._RENEWAL_MS", 50)
    thinkers = Thinkers()
    thinkers.may_answer.clear()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(caravan(), "(random)", "ann")
        first = await kept.due_at()
        assert first is not None

        async def is_renewed() -> bool:
            due_at = await kept.due_at()
            return due_at is not None and due_at > first

        await until(is_renewed)
        thinkers.may_answer.set()
        await kept.keeper.attend("table")
        assert await kept.due_at() is None


async def test_stopping_in_the_middle_of_a_thought_leaves_the_question_open(sqlite_database: Database) -> None:
    thinkers = Thinkers()
    thinkers.may_answer.clear()
    async with house(sqlite_database, thinkers) as kept:
        await kept.open(candlelight(), "(random)", "(random)")

        async def are_asked() -> bool:
            return len(thinkers.asked) == 2

        await until(are_asked)
    assert len(await TableStore(sqlite_database).entries("table")) == 3

    async with house(sqlite_database, Thinkers()) as again:
        await again.keeper.attend("table")
        assert (await again.look()).status == "over"


async def test_a_write_under_way_is_finished_before_the_keeper_stops(sqlite_database: Database) -> None:
    kept = House(sqlite_database, Thinkers(), 60_000, grace_ms=0)
    await kept.keeper.start()
    writing = asyncio.Event()
    append = kept.tables.append

    async def slowly(*args: Any, **more: Any) -> None:
        if args[1][0].number > 3:
            writing.set()
            await asyncio.sleep(0.2)
        await append(*args, **more)

    kept.tables.append = slowly  # type: ignore[method-assign]
    await kept.open(caravan(), "(random)", "ann")
    await writing.wait()

    await kept.keeper.stop()

    assert len(await kept.tables.entries("table")) == 4


# Alerts


async def test_alerts_are_handed_on_once_each_and_one_that_fails_stops_none(sqlite_database: Database) -> None:
    async with house(sqlite_database, Thinkers(), alert_delay_ms=0) as kept:
        kept.told.fails = True
        await kept.open(caravan(), "ann", "ben", table_id="t1")
        await kept.open(caravan(), "ann", "ben", table_id="t2")

        async def are_told() -> bool:
            return sorted(kept.told.tables) == ["t1", "t2"]

        with capture_logs() as logs:
            await until(are_told)
            await asyncio.sleep(0.2)
        assert sorted(kept.told.tables) == ["t1", "t2"]
        assert all(log["event"] == "alert failed" for log in logs)
