"""A second world in one Settle phase (Card powers: III Settle)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.paying import pay, price
from tests.games.race_for_the_galaxy.scene import Scene


@clause("RFTG-SETTLE-20")
def test_a_second_world_follows_once_the_first_is_completely_settled() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics", "terraforming-robots").hand("A", "radioactive-world")
    scene.hand("A", "gem-world").fill("A", 5).deck("old-earth", "spice-world")

    scene.round(B="settle").play("A settle radioactive-world")
    # First the payment.
    pay(scene, "A", 2)

    # Its good and the card drawn for it are there: the good from the top, then Spice World, which can be placed now.
    assert scene.goods_of("A") == ["radioactive-world"]
    assert scene.options("A") == ["done", "second gem-world", "second spice-world"]
    scene.play("A second spice-world")
    pay(scene, "A", 2)
    assert scene.tableau_of("A")[-2:] == ["radioactive-world", "spice-world"]


@clause("RFTG-SETTLE-20")
def test_a_second_world_is_placed_once_in_a_phase() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics")
    scene.hand("A", "refugee-world", "pilgrimage-world", "artist-colony").fill("A", 2)

    scene.round(B="settle").play("A settle refugee-world", "A second pilgrimage-world")

    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A") == ["improved-logistics", "refugee-world", "pilgrimage-world"]


@clause("RFTG-SETTLE-20")
def test_a_second_world_may_be_left() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics").hand("A", "refugee-world", "pilgrimage-world")

    scene.round(B="settle").play("A settle refugee-world", "A done")

    assert scene.tableau_of("A") == ["improved-logistics", "refugee-world"]


@clause("RFTG-SETTLE-20")
def test_without_a_first_world_there_is_no_second_one() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics").hand("A", "refugee-world", "pilgrimage-world")

    scene.round(B="settle").play("A pass")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-SETTLE-20")
def test_a_takeover_is_no_first_world() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "improved-logistics", "imperium-seat", "drop-ships")
    scene.tableau("B", "rebel-fuel-cache").hand("A", "refugee-world")

    # It is resolved only when all Settle powers are done.
    scene.round(B="settle").play("A pass", "A takeover imperium-seat")

    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A")[-1] == "rebel-fuel-cache"
    assert scene.hand_of("A") == ["refugee-world"]


@clause("RFTG-SETTLE-20")
def test_the_second_world_is_chosen_when_all_first_worlds_lie_open() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics").hand("A", "refugee-world", "pilgrimage-world")
    scene.hand("B", "artist-colony").fill("B", 2)

    scene.round(B="settle").play("A settle refugee-world")
    # B still chooses, so A is not asked for a second world.
    assert scene.asked() == ["B settle"]
    scene.play("B settle artist-colony")

    assert scene.asked() == ["A settle-more", "B pay"]
    assert scene.tableau_of("B") == ["artist-colony"]


@clause("RFTG-SETTLE-20")
def test_prestige_and_goods_of_the_first_world_can_be_used_for_the_second() -> None:
    scene = Scene(sets="set3").tableau("A", "improved-logistics", "rebel-fuel-refinery", "alien-booby-trap")
    scene.hand("A", "psi-crystal-world", "rebel-outpost", "rebel-base").fill("A", 5)

    # It brings 1 prestige and a Rare good: worth 3 and 2 Military for the second world.
    scene.round(B="settle").play("A settle psi-crystal-world")
    assert scene.prestige("A") == 0
    pay(scene, "A", 5)
    assert scene.prestige("A") == 1
    assert scene.options("A") == ["done", "second rebel-outpost"]
    scene.play("A second rebel-outpost", "A prestige alien-booby-trap")

    # The good, the only thing left to raise, follows by itself.
    assert scene.tableau_of("A")[-1] == "rebel-outpost"
    assert (scene.prestige("A"), scene.goods_of("A")) == (0, [])


@clause("RFTG-SETTLE-21")
def test_no_power_of_the_first_world_helps_the_second() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics")
    scene.hand("A", "alien-rosetta-stone-world", "alien-robot-sentry", "deserted-alien-outpost").fill("A", 7)

    # It lowers the price of Alien worlds by 2 and gives 2 Military against them, from the next phase on.
    scene.round(B="settle").play("A settle alien-rosetta-stone-world")
    pay(scene, "A", 3)
    assert scene.options("A") == ["done", "second deserted-alien-outpost"]
    scene.play("A second deserted-alien-outpost")

    assert price(scene, "A") == 4


@clause("RFTG-SETTLE-21")
def test_the_first_world_draws_nothing_after_the_second() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics").hand("A", "terraforming-colonists", "refugee-world")
    scene.fill("A", 2)

    # Terraforming Colonists draw a card after a world is placed, but they have only just come.
    scene.round(B="settle").play("A settle terraforming-colonists")
    pay(scene, "A", 2)
    scene.play("A second refugee-world")

    assert scene.cards_in_hand("A") == 0


@clause("RFTG-SETTLE-21")
def test_the_second_world_brings_no_bonus_card_but_draws_after_placing() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics", "terraforming-robots")
    scene.hand("A", "refugee-world", "pilgrimage-world").deck("old-earth", "drop-ships", "space-marines", "gem-world")

    # Old Earth becomes the good; the bonus and Terraforming Robots bring two cards.
    scene.round(A="settle").play("A settle refugee-world")
    assert scene.hand_of("A") == ["drop-ships", "pilgrimage-world", "space-marines"]
    scene.play("A second pilgrimage-world")

    # Terraforming Robots alone.
    assert scene.hand_of("A") == ["drop-ships", "gem-world", "space-marines"]
