"""A table that was opened before the house revised its content plays on with what it was (decision 0010)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tessera.games import find
from tessera.games.the_warp.state import Warp
from tessera.kernel.record import Record
from tessera.kernel.replay import replay
from tessera.table.journal import Chose
from tessera.table.match import Founding
from tessera.table.terms import Terms
from tests.table.scenes import Scene as Table
from tests.table.scenes import folded, founding

# A whole game as rules version 1 recorded it; missions that have changed since were completed in it.
RECORD = Record.parse((Path(__file__).parent / "before" / "version-1.tessera").read_text(encoding="utf-8"))
# The last trail of its table under those rules.
TRAIL = "7e8b72b2f61089cbfc0ff084c853858e"


def played() -> Table:
    """A table on which that game was played."""
    setup = RECORD.setup
    options = {**setup.options, "house_content": "first"}
    table = Table(Terms(game="the-warp", seats=setup.seats, options=options), seed=setup.seed).begin(
        "ann", "ben", "cat"
    )
    for choice in RECORD.choices:
        table.choose(choice.seat, *choice.picks)
    return table


def opened_with(table: Table, **options: str) -> Founding:
    """The table as it was opened, with this house content or before there was a choice of it."""
    terms = table.match.terms
    kept = {name: value for name, value in terms.options.items() if name != "house_content"}
    return founding(msgspec.structs.replace(terms, options={**kept, **options}), seed=RECORD.setup.seed)


def test_a_record_of_the_first_version_plays_as_it_was_played() -> None:
    assert (RECORD.version, "house_content" in RECORD.setup.options) == ("1", False)

    game = replay(find("the-warp"), RECORD, None, verify=False)

    assert game.fingerprint() == RECORD.fingerprint
    assert game.setup.options["house_content"] == "first"


def test_a_table_from_before_is_not_held_and_has_its_old_missions() -> None:
    table = played()

    match = folded(opened_with(table), table.match.entries)

    assert match.status == "over"
    acts = [entry.act for entry in match.entries if isinstance(entry.act, Chose)]
    assert acts[-1].trail == TRAIL
    assert match.game is not None
    assert isinstance(match.game.state, Warp)
    library = match.game.state.rulebook.library
    # Full Vault asked for 9 Gold and took none.
    assert library.missions["pr-01"]["all"] == [{"cond": "resources", "gold": 9, "energy": 0, "total": 0}]
    assert library.guardians["zeto-archivists"]["multiplier"] == 7


def test_with_the_revised_content_it_would_be_held() -> None:
    table = played()

    match = folded(opened_with(table, house_content="revised"), table.match.entries)

    assert match.status == "held"


def test_a_new_table_has_the_revised_content() -> None:
    new = find("the-warp")

    assert {spec.name: spec.default for spec in new.options()}["house_content"] == "revised"
    assert new.version() == "2"
