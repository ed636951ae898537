"""Science passive cards, each installed and seen at work, and not at work where it should not be."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, **has: int) -> Scene:
    """Science, Economy and Culture, three players; A holds the card and these resources."""
    return Scene("science economy culture", seats=3).hand("A", card).has("A", **has)


@plays("SCI-18")
def test_expedition_logistics() -> None:
    scene = table("SCI-18", research=5).has("B", research=3).turn("A")

    assert changes(scene, "install SCI-18") == ["A research 5 -> 3", "A hand -SCI-18", "A installed +SCI-18"]
    assert changes(scene, "place economy IIE-A", "row data", "keep ECO-01") == [
        "A research 3 -> 1",
        "A data 0 -> 1",
        "A hand +ECO-01",
        "A teams +IIE-A",
        "A waiting 3+3 -> 3+2",
        "economy discard +ECO-02",
    ]
    scene.turn("B").play("place economy IIE-A", "row data", "keep ECO-03")
    assert scene.resources("A") == (1, 1, 0)


@clause("AL-PASS-05")
@plays("SCI-19")
def test_frontier_telemetry() -> None:
    scene = table("SCI-19", research=9, data=3).team("A", "IIE-A").turn("A")

    assert changes(scene, "install SCI-19") == [
        "A research 9 -> 7",
        "A data 3 -> 2",
        "A hand -SCI-19",
        "A installed +SCI-19",
    ]
    scene.play("place economy IIIE-A", "row data", "keep ECO-01")
    assert scene.resources("A") == (3, 0, 1)
    scene.turn("A").play("place culture IIC-A", "row data", "keep CUL-01")
    assert scene.resources("A") == (0, 1, 1)


@clause("AL-CARD-05", "AL-PASS-01")
@plays("SCI-20")
def test_modular_labs() -> None:
    scene = table("SCI-20", research=6, data=2).hand("A", "SCI-19", "CUL-11").turn("A")

    assert changes(scene, "install SCI-20") == ["A research 6 -> 4", "A hand -SCI-20", "A installed +SCI-20"]
    assert changes(scene, "place economy IIE-A", "row data", "keep ECO-01")[0] == "A research 4 -> 1"
    assert changes(scene.turn("A"), "install SCI-19") == [
        "A research 1 -> 0",
        "A data 3 -> 2",
        "A hand -SCI-19",
        "A installed +SCI-19",
    ]
    assert changes(scene.turn("A"), "install CUL-11") == ["A data 2 -> 1", "A hand -CUL-11", "A installed +CUL-11"]


@clause("AL-PASS-01", "AL-PASS-04")
@plays("SCI-21")
def test_efficient_protocols() -> None:
    scene = table("SCI-21", research=8, data=2, command=1).turn("A")

    assert changes(scene, "install SCI-21") == ["A research 8 -> 6", "A hand -SCI-21", "A installed +SCI-21"]
    assert changes(scene, "start IE", "economy IE") == ["A research 6 -> 5", "A data 2 -> 1", "A economy +IE"]
    assert changes(scene, "command IC", "culture IS") == [
        "A research 5 -> 3",
        "A data 1 -> 0",
        "A command 1 -> 0",
        "A culture +IS",
    ]


@plays("SCI-21")
def test_efficient_protocols_leave_the_second_level_alone() -> None:
    scene = Scene("science economy culture", seats=3, techs="IIE-D").team("A", "IIE-D")
    scene.hand("A", "SCI-21").has("A", research=5).turn("A").play("install SCI-21")

    scene.play("start IIE-D", "economy IE")

    assert scene.resources("A") == (0, 0, 0)


@clause("AL-CMD-02", "AL-PASS-04")
@plays("SCI-22")
def test_command_buffer() -> None:
    scene = Scene("science economy culture", seats=3, techs="IIE-C IIIE-F").hand("A", "SCI-22")
    scene.has("A", research=13, data=2, command=4).turn("A")

    assert changes(scene, "install SCI-22") == [
        "A research 13 -> 12",
        "A data 2 -> 0",
        "A hand -SCI-22",
        "A installed +SCI-22",
    ]
    assert changes(scene, "command IIIE-F")[:3] == ["A research 12 -> 0", "A command 4 -> 2", "A tp 0 -> 7"]
    assert changes(scene.turn("A"), "command IIE-C")[:3] == [
        "A research 0 -> 3",
        "A data 0 -> 2",
        "A command 2 -> 0",
    ]


@plays("SCI-23")
def test_library_of_atlas() -> None:
    scene = table("SCI-23", research=1, data=1).turn("A")

    assert changes(scene, "install SCI-23") == [
        "A research 1 -> 0",
        "A data 1 -> 0",
        "A hand -SCI-23",
        "A installed +SCI-23",
        "A tp in play 0 -> 1",
    ]
    scene.hand("A", "SCI-01", "SCI-02", "SCI-03", "SCI-04", "SCI-05", "SCI-06", "SCI-07").end_turn()
    assert scene.asked() == "B action"
    scene.hand("A", "SCI-08").turn("A").end_turn()
    assert scene.asked() == "A hand-limit"
    assert changes(scene, "discard SCI-08") == ["A hand -SCI-08", "science discard +SCI-08"]
    scene.hand("B", "ECO-01", "ECO-02", "ECO-03", "ECO-04", "ECO-05", "ECO-06").turn("B").end_turn()
    assert scene.asked() == "B hand-limit"


@plays("SCI-24")
def test_observatory_network() -> None:
    scene = table("SCI-24", research=6, data=3).team("A", "IIS-A", "IIIS-A").team("B", "IIIS-B").turn("A")

    assert changes(scene, "install SCI-24") == [
        "A research 6 -> 4",
        "A data 3 -> 2",
        "A hand -SCI-24",
        "A installed +SCI-24",
        "A tp in play 0 -> 1",
    ]
    scene.team("A", "IIIE-A")
    assert scene.state.tp_in_play(0) == 2


@plays("SCI-25")
def test_academy_of_ashes() -> None:
    scene = table("SCI-25", research=3, data=2).turn("A")

    assert changes(scene, "install SCI-25") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A hand -SCI-25",
        "A installed +SCI-25",
        "A tp in play 0 -> 2",
    ]
    assert (scene.total_tp("A"), scene.tp("A")) == (2, 0)


@plays("SCI-26")
def test_cross_discipline_forum() -> None:
    scene = table("SCI-26", research=4, data=2).hand("A", "SCI-10").hand("B", "SCI-13").has("B", data=1).turn("A")

    assert changes(scene, "install SCI-26") == [
        "A research 4 -> 2",
        "A data 2 -> 1",
        "A hand -SCI-26",
        "A installed +SCI-26",
    ]
    assert changes(scene.turn("A"), "install SCI-10", "deck culture") == [
        "A research 2 -> 1",
        "A hand -SCI-10 +CUL-01",
        "A installed +SCI-10",
    ]
    assert changes(scene.turn("B"), "install SCI-13") == ["B data 1 -> 0", "B hand -SCI-13", "B installed +SCI-13"]


@clause("AL-ICON-02")
@plays("SCI-27")
def test_courier_birds() -> None:
    scene = table("SCI-27", research=1).waiting("A", 0, 0).waiting("B", 0, 0).turn("A")

    assert changes(scene, "install SCI-27") == ["A research 1 -> 0", "A hand -SCI-27", "A installed +SCI-27"]
    assert changes(scene, "replenish", "card", "deck economy") == ["A research 0 -> 6", "A hand +ECO-01"]
    assert changes(scene.turn("A"), "collect", "card", "deck economy") == [
        "A research 6 -> 8",
        "A data 0 -> 3",
        "A hand +ECO-02",
    ]
    assert changes(scene.turn("A"), "collect", "command") == ["A data 3 -> 6", "A command 0 -> 1"]
    assert changes(scene.turn("B"), "collect", "card", "deck economy") == ["B data 0 -> 3", "B hand +ECO-03"]


@plays("SCI-28")
def test_pathfinder_guild() -> None:
    scene = table("SCI-28", research=6).team("A", "IIIE-A").team("B", "IIIC-A").has("B", research=2).turn("A")

    assert changes(scene, "install SCI-28") == ["A research 6 -> 5", "A hand -SCI-28", "A installed +SCI-28"]
    assert changes(scene, "start IS", "move IIIE-A IIIE-C") == [
        "A research 5 -> 4",
        "A data 0 -> 1",
        "A teams -IIIE-A +IIIE-C",
        "A front runners 0 -> 1",
    ]
    scene.turn("A").play("place culture IIC-A", "row data", "keep CUL-01")
    assert scene.resources("A") == (1, 2, 0)
    scene.turn("B").play("start IS", "move IIIC-A IIIC-B")
    assert scene.resources("A") == (1, 2, 0)


@plays("SCI-29")
def test_standard_parts() -> None:
    scene = table("SCI-29", research=9, data=2).team("A", "IIE-A").turn("A")

    assert changes(scene, "install SCI-29") == ["A research 9 -> 7", "A hand -SCI-29", "A installed +SCI-29"]
    scene.play("place economy IIIE-A", "row data", "keep ECO-01")
    assert scene.resources("A") == (3, 1, 0)
    scene.turn("A").play("place culture IIC-A", "row data", "keep CUL-01")
    assert scene.resources("A") == (0, 2, 0)


@plays("SCI-30")
def test_sovereign_institute() -> None:
    scene = table("SCI-30", research=3, data=3).team("A", "IIE-A", "IIC-A").turn("A")

    assert changes(scene, "install SCI-30") == [
        "A research 3 -> 1",
        "A data 3 -> 1",
        "A hand -SCI-30",
        "A installed +SCI-30",
        "A tp in play 0 -> 3",
        "science initiative nobody -> A",
    ]


@plays("SCI-30")
def test_sovereign_institute_counts_one_and_for_no_other_tile() -> None:
    scene = table("SCI-30", research=3, data=3).economy("A", "IS", "IE", "IC").culture("A", "IS", "IE", "IC")
    scene.team("A", "IIE-A")

    assert changes(scene.turn("A"), "install SCI-30")[-1] == "A tp in play 0 -> 1"
