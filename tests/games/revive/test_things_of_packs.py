"""Modules, machines, crates, tiles and large locations of packs, with effects that those of the box do not have."""

from __future__ import annotations

import pytest

from tests.games.revive.pack_folder import LARGE, NAME, POINT, TILE, free, pack, together
from tests.games.revive.plays import Play, changes, gains, tally
from tests.games.revive.scene import Scene
from tests.rows import for_each

GAIN = '{{ do = "gain", res = "{}", n = {} }}'.format

# Things that are used in other ways, each with what is done with it first.
OTHERS: dict[str, tuple[str, tuple[str, ...], Play]] = {
    "module.shrine": (
        '{ do = "tribe" }, { do = "recall" }',
        ("play SA3 T1",),
        Play(
            "recall SA3",
            given=lambda scene: scene.module("A", "T1.2", "thaw.module.shrine").hand("A", "SA3"),
            gives="active-1 resting+1 book+2 book+2 progress+1 markers-1",
        ),
    ),
    "module.gate": (
        '{ do = "action", kind = "build", discount = 2 }',
        ("play SA3 T1",),
        Play(
            "build small 4,3",
            given=lambda scene: scene.module("A", "T1.2", "thaw.module.gate").hand("A", "SA3").has("A", gear=1),
            gives="active-1 played+1 book+2 gear-1 small-1 gray+1 green+1 yellow+1",
        ),
    ),
    "machine.press": (
        free(f'{{ do = "rest_use", half = "top" }}, {GAIN("food", 1)}'),
        ("use thaw.machine.press",),
        Play(
            "rest SA1",
            given=lambda scene: scene.machine("A", "thaw.machine.press").energy("A", 1).hand("A", "SA1", "SA2"),
            gives="energy-1 charged+1 food+1 gear+2 active-1 resting+1",
        ),
    ),
    "machine.winch": (
        free('{ do = "action", kind = "explore", range = 3 }'),
        ("use thaw.machine.winch",),
        # No action of the turn is used up; three spaces lie between 2,4 and the tile.
        Play(
            "explore R1C4",
            "recruit deck",
            "lay 0",
            given=lambda scene: (
                scene.machine("A", "thaw.machine.winch").energy("A", 1).building("A", "2,4").has("A", food=2)
            ),
            gives="energy-1 charged+1 food-2 points+2 active+1",
        ),
    ),
    "crate.lamp": (
        together("play_card", '{ do = "wild_color" }', POINT, GAIN("gear", 1)),
        ("with thaw.crate.lamp play",),
        Play(
            "color yellow",
            "play SA3 T1",
            given=lambda scene: scene.crates("A", "thaw.crate.lamp").hand("A", "SA3").module("A", "T1.2", "MD22"),
            gives="opened+1 points+1 gear+1 active-1 played+1 book+2 food+1",
        ),
    ),
    "crate.tools": (
        free('{ do = "recharge", n = 2 }, { do = "artifact" }'),
        ("open thaw.crate.tools",),
        Play(
            "resolve recharge-2",
            "recharge STD1",
            "recharge STD3",
            "artifact orange",
            given=lambda scene: scene.crates("A", "thaw.crate.tools").machine("A", "STD1", "STD3", charged=True),
            gives="opened+1 energy+2 charged-2 orange+1",
        ),
    ),
}


# Two modifiers for one action, one for another.
DOUBLE = together(
    "build explore",
    '{ do = "range", n = 2 }, { do = "discount", action = "build", n = 2 }',
    '{ do = "discount", action = "explore", n = 3 }',
)


def records() -> str:
    """All of these, a tile and a large location."""
    found: list[str] = []
    colors = {"module": 'colors = ["green"]\n', "machine": 'color = "yellow"\n', "crate": ""}
    for name, (text, _, _) in OTHERS.items():
        kind = name.split(".")[0]
        written = f"effects = [{text}]\n" if kind == "module" else text
        found.append(f'[[{kind}]]\nid = "thaw.{name}"\n{NAME}{colors[kind]}{written}')
    found.append(f'[[machine]]\nid = "thaw.double"\n{NAME}color = "gray"\n{DOUBLE}')
    tile = TILE.replace(
        "recruit = true", f'recruit = false\nexplore_effects = [{GAIN("crystal", 1)}, {{ do = "crate" }}]'
    )
    tile = tile.replace(f"reward = [{POINT}]", 'reward = [{ do = "rest_use", half = "top" }, { do = "energy", n = 2 }]')
    large = LARGE.replace(
        '{ kind = "track", track = "gray" }', '{ kind = "track", track = "gray" }, on_populate = [{ do = "module" }]'
    )
    return "\n".join([*found, tile, large])


@pytest.fixture(scope="module")
def thaw(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pack with all of these."""
    return str(pack(tmp_path_factory.mktemp("packs"), records()))


@for_each("name", OTHERS)
def test_effects_of_other_things(thaw: str, name: str) -> None:
    _, first, play = OTHERS[name]
    scene = Scene(packs=(thaw,)).face_down("R1C4", "AT01")

    found = play.of(scene, *first)

    assert found == gains(play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


def with_double(thaw: str, action: str, **held: int) -> Scene:
    """A takes the machine with two modifiers along, and both count. There is a building on 7,4."""
    scene = Scene(packs=(thaw,)).machine("A", "thaw.double").energy("A", 1).building("A", "7,4")
    scene.face_down("R1C4", "AT10").has("A", **held).turn("A").play(f"A with thaw.double {action}")
    while scene.kind() == "any-order":
        scene.play(f"A {scene.offers('A', 'resolve')[0]}")
    return scene


def test_two_modifiers_of_one_machine_count_for_the_same_action(thaw: str) -> None:
    """Two spaces between 7,4 and 3,6, and a large building of 5 gears for 3: what is for exploring does not count."""
    scene = with_double(thaw, "build", gear=3)
    assert "build large 3,6" in scene.options("A")
    assert [choice for choice in with_double(thaw, "build", gear=2).options("A") if "large" in choice] == []

    scene.play("A build large 3,6")

    assert (scene.resources("A"), scene.track("A", "gray")) == ((0, 0, 0, 0), 4)


def test_a_modifier_of_another_action_does_not_count(thaw: str) -> None:
    """AT10 costs 4 food, and 1 less 3; R0C3 with a tile of 2 food costs 1, and 2 of the 3 spaces to it nothing."""
    scene = with_double(thaw, "explore", food=2)
    assert {"explore R1C4", "explore R0C3"} <= set(scene.options("A"))

    scene.play("A explore R1C4")

    assert (scene.held("A", "food"), scene.camp("A").points) == (1, 4)


# Tiles and large locations


def test_a_tile_may_give_something_else_than_a_card(thaw: str) -> None:
    scene = Scene(packs=(thaw,)).face_down("R1C4", "thaw.delta").building("A", "6,2").building("B", "7,4")
    scene.has("A", food=2).hand("A", "SA1").hand("B", "SB1", "SB3").turn("A")
    before, of_b = tally(scene), tally(scene, "B")

    # The water lies on 7,3, which 7,4 touches; B rests a card and uses its top half on A's turn.
    scene.play("A explore R1C4", "A lay 0", "B resolve water-7,3", "B rest SB3")

    assert changes(before, tally(scene)) == gains("food-2 points+3 crystal+1 crates+1")
    assert changes(of_b, tally(scene, "B")) == gains("active-1 resting+1 book+2 energy+2")
    assert (scene.asked(), scene.kind()) == ("A", "turn")


def test_a_large_location_may_give_something_at_once(thaw: str) -> None:
    scene = Scene(packs=(thaw,)).large("R0C0", "thaw.dama").explored("R1C0", "AT01").building("A", "-1,2")
    scene.has("A", book=1)

    found = Play("module MD02", "place T1.2", gives="").of(scene, "populate R0C0")

    assert found == gains("book-1 figures+1 modules+1")
