"""Abilities that no tribe of the box has: packs may, and they are played."""

from __future__ import annotations

from pathlib import Path

from tests.games.revive.pack_folder import GEAR, POINT, ability
from tests.games.revive.pack_people import paying, people, tile
from tests.games.revive.plays import Given, Play, gains, names
from tests.rows import for_each

CRYSTAL = '{ do = "gain", res = "crystal" }'
FOUR = '{ do = "points", n = 4 }'
MODULE = '{ do = "module" }'

# Abilities of a sun side: what they say, the tribe tiles they need, and what is chosen and changed when a card with the
# tribe symbol is played. The box puts forests on sand alone, recruits by colour only for sand tiles, and so on.
ABILITIES: dict[str, tuple[str, str, tuple[Play, ...]]] = {
    "forest on a mountain": (
        f'{tile("forest", "mountain", "field")}, {{ do = "per", of = "forest_chain", each = [{GEAR}] }}',
        "forest = 3",
        (
            # At any distance. 3,5 and 3,4 touch each other; the building on 3,6 touches 3,5.
            Play("tile 7,5", gives="tiles-1 gear+1"),
            Play(
                "tile 3,5",
                given=lambda scene: scene.building("A", "3,6").tile("A", "3,7", "forest"),
                gives="tiles-1 gear+1 green+1",
            ),
        ),
    ),
    "sand without a card": (
        f"{tile('sand', 'forest', range='true')}, {CRYSTAL}",
        "sand = 2",
        # The forest on 6,4 touches the chasm.
        (Play("tile 6,4", given=lambda scene: scene.has("A", food=1), gives="tiles-1 crystal+1"),),
    ),
    "temple without its water": (
        paying("food", tile("temple", "water"), '{ do = "energy" }'),
        "temple = 2",
        (Play("tile 6,5", given=lambda scene: scene.has("A", food=1), gives="food-1 tiles-1 energy+1"),),
    ),
    "temple with its water and more": (
        paying("gear", tile("temple", "water", range="true"), '{ do = "take_water" }', POINT),
        "temple = 2",
        (
            Play(
                "tile 6,3",
                given=lambda scene: scene.has("A", gear=1, food=1),
                gives="gear-1 tiles-1 crystal+1 points+1",
            ),
        ),
    ),
    "target in range": (
        tile("target", "location", range="true"),
        "target = 2",
        (Play("tile 3,3", given=lambda scene: scene.has("A", food=1), gives="food-1 tiles-1"),),
    ),
    "a card of one colour": (
        f'{GEAR}, {{ do = "recruit", from = "display", color = "green" }}',
        "",
        (
            Play(
                "recruit CN02",
                given=lambda scene: scene.display("CG01", "CN01", "CN02", "CY01"),
                gives="gear+1 active+1",
            ),
        ),
    ),
    "a choice": (
        f'{{ do = "choose", of = [[{CRYSTAL}], [{paying("gear", FOUR)}]] }}',
        "",
        (
            Play("choose 1", given=lambda scene: scene.has("A", gear=1), gives="crystal+1"),
            Play("choose 2", given=lambda scene: scene.has("A", gear=1), gives="gear-1 points+4"),
        ),
    ),
    "a count with a limit": (
        f'{{ do = "per", of = "crate", each = [{POINT}], max = 2 }}',
        "",
        (
            Play(given=lambda scene: scene.crates("A", "CR01", "CR02", "CR03"), gives="points+2"),
            Play(given=lambda scene: scene.crates("A", "CR01"), gives="points+1"),
        ),
    ),
    "an exploration": (
        '{ do = "action", kind = "explore", discount = 1, range = 1 }',
        "",
        (
            # A tile of 4 food for 3; one space lies between the chasm and it.
            Play(
                "explore R1C4",
                "recruit deck",
                "lay 0",
                given=lambda scene: scene.has("A", food=3).face_down("R1C4", "AT10"),
                gives="food-3 points+4 active+1",
            ),
        ),
    ),
    "a price among others": (
        f'{paying("food", MODULE)}, {{ do = "points", n = 2 }}',
        "",
        (
            Play(
                "resolve pay-food-1(module)",
                "module MD02",
                "place T1.2",
                given=lambda scene: scene.has("A", food=1),
                gives="food-1 modules+1 points+2",
            ),
        ),
    ),
}
ABILITY_ROWS = [(name, play) for name, (_, _, listed) in ABILITIES.items() for play in listed]


@for_each(("name", "play"), ABILITY_ROWS, ids=names(ABILITY_ROWS))
def test_abilities(name: str, play: Play, tmp_path: Path) -> None:
    effects, tiles, _ = ABILITIES[name]
    scene = people(tmp_path, ability(effects, tiles)).hand("A", "SA1")

    found = play.of(scene, "play SA1 B1", "resolve tribe")

    assert found == gains("active-1 played+1 progress+1 markers-1", play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


def test_a_forest_on_a_mountain_is_forest(tmp_path: Path) -> None:
    scene = people(tmp_path, ability(tile("forest", "mountain"), "forest = 3")).hand("A", "SA1")
    scene.building("B", "3,6", "large").has("A", gear=3).turn("A")

    scene.play("A play SA1 B1", "A resolve tribe", "A tile 3,5")

    assert (scene.kind_of("3,5"), scene.track("B", "green"), scene.track("B", "gray")) == ("forest", 2, 0)
    # 2,4 touches a field, and 3,5 no more than before.
    assert [choice for choice in scene.options("A") if choice.endswith(" 3,5")] == []


@for_each(
    ("name", "spoiled"),
    [
        ("a count with a limit", lambda scene: scene),
        ("target in range", lambda scene: scene.has("A", gear=1)),
        ("temple without its water", lambda scene: scene.has("A", gear=1)),
        ("an exploration", lambda scene: scene.has("A", gear=1)),
    ],
)
def test_what_cannot_be_carried_out_moves_no_marker(name: str, spoiled: Given, tmp_path: Path) -> None:
    effects, tiles, _ = ABILITIES[name]
    scene = people(tmp_path, ability(effects, tiles)).hand("A", "SA1")
    spoiled(scene)

    assert Play(gives="").of(scene, "play SA1 B1") == gains("active-1 played+1")
    assert scene.kind() == "turn"
