"""An announced action: what else may be done before its target is named."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.rows import for_each


@clause("REV-TURN-04", "REV-MACH-05")
def test_free_actions_are_there_while_an_announced_action_waits_for_its_target() -> None:
    scene = Scene(seats=2).has("A", gear=1, crystal=1).energy("A", 1).machine("A", "MG03").crates("A", "CR15").turn("A")

    scene.play("A with MG03 build")
    first = scene.options("A")
    scene.play("A open CR15", "A convert gear")

    assert ("convert gear" in first, "open CR15" in first) == (True, True)
    # Neither was an action, and the announced one is still asked for: now a large building can be paid.
    assert (scene.kind(), scene.state.acted) == ("announce", 0)
    assert (scene.held("A", "gear"), scene.held("A", "crystal")) == (2, 0)
    assert scene.offers("A", "open") == []
    scene.play("A build small 4,3")
    assert (scene.held("A", "gear"), scene.camp("A").buildings, scene.state.acted) == (1, [5, 4], 1)


@clause("REV-TURN-04", "REV-MACH-05")
def test_an_action_that_was_announced_is_carried_out() -> None:
    scene = Scene(seats=2).has("A", gear=1).energy("A", 1).machine("A", "MG03").turn("A").play("A with MG03 build")

    assert "done" not in scene.options("A")
    assert "build small 4,3" in scene.options("A")


@clause("REV-TURN-04", "REV-MACH-05")
@for_each(("energy", "offered"), [(0, []), (1, ["with MG03"])])
def test_an_action_that_an_effect_grants_may_be_left_or_strengthened(energy: int, offered: list[str]) -> None:
    scene = Scene(seats=2).has("A", gear=4).energy("A", energy).machine("A", "MG03").hand("A", "CG03", "SA1").turn("A")

    scene.play("A play CG03 B1")
    asked = scene.options("A")
    scene.play("A done")

    assert [option for option in asked if option.startswith("with")] == offered
    assert asked[-1] == "done"
    assert (scene.held("A", "gear"), scene.state.acted) == (4, 1)


# What can be reached and paid


def builds(scene: Scene, size: str = "small") -> set[str]:
    """Where A can build this size now."""
    return {option.split(" ")[2] for option in scene.offers("A", "build") if option.split(" ")[1] == size}


NEAR = {"4,3", "5,3", "3,6", "6,2"}


@clause("REV-BLD-02", "REV-RNG-01", "REV-RES-04")
@for_each(
    ("gear", "food", "crystal", "spaces"),
    [
        # From (7,4) the nearest sand is two spaces away.
        (3, 1, 0, set()),
        (3, 2, 0, NEAR),
        (3, 1, 1, NEAR),
        (2, 2, 0, set()),
        (2, 2, 1, NEAR),
        (2, 1, 1, set()),
        (2, 1, 2, NEAR),
        (0, 0, 5, NEAR),
        (0, 0, 4, set()),
        (0, 9, 0, set()),
        (3, 3, 0, NEAR | {"3,7", "2,4"}),
        (3, 4, 0, NEAR | {"3,7", "2,4", "3,2"}),
    ],
)
def test_gears_food_and_crystals_are_enough_for_some_spaces(
    gear: int, food: int, crystal: int, spaces: set[str]
) -> None:
    scene = Scene(seats=2).building("A", "7,4").has("A", gear=gear, food=food, crystal=crystal).turn("A")

    assert builds(scene) == spaces


@clause("REV-OXF-04", "REV-BLD-02", "REV-RES-08")
@for_each(
    ("gear", "food", "crystal", "small", "large"),
    [
        # 2 less beside the own target alone: 1 for a small building, 3 for a large one.
        (1, 2, 0, {"4,3"}, set()),
        (1, 1, 0, set(), set()),
        (1, 1, 1, {"4,3"}, set()),
        (0, 2, 1, {"4,3"}, set()),
        (0, 1, 1, set(), set()),
        (2, 2, 1, NEAR, {"4,3"}),
        (3, 2, 0, NEAR, {"4,3"}),
        (5, 1, 1, NEAR, NEAR),
    ],
)
def test_an_own_target_makes_its_space_cheaper(
    gear: int, food: int, crystal: int, small: set[str], large: set[str]
) -> None:
    scene = Scene(seats=2).tribe("A", "ox49", "moon").building("A", "7,4").tile("A", "4,3", "target")
    scene.has("A", gear=gear, food=food, crystal=crystal).turn("A")

    assert (builds(scene), builds(scene, "large")) == (small, large)


@clause("REV-OXF-04")
def test_the_target_of_another_player_changes_nothing() -> None:
    scene = Scene(seats=2).tribe("A", "ox49", "moon").tribe("B", "ox49", "moon").building("A", "7,4")
    scene.tile("B", "4,3", "target")

    scene.has("A", gear=2, food=9).turn("A")

    assert builds(scene) == set()


def explores(scene: Scene) -> set[str]:
    """Which slots A can explore now."""
    return {option.split(" ")[1] for option in scene.offers("A", "explore")}


@clause("REV-EXP-02", "REV-RNG-01", "REV-RES-04")
@for_each(
    ("food", "crystal", "offered"),
    [(2, 0, False), (3, 0, True), (2, 1, True), (1, 1, False), (0, 3, True), (0, 2, False), (0, 0, False)],
)
def test_a_tile_beside_a_piece_costs_what_its_back_says(food: int, crystal: int, offered: bool) -> None:
    scene = Scene(seats=2).building("A", "7,4").has("A", food=food, crystal=crystal).turn("A")

    # R1C4 takes 3 food from there.
    assert ("R1C4" in explores(scene)) == offered


@clause("REV-EXP-02", "REV-RES-08", "REV-MACH-05")
@for_each(("food", "energy", "offered"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_a_discount_on_a_tile_leaves_one_food(food: int, energy: int, offered: bool) -> None:
    scene = Scene(seats=2).building("A", "7,4").has("A", food=food).energy("A", energy).machine("A", "MY03").turn("A")

    assert ("with MY03 explore" in scene.options("A")) == offered
    if offered:
        # There is one such tile, which is explored at once.
        scene.play("A with MY03 explore")
        assert (scene.held("A", "food"), scene.kind()) == (0, "recruit")


# Machines and crates together


@clause("REV-MACH-05", "REV-CRT-02")
@for_each(
    ("energy", "machines", "crates", "offered"),
    [
        # Gears for a small building are two short, food is two short: a discount and a range are needed.
        (0, ("MG03", "MY06"), (), []),
        (1, ("MG03", "MY06"), (), []),
        (2, ("MG03", "MY06"), (), ["with MG03 build", "with MY06 build"]),
        (1, ("MG03",), ("CR25",), ["with MG03 build", "with CR25 build"]),
        (0, ("MG03",), ("CR25",), []),
        (1, ("MY06",), ("CR26",), ["with MY06 build", "with CR26 build"]),
        (0, ("MY06",), ("CR26",), []),
        (0, (), ("CR25", "CR26"), ["with CR25 build", "with CR26 build"]),
        (2, ("MG03",), (), []),
        (2, (), ("CR25",), []),
        # Other crates and machines do not help.
        (2, ("MG03", "MG01"), ("CR15",), []),
    ],
)
def test_what_is_needed_together_is_offered_as_far_as_energy_lasts(
    energy: int, machines: tuple[str, ...], crates: tuple[str, ...], offered: list[str]
) -> None:
    scene = Scene(seats=2).building("A", "7,4").has("A", gear=1).energy("A", energy).machine("A", *machines)

    scene.crates("A", *crates).turn("A")

    assert [option for option in scene.offers("A", "with") if option.endswith(" build")] == offered


@clause("REV-MACH-05", "REV-CRT-02", "REV-RNG-08")
def test_what_was_taken_along_adds_up_and_is_used_up() -> None:
    scene = Scene(seats=2).building("A", "7,4").has("A", gear=1).energy("A", 1).machine("A", "MG03")
    scene.crates("A", "CR25", "CR26").turn("A").play("A with CR25 build")

    assert builds(scene) == set()
    scene.play("A with MG03")

    # Range 3 reaches all but (3,2); 3 gears less 2 can be paid.
    assert builds(scene) == NEAR | {"3,7", "2,4"}
    assert (scene.camp("A").energy, scene.state.acted) == (0, 0)
    scene.play("A build small 4,3")
    assert (scene.held("A", "gear"), scene.held("A", "food"), scene.state.acted) == (0, 0, 1)
    assert scene.state.free_depth == 0
    assert scene.state.announced == []


def populates(scene: Scene) -> set[str]:
    """Which of two locations A can populate: (3,3) beside the building on (2,4), and (4,7), three spaces further."""
    return {option.split(" ")[1] for option in scene.offers("A", "populate")} & {"3,3", "4,7"}


def first_cost(scene: Scene) -> int:
    """The books for the bottom technology of A, whatever tree the tribe has."""
    board = scene.state.tribe(0)
    return board.technologies[board.open_nodes[0][0]].cost


def dear(scene: Scene) -> int:
    """All technologies of A for less than 4 books are unlocked, and change nothing; the books for the next one."""
    board, camp = scene.state.tribe(0), scene.camp("A")
    camp.known = sum(1 << node for node, technology in enumerate(board.technologies) if technology.cost < 4)
    cost = min(board.technologies[node].cost for node in board.open_nodes[camp.known])
    assert cost >= 4
    return cost


@clause("REV-POP-02", "REV-POP-03", "REV-RNG-01", "REV-RES-04")
@for_each(
    ("short", "food", "crystal", "places"),
    [
        # Books short of the price, food and crystals.
        (0, 0, 0, {"3,3"}),
        (0, 2, 0, {"3,3"}),
        (0, 3, 0, {"3,3", "4,7"}),
        (0, 2, 1, {"3,3", "4,7"}),
        (0, 0, 3, {"3,3", "4,7"}),
        (1, 9, 0, set()),
        (1, 0, 1, {"3,3"}),
        (1, 2, 1, {"3,3"}),
        (1, 2, 2, {"3,3", "4,7"}),
        (1, 3, 1, {"3,3", "4,7"}),
    ],
)
def test_books_food_and_crystals_are_enough_for_some_locations(
    short: int, food: int, crystal: int, places: set[str]
) -> None:
    scene = Scene(seats=2).building("A", "2,4")

    scene.has("A", book=first_cost(scene) - short, food=food, crystal=crystal).turn("A")

    assert populates(scene) == places


@clause("REV-POP-04", "REV-POP-03")
@for_each(
    ("more", "crystal", "places"), [(0, 0, set()), (1, 0, {"3,3"}), (0, 1, {"3,3"}), (2, 0, {"3,3"}), (-1, 1, set())]
)
def test_a_rival_on_a_location_costs_a_book_more(more: int, crystal: int, places: set[str]) -> None:
    scene = Scene(seats=2).building("A", "2,4").figure("B", "3,3", "A1")

    scene.has("A", book=first_cost(scene) + more, crystal=crystal).turn("A")

    assert populates(scene) == places


@clause("REV-OXF-04", "REV-POP-08", "REV-POP-02")
@for_each(
    ("target", "book", "food", "crystal", "places"),
    [
        # At a price of 4, and 2 beside the own target.
        ("3,3", 2, 0, 0, {"3,3"}),
        ("3,3", 1, 0, 0, set()),
        ("3,3", 1, 0, 1, {"3,3"}),
        ("3,3", 3, 9, 0, {"3,3"}),
        ("3,3", 4, 3, 0, {"3,3", "4,7"}),
        ("4,7", 2, 3, 0, {"4,7"}),
        ("4,7", 2, 2, 0, set()),
        ("4,7", 2, 2, 1, {"4,7"}),
        ("4,7", 1, 2, 1, set()),
        ("4,7", 4, 2, 0, {"3,3"}),
    ],
)
def test_an_own_target_makes_its_location_cheaper(
    target: str, book: int, food: int, crystal: int, places: set[str]
) -> None:
    scene = Scene(seats=2).tribe("A", "ox49", "moon").building("A", "2,4").tile("A", target, "target")

    scene.has("A", book=book + dear(scene) - 4, food=food, crystal=crystal).turn("A")

    assert populates(scene) == places


@clause("REV-OXF-04")
def test_another_players_target_makes_no_location_cheaper() -> None:
    scene = Scene(seats=2).tribe("A", "ox49", "moon").tribe("B", "ox49", "moon").building("A", "2,4")
    scene.tile("B", "3,3", "target").has("A", book=dear(scene) - 1, food=9).turn("A")

    assert populates(scene) == set()


@clause("REV-RNG-08", "REV-MACH-05", "REV-POP-02")
@for_each(("energy", "offered"), [(0, False), (1, True)])
def test_range_taken_along_reaches_a_location(energy: int, offered: bool) -> None:
    scene = Scene(seats=2).building("A", "7,4").energy("A", energy).machine("A", "MY06")
    scene.has("A", book=first_cost(scene)).turn("A")

    assert populates(scene) == set()
    assert ("with MY06 populate" in scene.options("A")) == offered
    if offered:
        scene.play("A with MY06 populate")
        assert populates(scene) == {"3,3", "4,7"}
        scene.play("A populate 3,3")
        assert (scene.held("A", "book"), scene.held("A", "food"), scene.held("A", "crystal")) == (0, 0, 0)
