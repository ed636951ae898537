"""Consume: what powers give, and what they take for it (base game; Card powers: IV Consume)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def led_by_b(scene: Scene) -> Scene:
    """B has far more prestige, so that the next round brings A no Prestige Lead bonus."""
    return scene.has("B", prestige=9).leads("B")


@clause("RFTG-CONSUME-06")
def test_rewards_are_taken_at_once_from_the_pool_and_the_draw_pile() -> None:
    scene = Scene().tableau("A", "epsilon-eridani", "merchant-world", "gem-world").good("A", "gem-world").pool(10)
    scene.deck("old-earth")

    scene.round(B="double")
    # Merchant World has no hand card to take, so Epsilon Eridani was used; now there is one.
    assert scene.hand_of("A") == ["old-earth"]
    assert (scene.chips("A"), scene.state.pool) == (1, 9)
    scene.play("A use merchant-world")

    assert scene.hand_of("A") == []
    assert (scene.chips("A"), scene.state.pool) == (2, 8)


@clause("RFTG-CONSUME-06")
def test_prestige_gained_by_one_power_can_be_spent_by_the_next() -> None:
    scene = Scene(sets="set3").tableau("A", "federation-capital", "galactic-power-brokers", "gem-world")
    scene.good("A", "gem-world")

    # Federation Capital has brought 1 prestige for the good.
    scene.round(B="double")
    assert scene.prestige("A") == 1
    scene.play("A use galactic-power-brokers")

    assert scene.prestige("A") == 0
    assert scene.cards_in_hand("A") == 3


@clause("RFTG-CONSUME-07")
def test_the_2x_bonus_doubles_vp_of_who_chose_it_and_nothing_else() -> None:
    scene = Scene().tableau("A", "epsilon-eridani", "gem-world").tableau("B", "outlaw-world", "spice-world")
    scene.good("A", "gem-world").good("B", "spice-world")

    # Both powers give 1 VP and 1 card.
    scene.round(A="double")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (2, 1)
    assert (scene.chips("B"), scene.cards_in_hand("B")) == (1, 1)


@clause("RFTG-CONSUME-07")
@for_each(
    ("power", "goods", "chips"),
    [("old-earth", 2, 4), ("tourist-world", 2, 6), ("galactic-trendsetters", 1, 4), ("diversified-economy", 3, 6)],
)
def test_all_vp_for_consumed_goods_are_doubled(power: str, goods: int, chips: int) -> None:
    worlds = ("gem-world", "mining-world", "distant-world")[:goods]
    scene = Scene().tableau("A", power, *worlds).good("A", *worlds)

    scene.round(A="double")
    while scene.asked() == ["A consume-kind"]:
        scene.play("A " + scene.options("A")[0])

    assert scene.chips("A") == chips


@clause("RFTG-CONSUME-07")
def test_who_chose_trade_does_not_double() -> None:
    scene = Scene().tableau("A", "old-earth", "gem-world", "spice-world").good("A", "gem-world", "spice-world")

    scene.round(A="trade").play("A sell gem-world")

    assert scene.chips("A") == 1


@clause("RFTG-CONSUME-08")
@for_each("power", ["merchant-world", "deficit-spending", "galactic-bankers"])
def test_vp_for_hand_cards_are_not_doubled(power: str) -> None:
    scene = Scene(sets="set2").tableau("A", power).fill("A", 4)

    scene.round(A="double").play(f"A use {power}")
    scene.play("A " + " + ".join(scene.options("A")[:2]))

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (2, 2)


@clause("RFTG-CONSUME-09")
def test_when_the_pool_runs_out_everybody_still_gets_their_chips() -> None:
    scene = Scene().tableau("A", "old-earth", "gem-world", "spice-world").good("A", "gem-world", "spice-world")
    scene.tableau("B", "public-works", "mining-world").good("B", "mining-world").pool(3)

    scene.round(A="double")

    # 4 and 1 of 3; the pool is exhausted, so the game is over.
    assert (scene.chips("A"), scene.chips("B")) == (4, 1)
    assert scene.seen("-", "pool") == 0
    assert scene.state.over


@clause("RFTG-CONSUME-09")
def test_vp_can_be_gained_when_the_last_chip_is_already_gone() -> None:
    scene = Scene().tableau("A", "public-works", "mining-world").good("A", "mining-world").pool(0)

    scene.round(A="double")

    assert scene.chips("A") == 2
    assert scene.state.over


@clause("RFTG-CONSUME-11")
@for_each(
    ("power", "goods", "chips", "cards"),
    [
        ("tourist-world", ("gem-world",), 0, 0),
        ("tourist-world", ("gem-world", "mining-world"), 3, 0),
        ("gateway-station", ("gem-world",), 0, 0),
        ("gateway-station", ("gem-world", "mining-world"), 1, 3),
        # Two Rare goods, two Genes goods.
        ("mining-league", ("gem-world", "mining-world"), 0, 0),
        ("mining-league", ("comet-zone", "mining-world"), 3, 0),
        ("galactic-genome-project", ("distant-world", "mining-world"), 0, 0),
        ("galactic-genome-project", ("distant-world", "plague-world"), 3, 0),
    ],
)
def test_a_power_for_two_goods_needs_two_that_fit(power: str, goods: tuple[str, ...], chips: int, cards: int) -> None:
    # Plague World would take a Genes good on its own, so it holds one only where two are there.
    scene = Scene(sets="set1").tableau("A", power, *goods).good("A", *goods)

    scene.round(B="double")
    if scene.asked() == ["A consume"]:
        scene.play(f"A use {power}")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (chips, cards)
    assert len(scene.goods_of("A")) == (0 if chips else len(goods))


@clause("RFTG-CONSUME-11")
def test_a_power_for_two_goods_takes_two_of_three() -> None:
    scene = Scene().tableau("A", "tourist-world", "gem-world", "mining-world", "comet-zone")
    scene.good("A", "gem-world", "mining-world", "comet-zone")

    scene.round(B="double")
    assert scene.question("A").pick == (2, 2)
    scene.play("A good gem-world + good comet-zone")

    assert scene.chips("A") == 3
    assert scene.goods_of("A") == ["mining-world"]


@clause("RFTG-CONSUME-12")
def test_diversified_economy_consumes_three_goods_of_three_kinds() -> None:
    worlds = ("gem-world", "spice-world", "mining-world", "distant-world", "alien-robotic-factory")
    scene = Scene().tableau("A", "diversified-economy", *worlds).good("A", *worlds)

    scene.round(B="double").play("A good spice-world")
    # No second Novelty good.
    assert scene.options("A") == ["good mining-world", "good distant-world", "good alien-robotic-factory"]
    scene.play("A good alien-robotic-factory")
    assert scene.options("A") == ["good mining-world", "good distant-world"]
    scene.play("A good mining-world")

    # Three, not a fourth.
    assert scene.chips("A") == 3
    assert scene.goods_of("A") == ["distant-world", "gem-world"]


@clause("RFTG-CONSUME-12")
def test_two_kinds_are_not_enough_however_many_goods() -> None:
    worlds = ("gem-world", "spice-world", "mining-world")
    scene = Scene().tableau("A", "diversified-economy", *worlds).good("A", *worlds)

    scene.round(B="double")

    assert scene.chips("A") == 0
    assert len(scene.goods_of("A")) == 3


@clause("RFTG-CONSUME-13")
@for_each(("action", "goods", "chips"), [("trade", 3, 1), ("double", 3, 4), ("double", 1, 0)])
def test_pilgrimage_world_consumes_all_goods_for_one_vp_less(action: str, goods: int, chips: int) -> None:
    # Who chose Trade sells one of the three first.
    worlds = ("gem-world", "mining-world", "distant-world")
    scene = Scene().tableau("A", "pilgrimage-world", *worlds).good("A", *worlds[:goods])

    scene.round(A=action)
    if action == "trade":
        scene.play("A sell gem-world")

    assert scene.chips("A") == chips
    assert scene.goods_of("A") == []


@clause("RFTG-CONSUME-13")
def test_pilgrimage_world_must_be_used_but_others_may_come_first() -> None:
    scene = Scene().tableau("A", "pilgrimage-world", "public-works", "gem-world", "mining-world")
    scene.good("A", "gem-world", "mining-world")

    scene.round(B="double")
    assert scene.options("A") == ["use pilgrimage-world", "use public-works"]
    scene.play("A use public-works", "A good gem-world")

    # The last good is consumed for nothing.
    assert scene.chips("A") == 1
    assert scene.goods_of("A") == []


@clause("RFTG-CONSUME-13")
def test_without_goods_pilgrimage_world_does_nothing() -> None:
    scene = Scene().tableau("A", "pilgrimage-world")

    scene.round(A="double")

    assert scene.chips("A") == 0


@clause("RFTG-CONSUME-14")
@for_each("power", ["new-economy", "galactic-advertisers", "galactic-trade-emissaries"])
@for_each("action", ["trade", "double"])
def test_some_powers_draw_a_card_without_a_good(power: str, action: str) -> None:
    scene = Scene(sets="set2").tableau("A", power).tableau("B", "gem-world")

    # Whoever chose it, and never doubled.
    scene.round(A=action)

    assert (scene.cards_in_hand("A"), scene.cards_in_hand("B")) == (1, 0)


@clause("RFTG-CONSUME-14")
def test_such_cards_are_drawn_by_who_did_not_choose_consume_too() -> None:
    scene = Scene(sets="set2").tableau("A", "new-economy", "galactic-advertisers")

    scene.round(B="trade")

    assert scene.cards_in_hand("A") == 2


@clause("RFTG-CONSUME-18")
def test_the_toy_shop_gives_2_vp_for_its_own_good_and_twice_as_much_with_2x() -> None:
    scene = Scene(sets="set1").tableau("A", "alien-toy-shop").good("A", "alien-toy-shop")

    scene.round(A="double")

    assert scene.chips("A") == 4
    assert scene.goods_of("A") == []


@clause("RFTG-CONSUME-18")
def test_the_toy_shop_must_be_used_by_everybody_who_has_it() -> None:
    scene = Scene(sets="set1").tableau("A", "alien-toy-shop").good("A", "alien-toy-shop")

    scene.round(B="trade")

    assert scene.chips("A") == 2
    assert scene.goods_of("A") == []


@clause("RFTG-CONSUME-19")
def test_the_exchange_takes_one_good_of_every_kind_for_a_vp_and_a_card_each() -> None:
    worlds = ("gem-world", "spice-world", "mining-world", "distant-world", "alien-robotic-factory")
    scene = Scene(sets="set2").tableau("A", "galactic-exchange", *worlds).good("A", *worlds)

    scene.round(B="double").play("A good gem-world", "A good distant-world", "A good mining-world")

    # The Alien good follows by itself; VP could be doubled, cards not.
    assert (scene.chips("A"), scene.cards_in_hand("A")) == (4, 4)
    assert scene.goods_of("A") == ["spice-world"]


@clause("RFTG-CONSUME-19")
def test_the_exchange_takes_fewer_where_there_are_fewer_kinds() -> None:
    worlds = ("gem-world", "spice-world", "mining-world")
    scene = Scene(sets="set2").tableau("A", "galactic-exchange", *worlds).good("A", *worlds)

    # One Novelty and one Rare good, with 2x.
    scene.round(A="double").play("A good mining-world", "A good gem-world")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (4, 2)
    assert scene.goods_of("A") == ["spice-world"]


@clause("RFTG-CONSUME-19")
def test_the_good_of_the_multi_kind_world_may_be_left_out() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-exchange", "gem-world", "alien-oort-cloud-refinery")
    scene.kind("A", "alien").good("A", "gem-world", "alien-oort-cloud-refinery")

    # Of the same kind as the other good, it is not one of every kind.
    scene.round(B="double").play("A kind novelty", "A good gem-world")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 1)
    assert scene.goods_of("A") == ["alien-oort-cloud-refinery"]


@clause("RFTG-CONSUME-20")
@for_each(("actions", "chips"), [({"B": "trade"}, 1), ({"A": "trade"}, 1), ({"A": "double"}, 2)])
def test_the_salon_gives_a_vp_without_a_good(actions: dict[str, str], chips: int) -> None:
    scene = Scene(sets="set2").tableau("A", "galactic-salon")

    scene.round(**actions)

    assert scene.chips("A") == chips


@clause("RFTG-CONSUME-23", "RFTG-CONSUME-07")
@for_each(
    ("power", "goods", "gained"),
    [
        # Chips, cards and prestige with 2x: only chips are doubled.
        ("alien-research-team", ("alien-robotic-factory",), (0, 0, 1)),
        ("alien-research-team", ("gem-world",), (0, 0, 0)),
        ("federation-capital", ("gem-world",), (0, 0, 1)),
        ("imperium-capital", ("gem-world", "mining-world"), (0, 0, 2)),
        ("imperium-capital", ("gem-world",), (0, 0, 0)),
        ("pan-galactic-affluence", ("gem-world", "mining-world"), (2, 0, 1)),
        ("universal-peace-institute", ("gem-world", "mining-world"), (2, 1, 1)),
    ],
)
def test_goods_for_prestige(power: str, goods: tuple[str, ...], gained: tuple[int, int, int]) -> None:
    scene = led_by_b(Scene(sets="set3").tableau("A", power, *goods).good("A", *goods))

    scene.round(A="double")

    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.prestige("A")) == gained
    assert (scene.goods_of("A") == []) == (gained[2] > 0)


@clause("RFTG-CONSUME-24")
@for_each(
    ("power", "action", "chips", "cards"),
    [
        ("galactic-power-brokers", "trade", 0, 3),
        ("galactic-power-brokers", "double", 0, 3),
        ("interstellar-casus-belli", "trade", 3, 0),
        ("interstellar-casus-belli", "double", 6, 0),
    ],
)
def test_1_prestige_buys_3_cards_or_3_vp_once(power: str, action: str, chips: int, cards: int) -> None:
    scene = led_by_b(Scene(sets="set3").tableau("A", power).has("A", prestige=3))

    scene.round(A=action)
    assert scene.options("A") == ["done", f"use {power}"]
    scene.play(f"A use {power}")

    assert scene.asked() == ["A action", "B action"]
    assert (scene.chips("A"), scene.cards_in_hand("A"), scene.prestige("A")) == (chips, cards, 2)


@clause("RFTG-CONSUME-24")
def test_each_such_power_can_be_used_and_none_must() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-power-brokers", "interstellar-casus-belli").has("A", prestige=2)

    scene.round(B="double").play("A use interstellar-casus-belli")
    assert scene.options("A") == ["done", "use galactic-power-brokers"]
    scene.play("A done")

    assert scene.prestige("A") == 1


@clause("RFTG-CONSUME-24")
def test_without_prestige_nothing_can_be_bought() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-power-brokers", "interstellar-casus-belli")

    scene.round(B="double")

    assert scene.asked() == ["A action", "B action"]
