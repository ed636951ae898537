"""Game objective: rounds, the Endgame, the last scoring, ties; Pioneering missions at the end."""

from __future__ import annotations

from tessera.games.the_warp.state import MISSION_DECKS, OPEN, PIONEERS
from tessera.kernel.definition import Outcome
from tests.clauses import clause
from tests.games.the_warp.fresh import answer, idle_to_the_end, idle_turn
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

GATE_POINTS = "ecton-cultists"  # Turn points: 1, End points: 2
NO_POINTS = "nurec-designers"  # End points: 0


def last_turn(scene: Scene, letter: str = "B") -> Scene:
    """The last turn of the last round, before its End phase."""
    scene.state.round = scene.state.last_round = 7
    return scene.turn(letter, "end")


def ended(scene: Scene, letter: str = "B") -> Outcome:
    """How the game ends when the last turn is over."""
    scene.play(f"{letter} end turn")
    if not scene.state.over:
        # A mission could be replenished, for a resource.
        assert answer(scene.game).kind == "replenish"
    outcome = scene.game.outcome
    assert outcome is not None
    return outcome


# The end of the game


@clause("WARP-OBJ-01")
def test_most_points_win() -> None:
    scene = last_turn(Scene(seats=3).points("A", 4).points("B", 9).points("C", 8), "C")

    outcome = ended(scene, "C")

    assert (list(outcome.winners), list(outcome.scores), outcome.reason) == ([1], [4, 9, 8], "points")
    assert outcome.clause == "WARP-OBJ-01"


@clause("WARP-OBJ-01")
def test_points_come_from_missions_and_from_the_gate() -> None:
    # cq-03 and pg-10 are worth 3 and 2 points; the Guardian's End points are 2.
    scene = Scene(seats=2).guardian(GATE_POINTS).done("A", "cq-03").done("B", "pg-10").holds("B", "gate", 1)

    outcome = ended(last_turn(scene))

    assert (list(outcome.scores), list(outcome.winners)) == ([3, 4], [1])
    assert [(line.clause, line.points) for line in outcome.breakdown[1]] == [("WARP-MIS-03", 2), ("WARP-GAT-13", 2)]


@clause("WARP-OBJ-02")
def test_a_round_is_one_turn_of_everybody_from_the_starting_player_on() -> None:
    scene = Scene(seats=3)
    scene.state.first = 1
    scene.turn("B", "extract")

    rounds = [(idle_turn(scene.game), scene.state.round) for _ in range(7)]

    # Who had a turn, and which round it is after it: A is the last one, for B started.
    assert rounds == [(1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3), (1, 3)]


@clause("WARP-OBJ-03", "WARP-OBJ-04")
@for_each(
    ("seats", "last", "turns"),
    # The rest of round 1, then 3 full rounds with up to 4 players, 2 with 5 or 6.
    [(2, 4, 2 + 6), (3, 4, 3 + 9), (4, 4, 4 + 12), (5, 3, 5 + 10), (6, 3, 6 + 12)],
)
def test_nine_points_end_the_game_after_the_final_rounds(seats: int, last: int, turns: int) -> None:
    scene = Scene(seats=seats).guardian(GATE_POINTS).points("A", 8).holds("A", "gate", 1)
    assert scene.view("A")["last_round"] is None

    scene.turn("A", "start")

    assert at(scene.view(None), "players", 0, "points") == 9
    assert scene.view("B")["last_round"] == last
    assert not scene.state.over
    assert idle_to_the_end(scene.game) == [step % seats for step in range(turns)]


@clause("WARP-OBJ-03")
def test_eight_points_trigger_nothing() -> None:
    scene = Scene(seats=2).guardian(GATE_POINTS).points("A", 7).holds("A", "gate", 1)

    scene.turn("A", "start")

    assert at(scene.view("A"), "players", 0, "points") == 8
    assert scene.view("A")["last_round"] is None


@clause("WARP-OBJ-03")
def test_a_mission_triggers_the_endgame_too() -> None:
    # cq-01: control five areas, 1 point.
    scene = Scene(seats=2).points("B", 8).private("B", "cq-01")
    scene.holds("B", "b-left", 1).holds("B", "b-upper-left", 1).holds("B", "b-upper-right", 1)
    scene.state.round = 5
    scene.turn("B", "start")

    scene.play("B complete cq-01")

    assert scene.told("endgame") == [["3", "8"]]
    assert scene.view("A")["last_round"] == 8
    # B is the last of this round: A opens the first of the three final ones.
    idle_turn(scene.game)
    assert (scene.state.round, scene.state.active, scene.state.over) == (6, 0, False)


@clause("WARP-OBJ-04")
def test_the_round_of_the_trigger_is_finished_first() -> None:
    scene = Scene(seats=4).guardian(GATE_POINTS).points("B", 8).holds("B", "gate", 1)
    scene.state.first = 3
    scene.turn("B", "start")

    # B is third in turn order: C ends the round, then come three rounds from D on.
    order = idle_to_the_end(scene.game)

    assert order == [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2]


@clause("WARP-OBJ-05")
def test_the_trigger_happens_once_and_points_go_on() -> None:
    scene = Scene(seats=2).guardian(GATE_POINTS).points("A", 8).points("B", 8).holds("A", "gate", 1)
    scene.private("B", "cq-01").holds("B", "b-left", 1).holds("B", "b-upper-left", 1).holds("B", "b-upper-right", 1)
    scene.turn("A", "start")
    assert scene.view("A")["last_round"] == 4

    # A holds the gate for another two turns; B reaches nine points in a final round.
    assert [idle_turn(scene.game) for _ in range(5)] == [0, 1, 0, 1, 0]
    scene.play("B complete cq-01")

    assert scene.view("A")["last_round"] == 4
    assert [at(scene.view(None), "players", seat, "points") for seat in (0, 1)] == [11, 9]
    assert len(scene.told("endgame")) == 1


@clause("WARP-OBJ-06")
def test_end_points_of_the_gate_come_before_endgame_missions() -> None:
    # The Officials give 1 point and 1 for each completed Pioneering mission; Display of Power is worth 2.
    scene = Scene(seats=2).guardian("silna-officials").open("pi-display-of-power").holds("A", "gate", 1)

    outcome = ended(last_turn(scene))

    # 1 + 0 for the gate, then 2 for the most Troops: 1 + 1 + 2 if the mission were scored first.
    assert list(outcome.scores) == [3, 0]
    assert [(words[1], words[2]) for words in scene.told("mission")] == [("2", "3")]
    assert scene.told("points") == [["1", "1"]]


@clause("WARP-OBJ-06")
def test_end_points_count_pioneering_missions_completed_before() -> None:
    scene = Scene(seats=2).guardian("silna-officials").done("A", "pi-overlord").holds("A", "gate", 1)

    outcome = ended(last_turn(scene))

    # Overlord 3, the gate 1 + 1.
    assert list(outcome.scores) == [5, 0]


@clause("WARP-OBJ-06")
def test_who_lost_the_gate_has_no_end_points() -> None:
    scene = Scene(seats=2).guardian(GATE_POINTS).points("A", 3)

    assert list(ended(last_turn(scene)).scores) == [3, 0]


@clause("WARP-OBJ-07")
def test_more_missions_break_a_tie() -> None:
    # A: 3 points by one mission. B: 3 points by two.
    scene = Scene(seats=2).done("A", "cq-03").done("B", "pg-10", "pg-01")

    outcome = ended(last_turn(scene))

    assert (list(outcome.scores), list(outcome.winners)) == ([3, 3], [1])
    assert (outcome.reason, outcome.clause) == ("missions", "WARP-OBJ-07")


@clause("WARP-OBJ-07")
def test_who_is_still_tied_shares_the_victory() -> None:
    scene = Scene(seats=3).done("A", "pg-10", "pg-01").points("B", 2).done("C", "pg-06", "pg-02")

    outcome = ended(last_turn(scene, "C"), "C")

    assert (list(outcome.scores), list(outcome.winners)) == ([3, 2, 3], [0, 2])
    assert (outcome.reason, outcome.clause) == ("shared", "WARP-OBJ-07")


@clause("WARP-OBJ-07")
def test_more_missions_do_not_make_up_for_points() -> None:
    scene = Scene(seats=2).points("A", 4).done("B", "pg-01", "pg-02", "pg-03")

    assert list(ended(last_turn(scene)).winners) == [0]


# Pioneering missions


@clause("WARP-MIS-12")
def test_pioneering_missions_are_never_replaced() -> None:
    # cq-01: five areas; Expansion: nine.
    scene = Scene(seats=2).open("pi-expansion", "pi-empire", "cq-01").mission_deck("cq-02")
    for area in ("a-left", "a-upper-left", "a-upper-right", "a-spine-outer", "a-ridge", "a-spine-inner", "ring-1"):
        scene.holds("A", area, 1)
    scene.turn("A", "start")
    assert set(scene.options("A")) == {"complete pi-expansion", "complete cq-01", "later"}

    scene.play("A complete pi-expansion", "A complete cq-01")
    idle_turn(scene.game)

    assert scene.in_zone(PIONEERS) == ["pi-empire"]
    # The Open Mission was replaced.
    assert scene.in_zone(OPEN + 2) == ["cq-02"]
    assert "cq-02" not in scene.in_zone(MISSION_DECKS + 2)
    for _ in range(3):
        idle_turn(scene.game)
    assert scene.in_zone(PIONEERS) == ["pi-empire"]


@clause("WARP-MIS-13")
@for_each(
    ("mission", "scores"),
    [
        ("pi-hoarder", [2, 0, 0]),
        ("pi-omnipotent", [0, 2, 0]),
        ("pi-concealed-weaponry", [0, 0, 2]),
        ("pi-display-of-power", [0, 2, 0]),
    ],
)
def test_endgame_missions_go_to_whoever_has_most(mission: str, scores: list[int]) -> None:
    scene = Scene(seats=3).guardian(NO_POINTS).open(mission)
    scene.has("A", gold=3, energy=4).has("B", gold=6).has("C", energy=5)
    scene.level("B", "gold_mine", 2).holds("B", "b-left", 2)
    # Other cards than Combat cards do not count.
    scene.hand("C", "maneuver", "enforce").hand("A", "jetpack", "build-05", "build-06", "build-07")

    outcome = ended(last_turn(scene, "C"), "C")

    assert list(outcome.scores) == scores


@clause("WARP-MIS-13")
def test_nobody_completes_an_endgame_mission_before_the_end() -> None:
    scene = Scene(seats=2).open("pi-hoarder", "pi-display-of-power").has("A", gold=20, energy=20)

    scene.turn("A", "start")

    assert scene.kind() == "extract"
    assert not [option for option in scene.options("A") if option.startswith("complete")]


@clause("WARP-MIS-13")
def test_all_who_are_tied_get_the_full_points() -> None:
    scene = Scene(seats=3).open("pi-hoarder").has("A", gold=2, energy=4).has("B", gold=6).has("C", energy=5)

    outcome = ended(last_turn(scene, "C"), "C")

    assert list(outcome.scores) == [2, 2, 0]


@clause("WARP-MIS-13")
def test_several_endgame_missions_add_up() -> None:
    scene = Scene(seats=2).open("pi-hoarder", "pi-omnipotent", "pi-display-of-power").has("A", gold=1)
    scene.level("A", "trade_post", 2)

    outcome = ended(last_turn(scene))

    # Both have four Troops on the board.
    assert list(outcome.scores) == [6, 2]
    assert [(line.clause, line.points) for line in outcome.breakdown[0]] == [("WARP-MIS-13", 6)]


@clause("WARP-MIS-14")
def test_an_endgame_mission_counts_for_the_tie_break() -> None:
    # Without Hoarder A has 1 mission and 3 points, B 2 missions and 5 points; with it both have 2 and 5.
    scene = Scene(seats=2).done("A", "cq-03").done("B", "cq-10", "pg-10").open("pi-hoarder").has("A", gold=1)

    outcome = ended(last_turn(scene))

    assert (list(outcome.scores), list(outcome.winners)) == ([5, 5], [0, 1])
    assert outcome.reason == "shared"


@clause("WARP-MIS-14")
def test_a_tie_can_be_broken_by_an_endgame_mission() -> None:
    # 2 points by tokens and 2 by Hoarder against 4 by tokens alone.
    scene = Scene(seats=2).points("A", 2).points("B", 4).open("pi-hoarder").has("A", energy=1)

    outcome = ended(last_turn(scene))

    assert (list(outcome.scores), list(outcome.winners), outcome.reason) == ([4, 4], [0], "missions")


@clause("WARP-MIS-14")
def test_nobody_scores_with_nothing() -> None:
    scene = Scene(seats=2).open("pi-hoarder", "pi-concealed-weaponry").hand("A", "build-05")

    outcome = ended(last_turn(scene))

    assert list(outcome.scores) == [0, 0]
    assert scene.told("mission") == []
