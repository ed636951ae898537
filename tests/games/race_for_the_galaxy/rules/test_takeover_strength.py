"""Takeovers: what attacker and defender add up, and what they may still add."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rules.takeovers import ATTACK, DEFENSE
from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def duel(attacker: list[str], defender: list[str]) -> Scene:
    """A with Casus Belli against B; C could still declare something, so that declarations can be looked at."""
    scene = Scene(seats=3, sets="set3", takeovers=True).has("A", prestige=1).has("C", prestige=1)
    scene.tableau("A", "interstellar-casus-belli", *attacker).tableau("B", *defender)
    return scene.tableau("C", "interstellar-casus-belli#2")


def strengths(scene: Scene, attack: int = 0) -> list[object]:
    """Attack and defense of a declared takeover, as everybody sees them."""
    return [scene.seen("-", "attacks", attack, "attack"), scene.seen("-", "attacks", attack, "defense")]


def fates(scene: Scene) -> list[object]:
    """What became of every takeover, in the order of declaration."""
    attacks = scene.seen("-", "attacks")
    assert isinstance(attacks, list)
    return [scene.seen("-", "attacks", attack, "fate") for attack in range(len(attacks))]


# The comparison


@clause("RFTG-TAKEOVER-13")
@for_each(
    ("military", "fate"),
    [(["space-marines", "expedition-force"], "failed"), (["drop-ships", "expedition-force"], "won")],
)
def test_attack_must_reach_the_defenders_military_and_the_worlds_defense(military: list[str], fate: str) -> None:
    # Military 2 and defense 2 against an attack of 3 or 4.
    scene = duel(military, ["rebel-miners", "space-marines#2"])

    idle(scene.round(A="settle").play("A takeover interstellar-casus-belli"))

    assert fates(scene) == [fate]
    assert ("rebel-miners" in scene.tableau_of("A")) is (fate == "won")
    assert ("rebel-miners" in scene.tableau_of("B")) is (fate == "failed")


@clause("RFTG-TAKEOVER-13", "RFTG-TAKEOVER-14")
@for_each(
    ("attacker", "defender", "expected"),
    [
        # General Military of both, and the defense of Pirate World: 3.
        (["drop-ships"], ["pirate-world", "space-marines"], [3, 5]),
        # Against Rebels both sides have 1 more with Imperium Troops; Rebel Miners has defense 2.
        (["imperium-troops"], ["rebel-miners", "imperium-troops#2"], [2, 4]),
        (["galactic-imperium"], ["rebel-miners"], [4, 2]),
        # Pirate World is neither a Rebel world nor an Alien one.
        (["imperium-troops", "alien-rosetta-stone-world"], ["pirate-world", "imperium-troops#2"], [1, 4]),
        # By the kind of the target: Alien Robot Sentry has defense 2.
        (["alien-rosetta-stone-world"], ["alien-robot-sentry"], [2, 2]),
        ([], ["alien-robot-sentry", "alien-rosetta-stone-world"], [0, 4]),
        (["alpha-centauri"], ["runaway-robots"], [1, 1]),
        (["smuggling-world"], ["star-nomad-lair"], [1, 1]),
        (["abandoned-alien-uplift-camp"], ["aquatic-uplift-race"], [2, 2]),
        # Negative Military counts on both sides.
        (["drop-ships", "contact-specialist"], ["pirate-world", "contact-specialist#2"], [2, 2]),
        (["contact-specialist"], ["pirate-world"], [-1, 3]),
        # Military for each military world, and what becomes less beside the Imperium.
        (["hidden-fortress", "outlaw-world"], ["pirate-world"], [3, 3]),
        (["rebel-freedom-fighters", "imperium-seat"], ["pirate-world"], [-1, 3]),
    ],
)
def test_both_sides_add_up_what_applies_to_the_target(
    attacker: list[str], defender: list[str], expected: list[int]
) -> None:
    scene = duel(attacker, defender)

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert scene.asked() == ["C settle-more"]
    assert strengths(scene) == expected


@clause("RFTG-TAKEOVER-14", "RFTG-PRESTIGE-21")
def test_a_prestige_settle_bonus_counts_for_attack_and_defense() -> None:
    scene = duel(["drop-ships"], ["pirate-world"]).has("A", prestige=2).has("B", prestige=1)

    scene.round(A="prestige settle", B="prestige settle").play("A takeover interstellar-casus-belli")

    # 3 and 2 against 2 and the defense of 3.
    assert strengths(scene) == [5, 5]
    idle(scene)
    assert fates(scene) == ["won"]


@clause("RFTG-TAKEOVER-05", "RFTG-TAKEOVER-14")
def test_a_world_placed_in_this_phase_helps_neither_side() -> None:
    scene = duel(["drop-ships", "improved-logistics"], ["pirate-world", "expedition-force"])
    scene.hand("A", "former-penal-colony").hand("B", "outlaw-world")

    scene.round(A="settle").play("A settle former-penal-colony", "B settle outlaw-world")
    scene.play("A takeover interstellar-casus-belli")

    # Both have conquered a world with +1 Military: 3, and 1 with the defense of 3.
    assert strengths(scene) == [3, 4]
    assert "former-penal-colony" in scene.tableau_of("A")
    assert "outlaw-world" in scene.tableau_of("B")


@clause("RFTG-TAKEOVER-05", "RFTG-TAKEOVER-36")
def test_a_world_placed_in_this_phase_does_not_add_to_rebel_pact() -> None:
    scene = duel(["drop-ships"], ["pirate-world", "rebel-pact", "space-marines"]).hand("B", "rebel-fuel-cache")

    scene.round(A="settle").play("B settle rebel-fuel-cache", "A takeover interstellar-casus-belli")

    # 2, 1 for Pirate World alone, and its defense of 3.
    assert strengths(scene) == [3, 6]


# Temporary Military in defence


@clause("RFTG-TAKEOVER-15")
def test_the_defender_may_use_every_kind_of_temporary_military_at_resolution() -> None:
    scene = duel(["drop-ships"], ["pirate-world", "new-military-tactics", "space-mercenaries", "alien-booby-trap"])
    scene.tableau("B", "rebel-fuel-refinery").good("B", "rebel-fuel-refinery").hand("B", "gem-world")
    scene.has("B", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target pirate-world", "C done")

    assert scene.asked() == ["B defend"]
    assert sorted(scene.options("B")) == [
        *("discard new-military-tactics", "enough", "good rebel-fuel-refinery"),
        *("hand gem-world", "prestige alien-booby-trap"),
    ]
    scene.play("B discard new-military-tactics")
    assert strengths(scene) == [3, 7]
    scene.play("B good rebel-fuel-refinery")
    assert strengths(scene) == [3, 9]
    scene.play("B prestige alien-booby-trap")
    assert strengths(scene) == [3, 12]
    scene.play("B hand gem-world")
    assert fates(scene) == ["failed"]
    assert scene.prestige("B") == 0
    assert scene.goods_of("B") == []
    assert "new-military-tactics" not in scene.tableau_of("B")


@clause("RFTG-TAKEOVER-15")
def test_the_defender_need_not() -> None:
    scene = duel(["drop-ships"], ["pirate-world", "new-military-tactics"])

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "C done", "B enough")

    assert fates(scene) == ["won"]
    assert scene.tableau_of("B") == ["new-military-tactics"]


@clause("RFTG-TAKEOVER-15")
def test_the_rest_of_a_power_used_in_part_is_still_there_for_the_defence() -> None:
    scene = duel(["drop-ships", "expedition-force"], ["rebel-miners", "space-mercenaries"])
    scene.hand("B", "alien-robot-sentry", "gem-world", "spice-world", "comet-zone")

    # One card raises the Military of 1 to the 2 that Alien Robot Sentry needs.
    scene.round(A="settle").play("B settle alien-robot-sentry")
    scene.play("A takeover interstellar-casus-belli", "B hand gem-world", "B enough", "C done")

    assert scene.asked() == ["B defend"]
    assert strengths(scene) == [4, 4]
    scene.play("B hand spice-world")
    # The power is used up although a card is left.
    assert fates(scene) == ["failed"]
    assert scene.hand_of("B") == ["comet-zone"]


@clause("RFTG-TAKEOVER-15")
def test_a_power_used_up_in_conquest_is_gone() -> None:
    scene = duel(["drop-ships"], ["rebel-miners", "space-mercenaries"])
    scene.hand("B", "pirate-world", "gem-world", "spice-world", "comet-zone")

    scene.round(A="settle").play("B settle pirate-world", "A takeover interstellar-casus-belli")
    scene.play("B hand gem-world", "B hand spice-world", "C done")

    # 1 and 2 temporary ones and the defense of 2: nobody asks B any more.
    assert scene.asked() == ["A action", "B action", "C action"]
    assert fates(scene) == ["failed"]
    assert "comet-zone" in scene.hand_of("B")


@clause("RFTG-TAKEOVER-15")
def test_a_card_drawn_in_this_phase_may_pay_for_the_defence() -> None:
    scene = duel(["drop-ships"], ["rebel-miners", "space-mercenaries", "terraforming-robots"])
    scene.hand("B", "outlaw-world").deck("gem-world")

    scene.round(A="settle").play("B settle outlaw-world", "A takeover interstellar-casus-belli", "C done")

    assert scene.options("B") == ["enough", "hand gem-world"]
    scene.play("B hand gem-world")
    assert fates(scene) == ["failed"]


@clause("RFTG-TAKEOVER-17")
@for_each(("answer", "fate"), [("B discard new-military-tactics", "won"), ("B enough", "failed")])
def test_military_added_in_defence_helps_ones_own_takeover(answer: str, fate: str) -> None:
    scene = duel(["drop-ships"], ["rebel-miners", "imperium-seat", "new-military-tactics"]).tableau("C", "rebel-colony")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target rebel-miners")
    scene.play("B takeover imperium-seat", "B enough", "C done", answer)

    # B attacks a defense of 4 with 1 against Rebels, and 3 more where it was raised to defend.
    assert fates(scene)[1] == fate
    assert ("rebel-colony" in scene.tableau_of("B")) is (fate == "won")


@clause("RFTG-TAKEOVER-17")
def test_military_added_in_defence_stays_for_later_defences() -> None:
    scene = duel(["drop-ships"], ["pirate-world", "hive-world", "new-military-tactics"]).tableau("C", "drop-ships#2")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target pirate-world")
    scene.play("C takeover interstellar-casus-belli#2", "C target hive-world", "B discard new-military-tactics")

    # 3 does not reach 3 and 3, twice; once the phase is over the 3 are gone.
    assert fates(scene) == ["failed", "failed"]
    assert [scene.state.attacks[attack + DEFENSE] for attack in (0, ATTACK)] == [6, 6]
    assert scene.seen("A", "players", 1, "military", "temporary") == 0


@clause("RFTG-TAKEOVER-16")
def test_the_attacker_is_not_asked_for_more_at_resolution() -> None:
    scene = duel(["drop-ships", "new-military-tactics"], ["pirate-world", "new-military-tactics#2"])

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A enough", "C done")
    assert scene.asked() == ["B defend"]
    scene.play("B discard new-military-tactics#2")

    assert fates(scene) == ["failed"]
    assert "new-military-tactics" in scene.tableau_of("A")


# Bonuses counted from a tableau


@clause("RFTG-TAKEOVER-36")
def test_rebel_pact_adds_two_for_rebel_and_one_for_other_military_worlds() -> None:
    scene = duel(["drop-ships"], ["rebel-pact", "rebel-miners", "rebel-fuel-cache", "outlaw-world", "gem-world"])

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target outlaw-world")

    # General Military 1, 2 + 2 + 1 by the pact, and defense 1; Gem World is not military.
    assert strengths(scene) == [3, 7]


@clause("RFTG-TAKEOVER-36")
def test_rebel_pact_does_not_help_in_attack() -> None:
    scene = duel(["rebel-pact", "rebel-miners", "outlaw-world"], ["pirate-world"])

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert strengths(scene) == [1, 3]


@clause("RFTG-TAKEOVER-37")
def test_an_attack_bonus_does_not_shrink_with_worlds_lost_in_this_phase() -> None:
    scene = duel(["drop-ships"], ["rebel-alliance", "rebel-miners", "rebel-fuel-cache"])
    scene.tableau("C", "imperium-troops", "pirate-world")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target rebel-fuel-cache")
    scene.play("B takeover rebel-alliance", "C done")

    # Rebel Fuel Cache is taken first; B still attacks with 2 x 2 against 1 and 3.
    assert fates(scene) == ["won", "won"]
    assert "rebel-fuel-cache" in scene.tableau_of("A")
    assert "pirate-world" in scene.tableau_of("B")


@clause("RFTG-TAKEOVER-21", "RFTG-TAKEOVER-37")
def test_a_defence_bonus_does_not_shrink_with_worlds_lost_in_this_phase() -> None:
    scene = duel(["drop-ships", "space-marines"], ["rebel-pact", "rebel-fuel-cache", "rebel-miners"])
    scene.tableau("C", "drop-ships#2", "space-marines#2")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target rebel-fuel-cache")
    scene.play("C takeover interstellar-casus-belli#2", "C target rebel-miners")

    # 5 reaches 4 and 1; then 5 does not reach 4 and 2, since the world just lost still counts.
    assert fates(scene) == ["won", "failed"]


@clause("RFTG-TAKEOVER-35")
def test_a_peaceful_world_under_attack_counts_as_a_military_one_for_rebel_pact() -> None:
    scene = duel(["imperium-invasion-fleet"], ["rebel-pact", "pirate-world", "gem-world", "old-earth"])

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target gem-world")

    # 1 for Pirate World, 1 for Gem World itself, and its cost of 2. Old Earth stays a peaceful world.
    assert strengths(scene) == [3, 4]


@clause("RFTG-TAKEOVER-35")
def test_a_peaceful_rebel_world_under_attack_counts_as_a_rebel_one() -> None:
    scene = duel(["imperium-invasion-fleet", "imperium-seat"], ["rebel-pact", "rebel-fuel-cache", "rebel-cantina"])

    scene.round(A="settle").play("A takeover imperium-seat", "A target rebel-cantina")

    # 3 and twice 1 against Rebels; 2 and 2 by the pact and the cost of 2.
    assert strengths(scene) == [5, 6]


@clause("RFTG-TAKEOVER-35", "RFTG-TAKEOVER-37")
def test_that_exception_is_for_the_takeover_of_that_world_alone() -> None:
    scene = duel(["imperium-invasion-fleet"], ["rebel-pact", "pirate-world", "gem-world"]).tableau("C", "drop-ships")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target gem-world")
    scene.play("C takeover interstellar-casus-belli#2")

    # Against Pirate World the pact counts 1; 3 does not reach 1 and 3.
    assert scene.seen("-", "attacks", 1, "target") == "pirate-world"
    assert fates(scene) == ["failed", "failed"]


# Trackers


@clause("RFTG-TAKEOVER-41")
@for_each("viewer", ["A", "B", "-"])
def test_everybody_sees_everybodys_military_and_vulnerabilities(viewer: str) -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-troops", "space-marines")
    scene.tableau("B", "rebel-miners", "pan-galactic-security-council", "alpha-centauri", "contact-specialist")

    seen = [scene.seen(viewer, "players", seat, "military") for seat in (0, 1)]
    targets = [scene.seen(viewer, "players", seat, "targets") for seat in (0, 1)]

    none = {"novelty": 0, "rare": 0, "genes": 0, "alien": 0, "rebel": 0}
    assert seen[0] == {"general": 3, "versus": {**none, "rebel": 1}, "temporary": 0, "reserve": 0}
    assert seen[1] == {"general": -1, "versus": {**none, "rare": 1}, "temporary": 0, "reserve": 0}
    assert targets[0] == {"rebel": False, "imperium": True, "council": False}
    assert targets[1] == {"rebel": True, "imperium": False, "council": True}


@clause("RFTG-TAKEOVER-41")
def test_trackers_change_only_when_settle_is_over() -> None:
    scene = duel([], ["space-marines", "drop-ships"]).tableau("C", "pirate-world").hand("B", "rebel-warrior-race")

    scene.round(B="settle").play("B settle rebel-warrior-race")

    assert scene.asked() == ["A settle-more"]
    assert "rebel-warrior-race" in scene.tableau_of("B")
    assert scene.seen("A", "players", 1, "military", "general") == 5
    assert scene.seen("A", "players", 1, "targets", "rebel") is False
    idle(scene)
    assert scene.seen("A", "players", 1, "military", "general") == 6
    assert scene.seen("A", "players", 1, "targets", "rebel") is True
