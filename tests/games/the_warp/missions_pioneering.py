"""How each Pioneering mission comes within reach, but for those that are scored at the end."""

from __future__ import annotations

from tests.games.the_warp.mission_cases import Case, builds, claims, develops, upgrades, workshop
from tests.games.the_warp.missions_conquest import land
from tests.games.the_warp.missions_progress import at_levels, ridge
from tests.games.the_warp.scene import Scene


def leveled(type: str, count: int, level: int) -> Scene:
    """The workshop with so many buildings of a type at a level."""
    return ridge(*[type] * (count - 1)).level("A", type, level)


def riches(mines: int, plants: int) -> Scene:
    """Mines and plants, both at level 2: two make 4, three make 6."""
    scene = workshop().holds("A", "a-left", 1, *["gold_mine"] * (mines - 1))
    scene.holds("A", "a-right", 1, *["energy_plant"] * (plants - 1))
    return scene.level("A", "gold_mine", 2).level("A", "energy_plant", 2)


def city(*types: str) -> Scene:
    """The Colony's four, then these on the ridge and beyond."""
    scene = workshop().holds("A", "a-ridge", 1, *types[:3]).holds("A", "a-left", 1, *types[3:7])
    return scene.holds("A", "a-upper-left", 1, *types[7:])


GREY = ("laser_cannon", "sentry_tower", "assault_ship")
TWO = ("laser_cannon", "sentry_tower")

PIONEERING: dict[str, tuple[int, list[Case]]] = {
    # Nine with three centers at level 3, eight with four at level 2; then twelve.
    "pi-overlord": (
        3,
        [
            Case(lambda: leveled("command_center", 3, 3), builds("command_center")),
            Case(lambda: leveled("command_center", 4, 2), upgrades("command_center")),
        ],
    ),
    "pi-infinite-riches": (
        3,
        [
            Case(lambda: riches(3, 2), builds("energy_plant")),
            Case(lambda: riches(2, 3), builds("gold_mine")),
        ],
    ),
    # Eight with four posts at level 2, nine with three at level 3; then twelve.
    "pi-master-trader": (
        2,
        [
            Case(lambda: leveled("trade_post", 4, 2), upgrades("trade_post")),
            Case(lambda: leveled("trade_post", 3, 3), builds("trade_post")),
        ],
    ),
    "pi-civilization": (
        2,
        [
            # Thirteen buildings of all types, then the fourteenth; fourteen of six types, then the seventh type.
            Case(lambda: city(*GREY, *GREY, *GREY), builds("gold_mine")),
            Case(lambda: city(*TWO, *TWO, *TWO, *TWO, *TWO), builds("assault_ship", "a-right")),
        ],
    ),
    "pi-expansion": (2, [Case(lambda: land(8), claims("a-colony", "ring-1"))]),
    "pi-empire": (3, [Case(lambda: land(10), claims("a-colony", "ring-2"))]),
    # Two at level 3, then three.
    "pi-ascension": (3, [Case(lambda: at_levels(3, 3, 2, 1, 1), upgrades("energy_plant"))]),
    # Three on three tracks and two on the fourth; then three on all.
    "pi-king-of-average": (
        3,
        [
            Case(lambda: at_levels(2, 3, 3, 3, 1), upgrades("command_center")),
            Case(lambda: at_levels(3, 3, 3, 2, 1), develops(2, "trade_post")),
        ],
    ),
}
