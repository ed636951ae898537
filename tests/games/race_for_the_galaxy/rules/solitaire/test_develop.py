"""Solitaire: flipping to find, and the robot's Develop."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import (
    alone,
    placements,
    play_round,
    robot_points,
    stack,
    tracks,
)
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# A round with one Develop in it, by a die or by the player alone; Produce brings economy size 1.
ACTION = ("double & produce", "develop", "produce")
RESPONSE = ("develop & produce", "produce", "produce")


def developed(scene: Scene, moment: tuple[str, str, str]) -> Scene:
    """The round is played."""
    actions, *dice = moment
    return play_round(scene, actions, *dice)


# Flip to find, place


@clause("RFTG-ROBOT-26", "RFTG-ROBOT-27")
def test_cards_that_do_not_fit_are_discarded_until_one_does_which_is_placed_on_the_stack() -> None:
    scene = alone().robot_stack("gem-world", "rebel-base", "space-marines", "public-works").deck("comet-zone")

    developed(scene, ACTION)

    assert placements(scene) == ["space-marines"]
    assert scene.pile() == ["gem-world", "rebel-base"]
    assert stack(scene) == ["public-works", "comet-zone"]


@clause("RFTG-ROBOT-26")
def test_flipping_stops_when_the_stack_is_empty() -> None:
    scene = alone().robot_stack("gem-world", "rebel-base").deck("comet-zone", "space-marines")

    developed(scene, ACTION)

    assert placements(scene) == []
    assert scene.pile() == ["comet-zone", "gem-world", "rebel-base"]
    assert stack(scene) == []


@clause("RFTG-ROBOT-27")
def test_a_placed_card_lies_open_on_top_of_the_tableau_stack() -> None:
    scene = alone().robot_tableau("drop-ships").robot_stack("space-marines")

    developed(scene, ACTION)

    assert scene.seen("A", "robot", "tableau") == ["earths-lost-colony", "drop-ships", "space-marines"]
    assert scene.seen("-", "robot", "tableau") == ["earths-lost-colony", "drop-ships", "space-marines"]


@clause("RFTG-ROBOT-27")
def test_the_robot_places_a_second_card_of_the_same_name() -> None:
    scene = alone().robot_tableau("space-marines").robot_stack("space-marines#2")

    developed(scene, ACTION)

    assert placements(scene) == ["space-marines", "space-marines#2"]


# Counters


@clause("RFTG-ROBOT-31")
@for_each(("moment", "credit", "left"), [(ACTION, 2, 0), (ACTION, 4, 2), (RESPONSE, 3, 0), (RESPONSE, 4, 1)])
def test_a_counter_comes_first_for_two_credit_on_an_action_and_three_in_response(
    moment: tuple[str, str, str], credit: int, left: int
) -> None:
    scene = alone().robot(credit=credit, counters=2).robot_stack("space-marines")

    developed(scene, moment)

    assert (scene.state.robot.counters, scene.state.robot.placed, scene.state.robot.credit) == (1, 1, left)
    # Nothing else is done for this column: neither drawn nor flipped.
    assert (placements(scene), stack(scene)) == ([], ["space-marines"])


@clause("RFTG-ROBOT-31")
@for_each(("moment", "credit", "left"), [(ACTION, 1, 1), (RESPONSE, 2, 1)])
def test_with_less_credit_it_develops_as_usual(moment: tuple[str, str, str], credit: int, left: int) -> None:
    scene = alone().robot(credit=credit, counters=2).robot_stack("space-marines")

    developed(scene, moment)

    assert (scene.state.robot.counters, scene.state.robot.placed, scene.state.robot.credit) == (2, 0, left)
    assert placements(scene) == ["space-marines"]


@clause("RFTG-ROBOT-31")
def test_without_a_counter_left_it_develops_as_usual_too() -> None:
    scene = alone().robot(credit=4, counters=0).robot_stack("space-marines")

    developed(scene, ACTION)

    assert (scene.state.robot.placed, scene.state.robot.credit) == (0, 4)
    assert placements(scene) == ["space-marines"]


@clause("RFTG-ROBOT-31")
def test_each_develop_column_can_place_a_counter() -> None:
    scene = alone().robot(credit=4, counters=3)

    play_round(scene, "double & produce", "develop", "develop")

    assert (scene.state.robot.counters, scene.state.robot.placed, scene.state.robot.credit) == (1, 2, 0)


# Action


@clause("RFTG-ROBOT-32")
def test_develop_action_draws_one_card_before_it_flips() -> None:
    scene = alone().deck("space-marines", "public-works")

    developed(scene, ACTION)

    assert placements(scene) == ["space-marines"]
    assert tracks(scene) == (0, 1, 0)


@clause("RFTG-ROBOT-32")
@for_each("credit", [0, 1])
def test_develop_action_places_what_does_not_cost_six_for_nothing(credit: int) -> None:
    scene = alone().robot(credit=credit).robot_stack("consumer-markets")

    developed(scene, ACTION)

    assert placements(scene) == ["consumer-markets"]
    assert scene.state.robot.credit == credit


@clause("RFTG-ROBOT-32")
def test_develop_action_places_a_six_cost_development_for_one_credit() -> None:
    scene = alone().robot(credit=1).robot_stack("trade-league", "space-marines")

    developed(scene, ACTION)

    assert placements(scene) == ["trade-league"]
    assert scene.state.robot.credit == 0


@clause("RFTG-ROBOT-32")
def test_develop_action_without_credit_discards_a_six_cost_development_and_flips_on() -> None:
    scene = alone().robot_stack("trade-league", "gem-world", "space-marines", "public-works")

    developed(scene, ACTION)

    assert placements(scene) == ["space-marines"]
    assert scene.pile() == ["gem-world", "trade-league"]


# Response


@clause("RFTG-ROBOT-33")
def test_develop_response_without_credit_does_nothing() -> None:
    scene = alone().robot_stack("space-marines")

    developed(scene, RESPONSE)

    assert (placements(scene), stack(scene), scene.pile()) == ([], ["space-marines"], [])


@clause("RFTG-ROBOT-33")
@for_each("card", ["space-marines", "trade-league"])
def test_develop_response_places_a_development_of_any_cost_for_one_credit(card: str) -> None:
    scene = alone().robot(credit=2).robot_stack("gem-world", card, "public-works")

    developed(scene, RESPONSE)

    assert (placements(scene), stack(scene)) == ([card], ["public-works"])
    assert scene.state.robot.credit == 1


@clause("RFTG-ROBOT-33")
def test_develop_response_that_finds_none_costs_nothing_and_draws_nothing() -> None:
    scene = alone().robot(credit=1).robot_stack("gem-world").deck("space-marines")

    developed(scene, RESPONSE)

    assert (placements(scene), stack(scene), scene.pile()) == ([], [], ["gem-world"])
    assert scene.state.robot.credit == 1


# Galactic Developers


@clause("RFTG-ROBOT-34")
def test_galactic_developers_draws_two_cards_on_its_action() -> None:
    scene = alone("galactic-developers", sets="set2").deck("gem-world", "space-marines", "public-works")

    developed(scene, ACTION)

    assert (placements(scene), scene.pile(), stack(scene)) == (["space-marines"], ["gem-world"], [])


@clause("RFTG-ROBOT-34", "RFTG-ROBOT-38")
@for_each("credit", [0, 2])
def test_galactic_developers_responds_without_credit_and_pays_none(credit: int) -> None:
    scene = alone("galactic-developers", sets="set2").robot(credit=credit).robot_stack("gem-world")
    scene.deck("space-marines")

    developed(scene, RESPONSE)

    assert (placements(scene), scene.pile()) == (["space-marines"], ["gem-world"])
    assert scene.state.robot.credit == credit


@clause("RFTG-ROBOT-34")
@for_each("moment", [ACTION, RESPONSE])
def test_galactic_developers_still_needs_credit_for_a_six_cost_development(moment: tuple[str, str, str]) -> None:
    rich = alone("galactic-developers", sets="set2").robot(credit=1).robot_stack("trade-league", "space-marines")
    poor = alone("galactic-developers", sets="set2").robot_stack("trade-league", "space-marines")

    developed(rich, moment)
    developed(poor, moment)

    assert (placements(rich), rich.state.robot.credit) == (["trade-league"], 0)
    assert (placements(poor), poor.pile()) == (["space-marines"], ["trade-league"])


@clause("RFTG-ROBOT-31", "RFTG-ROBOT-34")
@for_each(("credit", "counters"), [(2, 1), (3, 0)])
def test_galactic_developers_places_counters_like_everybody(credit: int, counters: int) -> None:
    scene = alone("galactic-developers", sets="set2").robot(credit=credit, counters=1)

    developed(scene, RESPONSE)

    assert scene.state.robot.counters == counters


# Which cards cost six


@clause("RFTG-ROBOT-66")
@for_each(("difficulty", "worth"), [("easy", 6), ("medium", 6), ("hard", 9)])
def test_pan_galactic_research_is_a_six_cost_development(difficulty: str, worth: int) -> None:
    rich = alone(sets="set2", difficulty=difficulty).robot(credit=1).robot_stack("pan-galactic-research")
    poor = alone(sets="set2", difficulty=difficulty).robot_stack("pan-galactic-research")

    developed(rich, ACTION)
    developed(poor, ACTION)

    assert "pan-galactic-research" in placements(rich)
    assert rich.state.robot.credit == 0
    assert robot_points(rich) == 1 + worth
    assert "pan-galactic-research" in poor.pile()


@clause("RFTG-ROBOT-66")
def test_imperium_planet_buster_is_no_six_cost_development() -> None:
    scene = alone(sets="set3", difficulty="easy").robot_stack("imperium-planet-buster")

    developed(scene, ACTION)

    assert placements(scene) == ["imperium-planet-buster"]
    assert scene.state.robot.credit == 0
    # 1 for its start world, 9 as printed and not 6, 1 prestige, 1 chip for the Prestige Lead.
    assert robot_points(scene) == 12


# Rebel Freedom Fighters


@clause("RFTG-ROBOT-44")
@for_each(("moment", "credit"), [(ACTION, 0), (RESPONSE, 1)])
def test_rebel_freedom_fighters_gains_prestige_for_a_rebel_development(
    moment: tuple[str, str, str], credit: int
) -> None:
    scene = alone("rebel-freedom-fighters", sets="set3").robot(credit=credit).robot_stack("rebel-pact")

    developed(scene, moment)

    assert (placements(scene), scene.state.robot.prestige) == (["rebel-pact"], 1)
    assert scene.state.robot.credit == 0


@clause("RFTG-ROBOT-44")
@for_each(("moment", "credit"), [(ACTION, 0), (RESPONSE, 1)])
def test_rebel_freedom_fighters_never_places_an_imperium_development(moment: tuple[str, str, str], credit: int) -> None:
    scene = alone("rebel-freedom-fighters", sets="set3").robot(credit=credit)
    scene.robot_stack("imperium-troops", "space-marines")

    developed(scene, moment)

    assert (placements(scene), scene.pile()) == (["space-marines"], ["imperium-troops"])
    assert scene.state.robot.prestige == 0


@clause("RFTG-ROBOT-44")
def test_other_robots_place_rebel_and_imperium_developments_alike() -> None:
    scene = alone(sets="set3").robot_stack("imperium-troops", "rebel-pact")

    play_round(scene, "double & produce", "develop", "develop")

    assert placements(scene) == ["imperium-troops", "rebel-pact"]
    assert scene.state.robot.prestige == 0
