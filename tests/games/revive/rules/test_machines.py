"""Machines: energy, the three standard ones, those that go with an action, and what cannot be reused."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


@clause("REV-MACH-01")
def test_an_energy_from_the_storage_onto_the_machine_gives_its_effect() -> None:
    scene = Scene(seats=2).energy("A", 2).machine("A", "MG01").hand("A", "SA1").turn("A")

    scene.play("A use MG01")

    assert (scene.held("A", "gear"), scene.camp("A").energy) == (2, 1)
    machines = at(scene.view("B"), "players", 0, "machines")
    assert machines == [{"place": "MG01", "id": "MG01", "charged": True, "in_use": False}]


@clause("REV-MACH-01")
def test_no_energy_no_machine_and_no_locked_machine() -> None:
    without = Scene(seats=2).energy("A", 0).machine("A", "MG01").hand("A", "SA1").turn("A")
    locked = Scene(seats=2).energy("A", 2).has("A", gear=1).hand("A", "SA1").turn("A")
    unlocked = Scene(seats=2).energy("A", 2).has("A", gear=1).machine("A", "STD1").hand("A", "SA1").turn("A")

    assert without.offers("A", "use") == []
    assert locked.offers("A", "use") == []
    assert unlocked.offers("A", "use") == ["use STD1"]


@clause("REV-MACH-02")
def test_a_machine_with_energy_cannot_be_used_again() -> None:
    scene = Scene(seats=2).energy("A", 2).machine("A", "MG01").hand("A", "SA1").turn("A")

    scene.play("A use MG01")

    assert scene.offers("A", "use") == []


@clause("REV-MACH-02")
def test_energy_taken_back_makes_it_ready_before_the_next_hibernation() -> None:
    scene = Scene(seats=2).energy("A", 1).machine("A", "MG01").hand("A", "CG07").turn("A")

    scene.play(
        "A use MG01", "A play CG07 B1", "A resolve recharge", "A recharge MG01", "A advance yellow", "A use MG01"
    )

    assert (scene.held("A", "gear"), scene.camp("A").energy) == (4, 0)


@clause("REV-MACH-03")
def test_any_number_of_machines_as_far_as_energy_lasts() -> None:
    scene = Scene(seats=2).energy("A", 3).machine("A", "MG01", "MN01", "MY01", "MY09").hand("A", "SA1").turn("A")

    scene.play("A use MG01", "A use MN01", "A use MY01")

    assert scene.resources("A") == (2, 2, 2, 0)
    assert (scene.camp("A").energy, scene.offers("A", "use")) == (0, [])


@clause("REV-MACH-04")
def test_a_machine_on_the_tribe_board_works_once_its_technology_is_unlocked() -> None:
    locked = (
        Scene(seats=2).tribe("A", "solwrights").energy("A", 2).knows_technology("A", "A1").hand("A", "SA1").turn("A")
    )
    scene = Scene(seats=2).tribe("A", "solwrights").energy("A", 2).knows_technology("A", "A1", "B3").hand("A", "SA1")

    scene.turn("A").play("A use tech:B3")

    assert locked.offers("A", "use") == []
    assert (scene.held("A", "crystal"), scene.camp("A").energy, scene.offers("A", "use")) == (1, 1, [])


@clause("REV-MACH-04")
def test_hibernating_takes_the_energy_back_from_the_tribe_board() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").energy("A", 1).knows_technology("A", "A1", "B3").turn("A")

    scene.play("A use tech:B3", "A hibernate")

    assert scene.camp("A").energy == 1


# Machines that go with an action


@clause("REV-MACH-05")
def test_a_machine_that_modifies_an_action_is_no_free_action_by_itself() -> None:
    scene = (
        Scene(seats=2).energy("A", 2).machine("A", "STD3", "MG03", "MN03", "MY03", "MG08").hand("A", "SA1").turn("A")
    )

    assert scene.offers("A", "use") == []


@clause("REV-MACH-05")
def test_it_works_for_the_announced_action_and_not_for_the_next() -> None:
    scene = Scene(seats=2).has("A", gear=6).energy("A", 1).machine("A", "MG03").turn("A")

    scene.play("A with MG03 build", "A build small 4,3")
    after_one = scene.held("A", "gear")
    scene.play("A build small 5,3")

    assert (after_one, scene.held("A", "gear")) == (5, 2)


@clause("REV-MACH-05")
def test_several_of_them_add_up_for_one_action() -> None:
    scene = Scene(seats=2).has("A", gear=1).energy("A", 2).machine("A", "MG03").crates("A", "CR26").turn("A")

    scene.play("A with MG03 build", "A with CR26", "A build large 4,3")

    assert (scene.held("A", "gear"), scene.camp("A").buildings) == (0, [6, 3])


@clause("REV-MACH-05")
def test_each_serves_only_its_own_kind_of_action() -> None:
    scene = Scene(seats=2).has("A", gear=3, book=1, food=6).energy("A", 1).machine("A", "MG03", "MN03", "MY03")

    scene.hand("A", "SA1").turn("A")

    assert scene.offers("A", "with") == ["with MY03 explore", "with MN03 populate", "with MG03 build"]


@clause("REV-MACH-05")
def test_it_serves_an_action_that_an_effect_grants() -> None:
    scene = Scene(seats=2).has("A", gear=1).energy("A", 1).machine("A", "MG03").hand("A", "CG03").turn("A")

    scene.play("A play CG03 B1", "A with MG03", "A build large 4,3")

    # 5 gears, 2 less by the card and 2 less by the machine.
    assert (scene.held("A", "gear"), scene.camp("A").buildings) == (0, [6, 3])


@clause("REV-MACH-06")
def test_a_card_counts_as_the_colour_named_and_only_that() -> None:
    scene = Scene(seats=2).energy("A", 1).machine("A", "MG08").played("A", "T1", "CG05", "CY05")
    scene.module("A", "T1.1", "MD06").module("A", "T1.2", "MD22").hand("A", "SA1").turn("A")

    scene.play("A with MG08 play", "A color yellow", "A play SA1 T1")

    # The gray card gives its 2 gears, the yellow card again 2 food and 1 point, the yellow module 1 food; neither the
    # gray card nor the gray module beside them.
    assert scene.resources("A") == (2, 0, 3, 0)
    assert scene.camp("A").points == 1


@clause("REV-MACH-06")
def test_the_colour_holds_for_the_card_being_played_only() -> None:
    scene = Scene(seats=2).energy("A", 1).machine("A", "MG08").module("A", "T1.2", "MD22")
    scene.hand("A", "CG05", "SA2").turn("A")

    scene.play("A with MG08 play", "A color yellow", "A play CG05 T1", "A play SA2 T1")

    # The module gave 1 food for the first play; the second card is gray again and wakes the gray CG05.
    assert scene.resources("A") == (2 + 1 + 2, 1, 1, 0)


@clause("REV-MACH-07")
def test_gained_energy_may_be_used_at_once() -> None:
    scene = Scene(seats=2).energy("A", 0).machine("A", "MG01").hand("A", "CG04").turn("A")

    scene.play("A play CG04 B1", "A use MG01")

    assert (scene.held("A", "gear"), scene.camp("A").energy) == (2, 0)


@clause("REV-MACH-07")
def test_the_supply_of_28_can_run_out() -> None:
    scene = Scene(seats=2).hand("A", "CG04")
    full = at(scene.view("A"), "decks", "energy")

    scene.empty("energy").turn("A").play("A play CG04 B1")

    assert full == 28
    assert scene.camp("A").energy == 0


# The standard machines


@clause("REV-MACH-08")
@for_each("paid", ["gear", "book", "food"])
def test_the_first_turns_a_basic_resource_into_a_crystal(paid: str) -> None:
    scene = (
        Scene(seats=2).has("A", gear=1, book=1, food=1).energy("A", 1).machine("A", "STD1").hand("A", "SA1").turn("A")
    )

    scene.play("A use STD1", f"A pay {paid}")

    assert scene.held("A", "crystal") == 1
    assert (scene.held("A", paid), sum(scene.resources("A"))) == (0, 3)


@clause("REV-MACH-09")
def test_the_second_sends_a_played_card_to_rest_and_frees_its_place() -> None:
    scene = Scene(seats=2).energy("A", 1).machine("A", "STD2").played("A", "T1", "SA1").played("A", "T2", "SA2")
    scene.hand("A", "SA3", "SA4").turn("A")

    scene.play("A use STD2", "A recall SA1", "A play SA3 T1", "A end", "B hibernate", "B done", "A hibernate")

    assert sorted(scene.cards("A")) == ["SA1", "SA4"]
    assert sorted(scene.rested("A")) == ["SA2", "SA3"]


@clause("REV-MACH-10")
def test_the_third_saves_up_to_two_food_for_range() -> None:
    scene = Scene(seats=2).has("A", gear=3).energy("A", 1).machine("A", "STD3").building("A", "7,4").turn("A")

    without = scene.offers("A", "build")
    scene.play("A with STD3 build")

    # Two spaces lie before each of these four; three lie before 3,7 and 2,4.
    assert without == []
    assert sorted(scene.offers("A", "build")) == [f"build small {space}" for space in ("3,6", "4,3", "5,3", "6,2")]


@clause("REV-MACH-10")
@for_each("action", ["explore", "build", "populate"])
def test_it_serves_three_kinds_of_action(action: str) -> None:
    scene = (
        Scene(seats=2).has("A", gear=6, book=6, food=6).energy("A", 1).machine("A", "STD3").hand("A", "SA1").turn("A")
    )

    assert f"with STD3 {action}" in scene.options("A")
    assert "with STD3 play" not in scene.options("A")


# No loops


@clause("REV-MACH-11")
def test_energy_of_a_machine_in_use_cannot_be_taken_back() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").has("A", food=1).energy("A", 1).machine("A", "MN06")
    scene.machine("A", "MG09", charged=True).turn("A")

    scene.play("A use MN06")

    assert scene.kind() == "any-order"
    scene.play("A resolve recharge")
    assert scene.options("A") == ["recharge MG09", "done"]


@clause("REV-MACH-11")
def test_working_without_energy_excludes_machines_in_use_and_those_that_grant_an_ability() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights", "moon").has("A", food=2).energy("A", 1).machine("A", "MN06", "MY01")
    scene.machine("A", "MG09", charged=True).turn("A")

    scene.play("A use MN06")

    # The Shrine grants the ability and is in use; the Mill is idle, the Exhibit Hall holds energy.
    assert scene.offers("A", "work") == ["work MG09", "work MY01"]


@clause("REV-MACH-11")
def test_working_a_machine_cannot_choose_the_shrine_even_when_it_is_idle() -> None:
    scene = (
        Scene(seats=2).tribe("A", "solwrights", "moon").has("A", food=3).machine("A", "MN06", "MG09").hand("A", "SA1")
    )

    scene.turn("A").play("A play SA1 B1", "A resolve tribe")

    # Only the Exhibit Hall was left, so it worked without a question: 1 food for 2 points.
    assert (scene.held("A", "food"), scene.camp("A").points, scene.camp("A").progress) == (2, 2, 1)


@clause("REV-MACH-11")
def test_working_a_machine_that_modifies_an_action_needs_that_action() -> None:
    scene = (
        Scene(seats=2).tribe("A", "solwrights", "moon").has("A", food=3, gear=6).machine("A", "MG03").hand("A", "SA1")
    )

    scene.turn("A").play("A play SA1 B1")

    # The ability has no machine to work: nothing is paid and no marker moves.
    assert (scene.held("A", "food"), scene.camp("A").progress, scene.kind()) == (3, 0, "turn")


@clause("REV-MACH-11")
def test_working_a_modifier_inside_its_action() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights", "moon").has("A", food=1, gear=1).machine("A", "MG03", charged=True)
    scene.crates("A", "CR21").hand("A", "CG03").turn("A")

    scene.play("A play CG03 B1", "A open CR21", "A build large 4,3")

    # The crate carries out the ability while the card's build is announced: 2 gears less by card and Scaffold each.
    assert (scene.resources("A"), scene.camp("A").buildings) == ((0, 0, 0, 0), [6, 3])


@clause("REV-MACH-11")
def test_working_a_machine_is_impossible_after_the_energy_step() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights", "moon").has("A", food=1).machine("A", "MG09").crates("A", "CR21")

    scene.turn("A").play("A hibernate")

    assert "open CR21" not in scene.options("A")
