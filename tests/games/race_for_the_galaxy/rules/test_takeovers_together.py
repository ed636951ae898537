"""Takeovers: several in one phase, what is told of them, and what they leave behind."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rules.takeovers import DEFENSE
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def told(scene: Scene, *keys: str) -> list[str]:
    """The events with these keys, in order, cards by their names; clauses without RFTG-."""
    found = []
    for event in scene.game.events:
        if event.key in keys:
            words = [
                scene.state.piece_name(int(word.removeprefix("card:"))) if word.startswith("card:") else word
                for word in event.words
            ]
            found.append(" ".join([event.key, event.clause.removeprefix("RFTG-"), "ABC"[event.seat], *words]))
    return found


def raid(troops: str = "drop-ships") -> Scene:
    """A attacks Rebel Miners of B by Imperium Seat."""
    return Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", troops).tableau("B", "rebel-miners")


@clause("RFTG-TAKEOVER-13", "RFTG-TAKEOVER-24")
def test_without_a_takeover_nothing_is_resolved() -> None:
    scene = raid().hand("A", "refugee-world")

    scene.round(A="settle").play("A settle refugee-world")

    assert scene.tableau_of("B") == ["rebel-miners"]
    assert told(scene, "takeover_won", "takeover_lost", "target_gone") == []


@clause("RFTG-TAKEOVER-13")
@for_each(
    ("troops", "lines"),
    [
        # 1 against Rebels and 3 against defense 2; 1 and nothing is too little.
        ("drop-ships", ["takeover_won TAKEOVER-13 A rebel-miners 4 2 imperium-seat"]),
        ("public-works", ["takeover_lost TAKEOVER-13 A rebel-miners 1 2 imperium-seat"]),
    ],
)
def test_a_takeover_is_told_with_both_numbers_and_once(troops: str, lines: list[str]) -> None:
    scene = raid(troops)

    scene.round(A="settle").play("A takeover imperium-seat")

    assert told(scene, "takeover_won", "takeover_lost", "target_gone", "second_fails") == lines
    assert told(scene, "prestige") == []


@clause("RFTG-TAKEOVER-15", "RFTG-TAKEOVER-12")
def test_the_defender_is_asked_at_the_resolution_and_only_if_there_is_something_to_raise() -> None:
    scene = raid().tableau("B", "space-mercenaries").fill("B", 3)

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.asked() == ["B defend"]
    assert scene.options("B")[0] == "enough"
    assert not [option for option in scene.options("B") if option.startswith("kind")]


@clause("RFTG-TAKEOVER-11", "RFTG-TAKEOVER-24")
def test_a_target_that_is_gone_is_told_and_nobody_defends_it() -> None:
    scene = Scene(seats=3, sets="set2", takeovers=True).tableau("A", "imperium-seat", "drop-ships")
    scene.tableau("B", "rebel-miners", "space-mercenaries").fill("B", 2)
    scene.tableau("C", "imperium-cloaking-technology", "drop-ships#2", "space-marines")

    scene.round(A="settle").play("A takeover imperium-seat", "C takeover imperium-cloaking-technology")
    scene.play("B enough")

    # A's has won; C's finds nothing there, and B is not asked once more.
    assert scene.asked() == ["A action", "B action", "C action"]
    assert told(scene, "takeover_won", "takeover_lost", "target_gone", "second_fails") == [
        "takeover_won TAKEOVER-13 A rebel-miners 4 3 imperium-seat",
        "target_gone TAKEOVER-24 C rebel-miners",
    ]


@clause("RFTG-TAKEOVER-23")
def test_a_second_takeover_fails_with_the_first_of_the_same_player_alone() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True)
    scene.tableau("A", "rebel-alliance", "interstellar-casus-belli", "improved-logistics", "drop-ships")
    scene.tableau("B", "rebel-homeworld", "pirate-world", "imperium-troops").has("A", prestige=1).has("C", prestige=1)
    scene.tableau("C", "interstellar-casus-belli#2", "drop-ships#2", "space-marines", "expedition-force")

    scene.round(A="settle").play("A takeover rebel-alliance", "A target rebel-homeworld")
    scene.play("A takeover interstellar-casus-belli", "A target pirate-world")
    scene.play("C takeover interstellar-casus-belli#2", "C target pirate-world")

    assert told(scene, "second_fails", "target_gone") == ["second_fails TAKEOVER-23 A pirate-world"]
    # C's attack on the same world is not A's second.
    assert "pirate-world" in scene.tableau_of("C")


@clause("RFTG-TAKEOVER-12", "RFTG-TAKEOVER-38")
def test_the_council_is_found_among_other_powers_and_used_once() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True).tableau("A", "imperium-seat", "drop-ships")
    scene.tableau("B", "rebel-miners").has("C", prestige=3).has("A", prestige=9)
    scene.tableau("C", "imperium-fuel-depot", "pan-galactic-security-council")

    scene.round(A="settle").play("A takeover imperium-seat")
    assert scene.options("C") == ["pass", "defeat A rebel-miners"]
    scene.play("C defeat A rebel-miners")

    assert scene.tableau_of("B") == ["rebel-miners"]
    assert scene.prestige("C") == 2
    assert told(scene, "takeover_won", "takeover_lost") == []


@clause("RFTG-TAKEOVER-38")
def test_without_a_takeover_left_the_council_is_not_asked() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True).tableau("A", "imperium-seat", "drop-ships")
    scene.tableau("B", "pan-galactic-security-council", "rebel-miners").has("B", prestige=2).has("A", prestige=9)

    scene.round(A="settle").play("A done")

    assert scene.asked() == ["A action", "B action", "C action"]


@clause("RFTG-TAKEOVER-30", "RFTG-TAKEOVER-31", "RFTG-TAKEOVER-33")
@for_each(
    ("power", "lines"),
    [
        (
            "interstellar-casus-belli",
            ["prestige TAKEOVER-30 A 2 interstellar-casus-belli", "prestige TAKEOVER-33 A 2 imperium-invasion-fleet"],
        ),
        (
            "imperium-planet-buster",
            ["prestige TAKEOVER-31 A 2 imperium-planet-buster", "prestige TAKEOVER-33 A 2 imperium-invasion-fleet"],
        ),
    ],
)
def test_prestige_for_a_takeover_is_told_by_what_brought_it(power: str, lines: list[str]) -> None:
    scene = Scene(sets="set3", takeovers=True).has("A", prestige=3)
    scene.tableau("A", power, "imperium-invasion-fleet", "drop-ships", "space-marines", "expedition-force")
    scene.tableau("B", "gem-world", "drop-ships#2")

    scene.round(A="settle").play(f"A takeover {power}")
    if scene.asked() == ["A takeover-target"]:
        scene.play("A target gem-world")

    assert told(scene, "prestige") == lines
    assert "gem-world" not in scene.tableau_of("B")


@clause("RFTG-TAKEOVER-33", "RFTG-TAKEOVER-13")
def test_a_takeover_without_the_fleet_or_prestige_tells_none() -> None:
    scene = raid().tableau("A", "rebel-cantina")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.tableau_of("A")[-1] == "rebel-miners"
    assert told(scene, "prestige") == []


@clause("RFTG-GOAL-16")
@for_each(("troops", "holder"), [("drop-ships", "A"), ("public-works", "")])
def test_only_a_takeover_that_succeeds_lets_other_most_goals_be_checked(troops: str, holder: str) -> None:
    scene = Scene(sets="set2", takeovers=True, goals=True).goals("greatest-infrastructure")
    scene.tableau("A", "imperium-seat", troops, "interstellar-bank", "export-duties", "genetics-lab", "colony-ship")
    scene.tableau("B", "rebel-miners")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.holder("greatest-infrastructure") == holder


@clause("RFTG-GOAL-16", "RFTG-TAKEOVER-24")
def test_a_takeover_of_one_settle_phase_is_none_of_the_next() -> None:
    scene = raid().tableau("A", "interstellar-bank", "export-duties", "genetics-lab", "colony-ship")
    scene.round(A="settle").play("A takeover imperium-seat")
    assert (scene.state.taken, len(scene.state.attacks)) == (True, 8)

    scene.round(A="settle")

    assert (scene.state.taken, scene.state.attacks) == (False, [])


@clause("RFTG-KIND-01", "RFTG-TAKEOVER-15")
@for_each(("kind", "defense"), [("novelty", 6), ("rare", 6), ("genes", 6), ("alien", 8)])
def test_the_defender_sets_the_kind_to_any_other(kind: str, defense: int) -> None:
    scene = Scene(sets="set3", takeovers=True).has("A", prestige=1)
    scene.tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "space-marines")
    scene.tableau("B", "alien-oort-cloud-refinery", "drop-ships", "space-marines#2", "expedition-force")
    scene.tableau("B", "deserted-alien-world").kind("B", "genes")
    if kind == "genes":
        scene.kind("B", "novelty")

    scene.round(A="settle").play("A takeover interstellar-casus-belli")
    if scene.asked() == ["A takeover-target"]:
        scene.play("A target alien-oort-cloud-refinery")
    offered = scene.options("B")
    scene.play(f"B kind {kind}")

    # 6, and 2 more for an Alien world.
    assert f"kind {kind}" in offered
    assert scene.empire("B").kind == ("novelty", "rare", "genes", "alien").index(kind)
    assert scene.state.attacks[DEFENSE] == defense
