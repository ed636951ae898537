"""Slot symbols: a further card in a slot wakes the earlier ones of its colour."""

from __future__ import annotations

import itertools

from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.rows import for_each


@clause("REV-SLOT-01")
def test_earlier_cards_of_the_new_colour_take_effect_again() -> None:
    scene = Scene(seats=2).played("A", "T1", "CY05", "CY09").hand("A", "SA5").turn("A")

    scene.play("A play SA5 T1")

    # 2 food of the new card, 2 of each earlier one: all that fit, and a point of each.
    assert scene.held("A", "food") == 6
    assert scene.camp("A").points == 2


@clause("REV-SLOT-01")
def test_the_visible_half_takes_effect_again_not_the_other() -> None:
    scene = Scene(seats=2).played("A", "B1", "CY08").hand("A", "SB6").turn("A")

    scene.play("A play SB6 B1", "A choose 2")

    # SB6 advances yellow 1; CY08 below offers two steps on yellow or green, and not its 3 food.
    assert (scene.track("A", "yellow"), scene.track("A", "green"), scene.held("A", "food")) == (1, 2, 0)


@clause("REV-SLOT-02")
def test_earlier_cards_of_another_colour_stay_and_do_nothing() -> None:
    scene = Scene(seats=2).played("A", "T1", "CY09", "CN05").hand("A", "SA3").turn("A")

    scene.play("A play SA3 T1")

    # 2 books each of SA3 and CN05, and the point of CN05; the yellow CY09 gives neither food nor point.
    assert scene.resources("A") == (0, 4, 0, 0)
    assert scene.camp("A").points == 1
    assert scene.in_slot("A", "T1") == ["CY09", "CN05", "SA3"]


@clause("REV-SLOT-02")
def test_cards_of_other_slots_do_nothing() -> None:
    scene = Scene(seats=2).played("A", "T1", "CG05").played("A", "T2", "CG06").hand("A", "SA1").turn("A")

    scene.play("A play SA1 T1")

    assert scene.resources("A") == (4, 0, 0, 0)


@clause("REV-SLOT-03")
@for_each(("half", "food", "book", "yellow"), [("top", 2, 1, 0), ("bottom", 1, 0, 1)], ids=["other half", "same half"])
def test_in_the_side_slot_the_earlier_card_gives_the_half_it_was_played_for(
    half: str, food: int, book: int, yellow: int
) -> None:
    scene = Scene(seats=2).knows_technology("A", "A1", "B2").played("A", "S5", "CY09", half="bottom").hand("A", "SB6")

    scene.turn("A").play(f"A play SB6 S5 {half}")

    # CY09 below gives 1 food and 2 points again; SB6 gives 1 food and 1 book on top or 1 yellow step below.
    assert scene.resources("A") == (0, book, food, 0)
    assert (scene.camp("A").points, scene.track("A", "yellow")) == (2, yellow)


@clause("REV-SLOT-04")
@for_each("order", list(itertools.permutations(("gain-basic-2", "gain-basic", "trade-2"))))
def test_new_card_earlier_card_and_module_in_any_order(order: tuple[str, ...]) -> None:
    answers = {
        "gain-basic-2": ["A gain gear", "A gain gear"],
        "gain-basic": ["A gain book"],
        "trade-2": ["A trade food gear", "A done"],
    }
    scene = Scene(seats=2).played("A", "T1", "CY06").module("A", "T1.2", "MD40").hand("A", "CY13").turn("A")

    # CY13 gives 2 basic resources, CY06 again 1 food and 1 basic resource, the module up to 2 trades.
    scene.play("A play CY13 T1")
    for at, effect in enumerate(order):
        # The last one needs no question.
        scene.play(*([f"A resolve {effect}"] if at < 2 else []), *answers[effect])

    assert (scene.resources("A"), scene.kind(), scene.state.acted) == ((3, 1, 0, 0), "turn", 1)


@clause("REV-SLOT-03", "REV-CARD-01")
def test_a_card_played_for_its_bottom_half_gives_that_half_again() -> None:
    scene = Scene(seats=2).knows_technology("A", "A1", "B2").hand("A", "CY09", "SB6").turn("A")

    scene.play("A play CY09 S5 bottom")
    after_one = scene.resources("A")
    scene.play("A play SB6 S5 top")

    # 1 food and 2 points each time; SB6 gives 1 food and 1 book.
    assert (after_one, scene.resources("A")) == ((0, 0, 1, 0), (0, 1, 3, 0))
    assert scene.camp("A").points == 4
