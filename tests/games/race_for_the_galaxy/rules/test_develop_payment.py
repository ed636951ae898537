"""Phase II, Develop: what a development costs, and the ways to pay for it."""

from __future__ import annotations

import pytest

from tessera.kernel.refusal import NotOffered
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def price_of(scene: Scene, card: str) -> int:
    """How many cards A is asked to pay after placing a development."""
    scene.play(f"A develop {card}")
    question = scene.question("A")
    assert question.kind == "pay"
    assert question.pick[0] == question.pick[1]
    return question.pick[0]


# The price


@clause("RFTG-DEVELOP-02")
@for_each(
    ("owned", "price"),
    [
        ((), 6),
        (("investment-credits",), 5),
        (("galactic-federation",), 4),
        (("galactic-federation", "investment-credits"), 3),
        (("galactic-federation", "investment-credits", "pan-galactic-research", "retrofit-and-salvage-inc"), 1),
    ],
)
def test_discounts_add_up(owned: tuple[str, ...], price: int) -> None:
    scene = Scene(sets="set3").tableau("A", *owned).hand("A", "new-economy").fill("A", 8).round(B="develop")

    found = price_of(scene, "new-economy")
    scene.play("A " + " + ".join(scene.options("A")[:price]))

    assert found == price
    assert len(scene.pile()) == price
    assert scene.cards_in_hand("A") == 8 - price


@clause("RFTG-DEVELOP-02")
@for_each("card", ["export-duties", "space-marines"])
def test_a_price_never_falls_below_nothing(card: str) -> None:
    scene = Scene().tableau("A", "galactic-federation", "investment-credits").hand("A", card, "gem-world")

    scene.round(A="develop").play(f"A develop {card}")

    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["gem-world"]
    assert scene.tableau_of("A")[-1] == card


@clause("RFTG-DEVELOP-02", "RFTG-DEVELOP-05")
def test_a_development_cannot_be_part_of_its_own_payment() -> None:
    scene = Scene().hand("A", "space-marines", "gem-world").hand("B", "space-marines#2", "spice-world", "mining-world")

    scene.round(A="develop", B="produce")

    # With the bonus it costs 1: A can pay it with the one other card. B has no bonus and pays 2.
    assert scene.options("A") == ["pass", "develop space-marines"]
    scene.play("A pass", "B develop space-marines#2")
    assert sorted(scene.tableau_of("B")) == ["space-marines#2"]
    assert scene.cards_in_hand("B") == 0
    assert scene.pile() == ["mining-world", "spice-world"]


@clause("RFTG-DEVELOP-03")
def test_whoever_chose_develop_pays_one_less() -> None:
    scene = Scene().hand("A", "new-economy").fill("A", 8).hand("B", "trade-league").fill("B", 8)

    scene.round(A="develop", B="produce").play("A develop new-economy", "B develop trade-league")

    assert scene.question("A").pick == (5, 5)
    assert scene.question("B").pick == (6, 6)


@clause("RFTG-DEVELOP-03", "RFTG-DEVELOP-02")
def test_the_bonus_adds_to_discounts() -> None:
    scene = Scene().tableau("A", "galactic-federation").hand("A", "new-economy").fill("A", 8).round(A="develop")

    assert price_of(scene, "new-economy") == 3


@clause("RFTG-DEVELOP-05")
@for_each(("others", "offered"), [(3, False), (4, True)])
def test_what_cannot_be_paid_for_is_not_offered(others: int, offered: bool) -> None:
    scene = Scene().hand("A", "drop-ships", "export-duties").fill("A", others - 1)

    scene.round(B="develop")

    assert ("develop drop-ships" in scene.options("A")) is offered


@clause("RFTG-DEVELOP-05")
def test_the_refusal_names_the_rule() -> None:
    scene = Scene().hand("A", "drop-ships", "export-duties").fill("A", 1).round(B="develop")

    assert scene.options("A") == ["pass", "develop export-duties"]
    assert scene.refused("A", "develop drop-ships").clause == "RFTG-DEVELOP-05"


@clause("RFTG-DEVELOP-05")
@for_each("cards", [1, 3])
def test_neither_less_nor_more_than_the_price_can_be_paid(cards: int) -> None:
    scene = Scene().hand("A", "space-marines").fill("A", 4).round(B="develop").play("A develop space-marines")

    with pytest.raises(NotOffered):
        scene.game.play(0, scene.options("A")[:cards])

    assert scene.question("A").pick == (2, 2)


# Saving a card of the payment


@clause("RFTG-DEVELOP-10")
def test_one_paid_card_is_saved_under_galactic_scavengers() -> None:
    scene = (
        Scene(sets="set3").tableau("A", "galactic-scavengers").hand("A", "space-marines", "gem-world", "spice-world")
    )

    scene.round(B="develop").play("A develop space-marines")

    assert scene.asked() == ["A save"]
    assert sorted(scene.options("A")) == ["save gem-world", "save spice-world"]
    assert scene.question("A").pick == (1, 1)
    scene.play("A save gem-world")
    assert scene.saved_by("A") == ["gem-world"]
    assert scene.pile() == ["spice-world"]
    assert scene.seen("B", "players", 0, "saved") == ["card"]
    assert scene.seen("A", "players", 0, "saved") == ["gem-world"]


@clause("RFTG-DEVELOP-10")
def test_nothing_is_saved_when_nothing_is_paid() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-scavengers", "investment-credits")
    scene.hand("A", "export-duties", "gem-world")

    scene.round(B="develop").play("A develop export-duties")

    assert scene.asked() == ["A action", "B action"]
    assert scene.saved_by("A") == []
    assert scene.hand_of("A") == ["gem-world"]


@clause("RFTG-DEVELOP-10")
def test_a_single_paid_card_is_saved_and_every_development_saves_one() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-scavengers").hand("A", "export-duties", "gem-world")
    scene.round(B="develop").play("A develop export-duties")
    assert scene.saved_by("A") == ["gem-world"]
    assert scene.pile() == []

    scene.hand("A", "expedition-force", "spice-world").round(B="develop").play("A develop expedition-force")

    assert scene.saved_by("A") == ["gem-world", "spice-world"]


# Discarding a card from the tableau


@clause("RFTG-DEVELOP-13")
def test_randd_crash_program_can_be_discarded_for_three_cards() -> None:
    scene = Scene(sets="set2").tableau("A", "randd-crash-program").hand("A", "drop-ships").fill("A", 4)

    scene.round(B="develop").play("A develop drop-ships")

    assert scene.options("A") == ["pay", "pay with randd-crash-program"]
    scene.play("A pay with randd-crash-program")
    assert scene.question("A").pick == (1, 1)
    assert scene.tableau_of("A") == ["drop-ships"]
    assert scene.pile() == ["randd-crash-program"]


@clause("RFTG-DEVELOP-13")
def test_it_need_not_be_discarded() -> None:
    scene = Scene(sets="set2").tableau("A", "randd-crash-program").hand("A", "drop-ships").fill("A", 5)

    scene.round(B="develop").play("A develop drop-ships", "A pay")

    assert scene.question("A").pick == (4, 4)
    assert scene.tableau_of("A") == ["randd-crash-program", "drop-ships"]


@clause("RFTG-DEVELOP-13", "RFTG-DEVELOP-02")
def test_with_a_low_price_it_saves_less_than_three() -> None:
    scene = Scene(sets="set2").tableau("A", "randd-crash-program").hand("A", "space-marines").fill("A", 2)

    scene.round(B="develop").play("A develop space-marines", "A pay with randd-crash-program")

    assert scene.asked() == ["A action", "B action"]
    assert scene.cards_in_hand("A") == 2


@clause("RFTG-DEVELOP-13")
def test_it_makes_a_development_affordable_and_adds_to_the_bonus() -> None:
    scene = Scene(sets="set2").tableau("A", "randd-crash-program").hand("A", "new-economy").fill("A", 2)

    scene.round(A="develop").play("A develop new-economy")

    # 6 - 1 - 3: the only way, so it is taken, with all of the hand.
    assert scene.tableau_of("A") == ["new-economy"]
    assert scene.cards_in_hand("A") == 0


@clause("RFTG-DEVELOP-13")
def test_for_nothing_it_is_not_discarded() -> None:
    scene = Scene(sets="set2").tableau("A", "randd-crash-program", "investment-credits").hand("A", "export-duties")

    scene.round(B="develop").play("A develop export-duties")

    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A") == ["randd-crash-program", "investment-credits", "export-duties"]


@clause("RFTG-DEVELOP-13", "RFTG-DEVELOP-04")
def test_a_second_copy_cannot_be_placed_by_discarding_the_first() -> None:
    scene = Scene(sets="set2").tableau("A", "randd-crash-program").hand("A", "randd-crash-program#2", "export-duties")

    scene.hand("A", "gem-world", "spice-world").round(B="develop")

    assert scene.options("A") == ["pass", "develop export-duties"]


@clause("RFTG-DEVELOP-14")
def test_a_card_cannot_be_discarded_for_itself() -> None:
    # It costs 1, there is nothing to pay with, and it is not in force yet.
    scene = Scene(sets="set2").hand("A", "randd-crash-program").fill("A", 1).round(B="develop")
    assert scene.options("A") == ["pass", "develop randd-crash-program"]

    scene.play("A develop randd-crash-program")

    assert scene.cards_in_hand("A") == 0
    assert scene.tableau_of("A") == ["randd-crash-program"]


@clause("RFTG-DEVELOP-14", "RFTG-DEVELOP-05")
def test_without_another_card_it_cannot_even_be_placed() -> None:
    scene = Scene(sets="set2").hand("A", "randd-crash-program").round(B="develop")

    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A") == []


# Discarding a good


@clause("RFTG-DEVELOP-15")
def test_a_rare_good_lowers_the_price_by_two() -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming", "mining-world", "gem-world")
    scene.good("A", "mining-world", "gem-world").hand("A", "drop-ships").fill("A", 4)

    scene.round(B="develop").play("A develop drop-ships")

    assert scene.options("A") == ["pay", "pay goods 1"]
    scene.play("A pay goods 1")
    assert scene.question("A").pick == (2, 2)
    assert scene.goods_of("A") == ["gem-world"]
    assert len(scene.pile()) == 1


@clause("RFTG-DEVELOP-15")
def test_other_kinds_do_not() -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming", "gem-world", "plague-world")
    scene.good("A", "gem-world", "plague-world").hand("A", "drop-ships").fill("A", 4)

    scene.round(B="develop").play("A develop drop-ships")

    # The whole hand pays; there is no other way.
    assert scene.cards_in_hand("A") == 0
    assert scene.goods_of("A") == ["gem-world", "plague-world"]


@clause("RFTG-DEVELOP-15")
def test_only_one_good_for_each_power_and_its_owner_says_which() -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming", "mining-world", "comet-zone")
    scene.good("A", "mining-world", "comet-zone").hand("A", "drop-ships").fill("A", 5)

    scene.round(B="develop").play("A develop drop-ships")
    assert scene.options("A") == ["pay", "pay goods 1"]
    scene.play("A pay goods 1")
    assert scene.options("A") == ["good mining-world", "good comet-zone"]
    scene.play("A good comet-zone")

    assert scene.goods_of("A") == ["mining-world"]
    assert scene.question("A").pick == (2, 2)


@clause("RFTG-DEVELOP-15")
def test_a_good_of_the_multi_kind_world_can_be_a_rare_one() -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming", "alien-oort-cloud-refinery")
    scene.kind("A", "genes").good("A", "alien-oort-cloud-refinery").hand("A", "drop-ships").fill("A", 2)

    scene.round(B="develop").play("A develop drop-ships")

    assert scene.goods_of("A") == []
    assert scene.tableau_of("A")[-1] == "drop-ships"


@clause("RFTG-DEVELOP-15", "RFTG-DEVELOP-13")
def test_a_good_and_a_card_of_the_tableau_lower_a_price_together() -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming", "randd-crash-program", "mining-world")
    scene.good("A", "mining-world").hand("A", "new-economy").fill("A", 6)

    scene.round(B="develop").play("A develop new-economy")

    assert scene.options("A") == [
        *("pay", "pay goods 1", "pay with randd-crash-program"),
        "pay goods 1 with randd-crash-program",
    ]
    scene.play("A pay goods 1 with randd-crash-program")
    assert scene.question("A").pick == (1, 1)
    assert scene.goods_of("A") == []
    assert "randd-crash-program" not in scene.tableau_of("A")
