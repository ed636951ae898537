"""The nine initial cards, each played. They belong to no tree and leave the game when used."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, **has: int) -> Scene:
    """Science, Economy and Culture, three players; A holds the card and these resources."""
    return Scene("science economy culture", seats=3).hand("A", card).has("A", **has)


@plays("INI-01")
def test_scavenged_stores() -> None:
    scene = table("INI-01", research=1).turn("A")

    assert changes(scene, "use INI-01") == ["A research 1 -> 5", "A hand -INI-01", "out of the game +INI-01"]


@plays("INI-02")
def test_salvaged_memory() -> None:
    scene = table("INI-02", data=1).turn("A")

    assert changes(scene, "use INI-02", "deck science") == [
        "A data 1 -> 3",
        "A hand -INI-02 +SCI-01",
        "out of the game +INI-02",
    ]


@plays("INI-03")
def test_old_command_codes() -> None:
    scene = table("INI-03", command=1).turn("A")

    assert changes(scene, "use INI-03") == [
        "A research 0 -> 1",
        "A command 1 -> 2",
        "A hand -INI-03",
        "out of the game +INI-03",
    ]


@clause("AL-DRAW-04", "AL-DRAW-05")
@plays("INI-04")
def test_hidden_cache_map() -> None:
    scene = table("INI-04").turn("A")

    scene.play("use INI-04", "deck culture")

    assert scene.options() == ["keep CUL-01", "keep CUL-02", "keep CUL-03"]
    assert changes(scene, "keep CUL-03") == [
        "A research 0 -> 1",
        "A hand +CUL-03",
        "culture discard +CUL-01 +CUL-02",
        "out of the game +INI-04",
    ]


@plays("INI-05")
def test_first_caravan() -> None:
    scene = table("INI-05").turn("A")

    assert changes(scene, "use INI-05", "deck economy") == [
        "A research 0 -> 1",
        "A data 0 -> 1",
        "A hand -INI-05 +ECO-01",
        "out of the game +INI-05",
    ]


@clause("AL-PLACE-13")
@plays("INI-06")
def test_vanguard_volunteers() -> None:
    scene = table("INI-06", research=2).turn("A")

    assert changes(scene, "use INI-06", "place science IIS-A", "row data", "keep SCI-01") == [
        "A research 2 -> 0",
        "A data 0 -> 2",
        "A hand -INI-06 +SCI-01",
        "A teams +IIS-A",
        "A waiting 3+3 -> 3+2",
        "science discard +SCI-02",
        "out of the game +INI-06",
    ]


@clause("AL-PASS-06")
@plays("INI-06")
def test_vanguard_volunteers_may_stay_at_home() -> None:
    scene = table("INI-06", research=2).turn("A")

    assert changes(scene, "use INI-06", "decline") == [
        "A data 0 -> 1",
        "A hand -INI-06",
        "out of the game +INI-06",
    ]


@plays("INI-07")
def test_backyard_workshop() -> None:
    scene = table("INI-07", research=2).hand("A", "SCI-01", "SCI-02").turn("A")

    assert changes(scene, "install INI-07") == ["A research 2 -> 1", "A hand -INI-07", "A installed +INI-07"]
    assert changes(scene, "activate INI-07", "discard SCI-02") == [
        "A research 1 -> 2",
        "A data 0 -> 1",
        "A hand -SCI-02",
        "science discard +SCI-02",
    ]


@plays("INI-08")
def test_salvage_terminal() -> None:
    scene = table("INI-08", research=4).turn("A")

    assert changes(scene, "install INI-08") == ["A research 4 -> 3", "A hand -INI-08", "A installed +INI-08"]
    assert changes(scene, "activate INI-08", "deck economy") == [
        "A research 3 -> 1",
        "A data 0 -> 1",
        "A hand +ECO-01",
    ]


@plays("INI-09")
def test_pioneer_spirit() -> None:
    scene = table("INI-09", research=4).has("B", research=3).turn("A")

    assert changes(scene, "install INI-09") == ["A research 4 -> 3", "A hand -INI-09", "A installed +INI-09"]
    assert changes(scene, "place science IIS-A", "row data", "keep SCI-01") == [
        "A research 3 -> 2",
        "A data 0 -> 1",
        "A hand +SCI-01",
        "A teams +IIS-A",
        "A waiting 3+3 -> 3+2",
        "science discard +SCI-02",
    ]
    scene.turn("B").play("place science IIS-A", "row data", "keep SCI-03")
    assert scene.resources("A") == (2, 1, 0)
    assert scene.resources("B") == (0, 0, 0)


@clause("AL-ICON-02")
@plays("INI-09")
def test_pioneer_spirit_is_for_lv2_alone() -> None:
    scene = table("INI-09", research=5, data=2).team("A", "IIS-A").turn("A").play("install INI-09")

    scene.play("place science IIIS-A", "row data", "keep SCI-01")

    assert scene.resources("A") == (0, 0, 0)
