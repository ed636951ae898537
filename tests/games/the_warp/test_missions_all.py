"""Every one of the 75 missions: out of reach by one thing, then within reach, and its points."""

from __future__ import annotations

from tessera.games.the_warp.library import load
from tests.clauses import clause
from tests.games.the_warp.mission_cases import Case, upgrades
from tests.games.the_warp.missions_conquest import CONQUEST
from tests.games.the_warp.missions_pioneering import PIONEERING
from tests.games.the_warp.missions_progress import PROGRESS, ridge
from tests.games.the_warp.missions_prosperity import PROSPERITY
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

SHOWN = {**PROGRESS, **PROSPERITY, **CONQUEST, **PIONEERING}
CASES = [(mission, points, case) for mission, (points, cases) in SHOWN.items() for case in cases]


def is_offered(scene: Scene, mission: str) -> bool:
    """Whether A is offered a mission, as a question or in a menu."""
    return "A" in scene.asked() and f"complete {mission}" in scene.options("A")


@clause("WARP-MIS-03", "WARP-MIS-04", "WARP-MIS-05")
@for_each(("mission", "points", "case"), CASES)
def test_each_mission_can_be_shown_after_the_last_step_and_not_before(mission: str, points: int, case: Case) -> None:
    scene = case.given()
    scene = scene.open(mission) if mission.startswith("pi") else scene.private("A", mission)
    scene.turn(case.active, case.moment)
    for step in case.before:
        assert not is_offered(scene, mission)
        step(scene)
    assert not is_offered(scene, mission)

    case.last(scene)

    assert scene.kind() == "mission"
    assert scene.options("A") == [f"complete {mission}", "later"]
    had = scene.colony("A").points
    scene.play(f"A complete {mission}")
    if scene.kind() == "pay":
        scene.play("A " + scene.options("A")[0])
    assert scene.colony("A").points == had + points
    assert scene.told("mission")[-1] == [f"piece:{scene.piece(mission)}", f"{points}", f"{had + points}"]


@clause("WARP-MIS-05")
def test_an_average_king_has_no_track_above_six() -> None:
    # Command 6 and the others 3 would do; at 8 it is too much.
    scene = ridge("command_center", "command_center").level("A", "command_center", 2).open("pi-king-of-average")
    for building in ("gold_mine", "energy_plant", "trade_post"):
        scene.level("A", building, 3)
    scene.turn("A", "action")
    assert scene.options("A") == ["complete pi-king-of-average", "later"]

    scene = ridge("command_center", "command_center", "command_center").open("pi-king-of-average")
    for building in ("command_center", "gold_mine", "energy_plant", "trade_post"):
        scene.level("A", building, 2 if building == "command_center" else 3)
    upgrades("assault_ship")(scene.turn("A", "action"))

    assert scene.colony("A").positions == [8, 3, 3, 3]
    assert scene.kind() == "action"


# At the end of the game: what makes A the first, and what B needs to draw level.
AT_THE_END = ("pi-hoarder", "pi-omnipotent", "pi-concealed-weaponry", "pi-display-of-power")


def strengthen(scene: Scene, letter: str, mission: str, count: int) -> Scene:
    """A player is so much stronger in what a mission compares."""
    if mission == "pi-hoarder":
        return scene.has(letter, gold=count - 1, energy=1)
    if mission == "pi-omnipotent":
        return scene.level(letter, "command_center", 1 + count)
    if mission == "pi-concealed-weaponry":
        return scene.hand(letter, *["elite", "maneuver"][:count])
    return scene.holds(letter, f"{letter.lower()}-right", 1 + count)


def finished(scene: Scene) -> list[int]:
    """The last seat of the last round ends its turn; everybody's points."""
    scene.state.last_round = scene.state.round
    scene.turn("C", "end").play("C end turn")
    assert scene.state.over
    return [colony.points for colony in scene.state.colonies]


@clause("WARP-MIS-13")
@for_each("mission", AT_THE_END)
def test_who_has_most_at_the_end_scores(mission: str) -> None:
    scene = Scene(seats=3).open(mission)

    strengthen(strengthen(scene, "A", mission, 2), "B", mission, 1)

    assert finished(scene) == [2, 0, 0]


@clause("WARP-MIS-13", "WARP-MIS-14")
@for_each("mission", AT_THE_END)
def test_all_who_have_most_at_the_end_score_in_full(mission: str) -> None:
    scene = Scene(seats=3).open(mission)

    strengthen(strengthen(scene, "A", mission, 2), "B", mission, 2)

    assert finished(scene) == [2, 2, 0]
    assert [colony.done[3] for colony in scene.state.colonies] == [1, 1, 0]


@clause("WARP-MIS-14")
@for_each(("mission", "points"), [("pi-hoarder", 0), ("pi-concealed-weaponry", 0)])
def test_nothing_is_not_the_most(mission: str, points: int) -> None:
    # Everybody has nothing of it; Build cards are no weapons. Tracks and Troops are never at zero in a Colony.
    scene = Scene(seats=3).open(mission).hand("A", "build-01")

    assert finished(scene) == [points, points, points]


@clause("WARP-MIS-13")
@for_each("mission", AT_THE_END)
def test_it_is_not_shown_before_the_end(mission: str) -> None:
    scene = strengthen(Scene(seats=3).open(mission), "A", mission, 2).turn("A")
    assert not is_offered(scene, mission)

    # A has gained something in this turn and is ahead in everything.
    scene.play("A extract resources")

    assert scene.kind() != "mission"
    assert not is_offered(scene, mission)
    assert scene.colony("A").points == 0


@clause("WARP-MIS-01", "WARP-MIS-03")
def test_every_mission_has_a_scene() -> None:
    missions = load().missions

    assert sorted([*SHOWN, *AT_THE_END]) == sorted(missions)
    assert len(missions) == 75
    for mission, (points, _) in SHOWN.items():
        assert missions[mission]["points"] == points, mission
    # Each condition is the missing one once; only the second plant of pg-02 comes with the build that it asks for.
    short = [mission for mission, (_, cases) in SHOWN.items() if len(cases) < len(missions[mission]["all"])]
    assert short == ["pg-02"]
