"""Solitaire: the robot's Produce, and how the player's Produce compares with it."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, play_round, tracks
from tests.rows import for_each


@clause("RFTG-ROBOT-53")
@for_each("actions", ["develop & settle", "develop & produce"])
def test_produce_action_raises_economy_by_one_whoever_else_produces(actions: str) -> None:
    scene = alone().robot(economy=2)

    play_round(scene, actions, "produce", "produce")

    assert tracks(scene) == (0, 3, 0)


@clause("RFTG-ROBOT-53")
def test_produce_response_is_nothing() -> None:
    scene = alone().robot(credit=1, economy=2).deck(rest=False)

    play_round(scene, "develop & produce", "develop", "settle")

    assert tracks(scene) == (1, 2, 0)


@clause("RFTG-ROBOT-54")
@for_each("robot", ["rebel-cantina", "galactic-scavengers"])
def test_rebel_cantina_and_galactic_scavengers_produce_credit_too(robot: str) -> None:
    acting = alone(robot, sets="set3")
    answering = alone(robot, sets="set3").deck(rest=False)

    play_round(acting, "develop & settle", "produce", "produce")
    play_round(answering, "develop & produce", "develop", "settle")

    assert tracks(acting) == (1, 1, 0)
    assert tracks(answering) == (0, 0, 0)


@clause("RFTG-ROBOT-54", "RFTG-ROBOT-06")
@for_each(
    "robot",
    [
        *("old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony", "separatist-colony"),
        *("ancient-race", "damaged-alien-factory", "doomed-world", "galactic-developers", "imperium-warlord"),
        *("uplift-mercenary-force", "alien-research-team", "rebel-freedom-fighters"),
    ],
)
def test_no_other_robot_does(robot: str) -> None:
    scene = alone(robot, sets="set3").deck(rest=False)

    play_round(scene, "double & produce", "produce", "produce")

    assert tracks(scene) == (0, 1, 0)


# Player powers that compare


@clause("RFTG-ROBOT-64")
def test_the_robot_produces_no_goods_so_that_one_rare_good_is_the_most() -> None:
    scene = alone().tableau("A", "mining-conglomerate", "mining-world")
    scene.robot_tableau("comet-zone", "bio-hazard-mining-world").robot(economy=5)

    play_round(scene, "develop & produce", "produce", "produce")

    # 1 for Mining World itself, 2 for having produced the most.
    assert scene.goods_of("A") == ["mining-world"]
    assert scene.cards_in_hand("A") == 3


@clause("RFTG-ROBOT-64")
def test_nothing_produced_is_not_more_than_the_robots_nothing() -> None:
    scene = alone(sets="set3").tableau("A", "mining-conglomerate", "pan-galactic-affluence")

    play_round(scene, "develop & produce", "produce", "produce")

    assert scene.cards_in_hand("A") == 0


@clause("RFTG-ROBOT-64")
def test_pan_galactic_affluence_draws_for_any_good_against_the_robot() -> None:
    scene = alone(sets="set3").tableau("A", "pan-galactic-affluence", "spice-world").robot_tableau("gem-world")

    play_round(scene, "develop & produce", "produce", "produce")

    assert scene.cards_in_hand("A") == 1


@clause("RFTG-ROBOT-64")
@for_each(
    ("robots", "prestige"),
    [
        (["gem-world"], 1),
        (["avian-uplift-race"], 1),
        (["avian-uplift-race", "insect-uplift-race"], 0),
        (["avian-uplift-race", "insect-uplift-race", "aquatic-uplift-race"], 0),
        # Cards with the keyword alone do not count.
        (["avian-uplift-race", "uplift-code", "uplift-gene-breeders"], 1),
    ],
)
def test_ravaged_uplift_world_counts_the_worlds_in_the_robots_stack(robots: list[str], prestige: int) -> None:
    scene = alone(sets="set3").tableau("A", "ravaged-uplift-world", "reptilian-uplift-race").robot_tableau(*robots)
    scene.good("A", "ravaged-uplift-world", "reptilian-uplift-race")

    play_round(scene, "develop & produce", "produce", "produce")

    assert scene.prestige("A") == prestige


@clause("RFTG-ROBOT-64")
def test_retrofit_and_salvage_takes_nothing_from_the_robot() -> None:
    scene = (
        alone(sets="set3")
        .tableau("A", "retrofit-and-salvage-inc")
        .robot_stack(
            *("gem-world", "spice-world", "space-port", "comet-zone", "artist-colony", "new-earth", "plague-world"),
            *("mining-world", "rebel-base", "rebel-miners", "new-vinland", "secluded-world"),
        )
    )

    play_round(scene, "double & produce", "produce", "produce")

    assert scene.robot_stack_size() == 12
    assert scene.cards_in_hand("A") == 0
