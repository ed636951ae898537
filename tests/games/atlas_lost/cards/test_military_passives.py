"""Military passive cards, each installed and seen at work, and not at work where it should not be."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, **has: int) -> Scene:
    """Economy, Culture and Military, three players and an NPC; A holds the card and these resources."""
    return Scene("economy culture military", seats=3).hand("A", card).has("A", **has)


@plays("MIL-22")
def test_veteran_corps() -> None:
    scene = table("MIL-22", research=5, data=2).has("B", research=2, data=1).turn("A")

    assert changes(scene, "install MIL-22") == ["A research 5 -> 3", "A hand -MIL-22", "A installed +MIL-22"]
    assert changes(scene, "start IM") == ["A research 3 -> 2", "A data 2 -> 1", "A military 0 -> 1"]
    scene.turn("B").play("start IM")
    assert (scene.resources("A"), scene.military("B")) == ((2, 1, 0), 1)


@plays("MIL-22")
def test_veteran_corps_rewards_two_power_gained_at_once_like_one() -> None:
    scene = table("MIL-12", research=2).install("A", "MIL-22").turn("A")

    assert changes(scene, "use MIL-12")[:2] == ["A research 2 -> 1", "A military 0 -> 2"]


@clause("AL-PASS-07")
@plays("MIL-23")
def test_fortress_line() -> None:
    scene = table("MIL-23", research=2, data=2).influence("A", 3).influence("C", 2).has("C", research=1)
    scene.hand("B", "MIL-03", "MIL-05").turn("A")

    assert changes(scene, "install MIL-23") == [
        "A research 2 -> 1",
        "A data 2 -> 1",
        "A hand -MIL-23",
        "A installed +MIL-23",
        "A tp in play 0 -> 1",
    ]
    scene.turn("B").play("use MIL-03")
    assert scene.options() == ["target C", "target NPC-1"]
    scene.play("target NPC-1")
    assert changes(scene.turn("B"), "use MIL-05") == [
        "B research 3 -> 5",
        "B hand -MIL-05",
        "C influence 2 -> 1",
        "military discard +MIL-05",
    ]


@plays("MIL-23")
def test_fortress_line_does_not_protect_the_hand() -> None:
    scene = table("ECO-01").install("A", "MIL-23").hand("B", "MIL-11").turn("B")

    assert changes(scene, "use MIL-11")[:2] == ["A hand -ECO-01", "B research 0 -> 2"]


@plays("MIL-24")
def test_standing_army() -> None:
    # With 5 power A owns the military initiative tile, worth 2.
    scene = table("MIL-24", research=5, data=3, military=5).turn("A")

    assert changes(scene, "install MIL-24") == [
        "A research 5 -> 3",
        "A data 3 -> 2",
        "A hand -MIL-24",
        "A installed +MIL-24",
        "A tp in play 2 -> 3",
    ]
    assert changes(scene, "start IM") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A military 5 -> 6",
        "A tp in play 3 -> 4",
    ]


@plays("MIL-25")
def test_iron_assembly() -> None:
    scene = table("MIL-25", research=4, data=3).install("A", "ECO-11", "CUL-11").hand("A", "CUL-12").turn("A")

    assert changes(scene, "install MIL-25") == [
        "A research 4 -> 2",
        "A data 3 -> 2",
        "A hand -MIL-25",
        "A installed +MIL-25",
        "A tp in play 0 -> 1",
    ]
    assert changes(scene.turn("A"), "install CUL-12") == [
        "A data 2 -> 1",
        "A hand -CUL-12",
        "A installed +CUL-12",
        "A tp in play 1 -> 2",
    ]


@plays("MIL-25")
def test_iron_assembly_is_worth_at_most_three() -> None:
    scene = table("MIL-25", research=2, data=1).install("A", "ECO-11", "ECO-12", "ECO-13", "CUL-11", "CUL-12")
    scene.install("A", "CUL-13", "MIL-13").turn("A")

    assert changes(scene, "install MIL-25")[-1] == "A tp in play 0 -> 3"


@plays("MIL-26")
def test_plunder_doctrine() -> None:
    scene = table("MIL-26", research=4, data=2, command=1, military=1).install("A", "MIL-15")
    scene.hand("B", "MIL-03").has("B", research=5).turn("A")

    assert changes(scene, "install MIL-26") == [
        "A research 4 -> 3",
        "A data 2 -> 1",
        "A hand -MIL-26",
        "A installed +MIL-26",
    ]
    assert changes(scene, "activate MIL-15", "target B") == [
        "A research 3 -> 6",
        "A data 1 -> 2",
        "A tp 0 -> 1",
        "A military 1 -> 0",
        "B research 5 -> 2",
    ]
    scene.turn("B").play("use MIL-03", "target A")
    assert scene.resources("A") == (3, 2, 1)


@clause("AL-ICON-02")
@plays("MIL-26")
def test_plunder_doctrine_reacts_once_per_turn() -> None:
    scene = table("MIL-03", research=2, command=1).install("A", "MIL-26", "MIL-21").turn("A")

    scene.play("use MIL-03")
    assert scene.resources("A") == (5, 1, 1)
    scene.play("activate MIL-21")
    assert (scene.resources("A"), scene.tp("A")) == ((3, 1, 0), 2)
    scene.hand("A", "MIL-03").turn("A").play("use MIL-03")
    assert scene.resources("A") == (6, 2, 0)


@clause("AL-ICON-02", "AL-PASS-05")
@plays("MIL-27")
def test_retaliation_protocol() -> None:
    scene = table("MIL-27", research=6, data=2).influence("A", 3).hand("B", "MIL-05", "MIL-03")
    scene.install("B", "MIL-15").has("B", military=2).has("C", research=4).turn("A")

    assert changes(scene, "install MIL-27") == [
        "A research 6 -> 5",
        "A data 2 -> 1",
        "A hand -MIL-27",
        "A installed +MIL-27",
    ]
    assert changes(scene.turn("B"), "activate MIL-15", "target A") == [
        "A research 5 -> 2",
        "A military 0 -> 1",
        "B research 0 -> 3",
        "B tp 0 -> 1",
        "B military 2 -> 1",
    ]
    # A second attack in the same turn, and an attack on somebody else in the next, do nothing more.
    assert changes(scene, "use MIL-05")[0] == "A influence 3 -> 2"
    assert scene.military("A") == 1
    scene.turn("B").play("use MIL-03", "target C")
    assert scene.military("A") == 1


@clause("AL-PASS-05")
@plays("MIL-27")
def test_retaliation_protocol_answers_every_kind_of_attack() -> None:
    scene = table("ECO-01").install("A", "MIL-27", "ECO-11").influence("A", 2).economy("A", "IE", "IC")
    scene.hand("B", "MIL-05", "MIL-06", "MIL-11").has("B", military=3).install("B", "MIL-19").turn("B")

    scene.play("use MIL-05")
    assert (scene.faction("A").influence, scene.military("A")) == (1, 1)
    scene.turn("B").play("use MIL-11")
    assert (scene.hand_of("A"), scene.military("A")) == ([], 2)
    scene.turn("B").play("activate MIL-19", "send-back A economy IE")
    assert (scene.economy_of("A"), scene.military("A")) == (["IC"], 3)
    scene.turn("B").play("use MIL-06", "uninstall ECO-11")
    assert (scene.installed_by("A"), scene.military("A")) == (["MIL-27"], 4)


@plays("MIL-28")
def test_quartermaster() -> None:
    scene = table("MIL-28", research=8, data=3, command=1).turn("A")

    assert changes(scene, "install MIL-28") == ["A research 8 -> 6", "A hand -MIL-28", "A installed +MIL-28"]
    assert changes(scene, "start IM") == ["A research 6 -> 5", "A data 3 -> 2", "A military 0 -> 1"]
    scene.play("command IM")
    assert scene.resources("A") == (3, 1, 0)
    scene.turn("A").play("start IE", "economy IE")
    assert scene.resources("A") == (1, 0, 0)


@plays("MIL-29")
def test_intelligence_bureau() -> None:
    scene = table("MIL-29", research=5, data=3).team("A", "IIC-A").team("B", "IIE-A")
    scene.has("B", research=7, data=2).turn("A")

    assert changes(scene, "install MIL-29") == [
        "A research 5 -> 4",
        "A data 3 -> 2",
        "A hand -MIL-29",
        "A installed +MIL-29",
    ]
    assert changes(scene.turn("B"), "place economy IIIE-A", "row data", "keep ECO-01") == [
        "A data 2 -> 3",
        "B research 7 -> 3",
        "B data 2 -> 0",
        "B hand +ECO-01",
        "B teams +IIIE-A",
        "B waiting 2+3 -> 2+2",
        "B front runners 0 -> 1",
        "economy discard +ECO-02",
    ]
    scene.turn("B").play("place culture IIC-A", "row data", "keep CUL-01")
    assert scene.resources("A") == (4, 3, 0)
    scene.turn("A").play("place culture IIIC-A", "row data", "keep CUL-03")
    assert scene.resources("A") == (0, 1, 0)


@plays("MIL-30")
def test_supreme_headquarters() -> None:
    scene = table("MIL-30", research=3, data=3, military=2).turn("A")

    assert changes(scene, "install MIL-30") == [
        "A research 3 -> 1",
        "A data 3 -> 1",
        "A hand -MIL-30",
        "A installed +MIL-30",
        "A tp in play 0 -> 3",
        "military initiative nobody -> A",
    ]


@plays("MIL-30")
def test_supreme_headquarters_counts_one_and_for_no_other_tile() -> None:
    scene = table("MIL-30", research=3, data=3).economy("A", "IE", "IC", "IM").culture("A", "IE", "IC", "IM")
    scene.has("A", military=1)

    assert changes(scene.turn("A"), "install MIL-30")[-1] == "A tp in play 0 -> 1"
