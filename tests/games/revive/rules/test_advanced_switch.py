"""Optional rule 1: the switch copies the top half of a card that another player has played."""

from __future__ import annotations

from tessera.games.revive.state import DISPLAY, GONE
from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.rows import for_each


def advanced(seats: int = 2) -> Scene:
    """A game with the advanced switch."""
    return Scene(seats=seats, advanced_switch=True)


@clause("REV-OPT-01")
def test_a_copy_in_the_place_of_a_resource() -> None:
    scene = advanced().played("B", "T1", "CG01").hand("A", "SA1").turn("A")

    offered = scene.options("A")
    scene.play("A copy CG01")

    assert {"switch gear", "switch book", "switch food", "copy CG01"} <= set(offered)
    assert (scene.resources("A"), scene.camp("A").switch, scene.state.acted) == ((3, 0, 0, 0), False, 1)
    assert not scene.offers("A", "switch") + scene.offers("A", "copy")


@clause("REV-OPT-01")
def test_without_the_option_nothing_is_copied() -> None:
    scene = Scene(seats=2).played("B", "T1", "CG01").hand("A", "SA1").turn("A")

    assert scene.offers("A", "copy") == []


@clause("REV-OPT-01")
def test_nothing_is_copied_while_the_switch_is_down() -> None:
    scene = advanced().played("B", "T1", "CG01").hand("A", "SA1")
    scene.camp("A").switch = False

    assert scene.turn("A").offers("A", "copy") == []


@clause("REV-OPT-02")
def test_the_card_must_show_its_top_half() -> None:
    scene = (
        advanced(3).played("B", "T1", "CG05", "CG01").played("B", "B1", "CG02").hand("B", "CG03").resting("B", "CG06")
    )
    scene.knows_technology("B", "A1", "B2").played("B", "S5", "CY09", half="top").played(
        "B", "S5", "CN01", half="bottom"
    )
    scene.played("C", "T2", "CN02").turn("A")

    assert scene.offers("A", "copy") == ["copy CG01", "copy CG05", "copy CN02", "copy CY09"]


@clause("REV-OPT-02")
def test_no_modules_are_copied() -> None:
    scene = advanced().played("B", "T1", "CG01").module("B", "T1.1", "MD06").module("A", "T1.1", "MD08").turn("A")

    scene.play("A copy CG01")

    # Neither the gear of the owner's module nor the food of the own one.
    assert scene.resources("A") == (3, 0, 0, 0)


@clause("REV-OPT-02")
def test_other_cards_of_the_slot_are_not_woken() -> None:
    scene = advanced().played("B", "T1", "CG05", "CG01").turn("A")

    scene.play("A copy CG01")

    assert (scene.resources("A"), scene.camp("A").points) == ((3, 0, 0, 0), 0)


@clause("REV-OPT-03")
def test_the_owner_rests_the_card_at_once() -> None:
    scene = advanced().played("B", "T1", "CG05", "CG13").turn("A")

    scene.play("A copy CG13")

    # A still chooses the first of two resources.
    assert scene.kind() == "gain-basic"
    assert (scene.in_slot("B", "T1"), scene.rested("B"), scene.rested("A")) == (["CG05"], ["CG13"], [])


@clause("REV-OPT-03")
def test_own_cards_cannot_be_copied() -> None:
    scene = advanced().played("A", "T1", "CG01").hand("A", "SA1").turn("A")

    assert scene.offers("A", "copy") == []


@clause("REV-OPT-03")
@for_each(("left", "food", "points"), [("top", 4, 1), ("bottom", 3, 2)])
def test_a_card_left_in_the_side_slot_keeps_its_half(left: str, food: int, points: int) -> None:
    scene = advanced().knows_technology("B", "A1", "B2").played("B", "S5", "CY05", half="top").hand("B", "SB5")
    scene.played("B", "S5", "CY09", half=left).hand("A", "SA1").turn("A")

    scene.play("A copy CY05", "A end", "B play SB5 S5 top")

    # The new card gives 2 food; CY09 gives 2 food and 1 point on top, 1 food and 2 points below.
    assert (scene.held("B", "food"), scene.camp("B").points) == (food, points)


@clause("REV-OPT-04")
def test_alone_a_card_of_the_display_is_used_and_leaves_the_game() -> None:
    scene = (
        advanced(1).display("CG01", "CG02", "CG03", "CG04", "CG05").on_top("cards", "CY01").played("A", "T1", "CN01")
    )

    scene.hand("A", "SA1").turn("A")
    offered = scene.offers("A", "copy")
    scene.play("A copy CG01")

    assert offered == ["copy CG01", "copy CG02", "copy CG03", "copy CG04", "copy CG05"]
    assert scene.resources("A") == (3, 0, 0, 0)
    assert "CG01" in scene.in_zone(GONE)
    assert sorted(scene.in_zone(DISPLAY)) == ["CG02", "CG03", "CG04", "CG05", "CY01"]
    assert scene.camp("A").switch is False


@clause("REV-OPT-04")
def test_with_several_players_the_display_is_not_copied() -> None:
    scene = advanced(2).display("CG01").played("B", "T1", "CN01").turn("A")

    assert scene.offers("A", "copy") == ["copy CN01"]
