"""Records are played by workers: what comes of it is what would have come of it here, and nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace

import msgspec
import pytest

import tessera
from tessera.kernel.refusal import Mistake, RecordError, SetupError
from tessera.table import hall
from tessera.table.importing import Imports
from tessera.table.journal import Chose, Entry, Started
from tessera.table.match import Match
from tessera.table.messages import Manners, SeatWish
from tessera.table.troubles import Malformed, NotNow
from tessera.table.workers import opening
from tessera.table.workers.opening import Asked
from tessera.table.workers.pool import Workers

pytestmark = pytest.mark.anyio


@pytest.fixture
async def imports() -> AsyncIterator[Imports]:
    """A house with one worker."""
    workers = Workers(1, 10, 1024, (opening.__name__,))
    await workers.start()
    yield Imports(workers)
    await workers.stop()


def _wish(**changes: object) -> Asked:
    game = tessera.start("atlas-lost", seats=2, seed=7)
    for _ in range(6):
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[: question.pick[0]]])
    seats = (SeatWish("me"), SeatWish("open"))
    wish = Asked(str(game.record()), None, Manners(name="Evening"), seats, "ada", "Ada")
    return msgspec.structs.replace(wish, **changes)


async def test_a_worker_opens_what_would_be_opened_here(imports: Imports) -> None:
    table = await imports.prepare(_wish(upto=4))

    assert (table.founding.seed, table.founding.host, table.founding.terms.name) == ("7", "ada", "Evening")
    assert isinstance(table.acts[1], Started)
    match = Match(table.founding)
    for number, act in enumerate(table.acts, start=1):
        match.apply(Entry(number, 1, act))
    assert (match.status, len(match.chosen)) == ("running", 4)


async def test_what_does_not_fit_is_told_as_it_would_be_here(imports: Imports) -> None:
    whole = _wish()
    other_end = whole.record.replace("fingerprint ", "fingerprint 0")
    wishes = {
        "fingerprint": _wish(record=other_end),
        "fingerprint, though only a part is wanted": _wish(record=other_end, upto=2),
        "version": _wish(record=whole.record.replace("game atlas-lost 2", "game atlas-lost 0")),
        "deal": _wish(record=whole.record.replace("fingerprint", f"deal {'0' * 64}\nfingerprint")),
        "game": _wish(record=whole.record.replace("atlas-lost", "ludo")),
        "length": _wish(record=whole.record + "A -\n" * 2001),
        "seats": _wish(seats=(SeatWish("me"),)),
    }
    told: dict[str, Mistake] = {}
    for name, wish in wishes.items():
        with pytest.raises(Mistake) as refused:
            await imports.prepare(wish)
        told[name] = refused.value

    assert {name: type(problem) for name, problem in told.items()} == {
        "fingerprint": RecordError,
        "fingerprint, though only a part is wanted": RecordError,
        "version": RecordError,
        "deal": RecordError,
        "game": SetupError,
        "length": Malformed,
        "seats": Malformed,
    }
    assert str(told["fingerprint"]).startswith("The game ends in another state than the record says.")
    assert told["version"].text("ja").startswith("この記録はatlas-lostのルールのバージョン0で作られています")
    assert str(told["deal"]).startswith("The seed of the record is not the one that its deal was made with.")


async def test_a_game_of_this_house_needs_no_proofs(imports: Imports) -> None:
    wish = _wish(is_own=True, upto=2)
    changed = msgspec.structs.replace(wish, record=wish.record.replace("fingerprint ", "fingerprint 0"))

    assert sum(isinstance(act, Chose) for act in (await imports.prepare(changed)).acts) == 2


async def test_without_workers_it_is_said(imports: Imports) -> None:
    with pytest.raises(NotNow, match="could not be played here"):
        await Imports(Workers(1, 10, 512)).prepare(_wish())


async def test_others_have_their_turn_while_a_long_journal_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    monkeypatch.setattr(hall, "time", SimpleNamespace(perf_counter=lambda: clock))
    turns = 0
    is_over = False

    async def others() -> None:
        nonlocal turns
        while not is_over:
            turns += 1
            await asyncio.sleep(0)

    busy = asyncio.create_task(others())
    taken: list[int] = []

    async for number in hall._unhurried(range(20)):
        # Each takes 3 milliseconds, and a breath is taken after 4.
        clock += 0.003
        taken.append(number)
    is_over = True
    await busy

    assert taken == list(range(20))
    assert turns == 10
