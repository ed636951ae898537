"""The three Techs that stand in when one plays alone, each played."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(techs: str, **has: int) -> Scene:
    """Economy, Religion and Military against two NPCs; a team on the first Tech."""
    return (
        Scene("economy religion military", seats=1, techs=techs).has("A", **has).team("A", techs.split(maxsplit=1)[0])
    )


@clause("AL-TR-13")
@plays("IIIR-S")
def test_lone_revelation_runs_any_third_technology() -> None:
    scene = table("IIIR-S IIIE-F IIIE-D", research=13, data=5).economy("A", "IE").track("NPC-1", "A").turn("A")

    scene.play("start IIIR-S")

    assert scene.options() == ["run IIIE-F", "run IIIE-D", "run IIIE-A"]
    assert changes(scene, "run IIIE-F") == ["A research 13 -> 1", "A tp 0 -> 9"]


@clause("AL-TR-13")
@plays("IIIR-S")
def test_lone_revelation_needs_an_ally() -> None:
    scene = table("IIIR-S IIIE-F", research=13).turn("A")

    assert "start IIIR-S" not in scene.options()


@clause("AL-NPC-07", "AL-TM-13")
@plays("IIIM-S1")
def test_supply_line_raid_takes_research_and_data_from_both_npcs() -> None:
    assert "start IIIM-S1" not in table("IIIM-S1", military=5).turn("A").options()
    assert "start IIIM-S1" in table("IIIM-S1", military=6).turn("A").options()
    scene = table("IIIM-S1", military=7).turn("A")

    assert changes(scene, "start IIIM-S1") == [
        "A research 0 -> 2",
        "A data 0 -> 2",
        "A tp 0 -> 7",
        "A military 7 -> 4",
    ]


@clause("AL-TM-14")
@plays("IIIM-S2")
def test_captured_records_keep_one_card_of_three() -> None:
    assert "start IIIM-S2" not in table("IIIM-S2", military=5).turn("A").options()
    assert "start IIIM-S2" in table("IIIM-S2", military=6).turn("A").options()
    scene = table("IIIM-S2", military=7).turn("A")

    scene.play("start IIIM-S2", "deck religion")

    assert scene.options() == ["keep REL-01", "keep REL-02", "keep REL-03"]
    assert scene.military("A") == 4
    assert changes(scene, "keep REL-02") == ["A tp 0 -> 7", "A hand +REL-02", "religion discard +REL-01 +REL-03"]
