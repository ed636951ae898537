"""What holds for all tribes: two sides, tribe tiles, and when a technology begins to work."""

from __future__ import annotations

import tessera
from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

BASE = ("nadair", "hofstadterians", "ox49", "kuniban")
TILES = {"nadair": ("forest", 6), "hofstadterians": ("temple", 6), "ox49": ("target", 3), "kuniban": ("sand", 6)}


def ability(scene: Scene, letter: str = "A") -> Scene:
    """A player uses the tribe ability by a card, as far as the first question of the ability itself."""
    card = {"A": "SA1", "B": "SB5", "C": "SC3", "D": "SD1"}[letter]
    scene.hand(letter, card).turn(letter).play(f"{letter} play {card} B1")
    for choice in ("resolve tribe", "resolve per-water-built(gain-basic)"):
        if scene.asked() == letter and choice in scene.options(letter):
            scene.play(f"{letter} {choice}")
    return scene


@clause("REV-TRB-01")
def test_each_board_has_two_sides_with_different_abilities() -> None:
    for record in load().tribes.values():
        sun, moon = record["side"]
        assert (sun["side"], moon["side"]) == ("sun", "moon")
        assert sun["ability"] != moon["ability"]


@clause("REV-TRB-01")
def test_moon_sides_only_with_the_option() -> None:
    for seed in range(6):
        view = tessera.start("revive", seats=4, seed=seed, options={"all_tribes": True}).view(0)
        assert {at(view, "players", seat, "side") for seat in range(4)} == {"sun"}


@clause("REV-TRB-02")
def test_who_uses_the_side_that_needs_tiles_takes_them() -> None:
    game = tessera.start("revive", seats=4, seed=5, options={"moon_sides": True})

    for seat in range(4):
        game.play(seat, ["side moon" if seat else "side sun"])

    for seat in range(4):
        player = at(game.view(0), "players", seat)
        assert at(player, "tiles") == (TILES[str(at(player, "tribe"))][1] if seat else 0)


# Where tiles go


@clause("REV-TRB-03")
@for_each("laid", ["forest", "target", "sand"])
def test_one_tribe_tile_on_a_space_of_whatever_tribe(laid: str) -> None:
    scene = (
        Scene(seats=2)
        .tribe("A", "ox49", "moon")
        .tribe("B", {"forest": "nadair", "target": "ox49"}.get(laid, "kuniban"))
    )
    space = {"forest": "4,3", "target": "4,3", "sand": "4,2"}[laid]
    scene.tile("B", space, laid)

    ability(scene)

    # A sand tile made sand of the forest on 4,2, but a target may not lie on it.
    assert f"tile {space}" not in scene.options("A")
    assert "tile 5,3" in scene.options("A")


@clause("REV-TRB-03")
def test_only_explored_spaces_of_the_kind_without_a_building() -> None:
    scene = (
        Scene(seats=2)
        .tribe("A", "nadair", "moon")
        .has("A", food=6, crystal=1)
        .building("B", "5,3")
        .building("A", "3,6")
    )

    ability(scene)

    # Every other sand space of the starting tiles, and nothing else.
    assert sorted(scene.options("A")) == [f"tile {space}" for space in ("2,4", "3,2", "3,7", "4,3", "6,2", "7,4")]


@clause("REV-TRB-03")
def test_temples_go_on_water_and_sand_tiles_on_terrain() -> None:
    temples = ability(Scene(seats=2).tribe("A", "hofstadterians", "moon").has("A", food=6, crystal=1))
    sands = ability(Scene(seats=2).tribe("A", "kuniban", "moon").has("A", food=6))

    assert sorted(temples.options("A")) == ["tile 6,3", "tile 6,5"]
    terrain = ("3,4", "3,5", "4,2", "4,6", "5,2", "6,4", "7,5")
    assert sorted(sands.options("A")) == [f"tile {space}" for space in terrain]


# Carrying out


@clause("REV-TRB-04")
def test_the_ability_is_carried_out_once_the_tile_lies() -> None:
    scene = ability(Scene(seats=2).tribe("A", "nadair", "moon").has("A", crystal=1))
    before = scene.camp("A").progress

    scene.play("A tile 4,3")

    assert (before, scene.camp("A").progress, scene.camp("A").markers) == (0, 1, 5)
    assert (scene.camp("A").tiles, scene.kind_of("4,3")) == (5, "forest")


@clause("REV-TRB-04")
@for_each("lacking", ["tile", "crystal", "range"])
def test_otherwise_nothing_is_paid_and_no_marker_moves(lacking: str) -> None:
    scene = Scene(seats=2).tribe("A", "nadair", "moon").has("A", crystal=0 if lacking == "crystal" else 1)
    if lacking == "tile":
        scene.camp("A").tiles = 0
    if lacking == "range":
        # From 7,4 every sand space costs food, and the only crystal pays for the ability.
        scene.building("A", "7,4")
    held = scene.resources("A")

    scene.hand("A", "SA1", "SA3").turn("A").play("A play SA1 B1")

    assert (scene.kind(), scene.resources("A")) == ("turn", held)
    assert (scene.camp("A").progress, scene.camp("A").markers) == (0, 6)


@clause("REV-TRB-04")
def test_tiles_other_than_targets_never_return() -> None:
    scene = Scene(seats=2).tribe("B", "kuniban", "moon").tile("B", "4,2", "sand").has("A", gear=3, food=1).turn("A")

    scene.play("A build small 4,2")

    spaces = at(scene.view("A"), "spaces")
    assert isinstance(spaces, list)
    laid = next(at(space, "tribe_tile") for space in spaces if at(space, "id") == "4,2")
    assert laid == {"seat": 1, "tile": "sand"}
    assert scene.camp("B").tiles == 5


# Technologies


@clause("REV-TRB-05")
def test_a_technology_does_not_change_the_price_of_the_action_that_unlocks_it() -> None:
    scene = Scene(seats=2).figure("A", "4,7", "A1").building("A", "7,4").has("A", book=3, food=3).turn("A")

    before = scene.range_to("A", "3,3")
    scene.play("A populate 3,3", "A technology B1")

    # Three spaces lie between; from now on the forest beside 7,4 is free and 2 food would do.
    assert before == 3
    assert scene.held("A", "food") == 0
    assert scene.range_to("A", "5,3") == 0


@clause("REV-TRB-05")
def test_it_already_serves_what_follows_in_the_same_action() -> None:
    scene = Scene(seats=2).figure("A", "4,7", "A1").has("A", book=3, food=6).turn("A")
    way = scene.range_to("A", "3,3")

    scene.play("A populate 3,3", "A technology B3")

    # Welcome Feast gives 1 food after each populate action, this one included.
    assert (way, scene.held("A", "food")) == (3, 4)


@clause("REV-TRB-05")
def test_one_technology_says_that_it_changes_its_own_price() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").figure("A", "2,5", "A1").figure("B", "3,3", "A1")
    scene.has("A", book=2, food=1).turn("A")

    scene.play("A populate 3,3")

    # With 2 books only Open Doors can be paid, for it spares the book for B.
    assert scene.camp("A").known == 0b11
    assert (scene.held("A", "book"), scene.held("B", "book")) == (0, 0)
