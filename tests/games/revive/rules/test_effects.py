"""The symbols of starting cards: resources, trades, the tribe ability, slot modules and tracks."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene
from tests.rows import for_each


@clause("REV-EFF-01")
@for_each(
    ("card", "gained"),
    [("SA1", (2, 0, 0, 0)), ("SA4", (0, 1, 1, 0)), ("CG04", (1, 0, 0, 1)), ("CY01", (0, 0, 3, 0))],
)
def test_resource_symbols_give_what_they_show(card: str, gained: tuple[int, ...]) -> None:
    scene = Scene(seats=2).hand("A", card).turn("A")

    scene.play(f"A play {card} T1")

    assert scene.resources("A") == gained


@clause("REV-EFF-01")
def test_a_basic_resource_is_a_gear_a_book_or_food_for_each_unit() -> None:
    scene = Scene(seats=2).hand("A", "CG13").turn("A").play("A play CG13 T1")

    offered = scene.options("A")
    scene.play("A gain book", "A gain food")

    assert offered == ["gain gear", "gain book", "gain food"]
    assert scene.resources("A") == (0, 1, 1, 0)


# Trades


@clause("REV-EFF-02")
def test_three_trades_each_chosen_anew() -> None:
    scene = Scene(seats=2).has("A", gear=3).hand("A", "SA6").turn("A")

    scene.play("A play SA6 B1", "A trade gear book", "A trade gear food", "A trade book food")

    assert (scene.resources("A"), scene.kind()) == ((1, 0, 2, 0), "turn")


@clause("REV-EFF-02")
def test_one_basic_resource_for_another_kind_and_no_crystal() -> None:
    scene = Scene(seats=2).has("A", gear=1, crystal=1).hand("A", "SA6").turn("A").play("A play SA6 B1")

    assert scene.options("A") == ["trade gear book", "trade gear food", "done"]


@clause("REV-EFF-02")
@for_each("times", [1, 2])
def test_fewer_trades_are_allowed(times: int) -> None:
    scene = Scene(seats=2).has("A", gear=3).hand("A", "SA6").turn("A").play("A play SA6 B1")

    scene.play(*["A trade gear food"] * times, "A done")

    assert scene.resources("A") == (3 - times, 0, times, 0)


# The tribe ability


@clause("REV-EFF-03")
def test_the_tribe_symbol_carries_out_the_ability_of_the_own_tribe() -> None:
    scene = Scene(seats=3).hand("A", "SA1").hand("C", "SB5").turn("A")

    scene.play("A play SA1 B1", "A end", "B hibernate", "B done", "C play SB5 B1")

    # Nàdair gains 2 books; ]0X4 9[ gains 1 gear and 1 point.
    assert (scene.resources("A"), scene.camp("A").points) == ((0, 2, 0, 0), 0)
    assert (scene.resources("C"), scene.camp("C").points) == ((1, 0, 0, 0), 1)


@clause("REV-EFF-03")
def test_an_effect_may_carry_the_ability_out_twice() -> None:
    scene = Scene(seats=2).has("A", book=1).hand("A", "CN12").turn("A")

    scene.play("A play CN12 B1", "A resolve pay-book-1(tribe-2)")

    # 1 book paid, 2 gained each time, and a marker each time.
    assert scene.held("A", "book") == 4
    assert (scene.camp("A").progress, scene.camp("A").markers) == (2, 4)


@clause("REV-EFF-04")
def test_an_ability_that_cannot_be_paid_is_not_carried_out() -> None:
    scene = Scene(seats=2).tribe("A", "kuniban").hand("A", "SA1").turn("A")

    scene.play("A play SA1 B1")

    # The food for Kuniban's ability is missing.
    assert (scene.kind(), scene.state.acted) == ("turn", 1)
    assert (scene.camp("A").progress, scene.camp("A").markers) == (0, 6)
    assert scene.cards("A") == []


@clause("REV-EFF-05")
def test_the_ability_without_markers_left() -> None:
    scene = Scene(seats=2).progress("A", 6, 0).hand("A", "SA1").turn("A")

    scene.play("A play SA1 B1")

    assert scene.resources("A") == (0, 2, 0, 0)
    assert (scene.camp("A").progress, scene.camp("A").markers) == (6, 0)


@clause("REV-EFF-09")
def test_an_ability_that_would_yield_nothing_is_not_carried_out() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").hand("A", "SA1").turn("A")

    scene.play("A play SA1 B1")

    # No water lies beside a building.
    assert (scene.kind(), scene.state.acted) == ("turn", 1)
    assert (scene.camp("A").progress, scene.camp("A").markers) == (0, 6)


# Modules and tracks


@clause("REV-EFF-06")
def test_the_module_symbol_gains_one_module() -> None:
    scene = Scene(seats=2).module_display("MD05", "MD06").hand("A", "SA3").turn("A")

    scene.play("A play SA3 B1", "A module MD06", "A place B2.2")

    assert (scene.module_at("A", "B2.2"), scene.kind()) == ("MD06", "turn")


@clause("REV-EFF-06")
def test_an_empty_display_gives_no_module() -> None:
    scene = Scene(seats=2).module_display().empty("modules").hand("A", "SA3", "SA1").turn("A")

    scene.play("A play SA3 B1")

    assert (scene.kind(), scene.state.acted) == ("turn", 1)


@clause("REV-EFF-07")
@for_each(("card", "color"), [("SA2", "gray"), ("SA4", "green"), ("SB6", "yellow")])
def test_a_track_symbol_moves_the_marker_of_its_colour_one_space(card: str, color: str) -> None:
    scene = Scene(seats=2).tracks("A", gray=4, green=4, yellow=4).unlocked("A", "RW01", "RW02", "RW03").hand("A", card)

    scene.turn("A").play(f"A play {card} B1")

    assert {other: scene.track("A", other) for other in ("gray", "green", "yellow")} == {
        "gray": 4,
        "green": 4,
        "yellow": 4,
        color: 5,
    }


@clause("REV-EFF-08")
@for_each("choice", [1, 2])
def test_module_or_tribe_gives_one_of_them(choice: int) -> None:
    scene = Scene(seats=2).module_display("MD05").hand("A", "SA5").turn("A").play("A play SA5 B1")

    offered = scene.options("A")
    scene.play(f"A choose {choice}")
    if choice == 1:
        scene.play("A module MD05", "A place T1.2")

    assert offered == ["choose 1", "choose 2", "done"]
    assert (scene.module_at("A", "T1.2"), scene.held("A", "book")) == (("MD05", 0) if choice == 1 else ("", 2))
    assert scene.kind() == "turn"


@clause("REV-EFF-08")
def test_if_only_one_of_them_is_possible_only_that_is_offered() -> None:
    scene = Scene(seats=2).tribe("A", "hofstadterians").hand("A", "SA5").turn("A").play("A play SA5 B1")

    assert scene.options("A") == ["choose 1", "done"]
