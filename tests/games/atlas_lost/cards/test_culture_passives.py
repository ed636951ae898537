"""Culture passive cards, each installed and seen at work, and not at work where it should not be."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, techs: str = "", **has: int) -> Scene:
    """Science, Economy and Culture, three players and an NPC; A holds the card and these resources."""
    return Scene("science economy culture", seats=3, techs=techs).hand("A", card).has("A", **has)


@clause("AL-ICON-02")
@plays("CUL-22")
def test_listening_posts() -> None:
    scene = table("CUL-22", data=2).turn("A")

    assert changes(scene, "install CUL-22") == ["A data 2 -> 0", "A hand -CUL-22", "A installed +CUL-22"]
    assert changes(scene, "collect") == ["A data 0 -> 2"]
    assert changes(scene.turn("A"), "replenish") == ["A research 0 -> 2"]
    assert changes(scene.turn("B"), "collect") == ["B data 0 -> 1"]


@clause("AL-CUL-01", "AL-ICON-02")
@plays("CUL-23")
def test_literary_prize() -> None:
    scene = table("CUL-23", research=6, data=3).has("B", research=2, data=1).turn("A")

    assert changes(scene, "install CUL-23") == [
        "A research 6 -> 4",
        "A data 3 -> 2",
        "A hand -CUL-23",
        "A installed +CUL-23",
    ]
    assert changes(scene, "start IC", "culture IS") == ["A research 4 -> 2", "A culture +IS"]
    assert changes(scene.turn("A"), "start IE", "economy IS") == [
        "A research 2 -> 0",
        "A data 2 -> 1",
        "A economy +IS",
    ]
    scene.turn("B").play("start IC", "culture IE")
    assert scene.resources("A") == (0, 1, 0)


@plays("CUL-23")
def test_literary_prize_counts_every_token() -> None:
    scene = table("CUL-23", "IIC-D", research=3, data=5).team("A", "IIC-D").turn("A").play("install CUL-23")

    scene.play("start IIC-D", "culture IS", "culture IE")

    assert scene.resources("A") == (0, 2, 0)


@plays("CUL-24")
def test_idol_programme() -> None:
    scene = table("CUL-24", data=2).turn("A")

    assert changes(scene, "install CUL-24") == ["A data 2 -> 0", "A hand -CUL-24", "A installed +CUL-24"]
    assert changes(scene, "collect") == ["A research 0 -> 1", "A data 0 -> 1"]
    assert changes(scene.turn("A"), "replenish") == ["A research 1 -> 3"]
    assert changes(scene.turn("B"), "collect") == ["B data 0 -> 1"]


@plays("CUL-25")
def test_heritage_listing() -> None:
    scene = table("CUL-25", research=3, data=2).culture("A", "IS").economy("A", "IE").culture("C", "IE", "IC")
    scene.install("B", "CUL-20").has("B", data=2, command=1).turn("A")

    assert changes(scene, "install CUL-25") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A hand -CUL-25",
        "A installed +CUL-25",
        "A tp in play 0 -> 1",
    ]
    scene.turn("B").play("activate CUL-20")
    assert scene.options() == ["send-back C culture IE", "send-back C culture IC"]


@plays("CUL-25")
def test_heritage_listing_does_not_stop_its_owner_from_paying_with_tokens() -> None:
    scene = table("CUL-08").install("A", "CUL-25").culture("A", "IS", "IE").turn("A")

    assert changes(scene, "use CUL-08", "pay culture IS")[-2:] == ["A culture -IS", "culture discard +CUL-08"]


@clause("AL-ACT-06")
@plays("CUL-26")
def test_cultural_capital() -> None:
    # Science: A 1. Economy: A 1, B 1. Culture: none.
    scene = table("CUL-26", research=4, data=4).culture("A", "IS", "IE").culture("B", "IIE-A").turn("A")

    assert changes(scene, "install CUL-26") == [
        "A research 4 -> 3",
        "A data 4 -> 2",
        "A hand -CUL-26",
        "A installed +CUL-26",
        "A tp in play 0 -> 1",
    ]
    scene.play("start IC")
    # Now Culture as well; and the third token with the card makes 4 for the initiative tile, worth 2.
    assert (scene.owner("culture"), scene.state.tp_in_play(0)) == ("A", 4)


@plays("CUL-27")
def test_masterpiece() -> None:
    scene = table("CUL-27", research=2, data=3).turn("A")

    assert changes(scene, "install CUL-27") == [
        "A research 2 -> 1",
        "A data 3 -> 1",
        "A hand -CUL-27",
        "A installed +CUL-27",
        "A tp in play 0 -> 1",
    ]
    # Each of its tokens on a Tech without any team counts, those beside teams do not, and 3 are the most.
    scene.culture("A", "IS", "IIS-A")
    assert scene.total_tp("A") == 2
    scene.culture("A", "IIS-B")
    assert scene.total_tp("A") == 3
    scene.culture("A", "IIIS-A")
    assert (scene.total_tp("A"), scene.tp("A")) == (3, 0)


@clause("AL-ICON-02", "AL-PASS-04", "AL-TURN-02")
@plays("CUL-28")
def test_patronage() -> None:
    scene = table("CUL-28", "IIC-C", research=7, data=5, command=1).team("A", "IIC-C").turn("A")

    assert changes(scene, "install CUL-28") == ["A data 5 -> 3", "A hand -CUL-28", "A installed +CUL-28"]
    assert changes(scene, "start IC", "culture IS") == ["A research 7 -> 5", "A culture +IS"]
    scene.play("command IC", "culture IE")
    assert scene.resources("A") == (3, 2, 0)
    scene.turn("A").play("start IIC-C", "culture IIIS-A")
    assert scene.resources("A") == (3, 1, 0)
    scene.turn("A").play("start IE", "economy IS")
    assert scene.resources("A") == (1, 0, 0)


@plays("CUL-29")
def test_rumour_mill() -> None:
    scene = table("CUL-29", research=2, data=3).has("B", research=4, data=2).turn("A")

    assert changes(scene, "install CUL-29") == ["A data 3 -> 1", "A hand -CUL-29", "A installed +CUL-29"]
    assert changes(scene.turn("B"), "start IC", "culture IS") == [
        "A research 2 -> 3",
        "B research 4 -> 2",
        "B data 2 -> 1",
        "B culture +IS",
    ]
    scene.turn("B").play("start IE", "economy IS")
    assert scene.resources("A") == (3, 1, 0)
    scene.turn("A").play("start IC", "culture IE")
    assert scene.resources("A") == (1, 0, 0)


@clause("AL-CARD-07", "AL-INI-04", "AL-PASS-01")
@plays("CUL-30")
def test_ministry_of_memory() -> None:
    scene = table("CUL-30", research=3, data=3).culture("A", "IS", "IE").turn("A")

    assert changes(scene, "install CUL-30") == [
        "A research 3 -> 1",
        "A data 3 -> 1",
        "A hand -CUL-30",
        "A installed +CUL-30",
        "A tp in play 0 -> 3",
        "culture initiative nobody -> A",
    ]


@plays("CUL-30")
def test_ministry_of_memory_counts_one_and_for_no_other_tile() -> None:
    scene = table("CUL-30", research=3, data=3).team("A", "IIS-A", "IIE-A", "IIC-A").economy("A", "IS", "IE", "IC")
    scene.culture("A", "IS")

    assert changes(scene.turn("A"), "install CUL-30")[-1] == "A tp in play 0 -> 1"
