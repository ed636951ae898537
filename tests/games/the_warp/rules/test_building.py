"""Where buildings may stand, how many there are, and whose they are."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import fight
from tests.rows import for_each

SEVEN = [
    "command_center",
    "gold_mine",
    "energy_plant",
    "trade_post",
    "laser_cannon",
    "sentry_tower",
    "assault_ship",
]


def sites(scene: Scene, building: str) -> list[str]:
    """Where A may put a building of a type, with a Start card."""
    scene.hand("A", "start").has("A", gold=20, energy=20).turn("A", "action").play("A develop")
    scene.play(f"A option 1 {building}")
    scene.play(f"A {scene.options('A')[0]}")
    return [option.split()[2] for option in scene.options("A")]


@clause("WARP-BLD-01")
@for_each("building", ["command_center", "trade_post", "laser_cannon", "sentry_tower", "assault_ship"])
def test_a_building_stands_on_any_controlled_area(building: str) -> None:
    scene = Scene().holds("A", "a-upper-left", 1).holds("A", "ring-3", 2).holds("A", "b-ridge", 1)
    scene.holds("B", "a-ridge", 1).exiled("a-left", 1)

    # Empty areas, those of others and of Exiled Races are out, the full Colony too.
    assert sites(scene, building) == ["a-right", "a-upper-left", "ring-3", "b-ridge"]


@clause("WARP-BLD-02")
@for_each(
    ("building", "areas"),
    [("gold_mine", ["a-left", "a-ridge", "ring-1"]), ("energy_plant", ["a-right", "a-ridge", "ring-2"])],
)
def test_mines_and_plants_need_their_symbol(building: str, areas: list[str]) -> None:
    scene = Scene()
    for area in ("a-left", "a-upper-left", "a-ridge", "ring-1", "ring-2", "a-spine-inner"):
        scene.holds("A", area, 1)

    assert sites(scene, building) == areas


@clause("WARP-BLD-03")
def test_an_area_carries_four_buildings() -> None:
    scene = Scene().holds("A", "a-upper-left", 1, "sentry_tower", "laser_cannon", "assault_ship", "trade_post")
    scene.holds("A", "a-left", 1, "sentry_tower", "laser_cannon", "assault_ship")

    assert sites(scene, "command_center") == ["a-right", "a-left"]


@clause("WARP-BLD-03")
def test_the_colony_is_full_from_the_beginning() -> None:
    # The Colony has a Gold symbol, but no room; no other area with Gold is controlled.
    scene = Scene().hand("A", "start").has("A", gold=20, energy=20).turn("A", "action").play("A develop")

    assert scene.built("a-colony") == ["command_center", "gold_mine", "energy_plant", "trade_post"]
    assert "option 1 gold_mine" not in scene.options("A")
    assert "option 1 energy_plant" in scene.options("A")


@clause("WARP-BLD-04")
def test_buildings_of_one_type_may_share_an_area() -> None:
    scene = Scene().holds("A", "a-upper-left", 1, "sentry_tower", "sentry_tower", "sentry_tower")

    assert sites(scene, "sentry_tower") == ["a-right", "a-upper-left"]
    scene.play("A build sentry_tower a-upper-left")
    assert scene.built("a-upper-left") == ["sentry_tower"] * 4


@clause("WARP-BLD-05")
def test_coloured_buildings_are_four_of_a_type_for_each_player() -> None:
    scene = Scene().holds("A", "a-upper-left", 1, "trade_post", "trade_post", "trade_post")
    scene.hand("A", "start").has("A", gold=20, energy=20).turn("A", "action").play("A develop")

    assert "option 1 trade_post" not in scene.options("A")
    assert "option 2 trade_post" in scene.options("A")
    # Those of B are another matter.
    scene.hand("B", "start").has("B", gold=20, energy=20).turn("B", "action").play("B develop")
    assert "option 1 trade_post" in scene.options("B")


@clause("WARP-BLD-05", "WARP-SET-20")
@for_each(("seats", "miniatures"), [(2, 8), (4, 8), (5, 10), (6, 10)])
def test_grey_buildings_come_from_the_common_supply(seats: int, miniatures: int) -> None:
    scene = Scene(seats=seats)
    assert scene.state.grey == [miniatures] * 3
    # B has all but one of the ships.
    for area in ("b-upper-left", "b-upper-right", "b-left")[: -(-(miniatures - 1) // 4)]:
        ships = min(4, scene.state.grey[2] - 1)
        scene.holds("B", area, 1, *["assault_ship"] * ships)
    assert scene.state.grey[2] == 1

    scene.holds("A", "a-upper-left", 1).rewards("A", "prefab-assault-ship").turn("A", "action")
    scene.play("A spend prefab-assault-ship", "A build assault_ship a-upper-left")

    assert scene.state.grey[2] == 0
    scene.hand("A", "start").has("A", gold=20, energy=20).turn("A", "action").play("A develop")
    assert "option 1 assault_ship" not in scene.options("A")


@clause("WARP-BLD-06")
def test_grey_buildings_belong_to_whoever_controls_their_area() -> None:
    scene = Scene().holds("B", "b-spine-outer", 1, "laser_cannon", "assault_ship").holds("A", "a-left", 3)
    scene.holds("A", "a-upper-left", 1, "laser_cannon").has("A", energy=2)
    assert scene.colony("B").count == [1, 1, 1, 1, 1, 0, 1]

    # A laser empties the area: nobody has them. A claim takes them.
    scene.dice(6).turn("A", "end").play("A laser a-upper-left", "A fire b-spine-outer 1")
    assert scene.holder("b-spine-outer") == "empty"
    assert scene.colony("B").count == [1, 1, 1, 1, 0, 0, 0]
    assert scene.colony("A").count == [1, 1, 1, 1, 1, 0, 0]
    scene.play("A move a-left b-spine-outer")

    assert scene.colony("A").count == [1, 1, 1, 1, 2, 0, 1]
    assert scene.built("b-spine-outer") == ["laser_cannon", "assault_ship"]
    assert scene.state.grey == [6, 8, 7]


@clause("WARP-BLD-06", "WARP-RES-09")
def test_a_conquest_takes_grey_buildings_along() -> None:
    scene = Scene().holds("B", "b-spine-outer", 1, "sentry_tower").holds("A", "a-left", 3).dice(6, 6, 1)

    fight(scene.turn("A", "action"), "A", "a-left", "b-spine-outer", 2)

    assert scene.colony("A").count[5] == 1
    assert scene.colony("B").count[5] == 0


@clause("WARP-BLD-07")
def test_buildings_stay_where_they_are_but_for_ships() -> None:
    scene = Scene().holds("A", "a-upper-left", 3, "command_center", "laser_cannon", "sentry_tower", "assault_ship")
    scene.turn("A", "end")

    sailing = [option for option in scene.options("A") if option.startswith("sail a-upper-left a-left")]
    assert sailing == ["sail a-upper-left a-left 1", "sail a-upper-left a-left 2"]
    scene.play("A sail a-upper-left a-left 1")

    assert scene.built("a-upper-left") == ["command_center", "laser_cannon", "sentry_tower"]
    assert scene.built("a-left") == ["assault_ship"]
    scene.play("A move a-upper-left a-left")
    assert scene.built("a-upper-left") == ["command_center", "laser_cannon", "sentry_tower"]


@clause("WARP-BLD-07", "WARP-LAS-06")
def test_buildings_of_an_emptied_area_are_not_removed() -> None:
    scene = (
        Scene().holds("B", "b-spine-outer", 1, *SEVEN[:4]).holds("A", "a-left", 1, "laser_cannon").has("A", energy=2)
    )

    scene.dice(4).turn("A", "end").play("A laser a-left", "A fire b-spine-outer 1")

    assert scene.built("b-spine-outer") == SEVEN[:4]
    assert scene.colony("B").minis == [2, 2, 2, 2]
