"""Culture crates and active cards, each played; the one that the two rulebooks tell differently, in both readings."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


def table(card: str, techs: str = "", reading: str = "ja", **has: int) -> Scene:
    """Science, Economy and Culture, three players and an NPC; A holds the card and these resources."""
    scene = Scene("science economy culture", seats=3, techs=techs, reading=reading)
    return scene.hand("A", card).has("A", **has)


# Crates


@clause("AL-GAME-05")
@plays("CUL-01")
def test_street_festival() -> None:
    scene = table("CUL-01").team("A", "IIE-A").team("B", "IIE-B").turn("A")

    scene.play("use CUL-01")

    assert scene.options() == ["culture IS", "culture IE", "culture IIE-A", "culture IC"]
    assert changes(scene, "culture IIE-A") == ["A research 0 -> 1", "A culture +IIE-A", "culture discard +CUL-01"]


@plays("CUL-02")
def test_travelling_exhibition() -> None:
    scene = table("CUL-02").team("A", "IIE-A").team("B", "IIE-B").turn("A")

    scene.play("use CUL-02")

    assert scene.options() == ["culture IS", "culture IE", "culture IIE-B", "culture IC"]
    assert changes(scene, "culture IIE-B") == ["A research 0 -> 1", "A culture +IIE-B", "culture discard +CUL-02"]


@plays("CUL-03")
def test_lost_archive() -> None:
    scene = table("CUL-03").team("A", "IIE-A").team("B", "IIE-B").turn("A")

    scene.play("use CUL-03")

    assert len(scene.options()) == 13
    assert not {"culture IS", "culture IE", "culture IC", "culture IIE-A", "culture IIE-B"} & set(scene.options())
    assert changes(scene, "culture IIC-A") == ["A data 0 -> 1", "A culture +IIC-A", "culture discard +CUL-03"]


@plays("CUL-04")
def test_data_carnival() -> None:
    scene = table("CUL-04", data=1).turn("A")

    assert changes(scene, "use CUL-04") == ["A data 1 -> 5", "A hand -CUL-04", "culture discard +CUL-04"]


@plays("CUL-05")
def test_festival_of_lights() -> None:
    scene = table("CUL-05").culture("A", "IS", "IIIE-A", "IIC-A").culture("B", "IE").turn("A")

    assert changes(scene, "use CUL-05") == ["A data 0 -> 4", "A hand -CUL-05", "culture discard +CUL-05"]


@plays("CUL-05")
def test_festival_of_lights_gives_at_most_six() -> None:
    scene = table("CUL-05").culture("A", "IS", "IE", "IC", "IIIE-A", "IIC-A", "IIC-B").turn("A")

    assert changes(scene, "use CUL-05") == ["A data 0 -> 6", "A hand -CUL-05", "culture discard +CUL-05"]


@clause("AL-ACT-03", "AL-ACT-06", "AL-RES-02")
@plays("CUL-06")
def test_ghostwriters() -> None:
    scene = table("CUL-06", research=1, data=5).turn("A")

    scene.play("use CUL-06")

    assert scene.options() == ["exchange 0", "exchange 1", "exchange 2", "exchange 3"]
    assert changes(scene, "exchange 3") == ["A research 1 -> 7", "A data 5 -> 2", "culture discard +CUL-06"]


@plays("CUL-07")
def test_viral_anthem() -> None:
    scene = table("CUL-07").turn("A")

    assert changes(scene, "use CUL-07") == [
        "A data 0 -> 2",
        "A command 0 -> 1",
        "A hand -CUL-07",
        "B data 0 -> 1",
        "C data 0 -> 1",
        "culture discard +CUL-07",
    ]


@plays("CUL-08")
def test_curtain_call() -> None:
    scene = table("CUL-08").culture("A", "IS", "IIIE-A").turn("A")

    assert changes(scene, "use CUL-08", "pay culture IIIE-A") == [
        "A tp 0 -> 3",
        "A hand -CUL-08 +CUL-01",
        "A culture -IIIE-A",
        "culture discard +CUL-08",
    ]


@clause("AL-ACT-06")
@plays("CUL-09")
def test_grand_premiere_with_four_tokens() -> None:
    scene = table("CUL-09").culture("A", "IS", "IE", "IC", "IIIE-A").turn("A")

    assert changes(scene, "use CUL-09") == ["A tp 0 -> 3", "A hand -CUL-09", "culture discard +CUL-09"]


@plays("CUL-09")
def test_grand_premiere_with_three_tokens() -> None:
    scene = table("CUL-09").culture("A", "IS", "IE", "IC").turn("A")

    assert changes(scene, "use CUL-09") == ["A data 0 -> 3", "A hand -CUL-09", "culture discard +CUL-09"]


@clause("AL-ICON-06")
@plays("CUL-10")
def test_salon_invitation() -> None:
    scene = table("CUL-10").turn("A")

    scene.play("use CUL-10")

    assert scene.options() == ["keep CUL-01", "keep CUL-02", "keep CUL-03"]
    assert changes(scene, "keep CUL-02 + keep CUL-03") == [
        "A hand +CUL-02 +CUL-03",
        "culture discard +CUL-01 +CUL-10",
    ]


# Active cards


@plays("CUL-11")
def test_broadcast_tower_gives_one_command() -> None:
    scene = table("CUL-11", data=5).turn("A")

    assert changes(scene, "install CUL-11") == ["A data 5 -> 4", "A hand -CUL-11", "A installed +CUL-11"]
    assert changes(scene, "activate CUL-11") == ["A data 4 -> 1", "A command 0 -> 1"]


@plays("CUL-11")
def test_broadcast_tower_gives_two_command_in_the_english_reading() -> None:
    scene = table("CUL-11", reading="en", data=5).turn("A").play("install CUL-11")

    assert changes(scene, "activate CUL-11") == ["A data 4 -> 1", "A command 0 -> 2"]


@plays("CUL-12")
def test_remix_studio() -> None:
    scene = table("CUL-12", research=4, data=2).turn("A")

    assert changes(scene, "install CUL-12") == ["A data 2 -> 1", "A hand -CUL-12", "A installed +CUL-12"]
    assert changes(scene, "activate CUL-12") == ["A research 4 -> 1", "A data 1 -> 3", "A hand +CUL-01"]


@plays("CUL-13")
def test_puppet_theatre() -> None:
    scene = table("CUL-13", research=2, data=5).turn("A")

    assert changes(scene, "install CUL-13") == [
        "A research 2 -> 1",
        "A data 5 -> 4",
        "A hand -CUL-13",
        "A installed +CUL-13",
    ]
    scene.play("activate CUL-13")
    assert len(scene.options()) == 18
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "culture IIIS-B") == ["A culture +IIIS-B"]


@plays("CUL-14")
def test_critics_circle() -> None:
    scene = table("CUL-14", data=2).culture("A", "IIIS-A", "IIIS-B").team("B", "IIE-A").turn("A")

    assert changes(scene, "install CUL-14") == ["A data 2 -> 1", "A hand -CUL-14", "A installed +CUL-14"]
    assert changes(scene, "activate CUL-14", "pay culture IIIS-A", then="A culture") == ["A culture -IIIS-A"]
    assert scene.options() == ["culture IS", "culture IE", "culture IIE-A", "culture IC"]
    assert changes(scene, "culture IIE-A") == ["A data 1 -> 3", "A culture +IIE-A"]


@plays("CUL-15")
def test_royalties() -> None:
    scene = table("CUL-15", research=2, data=6).turn("A")

    assert changes(scene, "install CUL-15") == [
        "A research 2 -> 1",
        "A data 6 -> 5",
        "A hand -CUL-15",
        "A installed +CUL-15",
    ]
    assert changes(scene, "activate CUL-15") == ["A data 5 -> 1", "A tp 0 -> 2"]


@clause("AL-ACT-04")
@plays("CUL-16")
def test_fan_club() -> None:
    scene = table("CUL-16", data=2).hand("A", "SCI-01", "ECO-01").turn("A")

    assert changes(scene, "install CUL-16") == ["A data 2 -> 1", "A hand -CUL-16", "A installed +CUL-16"]
    assert changes(scene, "activate CUL-16", "discard ECO-01") == [
        "A data 1 -> 3",
        "A hand -ECO-01",
        "economy discard +ECO-01",
    ]


@plays("CUL-17")
def test_memory_palace() -> None:
    scene = table("CUL-17", research=2, data=2).turn("A")

    assert changes(scene, "install CUL-17") == ["A research 2 -> 1", "A hand -CUL-17", "A installed +CUL-17"]
    assert changes(scene, "activate CUL-17", "keep CUL-02") == [
        "A data 2 -> 1",
        "A hand +CUL-02",
        "culture discard +CUL-01",
    ]


@plays("CUL-18")
def test_open_air_museum() -> None:
    scene = table("CUL-18", research=2, data=3).culture("A", "IS", "IE").turn("A")

    assert changes(scene, "install CUL-18") == [
        "A research 2 -> 1",
        "A data 3 -> 1",
        "A hand -CUL-18",
        "A installed +CUL-18",
    ]
    assert changes(scene, "activate CUL-18") == ["A research 1 -> 2", "A tp 0 -> 3", "A culture -IE -IS"]


@clause("AL-ACT-05", "AL-ICON-04")
@plays("CUL-19")
def test_night_market_radio() -> None:
    scene = table("CUL-19", data=4).turn("A")

    assert changes(scene, "install CUL-19") == ["A data 4 -> 3", "A hand -CUL-19", "A installed +CUL-19"]
    assert changes(scene, "activate CUL-19") == ["A research 0 -> 3", "A data 3 -> 1"]


@plays("CUL-19")
@for_each(("placed", "data"), [(("IS", "IE"), 0), (("IS", "IE", "IC"), 1)])
def test_night_market_radio_is_heard_in_three_places(placed: tuple[str, ...], data: int) -> None:
    scene = Scene("science economy culture").culture("A", *placed).install("A", "CUL-19").has("A", data=2).turn("A")

    scene.play("activate CUL-19")

    assert scene.resources("A") == (3, data, 0)


@clause("AL-ICON-05")
@plays("CUL-20")
def test_censorship_bureau() -> None:
    scene = table("CUL-20", research=2, data=4, command=2).culture("B", "IS", "IIC-A").economy("B", "IS")
    scene.culture("A", "IE").turn("A")

    assert changes(scene, "install CUL-20") == [
        "A research 2 -> 1",
        "A data 4 -> 3",
        "A hand -CUL-20",
        "A installed +CUL-20",
    ]
    scene.play("activate CUL-20")
    assert scene.options() == ["send-back B culture IS", "send-back B culture IIC-A"]
    assert scene.resources("A") == (1, 1, 1)
    assert changes(scene, "send-back B culture IS") == ["A tp 0 -> 2", "B culture -IS"]


@clause("AL-NEST-01")
@plays("CUL-21")
def test_guest_director() -> None:
    scene = table("CUL-21", "IIE-C IIC-C IIC-E", research=5, data=4, command=2).turn("A")

    assert changes(scene, "install CUL-21") == [
        "A research 5 -> 4",
        "A data 4 -> 3",
        "A hand -CUL-21",
        "A installed +CUL-21",
    ]
    scene.play("activate CUL-21")
    assert scene.options() == ["run IIC-C", "run IIC-E"]
    assert changes(scene, "run IIC-C", "culture IIE-C") == ["A data 3 -> 1", "A culture +IIE-C"]
    assert scene.resources("A") == (4, 1, 1)
