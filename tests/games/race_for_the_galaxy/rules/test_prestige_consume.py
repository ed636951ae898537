"""The prestige bonuses of the two Consume actions, and how multipliers add up."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def rich(experienced: bool = False) -> Scene:
    """A has 1 prestige to spend; B has more, so that no chip and no card comes to A with the next round."""
    return Scene(sets="set3", experienced=experienced).has("A", prestige=1).has("B", prestige=9)


# Trade


@clause("RFTG-PRESTIGE-23")
@for_each(("action", "drawn"), [("trade", 2), ("prestige trade", 5)])
def test_prestige_trade_draws_three_more_for_the_good_that_is_sold(action: str, drawn: int) -> None:
    scene = rich().tableau("A", "gem-world").good("A", "gem-world")

    scene.round(A=action)

    assert scene.goods_of("A") == []
    assert scene.cards_in_hand("A") == drawn


@clause("RFTG-PRESTIGE-23")
def test_the_three_cards_come_on_top_of_trade_powers() -> None:
    scene = rich().tableau("A", "distant-world", "export-duties", "genetics-lab").good("A", "distant-world")

    scene.round(A="prestige trade")

    # 4 and 1 and 1 and 3.
    assert scene.cards_in_hand("A") == 9


@clause("RFTG-PRESTIGE-24")
def test_they_do_not_come_with_sales_by_consume_powers() -> None:
    scene = rich().tableau("A", "gem-world", "mining-world", "black-market-trading-world", "trade-league", "comet-zone")
    scene.good("A", "gem-world", "mining-world", "comet-zone")

    scene.round(A="prestige trade").play("A sell gem-world", "A use black-market-trading-world", "A sell mining-world")
    idle(scene, until="hand-limit")

    # 2 + 1 + 3 by the bonus; 3; and 3 + 1 by Trade League.
    assert scene.goods_of("A") == []
    assert scene.cards_in_hand("A") == 6 + 3 + 4


@clause("RFTG-PRESTIGE-23")
@for_each(("action", "chips"), [("trade", 2), ("prestige trade", 4)])
def test_prestige_trade_doubles_the_chips_of_what_is_consumed_afterwards(action: str, chips: int) -> None:
    scene = rich().tableau("A", "gem-world", "spice-world", "expanding-colony", "galactic-salon")
    scene.good("A", "gem-world", "spice-world")

    idle(scene.round(A=action).play("A sell gem-world"))

    # 1 by Expanding Colony and 1 by Galactic Salon, which needs no good.
    assert scene.chips("A") == chips


@clause("RFTG-PRESTIGE-23")
def test_it_doubles_neither_cards_nor_prestige_nor_chips_for_hand_cards() -> None:
    scene = rich().tableau("A", "gem-world", "spice-world", "federation-capital", "deficit-spending")
    scene.good("A", "gem-world", "spice-world")

    scene.round(A="prestige trade").play("A sell gem-world", "A use federation-capital", "A use deficit-spending")
    scene.play("A " + " + ".join(scene.options("A")[:2]))

    assert scene.prestige("A") == 1
    assert scene.chips("A") == 2


@clause("RFTG-PRESTIGE-23", "RFTG-PRESTIGE-25")
@for_each("count", [1, 2])
def test_up_to_two_cards_may_be_discarded_for_a_chip_each(count: int) -> None:
    scene = rich().hand("A", "gem-world", "spice-world", "old-earth")

    scene.round(A="prestige trade")
    assert scene.options("A") == ["done", "use prestige"]
    scene.play("A use prestige")
    assert scene.question("A").pick == (1, 2)
    scene.play("A discard gem-world" if count == 1 else "A discard gem-world + discard old-earth")

    # One each, not two, and only once.
    assert scene.chips("A") == count
    assert scene.cards_in_hand("A") == 3 - count
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-PRESTIGE-23")
def test_nobody_has_to_discard_anything() -> None:
    scene = rich().hand("A", "gem-world", "spice-world")

    scene.round(A="prestige trade").play("A done")

    assert scene.chips("A") == 0
    assert scene.cards_in_hand("A") == 2


@clause("RFTG-PRESTIGE-23")
def test_the_discards_may_come_before_or_after_what_is_consumed() -> None:
    for first, hand in (("use prestige", 5), ("use secluded-world", 6)):
        scene = rich().tableau("A", "secluded-world", "gem-world")
        scene.good("A", "gem-world", "secluded-world")

        scene.round(A="prestige trade").play("A sell gem-world")
        assert scene.options("A") == ["use secluded-world", "use prestige"]
        scene.play(f"A {first}")
        if first == "use secluded-world":
            scene.play("A use prestige")

        # 2 and 3 by the sale; 1 more by Secluded World where it came first.
        assert scene.question("A").kind == "prestige-discard"
        assert len(scene.options("A")) == hand
        scene.play("A " + " + ".join(scene.options("A")[:2]))
        assert scene.chips("A") == 2
        assert scene.cards_in_hand("A") == 4
        assert scene.goods_of("A") == []


@clause("RFTG-PRESTIGE-23")
def test_without_prestige_on_it_trade_has_no_such_discards() -> None:
    scene = rich().hand("A", "gem-world", "spice-world")

    scene.round(A="trade")

    assert scene.asked() == ["A action", "B action"]


# Consume: 2x VPs


@clause("RFTG-PRESTIGE-26")
@for_each(("action", "chips"), [("produce", 3), ("double", 6), ("prestige double", 9)])
def test_prestige_double_triples_the_chips(action: str, chips: int) -> None:
    scene = rich().tableau("A", "tourist-world", "gem-world", "spice-world").good("A", "gem-world", "spice-world")

    idle(scene.round(A=action, B="trade"))

    assert scene.chips("A") == chips


@clause("RFTG-PRESTIGE-26")
def test_it_triples_chips_only() -> None:
    scene = rich().tableau("A", "alien-tourist-attraction", "gem-world", "galactic-power-brokers", "deficit-spending")
    scene.good("A", "gem-world").has("A", prestige=2)

    scene.round(A="prestige double").play("A use alien-tourist-attraction")
    assert (scene.chips("A"), scene.cards_in_hand("A")) == (3, 2)
    scene.play("A use galactic-power-brokers")
    assert scene.cards_in_hand("A") == 5
    scene.play("A use deficit-spending")
    scene.play("A " + " + ".join(scene.options("A")[:2]))

    # 1 VP and 2 cards for a good; 3 cards for prestige; 1 each for two hand cards.
    assert (scene.chips("A"), scene.cards_in_hand("A")) == (3 + 2, 3)


@clause("RFTG-PRESTIGE-26")
def test_it_has_no_discards_of_its_own() -> None:
    scene = rich().hand("A", "gem-world", "spice-world")

    scene.round(A="prestige double")

    assert scene.asked() == ["A action", "B action"]


# Together


@clause("RFTG-PRESTIGE-27")
@for_each(
    ("actions", "chips"),
    [
        ("trade & double", 2),
        ("trade & prestige double", 3),
        ("prestige trade & double", 3),
        ("prestige trade & produce", 2),
        ("trade & produce", 1),
    ],
)
def test_multipliers_add_up(actions: str, chips: int) -> None:
    scene = rich(experienced=True).tableau("A", "expanding-colony", "gem-world", "spice-world", "space-port")
    scene.good("A", "gem-world", "spice-world")

    idle(scene.round(A=actions, B="develop & settle").play("A sell gem-world"))

    assert scene.chips("A") == chips
