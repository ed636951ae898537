"""The prestige bonuses of Explore, Develop, Settle and Produce."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def rich(experienced: bool = False) -> Scene:
    """A has 1 prestige to spend."""
    return Scene(sets="set3", experienced=experienced).has("A", prestige=1)


# Explore


@clause("RFTG-PRESTIGE-19")
@for_each(("action", "drawn", "kept"), [("prestige explore-5", 13, 2), ("prestige explore-1", 9, 3)])
def test_prestige_explore_draws_six_more_keeps_one_more_and_mixes(action: str, drawn: int, kept: int) -> None:
    scene = rich().hand("A", "gem-world", "spice-world")

    scene.round(A=action)

    assert scene.cards_in_hand("A") == 2 + drawn
    assert scene.question("A").pick == (drawn - kept, drawn - kept)
    assert "discard gem-world" in scene.options("A")
    scene.play("A " + " + ".join(scene.options("A")[: drawn - kept]))
    assert scene.cards_in_hand("A") == 2 + kept


@clause("RFTG-PRESTIGE-19")
@for_each("actions", ["prestige explore-5 & explore-1", "explore-5 & prestige explore-1"])
def test_prestige_explore_with_both_cards(actions: str) -> None:
    scene = rich(experienced=True).hand("A", "gem-world")

    scene.round(A=actions)

    assert scene.cards_in_hand("A") == 1 + 14
    assert scene.question("A").pick == (11, 11)


@clause("RFTG-PRESTIGE-19")
def test_other_explore_powers_add_to_it() -> None:
    scene = rich().tableau("A", "galactic-renaissance", "expedition-force").hand("B", "gem-world")

    scene.round(A="prestige explore-5")

    # 13 and 2 and 1; keeping 2 and 1.
    assert scene.cards_in_hand("A") == 16
    assert scene.question("A").pick == (13, 13)
    # B, who has no such bonus, chooses among the two cards drawn.
    assert "keep gem-world" not in scene.options("B")
    assert len(scene.options("B")) == 2


# Develop


@clause("RFTG-PRESTIGE-20")
@for_each(("action", "price"), [("produce", 5), ("develop", 4), ("prestige develop", 2)])
def test_prestige_develop_costs_three_less_in_all(action: str, price: int) -> None:
    scene = rich().hand("A", "consumer-markets").fill("A", 8)

    scene.round(A=action, B="develop").play("A develop consumer-markets")

    assert scene.question("A").pick == (price, price)


@clause("RFTG-PRESTIGE-20")
def test_prestige_develop_adds_to_discounts_and_never_goes_below_nothing() -> None:
    scene = rich().tableau("A", "investment-credits").hand("A", "mining-conglomerate", "gem-world")

    scene.round(A="prestige develop").play("A develop mining-conglomerate")

    # 3 less 3 less 1.
    assert scene.tableau_of("A") == ["investment-credits", "mining-conglomerate"]
    assert "gem-world" in scene.hand_of("A")


# Settle


@clause("RFTG-PRESTIGE-21")
@for_each(("action", "price"), [("settle", 5), ("prestige settle", 2)])
def test_prestige_settle_makes_worlds_three_cheaper(action: str, price: int) -> None:
    scene = rich().hand("A", "terraformed-world").fill("A", 8)

    scene.round(A=action).play("A settle terraformed-world")

    assert scene.question("A").pick == (price, price)


@clause("RFTG-PRESTIGE-21")
def test_it_makes_every_world_of_the_phase_cheaper() -> None:
    scene = rich().tableau("A", "improved-logistics").hand("A", "old-earth", "comet-zone").deck("mining-league")

    scene.round(A="prestige settle").play("A settle old-earth", "A second comet-zone")

    # Twice a cost of 3 for nothing; the bonus card comes once.
    assert scene.tableau_of("A") == ["improved-logistics", "old-earth", "comet-zone"]
    assert scene.hand_of("A") == ["mining-league"]


@clause("RFTG-PRESTIGE-21")
def test_it_makes_military_worlds_that_are_paid_for_cheaper_too() -> None:
    scene = rich().tableau("A", "contact-specialist").hand("A", "rebel-base", "gem-world", "spice-world", "old-earth")

    scene.round(A="prestige settle").play("A settle rebel-base", "A pay gem-world + pay spice-world")

    # 6 less 1 by the specialist less 3.
    assert scene.tableau_of("A") == ["contact-specialist", "rebel-base"]
    assert "old-earth" in scene.hand_of("A")


@clause("RFTG-PRESTIGE-21")
@for_each(("action", "offered"), [("settle", False), ("prestige settle", True)])
def test_prestige_settle_adds_two_military(action: str, offered: bool) -> None:
    scene = rich().tableau("A", "expedition-force").hand("A", "pirate-world").hand("B", "gem-world", "old-earth")

    scene.round(A=action, B="develop")

    # 1 and 2 against a defense of 3.
    assert (scene.asked()[0] == "A settle") is offered


@clause("RFTG-PRESTIGE-21")
def test_both_halves_may_be_used_in_the_same_phase() -> None:
    scene = rich().tableau("A", "improved-logistics").hand("A", "old-earth", "alien-robot-sentry").deck("mining-league")

    scene.round(A="prestige settle").play("A settle old-earth", "A second alien-robot-sentry")

    assert scene.tableau_of("A") == ["improved-logistics", "old-earth", "alien-robot-sentry"]


@clause("RFTG-PRESTIGE-21")
def test_the_military_lasts_for_the_phase_only_and_is_not_general() -> None:
    scene = rich().tableau("A", "expedition-force").hand("A", "outlaw-world").deck("mining-league")

    scene.round(A="prestige settle").play("A settle outlaw-world")

    assert scene.military("A") == 2
    # 2 do not reach a defense of 3.
    scene.hand("A", "pirate-world").round(A="settle")
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-PRESTIGE-21")
def test_the_settle_bonus_card_comes_once_for_a_world_taken_over_as_well() -> None:
    scene = Scene(sets="set3", takeovers=True).has("A", prestige=1).tableau("A", "imperium-seat", "drop-ships")
    scene.tableau("B", "rebel-colony").has("B", prestige=5)

    scene.round(A="prestige settle").play("A takeover imperium-seat")

    # 3 and 1 and 2 against 4.
    assert scene.tableau_of("A") == ["imperium-seat", "drop-ships", "rebel-colony"]
    assert scene.cards_in_hand("A") == 1


# Two phases of one kind


@clause("RFTG-PRESTIGE-22")
@for_each(
    ("actions", "prices"),
    [
        ("prestige develop & develop", [2, 4]),
        ("develop & prestige develop", [4, 2]),
        # Who chose one of the two cards has the bonus in the first phase.
        ("prestige develop & produce", [2, 5]),
        ("trade & produce", [5, 5]),
    ],
)
def test_prestige_develop_is_for_one_of_two_phases(actions: str, prices: list[int]) -> None:
    scene = rich(experienced=True).hand("A", "consumer-markets", "galactic-power-brokers").fill("A", 11)
    paid = []

    scene.round(A=actions, B="develop & develop")
    for card in ("consumer-markets", "galactic-power-brokers"):
        scene.play(f"A develop {card}")
        paid.append(scene.question("A").pick[0])
        pays = [option for option in scene.options("A") if option != "pay galactic-power-brokers"]
        scene.play("A " + " + ".join(pays[: paid[-1]]))

    assert paid == prices


@clause("RFTG-PRESTIGE-22")
@for_each(
    ("actions", "prices"),
    [
        ("prestige settle & settle", [2, 5]),
        ("settle & prestige settle", [5, 2]),
        ("prestige settle & produce", [2, 5]),
    ],
)
def test_prestige_settle_is_for_one_of_two_phases(actions: str, prices: list[int]) -> None:
    scene = rich(experienced=True).hand("A", "terraformed-world", "galactic-trendsetters").fill("A", 9)
    paid = []

    scene.round(A=actions, B="settle & settle")
    for card in ("terraformed-world", "galactic-trendsetters"):
        scene.play(f"A settle {card}")
        paid.append(scene.question("A").pick[0])
        pays = [option for option in scene.options("A") if option != "pay galactic-trendsetters"]
        scene.play("A " + " + ".join(pays[: paid[-1]]))

    assert paid == prices


@clause("RFTG-PRESTIGE-22")
@for_each("actions", ["prestige settle & settle", "settle & prestige settle"])
def test_the_two_military_are_there_in_that_phase_only(actions: str) -> None:
    scene = rich(experienced=True).hand("A", "alien-robot-sentry", "avian-uplift-race")

    scene.round(A=actions, B="trade & produce").play("A settle alien-robot-sentry")

    # Avian Uplift Race, with a defense of 2 as well, can neither follow nor precede it.
    assert scene.tableau_of("A") == ["alien-robot-sentry"]
    assert scene.asked() == ["A action", "B action"]


# Produce


@clause("RFTG-PRESTIGE-28")
def test_prestige_produce_draws_three_cards_and_fills_two_windfall_worlds() -> None:
    scene = rich().tableau("A", "pirate-world", "radioactive-world", "empath-world")

    scene.round(A="prestige produce")
    assert scene.cards_in_hand("A") == 3
    scene.play("A produce radioactive-world", "A produce pirate-world")

    # A third one is not offered.
    assert scene.goods_of("A") == ["pirate-world", "radioactive-world"]
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-PRESTIGE-28")
def test_without_it_there_is_one_windfall_and_no_card() -> None:
    scene = rich().tableau("A", "pirate-world", "radioactive-world", "empath-world").has("B", prestige=9)

    scene.round(A="produce").play("A produce radioactive-world")

    assert scene.goods_of("A") == ["radioactive-world"]
    assert scene.cards_in_hand("A") == 0


@clause("RFTG-PRESTIGE-28")
def test_one_of_the_two_may_be_left() -> None:
    scene = rich().tableau("A", "pirate-world", "radioactive-world", "empath-world")

    scene.round(A="prestige produce").play("A produce radioactive-world", "A done")

    assert scene.goods_of("A") == ["radioactive-world"]


@clause("RFTG-PRESTIGE-28")
def test_the_three_cards_may_pay_for_producing_by_discard() -> None:
    scene = rich().tableau("A", "damaged-alien-factory")

    scene.round(A="prestige produce").play("A produce damaged-alien-factory by damaged-alien-factory")
    scene.play("A " + scene.options("A")[0])

    assert scene.goods_of("A") == ["damaged-alien-factory"]
    assert len(scene.pile()) == 1


@clause("RFTG-PRESTIGE-28")
def test_other_produce_powers_work_beside_it() -> None:
    scene = rich().tableau("A", "runaway-robots", "pirate-world", "mining-robots", "radioactive-world")
    scene.has("B", prestige=9)

    scene.round(A="prestige produce").play("A produce runaway-robots", "A produce pirate-world")
    scene.play("A produce radioactive-world by mining-robots")

    # 3 cards, and 1 for Runaway Robots.
    assert scene.goods_of("A") == ["pirate-world", "radioactive-world", "runaway-robots"]
    assert scene.cards_in_hand("A") == 4
