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
    """Mines and plants, both at level 2."""
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
            Case(lambda: riches(4, 3), builds("energy_plant")),
            Case(lambda: riches(3, 4), builds("gold_mine")),
        ],
    ),
    # Eight, then twelve; or six, then nine.
    "pi-master-trader": (
        2,
        [
            Case(lambda: leveled("trade_post", 4, 2), upgrades("trade_post")),
            Case(lambda: leveled("trade_post", 2, 3), builds("trade_post")),
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
    "pi-expansion": (2, [Case(lambda: land(7), claims("a-colony", "a-spine-inner"))]),
    "pi-empire": (3, [Case(lambda: land(9), claims("a-colony", "ring-6"))]),
    # Eight, then twelve, on whichever track.
    "pi-ascension": (
        3,
        [
            Case(lambda: leveled("gold_mine", 4, 2), upgrades("gold_mine")),
            Case(lambda: leveled("energy_plant", 2, 3), builds("energy_plant")),
        ],
    ),
    # Three on three tracks and two on the fourth; then three on all.
    "pi-king-of-average": (
        3,
        [
            Case(lambda: at_levels(2, 3, 3, 3, 1), upgrades("command_center")),
            Case(lambda: at_levels(3, 3, 3, 2, 1), develops(2, "trade_post")),
        ],
    ),
}
