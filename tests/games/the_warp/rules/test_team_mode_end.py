"""Team mode: points of a team, the trigger at thirteen, winners and ties, and whole games."""

from __future__ import annotations

from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Outcome
from tessera.kernel.engine import playout
from tests.clauses import clause
from tests.games.the_warp.fresh import answer, idle_to_the_end, table, warp
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

# Turn points 1, End points 2.
CULTISTS = "ecton-cultists"


def team(seats: int = 4) -> Scene:
    """A team game: with four A and C are one team, with six A and D."""
    return Scene(seats=seats, teams=True).guardian(CULTISTS)


def ended(scene: Scene) -> Outcome:
    """How the game ends after this, the last turn of the last round."""
    state = scene.state
    state.round = state.last_round = 8
    last = "ABCDEF"[state.seats - 1]
    scene.turn(last, "end").play(f"{last} end turn")
    if not state.over:
        # A mission could be replenished, for a resource.
        assert answer(scene.game).kind == "replenish"
    outcome = scene.game.outcome
    assert outcome is not None
    return outcome


@clause("WARP-TEAM-06")
@for_each(
    ("seats", "mate", "last", "turns"),
    # The rest of round 1, then 3 full rounds with four players, 2 with six.
    [(4, "C", 4, 4 + 12), (6, "D", 3, 6 + 12)],
)
def test_thirteen_points_of_a_team_trigger_the_endgame(seats: int, mate: str, last: int, turns: int) -> None:
    scene = team(seats).points("A", 5).points(mate, 7).holds("A", "gate", 1)
    assert scene.view("A")["goal"] == 13

    # 5 + 7 and 1 for the gate.
    scene.turn("A", "start")

    assert scene.view("B")["last_round"] == last
    assert len(idle_to_the_end(scene.game)) == turns


@clause("WARP-TEAM-06")
def test_twelve_points_or_nine_of_one_player_trigger_nothing() -> None:
    scene = team().points("A", 9).points("C", 2).points("B", 12).holds("A", "gate", 1).turn("A", "start")

    assert [at(scene.view(None), "players", seat, "points") for seat in range(4)] == [10, 12, 2, 0]
    assert scene.view("A")["last_round"] is None


@clause("WARP-TEAM-06")
def test_points_of_teammates_are_added() -> None:
    scene = team(6).points("A", 3).points("B", 4).points("D", 2).points("F", 6)

    # A and D, B and E, C and F.
    assert [at(scene.view("A"), "players", seat, "score") for seat in range(6)] == [5, 4, 6, 5, 4, 6]
    assert list(scene.game.definition.standing(scene.state, 1)) == [5, 4, 6, 5, 4, 6]


@clause("WARP-TEAM-07")
def test_the_team_with_most_points_wins() -> None:
    # B has more points than anybody, but A and C have more together.
    outcome = ended(team().points("A", 6).points("B", 9).points("C", 5).points("D", 1))

    assert (list(outcome.winners), list(outcome.scores)) == ([0, 2], [11, 10, 11, 10])
    assert (outcome.reason, outcome.clause) == ("points", "WARP-TEAM-07")


@clause("WARP-TEAM-07")
def test_missions_of_the_team_break_a_tie() -> None:
    # Five points each; A and C by 2 missions, B and D by 3. A alone has as many as B.
    scene = team().done("A", "pg-10", "cq-03").done("B", "pg-01", "pg-06").done("D", "pg-07")

    outcome = ended(scene)

    assert list(outcome.scores) == [5, 5, 5, 5]
    assert (list(outcome.winners), outcome.reason, outcome.clause) == ([1, 3], "missions", "WARP-TEAM-07")


@clause("WARP-TEAM-08")
def test_tied_teams_share_the_victory() -> None:
    # A and D 3 points, C and F 3 points, both by 2 missions; B and E 2 points.
    scene = team(6).done("A", "pg-10").done("D", "pg-01").done("C", "pg-06", "pg-02").points("E", 2)

    outcome = ended(scene)

    assert list(outcome.scores) == [3, 2, 3, 3, 2, 3]
    assert (list(outcome.winners), outcome.reason, outcome.clause) == ([0, 2, 3, 5], "shared", "WARP-TEAM-08")


@clause("WARP-TEAM-07")
def test_one_winning_team_does_not_share_with_itself() -> None:
    outcome = ended(team().points("A", 2))

    assert (list(outcome.winners), outcome.reason) == ([0, 2], "points")
    assert not outcome.remark


@clause("WARP-TEAM-18")
def test_gate_points_look_at_the_single_player() -> None:
    # The Archivists give 1 End point for every 2 completed Progress missions: A has 1, C has 1.
    scene = team().guardian("zeto-archivists").done("A", "pg-01").done("C", "pg-02").holds("A", "gate", 1)
    assert list(ended(scene).scores) == [2, 0, 2, 0]

    # Both are A's: the point counts for the team.
    scene = team().guardian("zeto-archivists").done("A", "pg-01", "pg-02").holds("A", "gate", 1)
    assert list(ended(scene).scores) == [3, 0, 3, 0]


@clause("WARP-TEAM-18")
def test_endgame_missions_look_at_the_single_player() -> None:
    # A and C have 10 resources together, B alone has 6: the most of one player.
    scene = team().open("pi-hoarder").has("A", gold=5).has("C", gold=5).has("B", energy=6)

    outcome = ended(scene)

    assert list(outcome.scores) == [0, 2, 0, 2]
    assert [scene.colony(letter).points for letter in "ABCD"] == [0, 2, 0, 0]


@clause("WARP-TEAM-18")
def test_two_tied_teammates_score_an_endgame_mission_twice() -> None:
    scene = team().open("pi-hoarder").has("A", gold=5).has("C", energy=5)

    assert list(ended(scene).scores) == [4, 0, 4, 0]


@clause("WARP-TEAM-06", "WARP-TEAM-07")
@for_each("side", ["A", "B"])
@for_each(("seats", "final"), [(4, 3), (6, 2)])
def test_a_whole_game_ends_properly(seats: int, final: int, side: str) -> None:
    game = table(seats, seed=11, teams=True, side=side, pioneering="advanced")
    state = warp(game)
    game.listen()

    playout(state, Chance(key_of("team"), 0), 60_000)

    assert state.over
    triggers = [event for event in game.events if event.key == "endgame"]
    assert len(triggers) == 1
    assert triggers[0].words[0] == f"{final}"
    assert state.round == state.last_round == int(triggers[0].words[1])
    outcome = game.outcome
    assert outcome is not None
    half = seats // 2
    assert list(outcome.scores[:half]) == list(outcome.scores[half:])
    assert max(outcome.scores) >= 13
    for team in range(half):
        assert outcome.scores[team] == state.colonies[team].points + state.colonies[team + half].points
        assert (team in outcome.winners) == (team + half in outcome.winners)
        if team in outcome.winners:
            assert outcome.scores[team] == max(outcome.scores)
    assert len(outcome.winners) in (2, 4, 6)
    for seat in range(seats):
        assert sum(line.points for line in outcome.breakdown[seat]) == outcome.scores[seat]
    # Every round had a turn of everybody, from the starting player on.
    turns = [event.seat for event in game.events if event.key == "turn"]
    assert turns == [(state.first + step) % seats for step in range(seats * state.round)]
