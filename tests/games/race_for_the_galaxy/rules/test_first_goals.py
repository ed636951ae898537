"""Goals: what each of the twelve first goals asks for, and when it is checked."""

from __future__ import annotations

from collections.abc import Callable

from tessera.games.race_for_the_galaxy.state import NOBODY_LEADS, TIE
from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

PHASES = {
    "explore": "explore-5",
    "develop": "develop",
    "settle": "settle",
    "consume": "double",
    "produce": "produce",
}


def claiming_phases(goal: str, make: Callable[[], Scene]) -> list[str]:
    """After which phases, each alone in a round of a fresh scene, A claims a goal."""
    found = []
    for phase, action in PHASES.items():
        scene = make().goals(goal)
        idle(scene.round(A=action))
        assert scene.holder(goal) in ("", "A")
        if scene.holder(goal):
            found.append(phase)
    return found


def with_cards(*cards: str, sets: str = "set3", takeovers: bool = False) -> Callable[[], Scene]:
    """Scenes in which A has these cards in the tableau."""
    return lambda: Scene(sets=sets, goals=True, takeovers=takeovers).tableau("A", *cards)


# The goals of set 1


@clause("RFTG-GOAL-04", "RFTG-GOAL-20")
@for_each(("chips", "phases"), [(4, []), (5, ["consume"]), (6, ["consume"])])
def test_galactic_standard_of_living_is_five_vp_in_chips(chips: int, phases: list[str]) -> None:
    assert claiming_phases("galactic-standard-of-living", lambda: with_cards("old-earth")().has("A", chips)) == phases


@clause("RFTG-GOAL-20")
def test_goal_points_and_prestige_are_no_chips() -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-riches", "galactic-status", "galactic-standard-of-living")
    scene.tableau("A", "new-economy").has("A", chips=4, prestige=3).has("B", prestige=4)
    scene.state.claims = [1, 1, 0]

    idle(scene.round(A="double"))

    assert scene.holder("galactic-standard-of-living") == ""


@clause("RFTG-GOAL-19", "RFTG-GOAL-20")
@for_each(("chips", "holder"), [(4, "A"), (3, "")])
def test_galactic_standard_of_living_by_the_chip_of_the_prestige_lead(chips: int, holder: str) -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-standard-of-living")
    scene.has("A", chips=chips, prestige=1).leads("A")

    scene.new_round()

    # At once, before anybody has chosen an action.
    assert scene.asked() == ["A action", "B action"]
    assert scene.chips("A") == chips + 1
    assert scene.holder("galactic-standard-of-living") == holder


@clause("RFTG-GOAL-04", "RFTG-GOAL-21")
@for_each(
    ("card", "phases"),
    [
        ("new-economy", ["develop"]),
        ("universal-peace-institute", ["develop"]),
        # Cost 6 with fixed points, cost 9, and variable points on a world of cost 3.
        ("pan-galactic-research", []),
        ("imperium-planet-buster", []),
        ("federation-capital", []),
    ],
)
def test_galactic_status_is_a_six_cost_development_with_variable_points(card: str, phases: list[str]) -> None:
    assert claiming_phases("galactic-status", with_cards(card)) == phases


@clause("RFTG-GOAL-21")
def test_galactic_status_is_claimed_by_placing_one() -> None:
    scene = Scene(sets="set1", goals=True).goals("galactic-status").hand("A", "new-economy").fill("A", 5)

    scene.round(A="develop").play("A develop new-economy")

    assert scene.tableau_of("A") == ["new-economy"]
    assert scene.holder("galactic-status") == "A"


# Cards with powers in one phase only: I, II, III, Trade, Consume and Produce.
ONE_OF_EACH = {
    "explore": "galactic-survey-seti",
    "develop": "interstellar-bank",
    "settle": "space-marines",
    "trade": "export-duties",
    "consume": "deficit-spending",
    "produce": "artist-colony",
}
# Cards with powers at set-up, round start, round end and game end; none of them has a Trade or Consume power.
OUTSIDE = ("ancient-race", "psi-crystal-world", "black-hole-miners", "hidden-fortress")


@clause("RFTG-GOAL-04", "RFTG-GOAL-22")
def test_innovation_leader_is_a_power_in_each_phase_and_in_trade() -> None:
    # Artist Colony has nothing but its own production in Produce.
    assert claiming_phases("innovation-leader", with_cards(*ONE_OF_EACH.values())) == ["develop", "settle"]


@clause("RFTG-GOAL-22")
@for_each("missing", list(ONE_OF_EACH))
def test_without_a_power_in_one_of_them_there_is_no_innovation_leader(missing: str) -> None:
    kept = [card for phase, card in ONE_OF_EACH.items() if phase != missing]

    assert claiming_phases("innovation-leader", with_cards(*kept)) == []


@clause("RFTG-GOAL-22")
@for_each("missing", ["trade", "consume"])
def test_powers_outside_the_phases_belong_to_none_of_them(missing: str) -> None:
    kept = [card for phase, card in ONE_OF_EACH.items() if phase != missing]

    # Trade is no Consume power either, nor the other way round.
    assert claiming_phases("innovation-leader", with_cards(*kept, *OUTSIDE)) == []


@clause("RFTG-GOAL-23")
@for_each(("takeovers", "phases"), [(True, ["develop", "settle"]), (False, [])])
def test_innovation_leader_ignores_takeover_powers_when_takeovers_are_off(takeovers: bool, phases: list[str]) -> None:
    kept = [card for phase, card in ONE_OF_EACH.items() if phase != "settle"]

    # The only Settle power of Casus Belli is a takeover.
    cards = with_cards(*kept, "interstellar-casus-belli", takeovers=takeovers)
    assert claiming_phases("innovation-leader", cards) == phases


@clause("RFTG-GOAL-04", "RFTG-GOAL-24")
def test_budget_surplus_is_a_card_discarded_for_the_hand_limit() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).goals("budget-surplus").fill("A", 11).fill("B", 10).fill("C", 13)

    scene.round(A="produce")
    scene.play("A " + scene.options("A")[0])
    assert scene.holder("budget-surplus") == ""
    scene.play("C " + " + ".join(scene.options("C")[:3]))

    # At round end, and both at once although by different amounts.
    assert scene.holder("budget-surplus") == "AC"


@clause("RFTG-GOAL-24")
def test_discards_for_anything_else_are_no_budget_surplus() -> None:
    scene = Scene(sets="set1", goals=True).goals("budget-surplus").hand("A", "terraformed-world").fill("A", 8)
    scene.tableau("A", "deficit-spending")

    scene.round(A="settle", B="double").play("A settle terraformed-world")
    scene.play("A " + " + ".join(scene.options("A")[:5]), "A use deficit-spending")
    scene.play("A " + " + ".join(scene.options("A")[:2]))

    # Seven cards discarded, none of them for the limit.
    assert len(scene.pile()) == 7
    assert scene.asked() == ["A action", "B action"]
    assert scene.holder("budget-surplus") == ""


@clause("RFTG-GOAL-04", "RFTG-GOAL-25")
def test_system_diversity_is_a_world_of_each_kind() -> None:
    # Novelty and Genes to produce, Rare and Alien as windfalls.
    cards = ["gem-world", "radioactive-world", "distant-world", "alien-robot-sentry"]

    assert claiming_phases("system-diversity", with_cards(*cards)) == ["settle"]
    for missing in cards:
        kept = [card for card in cards if card != missing]
        # Gray worlds and ALIEN cards that are of no kind do not stand in for one.
        assert claiming_phases("system-diversity", with_cards(*kept, "old-earth", "deserted-alien-world")) == []


@clause("RFTG-GOAL-25")
@for_each("kind", ["novelty", "rare", "genes", "alien"])
def test_the_multi_kind_world_stands_in_for_one_missing_kind(kind: str) -> None:
    def beside(*worlds: str) -> Callable[[], Scene]:
        return lambda: with_cards("alien-oort-cloud-refinery", *worlds)().kind("A", kind)

    # Its owner would set it to the missing kind at the check, whatever it was before; but to one kind only.
    assert claiming_phases("system-diversity", beside("gem-world", "radioactive-world", "distant-world")) == ["settle"]
    assert claiming_phases("system-diversity", beside("gem-world", "radioactive-world")) == []


@clause("RFTG-GOAL-04", "RFTG-GOAL-26")
def test_overlord_discoveries_is_three_alien_cards() -> None:
    cards = ["alien-rosetta-stone-world", "alien-tech-institute", "alien-burial-site"]

    # A gray world, a development, and a Novelty world: the word counts, not the kind.
    assert claiming_phases("overlord-discoveries", with_cards(*cards)) == ["develop", "settle"]
    assert claiming_phases("overlord-discoveries", with_cards(*cards[:2], "gem-world", "uplift-code")) == []


@clause("RFTG-GOAL-04", "RFTG-GOAL-27")
def test_expansion_leader_is_eight_cards() -> None:
    cards = ["gem-world", "spice-world", "export-duties", "space-marines", "pirate-world", "old-earth", "public-works"]

    assert claiming_phases("expansion-leader", with_cards(*cards)) == []
    assert claiming_phases("expansion-leader", with_cards(*cards, "mining-robots")) == ["develop", "settle"]


@clause("RFTG-GOAL-04", "RFTG-GOAL-28")
def test_galactic_riches_is_four_goods() -> None:
    worlds = ["gem-world", "spice-world", "comet-zone", "pirate-world"]

    def goods(count: int) -> Callable[[], Scene]:
        return lambda: with_cards(*worlds)().good("A", *worlds[-count:])

    assert claiming_phases("galactic-riches", goods(4)) == ["settle", "produce"]
    # Three goods become no fourth in Settle, but three of these worlds produce.
    assert claiming_phases("galactic-riches", goods(3)) == ["produce"]
    assert claiming_phases("galactic-riches", with_cards(*worlds[:3])) == []


# The goals of sets 2 and 3


@clause("RFTG-GOAL-04", "RFTG-GOAL-29")
def test_uplift_knowledge_is_three_uplift_cards() -> None:
    cards = ["aquatic-uplift-race", "uplift-code", "alien-uplift-center"]

    assert claiming_phases("uplift-knowledge", with_cards(*cards, sets="set2")) == ["develop", "settle"]
    # Genes worlds without the word do not count.
    assert claiming_phases("uplift-knowledge", with_cards(*cards[:2], "empath-world", sets="set2")) == []


@clause("RFTG-GOAL-04", "RFTG-GOAL-30")
@for_each(
    ("cards", "phases"),
    [
        (["imperium-lords", "imperium-armaments-world", "imperium-warlord"], ["develop", "settle"]),
        (["imperium-lords", "imperium-armaments-world", "pirate-world", "hive-world", "rebel-miners"], []),
        (["new-sparta", "pirate-world", "hive-world", "rebel-miners"], ["develop", "settle"]),
        (["new-sparta", "pirate-world", "hive-world", "rebel-cantina", "space-marines"], []),
    ],
)
def test_military_influence_is_three_imperium_cards_or_four_military_worlds(
    cards: list[str], phases: list[str]
) -> None:
    assert claiming_phases("military-influence", with_cards(*cards, sets="set2")) == phases


@clause("RFTG-GOAL-04", "RFTG-GOAL-31")
@for_each(
    ("prestige", "chips", "phases"),
    [(2, 3, ["explore", "develop", "settle", "consume", "produce"]), (1, 9, []), (9, 2, []), (3, 4, list(PHASES))],
)
def test_galactic_standing_is_two_prestige_and_three_vp_in_chips(prestige: int, chips: int, phases: list[str]) -> None:
    # B leads, so that no chip comes to A at round start.
    def make() -> Scene:
        return with_cards("old-earth")().has("A", chips=chips, prestige=prestige).has("B", prestige=10)

    scene = make().goals("galactic-standing")
    assert scene.holder("galactic-standing") == ""
    assert claiming_phases("galactic-standing", make) == phases


@clause("RFTG-GOAL-19", "RFTG-GOAL-20", "RFTG-PRESTIGE-11")
@for_each(
    ("prestige", "lead", "claimed"),
    [
        # Shared: everybody who is level gains a chip, and with it the goal.
        ((3, 1, 3), TIE, "AC"),
        ((3, 3, 3), TIE, "ABC"),
        ((1, 3, 3), TIE, "BC"),
        # Held by one, with prestige on the tile or without.
        ((3, 1, 2), 0, "A"),
        # Nobody has any, nobody gains a chip.
        ((0, 0, 0), NOBODY_LEADS, ""),
    ],
)
def test_the_chips_of_the_prestige_lead_claim_goals_before_actions_are_chosen(
    prestige: tuple[int, int, int], lead: int, claimed: str
) -> None:
    scene = Scene(seats=3, sets="set3", goals=True).goals("galactic-standard-of-living")
    for letter, held in zip("ABC", prestige, strict=True):
        scene.has(letter, chips=4, prestige=held)
    scene.state.lead = lead

    scene.new_round()

    assert scene.asked() == ["A action", "B action", "C action"]
    assert scene.holder("galactic-standard-of-living") == claimed


@clause("RFTG-GOAL-19", "RFTG-GOAL-31")
def test_galactic_standing_by_the_chip_of_the_prestige_lead() -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-standing").has("A", chips=2, prestige=2).leads("A")

    scene.new_round()

    assert scene.asked() == ["A action", "B action"]
    assert scene.holder("galactic-standing") == "A"


@clause("RFTG-GOAL-04", "RFTG-GOAL-32")
@for_each(
    ("cards", "takeovers", "phases"),
    [
        # Military below 0 and two worlds.
        (["contact-specialist", "gem-world", "old-earth"], False, ["develop", "settle"]),
        (["contact-specialist", "gem-world", "public-works"], False, []),
        (["contact-specialist", "epsilon-eridani", "old-earth"], False, []),
        # A takeover power and two military worlds.
        (["imperium-seat", "pirate-world", "hive-world"], True, ["develop", "settle"]),
        (["imperium-seat", "pirate-world", "gem-world"], True, []),
        (["imperium-seat", "pirate-world", "hive-world"], False, []),
        # Powers that only defend against takeovers.
        (["rebel-pact", "pan-galactic-security-council", "pirate-world", "hive-world"], True, []),
    ],
)
def test_peace_war_leader_is_negative_military_or_a_takeover_power(
    cards: list[str], takeovers: bool, phases: list[str]
) -> None:
    assert claiming_phases("peace-war-leader", with_cards(*cards, takeovers=takeovers)) == phases
