"""Slot modules: which of them a play activates, where they go, and what the activation symbol does."""

from __future__ import annotations

from tessera.games.revive.library import load
from tessera.games.revive.state import GONE, MODULE_DISPLAY, MODULES
from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

SPACES = ["T1.1", "T1.2", "T1.3", "T2.1", "T2.2", "B1.1", "B1.2", "B1.3", "B2.1", "B2.2", "S5.1", "S5.2"]


@clause("REV-MOD-01")
def test_every_module_of_the_slot_that_shows_the_colour_is_activated_once() -> None:
    scene = Scene(seats=2).module("A", "T1.1", "MD01").module("A", "T1.2", "MD42").module("A", "T1.3", "MD34")
    scene.module("A", "T2.1", "MD06").hand("A", "SA1").turn("A")

    scene.play("A play SA1 T1")

    # 2 gears of the card, 2 of the gray module, 1 food of the gray and yellow one; nothing of the yellow and green
    # one, and nothing of the gray module in the other slot.
    assert scene.resources("A") == (4, 0, 1, 0)


@clause("REV-MOD-01")
def test_a_module_is_activated_once_however_many_cards_are() -> None:
    scene = Scene(seats=2).played("A", "T1", "CG05").module("A", "T1.2", "MD42").hand("A", "SA1").turn("A")

    scene.play("A play SA1 T1")

    assert scene.resources("A") == (4, 0, 1, 0)


@clause("REV-MOD-02")
def test_every_module_shows_one_or_two_colours() -> None:
    modules = load().modules

    assert len(modules) == 48
    assert {len(set(record["colors"])) for record in modules.values()} == {1, 2}
    assert {color for record in modules.values() for color in record["colors"]} == {"gray", "green", "yellow"}


@clause("REV-MOD-03")
def test_twelve_module_spaces_two_or_three_in_a_slot() -> None:
    scene = Scene(seats=2).hand("A", "SA3").turn("A")

    scene.play("A play SA3 B1", "A module MD01")

    assert scene.options("A") == [f"place {space}" for space in SPACES]
    slots = at(scene.view("A"), "players", 0, "slots")
    assert isinstance(slots, list)
    assert [at(slot, "id") for slot in slots] == ["T1", "T2", "B1", "B2", "S5"]
    assert [len(modules) for slot in slots if isinstance(modules := at(slot, "modules"), list)] == [3, 2, 3, 2, 2]


@clause("REV-MOD-04")
def test_a_module_of_choice_any_vacant_space_and_the_display_refilled() -> None:
    scene = Scene(seats=2).module_display("MD05", "MD06", "MD07", "MD08", "MD09").on_top("modules", "MD30")
    scene.hand("A", "SA3").turn("A").play("A play SA3 B1")

    offered = scene.options("A")
    scene.play("A module MD07", "A place T2.2")

    assert offered == ["module MD05", "module MD06", "module MD07", "module MD08", "module MD09", "done"]
    assert scene.module_at("A", "T2.2") == "MD07"
    assert sorted(scene.in_zone(MODULE_DISPLAY)) == ["MD05", "MD06", "MD08", "MD09", "MD30"]


@clause("REV-MOD-04")
def test_the_display_is_refilled_before_the_activation_symbol() -> None:
    scene = Scene(seats=2).module_display("MD04", "MD06", "MD07", "MD08", "MD29").on_top("modules", "MD30")
    scene.hand("A", "SA3").turn("A").play("A play SA3 B1")

    scene.play("A module MD29", "A place T1.1")

    # The resource is still to be chosen, and the sixth module lies there already.
    assert scene.kind() == "gain-basic"
    assert "MD30" in scene.in_zone(MODULE_DISPLAY)


@clause("REV-MOD-05")
@for_each(("space", "books"), [("T1.1", 2), ("B2.1", 2), ("T1.2", 0), ("B2.2", 0)])
def test_a_vacant_activation_space_activates_whatever_the_colours(space: str, books: int) -> None:
    scene = Scene(seats=2).module_display("MD09").hand("A", "SB1").turn("A")

    # SB1 is gray, the module green.
    scene.play("A play SB1 B1", "A module MD09", f"A place {space}")

    assert scene.held("A", "book") == books


@clause("REV-MOD-06")
def test_a_new_module_takes_the_space_of_an_old_one_without_being_activated() -> None:
    scene = Scene(seats=2).module("A", "T1.1", "MD34").module_display("MD09").hand("A", "SB1").turn("A")

    scene.play("A play SB1 B1", "A module MD09", "A place T1.1")

    assert (scene.module_at("A", "T1.1"), scene.held("A", "book")) == ("MD09", 0)


@clause("REV-MOD-06")
def test_modules_are_not_discarded_at_other_moments() -> None:
    scene = Scene(seats=2).module("A", "T1.1", "MD34").has("A", crystal=1).energy("A", 1).hand("A", "SB1").turn("A")

    verbs = {option.split(" ")[0] for option in scene.options("A")}

    assert verbs == {"play", "switch", "convert", "hibernate"}


@clause("REV-MOD-06")
def test_a_module_is_replaced_on_another_players_turn() -> None:
    scene = Scene(seats=2).has("A", food=4).building("B", "7,4").module("B", "T1.1", "MD34")
    scene.face_down("R1C4", "AT23").turn("A")

    scene.play("A explore R1C4", "A recruit deck", "A lay 0", "B resolve water-7,3", "B module MD01", "B place T1.1")

    assert (scene.module_at("B", "T1.1"), scene.resources("B")) == ("MD01", (0, 0, 0, 0))
    assert scene.in_zone(GONE)[-1:] == ["MD34"]


@clause("REV-MOD-07")
def test_modules_in_the_fifth_slot_before_it_is_open() -> None:
    scene = Scene(seats=2).module_display("MD09", "MD01").hand("A", "SB1", "SC5").turn("A")

    scene.play("A play SB1 B1", "A module MD09", "A place S5.1")
    scene.play("A play SC5 B2", "A module MD01", "A place S5.2")

    # Its first space has an activation symbol, its second has none.
    assert scene.resources("A") == (0, 2, 0, 0)
    assert (scene.module_at("A", "S5.1"), scene.module_at("A", "S5.2")) == ("MD09", "MD01")


@clause("REV-MOD-08")
def test_discarded_modules_leave_the_game_and_no_longer_count() -> None:
    scene = Scene(seats=2).module("A", "T1.2", "MD06").module_display("MD09").empty("modules").hand("A", "SB1", "SA1")
    scene.turn("A").play("A play SB1 B1", "A module MD09", "A place T1.2", "A play SA1 T1")

    # The two flasks of MD06 are gone, one module counts, and a gray card in its slot gives nothing more.
    assert at(scene.view("A"), "players", 0, "counters", "flask") == 0
    assert at(scene.view("A"), "players", 0, "counters", "module") == 1
    assert scene.resources("A") == (2, 0, 0, 0)
    assert "MD06" in scene.in_zone(GONE)
    assert scene.in_zone(MODULES) == []


@clause("REV-MOD-09")
def test_a_module_gained_by_a_card_may_go_into_its_slot_but_is_not_activated_by_that_play() -> None:
    scene = Scene(seats=2).module_display("MD01", "MD06").hand("A", "SB1", "CG12").turn("A")

    scene.play("A play SB1 B1", "A module MD01", "A place B1.3")
    without_symbol = scene.held("A", "gear")
    scene.play("A play CG12 B2", "A module MD06", "A place B2.1")

    # The activation symbol of B2.1 gives the gear of MD06, once.
    assert (without_symbol, scene.held("A", "gear")) == (0, 1)


@clause("REV-MOD-10")
@for_each("space", SPACES)
def test_the_first_space_of_each_slot_is_its_only_activation_space(space: str) -> None:
    scene = Scene(seats=2).module_display("MD09").hand("A", "SB1").turn("A")

    scene.play("A play SB1 B1", "A module MD09", f"A place {space}")

    assert scene.held("A", "book") == (2 if space.endswith(".1") else 0)
