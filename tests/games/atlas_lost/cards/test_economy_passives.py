"""Economy passive cards, each installed and seen at work, and not at work where it should not be."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, techs: str = "", **has: int) -> Scene:
    """Science, Economy and Culture, three players and an NPC; A holds the card and these resources."""
    return Scene("science economy culture", seats=3, techs=techs).hand("A", card).has("A", **has)


@plays("ECO-23")
def test_toll_network() -> None:
    scene = table("ECO-23", research=3).turn("A")

    assert changes(scene, "install ECO-23") == ["A research 3 -> 0", "A hand -ECO-23", "A installed +ECO-23"]
    assert changes(scene, "replenish") == ["A research 0 -> 2", "A data 0 -> 1"]
    assert changes(scene.turn("A"), "collect") == ["A data 1 -> 2"]
    assert changes(scene.turn("B"), "replenish") == ["B research 0 -> 2"]


@plays("ECO-24")
def test_automated_mills() -> None:
    scene = table("ECO-24", research=2, data=1).turn("A")

    assert changes(scene, "install ECO-24") == [
        "A research 2 -> 0",
        "A data 1 -> 0",
        "A hand -ECO-24",
        "A installed +ECO-24",
    ]
    assert changes(scene, "replenish") == ["A research 0 -> 3"]
    assert changes(scene.turn("A"), "collect") == ["A data 0 -> 1"]
    assert changes(scene.turn("B"), "replenish") == ["B research 0 -> 2"]


@plays("ECO-25")
def test_franchise_law() -> None:
    scene = table("ECO-25", research=9, data=5).has("B", research=2, data=1).turn("A")

    assert changes(scene, "install ECO-25") == ["A research 9 -> 7", "A hand -ECO-25", "A installed +ECO-25"]
    assert changes(scene, "start IE", "economy IS") == ["A research 7 -> 6", "A data 5 -> 4", "A economy +IS"]
    assert changes(scene.turn("A"), "start IC", "culture IS") == [
        "A research 6 -> 4",
        "A data 4 -> 3",
        "A culture +IS",
    ]
    scene.turn("B").play("start IE", "economy IS")
    assert scene.resources("A") == (4, 3, 0)


@clause("AL-ECO-06")
@plays("ECO-25")
def test_franchise_law_counts_every_token() -> None:
    scene = table("ECO-25", "IIE-E", research=5, data=3).team("A", "IIE-E").turn("A").play("install ECO-25")

    assert changes(scene, "start IIE-E", "economy IS", "economy IE")[0] == "A research 3 -> 2"


@plays("ECO-26")
def test_credit_union() -> None:
    scene = table("ECO-26", research=9, data=3, command=1).turn("A")

    assert changes(scene, "install ECO-26") == ["A research 9 -> 7", "A hand -ECO-26", "A installed +ECO-26"]
    assert changes(scene, "start IE", "economy IS") == ["A research 7 -> 6", "A data 3 -> 2", "A economy +IS"]
    scene.play("command IE", "economy IE")
    assert scene.resources("A") == (4, 1, 0)
    scene.turn("A").play("start IC", "culture IS")
    assert scene.resources("A") == (2, 0, 0)


@plays("ECO-27")
def test_stock_exchange() -> None:
    scene = table("ECO-27", research=5, data=3).economy("A", "IS").economy("B", "IS", "IE", "IC").turn("A")

    assert changes(scene, "install ECO-27") == [
        "A research 5 -> 3",
        "A data 3 -> 2",
        "A hand -ECO-27",
        "A installed +ECO-27",
    ]
    assert changes(scene, "start IE", "economy IE") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A economy +IE",
        "A tp in play 0 -> 1",
    ]


@plays("ECO-28")
def test_merchant_council() -> None:
    scene = table("ECO-28", research=3, data=2).turn("A")

    assert changes(scene, "install ECO-28") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A hand -ECO-28",
        "A installed +ECO-28",
        "A tp in play 0 -> 1",
    ]
    scene.influence("A", 4).turn("A")
    # The tile itself is worth 2.
    assert (scene.owner("influence"), scene.state.tp_in_play(0)) == ("A", 4)


@clause("AL-ACT-09", "AL-ICON-02")
@plays("ECO-29")
def test_clearing_house() -> None:
    scene = table("ECO-29", "IIE-C", research=2, data=2).team("A", "IIE-C").team("B", "IIE-C").turn("A")

    assert changes(scene, "install ECO-29") == [
        "A research 2 -> 1",
        "A data 2 -> 1",
        "A hand -ECO-29",
        "A installed +ECO-29",
    ]
    # B's Common Market gives 1 research and 1 data; that is one effect.
    assert changes(scene.turn("B"), "start IIE-C") == [
        "A research 1 -> 3",
        "A data 1 -> 2",
        "B research 0 -> 3",
        "B data 0 -> 2",
        "C research 0 -> 1",
        "C data 0 -> 1",
    ]
    scene.turn("A").play("start IIE-C")
    assert scene.resources("A") == (6, 4, 0)


@plays("ECO-30")
def test_national_treasury() -> None:
    scene = table("ECO-30", research=4, data=2).economy("A", "IS", "IE").turn("A")

    assert changes(scene, "install ECO-30") == [
        "A research 4 -> 1",
        "A data 2 -> 1",
        "A hand -ECO-30",
        "A installed +ECO-30",
        "A tp in play 0 -> 3",
        "economy initiative nobody -> A",
    ]


@plays("ECO-30")
def test_national_treasury_counts_one_and_for_no_other_tile() -> None:
    scene = table("ECO-30", research=4, data=2).team("A", "IIS-A", "IIE-A", "IIC-A").culture("A", "IS", "IE", "IC")
    scene.economy("A", "IS")

    assert changes(scene.turn("A"), "install ECO-30")[-1] == "A tp in play 0 -> 1"
