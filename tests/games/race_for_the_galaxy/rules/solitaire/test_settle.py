"""Solitaire: the robot's Settle."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, placements, play_round, stack, tracks
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# A round with one Settle in it, by a die or by the player alone; Produce brings economy size 1.
ACTION = ("double & produce", "settle", "produce")
RESPONSE = ("settle & produce", "produce", "produce")
# Cards that nobody settles, to be drawn: they are flipped only when nothing above them fits.
DRAWN = ("public-works", "export-duties", "colony-ship", "space-marines", "drop-ships")
SOLDIERS = ["epsilon-eridani", "new-sparta", "separatist-colony", "imperium-warlord", "rebel-freedom-fighters"]


def settled(scene: Scene, moment: tuple[str, str, str]) -> Scene:
    """The round is played; the robot draws developments."""
    actions, *dice = moment
    return play_round(scene.deck(*DRAWN), actions, *dice)


# Action and response


@clause("RFTG-ROBOT-35")
def test_settle_action_draws_three_and_places_a_non_military_world() -> None:
    scene = alone().robot_stack("space-port", "gem-world")

    settled(scene, ACTION)

    assert placements(scene) == ["space-port"]
    assert stack(scene) == ["gem-world", "public-works", "export-duties", "colony-ship"]
    assert tracks(scene) == (0, 1, 0)


@clause("RFTG-ROBOT-35")
def test_settle_action_passes_over_military_worlds_and_developments() -> None:
    scene = alone().robot_stack("rebel-miners", "public-works#2", "gem-world")

    settled(scene, ACTION)

    assert placements(scene) == ["gem-world"]
    assert scene.pile() == ["public-works#2", "rebel-miners"]


@clause("RFTG-ROBOT-35")
def test_settle_action_finds_a_world_among_the_cards_just_drawn() -> None:
    scene = alone().deck("public-works", "rebel-base", "gem-world", "space-port")

    play_round(scene, *ACTION)

    assert (placements(scene), scene.pile()) == (["gem-world"], ["public-works", "rebel-base"])


@clause("RFTG-ROBOT-35", "RFTG-ROBOT-23")
def test_each_settle_column_with_a_die_is_an_action_of_its_own() -> None:
    scene = alone().robot_stack("gem-world", "space-port").deck(*DRAWN)

    play_round(scene, "double & produce", "settle", "settle")

    # Three cards were drawn each time, and nothing but worlds was flipped.
    assert placements(scene) == ["gem-world", "space-port"]
    assert len(stack(scene)) == 6


@clause("RFTG-ROBOT-35", "RFTG-ROBOT-36", "RFTG-ROBOT-23")
def test_a_settle_column_without_a_die_is_a_response_beside_one_with_a_die() -> None:
    scene = alone().robot(credit=1).robot_stack("gem-world", "space-port").deck(*DRAWN)

    play_round(scene, "settle & settle", "settle", "produce")

    # Three cards drawn for the action, two for the response, which costs 1 credit.
    assert placements(scene) == ["gem-world", "space-port"]
    assert (len(stack(scene)), scene.state.robot.credit) == (5, 0)


@clause("RFTG-ROBOT-36")
def test_settle_response_without_credit_does_nothing() -> None:
    scene = alone().robot_stack("gem-world")

    settled(scene, RESPONSE)

    assert (placements(scene), stack(scene)) == ([], ["gem-world"])


@clause("RFTG-ROBOT-36")
def test_settle_response_draws_two_and_places_a_non_military_world_for_one_credit() -> None:
    scene = alone().robot(credit=2).robot_stack("rebel-miners", "gem-world")

    settled(scene, RESPONSE)

    assert (placements(scene), scene.pile()) == (["gem-world"], ["rebel-miners"])
    assert stack(scene) == ["public-works", "export-duties"]
    assert tracks(scene) == (1, 1, 0)


@clause("RFTG-ROBOT-36")
def test_settle_response_that_finds_none_costs_nothing() -> None:
    scene = alone().robot(credit=2).robot_stack("rebel-miners")

    settled(scene, RESPONSE)

    assert (placements(scene), stack(scene)) == ([], [])
    assert scene.pile() == ["export-duties", "public-works", "rebel-miners"]
    assert scene.state.robot.credit == 2


# Robots that look for military worlds


@clause("RFTG-ROBOT-37")
@for_each("robot", SOLDIERS)
def test_some_robots_look_for_military_worlds_instead(robot: str) -> None:
    scene = alone(robot, sets="set3").robot_stack("gem-world", "hive-world", "pirate-world")

    settled(scene, ACTION)

    assert (placements(scene), scene.pile()) == (["hive-world"], ["gem-world"])
    assert stack(scene) == ["pirate-world", "public-works", "export-duties", "colony-ship"]


@clause("RFTG-ROBOT-37", "RFTG-ROBOT-38")
@for_each("robot", SOLDIERS)
@for_each("credit", [0, 2])
def test_they_respond_without_credit_and_pay_none(robot: str, credit: int) -> None:
    scene = alone(robot, sets="set3").robot(credit=credit).robot_stack("gem-world", "hive-world")

    settled(scene, RESPONSE)

    assert (placements(scene), scene.pile()) == (["hive-world"], ["gem-world"])
    assert stack(scene) == ["public-works", "export-duties"]
    assert scene.state.robot.credit == credit


@clause("RFTG-ROBOT-37")
def test_uplift_mercenary_force_looks_for_military_worlds_but_needs_credit_to_respond() -> None:
    acting = alone("uplift-mercenary-force", sets="set3").robot_stack("gem-world", "hive-world")
    poor = alone("uplift-mercenary-force", sets="set3").robot_stack("gem-world", "hive-world")
    rich = alone("uplift-mercenary-force", sets="set3").robot(credit=1).robot_stack("gem-world", "hive-world")

    settled(acting, ACTION)
    settled(poor, RESPONSE)
    settled(rich, RESPONSE)

    assert placements(acting) == ["hive-world"]
    assert (placements(poor), stack(poor)) == ([], ["gem-world", "hive-world"])
    assert (placements(rich), rich.state.robot.credit) == (["hive-world"], 0)


@clause("RFTG-ROBOT-39")
@for_each(
    ("worlds", "action", "response"),
    [
        ([], 3, 2),
        (["avian-uplift-race"], 4, 3),
        (["avian-uplift-race", "insect-uplift-race"], 5, 4),
        # The keyword alone is no symbol, and a development is no world.
        (["abandoned-alien-uplift-camp", "uplift-code", "gem-world"], 3, 2),
    ],
)
def test_uplift_mercenary_force_draws_by_the_uplift_symbol_worlds_in_its_stack(
    worlds: list[str], action: int, response: int
) -> None:
    acting = alone("uplift-mercenary-force", sets="set3").robot_tableau(*worlds).robot_stack("hive-world")
    answering = alone("uplift-mercenary-force", sets="set3").robot_tableau(*worlds).robot_stack("hive-world")

    settled(acting, ACTION)
    settled(answering.robot(credit=1), RESPONSE)

    assert (len(stack(acting)), len(stack(answering))) == (action, response)


# Robots with other tastes


@clause("RFTG-ROBOT-40")
@for_each("worlds", [["gem-world", "hive-world"], ["hive-world", "gem-world"]])
def test_rebel_cantina_places_the_first_world_found(worlds: list[str]) -> None:
    acting = alone("rebel-cantina", sets="set3").robot_stack("public-works#2", *worlds)
    answering = alone("rebel-cantina", sets="set3").robot(credit=1).robot_stack("public-works#2", *worlds)

    settled(acting, ACTION)
    settled(answering, RESPONSE)

    assert placements(acting) == worlds[:1]
    assert placements(answering) == worlds[:1]
    assert acting.pile() == answering.pile() == ["public-works#2"]


@clause("RFTG-ROBOT-40")
def test_rebel_cantina_needs_credit_to_respond() -> None:
    poor = alone("rebel-cantina", sets="set3").robot_stack("gem-world")
    rich = alone("rebel-cantina", sets="set3").robot(credit=1).robot_stack("gem-world")

    settled(poor, RESPONSE)
    settled(rich, RESPONSE)

    assert placements(poor) == []
    # 1 credit for the world, 1 from its Produce action.
    assert (placements(rich), rich.state.robot.credit) == (["gem-world"], 1)


@clause("RFTG-ROBOT-41")
@for_each("alien", ["alien-robot-sentry", "deserted-alien-colony"])
def test_alien_research_team_places_only_alien_worlds_on_its_action(alien: str) -> None:
    scene = alone("alien-research-team", sets="set3").robot_stack("gem-world", "hive-world", alien)

    settled(scene, ACTION)

    assert (placements(scene), scene.pile()) == ([alien], ["gem-world", "hive-world"])


@clause("RFTG-ROBOT-41")
@for_each(
    ("cards", "world"),
    [
        (["hive-world", "gem-world", "alien-robot-sentry"], "gem-world"),
        (["hive-world", "alien-robot-sentry", "gem-world"], "alien-robot-sentry"),
        (["hive-world", "deserted-alien-colony"], "deserted-alien-colony"),
    ],
)
def test_alien_research_team_also_takes_any_non_military_world_in_response(cards: list[str], world: str) -> None:
    scene = alone("alien-research-team", sets="set3").robot(credit=1).robot_stack(*cards)

    settled(scene, RESPONSE)

    assert (placements(scene), scene.pile()) == ([world], ["hive-world"])
    assert scene.state.robot.credit == 0


@clause("RFTG-ROBOT-67")
def test_the_refinery_is_an_alien_world_and_gray_alien_worlds_are_none() -> None:
    scene = alone("alien-research-team", sets="set3")
    scene.robot_stack("deserted-alien-world", "alien-burial-site", "alien-oort-cloud-refinery")

    settled(scene, ACTION)

    assert placements(scene) == ["alien-oort-cloud-refinery"]
    assert scene.pile() == ["alien-burial-site", "deserted-alien-world"]


@clause("RFTG-ROBOT-67")
def test_a_gray_military_world_with_the_alien_keyword_is_not_taken_in_response() -> None:
    scene = alone("alien-research-team", sets="set3").robot(credit=1)
    scene.robot_stack("alien-booby-trap", "alien-oort-cloud-refinery")

    settled(scene, RESPONSE)

    assert (placements(scene), scene.pile()) == (["alien-oort-cloud-refinery"], ["alien-booby-trap"])


@clause("RFTG-ROBOT-42", "RFTG-ROBOT-38")
@for_each("credit", [0, 2])
def test_alpha_centauri_responds_without_credit_and_pays_none(credit: int) -> None:
    scene = alone("alpha-centauri").robot(credit=credit).robot_stack("rebel-miners", "gem-world")

    settled(scene, RESPONSE)

    assert (placements(scene), scene.pile()) == (["gem-world"], ["rebel-miners"])
    assert stack(scene) == ["public-works", "export-duties"]
    assert scene.state.robot.credit == credit


@clause("RFTG-ROBOT-44")
@for_each("moment", [ACTION, RESPONSE])
def test_rebel_freedom_fighters_gains_prestige_for_a_rebel_world(moment: tuple[str, str, str]) -> None:
    rebel = alone("rebel-freedom-fighters", sets="set3").robot_stack("rebel-miners")
    other = alone("rebel-freedom-fighters", sets="set3").robot_stack("hive-world")

    settled(rebel, moment)
    settled(other, moment)

    assert (placements(rebel), rebel.state.robot.prestige) == (["rebel-miners"], 1)
    assert (placements(other), other.state.robot.prestige) == (["hive-world"], 0)


@clause("RFTG-ROBOT-44")
@for_each("moment", [ACTION, RESPONSE])
def test_rebel_freedom_fighters_never_places_an_imperium_world(moment: tuple[str, str, str]) -> None:
    scene = alone("rebel-freedom-fighters", sets="set3").robot_stack("imperium-fuel-depot", "hive-world")

    settled(scene, moment)

    assert (placements(scene), scene.pile()) == (["hive-world"], ["imperium-fuel-depot"])


# Doomed World


@clause("RFTG-ROBOT-43")
def test_doomed_world_leaves_for_a_good_world_from_the_draw_pile() -> None:
    scene = alone("doomed-world", sets="set1").robot(credit=1).robot_stack("gem-world")
    scene.deck("public-works", "space-port", "rebel-base", "new-earth", "artist-colony")

    play_round(scene, *ACTION)

    assert scene.robot_cards() == ["new-earth"]
    assert scene.pile() == ["doomed-world", "public-works", "rebel-base", "space-port"]
    assert stack(scene) == ["gem-world"]
    # Two credit and one economy size for it; a chip in response to the player's 2x; economy again by Produce.
    assert tracks(scene) == (3, 2, 1)


@clause("RFTG-ROBOT-43")
@for_each(("world", "fits"), [("alien-rosetta-stone-world", True), ("comet-zone", False)])
def test_doomed_world_looks_for_three_printed_points_or_more(world: str, fits: bool) -> None:
    scene = alone("doomed-world", sets="set1").deck(world, "new-earth")

    play_round(scene, *ACTION)

    assert (world in scene.robot_cards()) is fits


@clause("RFTG-ROBOT-43")
def test_doomed_world_settles_normally_ever_after() -> None:
    scene = alone("doomed-world", sets="set1").robot_stack("gem-world", "space-port").deck("new-earth", *DRAWN)

    # Two dice: the first column is the exodus, the second a normal action.
    play_round(scene, "double & produce", "settle", "settle")
    first = scene.robot_cards()
    play_round(scene, *ACTION)

    assert first == ["new-earth", "gem-world"]
    assert scene.robot_cards() == ["new-earth", "gem-world", "space-port"]
    assert scene.seen("A", "robot", "exodus") is False


@clause("RFTG-ROBOT-43")
def test_doomed_world_responds_as_usual_before_it_leaves() -> None:
    scene = alone("doomed-world", sets="set1").robot(credit=1).robot_stack("gem-world")

    settled(scene, RESPONSE)

    assert scene.robot_cards() == ["doomed-world", "gem-world"]
    assert tracks(scene) == (0, 1, 0)
    assert scene.seen("A", "robot", "exodus") is True


@clause("RFTG-ROBOT-43")
def test_doomed_world_gives_up_when_no_such_world_is_left_anywhere() -> None:
    scene = alone("doomed-world", sets="set1").deck("public-works", "gem-world", rest=False)

    play_round(scene, *ACTION)

    # There are no more cards than these two to look through.
    assert scene.deck_size() + len(scene.pile()) + len(scene.robot_cards()) == 3
