"""How each Progress mission comes within reach, once for each condition that can be the last one."""

from __future__ import annotations

from tests.games.the_warp.mission_cases import Case, Step, builds, claims, develops, upgrades, workshop
from tests.games.the_warp.scene import Scene

LADDERS = ("command_center", "gold_mine", "energy_plant", "trade_post", "assault_ship")


def ridge(*buildings: str) -> Scene:
    """The workshop with buildings on the ridge."""
    return workshop().holds("A", "a-ridge", 1, *buildings)


def at_levels(*levels: int) -> Scene:
    """The workshop with these levels, the Assault Ship last."""
    scene = workshop()
    for ladder, level in zip(LADDERS, levels, strict=True):
        scene.level("A", ladder, level)
    return scene


def third(type: str, other: Step) -> list[Case]:
    """Build one, and control three: two after a first build; or three already, and something else was built."""
    return [
        Case(ridge, develops(1, type), (builds(type),)),
        Case(lambda: ridge(type, type), builds(type), (other,)),
    ]


def with_any_build(type: str, count: int) -> list[Case]:
    """Build anything, and control so many: the last one is missing, or only an upgrade was made so far."""
    return [
        Case(lambda: ridge(*[type] * (count - 2)), builds(type), (builds("sentry_tower", "a-right"),)),
        Case(lambda: ridge(*[type] * (count - 1)), builds("sentry_tower", "a-right"), (upgrades("assault_ship"),)),
    ]


def crowded(buildings: int) -> Scene:
    """So many buildings in all: four on the Colony, the others spread over the ridge, a-left and a-upper-left."""
    grey = ["sentry_tower", "laser_cannon", "assault_ship"] * 3
    rest = grey[: buildings - 4]
    scene = workshop().holds("A", "a-left", 1, *rest[3:6]).holds("A", "a-upper-left", 1, *rest[6:])
    return scene.holds("A", "a-ridge", 1, *rest[:3])


def outposts(*areas: str) -> Scene:
    """The workshop with a tower on each of these areas."""
    scene = workshop()
    for area in areas:
        scene.holds("A", area, 1, "sentry_tower")
    return scene


TOWER = builds("sentry_tower", "a-right")
SHIP_UP = upgrades("assault_ship")
FOUR = ("a-left", "a-upper-left", "a-upper-right", "a-right")

# Points, and the cases.
PROGRESS: dict[str, tuple[int, list[Case]]] = {
    "pg-01": (1, third("gold_mine", TOWER)),
    "pg-02": (
        1,
        [
            # Three areas and the plant; then four areas and another building.
            Case(lambda: workshop().holds("A", "a-colony", 3), claims("a-colony", "a-left"), (builds("energy_plant"),)),
            Case(lambda: ridge("energy_plant").holds("A", "a-left", 1), builds("energy_plant"), (TOWER,)),
        ],
    ),
    "pg-03": (1, third("command_center", TOWER)),
    "pg-04": (1, third("trade_post", TOWER)),
    "pg-05": (1, with_any_build("energy_plant", 3)),
    "pg-06": (2, with_any_build("gold_mine", 4)),
    "pg-07": (2, with_any_build("command_center", 4)),
    "pg-08": (2, with_any_build("trade_post", 4)),
    "pg-09": (
        1,
        [
            Case(lambda: at_levels(1, 1, 1, 1, 1), develops(2, "gold_mine"), (upgrades("command_center"),)),
            Case(lambda: at_levels(2, 2, 1, 1, 1), SHIP_UP, (TOWER,)),
        ],
    ),
    "pg-10": (
        2,
        [
            Case(lambda: at_levels(2, 3, 1, 1, 1), develops(2, "trade_post"), (SHIP_UP,)),
            Case(lambda: at_levels(2, 2, 2, 2, 1), SHIP_UP, (TOWER,)),
        ],
    ),
    "pg-11": (
        2,
        [
            Case(lambda: at_levels(2, 3, 2, 2, 1), develops(2, "command_center"), (SHIP_UP,)),
            Case(lambda: at_levels(3, 3, 1, 1, 1), SHIP_UP, (TOWER,)),
        ],
    ),
    "pg-12": (
        1,
        [
            Case(lambda: at_levels(2, 2, 2, 2, 1), develops(2, "energy_plant"), (SHIP_UP,)),
            Case(lambda: at_levels(1, 1, 3, 1, 1), SHIP_UP, (TOWER,)),
        ],
    ),
    "pg-13": (
        1,
        [
            Case(ridge, develops(1, "sentry_tower"), (builds("sentry_tower"),)),
            Case(lambda: ridge("sentry_tower", "sentry_tower"), builds("sentry_tower"), (builds("energy_plant"),)),
        ],
    ),
    "pg-14": (
        1,
        [
            Case(ridge, builds("sentry_tower"), (builds("laser_cannon"),)),
            Case(ridge, builds("laser_cannon"), (builds("sentry_tower"),)),
            Case(lambda: ridge("laser_cannon", "sentry_tower"), builds("sentry_tower"), (builds("assault_ship"),)),
        ],
    ),
    "pg-15": (
        1,
        [
            Case(ridge, builds("assault_ship"), (SHIP_UP,)),
            Case(lambda: ridge("assault_ship"), develops(2, "assault_ship"), (upgrades("gold_mine"),)),
        ],
    ),
    "pg-16": (
        2,
        [
            Case(lambda: ridge("laser_cannon", "laser_cannon"), builds("assault_ship"), (TOWER,)),
            Case(
                lambda: ridge(*["sentry_tower"] * 4),
                builds("laser_cannon", "a-right"),
                (builds("energy_plant", "a-right"),),
            ),
        ],
    ),
    "pg-17": (
        1,
        [
            Case(lambda: ridge("gold_mine", "sentry_tower"), builds("assault_ship"), (builds("gold_mine"),)),
            Case(lambda: ridge(*["sentry_tower"] * 4), TOWER, (SHIP_UP,)),
        ],
    ),
    "pg-18": (
        2,
        [
            # The Colony, four areas with towers and another tower there; then the ridge is the sixth.
            Case(lambda: outposts(*FOUR), builds("gold_mine"), (TOWER,)),
            Case(lambda: outposts(*FOUR, "a-ridge"), TOWER, (SHIP_UP,)),
        ],
    ),
    "pg-19": (
        1,
        [
            Case(lambda: at_levels(1, 2, 2, 2, 1), builds("command_center"), (TOWER,)),
            Case(lambda: at_levels(2, 2, 2, 2, 1), TOWER, (SHIP_UP,)),
        ],
    ),
    "pg-20": (
        1,
        [
            Case(lambda: crowded(10), builds("energy_plant"), (TOWER,)),
            Case(lambda: crowded(12), TOWER, (SHIP_UP,)),
        ],
    ),
    "pg-21": (
        2,
        [
            # Four mines at level 2 make 8; at level 3 they make 12.
            Case(lambda: ridge(*["gold_mine"] * 3).level("A", "gold_mine", 2), develops(2, "gold_mine"), (SHIP_UP,)),
            Case(lambda: ridge(*["gold_mine"] * 2).level("A", "gold_mine", 3), SHIP_UP, (TOWER,)),
        ],
    ),
}
