"""Builds and upgrades at their edges: the last miniature, the fourth building, the last level, the exact price."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rulebook import Cost, Effect
from tessera.games.the_warp.rules.building import (
    affordable_builds,
    affordable_upgrades,
    build_price,
    can_raise,
    has_miniature,
    has_room,
    has_site,
    ladder_of,
    sites,
    suits,
    upgrade_price,
)
from tessera.games.the_warp.terms import (
    ASSAULT_SHIP,
    BUILD_DISCOUNT,
    BUILD_SURCHARGE,
    COMMAND_CENTER,
    ENERGY_PLANT,
    GOLD_MINE,
    LASER_CANNON,
    SENTRY_TOWER,
    TRADE_POST,
    UPGRADE_DISCOUNT,
    UPGRADE_SURCHARGE,
)
from tests.clauses import clause
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

TYPES = range(7)
TRACKS = ("command_center", "gold_mine", "energy_plant", "trade_post")


def names(scene: Scene, areas: list[int]) -> list[str]:
    """The names of areas."""
    return [scene.state.area_name(area) for area in areas]


@clause("WARP-BLD-03", "WARP-BLD-04")
@for_each("count", range(5))
def test_a_fourth_building_finds_room_and_a_fifth_does_not(count: int) -> None:
    scene = Scene().holds("A", "a-right", 1, *["sentry_tower"] * count)

    assert has_room(scene.state, scene.area("a-right")) is (count < 4)
    assert names(scene, sites(scene.state, 0, LASER_CANNON)) == (["a-right"] if count < 4 else [])


@clause("WARP-BLD-05")
def test_the_last_miniature_can_be_placed() -> None:
    scene = Scene()
    state = scene.state
    scene.colony("A").minis = [1, 0, 1, 0]
    state.grey = [0, 1, 0]

    assert [has_miniature(state, 0, type) for type in TYPES] == [True, False, True, False, False, True, False]
    # Grey ones are common, the others each player's own.
    assert [has_miniature(state, 1, type) for type in TYPES] == [True, True, True, True, False, True, False]


@clause("WARP-BLD-01", "WARP-BLD-02", "WARP-BLD-05")
def test_where_each_type_may_stand() -> None:
    scene = Scene().holds("A", "a-left", 1).holds("A", "a-ridge", 1).holds("A", "a-upper-left", 1).exiled("ring-1", 1)
    state = scene.state
    everywhere = ["a-right", "a-left", "a-ridge", "a-upper-left"]

    found = [names(scene, sites(state, 0, type)) for type in TYPES]

    # a-right shows Energy, a-left Gold, the ridge both; the Colony is full.
    assert found[GOLD_MINE] == ["a-left", "a-ridge"]
    assert found[ENERGY_PLANT] == ["a-right", "a-ridge"]
    assert [found[type] for type in TYPES if type not in (GOLD_MINE, ENERGY_PLANT)] == [everywhere] * 5
    assert [has_site(state, 0, type) for type in TYPES] == [True] * 7
    state.grey = [0, 0, 0]
    assert [has_site(state, 0, type) for type in TYPES] == [True] * 4 + [False] * 3
    assert sites(state, 0, SENTRY_TOWER) == []


@clause("WARP-BLD-02")
@for_each(("area", "gold", "energy"), [("a-left", 1, 0), ("a-right", 0, 1), ("a-ridge", 1, 1), ("a-upper-left", 0, 0)])
def test_mines_and_plants_need_their_symbol(area: str, gold: int, energy: int) -> None:
    scene = Scene()

    fits = [suits(scene.state, scene.area(area), type) for type in TYPES]

    assert fits == [True, bool(gold), bool(energy), True, True, True, True]


@clause("WARP-BLD-01", "WARP-BLD-02", "WARP-DEV-11")
def test_no_area_with_room_and_symbol_is_no_place() -> None:
    scene = Scene().holds("A", "a-left", 1, *["laser_cannon"] * 4)

    # a-left shows Gold and is full, a-right has room and no Gold.
    assert [has_site(scene.state, 0, type) for type in TYPES] == [True, False, True, True, True, True, True]
    scene.colony("A").minis[TRADE_POST] = 0
    assert not has_site(scene.state, 0, TRADE_POST)


@clause("WARP-TRK-06", "WARP-DEV-11")
def test_five_ladders_of_three_levels() -> None:
    scene = Scene()

    assert [ladder_of(type) for type in TYPES] == [0, 1, 2, 3, -1, -1, 4]
    for level in (1, 2, 3):
        for ladder in ("command_center", "gold_mine", "energy_plant", "trade_post", "assault_ship"):
            scene.level("A", ladder, level)
        rises = [can_raise(scene.state, 0, type) for type in TYPES]
        # Laser Cannons and Sentry Towers have no level.
        assert rises == ([True] * 4 + [False] * 2 + [True] if level < 3 else [False] * 7)


@clause("WARP-DEV-17")
def test_each_type_has_its_own_discounts_and_surcharges() -> None:
    scene = Scene()
    stats = scene.colony("A").stats
    stats[BUILD_SURCHARGE + GOLD_MINE], stats[BUILD_DISCOUNT + TRADE_POST] = 2, 3
    # The ladder of the Assault Ship is the fifth.
    stats[UPGRADE_SURCHARGE + 4], stats[UPGRADE_DISCOUNT + ENERGY_PLANT] = 1, 4
    cost = Cost(2, 1, 0, 0, 0, 0)

    built = [build_price(scene.state, 0, cost, type, 1) for type in TYPES]
    raised = [upgrade_price(scene.state, 0, cost, type, 1) for type in (0, 1, 2, 3, ASSAULT_SHIP)]

    assert [(price.any, price.discount) for price in built] == [(0, 1), (2, 1), (0, 1), (0, 4), (0, 1), (0, 1), (0, 1)]
    assert [(price.any, price.discount) for price in raised] == [(0, 1), (0, 1), (0, 5), (0, 1), (1, 1)]
    assert {(price.gold, price.energy) for price in [*built, *raised]} == {(2, 1)}


def any_type(op: int, cost: Cost | None) -> Effect:
    """An effect that builds or raises anything, at this price."""
    effect = Effect(0, op, "card:0", "WARP-RWD-05")
    effect.types, effect.cost = 127, cost
    return effect


@clause("WARP-SYM-09", "WARP-RWD-05")
def test_what_can_be_built_and_paid() -> None:
    scene = Scene().has("A", gold=2)
    free, dear = any_type(ops.OP_BUILD, None), any_type(ops.OP_BUILD, Cost(2, 0, 0, 0, 0, 0))
    dearer = any_type(ops.OP_BUILD, Cost(3, 0, 0, 0, 0, 0))
    # a-right shows no Gold.
    everything = [COMMAND_CENTER, ENERGY_PLANT, TRADE_POST, LASER_CANNON, SENTRY_TOWER, ASSAULT_SHIP]

    assert affordable_builds(scene.state, 0, free) == affordable_builds(scene.state, 0, dear) == everything
    assert affordable_builds(scene.state, 0, dearer) == []
    free.types = 1 << SENTRY_TOWER | 1 << GOLD_MINE
    assert affordable_builds(scene.state, 0, free) == [SENTRY_TOWER]


@clause("WARP-SYM-09", "WARP-RWD-05")
def test_what_can_be_raised_and_paid() -> None:
    scene = Scene().has("A", energy=1).level("A", "gold_mine", 3)
    free, dear = any_type(ops.OP_UPGRADE, None), any_type(ops.OP_UPGRADE, Cost(0, 1, 0, 0, 0, 0))
    dearer = any_type(ops.OP_UPGRADE, Cost(0, 2, 0, 0, 0, 0))
    everything = [COMMAND_CENTER, ENERGY_PLANT, TRADE_POST, ASSAULT_SHIP]

    assert affordable_upgrades(scene.state, 0, free) == affordable_upgrades(scene.state, 0, dear) == everything
    assert affordable_upgrades(scene.state, 0, dearer) == []
    dear.types = 1 << ASSAULT_SHIP | 1 << GOLD_MINE | 1 << SENTRY_TOWER
    assert affordable_upgrades(scene.state, 0, dear) == [ASSAULT_SHIP]


@clause("WARP-DEV-09", "WARP-SWI-01", "WARP-SHP-05")
@for_each("type", ["command_center", "energy_plant", "trade_post", "laser_cannon", "sentry_tower", "assault_ship"])
def test_what_a_placed_miniature_brings(type: str) -> None:
    scene = Scene().hand("A", "build-any").has("A", gold=9, energy=9).private("A", "pg-01").hidden("a-ridge", 2)
    scene.turn("A", "action").play("A develop", f"A option 2 {type}")
    while scene.kind() == "pay":
        scene.play(f"A {scene.options('A')[0]}")

    # A Trade Post switches a mission, an Assault Ship looks around, two cards are drawn with this option.
    first = {"trade_post": "switch", "assault_ship": "look-around"}.get(type, "draw")
    assert (scene.kind(), scene.built("a-right")) == (first, [type])
    number = TRACKS.index(type) if type in TRACKS else -1
    assert scene.colony("A").positions == [1 + (track == number) for track in range(4)]
    assert sum(scene.colony("A").deeds[:7]) == 1


@clause("WARP-SHP-05", "WARP-SHP-11")
@for_each("looks", [True, False])
def test_a_ship_turns_up_all_tokens_around_or_none(looks: bool) -> None:
    scene = Scene().rewards("A", "prefab-assault-ship").hidden("a-ridge", 2).hidden("a-spine-inner", 1)
    scene.hidden("ring-3", 1).exiled("a-left", 3).turn("A").play("A spend prefab-assault-ship")
    assert scene.options("A") == ["reveal a-right", "leave"]

    scene.play("A reveal a-right" if looks else "A leave")

    # a-ridge and a-spine-inner are two steps from a-right, ring-3 is far away.
    shown = "exiled" if looks else "hidden"
    assert [scene.holder(area) for area in ("a-ridge", "a-spine-inner", "ring-3")] == [shown, shown, "hidden"]
    assert len(scene.told("turn_up")) == 2 * looks


@clause("WARP-SHP-05", "WARP-SHP-11")
def test_a_ship_that_sees_nothing_asks_nothing() -> None:
    scene = Scene().rewards("A", "prefab-assault-ship").hidden("ring-3", 1).exiled("a-left", 3).turn("A")

    scene.play("A spend prefab-assault-ship")

    assert (scene.kind(), scene.built("a-right")) == ("extract", ["assault_ship"])


@clause("WARP-DEV-10", "WARP-TRK-02")
def test_a_level_moves_its_own_track_and_is_a_deed() -> None:
    scene = Scene().rewards("A", "overhaul").has("A", gold=2).level("A", "gold_mine", 2).turn("A")
    scene.play("A spend overhaul", "A upgrade gold_mine")

    assert scene.colony("A").levels == [1, 3, 1, 1, 1]
    assert at(scene.view("B"), "players", 0, "tracks", "gold", "position") == 3
    assert scene.colony("A").positions == [1, 3, 1, 1]
    assert scene.colony("A").deeds[7 : 7 + 5] == [0, 1, 0, 0, 0]
