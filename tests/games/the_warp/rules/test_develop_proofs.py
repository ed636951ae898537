"""Prices at their edges: what discounts leave, how a price is split, and what is too much for a purse."""

from __future__ import annotations

from tessera.games.the_warp.rulebook import Cost
from tessera.games.the_warp.rules.payment import (
    Price,
    can_afford,
    can_pay,
    of_a_kind,
    price_of,
    spare_troops,
    ways,
    ways_with,
)
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.rows import for_each


def parts(price: Price) -> tuple[int, int, int, int]:
    """Gold, Energy, any kind, and what comes off."""
    return price.gold, price.energy, price.any, price.discount


@clause("WARP-DEV-17")
@for_each(
    ("price", "total"),
    [
        ((2, 1, 0, 0), 3),
        ((2, 1, 3, 0), 6),
        ((2, 1, 0, 1), 2),
        ((2, 1, 1, 4), 0),
        ((2, 1, 0, 2), 1),
        # No part of a price goes below zero.
        ((1, 0, 0, 3), 0),
        ((0, 0, 0, 0), 0),
    ],
)
def test_discounts_come_off_the_whole_price(price: tuple[int, int, int, int], total: int) -> None:
    assert Price(*price).total() == total


@clause("WARP-DEV-17")
@for_each(
    ("cost", "surcharge", "discount", "expected"),
    [
        ((2, 1, 0), 0, 1, (2, 1, 0, 1)),
        # A surcharge is paid as one likes.
        ((2, 1, 0), 2, 0, (2, 1, 2, 0)),
        ((0, 0, 1), 1, 1, (0, 0, 2, 1)),
        # What is free stays free.
        ((0, 0, 0), 2, 0, (0, 0, 0, 0)),
    ],
)
def test_surcharges_come_on_top_of_a_price(
    cost: tuple[int, int, int], surcharge: int, discount: int, expected: tuple[int, int, int, int]
) -> None:
    assert parts(price_of(Cost(*cost, 0, 0, 0), surcharge, discount)) == expected


@clause("WARP-DEV-17", "WARP-TRK-13")
@for_each(
    ("price", "gold", "energy", "expected"),
    [
        ((2, 3, 0, 0), 1, 1, (1, 2, 0, 0)),
        ((2, 3, 0, 1), 2, 0, (0, 3, 0, 1)),
        # What is left of it comes off the part of any kind, never off the other kind.
        ((1, 2, 2, 0), 2, 0, (0, 2, 1, 0)),
        ((1, 2, 2, 0), 0, 3, (1, 0, 1, 0)),
        ((0, 0, 3, 0), 1, 1, (0, 0, 1, 0)),
        ((0, 0, 1, 0), 1, 1, (0, 0, 0, 0)),
        ((0, 2, 0, 0), 3, 0, (0, 2, 0, 0)),
        ((2, 0, 0, 0), 0, 3, (2, 0, 0, 0)),
        ((1, 1, 0, 0), 0, 0, (1, 1, 0, 0)),
    ],
)
def test_a_discount_of_a_kind(
    price: tuple[int, int, int, int], gold: int, energy: int, expected: tuple[int, int, int, int]
) -> None:
    assert parts(of_a_kind(Price(*price), gold, energy)) == expected


# A price, Gold and Energy at hand, and how much of the price may be paid in Gold.
SPLITS: list[tuple[tuple[int, int, int, int], int, int, list[int]]] = [
    ((2, 1, 0, 0), 2, 1, [2]),
    ((2, 1, 0, 0), 1, 5, []),
    ((2, 1, 0, 0), 5, 0, []),
    ((2, 1, 0, 0), 9, 9, [2]),
    # One off: off the Gold or off the Energy.
    ((2, 1, 0, 1), 9, 9, [1, 2]),
    ((2, 1, 0, 1), 1, 1, [1]),
    ((2, 1, 0, 1), 2, 0, [2]),
    ((2, 1, 0, 2), 9, 9, [0, 1]),
    ((2, 1, 0, 3), 0, 0, [0]),
    # Any mix.
    ((0, 0, 2, 0), 9, 9, [0, 1, 2]),
    ((0, 0, 2, 0), 1, 1, [1]),
    ((0, 0, 2, 0), 1, 9, [0, 1]),
    ((0, 0, 2, 0), 0, 1, []),
    ((1, 0, 2, 0), 2, 2, [1, 2]),
    ((1, 0, 2, 0), 0, 9, []),
    ((0, 1, 2, 1), 1, 2, [0, 1]),
    ((0, 0, 0, 0), 0, 0, [0]),
]


@clause("WARP-DEV-02", "WARP-DEV-17", "WARP-DEV-11")
@for_each(("price", "gold", "energy", "expected"), SPLITS)
def test_how_much_of_a_price_may_be_gold(
    price: tuple[int, int, int, int], gold: int, energy: int, expected: list[int]
) -> None:
    scene = Scene().has("A", gold=gold, energy=energy)

    assert ways_with(gold, energy, Price(*price)) == expected
    assert ways(scene.state, 0, Price(*price)) == expected
    assert can_pay(scene.state, 0, Price(*price)) is bool(expected)


@clause("WARP-DEV-02")
def test_gold_and_energy_of_a_split_go_to_the_general_supply() -> None:
    scene = Scene().hand("A", "build-05").has("A", gold=3, energy=3).turn("A", "action")
    scene.play("A develop", "A option 1 command_center")
    assert scene.options("A") == ["pay 1 gold 2 energy", "pay 2 gold 1 energy"]

    scene.play("A pay 1 gold 2 energy")

    assert scene.supplies("A") == (2, 1, 0)


# Cards, Troops and Reward cards as prices


@clause("WARP-DEV-08", "WARP-DEV-11")
@for_each(
    ("held", "besides", "expected"),
    [(0, 0, False), (1, 0, False), (2, 0, True), (2, 1, False), (3, 1, True), (3, 2, False)],
)
def test_a_price_in_cards_needs_other_cards(held: int, besides: int, expected: bool) -> None:
    scene = Scene().hand("A", *["elite", "enforce", "defect"][:held])

    assert can_afford(scene.state, 0, Cost(0, 0, 0, 2, 0, 0), Price(0, 0, 0, 0), besides) is expected


@clause("WARP-RAC-03")
@for_each(("colony", "right", "spare"), [(3, 1, 2), (1, 1, 0), (2, 1, 1), (4, 3, 5)])
def test_the_last_troop_of_an_area_is_no_price(colony: int, right: int, spare: int) -> None:
    scene = Scene().holds("A", "a-colony", colony).holds("A", "a-right", right)

    assert spare_troops(scene.state, 0) == spare
    for troops in range(1, 7):
        assert can_afford(scene.state, 0, Cost(0, 0, 0, 0, troops, 0), Price(0, 0, 0, 0), 0) is (troops <= spare)


@clause("WARP-RAC-03", "WARP-MIS-11")
@for_each(("held", "expected"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_price_in_reward_cards(held: int, expected: bool) -> None:
    scene = Scene().rewards("A", *["recruits", "tremor", "salvage"][:held])

    assert can_afford(scene.state, 0, Cost(0, 0, 0, 0, 0, 2), Price(0, 0, 0, 0), 0) is expected


@clause("WARP-DEV-11", "WARP-MIS-11")
def test_all_parts_of_a_price_are_needed() -> None:
    scene = Scene().hand("A", "elite").rewards("A", "tremor").has("A", gold=1)
    cost, price = Cost(1, 0, 0, 1, 1, 1), Price(1, 0, 0, 0)
    assert can_afford(scene.state, 0, cost, price, 0)

    scene.has("A", energy=5)

    assert not can_afford(scene.state, 0, cost, price, 0)
