"""Packs that correct the robot: its dice, the tiles of its mat, and how it plays with a start world."""

from __future__ import annotations

from pathlib import Path

from tessera.games.race_for_the_galaxy.catalogue import entries, pack_report
from tessera.games.race_for_the_galaxy.library import load
from tessera.games.race_for_the_galaxy.wording import explain
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import race, table
from tests.games.race_for_the_galaxy.pack_folder import pack, refused
from tests.games.race_for_the_galaxy.robot_table import play_round, tracks
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

DIE = """
[[die]]
id = "die-a"
override = true
name = { en = "Die A", ja = "ダイスA" }
faces = ["trade", "trade", "trade", "trade", "trade", "trade"]
"""
TILE = """
[[tile]]
id = "produce-credit"
override = true
name = { en = "Credit Line", ja = "信用枠" }
replaces = "produce"
action = [{ step = "economy", amount = 2 }, { step = "credit", amount = 3 }]
"""
START = """
[[start_world]]
card = "old-earth"
override = true
number = 0
credit = 3
economy = 2
draw_stack = 6
tiles = ["produce-credit"]
robot_face = "produce"
source = "public"
robot_face_source = "house"
"""


@clause("RFTG-CUSTOM-01", "RFTG-ROBOT-16")
def test_a_die_of_a_pack_is_rolled(tmp_path: Path) -> None:
    game = table(1, packs=(str(pack(tmp_path, DIE)),))

    assert race(game).rulebook.dice[0] == [3] * 6
    # Trade; the other one is that of the box.
    assert race(game).rulebook.dice[1] == race(table(1)).rulebook.dice[1]


@clause("RFTG-CUSTOM-01", "RFTG-ROBOT-06")
def test_a_start_world_and_a_tile_of_a_pack_are_what_the_robot_plays_with(tmp_path: Path) -> None:
    packs = (str(pack(tmp_path, TILE + START)),)
    robot = race(table(1, packs=packs, robot="old-earth")).robot

    assert (robot.credit, robot.economy) == (3, 2)
    scene = Scene(seats=1, robot="old-earth", packs=packs).robot_tableau("old-earth").robot(credit=0, economy=0)
    play_round(scene, "trade & double", "produce", "develop")

    # Economy size +2, credit +3.
    assert tracks(scene) == (3, 2, 0)
    # Without the pack nothing has changed.
    assert race(table(1, robot="old-earth")).robot.credit == 1


@clause("RFTG-CUSTOM-01")
def test_what_a_pack_corrects_is_listed_and_explained_as_its_own(tmp_path: Path) -> None:
    folder = pack(tmp_path, DIE + TILE + START)
    state = Scene(seats=1, packs=(str(folder),)).state

    report = pack_report(folder)
    found = {entry.id: entry for entry in entries(load([folder]))}

    assert [entry.id for entry in report.entries] == ["produce-credit", "die-a", "robot-old-earth"]
    assert report.entries[1].sentence["en"] == (
        "Faces: Consume: Trade, Consume: Trade, Consume: Trade, Consume: Trade, Consume: Trade, Consume: Trade."
    )
    assert found["robot-old-earth"].pack == "tides"
    assert found["robot-new-sparta"].pack == ""
    assert explain(state, "robot-old-earth", "en").endswith("[Source: public; robot face: house]")
    assert len(entries(load())) == len(found)


@for_each(
    ("records", "expected"),
    [
        (
            DIE.replace("override = true\n", ""),
            (
                'tides/cards.toml: die "die-a": there is such a die already. '
                "Write override = true to replace it, or choose another id."
            ),
        ),
        (
            DIE.replace("override = true\n", "").replace("die-a", "die-c"),
            (
                'tides/cards.toml: die "die-c": the robot has no die but those of the box. '
                "Replace one of them with override = true: die-a, die-b."
            ),
        ),
        (
            DIE.replace('["trade", ', '["trade", "trade", '),
            'tides/cards.toml: die "die-a": faces: a die has 6 faces, not 7.',
        ),
        (
            TILE.replace('replaces = "produce"', 'replaces = "trade"'),
            (
                'tides/cards.toml: tile "produce-credit": "replaces" differs: what it replaces has '
                'replaces = "produce". Keep it.'
            ),
        ),
        (
            START.replace("number = 0", "number = 9"),
            ('tides/cards.toml: start_world "old-earth": "number" differs: what it replaces has number = 0. Keep it.'),
        ),
        (
            START.replace('["produce-credit"]', '["produce-credits"]'),
            (
                'tides/cards.toml: start_world "old-earth": tiles: no such tile "produce-credits". '
                'Did you mean "produce-credit"?'
            ),
        ),
    ],
)
def test_a_part_of_the_robot_that_does_not_fit_is_refused(tmp_path: Path, records: str, expected: str) -> None:
    assert str(refused(tmp_path, records)) == expected


@for_each(
    ("tile", "parts"),
    [
        ("settle-military", "rulebook; its name: house and how many cards are drawn: house"),
        ("settle-free-response", "rulebook; its name: house and how many cards are drawn: house"),
        (
            "settle-any",
            "rulebook; its name: house, how many cards are drawn: house and what credit it takes: house",
        ),
        (
            "settle-alien",
            "rulebook; its name: house, how many cards are drawn: house and which worlds count: house",
        ),
        ("robot-damaged-alien-factory", "rulebook; which side is up first: house"),
        ("robot-old-earth", "rulebook"),
        ("die-a", "house"),
    ],
)
def test_what_of_a_part_is_house_is_said(tile: str, parts: str) -> None:
    assert explain(Scene(seats=1).state, tile, "en").endswith(f"[Source: {parts}]")


def test_the_catalogue_says_which_fields_are_house() -> None:
    found = {entry.id: entry for entry in entries(load())}

    def apart(name: str, language: str = "en") -> list[tuple[str, str]]:
        return [(part.name[language], part.source) for part in found[name].parts]

    assert apart("robot-new-sparta") == [("robot face", "public")]
    assert apart("robot-alpha-centauri") == [("robot face", "house")]
    assert apart("robot-alpha-centauri", "ja") == [("ロボット面", "house")]
    assert apart("trade-research") == [("its name", "house")]
    # When goals are checked is public, and the goal itself is the rulebook's.
    assert apart("galactic-status") == [("when it is checked", "public")]
    assert found["die-a"].source == "house"
