"""The four tracks and the five ladders of a Player Board."""

from __future__ import annotations

import tessera
from tests.clauses import clause
from tests.games.the_warp.scene import Scene, at
from tests.games.the_warp.turn_plays import consult, fight
from tests.rows import for_each

# Buildings and level, and the position that they make: every position that can be reached.
REACHED = [(1, 1, 1), (2, 1, 2), (3, 1, 3), (4, 1, 4), (2, 3, 6), (4, 2, 8), (3, 3, 9), (4, 3, 12)]
# What the tracks give there (WARP-TRK-07 to WARP-TRK-10).
GIVEN = {1: 1, 2: 1, 3: 2, 4: 2, 6: 3, 8: 3, 9: 3, 12: 3}
TYPES = ["command_center", "gold_mine", "energy_plant", "trade_post"]


def with_buildings(building: str, count: int, level: int, letter: str = "A") -> Scene:
    """A player with so many buildings of a type at a level, on the ridge, which has both symbols."""
    scene = Scene().holds(letter, f"{letter.lower()}-ridge", 2, *[building] * (count - 1))
    return scene.level(letter, building, level)


@clause("WARP-TRK-01", "WARP-DEV-09")
@for_each("track", range(4))
def test_each_track_belongs_to_one_building_type(track: int) -> None:
    card = f"prefab-{TYPES[track].replace('_', '-')}"
    scene = Scene().holds("A", "a-ridge", 1).rewards("A", card).has("A", gold=1).turn("A", "action")

    scene.play(f"A spend {card}")
    if scene.kind() == "build":
        scene.play(f"A build {TYPES[track]} a-ridge")

    assert scene.colony("A").positions == [2 if each == track else 1 for each in range(4)]


@clause("WARP-TRK-02", "WARP-TRK-01")
@for_each("building", TYPES)
@for_each(("count", "level", "position"), REACHED)
def test_the_position_is_buildings_times_level(building: str, count: int, level: int, position: int) -> None:
    scene = with_buildings(building, count, level)

    assert scene.colony("A").positions[TYPES.index(building)] == position
    assert sum(scene.colony("A").positions) == position + 3


@clause("WARP-TRK-03", "WARP-LAS-06")
def test_positions_fall_and_rise_with_the_control_of_an_area() -> None:
    scene = Scene().holds("A", "a-left", 1, "gold_mine", "gold_mine").level("A", "gold_mine", 2)
    scene.holds("B", "b-spine-outer", 1, "laser_cannon").has("B", energy=2).dice(5).turn("B", "end")
    assert scene.colony("A").positions[1] == 6

    scene.play("B laser b-spine-outer", "B fire a-left 1")

    # At once, in the turn of another player; and the buildings count for nobody.
    assert scene.colony("A").positions[1] == 2
    assert scene.colony("B").positions[1] == 1
    scene.turn("A", "end").play("A move a-colony a-left")
    assert scene.colony("A").positions[1] == 6


@clause("WARP-TRK-03", "WARP-RES-11")
def test_a_captured_building_changes_the_tracks_of_both() -> None:
    scene = Scene().holds("A", "a-left", 3).holds("B", "b-spine-outer", 1, "energy_plant").dice(6, 6, 1)
    assert scene.colony("B").positions[2] == 2

    fight(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 2)

    assert scene.colony("A").positions[2] == 2
    assert scene.colony("B").positions[2] == 1


@clause("WARP-TRK-04")
@for_each(("level", "position"), [(1, 4), (3, 12)])
def test_a_fifth_building_of_a_type_counts_for_nothing(level: int, position: int) -> None:
    scene = Scene().holds("A", "a-ridge", 1, "energy_plant", "energy_plant", "energy_plant").holds("A", "a-left", 3)
    scene.level("A", "energy_plant", level).holds("B", "b-spine-outer", 1, "energy_plant").dice(6, 6, 1)
    assert scene.colony("A").positions[2] == position

    fight(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 2)

    assert scene.holder("b-spine-outer") == "A"
    assert scene.colony("A").count[2] == 5
    assert scene.colony("A").positions[2] == position


@clause("WARP-TRK-05", "WARP-SET-13")
def test_every_track_starts_at_one() -> None:
    game = tessera.start("the-warp", seats=3, seed=5)

    for seat in range(3):
        tracks = at(game.view(seat), "players", seat, "tracks")
        positions = [at(tracks, track, "position") for track in ("command", "gold", "energy", "trade")]
        assert positions == [1, 1, 1, 1]
        assert at(game.view(seat), "players", seat, "levels") == {
            "command_center": 1,
            "gold_mine": 1,
            "energy_plant": 1,
            "trade_post": 1,
            "assault_ship": 1,
        }


@clause("WARP-TRK-06")
def test_five_ladders_have_three_levels() -> None:
    scene = Scene().has("A", gold=20, energy=20).hand("A", "upgrade-any").turn("A", "action")

    # With a single card in hand only the option with two cards drawn can be paid.
    scene.play("A develop")
    assert scene.options("A") == [f"option 2 {type}" for type in [*TYPES, "assault_ship"]]

    scene = Scene().has("A", gold=20, energy=20).hand("A", "upgrade-any")
    scene.level("A", "gold_mine", 3).level("A", "assault_ship", 3).level("A", "command_center", 2)
    scene.turn("A", "action").play("A develop")
    assert scene.options("A") == [f"option 2 {type}" for type in ("command_center", "energy_plant", "trade_post")]
    scene.play("A option 2 command_center", "A pay 3 gold 2 energy")
    assert scene.colony("A").levels == [3, 3, 1, 1, 3]


@clause("WARP-TRK-07", "WARP-TRK-11")
@for_each(("count", "level", "position"), REACHED)
def test_what_the_command_track_gives(count: int, level: int, position: int) -> None:
    scene = with_buildings("command_center", count, level).turn("A")

    scene.play("A extract troops", "A done")

    assert scene.supplies("A") == (0, 0, GIVEN[position])


@clause("WARP-TRK-08", "WARP-TRK-11")
@for_each(("count", "level", "position"), REACHED)
def test_what_the_gold_track_gives(count: int, level: int, position: int) -> None:
    scene = with_buildings("gold_mine", count, level).turn("A")

    scene.play("A extract resources")

    assert scene.supplies("A") == (GIVEN[position], 1, 0)


@clause("WARP-TRK-09", "WARP-TRK-11")
@for_each(("count", "level", "position"), REACHED)
def test_what_the_energy_track_gives(count: int, level: int, position: int) -> None:
    scene = with_buildings("energy_plant", count, level).turn("A")

    scene.play("A extract resources")

    assert scene.supplies("A") == (1, GIVEN[position], 0)


@clause("WARP-TRK-10", "WARP-TRK-11")
@for_each(("count", "level", "position"), REACHED)
def test_what_the_trade_track_allows(count: int, level: int, position: int) -> None:
    scene = with_buildings("trade_post", count, level).has("A", gold=5, energy=5).turn("A", "action")

    scene.play("A trade")

    allowed = range(1, GIVEN[position] + 1)
    assert scene.options("A") == [f"trade {number} {kind}" for kind in ("gold", "energy") for number in allowed]


@clause("WARP-TRK-11")
@for_each(("count", "level", "cards"), [(3, 2, 2), (4, 1, 2), (4, 2, 3), (3, 3, 3), (4, 3, 3)])
def test_a_bonus_begins_at_position_eight(count: int, level: int, cards: int) -> None:
    scene = with_buildings("command_center", count, level).turn("A")

    consult(scene.play("A extract resources"), "A")

    assert len(scene.cards("A")) == cards


@clause("WARP-TRK-12")
def test_a_bonus_is_lost_below_eight() -> None:
    # Four centers at level 2; the laser takes the area with two of them.
    scene = Scene().holds("A", "a-left", 1, "command_center", "command_center").level("A", "command_center", 2)
    scene.holds("A", "a-right", 1, "command_center").holds("B", "b-spine-outer", 1, "laser_cannon").has("B", energy=2)
    assert scene.colony("A").positions[0] == 8
    scene.dice(6).turn("B", "end").play("B laser b-spine-outer", "B fire a-left 1", "B end turn", "B stop")

    consult(scene.play("A extract resources"), "A")

    assert scene.colony("A").positions[0] == 4
    assert len(scene.cards("A")) == 2
