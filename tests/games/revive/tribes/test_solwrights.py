"""Solwrights, a house tribe: energy back by the sun, machines without energy by the moon."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.games.revive.tribes.test_tribes import ability


@clause("REV-SOL-01")
def test_the_sun_takes_an_energy_back_and_gives_a_basic_resource() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").machine("A", "MG01", "MN01", charged=True)

    ability(scene).play("A resolve recharge", "A recharge MN01", "A gain food")

    assert (scene.camp("A").energy, scene.held("A", "food"), scene.camp("A").progress) == (1, 1, 1)
    machines = at(scene.view("A"), "players", 0, "machines")
    assert isinstance(machines, list)
    assert [(at(machine, "id"), at(machine, "charged")) for machine in machines] == [("MG01", True), ("MN01", False)]


@clause("REV-SOL-01")
def test_without_energy_on_a_machine_the_resource_is_still_gained() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").energy("A", 1).machine("A", "MG01")

    ability(scene).play("A gain book")
    asked = scene.options("A")
    scene.play("A done")

    # A machine used now would hold energy that could be taken back.
    assert asked == ["use MG01", "done"]
    assert (scene.held("A", "book"), scene.camp("A").energy, scene.camp("A").progress) == (1, 1, 1)


@clause("REV-SOL-01")
def test_the_moon_pays_a_food_to_work_one_machine_even_if_it_holds_energy() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights", "moon").has("A", food=2).energy("A", 0)
    scene.machine("A", "MG01", charged=True).machine("A", "MN01")

    ability(scene)
    offered = scene.options("A")
    scene.play("A work MG01")

    assert offered == ["work MG01", "work MN01"]
    assert (scene.resources("A"), scene.camp("A").energy, scene.camp("A").progress) == ((2, 0, 1, 0), 0, 1)
    assert scene.camp("A").charged.bit_count() == 1


@clause("REV-SOL-01")
def test_the_moon_needs_the_food_and_a_machine() -> None:
    hungry = Scene(seats=2).tribe("A", "solwrights", "moon").machine("A", "MG01").hand("A", "SA1", "SA3").turn("A")
    idle = Scene(seats=2).tribe("A", "solwrights", "moon").has("A", food=1).hand("A", "SA1", "SA3").turn("A")

    hungry.play("A play SA1 B1")
    idle.play("A play SA1 B1")

    assert (hungry.kind(), hungry.camp("A").progress, hungry.held("A", "gear")) == ("turn", 0, 0)
    assert (idle.kind(), idle.camp("A").progress, idle.held("A", "food")) == ("turn", 0, 1)


@clause("REV-SOL-02")
def test_winter_stores_give_a_resource_whenever_hibernating() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").knows_technology("A", "A1").hand("A", "SA1").turn("A")

    scene.play("A hibernate", "A reward 1", "A gain food", "A gain gear")

    assert (scene.resources("A"), scene.state.active) == ((1, 0, 1, 0), 1)


@clause("REV-SOL-02")
def test_master_craft_gives_two_points_for_each_special_machine() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").knows_technology("A", "A1", "B1").tracks("A", gray=5)
    scene.unlocked("A", "RW01").hand("A", "SA2").turn("A")

    scene.play("A play SA2 B1", "A resolve advance-gray", "A machine MG02")

    assert scene.camp("A").points == 2


@clause("REV-SOL-02")
def test_a_standard_machine_gives_no_points() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").knows_technology("A", "A1", "B1").tracks("A", gray=2)

    scene.hand("A", "SA2", "SA1").turn("A").play("A play SA2 B1", "A resolve advance-gray")

    assert (scene.is_unlocked("A", "RW01"), scene.camp("A").points) == (True, 0)


@clause("REV-SOL-02")
def test_master_craft_gives_nothing_if_no_machine_was_left() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").knows_technology("A", "A1", "B1").tracks("A", gray=5)
    scene.unlocked("A", "RW01").machine_display("MG01").empty("gray").machine("B", "MG01").hand("A", "SA2", "SA1")

    scene.turn("A").play("A play SA2 B1", "A resolve advance-gray")

    assert (scene.is_unlocked("A", "RW04"), scene.camp("A").points) == (True, 0)


@clause("REV-SOL-02")
def test_the_sun_lens_gives_a_crystal() -> None:
    scene = Scene(seats=2).tribe("A", "solwrights").knows_technology("A", "A1", "B3").energy("A", 1).hand("A", "SA1")

    scene.turn("A").play("A use tech:B3")

    assert (scene.held("A", "crystal"), scene.camp("A").energy) == (1, 0)


@clause("REV-SOL-01", "REV-EFF-09")
def test_the_sun_once_chosen_does_something_and_the_rest_may_be_left() -> None:
    scene = ability(Scene(seats=2).tribe("A", "solwrights").machine("A", "MG01", charged=True).hand("A", "SA3"))

    first = scene.options("A")
    scene.play("A resolve gain-basic", "A gain book")
    then = scene.options("A")
    scene.play("A done")

    # A marker moves only because something was done.
    assert first == ["resolve recharge", "resolve gain-basic"]
    assert then == ["recharge MG01", "done"]
    assert (scene.held("A", "book"), scene.camp("A").energy, scene.camp("A").progress) == (1, 0, 1)
