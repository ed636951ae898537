"""Playing a card: slots, halves, what is vacant, and what a play sets off."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


@clause("REV-CARD-01")
def test_a_card_goes_from_the_active_area_into_the_slot() -> None:
    scene = Scene(seats=2).hand("A", "SA1", "SA3").turn("A")

    scene.play("A play SA1 T2")

    assert (scene.in_slot("A", "T2"), scene.in_slot("A", "T1"), scene.cards("A")) == (["SA1"], [], ["SA3"])


@clause("REV-CARD-01")
def test_a_filled_slot_is_not_offered() -> None:
    scene = Scene(seats=2).played("A", "T1", "SA1").hand("A", "SA3").turn("A")

    assert scene.offers("A", "play") == ["play SA3 T2", "play SA3 B1", "play SA3 B2"]


@clause("REV-CARD-02")
def test_two_top_slots_two_bottom_slots_and_one_on_the_side() -> None:
    scene = Scene(seats=2).hand("A", "SA1").knows_technology("A", "A1", "B2").turn("A")

    assert scene.offers("A", "play") == [
        "play SA1 T1",
        "play SA1 T2",
        "play SA1 B1",
        "play SA1 B2",
        "play SA1 S5 top",
        "play SA1 S5 bottom",
    ]


@clause("REV-CARD-03")
@for_each(("slot", "gears", "books", "gray"), [("T1", 1, 1, 0), ("T2", 1, 1, 0), ("B1", 0, 0, 1), ("B2", 0, 0, 1)])
def test_a_top_slot_gives_the_top_half_and_a_bottom_slot_the_bottom_half(
    slot: str, gears: int, books: int, gray: int
) -> None:
    scene = Scene(seats=2).hand("A", "SA2").turn("A")

    scene.play(f"A play SA2 {slot}")

    assert scene.resources("A") == (gears, books, 0, 0)
    assert scene.track("A", "gray") == gray


@clause("REV-CARD-04")
def test_the_side_slot_is_closed_without_its_technology() -> None:
    scene = Scene(seats=2).hand("A", "SA1").knows_technology("A", "A1", "B1", "B3").turn("A")

    assert not [option for option in scene.options("A") if "S5" in option]
    assert at(scene.view("A"), "players", 0, "slots", 4, "open") is False


@clause("REV-CARD-04")
@for_each(("half", "gears", "gray"), [("top", 1, 0), ("bottom", 0, 1)])
def test_a_card_in_the_side_slot_gives_the_half_that_it_is_turned_to(half: str, gears: int, gray: int) -> None:
    scene = Scene(seats=2).hand("A", "SA2").knows_technology("A", "A1", "B2").turn("A")

    scene.play(f"A play SA2 S5 {half}")

    assert (scene.held("A", "gear"), scene.track("A", "gray")) == (gears, gray)
    assert at(scene.view("A"), "players", 0, "slots", 4, "cards") == [{"id": "SA2", "half": half}]


# Vacant slots


@clause("REV-CARD-05")
def test_a_slot_symbol_on_the_visible_edge_keeps_the_slot_vacant() -> None:
    scene = Scene(seats=2).played("A", "T1", "CG05").played("A", "T2", "CG08").hand("A", "SA3")

    scene.played("A", "B1", "CY08").played("A", "B2", "CG06").turn("A")

    # CG05 has its symbol on top, CG08 below; CY08 has its symbol below, CG06 on top.
    assert scene.offers("A", "play") == ["play SA3 T1", "play SA3 B1"]


@clause("REV-CARD-05")
def test_every_card_of_the_slot_must_show_a_symbol() -> None:
    scene = Scene(seats=2).played("A", "T1", "CG05", "SA1").played("A", "T2", "CG06", "CN05").hand("A", "SA3").turn("A")

    assert scene.offers("A", "play") == ["play SA3 T2", "play SA3 B1", "play SA3 B2"]


@clause("REV-CARD-05")
@for_each(("half", "vacant"), [("top", False), ("bottom", True)])
def test_in_the_side_slot_the_edge_of_the_half_that_it_was_played_for_counts(half: str, vacant: bool) -> None:
    scene = Scene(seats=2).knows_technology("A", "A1", "B2").played("A", "S5", "CG08", half=half).hand("A", "SA3")

    scene.turn("A")

    assert ("play SA3 S5 top" in scene.options("A")) is vacant
    assert ("play SA3 S5 bottom" in scene.options("A")) is vacant


@clause("REV-CARD-06")
def test_only_active_cards_can_be_played() -> None:
    scene = Scene(seats=2).resting("A", "SA1").played("A", "T1", "CG05").hand("A", "SA3").turn("A")

    assert {option.split(" ")[1] for option in scene.offers("A", "play")} == {"SA3"}


@clause("REV-CARD-06")
def test_a_recruited_card_can_be_played_on_the_same_turn() -> None:
    scene = Scene(seats=2).has("A", food=3).face_down("R1C4", "AT01").turn("A")

    scene.play("A explore R1C4", "A recruit CG01", "A lay 0", "A play CG01 T1")

    assert scene.held("A", "gear") == 3
    assert scene.in_slot("A", "T1") == ["CG01"]


# What a play sets off


@clause("REV-CARD-07")
def test_a_card_recalled_before_its_turn_still_gives_its_effect() -> None:
    scene = Scene(seats=2).played("A", "T1", "CY06").hand("A", "CY07").turn("A")

    scene.play("A play CY07 T1", "A resolve recall", "A recall CY06", "A gain book")

    # 2 food from the new card, 1 food and 1 basic resource from the one that rests by now.
    assert scene.resources("A") == (0, 1, 3, 0)
    assert (scene.in_slot("A", "T1"), scene.rested("A")) == (["CY07"], ["CY06"])


@clause("REV-CARD-07")
def test_the_new_card_may_rest_before_its_own_effect() -> None:
    scene = Scene(seats=2).module("A", "B1.2", "MD45").hand("A", "SS8").turn("A")

    scene.play("A play SS8 B1", "A resolve recall", "A recall SS8", "A gain gear", "A gain food")

    # 1 of the card and 1 of the gray and yellow module.
    assert scene.resources("A") == (1, 0, 1, 0)
    assert (scene.in_slot("A", "B1"), scene.rested("A")) == ([], ["SS8"])


@clause("REV-CARD-07")
def test_a_module_discarded_before_its_turn_still_gives_its_effect() -> None:
    scene = Scene(seats=2).module("A", "B1.1", "MD29").hand("A", "CG12").turn("A")

    scene.play("A play CG12 B1", "A resolve module", "A module MD01", "A place B1.1", "A gain food")

    assert scene.module_at("A", "B1.1") == "MD01"
    # The old module's resource, once; the new one is not activated in its place.
    assert scene.resources("A") == (0, 0, 1, 0)


@clause("REV-CARD-07")
def test_a_module_that_came_too_late_is_not_set_off() -> None:
    scene = Scene(seats=2).hand("A", "SB1").turn("A")

    scene.play("A play SB1 B1", "A module MD01", "A place B1.2")

    assert scene.resources("A") == (0, 0, 0, 0)
