"""Goals: which tiles are in play, and how first goals are claimed."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.game import Game
from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene, at
from tests.rows import for_each

FIRST_OF_SET_1 = {
    *("galactic-standard-of-living", "galactic-status", "innovation-leader", "budget-surplus"),
    *("system-diversity", "overlord-discoveries", "expansion-leader", "galactic-riches"),
}
MOST_OF_SET_1 = {
    *("production-leader", "greatest-infrastructure", "greatest-military"),
    *("largest-industry", "propaganda-edge", "prosperity-lead"),
}
FIRST_OF_SET_2 = FIRST_OF_SET_1 | {"uplift-knowledge", "military-influence"}
MOST_OF_SET_2 = MOST_OF_SET_1 | {"research-leader"}
FIRST_OF_SET_3 = FIRST_OF_SET_2 | {"galactic-standing", "peace-war-leader"}
MOST_OF_SET_3 = MOST_OF_SET_2 | {"galactic-prestige"}


def dealt(sets: str, seed: int) -> Game:
    """A fresh game with goals."""
    return tessera.start("race-for-the-galaxy", seats=3, seed=seed, options={"sets": sets, "goals": True})


# The tiles in play


@clause("RFTG-GOAL-01")
def test_goals_need_set_1() -> None:
    with pytest.raises(SetupError):
        Scene(sets="base", goals=True)


@clause("RFTG-GOAL-01", "RFTG-GOAL-02", "RFTG-GOAL-03")
@for_each(
    ("sets", "first", "most", "counts"),
    [
        ("set1", FIRST_OF_SET_1, MOST_OF_SET_1, (8, 6)),
        ("set2", FIRST_OF_SET_2, MOST_OF_SET_2, (10, 7)),
        ("set3", FIRST_OF_SET_3, MOST_OF_SET_3, (12, 8)),
    ],
)
def test_four_first_and_two_most_goals_are_drawn_from_the_tiles_of_the_sets(
    sets: str, first: set[str], most: set[str], counts: tuple[int, int]
) -> None:
    seen: dict[str, set[str]] = {"first": set(), "most": set()}

    for seed in range(60):
        view = dealt(sets, seed).view(None)
        goals = [(str(at(view, "goals", place, "class")), str(at(view, "goals", place, "id"))) for place in range(6)]
        assert sorted(kind for kind, _ in goals) == ["first"] * 4 + ["most"] * 2
        assert len(set(goals)) == 6
        for kind, goal in goals:
            seen[kind].add(goal)

    assert seen == {"first": first, "most": most}
    assert (len(first), len(most)) == counts


@clause("RFTG-GOAL-02")
@for_each(("sets", "kind"), [("set1", "start-hand"), ("set2", "start-world")])
def test_goals_lie_open_before_anybody_chooses_anything(sets: str, kind: str) -> None:
    game = dealt(sets, 7)

    assert {question.kind for question in game.questions} == {kind}
    for seat in (0, 1, 2, None):
        goals = at(game.view(seat), "goals")
        assert isinstance(goals, list)
        assert len(goals) == 6
        assert all(at(goal, "claimed") == [] for goal in goals)


@clause("RFTG-GOAL-01")
def test_without_the_option_there_are_no_goals() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed=1, options={"sets": "set3"})

    assert at(game.view(0), "goals") == []


# Claiming


@clause("RFTG-GOAL-05", "RFTG-GOAL-06")
def test_everybody_who_meets_it_first_claims_it_by_whatever_amount() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).goals("overlord-discoveries")
    scene.tableau("A", "alien-robot-sentry", "alien-robot-scout-ship", "alien-rosetta-stone-world")
    scene.tableau("B", "deserted-alien-colony", "deserted-alien-library", "deserted-alien-outpost", "alien-toy-shop")
    scene.tableau("C", "alien-robotic-factory", "lost-alien-warship")

    scene.round(A="develop")

    assert scene.holder("overlord-discoveries") == "AB"
    # 3 each beside the printed points: 2 + 2 + 3, 4 + 5 + 3 + 1, and 5 + 3 for C.
    assert [scene.score(letter) for letter in "ABC"] == [7 + 3, 13 + 3, 8]


@clause("RFTG-GOAL-05")
def test_it_is_claimed_once_and_never_lost() -> None:
    scene = Scene(sets="set1", goals=True).goals("galactic-riches")
    scene.tableau("A", "gem-world", "spice-world", "comet-zone", "mining-world")
    scene.good("A", "gem-world", "spice-world", "comet-zone", "mining-world")
    scene.tableau("B", "space-port", "artist-colony", "new-vinland", "secluded-world", "old-earth")

    idle(scene.round(A="settle"))
    assert scene.holder("galactic-riches") == "A"
    scene.tableau("A", "consumer-markets", "mining-conglomerate")
    idle(scene.round(A="double", B="produce"))

    # A has consumed goods and B has produced four: it stays where it is.
    assert "gem-world" not in scene.goods_of("B")
    assert len(scene.goods_of("B")) == 4
    assert scene.holder("galactic-riches") == "A"


@clause("RFTG-GOAL-06", "RFTG-GOAL-07")
def test_there_are_goal_chips_for_any_number_of_claims() -> None:
    scene = Scene(seats=6, sets="set3", goals=True)
    scene.goals("galactic-standard-of-living", "galactic-standing", "budget-surplus")
    for letter in "ABCDEF":
        scene.has(letter, chips=5, prestige=2).fill(letter, 11)

    scene.round(A="double")
    for letter in "ABCDEF":
        assert scene.score(letter) == 5 + 2 + 3 + 3
        scene.play(f"{letter} {scene.options(letter)[0]}")

    # 18 claims: more than three tiles and the ten chips in the box.
    for goal in ("galactic-standard-of-living", "galactic-standing", "budget-surplus"):
        assert scene.holder(goal) == "ABCDEF"


@clause("RFTG-GOAL-04")
def test_a_goal_met_in_the_wrong_phase_waits_for_its_own() -> None:
    scene = Scene(sets="set1", goals=True).goals("galactic-status").tableau("A", "new-economy")

    idle(scene.round(A="settle"))
    assert scene.holder("galactic-status") == ""
    idle(scene.round(A="develop"))

    assert scene.holder("galactic-status") == "A"
