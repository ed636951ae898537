"""A table that was opened before the house content changed plays on with what it was (decision 0010)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from tessera.games import find
from tessera.games.revive.state import Revive
from tessera.kernel.record import Record
from tessera.kernel.replay import replay
from tessera.table.journal import Chose
from tessera.table.match import Founding
from tessera.table.terms import Terms
from tests.table.scenes import Scene as Table
from tests.table.scenes import folded, founding

# A whole game on moon sides as it was recorded before there was a choice of house content.
RECORD = Record.parse((Path(__file__).parent / "before" / "first.tessera").read_text(encoding="utf-8"))
# The last trail of its table in those days.
TRAIL = "15fe17068fc05c7a687eeec8cac4e427"


def played() -> Table:
    """A table on which that game was played."""
    setup = RECORD.setup
    options = {**setup.options, "house_cards": "first"}
    table = Table(Terms(game="revive", seats=setup.seats, options=options), seed=setup.seed).begin("ann", "ben")
    for choice in RECORD.choices:
        table.choose(choice.seat, *choice.picks)
    return table


def opened_with(table: Table, **options: str) -> Founding:
    """The table as it was opened, with this house content or before there was a choice of it."""
    terms = table.match.terms
    kept = {name: value for name, value in terms.options.items() if name != "house_cards"}
    return founding(msgspec.structs.replace(terms, options={**kept, **options}), seed=RECORD.setup.seed)


def test_a_record_from_before_plays_as_it_was_played() -> None:
    assert "house_cards" not in RECORD.setup.options

    game = replay(find("revive"), RECORD, None, verify=False)

    assert game.fingerprint() == RECORD.fingerprint
    assert game.setup.options["house_cards"] == "first"


def test_a_table_from_before_is_not_held_and_has_its_old_content() -> None:
    table = played()

    match = folded(opened_with(table), table.match.entries)

    assert match.status == "over"
    acts = [entry.act for entry in match.entries if isinstance(entry.act, Chose)]
    assert acts[-1].trail == TRAIL
    assert match.game is not None
    assert isinstance(match.game.state, Revive)
    library = match.game.state.rulebook.library
    assert [effect["do"] for effect in library.cards["CY07"]["bottom"]] == ["recall", "wake"]
    sun, moon = library.tribes["nadair"]["side"]
    assert library.tree(sun) == library.tree(moon) == library.game["tree"]
    assert [own["name"] for own in sun["technology"]] == [own["name"] for own in moon["technology"]]


def test_with_the_revised_content_it_would_be_held() -> None:
    table = played()

    match = folded(opened_with(table, house_cards="revised"), table.match.entries)

    assert match.status == "held"


def test_a_new_table_has_the_revised_content() -> None:
    new = find("revive")

    assert {spec.name: spec.default for spec in new.options()}["house_cards"] == "revised"
    assert new.version() == "2"
