"""Religion passive cards, each installed and seen at work, and not at work where it should not be."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, trees: str = "science economy religion", **has: int) -> Scene:
    """Three players and an NPC; B is A's ally; A holds the card and these resources."""
    return Scene(trees, seats=3, techs="IIR-A").hand("A", card).track("B", "A").has("A", **has)


@plays("REL-20")
def test_shared_harvest() -> None:
    scene = table("REL-20", research=2).turn("A")

    assert changes(scene, "install REL-20") == ["A research 2 -> 0", "A hand -REL-20", "A installed +REL-20"]
    assert changes(scene.turn("B"), "replenish") == ["A research 0 -> 1", "B research 0 -> 2"]
    assert changes(scene.turn("B"), "collect") == ["B data 0 -> 1"]
    assert changes(scene.turn("C"), "replenish") == ["C research 0 -> 2"]
    assert changes(scene.turn("A"), "replenish") == ["A research 1 -> 3"]


@plays("REL-21")
def test_shared_scripture() -> None:
    scene = table("REL-21", research=1, data=1).turn("A")

    assert changes(scene, "install REL-21") == [
        "A research 1 -> 0",
        "A data 1 -> 0",
        "A hand -REL-21",
        "A installed +REL-21",
    ]
    assert changes(scene.turn("B"), "collect") == ["A data 0 -> 1", "B data 0 -> 1"]
    assert changes(scene.turn("B"), "replenish") == ["B research 0 -> 2"]
    assert changes(scene.turn("C"), "collect") == ["C data 0 -> 1"]
    assert changes(scene.turn("A"), "collect") == ["A data 1 -> 2"]


@clause("AL-CARD-07")
@plays("REL-22")
def test_converts_gifts() -> None:
    scene = table("REL-22", research=3).hand("A", "SCI-10").hand("B", "SCI-13").hand("C", "SCI-14")
    scene.has("B", data=1).has("C", research=1).turn("A")

    assert changes(scene, "install REL-22") == ["A research 3 -> 1", "A hand -REL-22", "A installed +REL-22"]
    assert changes(scene.turn("B"), "install SCI-13") == [
        "A research 1 -> 2",
        "B data 1 -> 0",
        "B hand -SCI-13",
        "B installed +SCI-13",
    ]
    scene.turn("C").play("install SCI-14")
    assert scene.resources("A") == (2, 0, 0)
    scene.turn("A").play("install SCI-10")
    assert scene.resources("A") == (1, 0, 0)


@clause("AL-ACT-06", "AL-PASS-04")
@plays("REL-23")
def test_call_to_prayer() -> None:
    scene = table("REL-23", research=3, data=6).team("A", "IIR-A").hand("A", "SCI-01").turn("A")

    assert changes(scene, "install REL-23") == ["A data 6 -> 4", "A hand -REL-23", "A installed +REL-23"]
    # Two Envoys cost 1 research, 2 data and a card, and place two tokens.
    assert changes(scene, "start IIR-A", "religion C", "religion NPC-1")[:2] == [
        "A research 3 -> 4",
        "A data 4 -> 2",
    ]
    scene.turn("A").play("start IE", "economy IE")
    assert scene.resources("A") == (2, 1, 0)
    scene.has("B", research=2, data=1).turn("B").play("start IR", "religion A")
    assert scene.resources("A") == (2, 1, 0)


@clause("AL-PASS-05")
@plays("REL-24")
def test_echo_of_command() -> None:
    scene = table("REL-24", research=1, data=1).has("B", research=4, data=2, command=1)
    scene.has("C", research=2, data=1, command=1).turn("A")

    assert changes(scene, "install REL-24") == [
        "A research 1 -> 0",
        "A data 1 -> 0",
        "A hand -REL-24",
        "A installed +REL-24",
    ]
    assert changes(scene.turn("B"), "command IE", "economy IE") == [
        "A data 0 -> 1",
        "B research 4 -> 2",
        "B data 2 -> 1",
        "B command 1 -> 0",
        "B economy +IE",
    ]
    scene.play("start IE", "economy IS")
    assert scene.resources("A") == (0, 1, 0)
    scene.turn("C").play("command IE", "economy IE")
    assert scene.resources("A") == (0, 1, 0)


@plays("REL-25")
def test_state_religion() -> None:
    scene = table("REL-25", research=5, data=3).track("C", "AB").turn("A")

    assert changes(scene, "install REL-25") == [
        "A research 5 -> 3",
        "A data 3 -> 2",
        "A hand -REL-25",
        "A installed +REL-25",
        "A tp in play 0 -> 1",
    ]
    # The third token with the card makes 4 for the initiative tile, worth 2.
    assert changes(scene, "start IR", "religion NPC-1") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A tp in play 1 -> 4",
        "NPC-1 track empty -> A",
        "NPC-1 ally nobody's -> A",
        "religion initiative nobody -> A",
    ]


@plays("REL-26")
def test_sanctuary() -> None:
    scene = table("REL-26", "science religion military", research=3, data=2).hand("A", "SCI-01")
    scene.hand("B", "MIL-03", "MIL-11").has("C", research=1).hand("C", "SCI-02").influence("A", 2).turn("A")

    assert changes(scene, "install REL-26") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A hand -REL-26",
        "A installed +REL-26",
        "A tp in play 0 -> 1",
    ]
    scene.turn("B").play("use MIL-03")
    assert scene.options() == ["target C", "target NPC-1"]
    scene.play("target NPC-1")
    # Nobody but C has a hand to look at.
    assert changes(scene.turn("B"), "use MIL-11")[1:] == [
        "B hand -MIL-11 +SCI-02",
        "C hand -SCI-02",
        "military discard +MIL-11",
    ]


@plays("REL-26")
def test_sanctuary_does_not_protect_from_a_retreat() -> None:
    scene = table("REL-01", "science religion military").install("A", "REL-26").influence("A", 2)
    scene.hand("B", "MIL-05").turn("B")

    assert changes(scene, "use MIL-05")[0] == "A influence 2 -> 1"


@plays("REL-27")
def test_saints_calendar() -> None:
    scene = table("REL-27", research=5, data=3).track("C", "A").track("A", "BCB").turn("A")

    assert changes(scene, "install REL-27") == [
        "A research 5 -> 3",
        "A data 3 -> 2",
        "A hand -REL-27",
        "A installed +REL-27",
        "A tp in play 0 -> 1",
    ]
    # A third token is not yet worth more, but with the card makes 4 for the initiative tile, worth 2.
    assert changes(scene, "start IR", "religion C") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A tp in play 1 -> 3",
        "C track A -> AA",
        "religion initiative nobody -> A",
    ]


@plays("REL-28")
def test_seminary() -> None:
    scene = table("REL-28", research=8, data=3, command=1).turn("A")

    assert changes(scene, "install REL-28") == ["A research 8 -> 6", "A hand -REL-28", "A installed +REL-28"]
    assert changes(scene, "start IR", "religion B") == ["A research 6 -> 5", "A data 3 -> 2", "B track A -> AA"]
    scene.play("command IR", "religion NPC-1")
    assert scene.resources("A") == (3, 1, 0)
    scene.turn("A").play("start IE", "economy IS")
    assert scene.resources("A") == (1, 0, 0)


@clause("AL-PASS-05", "AL-REL-07")
@plays("REL-29")
def test_grateful_faithful() -> None:
    scene = table("REL-29", research=5, data=4).has("C", research=2, data=1).turn("A")

    assert changes(scene, "install REL-29") == [
        "A research 5 -> 4",
        "A data 4 -> 3",
        "A hand -REL-29",
        "A installed +REL-29",
    ]
    assert changes(scene, "start IR", "religion NPC-1") == [
        "A data 3 -> 2",
        "NPC-1 track empty -> A",
        "NPC-1 ally nobody's -> A",
    ]
    assert changes(scene.turn("A"), "start IR", "religion B")[:2] == ["A research 4 -> 2", "A data 2 -> 1"]
    scene.turn("C").play("start IR", "religion A")
    assert scene.resources("A") == (2, 1, 0)


@plays("REL-30")
def test_holy_see() -> None:
    scene = table("REL-30", research=3, data=3).track("C", "A").turn("A")

    assert changes(scene, "install REL-30") == [
        "A research 3 -> 1",
        "A data 3 -> 1",
        "A hand -REL-30",
        "A installed +REL-30",
        "A tp in play 0 -> 3",
        "religion initiative nobody -> A",
    ]


@plays("REL-30")
def test_holy_see_counts_one_and_for_no_other_tile() -> None:
    scene = table("REL-30", research=3, data=3).team("A", "IIS-A", "IIE-A", "IIR-A").economy("A", "IS", "IE", "IR")

    assert changes(scene.turn("A"), "install REL-30")[-1] == "A tp in play 0 -> 1"
