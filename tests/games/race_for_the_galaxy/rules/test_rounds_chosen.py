"""The round: what was chosen, what is shown of it, and what the log tells."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.robot_table import alone, play_round
from tests.games.race_for_the_galaxy.rules.test_rounds_apart import phases, told
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# What is shown and told


@clause("RFTG-ROUND-02")
@for_each(
    ("actions", "phases_shown"),
    [
        ({"A": "explore-5", "B": "develop"}, ["explore", "develop"]),
        ({"A": "explore-1", "B": "settle"}, ["explore", "settle"]),
        ({"A": "explore-5", "B": "double"}, ["explore", "consume"]),
        ({"A": "explore-5", "B": "produce"}, ["explore", "produce"]),
    ],
)
def test_the_phases_of_a_round_are_shown(actions: dict[str, str], phases_shown: list[str]) -> None:
    scene = Scene()

    scene.round(**actions)

    assert scene.seen("-", "phases") == phases_shown


@clause("RFTG-END-04", "RFTG-END-06", "RFTG-END-14", "RFTG-ROBOT-57")
@for_each(("alone_at_table", "line"), [(False, "RFTG-END-04"), (True, "RFTG-ROBOT-57")])
def test_the_end_is_told_by_its_clause(alone_at_table: bool, line: str) -> None:
    scene = alone() if alone_at_table else Scene()
    scene.pool(0)

    if alone_at_table:
        play_round(scene, "develop & settle", "produce", "produce")
    else:
        scene.round(A="develop")
        idle(scene)

    assert scene.game.outcome is not None
    assert told(scene, "end") == [(line, -1, ["reason:1"])]


@clause("RFTG-TAKEOVER-07", "RFTG-TAKEOVER-08", "RFTG-TAKEOVER-10")
def test_a_takeover_is_one_of_the_actions_and_its_power_is_used() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True).has("A", prestige=9)
    scene.tableau("A", "imperium-seat", "rebel-alliance", "improved-logistics", "drop-ships")
    scene.tableau("B", "rebel-miners", "rebel-colony", "imperium-troops").round(B="settle")
    assert scene.options("A") == ["done", "takeover imperium-seat", "takeover rebel-alliance"]

    scene.play("A takeover imperium-seat", "A target rebel-miners")
    assert scene.options("A") == ["done", "takeover rebel-alliance"]
    scene.play("A takeover rebel-alliance", "A target rebel-colony")

    # Two actions with Improved Logistics, and no third.
    assert scene.asked() == ["A action", "B action", "C action"]


# What was chosen


@clause("RFTG-PRESTIGE-17", "RFTG-ROUND-01")
@for_each("action", ["explore-5", "explore-1", "develop", "settle", "trade", "double", "produce"])
def test_every_action_may_have_the_prestige_bonus_and_is_played_alone(action: str) -> None:
    scene = Scene(sets="set3").has("A", prestige=1).has("B", prestige=9).fill("A", 3).fill("B", 3)

    scene.new_round().play(f"A prestige {action}", f"B {action}")

    assert told(scene, "actions") == [
        ("RFTG-ROUND-01", 0, [f"prestige-{action}"]),
        ("RFTG-ROUND-01", 1, [action]),
    ]
    assert scene.prestige("A") == 0
    phase = {"explore-5": "explore", "explore-1": "explore", "trade": "consume", "double": "consume"}
    assert phases(scene) == [phase.get(action, action)]


@clause("RFTG-PRESTIGE-22", "RFTG-ROUND-13")
@for_each(
    ("first", "last", "asked"),
    [
        ("explore-5", "prestige produce", []),
        ("explore-5", "prestige develop", []),
        ("develop", "prestige develop", ["B bonus-phase"]),
        ("settle", "prestige settle", ["B bonus-phase"]),
        ("develop", "develop", []),
        ("prestige develop", "develop", []),
    ],
)
def test_who_chooses_last_says_which_of_two_phases_the_bonus_is_for(first: str, last: str, asked: list[str]) -> None:
    scene = Scene(sets="set3", experienced=True).tableau("B", "psi-crystal-world").has("B", prestige=3)
    scene.has("A", prestige=9).fill("B", 2)

    scene.new_round().play("A trade & produce", f"B {first}")
    scene.play(f"B {last}")

    assert (scene.asked() if scene.asked() == ["B bonus-phase"] else []) == asked


@clause("RFTG-PRESTIGE-16", "RFTG-SEARCH-01", "RFTG-ROUND-13")
@for_each(("first", "offered"), [("explore-5", True), ("prestige explore-5", False), ("search", False)])
def test_the_prestige_and_search_card_is_there_once_for_both_actions(first: str, offered: bool) -> None:
    scene = Scene(sets="set3", experienced=True).tableau("B", "psi-crystal-world").has("B", prestige=3)
    scene.has("A", prestige=9)

    scene.new_round().play("A trade & produce", f"B {first}")

    assert ("prestige produce" in scene.options("B"), "search" in scene.options("B")) == (offered, offered)
    assert "produce" in scene.options("B")
