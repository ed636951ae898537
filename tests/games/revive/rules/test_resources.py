"""Resources: limits, crystals in the place of others, excess, discounts and payment in full."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

BASICS = ["gain gear", "gain book", "gain food"]


@clause("REV-RES-01")
def test_a_marker_goes_up_for_each_unit_gained() -> None:
    scene = Scene().has("A", gear=1, book=2).hand("A", "SA2").turn("A")

    scene.play("A play SA2 T1")

    assert scene.resources("A") == (2, 3, 0, 0)


@clause("REV-RES-01")
def test_a_marker_goes_down_for_each_unit_spent() -> None:
    scene = Scene().has("A", gear=5, book=2, food=2).turn("A")

    scene.play("A build small 3,7")

    # 3 gears, and 1 food for the space between the chasm and (3,7).
    assert scene.resources("A") == (2, 2, 1, 0)


@clause("REV-RES-01")
def test_a_crystal_is_no_basic_resource() -> None:
    scene = Scene().turn("A")

    assert scene.offers("A", "switch") == ["switch gear", "switch book", "switch food"]


@clause("REV-RES-02")
def test_limits() -> None:
    view = Scene().turn("A").view("A")

    assert at(view, "players", 0, "limits") == {"gear": 6, "book": 6, "food": 6, "crystal": 3}


@clause("REV-RES-02", "REV-RES-03")
@for_each(("card", "resource"), [("SA1", "gear"), ("SA3", "book"), ("SA5", "food")])
@for_each(("held", "after"), [(4, 6), (5, 6), (6, 6)])
def test_a_basic_resource_above_the_limit_is_lost(card: str, resource: str, held: int, after: int) -> None:
    scene = Scene().has("A", **{resource: held}).hand("A", card).turn("A")

    scene.play(f"A play {card} T1")

    assert scene.held("A", resource) == after


@clause("REV-RES-03")
def test_what_was_lost_does_not_come_back() -> None:
    scene = Scene().has("A", gear=6).hand("A", "SA1").turn("A")

    scene.play("A play SA1 T1", "A build large 3,6")

    assert scene.told("lost") == [["2", "gear", "from:card:SA1"]]
    assert scene.held("A", "gear") == 1


@clause("REV-RES-04")
@for_each(("word", "after"), [("gear", (1, 0, 0, 1)), ("book", (0, 1, 0, 1)), ("food", (0, 0, 1, 1))])
def test_a_crystal_becomes_a_basic_resource_at_any_time(word: str, after: tuple[int, ...]) -> None:
    scene = Scene().has("A", crystal=2).turn("A")

    scene.play(f"A convert {word}")

    assert scene.resources("A") == after
    assert scene.kind() == "turn"


@clause("REV-RES-04")
def test_crystals_pay_what_is_missing_of_basic_costs() -> None:
    # 3 gears and 1 food for range: 2 gears are there, 2 crystals stand in.
    scene = Scene().has("A", gear=2, crystal=3).turn("A")

    scene.play("A build small 3,7")

    assert scene.resources("A") == (0, 0, 0, 1)


@clause("REV-RES-04", "REV-TURN-09")
def test_crystals_pay_also_on_the_turn_of_another_player() -> None:
    # The tile lands with a water that grants the tribe ability beside Kuniban's building: 1 food for a card.
    scene = Scene().tribe("B", "kuniban").has("B", crystal=1).building("B", "7,4")
    scene.face_down("R1C4", "AT22").has("A", food=5).turn("A")
    scene.play("A explore R1C4", "A recruit deck", "A lay 1")
    assert scene.asked() == "B"

    scene.play("B resolve water-7,3", "B recruit CG02")

    assert scene.resources("B") == (0, 0, 0, 0)
    assert scene.cards("B") == ["CG02"]


@clause("REV-RES-05")
@for_each(
    ("picked", "after"),
    [
        ("gain gear", (1, 0, 0, 3)),
        ("gain book", (0, 1, 0, 3)),
        ("gain food", (0, 0, 1, 3)),
        ("lose", (0, 0, 0, 3)),
    ],
)
def test_a_crystal_above_three_becomes_a_basic_resource_or_is_lost(picked: str, after: tuple[int, ...]) -> None:
    # (5,3) touches the water that gives a crystal.
    scene = Scene().has("A", gear=3, crystal=3).turn("A")
    scene.play("A build small 5,3", "A resolve water-6,3")
    assert scene.options("A") == [*BASICS, "lose"]

    scene.play(f"A {picked}")

    assert scene.resources("A") == after


@clause("REV-RES-05")
def test_only_what_is_above_three_is_replaced() -> None:
    scene = Scene().has("A", gear=5, crystal=2).explored("R0C2", "AT01").building("A", "4,1").turn("A")

    # (4,0) touches one crystal symbol; a large building gives two.
    scene.play("A build large 4,0")

    assert scene.held("A", "crystal") == 3
    assert scene.options("A") == [*BASICS, "lose"]


@clause("REV-RES-05")
def test_a_crystal_above_three_on_the_turn_of_another_player() -> None:
    scene = Scene().has("B", crystal=3).building("B", "7,4")
    scene.face_down("R1C4", "VC1").has("A", food=5).turn("A")

    scene.play("A explore R1C4")

    assert scene.asked() == "B"
    assert scene.options("B") == [*BASICS, "lose"]


@clause("REV-RES-06")
@for_each(("crystals", "possible"), [(0, False), (1, True)])
def test_a_cost_in_crystals_takes_a_crystal(crystals: int, possible: bool) -> None:
    # The moon side of the Nàdair: 1 crystal for a forest tile.
    scene = Scene().tribe("A", "nadair", "moon").has("A", gear=6, book=6, food=6, crystal=crystals)
    scene.hand("A", "SA1").turn("A")

    scene.play("A play SA1 B1")

    assert (scene.kind() == "any-order" and "resolve tribe" in scene.options("A")) is possible


@clause("REV-RES-06")
def test_a_technology_may_convert_basic_resources_first() -> None:
    scene = Scene().tribe("A", "hofstadterians", "moon").has("A", gear=1, book=1).figure("A", "3,3", "B1")
    scene.building("A", "5,3").hand("A", "SA1").turn("A")
    scene.play("A play SA1 B1")
    assert "resolve tribe" not in scene.options("A")

    scene.play("A swap gear+book crystal")

    assert scene.resources("A") == (0, 0, 0, 1)
    assert "resolve tribe" in scene.options("A")


@clause("REV-RES-07")
def test_a_free_action_may_pass_the_limit_until_its_part_of_the_turn_ends() -> None:
    scene = Scene().has("A", book=6).crates("A", "CR09").hand("A", "SA1", "SA2").turn("A")
    scene.play("A open CR09")
    assert scene.held("A", "book") == 8

    scene.play("A play SA1 T1")

    # The first action ends the first part.
    assert scene.resources("A") == (2, 6, 0, 0)


@clause("REV-RES-07")
def test_what_exceeds_the_limit_can_pay_in_that_part() -> None:
    # 6 books for C1 and one each for two rivals.
    scene = Scene(3).has("A", book=6).crates("A", "CR09").figure("A", "3,3", "A1").figure("A", "2,5", "B1")
    scene.figure("B", "4,7", "A1").figure("C", "4,7", "A1").has("A", book=6, food=4).turn("A")
    scene.play("A open CR09")

    scene.play("A populate 4,7", "A technology C1")

    assert scene.held("A", "book") == 0
    assert (scene.held("B", "book"), scene.held("C", "book")) == (1, 1)


@clause("REV-RES-07")
def test_a_part_that_ends_without_an_action_loses_the_excess_too() -> None:
    # After the second action a free action belongs to the second part, which ends with the turn.
    scene = Scene().has("A", food=6, crystal=1).crates("A", "CR11").turn("A", acted=2)
    scene.play("A open CR11")
    assert scene.held("A", "food") == 8

    scene.play("A end")

    assert scene.held("A", "food") == 6


@clause("REV-RES-07")
def test_excess_crystals_may_become_basic_resources_when_a_part_ends() -> None:
    scene = Scene().has("A", crystal=3).crates("A", "CR13").hand("A", "SA1").turn("A")
    scene.play("A open CR13")
    assert scene.held("A", "crystal") == 4

    scene.play("A play SA1 T1")
    assert scene.options("A") == [*BASICS, "lose"]
    scene.play("A gain food")

    assert scene.resources("A") == (2, 0, 1, 3)


@clause("REV-RES-07")
def test_a_hibernation_turn_is_one_part() -> None:
    scene = Scene().has("A", food=6).crates("A", "CR11").turn("A")
    scene.play("A open CR11", "A hibernate", "A done")

    assert scene.held("A", "food") == 6
    assert scene.state.active == 1


@clause("REV-RES-07", "REV-RES-03")
def test_gains_of_others_are_cut_at_once_while_a_free_action_is_resolved() -> None:
    # A's crate gives the tribe ability: a forest tile that B's large building touches, at the end of the green track.
    scene = Scene().tribe("A", "nadair", "moon").has("A", crystal=1, food=3, book=6).crates("A", "CR21")
    scene.building("A", "3,6").building("B", "4,3", "large").tracks("B", green=12).has("B", book=5).turn("A")

    scene.play("A open CR21", "A tile 5,3")

    # A's book for the tile passes the limit for now; B had room for one of two.
    assert scene.held("A", "book") == 7
    assert scene.held("B", "book") == 6


@clause("REV-RES-08")
@for_each(
    ("modifier", "gears", "size"),
    [("MG03", 1, "small"), ("MG03", 3, "large"), ("MG03 CR26", 1, "small"), ("MG03 CR26", 1, "large")],
)
def test_gears_of_a_build_are_never_below_one(modifier: str, gears: int, size: str) -> None:
    names = modifier.split(" ")
    scene = Scene().has("A", gear=6).energy("A", 1).machine("A", "MG03").crates("A", "CR26").turn("A")
    scene.play("A with MG03 build")
    if len(names) > 1:
        scene.play("A with CR26")

    scene.play(f"A build {size} 4,3")

    assert scene.held("A", "gear") == 6 - gears


@clause("REV-RES-08")
def test_each_cost_has_a_floor_of_its_own() -> None:
    # A tile for 2 food with a discount of 2, one space away: 1 for the tile and 1 for range.
    scene = Scene().face_down("R1C4", "AT01").has("A", food=4).energy("A", 1).machine("A", "MY03").turn("A")

    scene.play("A with MY03 explore", "A explore R1C4")

    assert scene.held("A", "food") == 2


@clause("REV-RES-08")
@for_each(("node", "books"), [("B2", 1), ("C1", 2)])
def test_discounts_on_one_cost_are_added_up(node: str, books: int) -> None:
    # 4 off in all: 1 of 3 books is left for B2, 2 of 6 for C1.
    scene = Scene().has("A", book=6, food=3).energy("A", 1).machine("A", "MN03").crates("A", "CR27")
    scene.figure("A", "3,3", "A1").figure("A", "2,5", "B1").turn("A")

    scene.play("A with MN03 populate", "A with CR27", f"A technology {node}")
    while scene.kind() != "turn":
        scene.play(f"A {scene.options('A')[0]}")

    assert scene.held("A", "book") == 6 - books


@clause("REV-RES-09")
def test_range_can_cost_nothing() -> None:
    # Two spaces away with a range of 2 more: only the 3 gears are paid.
    scene = Scene().has("A", gear=3).building("A", "7,4").energy("A", 1).machine("A", "STD3").turn("A")
    assert "build small 5,3" not in scene.options("A")

    scene.play("A with STD3 build", "A build small 5,3")

    # The crystal is the reward of the water on (6,3).
    assert scene.resources("A") == (0, 0, 0, 1)


@clause("REV-RES-10")
@for_each(
    ("gear", "food", "crystal", "offered"),
    [(3, 1, 0, True), (2, 1, 0, False), (3, 0, 0, False), (2, 1, 1, True), (2, 0, 1, False), (2, 0, 2, True)],
)
def test_a_cost_is_paid_in_full_or_not_at_all(gear: int, food: int, crystal: int, offered: bool) -> None:
    # 3 gears, and 1 food for range.
    scene = Scene().has("A", gear=gear, food=food, crystal=crystal).turn("A")

    assert ("build small 3,7" in scene.options("A")) is offered


@clause("REV-RES-10")
def test_an_effect_that_cannot_be_paid_does_not_happen() -> None:
    # Kuniban pays 1 food for a card of the display.
    scene = Scene().tribe("A", "kuniban").hand("A", "SA1").turn("A")

    scene.play("A play SA1 B1")

    assert scene.kind() == "turn"
    assert (scene.cards("A"), scene.camp("A").progress) == ([], 0)


@clause("REV-RES-07")
def test_what_could_still_be_used_need_not_be_and_the_excess_is_lost() -> None:
    scene = Scene().has("A", food=6).crates("A", "CR11").machine("A", "STD1").energy("A", 1).hand("A", "SA1", "SA2")
    scene.turn("A").play("A open CR11", "A play SA1 T1")
    assert (scene.kind(), scene.options("A")) == ("use-excess", ["done", "use STD1"])

    scene.play("A done")

    # The 2 gears are those of the card.
    assert scene.resources("A") == (2, 0, 6, 0)
    assert (scene.kind(), scene.state.active, scene.state.acted) == ("turn", 0, 1)


@clause("REV-RES-07")
def test_each_excess_crystal_becomes_one_resource_and_no_more() -> None:
    scene = Scene().has("A", crystal=3).crates("A", "CR13").hand("A", "SA1", "SA2").turn("A")

    scene.play("A open CR13", "A play SA1 T1", "A gain food")

    assert (scene.kind(), scene.resources("A")) == ("turn", (2, 0, 1, 3))
