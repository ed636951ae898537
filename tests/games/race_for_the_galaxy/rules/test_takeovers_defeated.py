"""Takeovers: Pan-Galactic Security Council, and who pays."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene


def fates(scene: Scene) -> list[object]:
    """What became of every takeover, in the order of declaration."""
    attacks = scene.seen("-", "attacks")
    assert isinstance(attacks, list)
    return [scene.seen("-", "attacks", attack, "fate") for attack in range(len(attacks))]


def war(seats: int = 3) -> Scene:
    """A table with all sets and takeovers on."""
    return Scene(seats=seats, sets="set3", takeovers=True)


@clause("RFTG-TAKEOVER-38")
def test_the_council_may_defeat_one_takeover_against_anybody_before_any_is_resolved() -> None:
    scene = war(4).tableau("A", "interstellar-casus-belli", "drop-ships").tableau("B", "pirate-world", "hive-world")
    scene.tableau("C", "interstellar-casus-belli#2", "drop-ships#2").tableau("D", "pan-galactic-security-council")
    scene.has("A", prestige=1).has("C", prestige=1).has("D", prestige=2)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target pirate-world")
    scene.play("C takeover interstellar-casus-belli#2", "C target hive-world")

    assert scene.asked() == ["D defeat-takeover"]
    assert scene.options("D") == ["pass", "defeat A pirate-world", "defeat C hive-world"]
    assert fates(scene) == ["pending", "pending"]
    scene.play("D defeat C hive-world")
    # Once only, although there is prestige left.
    assert fates(scene) == ["won", "failed"]
    assert scene.prestige("D") == 1
    assert scene.asked()[0] == "A action"


@clause("RFTG-TAKEOVER-38")
def test_the_council_may_defeat_a_takeover_against_its_owner_or_none() -> None:
    for answer, fate, left in (("B defeat A pirate-world", "failed", 0), ("B pass", "won", 1)):
        scene = war(2).tableau("A", "interstellar-casus-belli", "drop-ships").has("A", prestige=1)
        scene.tableau("B", "pirate-world", "pan-galactic-security-council").has("B", prestige=1)

        scene.round(A="settle").play("A takeover interstellar-casus-belli", answer)

        assert fates(scene) == [fate]
        assert scene.prestige("B") == left


@clause("RFTG-TAKEOVER-23", "RFTG-TAKEOVER-38")
def test_a_first_takeover_that_the_council_defeats_brings_down_the_second() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "imperium-seat", "improved-logistics", "drop-ships")
    scene.tableau("B", "pirate-world", "rebel-miners", "pan-galactic-security-council")
    scene.has("A", prestige=1).has("B", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target pirate-world")
    scene.play("A takeover imperium-seat", "B defeat A pirate-world")

    assert fates(scene) == ["failed", "failed"]
    assert scene.tableau_of("B") == ["pirate-world", "rebel-miners", "pan-galactic-security-council"]


@clause("RFTG-TAKEOVER-23", "RFTG-TAKEOVER-38")
def test_a_second_takeover_that_the_council_defeats_leaves_the_first() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "imperium-seat", "improved-logistics", "drop-ships")
    scene.tableau("B", "pirate-world", "rebel-miners", "pan-galactic-security-council")
    scene.has("A", prestige=1).has("B", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target pirate-world")
    scene.play("A takeover imperium-seat", "B defeat A rebel-miners")

    assert fates(scene) == ["won", "failed"]


@clause("RFTG-TAKEOVER-39")
def test_the_council_cannot_be_paid_for_by_somebody_else() -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "drop-ships").tableau("B", "pirate-world")
    scene.tableau("C", "pan-galactic-security-council").has("A", prestige=1).has("B", prestige=9)

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    # B would gladly pay, but C has no prestige and nobody is asked.
    assert fates(scene) == ["won"]
    assert (scene.prestige("B"), scene.prestige("C")) == (9, 0)


@clause("RFTG-TAKEOVER-39")
def test_a_takeover_cannot_be_paid_for_by_somebody_else() -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "drop-ships").tableau("B", "pirate-world")
    scene.has("C", prestige=9)

    scene.round(A="settle", C="settle")

    assert scene.asked()[0] == "A action"
    assert scene.tableau_of("B") == ["pirate-world"]


@clause("RFTG-TAKEOVER-40")
def test_what_was_paid_for_a_defeated_takeover_is_not_returned() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "new-military-tactics")
    scene.tableau("B", "gem-world", "pan-galactic-security-council").has("A", prestige=3).has("B", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target gem-world")
    scene.play("A discard new-military-tactics", "B defeat A gem-world")

    assert fates(scene) == ["failed"]
    assert scene.prestige("A") == 2
    assert scene.tableau_of("A") == ["interstellar-casus-belli"]
    assert scene.pile() == ["imperium-invasion-fleet", "new-military-tactics"]
