"""Takeovers: what each card with a takeover power does."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def fates(scene: Scene) -> list[object]:
    """What became of every takeover, in the order of declaration."""
    attacks = scene.seen("-", "attacks")
    assert isinstance(attacks, list)
    return [scene.seen("-", "attacks", attack, "fate") for attack in range(len(attacks))]


def war(seats: int = 2) -> Scene:
    """A table with all sets and takeovers on."""
    return Scene(seats=seats, sets="set3", takeovers=True)


@clause("RFTG-TAKEOVER-26")
def test_imperium_seat_takes_a_rebel_military_world_and_stays() -> None:
    scene = war().tableau("A", "imperium-seat", "expedition-force").tableau("B", "rebel-miners", "pirate-world")

    scene.round(A="settle").play("A takeover imperium-seat")

    # 1 and 1 against Rebels reach the defense of 2.
    assert scene.tableau_of("A") == ["imperium-seat", "expedition-force", "rebel-miners"]
    assert scene.prestige("A") == 0


@clause("RFTG-TAKEOVER-27")
@for_each(
    ("own", "fate"),
    [
        (["rebel-fuel-cache", "rebel-sympathizers"], "won"),
        (["rebel-fuel-cache"], "failed"),
        # Neither a peaceful Rebel world nor a Rebel development nor another military world counts.
        (["rebel-fuel-cache", "rebel-cantina", "rebel-pact", "hive-world"], "failed"),
    ],
)
def test_rebel_alliance_adds_two_for_each_own_rebel_military_world(own: list[str], fate: str) -> None:
    scene = war().tableau("A", "rebel-alliance", *own).tableau("B", "pirate-world", "imperium-troops")

    scene.round(A="settle").play("A takeover rebel-alliance")

    # 2 or 4 against 1 and 3.
    assert fates(scene) == [fate]
    assert "rebel-alliance" in scene.tableau_of("A")


@clause("RFTG-TAKEOVER-27")
def test_rebel_alliance_does_not_count_a_rebel_world_placed_in_this_phase() -> None:
    scene = war().tableau("A", "rebel-alliance", "rebel-fuel-cache", "improved-logistics", "expedition-force")
    scene.tableau("B", "pirate-world", "imperium-troops").hand("A", "rebel-sympathizers")

    scene.round(A="settle").play("A settle rebel-sympathizers", "A conquer", "A takeover rebel-alliance")

    # 1 and 2 against 1 and 3.
    assert "rebel-sympathizers" in scene.tableau_of("A")
    assert fates(scene) == ["failed"]


@clause("RFTG-TAKEOVER-27")
def test_the_bonus_of_rebel_alliance_is_for_its_own_takeover_only() -> None:
    scene = war().tableau("A", "rebel-alliance", "rebel-fuel-cache", "rebel-sympathizers", "interstellar-casus-belli")
    scene.tableau("B", "pirate-world", "imperium-troops").has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert fates(scene) == ["failed"]


@clause("RFTG-TAKEOVER-28")
def test_rebel_sneak_attack_does_the_same_and_is_discarded() -> None:
    scene = war().tableau("A", "rebel-sneak-attack", "rebel-fuel-cache", "rebel-sympathizers")
    scene.tableau("B", "pirate-world", "imperium-troops")

    scene.round(A="settle").play("A takeover rebel-sneak-attack")

    assert scene.tableau_of("A") == ["rebel-fuel-cache", "rebel-sympathizers", "pirate-world"]
    assert scene.pile() == ["rebel-sneak-attack"]


@clause("RFTG-TAKEOVER-28")
def test_rebel_sneak_attack_is_gone_even_when_it_fails() -> None:
    scene = war().tableau("A", "rebel-sneak-attack", "rebel-fuel-cache").tableau("B", "pirate-world", "imperium-troops")

    scene.round(A="settle").play("A takeover rebel-sneak-attack")

    assert fates(scene) == ["failed"]
    assert scene.tableau_of("A") == ["rebel-fuel-cache"]


@clause("RFTG-TAKEOVER-29")
def test_cloaking_technology_is_discarded_to_attack_an_empire_with_military() -> None:
    scene = war().tableau("A", "imperium-cloaking-technology", "drop-ships", "expedition-force")
    scene.tableau("B", "outlaw-world", "pirate-world")

    scene.round(A="settle").play("A takeover imperium-cloaking-technology", "A target pirate-world")

    # 4 reaches 1 and 3.
    assert scene.tableau_of("A") == ["drop-ships", "expedition-force", "pirate-world"]
    assert scene.pile() == ["imperium-cloaking-technology"]


@clause("RFTG-TAKEOVER-30")
@for_each(("military", "fate", "left"), [("drop-ships", "won", 5), ("space-marines", "failed", 3)])
def test_casus_belli_costs_one_prestige_and_wins_two(military: str, fate: str, left: int) -> None:
    scene = war().tableau("A", "interstellar-casus-belli", military).tableau("B", "pirate-world").has("A", prestige=4)

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert fates(scene) == [fate]
    assert scene.prestige("A") == left
    assert "interstellar-casus-belli" in scene.tableau_of("A")


@clause("RFTG-TAKEOVER-30")
def test_without_prestige_there_is_no_casus_belli() -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "drop-ships").tableau("B", "pirate-world")

    scene.round(A="settle")

    assert scene.asked() == ["A action", "B action"]


# Imperium Planet Buster


@clause("RFTG-TAKEOVER-31")
def test_planet_buster_discards_the_world_and_its_good_and_gains_two_prestige() -> None:
    scene = war().tableau("A", "imperium-planet-buster").tableau("B", "star-nomad-lair", "epsilon-eridani")
    scene.good("B", "star-nomad-lair")

    scene.round(B="settle").play("A takeover imperium-planet-buster")

    # 3 reaches 1 and 1. The world and the card that was its good lie in the discard pile.
    assert scene.tableau_of("A") == ["imperium-planet-buster"]
    assert scene.tableau_of("B") == ["epsilon-eridani"]
    assert scene.goods_of("A") == scene.goods_of("B") == []
    assert "star-nomad-lair" in scene.pile()
    assert len(scene.pile()) == 2
    assert scene.prestige("A") == 2


@clause("RFTG-TAKEOVER-31")
def test_planet_buster_that_fails_destroys_nothing() -> None:
    scene = war().tableau("A", "imperium-planet-buster").tableau("B", "star-nomad-lair", "drop-ships")

    scene.round(B="settle").play("A takeover imperium-planet-buster")

    assert fates(scene) == ["failed"]
    assert scene.tableau_of("B") == ["star-nomad-lair", "drop-ships"]
    assert scene.prestige("A") == 0


@clause("RFTG-TAKEOVER-31", "RFTG-TAKEOVER-33")
def test_planet_buster_discards_saved_cards_too() -> None:
    scene = war().tableau("A", "imperium-planet-buster", "imperium-invasion-fleet").tableau("B", "galactic-scavengers")
    scene.tableau("B", "epsilon-eridani").saved("B", "gem-world", "spice-world").good("B", "galactic-scavengers")

    scene.round(B="settle").play("A takeover imperium-planet-buster", "A target galactic-scavengers")

    # The world, its good, two saved cards and the fleet; 2 prestige each for the buster and the fleet.
    assert {"galactic-scavengers", "gem-world", "spice-world", "imperium-invasion-fleet"} < set(scene.pile())
    assert len(scene.pile()) == 5
    assert scene.saved_by("A") == scene.saved_by("B") == []
    assert scene.prestige("A") == 4


@clause("RFTG-TAKEOVER-32")
def test_after_a_destruction_cards_are_drawn_as_for_a_world_placed() -> None:
    scene = war().tableau("A", "imperium-planet-buster", "terraforming-robots", "imperium-fuel-depot")
    scene.tableau("B", "star-nomad-lair", "epsilon-eridani")

    scene.round(A="settle").play("A takeover imperium-planet-buster")

    # 1 for the Settle bonus, 1 for Terraforming Robots, 2 for Imperium Fuel Depot, which then takes 1.
    assert scene.asked() == ["A settle-discard"]
    assert scene.cards_in_hand("A") == 4


# Imperium Invasion Fleet


@clause("RFTG-TAKEOVER-33")
@for_each(("world", "fate"), [("earths-lost-colony", "won"), ("alien-rosetta-stone-world", "failed")])
def test_a_peaceful_world_defends_with_its_printed_cost(world: str, fate: str) -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet").has("A", prestige=1)
    scene.tableau("B", world, "epsilon-eridani", "mining-robots")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", f"A target {world}")

    # The fleet's own 3 reach 1 and a cost of 2, but not 1 and a cost of 3.
    assert fates(scene) == [fate]
    assert scene.tableau_of("A")[1:] == ([world] if fate == "won" else [])


@clause("RFTG-TAKEOVER-33")
def test_discounts_of_either_side_do_not_change_that_defense() -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "replicant-robots")
    scene.tableau("B", "old-earth", "epsilon-eridani").has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target old-earth")

    assert fates(scene) == ["failed"]


@clause("RFTG-TAKEOVER-33")
@for_each(
    ("power", "prestige"),
    [("imperium-cloaking-technology", 2), ("rebel-alliance", 2), ("interstellar-casus-belli", 4)],
)
def test_the_fleet_adds_two_prestige_to_what_the_power_brings(power: str, prestige: int) -> None:
    scene = war().tableau("A", power, "imperium-invasion-fleet").tableau("B", "epsilon-eridani", "imperium-seat")
    spends = power == "interstellar-casus-belli"
    scene.has("A", prestige=1 if spends else 0)

    scene.round(A="settle").play(f"A takeover {power}")

    # 3 reaches 1 and a cost of 2.
    assert fates(scene) == ["won"]
    assert scene.prestige("A") == prestige
    assert "imperium-invasion-fleet" in scene.pile()


@clause("RFTG-TAKEOVER-33")
def test_the_fleet_is_spent_at_the_declaration_and_brings_nothing_when_it_fails() -> None:
    scene = war(3).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet").has("A", prestige=1)
    scene.tableau("B", "terraformed-world").tableau("C", "interstellar-casus-belli#2", "pirate-world")
    scene.tableau("B", "hive-world").has("C", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target terraformed-world")
    assert scene.asked() == ["C settle-more"]
    assert scene.tableau_of("A") == ["interstellar-casus-belli"]
    scene.play("C done")

    assert fates(scene) == ["failed"]
    assert scene.prestige("A") == 0


@clause("RFTG-TAKEOVER-33")
def test_against_a_military_world_the_fleet_is_kept() -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet").has("A", prestige=1)
    scene.tableau("B", "pirate-world", "gem-world")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target pirate-world")

    assert scene.tableau_of("A") == ["interstellar-casus-belli", "imperium-invasion-fleet", "pirate-world"]
    assert scene.prestige("A") == 2


@clause("RFTG-TAKEOVER-33")
def test_casus_belli_with_the_fleet_reaches_any_world_of_any_other_player() -> None:
    scene = war(4).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "gem-world")
    scene.tableau("B", "old-earth", "space-marines").tableau("C", "rebel-cantina", "pirate-world")
    scene.tableau("D", "alien-oort-cloud-refinery", "refugee-world").has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert scene.options("A") == [
        *("target old-earth", "target rebel-cantina", "target pirate-world"),
        *("target alien-oort-cloud-refinery", "target refugee-world"),
    ]
