"""Goals: what they are worth at the end."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rules.goals import goal_points
from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import SEATS, Scene


def holds(scene: Scene, goal: str, letter: str) -> Scene:
    """A player holds a most goal."""
    number = [known.id for known in scene.state.rulebook.goals].index(goal)
    scene.state.claims[scene.state.goals.index(number)] = SEATS.index(letter) + 1
    return scene


def final(scene: Scene) -> list[int]:
    """The game ends with this round, in which nobody does anything: everybody's score."""
    idle(scene.pool(0).round(A="develop"))
    assert scene.game.outcome is not None
    return list(scene.game.outcome.scores)


# Developments without points of their own, in the hands of nobody else.
FOUR_OF_A = ("space-mercenaries", "randd-crash-program", "interstellar-casus-belli", "galactic-federation")
FOUR_OF_B = ("space-mercenaries#2", "randd-crash-program#2", "interstellar-casus-belli#2", "new-economy")


def infrastructure(a: int, b: int) -> Scene:
    """A and B with so many developments; C has none."""
    scene = Scene(seats=3, sets="set3", goals=True).goals("greatest-infrastructure")
    return scene.tableau("A", *FOUR_OF_A[:a]).tableau("B", *FOUR_OF_B[:b])


@clause("RFTG-GOAL-05", "RFTG-GOAL-06")
def test_a_first_goal_is_three_points_for_everybody_who_claimed_it() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).goals("galactic-riches", "galactic-status")
    scene.state.claims = [0b101, 0b100]

    assert final(scene) == [3, 0, 6]


@clause("RFTG-GOAL-08", "RFTG-GOAL-17")
def test_the_holder_of_a_most_goal_scores_five() -> None:
    scene = infrastructure(3, 0).tableau("A", "pilgrimage-world", "galactic-salon")

    # Printed points: 2 and 2.
    assert final(holds(scene, "greatest-infrastructure", "A")) == [5 + 4, 0, 0]


@clause("RFTG-GOAL-17", "RFTG-GOAL-18")
def test_who_equals_the_holder_scores_three_and_the_holder_five() -> None:
    # Galactic Federation scores 2 for itself and 1 for each of three others; New Economy 2 for each of three
    # developments with a Consume power, itself among them.
    assert final(holds(infrastructure(4, 4), "greatest-infrastructure", "B")) == [5 + 3, 6 + 5, 0]


@clause("RFTG-GOAL-17")
def test_an_unclaimed_most_goal_scores_three_for_everybody_tied() -> None:
    assert final(infrastructure(4, 4)) == [5 + 3, 6 + 3, 0]


@clause("RFTG-GOAL-17")
def test_below_the_minimum_nobody_scores() -> None:
    assert final(infrastructure(3, 3)) == [0, 0, 0]


@clause("RFTG-GOAL-17")
def test_second_place_scores_nothing() -> None:
    scene = infrastructure(4, 4).tableau("A", "galactic-salon")

    # Galactic Salon: 2 printed points and 1 more for Galactic Federation.
    assert final(scene) == [5 + 3 + 5, 6, 0]


@clause("RFTG-GOAL-18")
def test_two_most_goals_score_each_by_itself() -> None:
    scene = Scene(sets="set3", goals=True).goals("greatest-military", "galactic-prestige").has("A", prestige=3)
    scene.tableau("A", "drop-ships", "mercenary-fleet", "space-mercenaries").has("B", prestige=3)
    scene.tableau("B", "drop-ships#2", "mercenary-fleet#2", "space-mercenaries#2")
    holds(holds(scene, "greatest-military", "A"), "galactic-prestige", "B")

    # Printed points 2 and 1, prestige 3.
    assert final(scene) == [3 + 3 + 5 + 3, 3 + 3 + 3 + 5]


@clause("RFTG-SCORE-26")
def test_the_multi_kind_world_is_set_to_tie_for_largest_industry() -> None:
    scene = Scene(sets="set3", goals=True).goals("largest-industry")
    scene.tableau("A", "smuggling-world", "alpha-centauri", "destroyed-world")
    scene.tableau("B", "dying-colony", "galactic-scavengers", "alien-oort-cloud-refinery").kind("B", "genes")

    # Three each once B has made it Novelty or Rare; 1 printed point.
    assert final(holds(scene, "largest-industry", "A")) == [5, 3 + 1]


@clause("RFTG-SCORE-26")
def test_the_multi_kind_world_is_of_one_kind_for_goals_and_cards_together() -> None:
    scene = Scene(sets="set3", goals=True).goals("largest-industry")
    scene.tableau("A", "smuggling-world", "alpha-centauri", "alien-oort-cloud-refinery", "pan-galactic-league")
    holds(scene.kind("A", "rare"), "largest-industry", "A")

    # As a Rare world it keeps the goal; as a Genes world it would bring 2 for Pan-Galactic League, and lose the goal.
    assert final(scene) == [5 + 1, 0]


@clause("RFTG-GOAL-17", "RFTG-SCORE-26")
def test_a_kind_that_is_set_for_scoring_takes_no_tile_from_its_holder() -> None:
    scene = Scene(sets="set3", goals=True).goals("largest-industry")
    scene.tableau("A", "smuggling-world", "alpha-centauri", "destroyed-world")
    scene.tableau("B", "dying-colony", "galactic-scavengers", "radioactive-world", "alien-oort-cloud-refinery")
    holds(scene.kind("B", "genes").tableau("B", "mining-league"), "largest-industry", "A")

    # For Mining League the refinery is Rare in the end, which makes four such worlds to A's three. B could have taken
    # the tile at the end of a phase and did not; A still meets the minimum, and holds it.
    assert final(scene)[0] == 5


@clause("RFTG-SCORE-24")
def test_goal_points_and_prestige_are_no_chips_for_galactic_renaissance() -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-riches", "galactic-status")
    scene.tableau("A", "galactic-renaissance").has("A", chips=5, prestige=4)
    scene.state.claims = [0b01, 0b01]

    # 5 chips are worth 1 more; 4 prestige and 6 points of goals are worth themselves.
    assert final(scene) == [5 + 1 + 4 + 6, 0]


@clause("RFTG-GOAL-17")
def test_who_has_the_most_alone_without_the_tile_takes_a_chip_like_one_who_is_tied() -> None:
    scene = Scene(sets="set1", goals=True).goals("greatest-military").tableau("A", "drop-ships", "space-marines")
    scene.tableau("A", "expedition-force").tableau("B", "contact-specialist")

    # 6 Military, but nobody has claimed the tile (ruling RFTG-R012).
    assert goal_points(scene.state, 0, 0) == 3
    assert goal_points(scene.state, 1, 0) == 0
