"""Military crates and active cards, each played."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, **has: int) -> Scene:
    """Economy, Culture and Military, three players and an NPC; A holds the card and these resources."""
    return Scene("economy culture military", seats=3).hand("A", card).has("A", **has)


# Crates


@plays("MIL-01")
def test_conscription() -> None:
    scene = table("MIL-01").turn("A")

    assert changes(scene, "use MIL-01") == [
        "A data 0 -> 1",
        "A military 0 -> 1",
        "A hand -MIL-01",
        "military discard +MIL-01",
    ]


@plays("MIL-02")
def test_forward_depot() -> None:
    scene = table("MIL-02").turn("A")

    assert changes(scene, "use MIL-02") == [
        "A research 0 -> 1",
        "A military 0 -> 1",
        "A hand -MIL-02",
        "B research 0 -> 1",
        "C research 0 -> 1",
        "military discard +MIL-02",
    ]


@plays("MIL-03")
def test_raiding_party() -> None:
    scene = table("MIL-03").has("B", research=5).has("C", research=2).turn("A")

    scene.play("use MIL-03")

    assert scene.options() == ["target B", "target C", "target NPC-1"]
    assert changes(scene, "target B") == ["A research 0 -> 3", "B research 5 -> 2", "military discard +MIL-03"]


@plays("MIL-04")
def test_data_heist() -> None:
    scene = table("MIL-04").has("B", data=5).has("C", data=2).turn("A")

    assert changes(scene, "use MIL-04", "target B") == [
        "A research 0 -> 1",
        "A data 0 -> 2",
        "A hand -MIL-04",
        "B data 5 -> 3",
        "military discard +MIL-04",
    ]


@plays("MIL-05")
def test_blackout_strike() -> None:
    scene = table("MIL-05").influence("B", 3).influence("C", 2).turn("A")

    assert changes(scene, "use MIL-05", "target C") == [
        "A research 0 -> 2",
        "A hand -MIL-05",
        "C influence 2 -> 1",
        "military discard +MIL-05",
    ]


@clause("AL-ACT-03")
@plays("MIL-06")
def test_sabotage() -> None:
    scene = table("MIL-06", military=2).install("B", "ECO-11", "CUL-11").install("C", "ECO-12").turn("A")

    scene.play("use MIL-06", "target B")

    assert scene.asked() == "B uninstall"
    assert scene.options() == ["uninstall ECO-11", "uninstall CUL-11"]
    assert scene.military("A") == 1
    assert changes(scene, "uninstall ECO-11") == [
        "A tp 0 -> 3",
        "B installed -ECO-11",
        "economy discard +ECO-11",
        "military discard +MIL-06",
    ]


@clause("AL-ICON-06", "AL-NPC-09")
@plays("MIL-07")
def test_scorched_archive() -> None:
    scene = table("MIL-07").hand("A", "MIL-01").hand("B", "ECO-01", "CUL-01").hand("C", "ECO-02").turn("A")

    scene.play("use MIL-07")

    assert scene.asked() == "B discard"
    assert scene.options() == ["discard ECO-01", "discard CUL-01"]
    assert changes(scene, "discard CUL-01") == [
        "A data 0 -> 2",
        "B hand -CUL-01",
        "C hand -ECO-02",
        "economy discard +ECO-02",
        "culture discard +CUL-01",
        "military discard +MIL-07",
    ]


@plays("MIL-08")
def test_tribute_demand() -> None:
    scene = table("MIL-08").has("B", tp=3).turn("A")

    scene.play("use MIL-08")

    assert scene.options() == ["target B", "target NPC-1"]
    assert changes(scene, "target NPC-1") == [
        "A research 0 -> 2",
        "A tp 0 -> 1",
        "NPC-1 tp 14 -> 13",
        "military discard +MIL-08",
    ]


@plays("MIL-09")
def test_border_skirmish_with_four_power() -> None:
    scene = table("MIL-09", military=4).has("B", tp=3).turn("A")

    assert changes(scene, "use MIL-09", "target B") == [
        "A tp 0 -> 2",
        "A hand -MIL-09",
        "B tp 3 -> 1",
        "military discard +MIL-09",
    ]


@plays("MIL-09")
def test_border_skirmish_with_less_power() -> None:
    scene = table("MIL-09", military=3).has("B", tp=3).turn("A")

    assert changes(scene, "use MIL-09") == [
        "A military 3 -> 4",
        "A hand -MIL-09",
        "A tp in play 0 -> 2",
        "military initiative nobody -> A",
        "military discard +MIL-09",
    ]


@plays("MIL-10")
def test_spoils_of_war() -> None:
    scene = table("MIL-10", military=3).turn("A")

    assert changes(scene, "use MIL-10") == ["A research 0 -> 5", "A hand -MIL-10", "military discard +MIL-10"]


@plays("MIL-10")
def test_spoils_of_war_gives_at_most_seven() -> None:
    scene = table("MIL-10", military=8).turn("A")

    assert changes(scene, "use MIL-10") == ["A research 0 -> 7", "A hand -MIL-10", "military discard +MIL-10"]


@plays("MIL-11")
def test_captured_courier() -> None:
    scene = table("MIL-11").hand("B", "ECO-01", "CUL-01").hand("C", "ECO-02").turn("A")

    scene.play("use MIL-11", "target B")

    assert scene.options() == ["take ECO-01", "take CUL-01"]
    assert changes(scene, "take ECO-01") == [
        "A research 0 -> 2",
        "A hand +ECO-01",
        "B hand -ECO-01",
        "military discard +MIL-11",
    ]


@plays("MIL-12")
def test_mobilisation_order() -> None:
    scene = table("MIL-12", research=3).turn("A")

    assert changes(scene, "use MIL-12") == [
        "A research 3 -> 1",
        "A military 0 -> 2",
        "A hand -MIL-12",
        "military discard +MIL-12",
    ]


# Active cards


@plays("MIL-13")
def test_arms_foundry() -> None:
    scene = table("MIL-13", research=6).turn("A")

    assert changes(scene, "install MIL-13") == ["A research 6 -> 4", "A hand -MIL-13", "A installed +MIL-13"]
    assert changes(scene, "activate MIL-13") == ["A research 4 -> 1", "A military 0 -> 1"]


@plays("MIL-14")
def test_drone_bay() -> None:
    scene = table("MIL-14", research=2, data=4).hand("A", "ECO-01", "CUL-01").turn("A")

    assert changes(scene, "install MIL-14") == [
        "A research 2 -> 1",
        "A data 4 -> 3",
        "A hand -MIL-14",
        "A installed +MIL-14",
    ]
    assert changes(scene, "activate MIL-14", "discard ECO-01") == [
        "A data 3 -> 1",
        "A military 0 -> 1",
        "A hand -ECO-01",
        "economy discard +ECO-01",
    ]


@plays("MIL-15")
def test_privateer_fleet() -> None:
    scene = table("MIL-15", research=2, data=2, military=2).has("B", research=4).turn("A")

    assert changes(scene, "install MIL-15") == [
        "A research 2 -> 1",
        "A data 2 -> 1",
        "A hand -MIL-15",
        "A installed +MIL-15",
    ]
    assert changes(scene, "activate MIL-15", "target B") == [
        "A research 1 -> 4",
        "A tp 0 -> 1",
        "A military 2 -> 1",
        "B research 4 -> 1",
    ]


@plays("MIL-16")
def test_signal_jammers() -> None:
    scene = table("MIL-16", research=2, data=3, military=2).influence("B", 2).influence("C", 1).turn("A")

    assert changes(scene, "install MIL-16") == [
        "A research 2 -> 1",
        "A data 3 -> 2",
        "A hand -MIL-16",
        "A installed +MIL-16",
    ]
    assert changes(scene, "activate MIL-16", "target B") == [
        "A data 2 -> 1",
        "A tp 0 -> 2",
        "A military 2 -> 1",
        "B influence 2 -> 1",
    ]


@plays("MIL-17")
def test_extraction_team() -> None:
    scene = table("MIL-17", research=2, military=2).hand("B", "ECO-01", "CUL-01").turn("A")

    assert changes(scene, "install MIL-17") == ["A research 2 -> 1", "A hand -MIL-17", "A installed +MIL-17"]
    assert changes(scene, "activate MIL-17", "take CUL-01") == [
        "A tp 0 -> 1",
        "A military 2 -> 1",
        "A hand +CUL-01",
        "B hand -CUL-01",
    ]


@plays("MIL-18")
def test_war_bonds() -> None:
    scene = table("MIL-18", research=3, data=2, military=2).turn("A")

    assert changes(scene, "install MIL-18") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A hand -MIL-18",
        "A installed +MIL-18",
    ]
    assert changes(scene, "activate MIL-18") == ["A tp 0 -> 3", "A military 2 -> 0"]


@clause("AL-ICON-05")
@plays("MIL-19")
def test_siege_engines() -> None:
    scene = table("MIL-19", research=3, data=3, military=2).economy("B", "IE").culture("C", "IIIE-A").turn("A")

    assert changes(scene, "install MIL-19") == [
        "A research 3 -> 1",
        "A data 3 -> 1",
        "A hand -MIL-19",
        "A installed +MIL-19",
    ]
    scene.play("activate MIL-19")
    assert scene.options() == ["send-back B economy IE", "send-back C culture IIIE-A"]
    assert scene.military("A") == 0
    assert changes(scene, "send-back B economy IE") == ["A tp 0 -> 3", "B economy -IE"]


@clause("AL-REL-06", "AL-REL-09")
@plays("MIL-19")
def test_siege_engines_against_religion() -> None:
    scene = Scene("economy religion military", seats=3).install("A", "MIL-19").has("A", military=2)
    scene.track("A", "B").track("C", "B").turn("A")

    assert changes(scene, "activate MIL-19", "send-back B religion C 1") == [
        "A tp 0 -> 3",
        "A military 2 -> 0",
        "C track B -> empty",
        "C ally B -> nobody's",
    ]


@plays("MIL-20")
def test_command_bunker() -> None:
    scene = table("MIL-20", research=2, data=2, military=2).turn("A")

    assert changes(scene, "install MIL-20") == [
        "A research 2 -> 1",
        "A data 2 -> 1",
        "A hand -MIL-20",
        "A installed +MIL-20",
    ]
    assert changes(scene, "activate MIL-20") == ["A data 1 -> 2", "A command 0 -> 1", "A military 2 -> 1"]


@plays("MIL-21")
def test_occupation_office() -> None:
    scene = table("MIL-21", research=4, data=3, command=2).has("C", tp=3).turn("A")

    assert changes(scene, "install MIL-21") == [
        "A research 4 -> 3",
        "A data 3 -> 1",
        "A hand -MIL-21",
        "A installed +MIL-21",
    ]
    assert changes(scene, "activate MIL-21", "target C") == [
        "A research 3 -> 1",
        "A command 2 -> 1",
        "A tp 0 -> 2",
        "C tp 3 -> 1",
    ]
