"""General set-up: the map, the display, crates and energy."""

from __future__ import annotations

from tessera.games.revive import state as zones
from tessera.games.revive.library import load
from tests.clauses import clause
from tests.games.revive.fresh import beside, kind_at, large_locations, lying, revive, table, tile_in
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

every_count = for_each("seats", [1, 2, 3, 4])
START_SLOTS = ["R1C2", "R1C3", "R2C2", "R2C4", "R3C3"]
# More deals than it takes to see everything that a shuffle can do here.
DEALS = 60


@clause("REV-SET-01")
@every_count
def test_starting_tiles_lie_face_up_around_the_chasm(seats: int) -> None:
    game = table(seats)

    laid = tile_in(game)

    assert sorted([laid[slot] for slot in START_SLOTS]) == ["ST1", "ST2", "ST3", "ST4", "ST5"]
    assert [slot for slot, tile in laid.items() if tile.startswith("ST")] == START_SLOTS
    assert "unexplored" not in {kind_at(game, space) for space in ("3,2", "5,2", "2,4", "7,5", "4,7")}


@clause("REV-SET-01")
def test_starting_tiles_are_shuffled() -> None:
    deals = [tile_in(table(2, seed)) for seed in range(DEALS)]

    assert {deal["R1C2"] for deal in deals} == {"ST1", "ST2", "ST3", "ST4", "ST5"}
    assert {deal["R3C3"] for deal in deals} == {"ST1", "ST2", "ST3", "ST4", "ST5"}


@clause("REV-SET-02")
def test_starting_tiles_lie_in_a_random_orientation() -> None:
    seen: dict[str, set[object]] = {slot: set() for slot in START_SLOTS}

    for seed in range(DEALS):
        slots = table(2, seed).view(None)["slots"]
        assert isinstance(slots, list)
        for slot in slots:
            if at(slot, "kind") == "start":
                seen[str(at(slot, "id"))].add(at(slot, "turned"))

    assert seen == {slot: {False, True} for slot in START_SLOTS}


@clause("REV-SET-03")
def test_area_tiles_lie_face_down_and_show_their_backs() -> None:
    game = table(3)
    laid = tile_in(game)
    slots = game.view(0)["slots"]
    assert isinstance(slots, list)

    hidden = [slot for slot in slots if at(slot, "kind") == "area"]

    assert len(hidden) == 25
    assert len({laid[str(at(slot, "id"))] for slot in hidden}) == 25
    for slot in hidden:
        back = load().area_tiles[laid[str(at(slot, "id"))]]
        assert at(slot, "tile") is None
        assert (at(slot, "cost"), at(slot, "points")) == (back["explore_cost"]["food"], back["explore_points"])
    spaces = game.view(0)["spaces"]
    assert isinstance(spaces, list)
    assert len([space for space in spaces if at(space, "kind") is None]) == 100


@clause("REV-SET-03")
def test_area_tiles_are_shuffled() -> None:
    deals = [tile_in(table(2, seed)) for seed in range(200)]

    assert len({deal["R0C1"] for deal in deals}) == 25


@clause("REV-SET-04")
def test_a_large_location_lies_on_each_corner_with_a_random_side_up() -> None:
    seen: set[str] = set()
    left: set[str] = set()

    for seed in range(DEALS):
        laid = large_locations(table(2, seed))
        assert list(laid) == ["R0C0", "R0C6", "R4C0", "R4C6"]
        tiles = {side[:3] for side in laid.values()}
        assert len(tiles) == 4
        seen |= set(laid.values())
        left |= {"LL1", "LL2", "LL3", "LL4", "LL5"} - tiles

    assert seen == {f"LL{number}{side}" for number in range(1, 6) for side in "ab"}
    assert left == {"LL1", "LL2", "LL3", "LL4", "LL5"}


@clause("REV-SET-04")
def test_the_campaign_adds_three_large_locations() -> None:
    seen: set[str] = set()

    for seed in range(100):
        laid = large_locations(table(2, seed, campaign_locations=True))
        assert len({side[:3] for side in laid.values()}) == 4
        seen |= set(laid.values())

    assert seen == {f"LL{number}{side}" for number in range(1, 9) for side in "ab"}


@clause("REV-SET-04")
def test_large_locations_are_face_up_from_the_start() -> None:
    game = table()
    slots = game.view(None)["slots"]
    assert isinstance(slots, list)

    told = {at(slot, "id"): at(slot, "large") for slot in slots if at(slot, "kind") == "large"}

    laid = large_locations(game)
    assert told == {corner: {"id": side[:3], "side": side[3]} for corner, side in laid.items()}
    assert [kind_at(game, corner) for corner in laid] == ["large"] * 4


@clause("REV-SET-05", "REV-SET-07")
@every_count
def test_five_cards_and_five_modules_are_revealed(seats: int) -> None:
    game = table(seats)

    assert (len(lying(game, zones.DISPLAY)), len(lying(game, zones.CITIZENS))) == (5, 34)
    assert (len(lying(game, zones.MODULE_DISPLAY)), len(lying(game, zones.MODULES))) == (5, 43)
    view = game.view(0)
    assert at(view, "display", "cards") == sorted(lying(game, zones.DISPLAY))
    assert at(view, "display", "modules") == sorted(lying(game, zones.MODULE_DISPLAY))
    assert (at(view, "decks", "cards"), at(view, "decks", "modules")) == (34, 43)


@clause("REV-SET-05", "REV-SET-06", "REV-SET-07", "REV-SET-09")
@for_each("pile", [zones.CITIZENS, zones.MODULES, zones.MACHINES, zones.MACHINES + 1, zones.MACHINES + 2, zones.CRATES])
def test_decks_and_piles_are_shuffled(pile: int) -> None:
    first, second = lying(table(2, seed=1), pile), lying(table(2, seed=2), pile)

    assert first != second
    assert first != sorted(first)
    assert first != sorted(first, reverse=True)


@clause("REV-SET-06")
@every_count
def test_three_machines_of_each_colour_are_revealed(seats: int) -> None:
    game = table(seats)

    assert [len(lying(game, zones.MACHINE_DISPLAY + color)) for color in range(3)] == [3, 3, 3]
    assert [len(lying(game, zones.MACHINES + color)) for color in range(3)] == [7, 7, 7]
    assert at(game.view(0), "decks", "machines") == {"gray": 7, "green": 7, "yellow": 7}
    for color, word in enumerate(("gray", "green", "yellow")):
        assert at(game.view(0), "display", "machines", word) == sorted(lying(game, zones.MACHINE_DISPLAY + color))


@clause("REV-SET-08")
def test_a_card_taken_from_the_display_is_replaced_at_once() -> None:
    scene = Scene().display("CG01", "CG02", "CN01", "CN02", "CY01").on_top("cards", "CY07")
    scene.face_down("R1C4", "AT01").has("A", food=3).turn("A")

    scene.play("A explore R1C4", "A recruit CN01")

    # The tile is still to be laid: the display was refilled before that.
    assert scene.kind() == "lay-tile"
    assert scene.in_zone(zones.DISPLAY) == ["CG01", "CG02", "CN02", "CY01", "CY07"]


@clause("REV-SET-08")
def test_a_module_taken_from_the_display_is_replaced_at_once() -> None:
    scene = Scene().module_display("MD01", "MD02", "MD03", "MD04", "MD05").on_top("modules", "MD30")
    scene.hand("A", "SA3").turn("A")

    scene.play("A play SA3 B1", "A module MD02", "A place T1.2")

    assert scene.in_zone(zones.MODULE_DISPLAY) == ["MD01", "MD03", "MD04", "MD05", "MD30"]


@clause("REV-SET-08")
def test_an_empty_pile_leaves_a_gap() -> None:
    scene = Scene().display("CG01", "CG02", "CN01", "CN02", "CY01").empty("cards")
    scene.face_down("R1C4", "AT01").has("A", food=3).turn("A")

    scene.play("A explore R1C4", "A recruit CN01")

    assert scene.in_zone(zones.DISPLAY) == ["CG01", "CG02", "CN02", "CY01"]
    assert at(scene.view("B"), "decks", "cards") == 0


@clause("REV-SET-09")
@for_each(("seats", "supply"), [(1, 27), (2, 26), (3, 25), (4, 24)])
def test_crates_and_energy_lie_ready(seats: int, supply: int) -> None:
    game = table(seats)

    assert len(lying(game, zones.CRATES)) == 28
    assert at(game.view(None), "decks", "crates") == 28
    # Each player has taken one energy of the 28.
    assert revive(game).energy == supply
    assert at(game.view(None), "decks", "energy") == supply


@clause("REV-OPT-06")
def test_two_vast_crystals_take_the_place_of_two_random_tiles() -> None:
    missing: set[str] = set()
    slots: set[str] = set()

    for seed in range(DEALS):
        game = table(2, seed, vast_crystals=True)
        laid = tile_in(game)
        area = {slot: tile for slot, tile in laid.items() if not tile.startswith("ST")}
        assert len(area) == 25
        assert len(set(area.values())) == 25
        vast = [slot for slot, tile in area.items() if tile in {"VC1", "VC2"}]
        assert len(vast) == 2
        slots |= set(vast)
        gone = {f"AT{number:02}" for number in range(1, 26)} - set(area.values())
        assert len(gone) == 2
        missing |= gone

    assert len(missing) > 20
    assert len(slots) > 20


@clause("REV-OPT-06", "REV-OPT-07")
def test_vast_crystals_never_touch_each_other() -> None:
    # Without the rule about one deal in five would have them side by side.
    for seed in range(150):
        game = table(2, seed, vast_crystals=True)
        slots = [slot for slot, tile in tile_in(game).items() if tile in {"VC1", "VC2"}]
        first, second = [_spaces(slot) for slot in slots]
        assert not set().union(*[beside(game, space) for space in first]) & set(second)


def _spaces(slot: str) -> list[str]:
    return [f"{q},{r}" for q, r in load().slots[slot]["hexes"]]


@clause("REV-OPT-06", "REV-OPT-08")
def test_nobody_knows_where_the_vast_crystals_are() -> None:
    game = table(2, 3, vast_crystals=True)
    vast = [slot for slot, tile in tile_in(game).items() if tile in {"VC1", "VC2"}]
    slots = game.view(0)["slots"]
    assert isinstance(slots, list)

    backs = [slot for slot in slots if at(slot, "id") in vast]

    # The common back of the tiles that cost 4 food.
    assert [(at(slot, "tile"), at(slot, "cost"), at(slot, "points")) for slot in backs] == [(None, 4, 4)] * 2
    assert len([slot for slot in slots if at(slot, "cost") == 4]) > 2


@clause("REV-SET-01", "REV-TRB-03")
@every_count
def test_nothing_lies_on_the_map_but_its_tiles(seats: int) -> None:
    spaces = at(table(seats).view(0), "spaces")

    assert isinstance(spaces, list)
    assert {str(at(space, "tribe_tile")) for space in spaces} == {"None"}
    assert {str(at(space, "building")) for space in spaces} == {"None"}
    assert {str(at(space, "figures")) for space in spaces} == {"[]"}
