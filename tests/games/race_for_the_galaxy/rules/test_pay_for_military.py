"""Paying for a military world as if it were a non-military one (Card powers: III Settle)."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import CARD, pack
from tests.games.race_for_the_galaxy.paying import pay, price
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def offers(scene: Scene, world: str) -> bool:
    """Whether A, who can always place Refugee World, may place this one too."""
    scene.hand("A", "refugee-world").round(B="settle")
    return f"settle {world}" in scene.options("A")


@clause("RFTG-SETTLE-23")
def test_a_military_world_is_paid_for_by_its_defense_less_the_discount() -> None:
    scene = Scene().tableau("A", "contact-specialist").hand("A", "rebel-homeworld").fill("A", 7)

    # Military -1, so there is no other way: 7 - 1.
    scene.round(B="settle").play("A settle rebel-homeworld")
    pay(scene, "A", 6)

    assert scene.tableau_of("A") == ["contact-specialist", "rebel-homeworld"]
    assert scene.cards_in_hand("A") == 1


@clause("RFTG-SETTLE-23")
@for_each(("world", "cards"), [("rebel-miners", 0), ("malevolent-lifeforms", 1), ("rebel-base", 3)])
def test_all_other_discounts_that_apply_lower_the_price_too(world: str, cards: int) -> None:
    # 1 of the power, 2 for every world, 1 for Rare worlds such as Rebel Miners.
    scene = Scene().tableau("A", "contact-specialist", "replicant-robots", "mining-robots").hand("A", world)
    scene.fill("A", 5)

    scene.round(B="settle").play(f"A settle {world}")

    assert price(scene, "A") == cards
    assert world in scene.tableau_of("A")


@clause("RFTG-SETTLE-23")
def test_a_world_within_reach_may_be_conquered_or_paid_for() -> None:
    scene = Scene().tableau("A", "contact-specialist", "drop-ships").hand("A", "aquatic-uplift-race").fill("A", 3)

    scene.round(B="settle").play("A settle aquatic-uplift-race")

    assert scene.options("A") == ["conquer", "pay-military"]
    scene.play("A conquer")
    assert scene.cards_in_hand("A") == 3


@clause("RFTG-SETTLE-24")
@for_each(
    ("power", "world", "cards"),
    [
        # Any military world that is not of Alien kind, gray ones included.
        ("contact-specialist", "pirate-world", 2),
        ("contact-specialist", "rebel-outpost", 4),
        ("galactic-trade-emissaries", "malevolent-lifeforms", 3),
        ("galactic-trade-emissaries", "rebel-underground", 2),
        ("rebel-cantina", "hive-world", 3),
        ("rebel-cantina", "rebel-colony", 4),
        # Gray, though ALIEN by name.
        ("rebel-cantina", "alien-booby-trap", 1),
        # Rebel military worlds only.
        ("rebel-alliance", "rebel-warrior-race", 1),
        ("rebel-alliance", "rebel-homeworld", 5),
        # Worlds of Alien kind only; its own discount of 1 for Alien worlds counts.
        ("alien-research-team", "alien-robot-scout-ship", 3),
        ("alien-research-team", "lost-alien-battle-fleet", 5),
        # Worlds with the Uplift symbol only.
        ("ravaged-uplift-world", "aquatic-uplift-race", 2),
        ("ravaged-uplift-world", "clandestine-uplift-lab", 3),
    ],
)
def test_each_power_pays_for_its_class(power: str, world: str, cards: int) -> None:
    scene = Scene(sets="set3").tableau("A", power).hand("A", world).fill("A", 7)

    scene.round(B="settle").play(f"A settle {world}")

    assert price(scene, "A") == cards


@clause("RFTG-SETTLE-24")
@for_each(
    ("power", "world"),
    [
        ("contact-specialist", "alien-robot-sentry"),
        ("galactic-trade-emissaries", "lost-alien-warship"),
        ("rebel-cantina", "alien-uplift-center"),
        ("rebel-alliance", "pirate-world"),
        ("rebel-alliance", "alien-robot-sentry"),
        ("alien-research-team", "pirate-world"),
        # Gray, though ALIEN by name.
        ("alien-research-team", "alien-booby-trap"),
        ("ravaged-uplift-world", "hive-world"),
        # An Uplift world without the symbol, and of Alien kind.
        ("ravaged-uplift-world", "alien-uplift-center"),
    ],
)
def test_no_power_pays_for_worlds_outside_its_class(power: str, world: str) -> None:
    scene = Scene(sets="set3").tableau("A", power).hand("A", world).fill("A", 9)

    assert not offers(scene, world)


@clause("RFTG-SETTLE-25")
@for_each(
    ("powers", "cards"),
    [
        (("contact-specialist", "galactic-trade-emissaries"), 6),
        (("rebel-cantina", "contact-specialist"), 6),
        (("contact-specialist", "rebel-alliance", "galactic-trade-emissaries"), 5),
    ],
)
def test_one_power_pays_for_a_world_and_their_discounts_do_not_add_up(powers: tuple[str, ...], cards: int) -> None:
    scene = Scene(sets="set2").tableau("A", *powers).hand("A", "rebel-homeworld").fill("A", 8)

    scene.round(B="settle").play("A settle rebel-homeworld")

    # Defense 7, less the best discount alone.
    assert price(scene, "A") == cards


@clause("RFTG-SETTLE-26")
@for_each(
    ("power", "offered"),
    [
        ("contact-specialist", False),
        ("rebel-alliance", False),
        ("ravaged-uplift-world", False),
        ("alien-research-team", True),
    ],
)
def test_an_alien_rebel_uplift_world_is_paid_for_as_an_alien_one(tmp_path: Path, power: str, offered: bool) -> None:
    # No printed card is all of it, so one is made.
    card = CARD + 'type = "world"\nmilitary = true\ndefense = 3\nworld = "windfall"\ngood = "alien"\nvp = 1\n'
    folder = pack(tmp_path, card + 'keywords = ["rebel", "uplift"]\nuplift_symbol = true\n')
    scene = Scene(sets="set3", packs=(str(folder),)).tableau("A", power).hand("A", "tides.harbour").fill("A", 5)

    assert offers(scene, "tides.harbour") == offered


@clause("RFTG-SETTLE-27")
def test_a_military_world_paid_for_is_a_military_world_in_the_tableau() -> None:
    scene = Scene(sets="set2").tableau("A", "contact-specialist", "hidden-fortress").hand("A", "rebel-base")
    scene.fill("A", 6)
    # Hidden Fortress counts itself, Contact Specialist is -1.
    assert scene.military("A") == 0

    scene.round(B="settle").play("A settle rebel-base")
    pay(scene, "A", 5)

    assert scene.military("A") == 1


@clause("RFTG-SETTLE-27", "RFTG-SETTLE-19")
def test_military_and_temporary_military_do_not_help_to_pay() -> None:
    scene = Scene(sets="set1").tableau("A", "contact-specialist", "drop-ships", "space-mercenaries")
    scene.tableau("A", "new-military-tactics").hand("A", "malevolent-lifeforms").fill("A", 5)

    # Military 3, up to 5 more; paying costs 4 - 1 all the same, and nothing is raised.
    scene.round(B="settle").play("A settle malevolent-lifeforms")
    assert scene.options("A") == ["conquer", "pay-military"]
    scene.play("A pay-military")
    pay(scene, "A", 3)

    assert scene.cards_in_hand("A") == 2
    assert "new-military-tactics" in scene.tableau_of("A")


@clause("RFTG-SETTLE-28")
def test_a_pact_makes_any_such_payment_2_cheaper() -> None:
    scene = Scene(sets="set2").tableau("A", "contact-specialist", "rebel-pact").hand("A", "rebel-homeworld")
    scene.fill("A", 6)

    # 7 - 1 - 2.
    scene.round(B="settle").play("A settle rebel-homeworld")

    assert price(scene, "A") == 4


@clause("RFTG-SETTLE-28")
def test_a_pact_alone_pays_for_nothing() -> None:
    # Colony Ship goes with a power to pay for a military world; here there is none.
    scene = Scene(sets="set2").tableau("A", "rebel-pact", "colony-ship").hand("A", "rebel-miners").fill("A", 6)

    assert not offers(scene, "rebel-miners")


@clause("RFTG-SETTLE-28")
def test_a_pact_does_not_make_non_military_worlds_cheaper() -> None:
    scene = Scene(sets="set2").tableau("A", "contact-specialist", "rebel-pact").hand("A", "mining-world").fill("A", 6)

    scene.round(B="settle").play("A settle mining-world")

    assert price(scene, "A") == 3


@clause("RFTG-SETTLE-29")
def test_a_mediator_brings_prestige_for_each_military_world_paid_for() -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-mediator", "contact-specialist", "improved-logistics")
    scene.hand("A", "pirate-world", "rebel-miners").fill("A", 5)

    scene.round(B="settle").play("A settle pirate-world")
    # Not before it is paid for.
    assert scene.prestige("A") == 0
    pay(scene, "A", 2)
    assert scene.prestige("A") == 1
    scene.play("A second rebel-miners")
    pay(scene, "A", 1)

    assert scene.prestige("A") == 2


@clause("RFTG-SETTLE-29", "RFTG-SETTLE-13")
def test_a_mediator_brings_prestige_where_a_ship_pays() -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-mediator", "contact-specialist", "colony-ship")
    scene.hand("A", "rebel-homeworld")

    scene.round(B="settle").play("A settle rebel-homeworld")

    assert scene.tableau_of("A") == ["pan-galactic-mediator", "contact-specialist", "rebel-homeworld"]
    assert scene.prestige("A") == 1


@clause("RFTG-SETTLE-29")
def test_a_mediator_brings_nothing_for_a_conquest_or_a_non_military_world() -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-mediator", "contact-specialist", "improved-logistics")
    scene.tableau("A", "drop-ships", "space-marines").hand("A", "pirate-world", "refugee-world").fill("A", 5)

    scene.round(B="settle").play("A settle pirate-world", "A conquer", "A second refugee-world")

    assert scene.tableau_of("A")[-2:] == ["pirate-world", "refugee-world"]
    assert scene.prestige("A") == 0


@clause("RFTG-SETTLE-29")
def test_a_mediator_alone_pays_for_nothing() -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-mediator", "colony-ship").hand("A", "rebel-miners")
    scene.fill("A", 6)

    assert not offers(scene, "rebel-miners")
