"""Religion crates and active cards, each played."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, **has: int) -> Scene:
    """Science, Economy and Religion, three players and an NPC; A holds the card and these resources."""
    return Scene("science economy religion", seats=3).hand("A", card).has("A", **has)


# Crates


@clause("AL-REL-09")
@plays("REL-01")
def test_pilgrim_caravan() -> None:
    scene = table("REL-01").turn("A")

    scene.play("use REL-01")

    assert scene.options() == ["religion B", "religion C", "religion NPC-1"]
    assert changes(scene, "religion NPC-1") == [
        "A research 0 -> 1",
        "NPC-1 track empty -> A",
        "NPC-1 ally nobody's -> A",
        "religion discard +REL-01",
    ]


@plays("REL-02")
def test_missionary_zeal() -> None:
    scene = table("REL-02").hand("A", "SCI-01", "ECO-01").turn("A")

    scene.play("use REL-02", "discard SCI-01", "religion B")

    assert scene.options() == ["religion C", "religion NPC-1"]
    assert changes(scene, "religion C") == [
        "C track empty -> A",
        "C ally nobody's -> A",
        "religion discard +REL-02",
    ]
    assert (scene.track_of("B"), scene.hand_of("A"), scene.pile("science")) == ("A", ["ECO-01"], ["SCI-01"])


@plays("REL-03")
def test_tithe_collection() -> None:
    scene = table("REL-03").track("B", "A").track("NPC-1", "A").track("C", "B").turn("A")

    assert changes(scene, "use REL-03") == ["A research 0 -> 6", "A hand -REL-03", "religion discard +REL-03"]


@plays("REL-04")
def test_sermon_broadcast() -> None:
    scene = table("REL-04").track("B", "A").track("NPC-1", "A").track("C", "B").turn("A")

    assert changes(scene, "use REL-04") == ["A data 0 -> 4", "A hand -REL-04", "religion discard +REL-04"]


@plays("REL-05")
def test_relic_procession() -> None:
    scene = table("REL-05").track("B", "AA").turn("A")

    assert changes(scene, "use REL-05", "pay religion B 1") == [
        "A tp 0 -> 3",
        "A hand -REL-05 +REL-01",
        "B track AA -> A",
        "religion discard +REL-05",
    ]


@plays("REL-06")
def test_whispered_confession() -> None:
    scene = table("REL-06").track("B", "A").track("NPC-1", "A").has("B", data=3).has("C", data=5).turn("A")

    scene.play("use REL-06")

    assert scene.options() == ["target B", "target NPC-1"]
    assert changes(scene, "target B") == ["A data 0 -> 3", "B data 3 -> 1", "religion discard +REL-06"]


@plays("REL-07")
def test_interfaith_council_with_two_allies() -> None:
    scene = table("REL-07").track("B", "A").track("NPC-1", "A").turn("A")

    assert changes(scene, "use REL-07") == ["A tp 0 -> 3", "A hand -REL-07", "religion discard +REL-07"]


@plays("REL-07")
def test_interfaith_council_with_one_ally() -> None:
    scene = table("REL-07").track("B", "AA").track("C", "AB").turn("A")

    assert changes(scene, "use REL-07") == ["A research 0 -> 4", "A hand -REL-07", "religion discard +REL-07"]


@plays("REL-08")
def test_monastery_library() -> None:
    scene = table("REL-08").turn("A")

    assert changes(scene, "use REL-08") == [
        "A data 0 -> 1",
        "A hand -REL-08 +REL-01 +REL-02",
        "religion discard +REL-08",
    ]


@plays("REL-09")
def test_alms_for_all() -> None:
    scene = table("REL-09", research=1).turn("A")

    assert changes(scene, "use REL-09") == [
        "A data 0 -> 3",
        "A hand -REL-09 +REL-01",
        "B data 0 -> 1",
        "C data 0 -> 1",
        "religion discard +REL-09",
    ]


@plays("REL-10")
def test_oath_of_service_with_an_ally() -> None:
    scene = table("REL-10").track("NPC-1", "A").turn("A")

    assert changes(scene, "use REL-10") == [
        "A research 0 -> 1",
        "A command 0 -> 1",
        "A hand -REL-10",
        "religion discard +REL-10",
    ]


@plays("REL-10")
def test_oath_of_service_without_an_ally() -> None:
    scene = table("REL-10").turn("A")

    assert changes(scene, "use REL-10") == ["A command 0 -> 1", "A hand -REL-10", "religion discard +REL-10"]


# Active cards


@plays("REL-11")
def test_signal_cathedral() -> None:
    scene = table("REL-11", research=2, data=5).turn("A")

    assert changes(scene, "install REL-11") == [
        "A research 2 -> 1",
        "A data 5 -> 4",
        "A hand -REL-11",
        "A installed +REL-11",
    ]
    assert changes(scene, "activate REL-11", "religion C") == [
        "A data 4 -> 1",
        "C track empty -> A",
        "C ally nobody's -> A",
    ]


@plays("REL-12")
def test_collection_plate() -> None:
    scene = table("REL-12", research=2, data=2).track("C", "A").turn("A")

    assert changes(scene, "install REL-12") == [
        "A research 2 -> 1",
        "A data 2 -> 1",
        "A hand -REL-12",
        "A installed +REL-12",
    ]
    assert changes(scene, "activate REL-12") == ["A research 1 -> 2"]


@plays("REL-12")
def test_collection_plate_gives_at_most_two() -> None:
    scene = table("REL-12", research=1, data=1).track("C", "A").track("B", "A").track("NPC-1", "A")
    scene.turn("A").play("install REL-12")

    assert changes(scene, "activate REL-12") == ["A research 0 -> 2"]


@plays("REL-13")
def test_confessional_network() -> None:
    scene = table("REL-13", research=2, data=2).track("C", "A").turn("A")

    assert changes(scene, "install REL-13") == ["A data 2 -> 1", "A hand -REL-13", "A installed +REL-13"]
    assert changes(scene, "activate REL-13") == ["A research 2 -> 1", "A data 1 -> 2"]


@plays("REL-13")
def test_confessional_network_gives_at_most_two() -> None:
    scene = table("REL-13", research=2, data=1).track("C", "A").track("B", "A").track("NPC-1", "A")
    scene.turn("A").play("install REL-13")

    assert changes(scene, "activate REL-13") == ["A research 2 -> 1", "A data 0 -> 2"]


@plays("REL-14")
def test_crusade_fund() -> None:
    scene = table("REL-14", research=2).track("B", "AA").turn("A")

    assert changes(scene, "install REL-14") == ["A research 2 -> 1", "A hand -REL-14", "A installed +REL-14"]
    assert changes(scene, "activate REL-14", "pay religion B 2") == [
        "A research 1 -> 3",
        "A command 0 -> 1",
        "B track AA -> A",
    ]


@clause("AL-REL-05", "AL-REL-09")
@plays("REL-15")
def test_choir_of_ascent() -> None:
    scene = table("REL-15", research=2, data=3).track("B", "AA").turn("A")

    assert changes(scene, "install REL-15") == [
        "A research 2 -> 1",
        "A data 3 -> 1",
        "A hand -REL-15",
        "A installed +REL-15",
    ]
    assert changes(scene, "activate REL-15") == [
        "A data 1 -> 2",
        "A tp 0 -> 3",
        "B track AA -> empty",
        "B ally A -> nobody's",
    ]


@plays("REL-16")
def test_inquisition_office() -> None:
    scene = table("REL-16", research=2, data=4).track("B", "A").track("NPC-1", "A")
    scene.has("B", research=4).has("C", research=4).turn("A")

    assert changes(scene, "install REL-16") == [
        "A research 2 -> 1",
        "A data 4 -> 3",
        "A hand -REL-16",
        "A installed +REL-16",
    ]
    scene.play("activate REL-16")
    assert scene.options() == ["target B", "target NPC-1"]
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "target B") == ["A research 1 -> 4", "B research 4 -> 1"]


@plays("REL-17")
def test_holy_orders() -> None:
    scene = table("REL-17", research=2, data=2, command=2).track("B", "C").turn("A")

    assert changes(scene, "install REL-17") == [
        "A research 2 -> 1",
        "A data 2 -> 1",
        "A hand -REL-17",
        "A installed +REL-17",
    ]
    assert changes(scene, "activate REL-17", "religion B") == [
        "A command 2 -> 1",
        "B track C -> CA",
        "B ally C -> A",
    ]


@plays("REL-18")
def test_schism_preachers() -> None:
    scene = table("REL-18", research=4, data=3).track("A", "B").track("C", "BA").economy("B", "IS").turn("A")

    assert changes(scene, "install REL-18") == [
        "A research 4 -> 3",
        "A data 3 -> 2",
        "A hand -REL-18",
        "A installed +REL-18",
    ]
    scene.play("activate REL-18")
    assert scene.options() == ["send-back B religion A 1", "send-back B religion C 1"]
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "send-back B religion A 1") == [
        "A tp 0 -> 1",
        "A track B -> empty",
        "A ally B -> nobody's",
    ]


@plays("REL-19")
def test_prophets_ledger() -> None:
    scene = table("REL-19", research=4, data=4).track("C", "A").turn("A")

    assert changes(scene, "install REL-19") == [
        "A research 4 -> 3",
        "A data 4 -> 3",
        "A hand -REL-19",
        "A installed +REL-19",
    ]
    assert changes(scene, "activate REL-19") == ["A research 3 -> 1", "A data 3 -> 1", "A tp 0 -> 1"]


@plays("REL-19")
def test_prophets_ledger_gives_at_most_two() -> None:
    scene = table("REL-19", research=3, data=3).track("C", "A").track("B", "A").track("NPC-1", "A")
    scene.turn("A").play("install REL-19")

    assert changes(scene, "activate REL-19") == ["A research 2 -> 0", "A data 2 -> 0", "A tp 0 -> 2"]
