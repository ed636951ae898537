"""Solitaire with set 3: the robot's prestige and the Prestige Lead."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, placements, play_round, stack
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Rounds in which the robot places what lies on its stack, and one in which it does nothing but Produce.
DEVELOP = ("develop & produce", "develop", "produce")
SETTLE = ("develop & produce", "settle", "produce")
QUIET = ("develop & produce", "produce", "produce")


def placed(card: str, moment: tuple[str, str, str], robot: str = "earths-lost-colony", sets: str = "set3") -> Scene:
    """The robot has placed a card."""
    scene = play_round(alone(robot, sets).robot_stack(card).deck(rest=False), *moment)
    assert placements(scene) == [card]
    return scene


def prestige(scene: Scene) -> int:
    """The robot's prestige."""
    return scene.state.robot.prestige


# Gaining


@clause("RFTG-ROBOT-55")
def test_a_placed_card_with_a_prestige_symbol_brings_one_prestige() -> None:
    assert prestige(placed("pan-galactic-mediator", DEVELOP)) == 1
    assert prestige(placed("alien-burial-site", SETTLE)) == 1


@clause("RFTG-ROBOT-55")
def test_a_placed_card_without_the_symbol_brings_none() -> None:
    assert prestige(placed("space-marines", DEVELOP)) == 0
    assert prestige(placed("gem-world", SETTLE)) == 0


@clause("RFTG-ROBOT-55", "RFTG-ROBOT-01")
def test_without_set_three_the_symbol_means_nothing() -> None:
    scene = placed("imperium-blaster-gem-consortium", SETTLE, sets="set2")

    assert prestige(scene) == 0
    assert scene.seen("A", "lead") is None


@clause("RFTG-ROBOT-44", "RFTG-ROBOT-55")
def test_rebel_freedom_fighters_gains_for_the_symbol_and_for_the_rebels() -> None:
    assert prestige(placed("rebel-fuel-refinery", SETTLE, "rebel-freedom-fighters")) == 2
    assert prestige(placed("rebel-miners", SETTLE, "rebel-freedom-fighters")) == 1
    assert prestige(placed("information-hub", SETTLE, "rebel-freedom-fighters")) == 1


@clause("RFTG-ROBOT-55")
def test_powers_that_bring_players_prestige_bring_the_robot_none() -> None:
    scene = alone(sets="set3").robot_tableau("pan-galactic-affluence", "alien-cornucopia", "uplift-gene-breeders")

    play_round(
        scene.robot_stack("space-marines", "gem-world").deck(rest=False), "double & produce", "develop", "settle"
    )

    assert placements(scene)[3:] == ["space-marines", "gem-world"]
    assert prestige(scene) == 0


# The lead


@clause("RFTG-ROBOT-55")
def test_the_leading_robot_begins_a_round_with_a_chip_and_a_card_for_its_stack() -> None:
    scene = alone(sets="set3").robot_stack("pan-galactic-mediator").deck("gem-world", "spice-world", "space-port")

    play_round(scene, *DEVELOP)

    # One card drawn for the action, one for the lead.
    assert scene.seen("A", "lead", "holder") == "robot"
    assert scene.state.robot.chips == 1
    assert stack(scene) == ["gem-world", "spice-world"]
    assert scene.state.pool == 23


@clause("RFTG-ROBOT-55")
def test_without_new_prestige_on_the_tile_the_lead_brings_the_robot_a_chip_only() -> None:
    scene = alone(sets="set3").robot_stack("pan-galactic-mediator").deck("gem-world", "spice-world", "space-port")

    play_round(scene, *DEVELOP)
    play_round(scene, *QUIET)

    assert scene.state.robot.chips == 2
    assert stack(scene) == ["gem-world", "spice-world"]


@clause("RFTG-ROBOT-55")
def test_a_leading_robot_that_gains_more_draws_again() -> None:
    scene = alone(sets="set3").robot_stack("pan-galactic-mediator", "galactic-markets").deck("gem-world", "spice-world")

    play_round(scene, *DEVELOP)
    play_round(scene, *DEVELOP)

    assert (prestige(scene), scene.state.robot.chips) == (2, 2)
    # Two cards for two actions, two for the lead.
    assert len(stack(scene)) == 4


@clause("RFTG-ROBOT-55")
def test_robot_and_player_at_the_same_height_both_begin_with_a_chip_and_no_card() -> None:
    scene = alone(sets="set3").has("A", prestige=1).robot_stack("pan-galactic-mediator").deck("gem-world", "rebel-base")

    play_round(scene, *DEVELOP)

    assert (scene.seen("A", "lead", "holder"), scene.seen("A", "lead", "tied")) == (None, True)
    assert (scene.state.robot.chips, scene.chips("A")) == (1, 1)
    assert (stack(scene), scene.cards_in_hand("A")) == (["gem-world"], 0)


@clause("RFTG-ROBOT-55")
@for_each(("own", "holder"), [(0, "robot"), (2, 0)])
def test_whoever_has_more_prestige_leads(own: int, holder: str | int) -> None:
    scene = alone(sets="set3").has("A", prestige=own).robot_stack("pan-galactic-mediator")

    play_round(scene, *DEVELOP)

    assert scene.seen("A", "lead", "holder") == holder
    assert (scene.state.robot.chips, scene.chips("A")) == ((1, 0) if holder == "robot" else (0, 1))


@clause("RFTG-ROBOT-55")
def test_the_robot_loses_the_lead_to_a_player_who_passes_it() -> None:
    scene = placed("pan-galactic-mediator", DEVELOP)
    before = scene.seen("A", "lead", "holder")

    scene.has("A", prestige=2)
    play_round(scene, *QUIET)

    assert (before, scene.seen("A", "lead", "holder")) == ("robot", 0)
    assert (scene.state.robot.chips, scene.chips("A")) == (1, 1)


@clause("RFTG-ROBOT-55")
def test_the_robot_keeps_its_prestige_whatever_it_could_spend_it_for() -> None:
    scene = alone(sets="set3").robot(prestige=3, economy=1).deck(rest=False)
    scene.robot_tableau("interstellar-casus-belli", "galactic-power-brokers", "alien-booby-trap")

    play_round(scene, "settle & double", "settle", "consume2x")

    assert prestige(scene) == 3
