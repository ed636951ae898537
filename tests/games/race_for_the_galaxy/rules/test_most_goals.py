"""Goals: what each of the eight most goals asks for, and how they are claimed, kept, lost and passed on."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import SEATS, Scene
from tests.rows import for_each

PHASES = {
    "explore": "explore-5",
    "develop": "develop",
    "settle": "settle",
    "consume": "double",
    "produce": "produce",
}
# Developments without any say in Settle, Develop or Consume, as many as one likes.
IDLE = ("interstellar-bank", "export-duties", "space-marines", "expedition-force", "drop-ships", "genetics-lab")


def holds(scene: Scene, goal: str, letter: str) -> Scene:
    """A player holds a most goal."""
    number = [known.id for known in scene.state.rulebook.goals].index(goal)
    scene.state.claims[scene.state.goals.index(number)] = SEATS.index(letter) + 1
    return scene


def claiming_phases(goal: str, *cards: str, sets: str = "set3", prestige: int = 0) -> list[str]:
    """After which phases, each alone in a round of a fresh scene, A with these cards claims a goal."""
    found = []
    for phase, action in PHASES.items():
        scene = Scene(sets=sets, goals=True).tableau("A", *cards).goals(goal).has("A", prestige=prestige)
        idle(scene.round(A=action))
        if scene.holder(goal):
            found.append(phase)
    return found


# Claiming


@clause("RFTG-GOAL-08", "RFTG-GOAL-09")
def test_the_greatest_amount_above_the_minimum_claims_it_alone() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).goals("greatest-infrastructure")
    scene.tableau("A", *IDLE[:4]).tableau("B", "public-works", "mining-robots", "deficit-spending", "colony-ship")
    scene.tableau("B", "new-economy").tableau("C", "replicant-robots", "consumer-markets", "trade-league")

    scene.round(A="develop")
    idle(scene)

    # 4, 5 and 3 developments.
    assert scene.holder("greatest-infrastructure") == "B"


@clause("RFTG-GOAL-08")
def test_the_most_without_the_minimum_is_not_enough() -> None:
    scene = Scene(sets="set1", goals=True).goals("greatest-infrastructure").tableau("A", *IDLE[:3])

    idle(scene.round(A="develop"))

    assert scene.holder("greatest-infrastructure") == ""


@clause("RFTG-GOAL-09")
def test_two_with_the_same_greatest_amount_leave_it_unclaimed() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).goals("greatest-military")
    scene.tableau("A", "drop-ships", "space-marines", "expedition-force")
    scene.tableau("B", "drop-ships#2", "space-marines#2", "expedition-force#2").tableau("C", "lost-alien-battle-fleet")

    idle(scene.round(A="settle"))

    # 6, 6 and 3.
    assert scene.holder("greatest-military") == ""


@clause("RFTG-GOAL-10")
def test_the_holder_keeps_it_while_another_merely_equals() -> None:
    scene = Scene(sets="set1", goals=True).goals("greatest-military")
    scene.tableau("A", "drop-ships", "space-marines", "expedition-force")
    idle(scene.round(A="settle"))
    assert scene.holder("greatest-military") == "A"

    scene.tableau("B", "drop-ships#2", "space-marines#2", "expedition-force#2")
    idle(scene.round(A="settle"))

    assert scene.holder("greatest-military") == "A"


@clause("RFTG-GOAL-10")
def test_a_holder_who_falls_back_to_a_tie_keeps_it() -> None:
    scene = Scene(sets="set1", goals=True).goals("greatest-infrastructure")
    scene.tableau("A", *IDLE[:4], "colony-ship").tableau("B", "public-works", "mining-robots", "trade-league")
    scene.tableau("B", "deficit-spending").hand("A", "terraformed-world")
    holds(scene, "greatest-infrastructure", "A")

    scene.round(A="settle").play("A settle terraformed-world")

    # Colony Ship is gone: four each.
    assert scene.tableau_of("A") == [*IDLE[:4], "terraformed-world"]
    assert scene.holder("greatest-infrastructure") == "A"


@clause("RFTG-GOAL-11")
def test_whoever_exceeds_the_holder_takes_it() -> None:
    scene = Scene(sets="set1", goals=True).goals("greatest-military")
    scene.tableau("A", "drop-ships", "space-marines", "expedition-force")
    scene.tableau("B", "drop-ships#2", "space-marines#2", "lost-alien-warship")
    holds(scene, "greatest-military", "A")

    idle(scene.round(A="settle"))

    assert scene.holder("greatest-military") == "B"


@clause("RFTG-GOAL-11")
def test_of_two_who_pass_the_holder_the_one_with_more_takes_it() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).goals("greatest-military")
    scene.tableau("A", "drop-ships", "space-marines", "expedition-force")
    scene.tableau("B", "drop-ships#2", "space-marines#2", "lost-alien-warship")
    scene.tableau("C", "lost-alien-battle-fleet", "new-sparta", "new-galactic-order", "epsilon-eridani")
    holds(scene, "greatest-military", "A")

    idle(scene.round(A="settle"))

    # 6, 7 and 8.
    assert scene.holder("greatest-military") == "C"


@clause("RFTG-GOAL-12")
def test_two_who_pass_the_holder_alike_send_it_back_to_the_centre() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).goals("greatest-military")
    scene.tableau("A", "drop-ships", "space-marines", "expedition-force")
    scene.tableau("B", "drop-ships#2", "space-marines#2", "lost-alien-warship")
    scene.tableau("C", "lost-alien-battle-fleet", "new-sparta", "new-galactic-order")
    holds(scene, "greatest-military", "A")

    idle(scene.round(A="settle"))

    # 6, 7 and 7.
    assert scene.holder("greatest-military") == ""


# Losing


@clause("RFTG-GOAL-13")
def test_a_holder_who_falls_below_the_minimum_gives_it_back() -> None:
    scene = Scene(sets="set1", goals=True).goals("greatest-infrastructure")
    scene.tableau("A", *IDLE[:3], "colony-ship").tableau("B", "public-works", "mining-robots", "trade-league")
    holds(scene, "greatest-infrastructure", "A").hand("A", "terraformed-world")

    scene.round(A="settle").play("A settle terraformed-world")

    assert scene.holder("greatest-infrastructure") == ""


@clause("RFTG-GOAL-13", "RFTG-GOAL-14", "RFTG-GOAL-15")
def test_it_passes_at_once_to_the_one_player_who_then_has_the_most() -> None:
    scene = Scene(sets="set1", goals=True).goals("greatest-infrastructure")
    scene.tableau("A", *IDLE[:3], "colony-ship").hand("A", "terraformed-world")
    scene.tableau("B", "public-works", "mining-robots", "trade-league", "deficit-spending")
    holds(scene, "greatest-infrastructure", "A")

    # Settle is not a phase of this goal, and still it is lost and passed on.
    scene.round(A="settle").play("A settle terraformed-world")

    assert scene.holder("greatest-infrastructure") == "B"


@clause("RFTG-GOAL-15")
def test_between_two_others_it_returns_to_the_centre_and_waits_for_its_own_phase() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).goals("greatest-infrastructure")
    scene.tableau("A", *IDLE[:3], "colony-ship").hand("A", "terraformed-world")
    scene.tableau("B", "public-works", "mining-robots", "trade-league", "deficit-spending")
    scene.tableau("C", "public-works#2", "mining-robots#2", "new-economy", "deficit-spending#2")
    holds(scene, "greatest-infrastructure", "A")

    scene.round(A="settle").play("A settle terraformed-world")
    assert scene.holder("greatest-infrastructure") == ""
    scene.tableau("C", "merchant-guild")
    idle(scene.round(A="settle"))
    assert scene.holder("greatest-infrastructure") == ""
    idle(scene.round(A="develop"))

    assert scene.holder("greatest-infrastructure") == "C"


@clause("RFTG-GOAL-14")
@for_each("action", ["explore-5", "settle", "double", "produce"])
def test_it_is_lost_to_somebody_with_more_at_the_end_of_any_phase(action: str) -> None:
    scene = Scene(sets="set1", goals=True).goals("greatest-infrastructure").tableau("A", *IDLE[:4])
    scene.tableau("B", "public-works", "mining-robots", "trade-league", "deficit-spending", "merchant-guild")
    holds(scene, "greatest-infrastructure", "A")

    idle(scene.round(A=action))

    assert scene.holder("greatest-infrastructure") == "B"


@clause("RFTG-GOAL-14")
def test_what_is_undone_before_the_phase_ends_does_not_matter() -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-prestige").has("A", prestige=3)
    scene.tableau("A", "galactic-power-brokers", "federation-capital", "gem-world", "deficit-spending")
    holds(scene.good("A", "gem-world"), "galactic-prestige", "A")

    scene.round(A="double").play("A use galactic-power-brokers")
    assert scene.prestige("A") == 2
    assert scene.holder("galactic-prestige") == "A"
    scene.play("A use federation-capital", "A done")

    assert scene.prestige("A") == 3
    assert scene.holder("galactic-prestige") == "A"


@clause("RFTG-GOAL-14")
def test_what_is_not_undone_does() -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-prestige").has("A", prestige=3)
    scene.tableau("A", "galactic-power-brokers")
    holds(scene, "galactic-prestige", "A")

    scene.round(A="double").play("A use galactic-power-brokers")

    assert scene.holder("galactic-prestige") == ""


@clause("RFTG-GOAL-16")
@for_each(("target", "holder"), [("outlaw-world", "A"), ("pirate-world", "")])
def test_after_a_successful_takeover_all_most_goals_are_checked(target: str, holder: str) -> None:
    scene = Scene(sets="set2", goals=True, takeovers=True).goals("greatest-infrastructure", "prosperity-lead")
    scene.tableau("A", "imperium-cloaking-technology", "expedition-force", "expanding-colony", "rebel-colony")
    scene.tableau("A", "public-works", "interstellar-bank", "export-duties", "genetics-lab", "drop-ships")
    scene.tableau("B", "outlaw-world", "pirate-world", "space-marines")

    scene.round(A="settle").play("A takeover imperium-cloaking-technology", f"A target {target}")

    # 4 reaches 3 and 1, not 3 and 3. Six developments remain in either case, and Settle is not a phase of the first.
    assert scene.holder("greatest-infrastructure") == holder
    assert scene.holder("prosperity-lead") == "A"


@clause("RFTG-GOAL-16")
def test_a_world_lost_in_a_takeover_can_cost_a_goal() -> None:
    scene = Scene(sets="set2", goals=True, takeovers=True).goals("production-leader")
    scene.tableau("A", "imperium-seat", "drop-ships", "gem-world", "spice-world", "comet-zone")
    scene.tableau("B", "rebel-miners", "mining-world", "space-port", "artist-colony")
    holds(scene, "production-leader", "B")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.holder("production-leader") == "A"


# Each goal


@clause("RFTG-GOAL-04", "RFTG-GOAL-33")
def test_production_leader_is_four_production_worlds() -> None:
    cards = ["gem-world", "rebel-miners", "distant-world", "alien-robotic-factory"]

    assert claiming_phases("production-leader", *cards) == ["settle"]
    # Windfall and gray worlds do not count.
    assert claiming_phases("production-leader", *cards[:3], "pirate-world", "old-earth", "mining-robots") == []


@clause("RFTG-GOAL-04", "RFTG-GOAL-34")
def test_greatest_infrastructure_is_four_developments() -> None:
    assert claiming_phases("greatest-infrastructure", *IDLE[:4]) == ["develop"]
    assert claiming_phases("greatest-infrastructure", *IDLE[:3], "gem-world", "old-earth") == []


@clause("RFTG-GOAL-04", "RFTG-GOAL-35")
@for_each(
    ("cards", "phases"),
    [
        (["drop-ships", "space-marines", "expedition-force"], ["develop", "settle"]),
        (["drop-ships", "space-marines", "expedition-force", "contact-specialist"], []),
        (["drop-ships", "space-marines", "new-sparta", "contact-specialist"], ["develop", "settle"]),
        # Specialised and temporary Military.
        (["drop-ships", "space-marines", "galactic-imperium", "alpha-centauri", "new-military-tactics"], []),
        # Military for military worlds: Hidden Fortress itself and two more.
        (["drop-ships", "hidden-fortress", "pirate-world", "hive-world"], ["develop", "settle"]),
    ],
)
def test_greatest_military_is_six_of_total_military(cards: list[str], phases: list[str]) -> None:
    assert claiming_phases("greatest-military", *cards) == phases


@clause("RFTG-GOAL-35")
def test_temporary_military_raised_in_this_phase_does_not_count_for_the_goal() -> None:
    scene = Scene(sets="set1", goals=True).goals("greatest-military").hand("A", "rebel-base")
    scene.tableau("A", "drop-ships", "space-marines", "new-military-tactics")

    scene.round(A="settle").play("A settle rebel-base")

    # 5 and 3 temporary ones against a defense of 6.
    assert scene.tableau_of("A") == ["drop-ships", "space-marines", "rebel-base"]
    assert scene.holder("greatest-military") == ""


@clause("RFTG-GOAL-04", "RFTG-GOAL-36")
def test_largest_industry_is_three_novelty_and_rare_worlds() -> None:
    cards = ["gem-world", "pirate-world", "radioactive-world"]

    assert claiming_phases("largest-industry", *cards) == ["settle"]
    assert claiming_phases("largest-industry", *cards[:2], "distant-world", "alien-robot-sentry", "old-earth") == []


@clause("RFTG-GOAL-36")
@for_each(("kind", "holder"), [("novelty", "A"), ("rare", "A"), ("genes", ""), ("alien", "")])
def test_the_multi_kind_world_counts_for_largest_industry_as_it_is_set(kind: str, holder: str) -> None:
    scene = Scene(sets="set3", goals=True).goals("largest-industry")
    scene.tableau("A", "gem-world", "pirate-world", "alien-oort-cloud-refinery").kind("A", kind)

    idle(scene.round(A="settle"))

    assert scene.holder("largest-industry") == holder


@clause("RFTG-GOAL-04", "RFTG-GOAL-37")
def test_propaganda_edge_is_three_rebel_military_worlds() -> None:
    cards = ["rebel-miners", "rebel-fuel-cache", "rebel-colony"]

    assert claiming_phases("propaganda-edge", *cards) == ["settle"]
    # Neither Rebel Cantina, which is not military, nor a Rebel development, nor another military world.
    assert claiming_phases("propaganda-edge", *cards[:2], "rebel-cantina", "rebel-pact", "pirate-world") == []


@clause("RFTG-GOAL-04", "RFTG-GOAL-38")
def test_galactic_prestige_is_three_prestige_after_any_phase() -> None:
    assert claiming_phases("galactic-prestige", prestige=3) == list(PHASES)
    assert claiming_phases("galactic-prestige", prestige=2) == []


@clause("RFTG-GOAL-38")
def test_galactic_prestige_goes_to_the_most() -> None:
    scene = Scene(seats=3, sets="set3", goals=True).goals("galactic-prestige")
    scene.has("A", prestige=3).has("B", prestige=5).has("C", prestige=4)

    idle(scene.round(A="explore-5"))

    assert scene.holder("galactic-prestige") == "B"


@clause("RFTG-GOAL-04", "RFTG-GOAL-39")
def test_prosperity_lead_is_three_cards_with_consume_powers() -> None:
    cards = ["expanding-colony", "gambling-world-set2", "deficit-spending"]

    assert claiming_phases("prosperity-lead", *cards) == ["develop", "settle"]
    # Trade powers do not count, and Gambling World with its two powers counts once.
    assert claiming_phases("prosperity-lead", *cards[:2], "export-duties", "pirate-world", "space-port") == []


@clause("RFTG-GOAL-04", "RFTG-GOAL-40")
def test_research_leader_is_three_cards_with_explore_powers() -> None:
    cards = ["galactic-renaissance", "expedition-force", "star-nomad-lair"]

    assert claiming_phases("research-leader", *cards, sets="set2") == ["develop", "settle"]
    # Galactic Renaissance has two such powers and counts once.
    assert claiming_phases("research-leader", *cards[:2], sets="set2") == []


@clause("RFTG-GOAL-40")
def test_mixing_with_the_hand_and_discarding_for_prestige_are_explore_powers() -> None:
    cards = ["blaster-runners", "alien-departure-point", "research-labs"]

    assert claiming_phases("research-leader", *cards) == ["develop", "settle"]
