"""Prices at their edges: what discounts leave, how a price is split, and what is too much for a purse."""

from __future__ import annotations

from tessera.games.the_warp.rulebook import Cost
from tessera.games.the_warp.rules.develop import can_develop, options_of, playable, standing_discount
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
from tessera.games.the_warp.terms import BUILD_DISCOUNT, BUILDINGS, FOLLOW_DISCOUNT
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


# Cards and their options


def options(scene: Scene, name: str, discount: int, in_hand: bool = False) -> list[tuple[int, int]]:
    """What can be chosen of a card: option and type, 7 where it has none."""
    found = options_of(scene.state, 0, scene.state.card(scene.piece(name)), discount, in_hand)
    return [divmod(one, 8) for one in found]


@clause("WARP-DEV-08", "WARP-DEV-11", "WARP-DEV-17", "WARP-DEV-18", "WARP-DEV-05")
@for_each(
    ("gold", "energy", "discount", "expected"),
    [
        # Command Center for 2 and 2, Sentry Tower for 1 and 1, Laser Cannon for 2 and 2.
        (0, 0, 0, []),
        (1, 0, 0, []),
        (1, 1, 0, [(1, 5)]),
        (1, 0, 1, [(1, 5)]),
        (2, 2, 0, [(0, 0), (1, 5), (2, 4)]),
        (2, 1, 1, [(0, 0), (1, 5), (2, 4)]),
        (3, 0, 1, [(1, 5)]),
        (0, 0, 2, [(1, 5)]),
        (0, 0, 4, [(0, 0), (1, 5), (2, 4)]),
    ],
)
def test_options_that_can_be_paid(gold: int, energy: int, discount: int, expected: list[tuple[int, int]]) -> None:
    scene = Scene().hand("A", "build-05").has("A", gold=gold, energy=energy)

    assert options(scene, "build-05", discount) == expected
    # Of a card in hand one is enough.
    assert options(scene, "build-05", discount, True) == expected[:1]
    assert can_develop(scene.state, 0, discount) is bool(expected)
    assert playable(scene.state, 0, discount) == ([scene.piece("build-05")] if expected else [])


@clause("WARP-DEV-17", "WARP-DEV-11")
@for_each(("kind", "expected"), [("gold_mine", []), ("sentry_tower", [(1, 5)]), ("command_center", [(0, 0)])])
def test_a_discount_on_one_type_makes_no_other_cheaper(kind: str, expected: list[tuple[int, int]]) -> None:
    scene = Scene().hand("A", "build-05")
    scene.colony("A").stats[BUILD_DISCOUNT + BUILDINGS.index(kind)] = 4

    assert options(scene, "build-05", 0) == expected


@clause("WARP-DEV-07", "WARP-DEV-08", "WARP-DEV-11")
@for_each(("others", "expected"), [((), [1]), (("elite",), [0, 1])])
def test_a_card_is_no_price_for_itself(others: tuple[str, ...], expected: list[int]) -> None:
    # For 2 Gold, 1 Energy and a card, or for 2 Gold and 3 Energy.
    scene = Scene().hand("A", "build-any", *others).has("A", gold=2, energy=3)

    in_hand = {option for option, _ in options(scene, "build-any.1", 0, True)}
    scene.state.zones[scene.state.hand(0)].remove(scene.piece("build-any.1"))
    played = sorted({option for option, _ in options(scene, "build-any.1", 0)})

    assert played == expected
    assert in_hand == {min(expected)}


@clause("WARP-DEV-02", "WARP-DEV-12", "WARP-DEV-17", "WARP-SYM-02")
def test_the_discount_of_the_way_in_which_a_card_is_played() -> None:
    scene = Scene()
    scene.colony("A").stats[FOLLOW_DISCOUNT] = 3

    # By the action, by following, by an effect.
    assert [standing_discount(scene.state, 0, by, 2) for by in range(3)] == [1, 3, 2]
    assert [standing_discount(scene.state, 1, by, 0) for by in range(3)] == [1, 0, 0]


@clause("WARP-DEV-01", "WARP-DEV-18")
def test_combat_cards_are_no_develop_cards() -> None:
    scene = Scene().hand("A", "elite", "enforce", "upgrade-01", "upgrade-01").has("A", gold=5, energy=5)

    names = [scene.state.name(piece) for piece in playable(scene.state, 0, 0)]

    assert names == ["upgrade-01.1"]
    assert not can_develop(Scene().hand("A", "elite").has("A", gold=5, energy=5).state, 0, 1)


@clause("WARP-DEV-12", "WARP-DEV-14", "WARP-DEV-18")
def test_who_cannot_follow_is_not_asked() -> None:
    scene = Scene(seats=4).hand("A", "build-05").has("A", gold=2, energy=2)
    scene.hand("B", "build-01").hand("C", "build-02").has("C", gold=9, energy=9).hand("D", "elite").has("D", gold=9)
    scene.turn("A", "action").play("A develop", "A option 2 sentry_tower", "A pay 1 gold 0 energy")

    assert (scene.asked(), scene.kind()) == ("C", "follow-develop")
    scene.play("C pass")
    assert (scene.asked(), scene.kind(), scene.state.follows) == ("A", "end", 0)


@clause("WARP-DEV-13", "WARP-DEV-15", "WARP-DEV-19")
@for_each("followers", range(5))
def test_a_resource_of_choice_for_each_follower_three_at_most(followers: int) -> None:
    scene = Scene(seats=5).hand("A", "build-05").has("A", gold=1).turn("A")
    for letter in "BCDE":
        scene.hand(letter, "build-any").has(letter, gold=2, energy=3)
    scene.turn("A", "action").play("A develop")
    for place, letter in enumerate("BCDE"):
        assert (scene.asked(), scene.kind()) == (letter, "follow-develop")
        scene.play(f"{letter} follow build-any" if place < followers else f"{letter} pass")
        if place < followers:
            scene.play(f"{letter} option 2 sentry_tower", f"{letter} draw deck", f"{letter} draw deck")
    count = min(followers, 3)

    if count:
        assert scene.options("A") == [f"take {gold} gold {count - gold} energy" for gold in range(count + 1)]
        scene.play(f"A take {count} gold 0 energy")
    assert (scene.kind(), scene.supplies("A")) == ("end", (count, 0, 0))
    assert scene.colony("A").deeds[24] == followers
