"""One table under the doctor's eyes: its journal is read, folded and played again, and compared with what lists show.

It takes plain data and gives plain data, so that workers can do it.
"""

from __future__ import annotations

from typing import Literal

import msgspec
import structlog

from tessera.table import journal
from tessera.table.journal import Chose, Entry
from tessera.table.match import Founding, Match
from tessera.table.records import deal_of
from tessera.table.store.standings import picks_of
from tessera.table.terms import Terms
from tessera.table.trail import fingerprint_of

_log = structlog.get_logger("tessera.doctor")


class Finding(msgspec.Struct, frozen=True):
    """Something that is not as it should be, or worth knowing."""

    # wrong: something is damaged. held: a game that the rules here do not reproduce; its table waits, unchanged.
    # note: nothing to do about it.
    weight: Literal["wrong", "held", "note"]
    what: str
    what_ja: str
    # "" where it is about the whole database; entry 0 where it is about a whole table.
    table: str = ""
    entry: int = 0


class StoredTable(msgspec.Struct, frozen=True, array_like=True):
    """The row of a table, as far as it is looked at."""

    id: str
    host: str
    terms: str
    seed: str
    deal: str
    rules: str
    game: str
    visibility: str
    status: str
    number: int


class StoredEntry(msgspec.Struct, frozen=True, array_like=True):
    """A line of its journal."""

    number: int
    at: int
    act: str
    person: str | None
    client: str | None


class StoredSeat(msgspec.Struct, frozen=True, array_like=True):
    """A seat, as lists show it."""

    seat: int
    person: str | None
    lender: str | None
    name: str
    level: str
    asked: bool


class StoredStanding(msgspec.Struct, frozen=True, array_like=True):
    """A standing answer."""

    seat: int
    question: str
    picks: str


class Stored(msgspec.Struct, frozen=True):
    """One table as the database has it."""

    table: StoredTable
    entries: tuple[StoredEntry, ...]
    seats: tuple[StoredSeat, ...]
    standings: tuple[StoredStanding, ...]


class Examined(msgspec.Struct):
    """What came of looking at one table."""

    choices: int = 0
    findings: list[Finding] = msgspec.field(default_factory=list)


def examined(stored: Stored) -> Examined:
    """Everything there is to see at a table."""
    report = Examined()
    Examination(report, stored).run()
    return report


class Examination:
    """One table, read and played again."""

    def __init__(self, report: Examined, stored: Stored) -> None:
        self._report = report
        self._stored = stored
        self._table: str = stored.table.id
        # A fingerprint that differs once differs from there on; one note is enough.
        self._differs = False

    def run(self) -> None:
        """Everything there is to see."""
        match = self._founded()
        if match is None or not self._fold(match):
            return
        if match.held:
            self._held(match)
        self._compare(match)
        self._check_standings(match)

    def _find(self, weight: Literal["wrong", "held", "note"], what: str, what_ja: str, entry: int = 0) -> None:
        self._report.findings.append(Finding(weight, what, what_ja, self._table, entry))

    def _founded(self) -> Match | None:
        row = self._stored.table
        try:
            terms = msgspec.json.decode(row.terms, type=Terms)
        except msgspec.MsgspecError as problem:
            self._find("wrong", f"Its terms cannot be read: {problem}.", f"卓の取り決めが読めません：{problem}。")
            return None
        if deal_of(row.seed) != row.deal:
            self._find(
                "wrong",
                "Its seed is not the one whose hash was shown before the game.",
                "シードが、開始前に示されたハッシュと一致しません。",
            )
        return Match(Founding(row.id, terms, row.seed, row.deal, row.host, row.rules))

    def _fold(self, match: Match) -> bool:
        """Whether the whole journal could be read and applied."""
        for expected, row in enumerate(self._stored.entries, start=1):
            if row.number != expected:
                self._find(
                    "wrong",
                    f"Entry {expected} of the journal is missing.",
                    f"記録簿の{expected}番が抜けています。",
                    expected,
                )
                return False
            try:
                act = journal.read(row.act)
            except msgspec.MsgspecError as problem:
                self._find("wrong", f"It cannot be read: {problem}.", f"読み取れません：{problem}。", expected)
                return False
            try:
                match.apply(Entry(row.number, row.at, act, row.person or "", row.client or ""))
            except Exception as problem:
                # A journal that was tampered with can break anything; which entry it was is what the host needs.
                _log.debug("entry does not apply", table=self._table, entry=expected, error=repr(problem))
                name = type(problem).__name__
                self._find("wrong", f"It cannot be applied: {name}.", f"適用できません：{name}。", expected)
                return False
            if isinstance(act, Chose):
                self._check_fingerprint(match, act, expected)
        return True

    def _check_fingerprint(self, match: Match, chose: Chose, number: int) -> None:
        if match.held or match.game is None:
            return
        self._report.choices += 1
        if not self._differs and fingerprint_of(match.game) != chose.fingerprint:
            self._differs = True
            self._find(
                "note",
                "From here on the state is kept differently than when it was played, but the game is the same: "
                "every question, option and answer so far is as it was.",
                "ここから先、状態の持ち方がプレイ時と異なりますが、質問・選択肢・答えはすべて同じで、ゲームは同じです。",
                number,
            )

    def _held(self, match: Match) -> None:
        row = self._stored.table
        because = match.held_because.rstrip(".")
        number = int(match.held.removeprefix("entry ")) if match.held.startswith("entry ") else 0
        is_over = row.status == "over"
        self._find(
            "wrong" if is_over else "held",
            f"The rules here (version of the table: {row.rules}) do not reproduce the game: {because}. "
            + ("It is over, so nobody is kept waiting." if is_over else "The table is held; export it."),
            f"ここのルールでは同じ展開になりません（卓のバージョン：{row.rules}）：{because}。"
            + ("終了済みのゲームです。" if is_over else "卓は保留中です。書き出せます。"),
            number,
        )

    def _check_standings(self, match: Match) -> None:
        for row in self._stored.standings:
            try:
                picks_of(row.picks)
            except msgspec.MsgspecError:
                # What it holds is nobody's business, so that it is not quoted.
                self._find(
                    "wrong",
                    f"A standing answer of seat {row.seat} cannot be read.",
                    f"席{row.seat}の設定済みの答えが読めません。",
                )
            if not 0 <= row.seat < len(match.chairs) or not match.chairs[row.seat].person:
                self._find(
                    "wrong",
                    f"A standing answer belongs to seat {row.seat}, where nobody sits.",
                    f"誰もいない席{row.seat}に設定済みの答えがあります。",
                )

    # What lists show, against the journal

    def _compare(self, match: Match) -> None:
        row = self._stored.table
        facts: list[tuple[str, object, object]] = [
            ("number", row.number, match.number),
            ("game", row.game, match.terms.game),
            ("visibility", row.visibility, match.terms.visibility),
        ]
        if not match.held:
            facts.append(("status", row.status, match.status))
        for name, stored, told in facts:
            if stored != told:
                self._differ(name, stored, told)
        self._compare_seats(match)

    def _compare_seats(self, match: Match) -> None:
        stored: dict[int, tuple[object, ...]] = {
            seat.seat: (seat.person or "", seat.lender or "", seat.name, seat.level) for seat in self._stored.seats
        }
        told: dict[int, tuple[object, ...]] = {
            seat: (chair.person, chair.lender, chair.name, chair.level) for seat, chair in enumerate(match.chairs)
        }
        if not match.held:
            # Whether a seat of a held game is asked is not known.
            stored = {row.seat: (*stored[row.seat], row.asked) for row in self._stored.seats}
            told = {seat: (*fact, match.is_asked(seat)) for seat, fact in told.items()}
        if not match.number:
            # A table has no rows for its seats until somebody has done something there.
            told = {}
        for seat in sorted(stored.keys() | told.keys()):
            if stored.get(seat) != told.get(seat):
                self._differ(f"seat {seat}", stored.get(seat), told.get(seat))

    def _differ(self, what: str, stored: object, told: object) -> None:
        self._find(
            "wrong",
            f"Lists say {what} = {stored!r}, the journal {told!r}.",
            f"一覧では{what} = {stored!r}、記録簿では{told!r}です。",
        )
