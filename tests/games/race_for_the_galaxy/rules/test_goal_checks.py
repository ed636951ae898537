"""Goals: what one check does to all of them, at its boundaries."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rules.goals import check_goals, goal_points
from tessera.games.race_for_the_galaxy.scoring import score
from tessera.games.race_for_the_galaxy.terms import ROUND_END, ROUND_START
from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import SEATS, Scene
from tests.rows import for_each

GOALS_TOLD = ("goal_first", "goal_most", "goal_lost")
FOUR = ("space-mercenaries", "randd-crash-program", "interstellar-casus-belli", "galactic-federation")


def holds(scene: Scene, goal: str, letter: str) -> Scene:
    """A player holds a most goal."""
    number = [known.id for known in scene.state.rulebook.goals].index(goal)
    scene.state.claims[scene.state.goals.index(number)] = SEATS.index(letter) + 1
    return scene


def told(scene: Scene) -> list[tuple[str, str, int]]:
    """What was told of goals: what, by which clause, of whom."""
    return [(event.key, event.clause, event.seat) for event in scene.game.events if event.key in GOALS_TOLD]


# First goals


@clause("RFTG-GOAL-04", "RFTG-GOAL-05", "RFTG-GOAL-08")
def test_one_check_goes_through_all_goals() -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-riches", "galactic-prestige", "galactic-standard-of-living")
    scene.has("A", prestige=3).has("B", chips=5)

    idle(scene.round(A="double"))

    assert scene.holder("galactic-riches") == ""
    assert scene.holder("galactic-prestige") == "A"
    assert scene.holder("galactic-standard-of-living") == "B"


@clause("RFTG-GOAL-05", "RFTG-GOAL-06")
def test_only_who_meets_it_claims_it() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).goals("galactic-standard-of-living").has("B", chips=5)

    idle(scene.round(A="double"))

    assert scene.holder("galactic-standard-of-living") == "B"
    assert told(scene) == [("goal_first", "RFTG-GOAL-06", 1)]


@clause("RFTG-GOAL-05")
def test_a_first_goal_that_nobody_meets_stays_and_is_not_told_of() -> None:
    scene = Scene(sets="set1", goals=True).goals("galactic-standard-of-living").has("A", chips=4)

    idle(scene.round(A="double"))

    assert scene.holder("galactic-standard-of-living") == ""
    assert told(scene) == []


# Most goals


@clause("RFTG-GOAL-08", "RFTG-GOAL-14")
@for_each("moment", [ROUND_START, ROUND_END])
def test_most_goals_are_not_looked_at_between_rounds(moment: int) -> None:
    scene = Scene(sets="set3", goals=True).goals("galactic-prestige").has("A", prestige=3).has("B", prestige=4)
    holds(scene, "galactic-prestige", "A")

    check_goals(scene.state, moment)
    assert scene.holder("galactic-prestige") == "A"
    idle(scene.round(A="develop"))

    assert scene.holder("galactic-prestige") == "B"


@clause("RFTG-GOAL-12", "RFTG-GOAL-13")
def test_a_most_goal_that_nobody_meets_or_that_keeps_its_holder_is_not_told_of() -> None:
    nobody = Scene(sets="set3", goals=True).goals("galactic-prestige").has("A", prestige=2)
    idle(nobody.round(A="develop"))
    kept = Scene(sets="set3", goals=True).goals("galactic-prestige").has("A", prestige=3).has("B", prestige=3)
    holds(kept, "galactic-prestige", "A")
    idle(kept.round(A="develop"))

    assert (nobody.holder("galactic-prestige"), told(nobody)) == ("", [])
    assert (kept.holder("galactic-prestige"), told(kept)) == ("A", [])


@clause("RFTG-GOAL-09", "RFTG-GOAL-11", "RFTG-GOAL-12", "RFTG-GOAL-13")
@for_each(
    ("holder", "prestige", "line"),
    [
        ("", (3, 2, 1), ("goal_most", "RFTG-GOAL-09", 0)),
        ("A", (3, 4, 1), ("goal_most", "RFTG-GOAL-11", 1)),
        ("A", (3, 4, 4), ("goal_lost", "RFTG-GOAL-12", 0)),
        ("A", (2, 1, 1), ("goal_lost", "RFTG-GOAL-13", 0)),
        ("A", (2, 3, 1), ("goal_most", "RFTG-GOAL-13", 1)),
        ("A", (2, 3, 3), ("goal_lost", "RFTG-GOAL-13", 0)),
    ],
)
def test_claiming_passing_on_and_losing_are_told_each_by_its_clause(
    holder: str, prestige: tuple[int, int, int], line: tuple[str, str, int]
) -> None:
    scene = Scene(seats=3, sets="set3", goals=True).goals("galactic-prestige")
    for letter, held in zip("ABC", prestige, strict=True):
        scene.has(letter, prestige=held)
    if holder:
        holds(scene, "galactic-prestige", holder)

    scene.round(A="develop")

    assert told(scene) == [line]
    assert scene.holder("galactic-prestige") == ("" if line[0] == "goal_lost" else "ABC"[line[2]])


# Points


@clause("RFTG-GOAL-17")
def test_those_tied_score_wherever_they_sit_and_one_card_is_no_minimum() -> None:
    tied = Scene(seats=3, sets="set3", goals=True).goals("greatest-infrastructure").tableau("A", "galactic-salon")
    tied.tableau("B", *FOUR).tableau("C", *(f"{card}#2" for card in FOUR[:3]), "new-economy")
    low = Scene(seats=3, sets="set3", goals=True).goals("greatest-infrastructure").tableau("B", FOUR[0])

    assert [goal_points(tied.state, seat, 0) for seat in range(3)] == [0, 3, 3]
    assert [goal_points(low.state, seat, 0) for seat in range(3)] == [0, 0, 0]


@clause("RFTG-GOAL-17", "RFTG-SCORE-26")
@for_each(("kind", "points"), [("rare", 5), ("novelty", 5), ("genes", 0), ("alien", 0)])
def test_a_holder_whose_multi_kind_world_was_fixed_otherwise_may_fail_the_goal(kind: str, points: int) -> None:
    scene = Scene(sets="set3", goals=True).goals("largest-industry")
    scene.tableau("A", "smuggling-world", "alpha-centauri", "alien-oort-cloud-refinery").kind("A", kind)
    holds(scene, "largest-industry", "A")

    assert goal_points(scene.state, 0, 0) == points


@clause("RFTG-GOAL-25", "RFTG-SCORE-08")
def test_the_multi_kind_world_makes_no_fifth_kind() -> None:
    scene = Scene(sets="set3").tableau("A", "galactic-exchange")
    points = []

    for world in ("gem-world", "comet-zone", "lost-species-ark-world", "deserted-alien-outpost"):
        scene.tableau("A", world)
        own = sum(scene.state.card(piece).vp for piece in scene.state.zones[scene.state.tableau(0)])
        points.append(score(scene.state, 0) - own)
    before = score(scene.state, 0)
    scene.tableau("A", "alien-oort-cloud-refinery")

    # One, two, three and four kinds; the refinery adds its own printed point and no kind.
    assert points == [1, 3, 6, 10]
    assert score(scene.state, 0) == before + 1


# The kind for a goal


def industry(a: int, b: int, kind: str, holder: str = "") -> Scene:
    """A has so many Novelty and Rare worlds and the multi-kind world, set to this kind; B has so many."""
    scene = Scene(sets="set3", goals=True).goals("production-leader", "largest-industry")
    scene.tableau("A", *("smuggling-world", "alpha-centauri", "gem-world")[:a], "alien-oort-cloud-refinery")
    scene.tableau("B", *("dying-colony", "radioactive-world", "comet-zone", "mining-world")[:b]).kind("A", kind)
    return holds(scene, "largest-industry", holder) if holder else scene


@clause("RFTG-KIND-04", "RFTG-GOAL-36")
@for_each(
    ("scene", "asked"),
    [
        # Two and the third is three; B has less, as much, or one more than that.
        (lambda: industry(2, 0, "genes"), True),
        (lambda: industry(2, 2, "alien"), True),
        (lambda: industry(2, 3, "genes", "B"), True),
        (lambda: industry(2, 4, "genes", "B"), False),
        # Three without it: it matters as long as B has as many.
        (lambda: industry(3, 2, "genes", "A"), False),
        (lambda: industry(3, 3, "genes", "B"), True),
        (lambda: industry(3, 4, "genes", "B"), True),
        # One more makes two, not three.
        (lambda: industry(1, 0, "genes"), False),
        # It counts already.
        (lambda: industry(2, 0, "novelty"), False),
        (lambda: industry(2, 0, "rare"), False),
    ],
)
def test_the_kind_is_asked_for_where_the_goal_goes_by_it(scene: object, asked: bool) -> None:
    assert callable(scene)
    table = scene()
    assert isinstance(table, Scene)

    table.round(A="settle")

    assert ("A goal-kind" in table.asked()) == asked


@clause("RFTG-KIND-04", "RFTG-GOAL-36")
@for_each(
    ("action", "holder", "taken", "asked"),
    [
        # Settle is the phase of this goal; in others it is checked only where somebody holds it.
        ("settle", "", False, True),
        ("develop", "", False, False),
        ("develop", "B", False, True),
        # A takeover has no part in it but in Settle.
        ("develop", "", True, False),
    ],
)
def test_the_kind_is_asked_for_when_the_goal_is_checked(action: str, holder: str, taken: bool, asked: bool) -> None:
    scene = industry(2, 3 if holder else 0, "genes", holder)
    scene.state.taken = taken

    scene.round(A=action)

    assert ("A goal-kind" in scene.asked()) == asked
