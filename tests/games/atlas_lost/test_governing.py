"""What is looked up in the box leads to the clauses that govern it."""

from __future__ import annotations

from tessera.games.atlas_lost.catalogue import entries
from tessera.games.atlas_lost.governing import BY_ICON
from tessera.games.atlas_lost.library import glossary, load
from tessera.kernel.catalogue import Entry


def _listed() -> dict[str, Entry]:
    return {entry.id: entry for entry in entries(load())}


def test_everything_in_the_box_leads_to_clauses_that_exist() -> None:
    known = load().clauses
    listed = _listed()

    assert len(listed) == 246
    for entry in listed.values():
        assert entry.clauses, entry.id
        assert set(entry.clauses) <= set(known), entry.id
        assert len(set(entry.clauses)) == len(entry.clauses), entry.id


def test_every_icon_of_the_table_is_a_word_of_the_game() -> None:
    assert set(BY_ICON) <= set(glossary())


def test_the_own_clause_of_a_record_stands_first() -> None:
    listed = _listed()

    for identity, tech in load().techs.items():
        assert listed[identity].clauses[0] == tech["clause"]


def test_a_thing_is_governed_by_what_it_is_and_what_it_does() -> None:
    listed = _listed()

    assert listed["IS"].clauses == ("AL-TS-01", "AL-ACT-01", "AL-CMD-01", "AL-PSET-04", "AL-SCI-01")
    assert listed["INI-01"].clauses == ("AL-PSET-08", "AL-CARD-04", "AL-INI-15", "AL-CARD-03", "AL-CARD-12")
    assert listed["INT-S"].clauses == ("AL-INI-16", "AL-INI-01", "AL-INI-08", "AL-VIC-04", "AL-INI-02")
    assert listed["NPC-1"].clauses == ("AL-NPC-01", "AL-NPC-02", "AL-NPC-04", "AL-NPC-13")
    assert {"AL-SOLO-03", "AL-MIL-02", "AL-STEAL-01"} <= set(listed["IIIM-S1"].clauses)
    assert "AL-STEAL-01" not in listed["IIIM-E"].clauses


def test_the_ends_of_the_influence_track_have_clauses_of_their_own() -> None:
    listed = _listed()

    assert listed["INF-0"].clauses == ("AL-INF-13", "AL-PSET-02")
    assert listed["INF-3"].clauses == ("AL-INF-13", "AL-INF-02", "AL-INF-03", "AL-INF-14")
    assert listed["INF-7"].clauses[0] == "AL-INF-07"
    assert {"AL-INF-04", "AL-INF-05", "AL-INF-06"} <= set(listed["INF-7"].clauses)
    assert "AL-INF-04" not in listed["INF-6"].clauses
    assert listed["INF-10"].clauses[-2:] == ("AL-INF-15", "AL-VIC-03")
