"""A table that was opened before cards were changed plays on with the old ones (decision 0010)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tessera.games import find
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.record import Record
from tessera.kernel.replay import replay
from tessera.table.journal import Chose
from tessera.table.match import Founding
from tessera.table.terms import Terms
from tests.table.scenes import Scene as Table
from tests.table.scenes import folded, founding

# A whole game as rules version 1 recorded it; cards that have changed since were played in it.
RECORD = Record.parse((Path(__file__).parent / "before" / "version-1.tessera").read_text(encoding="utf-8"))
# The last trail of its table under those rules.
TRAIL = "4f35ceecaff5c701de480f72056e14e0"


def played() -> Table:
    """A table on which that game was played."""
    setup = RECORD.setup
    options = {**setup.options, "house_cards": "first"}
    table = Table(Terms(game="atlas-lost", seats=setup.seats, options=options), seed=setup.seed).begin("ann", "ben")
    for choice in RECORD.choices:
        table.choose(choice.seat, *choice.picks)
    return table


def opened_with(table: Table, **options: str) -> Founding:
    """The table as it was opened, with these house cards or before there was a choice of them."""
    terms = table.match.terms
    kept = {name: value for name, value in terms.options.items() if name != "house_cards"}
    return founding(msgspec.structs.replace(terms, options={**kept, **options}), seed=RECORD.setup.seed)


def test_a_record_of_the_first_version_plays_as_it_was_played() -> None:
    assert (RECORD.version, "house_cards" in RECORD.setup.options) == ("1", False)

    game = replay(find("atlas-lost"), RECORD, None, verify=False)

    assert game.fingerprint() == RECORD.fingerprint
    assert game.setup.options["house_cards"] == "first"


def test_a_table_from_before_is_not_held_and_has_its_old_cards() -> None:
    table = played()

    match = folded(opened_with(table), table.match.entries)

    assert match.status == "over"
    acts = [entry.act for entry in match.entries if isinstance(entry.act, Chose)]
    assert acts[-1].trail == TRAIL
    assert match.game is not None
    assert isinstance(match.game.state, Atlas)
    cards = match.game.state.rulebook.library.cards
    assert cards["REL-09"]["text"]["en"] == "Gain 3 research and 2 data. Every other player gains 1 data."


def test_with_the_revised_cards_it_would_be_held() -> None:
    table = played()

    match = folded(opened_with(table, house_cards="revised"), table.match.entries)

    assert match.status == "held"


def test_a_new_table_has_the_revised_cards() -> None:
    new = find("atlas-lost")

    assert {spec.name: spec.default for spec in new.options()}["house_cards"] == "revised"
    assert new.version() == "2"
