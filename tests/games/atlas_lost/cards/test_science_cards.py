"""Science crates and active cards, each played."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, **has: int) -> Scene:
    """Science, Economy and Culture, three players; A holds the card and these resources."""
    return Scene("science economy culture", seats=3).hand("A", card).has("A", **has)


# Crates


@clause("AL-DRAW-05", "AL-ECO-04", "AL-SCI-01")
@plays("SCI-01")
def test_survey_flight() -> None:
    scene = table("SCI-01").team("A", "IIE-A", "IIIE-A").turn("A")

    scene.play("use SCI-01")

    assert scene.options() == ["move IIE-A IIE-B", "move IIIE-A IIIE-B", "move IIIE-A IIIE-C"]
    assert changes(scene, "move IIE-A IIE-B") == [
        "A research 0 -> 1",
        "A data 0 -> 1",
        "A hand +SCI-02",
        "A teams -IIE-A +IIE-B",
        "science discard +SCI-01",
    ]


@plays("SCI-02")
def test_field_kit() -> None:
    scene = table("SCI-02", research=3, data=3).team("A", "IIE-A").turn("A")

    assert changes(scene, "use SCI-02", "place economy IIIE-A", "row data", "keep ECO-01") == [
        "A research 3 -> 1",
        "A data 3 -> 1",
        "A hand -SCI-02 +ECO-01",
        "A teams +IIIE-A",
        "A waiting 2+3 -> 2+2",
        "A front runners 0 -> 1",
        "science discard +SCI-02",
        "economy discard +ECO-02",
    ]


@plays("SCI-03")
def test_prototype_cache() -> None:
    scene = table("SCI-03", research=1).turn("A")

    assert changes(scene, "use SCI-03") == [
        "A research 1 -> 3",
        "A data 0 -> 2",
        "A hand -SCI-03",
        "science discard +SCI-03",
    ]


@plays("SCI-04")
def test_peer_review() -> None:
    scene = table("SCI-04").turn("A")

    scene.play("use SCI-04", "deck economy")

    assert scene.options() == ["keep ECO-01", "keep ECO-02", "keep ECO-03", "keep ECO-04"]
    assert changes(scene, "keep ECO-01 + keep ECO-03") == [
        "A hand +ECO-01 +ECO-03",
        "science discard +SCI-04",
        "economy discard +ECO-02 +ECO-04",
    ]


@plays("SCI-05")
def test_grant_approval() -> None:
    scene = table("SCI-05").team("A", "IIS-A", "IIIS-A", "IIE-A").team("B", "IIC-A").turn("A")

    assert changes(scene, "use SCI-05") == ["A research 0 -> 5", "A hand -SCI-05", "science discard +SCI-05"]


@clause("AL-FREE-01")
@plays("SCI-06")
def test_relay_uplink() -> None:
    scene = table("SCI-06", data=4).install("A", "SCI-13", "SCI-14").turn("A")
    scene.play("activate SCI-13", "activate SCI-14", "deck science")
    assert "activate SCI-13" not in scene.options()

    assert changes(scene, "use SCI-06", "refresh SCI-13") == [
        "A command 0 -> 1",
        "A hand -SCI-06",
        "science discard +SCI-06",
    ]
    assert "activate SCI-14" not in scene.options()
    assert changes(scene, "activate SCI-13") == ["A research 2 -> 4", "A data 2 -> 1"]


@clause("AL-CARD-05", "AL-PASS-04")
@plays("SCI-07")
def test_quick_assembly() -> None:
    scene = table("SCI-07", research=1, data=1).hand("A", "SCI-25", "SCI-30", "ECO-01").turn("A")

    scene.play("use SCI-07")

    assert scene.options() == ["install SCI-25", "install SCI-30", "decline"]
    assert changes(scene, "install SCI-30") == [
        "A data 1 -> 0",
        "A hand -SCI-30",
        "A installed +SCI-30",
        "A tp in play 0 -> 1",
        "science discard +SCI-07",
    ]


@clause("AL-ACT-06", "AL-CARD-05", "AL-TURN-09")
@plays("SCI-07")
def test_quick_assembly_takes_off_no_more_than_two_research() -> None:
    scene = table("SCI-07", research=2, data=1).hand("A", "ECO-30").turn("A")

    assert changes(scene, "use SCI-07", "install ECO-30")[0] == "A research 2 -> 1"
    assert scene.resources("A") == (1, 1, 0)


@plays("SCI-08")
def test_recovered_blueprints() -> None:
    scene = table("SCI-08").discarded("ECO-05", "CUL-03").turn("A")

    scene.play("use SCI-08")

    assert scene.options() == ["recover ECO-05", "recover CUL-03"]
    assert changes(scene, "recover CUL-03") == [
        "A data 0 -> 1",
        "A hand +CUL-03",
        "science discard +SCI-08",
        "culture discard -CUL-03",
    ]


@plays("SCI-09")
def test_breakthrough_with_two_teams_on_the_third_level() -> None:
    scene = table("SCI-09").team("A", "IIIS-A", "IIIE-A").turn("A")

    assert changes(scene, "use SCI-09") == ["A tp 0 -> 3", "A hand -SCI-09", "science discard +SCI-09"]


@plays("SCI-09")
def test_breakthrough_with_fewer_teams_on_the_third_level() -> None:
    scene = table("SCI-09").team("A", "IIIS-A", "IIE-A", "IIS-A").turn("A")

    assert changes(scene, "use SCI-09") == ["A data 0 -> 3", "A hand -SCI-09", "science discard +SCI-09"]


# Active cards


@plays("SCI-10")
def test_calibration_bench() -> None:
    scene = table("SCI-10", research=3).team("A", "IIIE-A").turn("A")

    assert changes(scene, "install SCI-10") == ["A research 3 -> 2", "A hand -SCI-10", "A installed +SCI-10"]
    assert changes(scene, "activate SCI-10", "move IIIE-A IIIE-C") == [
        "A research 2 -> 1",
        "A data 0 -> 1",
        "A teams -IIIE-A +IIIE-C",
        "A front runners 0 -> 1",
    ]


@plays("SCI-11")
def test_synthesis_reactor() -> None:
    scene = table("SCI-11", research=4, data=2).turn("A")

    assert changes(scene, "install SCI-11") == [
        "A research 4 -> 3",
        "A data 2 -> 1",
        "A hand -SCI-11",
        "A installed +SCI-11",
    ]
    assert changes(scene, "activate SCI-11") == ["A research 3 -> 1", "A data 1 -> 3"]


@plays("SCI-12")
def test_command_simulator() -> None:
    scene = table("SCI-12", research=4, data=3).turn("A")

    assert changes(scene, "install SCI-12") == [
        "A research 4 -> 3",
        "A data 3 -> 2",
        "A hand -SCI-12",
        "A installed +SCI-12",
    ]
    assert changes(scene, "activate SCI-12") == ["A research 3 -> 1", "A data 2 -> 1", "A command 0 -> 1"]


@plays("SCI-13")
def test_signal_refinery() -> None:
    scene = table("SCI-13", data=3).turn("A")

    assert changes(scene, "install SCI-13") == ["A data 3 -> 2", "A hand -SCI-13", "A installed +SCI-13"]
    assert changes(scene, "activate SCI-13") == ["A research 0 -> 2", "A data 2 -> 1"]


@plays("SCI-14")
def test_archive_drones() -> None:
    scene = table("SCI-14", research=2, data=2).turn("A")

    assert changes(scene, "install SCI-14") == ["A research 2 -> 1", "A hand -SCI-14", "A installed +SCI-14"]
    assert changes(scene, "activate SCI-14", "deck culture") == ["A data 2 -> 1", "A hand +CUL-01"]


@plays("SCI-15")
def test_patent_office() -> None:
    scene = table("SCI-15", research=4, data=3).turn("A")

    assert changes(scene, "install SCI-15") == [
        "A research 4 -> 3",
        "A data 3 -> 2",
        "A hand -SCI-15",
        "A installed +SCI-15",
    ]
    assert changes(scene, "activate SCI-15") == ["A research 3 -> 1", "A data 2 -> 1", "A tp 0 -> 1"]


@plays("SCI-16")
def test_redeployment_gantry() -> None:
    scene = table("SCI-16", research=5, data=2).hand("A", "SCI-01", "SCI-02").team("A", "IIE-A").turn("A")

    assert changes(scene, "install SCI-16") == ["A research 5 -> 4", "A hand -SCI-16", "A installed +SCI-16"]
    assert changes(scene, "activate SCI-16", "discard SCI-02", "place economy IIIE-A", "row data", "keep ECO-01") == [
        "A research 4 -> 1",
        "A data 2 -> 1",
        "A hand -SCI-02 +ECO-01",
        "A teams +IIIE-A",
        "A waiting 2+3 -> 2+2",
        "A front runners 0 -> 1",
        "science discard +SCI-02",
        "economy discard +ECO-02",
    ]


@clause("AL-NEST-01", "AL-NEST-02")
@plays("SCI-17")
def test_iteration_loop() -> None:
    scene = table("SCI-17", research=8, data=4, command=2).team("A", "IIE-A").turn("A")

    assert changes(scene, "install SCI-17") == [
        "A research 8 -> 7",
        "A data 4 -> 3",
        "A hand -SCI-17",
        "A installed +SCI-17",
    ]
    assert changes(scene, "activate SCI-17", "run IE", "economy IE", "run IC", "culture IS") == [
        "A research 7 -> 3",
        "A data 3 -> 1",
        "A command 2 -> 1",
        "A economy +IE",
        "A culture +IS",
    ]
