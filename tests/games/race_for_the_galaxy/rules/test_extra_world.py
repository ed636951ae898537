"""An extra military world, and cards with two powers that are paid for by discarding them (Card powers: III Settle)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.scene import Scene


@clause("RFTG-SETTLE-22")
def test_after_a_world_from_hand_the_card_is_discarded_for_a_further_conquest() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "new-sparta")
    scene.hand("A", "refugee-world", "aquatic-uplift-race", "pirate-world", "gem-world").fill("A", 5)

    scene.round(B="settle").play("A settle refugee-world")
    # Military 2; only conquests, so Gem World is not among them.
    assert scene.options("A") == ["done", "extra aquatic-uplift-race"]
    scene.play("A extra aquatic-uplift-race")

    assert scene.tableau_of("A") == ["new-sparta", "refugee-world", "aquatic-uplift-race"]
    assert scene.pile() == ["rebel-sneak-attack"]
    # A windfall world gets its good as ever.
    assert scene.goods_of("A") == ["aquatic-uplift-race", "refugee-world"]


@clause("RFTG-SETTLE-22")
def test_without_another_world_there_is_no_extra_world() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "new-sparta")
    scene.hand("A", "aquatic-uplift-race", "avian-uplift-race")

    scene.round(B="settle").play("A pass")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-SETTLE-22")
def test_an_extra_world_is_not_paid_for() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "contact-specialist")
    scene.hand("A", "refugee-world", "rebel-miners").fill("A", 5)

    # Contact Specialist would pay for Rebel Miners; Military is -1.
    scene.round(B="settle").play("A settle refugee-world")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-SETTLE-22")
def test_where_both_would_do_an_extra_world_is_conquered() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "contact-specialist", "drop-ships")
    scene.hand("A", "refugee-world", "rebel-miners").fill("A", 5)

    scene.round(B="settle").play("A settle refugee-world", "A extra rebel-miners")

    # Nobody asks how.
    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A")[-1] == "rebel-miners"
    assert scene.cards_in_hand("A") == 5


@clause("RFTG-SETTLE-22", "RFTG-SETTLE-30")
def test_an_extra_world_may_be_a_non_military_one_that_is_conquered() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "imperium-cloaking-technology", "space-marines")
    scene.hand("A", "refugee-world", "merchant-world")

    # Military 2 against 4 - 2.
    scene.round(B="settle").play("A settle refugee-world", "A pay", "A extra merchant-world")

    assert scene.tableau_of("A") == ["space-marines", "refugee-world", "merchant-world"]
    assert scene.pile() == ["imperium-cloaking-technology", "rebel-sneak-attack"]


@clause("RFTG-SETTLE-22")
def test_an_extra_world_may_follow_a_second_one() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "improved-logistics", "new-sparta")
    scene.hand("A", "refugee-world", "pilgrimage-world", "aquatic-uplift-race")

    scene.round(B="settle").play("A settle refugee-world", "A second pilgrimage-world", "A extra aquatic-uplift-race")

    assert scene.tableau_of("A")[-3:] == ["refugee-world", "pilgrimage-world", "aquatic-uplift-race"]


@clause("RFTG-SETTLE-22")
def test_worlds_settled_in_this_phase_do_not_help_an_extra_world() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "new-sparta")
    scene.hand("A", "former-penal-colony", "pirate-world", "aquatic-uplift-race")

    # Former Penal Colony would make Military 3.
    scene.round(B="settle").play("A settle former-penal-colony")

    assert scene.options("A") == ["done", "extra aquatic-uplift-race"]


@clause("RFTG-SETTLE-22")
def test_an_extra_world_brings_no_bonus_card() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "new-sparta")
    scene.hand("A", "pilgrimage-world", "rebel-miners")

    scene.round(A="settle").play("A settle pilgrimage-world", "A extra rebel-miners")

    # One card for the first world.
    assert scene.tableau_of("A") == ["new-sparta", "pilgrimage-world", "rebel-miners"]
    assert scene.cards_in_hand("A") == 1


@clause("RFTG-SETTLE-22")
def test_a_takeover_does_not_open_an_extra_world() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "rebel-sneak-attack", "new-sparta", "imperium-seat")
    scene.hand("A", "aquatic-uplift-race").tableau("B", "rebel-fuel-cache")

    scene.round(B="settle").play("A pass")
    assert scene.options("A") == ["done", "takeover imperium-seat"]
    scene.play("A takeover imperium-seat")

    # It succeeds, but only when all Settle powers are done.
    assert scene.tableau_of("A") == ["rebel-sneak-attack", "new-sparta", "imperium-seat", "rebel-fuel-cache"]
    assert scene.hand_of("A") == ["aquatic-uplift-race"]


@clause("RFTG-SETTLE-22")
def test_a_replaced_world_does_not_open_an_extra_world() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "new-sparta", "terraforming-engineers", "gem-world")
    scene.hand("A", "aquatic-uplift-race", "prosperous-world").has("B", prestige=9).leads("B")

    scene.round(B="settle").play("A pass", "A replace prosperous-world")

    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["aquatic-uplift-race"]


@clause("RFTG-SETTLE-47")
def test_cloaking_discarded_for_a_conquest_declares_no_takeover() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-cloaking-technology", "improved-logistics")
    scene.tableau("A", "drop-ships").tableau("B", "rebel-miners", "expedition-force").hand("A", "mining-world")
    scene.hand("A", "refugee-world")

    # With cards to pay, the takeover would still be open for the second action.
    scene.round(A="settle").play("A settle refugee-world", "A pay")
    assert "takeover imperium-cloaking-technology" in scene.options("A")
    scene.play("A second mining-world")

    assert scene.tableau_of("A") == ["improved-logistics", "drop-ships", "refugee-world", "mining-world"]
    assert scene.tableau_of("B") == ["rebel-miners", "expedition-force"]


@clause("RFTG-SETTLE-47")
def test_cloaking_used_for_the_first_world_leaves_nothing_for_a_takeover() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-cloaking-technology", "improved-logistics")
    scene.tableau("A", "drop-ships").tableau("B", "rebel-miners", "expedition-force").hand("A", "mining-world")

    scene.round(A="settle").play("A settle mining-world")

    # An action is left, but no power to take over.
    assert scene.asked() == ["A action", "B action"]
    assert scene.pile() == ["imperium-cloaking-technology"]


@clause("RFTG-SETTLE-47")
def test_a_sneak_attack_discarded_for_a_takeover_places_no_extra_world() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "rebel-sneak-attack", "improved-logistics", "drop-ships")
    scene.tableau("B", "imperium-troops", "hive-world").hand("A", "refugee-world", "aquatic-uplift-race").fill("A", 1)

    scene.round(B="settle").play("A settle refugee-world")
    assert scene.options("A") == [
        *("done", "extra aquatic-uplift-race", "second aquatic-uplift-race", "takeover rebel-sneak-attack")
    ]
    # 3 against 1 + 3 fails; the card is gone all the same.
    scene.play("A takeover rebel-sneak-attack")

    assert scene.asked() == ["A action", "B action"]
    assert "aquatic-uplift-race" in scene.hand_of("A")
    assert scene.pile() == ["rebel-sneak-attack"]


@clause("RFTG-SETTLE-47")
def test_a_sneak_attack_discarded_for_an_extra_world_declares_no_takeover() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "rebel-sneak-attack", "improved-logistics", "drop-ships")
    scene.tableau("B", "imperium-troops", "hive-world").hand("A", "artist-colony", "aquatic-uplift-race").fill("A", 2)

    scene.round(A="settle").play("A settle artist-colony")
    pay(scene, "A", 1)
    scene.play("A extra aquatic-uplift-race")

    # The second action is left, but nothing to take over with, and no world to place.
    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("B") == ["imperium-troops", "hive-world"]
