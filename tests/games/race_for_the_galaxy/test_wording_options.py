"""Choices as players read them: what they cost and bring, in cards, Military and points."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.speech import asks, text_of
from tests.rows import for_each

# Developments and worlds


@clause("RFTG-DEVELOP-02", "RFTG-DEVELOP-03")
def test_a_development_tells_its_price_after_discounts() -> None:
    scene = Scene().tableau("A", "investment-credits").hand("A", "drop-ships", "public-works").fill("A", 2)
    scene.tableau("B", "old-earth").hand("B", "drop-ships#2").fill("B", 5)
    scene.round(A="develop")

    assert asks(scene, "A") == (
        "Develop: which development do you place, if any? 3 other cards are in your hand to pay with."
    )
    assert text_of(scene, "A", "develop drop-ships") == (
        "Place Drop Ships: pay 2 cards. Development, cost 4, 2 VP. Settle: +3 Military."
    )
    assert text_of(scene, "A", "develop public-works").startswith("Place Public Works: pay nothing. Development")
    assert text_of(scene, "B", "develop drop-ships#2", "ja") == (
        "Drop Shipsを配置する：カード4枚を支払う。発展カード。コスト4、2VP。植民：軍事力+3。"
    )
    assert text_of(scene, "A", "pass", "ja") == "発展カードを配置しない"


@clause("RFTG-SETTLE-02", "RFTG-SETTLE-03", "RFTG-SETTLE-13", "RFTG-SETTLE-23", "RFTG-SETTLE-30", "RFTG-SETTLE-33")
def test_a_world_tells_every_plan_to_place_it() -> None:
    scene = Scene(sets="set3").tableau("A", "old-earth", "colony-ship", "lifeforms-inc", "contact-specialist")
    scene.tableau("A", "new-military-tactics", "space-marines", "imperium-cloaking-technology")
    scene.good("A", "lifeforms-inc").hand("A", "gem-world", "rebel-miners").fill("A", 5)
    scene.round(A="settle")

    # Space Marines +2, Contact Specialist -1.
    assert asks(scene, "A").endswith("6 other cards are in your hand to pay with, and your Military is 1.")
    assert text_of(scene, "A", "settle gem-world").startswith(
        "Place Gem World: pay 2 cards, or discard 1 Genes good and pay nothing, "
        "or discard Colony Ship and pay nothing, "
        "or discard Imperium Cloaking Technology and conquer it with Military 1 against 0. Non-military production"
    )
    assert text_of(scene, "A", "settle rebel-miners").startswith(
        "Place Rebel Miners: conquer it by raising 1 more Military (1 against 2 so far), or pay 1 card, "
        "or discard 1 Genes good and pay nothing, or discard Colony Ship and pay nothing. Military production world"
    )

    scene.play("A settle rebel-miners")

    assert asks(scene, "A") == (
        "How do you place Rebel Miners? Your Military against it is 1, its defense 2, and you hold 6 cards."
    )
    assert text_of(scene, "A", "conquer") == "Conquer it by raising 1 more Military (1 against 2 so far)"
    assert text_of(scene, "A", "pay-military") == "Pay 1 card instead of conquering it"
    assert text_of(scene, "A", "pay-military with colony-ship", "ja") == (
        "征服する代わりにColony Shipを捨てる（支払いなし）"
    )


@clause("RFTG-SETTLE-14", "RFTG-SETTLE-15", "RFTG-SETTLE-19")
def test_raising_military_tells_what_each_source_adds() -> None:
    scene = Scene(sets="set3").tableau("A", "new-military-tactics", "space-mercenaries")
    scene.hand("A", "rebel-base", "gem-world").fill("A", 2).round(A="settle")

    scene.play("A settle rebel-base")

    # Space Mercenaries +1 and up to 2 hand cards; New Military Tactics +3: 1 + 2 + 3 against 6.
    assert asks(scene, "A") == "Rebel Base: raise 5 more Military to conquer it. How?"
    assert text_of(scene, "A", "discard new-military-tactics") == (
        "Discard New Military Tactics from your tableau: Military +3"
    )
    assert text_of(scene, "A", "hand gem-world") == "Discard Gem World from your hand: Military +1"
    scene.play("A discard new-military-tactics")
    assert asks(scene, "A", "ja") == "Rebel Baseの征服にはあと軍事力2が必要です。どのように高めますか？"


def test_the_card_paid_for_is_named() -> None:
    scene = Scene().tableau("B", "old-earth").hand("B", "drop-ships", "gem-world", "rebel-base", "pirate-world")
    scene.hand("B", "spice-world").round(A="settle", B="develop").play("B develop drop-ships")

    assert asks(scene, "B") == "Pay 3 cards for Drop Ships: which ones?"
    assert text_of(scene, "B", "pay gem-world") == "Pay with Gem World"
    scene.play("B pay gem-world + pay rebel-base + pay pirate-world")
    assert scene.tableau_of("B") == ["old-earth", "drop-ships"]


def test_different_prices_of_two_players_asked_at_once_are_not_mixed_up() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc").good("A", "lifeforms-inc").tableau("B", "colony-ship")
    scene.hand("A", "gem-world").fill("A", 4).hand("B", "tourist-world").fill("B", 4)
    scene.round(A="settle").play("A settle gem-world", "B settle tourist-world")

    assert scene.asked() == ["A settle-way", "B settle-way"]
    assert asks(scene, "A") == "How do you place Gem World? Its price is 2 cards, and you hold 4 cards."
    assert asks(scene, "B") == "How do you place Tourist World? Its price is 4 cards, and you hold 4 cards."
    assert text_of(scene, "A", "pay") == text_of(scene, "B", "pay") == "Pay with cards from your hand"
    assert text_of(scene, "A", "pay goods 1") == "Discard 1 Genes good and pay nothing"

    scene.play("A pay goods 1")

    assert text_of(scene, "B", "pay") == "Pay 4 cards"


@clause("RFTG-SETTLE-42")
def test_a_replacement_tells_what_goes() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "earths-lost-colony", "artist-colony")
    scene.good("A", "artist-colony").hand("A", "space-port")
    scene.round(A="settle")

    assert text_of(scene, "A", "replace space-port").startswith(
        "Put Space Port in the place of one of your worlds, at no cost. Non-military production world (Novelty)"
    )
    scene.play("A replace space-port")
    assert asks(scene, "A") == "Which of your worlds makes room for Space Port? It is discarded with its good."
    assert text_of(scene, "A", "replace artist-colony") == "Discard Artist Colony with its Novelty good"
    assert text_of(scene, "A", "replace earths-lost-colony", "ja") == "Earth's Lost Colonyを捨てる"


# Takeovers


@clause("RFTG-TAKEOVER-10", "RFTG-TAKEOVER-13", "RFTG-TAKEOVER-33", "RFTG-TAKEOVER-38")
def test_takeovers_are_told_with_attack_and_defense() -> None:
    scene = Scene(sets="set3", takeovers=True, start="choice", seats=3).has("A", prestige=2)
    scene.tableau("A", "interstellar-casus-belli", "space-marines", "new-military-tactics", "imperium-invasion-fleet")
    scene.tableau("B", "imperium-warlord", "rebel-miners").tableau("C", "new-sparta", "pan-galactic-security-council")
    scene.has("C", prestige=1).round(A="settle")

    assert text_of(scene, "A", "takeover interstellar-casus-belli") == (
        "Takeover with Interstellar Casus Belli: You may spend 1 prestige to take over a military world of any other "
        "player. If you succeed, gain 2 prestige."
    )
    scene.play("A takeover interstellar-casus-belli")
    # Space Marines +2 and Invasion Fleet +3, +1 against Rebels; Warlord +1, +1 against Rebels, and a defense of 2.
    assert text_of(scene, "A", "target rebel-miners") == "Rebel Miners of B: 6 against 4"
    assert text_of(scene, "A", "target new-sparta", "ja") == "CのNew Sparta（5対4）"
    assert text_of(scene, "A", "target imperium-warlord") == (
        "Imperium Warlord of B, discarding Imperium Invasion Fleet: 5 against 3"
    )
    scene.play("A target rebel-miners")
    assert asks(scene, "A") == (
        "Takeover of Rebel Miners: 6 against 4 so far. Do you raise more Military? You cannot do so later."
    )
    scene.play("A discard new-military-tactics")
    assert text_of(scene, "C", "defeat A rebel-miners") == (
        "Spend 1 prestige: A's takeover of Rebel Miners (9 against 4) fails"
    )
    assert text_of(scene, "C", "pass") == "Defeat no takeover"


@clause("RFTG-TAKEOVER-13", "RFTG-TAKEOVER-15")
def test_a_defender_is_told_how_much_is_missing() -> None:
    scene = Scene(sets="set3", takeovers=True, start="choice").tableau("A", "interstellar-casus-belli", "drop-ships")
    scene.tableau("B", "rebel-miners", "space-mercenaries").hand("B", "gem-world").fill("B", 1).has("A", prestige=1)
    scene.round(A="settle")

    scene.play("A takeover interstellar-casus-belli")

    assert asks(scene, "B") == (
        "A attacks Rebel Miners with 3 against your 3: it is lost unless you raise 1 more. Do you raise Military?"
    )
    scene.play("B hand gem-world")
    assert asks(scene, "B", "ja") == (
        "AがRebel Minersの乗っ取りを仕掛けています（3対4）。今のままで守れます。さらに軍事力を高めますか？"
    )


# Consume and Produce


@clause("RFTG-TRADE-02", "RFTG-TRADE-03", "RFTG-PRESTIGE-23")
@for_each(("action", "novelty", "alien"), [("trade", 4, 7), ("prestige trade", 7, 10)])
def test_a_sale_tells_the_cards_it_draws(action: str, novelty: int, alien: int) -> None:
    scene = Scene(sets="set3").tableau("A", "old-earth", "export-duties", "gem-world", "alien-robotic-factory")
    scene.good("A", "gem-world", "alien-robotic-factory").has("A", prestige=1).round(A=action)

    # Old Earth and Export Duties draw 1 more each.
    assert text_of(scene, "A", "sell gem-world") == f"The Novelty good on Gem World: draw {novelty} cards"
    assert text_of(scene, "A", "sell alien-robotic-factory", "ja") == (
        f"Alien Robotic Factoryのエイリアンの商品：カード{alien}枚を引く"
    )


@clause("RFTG-CONSUME-07", "RFTG-CONSUME-08", "RFTG-CONSUME-13", "RFTG-CONSUME-19")
def test_a_consume_power_tells_what_it_brings_now() -> None:
    scene = Scene(sets="set3").tableau("A", "old-earth", "tourist-world", "pilgrimage-world", "galactic-exchange")
    scene.tableau("A", "deficit-spending", "gem-world", "alien-robotic-factory")
    scene.good("A", "gem-world", "alien-robotic-factory").fill("A", 3).round(A="double")

    assert asks(scene, "A") == "Consume: which power do you use next? You have 2 goods, and VP are multiplied by 2."
    assert text_of(scene, "A", "use tourist-world") == "Tourist World: Consume 2 goods for 3 VP. Now: 6 VP."
    assert text_of(scene, "A", "use pilgrimage-world").endswith("Now: 2 VP.")
    assert text_of(scene, "A", "use galactic-exchange").endswith("for 1 VP and 1 card each. Now: 4 VP and 2 cards.")
    assert text_of(scene, "A", "use deficit-spending").endswith("for 1 VP each. Now: up to 2 VP.")
    assert text_of(scene, "A", "use old-earth", "ja") == (
        "Old Earth：商品を2個まで消費し、1個につき1VPを得る。いま使うと4VPを得る。"
    )


@clause("RFTG-CONSUME-13")
def test_a_single_good_brings_a_pilgrimage_nothing() -> None:
    scene = Scene().tableau("A", "pilgrimage-world", "prosperous-world", "gem-world").good("A", "gem-world")
    scene.round(A="double")

    assert text_of(scene, "A", "use pilgrimage-world").endswith("less 1. Now: nothing.")
    assert text_of(scene, "A", "use pilgrimage-world", "ja").endswith("いま使っても何も得られない。")


@clause("RFTG-PRODUCE-02", "RFTG-PRODUCE-07", "RFTG-PRODUCE-17", "RFTG-KIND-01")
def test_produce_tells_goods_and_draws() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "consumer-markets", "gem-world")
    scene.tableau("A", "universal-exports").fill("A", 2).round(A="produce")

    assert text_of(scene, "A", "produce alien-oort-cloud-refinery") == (
        "Put a Novelty good on Alien Oort Cloud Refinery, by the Produce bonus"
    )
    assert text_of(scene, "A", "produce alien-oort-cloud-refinery by universal-exports") == (
        "Put a Novelty good on Alien Oort Cloud Refinery, by Universal Exports: discard 1 card from your hand"
    )
    before = scene.cards_in_hand("A")
    # Gem World and Universal Exports, both Novelty.
    assert text_of(scene, "A", "draw consumer-markets").startswith("Consumer Markets: draw 2 cards now.")
    assert text_of(scene, "A", "kind alien") == "Set Alien Oort Cloud Refinery to Alien"
    scene.play("A draw consumer-markets")
    assert scene.cards_in_hand("A") == before + 2
