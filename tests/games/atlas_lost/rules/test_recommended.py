"""15. Recommended games: levels of the trees, and three combinations."""

from __future__ import annotations

import pytest

import tessera
from tessera.games.atlas_lost.library import load
from tessera.games.atlas_lost.terms import TREES
from tests.clauses import clause
from tests.rows import for_each


@clause("AL-REC-01")
def test_every_tree_has_a_production_and_an_interference_level() -> None:
    trees = load().game["trees"]

    named = {tree: sorted(key for key in about if key.endswith("_level")) for tree, about in trees.items()}

    assert named == {tree: ["interference_level", "production_level"] for tree in TREES}


@clause("AL-REC-02")
def test_the_levels_of_the_five_trees() -> None:
    trees = load().game["trees"]

    levels = {tree: (about["production_level"], about["interference_level"]) for tree, about in trees.items()}

    assert levels == {
        "science": (3, 0),
        "economy": (5, 2),
        "culture": (4, 3),
        "religion": (1, 4),
        "military": (0, 5),
    }


@pytest.mark.parametrize(
    ("name", "trees", "level", "production", "interference"),
    [
        pytest.param("exam", {"economy", "culture", "science"}, "beginner", 12, 5, marks=clause("AL-REC-03")),
        pytest.param("exeuro", {"culture", "science", "religion"}, "intermediate", 8, 7, marks=clause("AL-REC-04")),
        pytest.param("exasia", {"economy", "religion", "military"}, "advanced", 6, 11, marks=clause("AL-REC-05")),
    ],
)
@clause("AL-REC-06")
def test_the_recommended_combinations_and_the_sums_of_their_levels(
    name: str, trees: set[str], level: str, production: int, interference: int
) -> None:
    about = load().game["recommended"][name]
    levels = load().game["trees"]

    sums = tuple(sum(levels[tree][key] for tree in trees) for key in ("production_level", "interference_level"))

    assert set(about["trees"]) == trees
    assert about["level"]["en"] == level
    assert sums == (production, interference)
    assert (about["production_level"], about["interference_level"]) == (production, interference)


@clause("AL-REC-03", "AL-REC-04", "AL-REC-05")
@for_each(
    ("name", "trees"),
    [
        ("exam", ["culture", "economy", "science"]),
        ("exeuro", ["culture", "religion", "science"]),
        ("exasia", ["economy", "military", "religion"]),
    ],
)
def test_a_recommended_game_is_set_up_by_its_name(name: str, trees: list[str]) -> None:
    game = tessera.start("atlas-lost", seats=3, seed=5, options={"trees": [name]})

    laid_out = game.view(None)["trees"]

    assert isinstance(laid_out, list)
    assert sorted(str(tree["tree"]) for tree in laid_out if isinstance(tree, dict)) == trees
