"""Paying for a world: cards that settle for free, goods that lower a price, and cards saved from a payment."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.paying import pay, price
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


@clause("RFTG-SETTLE-13")
@for_each("ship", ["colony-ship", "doomed-world"])
def test_a_card_discarded_from_the_tableau_places_a_world_for_nothing(ship: str) -> None:
    scene = Scene(sets="set1").tableau("A", ship, "old-earth").hand("A", "lost-species-ark-world").fill("A", 4)

    # It costs 5, and there are 4 other cards in hand.
    scene.round(B="settle").play("A settle lost-species-ark-world")

    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A") == ["old-earth", "lost-species-ark-world"]
    assert scene.pile() == [ship]
    assert scene.cards_in_hand("A") == 4


@clause("RFTG-SETTLE-13")
def test_paying_the_price_keeps_the_ship() -> None:
    scene = Scene().tableau("A", "colony-ship").hand("A", "gem-world").fill("A", 3)

    scene.round(B="settle").play("A settle gem-world")
    assert scene.options("A") == ["pay", "pay with colony-ship"]
    scene.play("A pay")
    pay(scene, "A", 2)

    assert scene.tableau_of("A") == ["colony-ship", "gem-world"]


@clause("RFTG-SETTLE-13")
def test_worlds_of_alien_kind_are_not_settled_by_ship() -> None:
    scene = Scene().tableau("A", "colony-ship").hand("A", "deserted-alien-outpost", "alien-rosetta-stone-world")

    scene.round(B="settle")

    # Alien Rosetta Stone World is ALIEN by name, but gray.
    assert scene.options("A") == ["pass", "settle alien-rosetta-stone-world"]


@clause("RFTG-SETTLE-13")
def test_a_ship_goes_with_a_power_to_pay_for_a_military_world() -> None:
    scene = Scene().tableau("A", "colony-ship", "contact-specialist").hand("A", "rebel-homeworld").fill("A", 7)

    scene.round(B="settle").play("A settle rebel-homeworld")
    assert scene.options("A") == ["pay-military", "pay-military with colony-ship"]
    scene.play("A pay-military with colony-ship")

    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A") == ["contact-specialist", "rebel-homeworld"]
    assert scene.cards_in_hand("A") == 7


@clause("RFTG-SETTLE-13")
def test_a_ship_does_not_go_with_a_conquest() -> None:
    scene = Scene().tableau("A", "colony-ship", "space-marines").hand("A", "rebel-underground", "aquatic-uplift-race")

    scene.round(B="settle")
    assert scene.options("A") == ["pass", "settle aquatic-uplift-race"]
    scene.play("A settle aquatic-uplift-race")

    # Military was enough; the ship stays.
    assert scene.tableau_of("A") == ["colony-ship", "space-marines", "aquatic-uplift-race"]


@clause("RFTG-SETTLE-13")
def test_a_ship_does_not_pay_for_an_alien_military_world_either() -> None:
    scene = Scene(sets="set3").tableau("A", "colony-ship", "alien-research-team").hand("A", "alien-robot-sentry")
    scene.hand("A", "refugee-world")

    scene.round(B="settle")
    # Defense 2, less 1 for Alien worlds: there is one card to pay with.
    assert "settle alien-robot-sentry" in scene.options("A")
    scene.play("A settle alien-robot-sentry")

    assert scene.tableau_of("A") == ["colony-ship", "alien-research-team", "alien-robot-sentry"]
    assert scene.pile() == ["refugee-world"]


@clause("RFTG-SETTLE-33")
def test_a_genes_good_lowers_the_price_by_3() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc", "ancient-race").good("A", "ancient-race")
    scene.hand("A", "galactic-trendsetters").fill("A", 6)

    scene.round(B="settle").play("A settle galactic-trendsetters")
    assert scene.options("A") == ["pay", "pay goods 1"]
    scene.play("A pay goods 1")

    # 5 - 3; the good may lie on any world, and is discarded.
    assert scene.goods_of("A") == []
    assert price(scene, "A") == 2


@clause("RFTG-SETTLE-33")
def test_the_good_may_be_kept_and_the_whole_price_paid() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc").good("A", "lifeforms-inc")
    scene.hand("A", "galactic-trendsetters").fill("A", 6)

    scene.round(B="settle").play("A settle galactic-trendsetters", "A pay")

    assert price(scene, "A") == 5
    assert scene.goods_of("A") == ["lifeforms-inc"]


@clause("RFTG-SETTLE-33")
def test_a_good_of_another_kind_lowers_nothing() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc", "mining-world").good("A", "mining-world")
    scene.hand("A", "galactic-trendsetters").fill("A", 6)

    scene.round(B="settle").play("A settle galactic-trendsetters")

    assert price(scene, "A") == 5
    assert scene.goods_of("A") == ["mining-world"]


@clause("RFTG-SETTLE-33")
def test_each_such_power_takes_one_good() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc", "golden-age-of-terraforming", "distant-world")
    scene.tableau("A", "plague-world").good("A", "lifeforms-inc", "distant-world", "plague-world")
    scene.hand("A", "alien-data-repository").fill("A", 8)

    # It costs 7: three goods would make it free, but there are two powers.
    scene.round(B="settle").play("A settle alien-data-repository")
    assert scene.options("A") == ["pay", "pay goods 1", "pay goods 2"]
    scene.play("A pay goods 2", "A good distant-world", "A good plague-world")

    assert price(scene, "A") == 1
    assert scene.goods_of("A") == ["lifeforms-inc"]


@clause("RFTG-SETTLE-33")
def test_such_a_power_is_used_once_in_a_phase() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc", "distant-world", "improved-logistics")
    scene.good("A", "lifeforms-inc", "distant-world").hand("A", "comet-zone", "mining-world").fill("A", 4)

    scene.round(B="settle").play("A settle comet-zone", "A pay goods 1", "A good distant-world")
    scene.play("A second mining-world")

    # A good is left, but the power is used.
    assert price(scene, "A") == 3
    assert scene.goods_of("A") == ["lifeforms-inc"]


@clause("RFTG-SETTLE-34")
def test_what_a_good_saves_is_for_one_world_alone() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc", "improved-logistics").good("A", "lifeforms-inc")
    scene.hand("A", "artist-colony", "gem-world").fill("A", 4)

    # 1 card saved of 3: the other 2 are not kept for the second world.
    scene.round(B="settle").play("A settle artist-colony", "A pay goods 1", "A second gem-world")

    assert price(scene, "A") == 2


@clause("RFTG-SETTLE-35")
def test_one_card_of_a_payment_is_saved_under_the_scavengers() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-scavengers")
    scene.hand("A", "gem-world", "public-works", "drop-ships", "space-marines")

    scene.round(B="settle").play("A settle gem-world", "A pay public-works + pay drop-ships")
    assert scene.options("A") == ["save public-works", "save drop-ships"]
    assert scene.question("A").pick == (1, 1)
    scene.play("A save drop-ships")

    assert scene.saved_by("A") == ["drop-ships"]
    assert scene.pile() == ["public-works"]
    # Its owner may look at it, others may not.
    assert scene.seen("A", "players", 0, "saved") == ["drop-ships"]
    assert "drop-ships" not in str(scene.seen("B"))


@clause("RFTG-SETTLE-35")
def test_what_is_paid_after_discounts_decides_whether_there_is_a_card_to_save() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-scavengers", "replicant-robots").hand("A", "gem-world")
    scene.fill("A", 3)

    # 2 - 2: nothing is paid, so nothing is saved.
    scene.round(B="settle").play("A settle gem-world")

    assert scene.saved_by("A") == []
    assert scene.cards_in_hand("A") == 3


@clause("RFTG-SETTLE-35")
def test_a_payment_of_one_card_is_saved_whole() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-scavengers").hand("A", "artist-colony", "drop-ships", "old-earth")

    scene.round(B="settle").play("A settle artist-colony", "A pay drop-ships")

    assert scene.saved_by("A") == ["drop-ships"]
    assert scene.pile() == []


@clause("RFTG-SETTLE-35")
def test_cards_discarded_for_military_are_not_saved() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-scavengers", "space-mercenaries")
    scene.hand("A", "aquatic-uplift-race", "drop-ships", "public-works")

    scene.round(B="settle").play("A settle aquatic-uplift-race", "A hand drop-ships", "A enough")

    assert scene.tableau_of("A")[-1] == "aquatic-uplift-race"
    assert scene.saved_by("A") == []
    assert scene.pile() == ["drop-ships"]


@clause("RFTG-SETTLE-13")
@for_each(("way", "tableau"), [("pay", ["doomed-world"]), ("pay with doomed-world", [])])
def test_a_card_that_settles_for_free_may_be_discarded_where_nothing_is_to_be_paid(
    way: str, tableau: list[str]
) -> None:
    scene = Scene(sets="set1").tableau("A", "doomed-world").hand("A", "refugee-world")

    scene.round(B="settle").play("A settle refugee-world", f"A {way}")

    # Doomed World counts -1 VP, so its owner may want to be rid of it.
    assert scene.tableau_of("A") == [*tableau, "refugee-world"]
