"""The end of a game, missions and their replenishing at their edges."""

from __future__ import annotations

import pytest

from tessera.games.the_warp.rulebook import Points
from tessera.games.the_warp.rules.end_phase import ReplenishOpen, ReplenishPrivate, beside_players, refill_cost
from tessera.games.the_warp.rules.endgame import check_trigger, gain_points, missions_of, points_of
from tessera.games.the_warp.rules.final_scoring import value_of
from tessera.games.the_warp.rules.mission_switch import KEEP_ALL, mission_limit, open_decks, ways_to_switch
from tessera.games.the_warp.rules.missions import CheckMissions, showable
from tessera.games.the_warp.rules.turn import ExtractMenu
from tessera.games.the_warp.rules.warp_gate import keep_gate, worth
from tessera.games.the_warp.state import MISSION_DECKS, OPEN
from tessera.games.the_warp.terms import MISSION_REFILL_COST, PRIVATE_MISSION_LIMIT
from tests.clauses import clause
from tests.games.the_warp.pack_folder import pack
from tests.games.the_warp.pack_words import mission
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

# Short for missions that everybody meets from the beginning, that nobody meets, that need a deed, and that cost.
RECORDS = "\n".join(
    [
        mission("easy", '{ cond = "areas", min = 2 }'),
        mission("easier", '{ cond = "areas", min = 1 }'),
        mission("hard", '{ cond = "areas", min = 9 }'),
        mission("deed", '{ cond = "did_trade", min = 1 }'),
        mission("dear", '{ cond = "areas", min = 2 }, { cond = "pay", gold = 2 }'),
    ]
)


@pytest.fixture(scope="module")
def tides(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pack with these missions."""
    return str(pack(tmp_path_factory.mktemp("packs"), RECORDS))


# Points


@clause("WARP-TEAM-06", "WARP-TEAM-07", "WARP-OBJ-07")
def test_points_and_missions_of_a_player_and_of_a_team() -> None:
    alone, team = Scene(seats=4), Scene(seats=4, teams=True)
    for scene in (alone, team):
        for seat, points in enumerate((1, 2, 4, 8)):
            scene.state.colonies[seat].points = points
            scene.state.colonies[seat].done = [points, 0, 16, 0]

    assert [points_of(alone.state, seat) for seat in range(4)] == [1, 2, 4, 8]
    assert [points_of(team.state, seat) for seat in range(4)] == [5, 10, 5, 10]
    assert [missions_of(alone.state, seat) for seat in range(4)] == [17, 18, 20, 24]
    assert [missions_of(team.state, seat) for seat in range(4)] == [37, 42, 37, 42]


@clause("WARP-OBJ-03", "WARP-OBJ-04", "WARP-OBJ-05", "WARP-TEAM-06")
@for_each(
    ("seats", "teams", "points", "last"),
    [
        (2, False, (0, 8), 0),
        (2, False, (0, 9), 5 + 3),
        (2, False, (10, 0), 5 + 3),
        (5, False, (9, 0, 0, 0, 0), 5 + 2),
        (4, True, (6, 0, 6, 0), 0),
        (4, True, (6, 0, 7, 0), 5 + 3),
        # Nine of one player alone are no goal of a team.
        (4, True, (9, 3, 0, 9), 0),
        (6, True, (0, 0, 10, 0, 0, 3), 5 + 2),
        (1, False, (9,), 0),
    ],
)
def test_when_the_endgame_is_triggered(seats: int, teams: bool, points: tuple[int, ...], last: int) -> None:
    scene = Scene(seats=seats, teams=teams) if teams else Scene(seats=seats)
    scene.state.round = 5
    for seat, gained in enumerate(points):
        scene.state.colonies[seat].points = gained

    check_trigger(scene.state)
    assert scene.state.last_round == last
    scene.state.round = 6
    check_trigger(scene.state)

    # Once.
    assert scene.state.last_round == last
    assert len(scene.told("endgame")) == (last > 0)


@clause("WARP-GAT-13")
@for_each(("points", "expected"), [(2, (5, 2)), (1, (4, 1)), (0, (3, 0))])
def test_points_of_the_gate_are_kept_as_tokens(points: int, expected: tuple[int, int]) -> None:
    scene = Scene()
    scene.colony("B").points = 3
    scene.state.dirty = 0

    gain_points(scene.state, 1, points, "WARP-GAT-06")

    assert (scene.colony("B").points, scene.colony("B").tokens) == expected
    assert scene.state.dirty == (2 if points else 0)
    assert len(scene.told("points")) == (points > 0)


@clause("WARP-GAT-13", "WARP-OBJ-03")
def test_points_that_reach_the_goal_trigger_the_endgame_at_once() -> None:
    scene = Scene()
    scene.colony("B").points = 8

    gain_points(scene.state, 1, 1, "WARP-GAT-06")

    assert scene.state.last_round == 1 + 3


@clause("WARP-GAT-12", "WARP-TEAM-18")
@for_each(
    ("per", "every", "points", "flat", "expected"),
    [
        (-1, 1, 2, 3, 3),
        (0, 1, 1, 0, 2),
        (1, 2, 1, 0, 2),
        (1, 3, 2, 1, 3),
        (1, 6, 9, 1, 1),
        (2, 1, 5, 0, 0),
        (1, 1, 2, 1, 11),
    ],
)
def test_full_sets_of_the_players_own_missions(per: int, every: int, points: int, flat: int, expected: int) -> None:
    scene = Scene(seats=4, teams=True)
    scene.colony("A").done = [2, 5, 0, 1]
    # Those of the teammate do not count.
    scene.colony("C").done = [9, 9, 9, 9]

    assert worth(scene.state, 0, Points(flat, per, every, points)) == expected


@clause("WARP-GAT-09", "WARP-OBJ-06")
@for_each(("holder", "expected"), [("A", (1, 0)), ("B", (0, 1)), ("", (0, 0))])
def test_end_points_for_whoever_holds_the_gate(holder: str, expected: tuple[int, int]) -> None:
    scene = Scene().guardian("ecton-cultists")
    end = scene.state.rulebook.guardians[scene.state.guardian].end
    assert end.flat > 0 or end.per >= 0
    for letter in "AB":
        scene.colony(letter).done = [9, 9, 9, 9]
    if holder:
        scene.holds(holder, "gate", 1)

    keep_gate(scene.state)

    assert tuple(int(scene.colony(letter).points > 0) for letter in "AB") == expected


@clause("WARP-MIS-13", "WARP-MIS-14")
def test_what_endgame_missions_compare() -> None:
    scene = Scene().has("A", gold=3, energy=4, reserve=2).hand("A", "elite", "build-01", "enforce", "upgrade-01")
    scene.colony("A").positions = [2, 3, 4, 6]

    # Resources; positions on the tracks; Combat cards in hand; Troops on the board.
    assert [value_of(scene.state, 0, metric) for metric in range(4)] == [7, 15, 2, 4]
    assert [value_of(scene.state, 1, metric) for metric in range(4)] == [0, 4, 0, 4]


# Missions


@clause("WARP-MIS-02", "WARP-MIS-03", "WARP-MIS-09")
def test_what_can_be_shown(tides: str) -> None:
    scene = Scene(seats=2, packs=(tides,)).private("A", "tides.easy", "tides.hard").private("B", "tides.easier")
    scene.open("tides.deed", "tides.dear")
    state = scene.state
    names = [[state.name(piece) for piece in showable(state, seat)] for seat in range(2)]
    assert names == [["tides.easy"], ["tides.easier"]]

    scene.has("A", gold=2).has("B", gold=1, energy=9)
    state.deed(1, 19, 1)
    names = [[state.name(piece) for piece in showable(state, seat)] for seat in range(2)]

    # The deed is that of B, who lacks the second Gold.
    assert names == [["tides.easy", "tides.dear"], ["tides.easier", "tides.deed"]]


@clause("WARP-END-10", "WARP-MIS-02")
@for_each(("fresh", "expected"), [(0, ["tides.easy", "tides.easier"]), (1, ["tides.easy"]), (2, [])])
def test_the_last_missions_wait_while_they_are_fresh(tides: str, fresh: int, expected: list[str]) -> None:
    scene = Scene(seats=2, packs=(tides,)).private("A", "tides.easy", "tides.easier")
    scene.colony("A").fresh = fresh

    assert [scene.state.name(piece) for piece in showable(scene.state, 0)] == expected


@clause("WARP-MIS-03", "WARP-MIS-08", "WARP-MIS-10")
def test_what_is_completed_is_gone_for_all_and_counts_for_one(tides: str) -> None:
    scene = Scene(seats=2, packs=(tides,)).open("tides.easy").turn("A", "extract")
    assert (scene.asked(), scene.kind(), scene.options("A")) == ("A", "mission", ["complete tides.easy", "later"])

    scene.play("A complete tides.easy")

    assert (scene.colony("A").points, scene.colony("A").done, scene.colony("B").done) == (1, [1, 0, 0, 0], [0] * 4)
    assert (scene.in_zone(scene.state.done(0)), scene.in_zone(OPEN)) == (["tides.easy"], [])
    assert (scene.kind(), scene.colony("A").ready, scene.colony("B").ready) == ("extract", [], [])


@clause("WARP-MIS-06", "WARP-MIS-07", "WARP-MIS-09", "WARP-DEV-16")
@for_each(("active", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_who_may_show_a_mission_first(tides: str, active: str, order: str) -> None:
    scene = Scene(seats=3, packs=(tides,)).open("tides.easy").turn(active, "extract")
    asked = ""
    for _ in range(3):
        asked += scene.asked()
        scene.play(f"{scene.asked()} later")

    assert (asked, scene.asked(), scene.kind()) == (order, active, "extract")
    # What was put off may still be shown in the own turn.
    assert "complete tides.easy" in scene.options(active)


@clause("WARP-MIS-03", "WARP-MIS-06", "WARP-MIS-08")
def test_what_another_took_is_gone_from_what_was_put_off(tides: str) -> None:
    scene = Scene(seats=2, packs=(tides,)).open("tides.easy").private("B", "tides.easier").turn("B", "extract")
    assert scene.options("B") == ["complete tides.easier", "complete tides.easy", "later"]

    scene.play("B later", "A complete tides.easy")

    # In the own turn B may still show the other one.
    assert (scene.asked(), scene.kind()) == ("B", "extract")
    assert [option for option in scene.options("B") if option.startswith("complete")] == ["complete tides.easier"]


@clause("WARP-MIS-09", "WARP-MIS-06")
def test_nobody_is_asked_whose_position_did_not_change(tides: str) -> None:
    scene = Scene(seats=2, packs=(tides,)).open("tides.easy").turn("A", "extract").play("A later", "B later")

    scene.play("A extract resources")

    # A gained, B did nothing.
    assert (scene.asked(), scene.kind()) == ("A", "mission")
    scene.play("A later")
    assert (scene.asked(), scene.kind()) == ("A", "before-consult")


# Replenishing and switching


@clause("WARP-END-08")
@for_each(("more", "cost"), [(0, 1), (1, 2), (-1, 0), (-2, 0)])
def test_what_a_private_mission_costs(more: int, cost: int) -> None:
    scene = Scene()
    scene.colony("A").stats[MISSION_REFILL_COST] = more

    assert refill_cost(scene.state, 0) == cost


@clause("WARP-END-08", "WARP-SWI-08")
@for_each(
    ("held", "more", "gold", "energy", "expected"),
    [
        (2, 0, 1, 0, True),
        (2, 0, 0, 1, True),
        (2, 0, 0, 0, False),
        (3, 0, 1, 1, False),
        (3, 1, 1, 0, True),
        (4, 1, 1, 0, False),
    ],
)
def test_who_may_draw_a_private_mission(held: int, more: int, gold: int, energy: int, expected: bool) -> None:
    scene = Scene().has("A", gold=gold, energy=energy).private("A", *["pg-01", "pr-01", "cq-01", "pg-02"][:held])
    scene.colony("A").stats[PRIVATE_MISSION_LIMIT] = more

    assert bool(ReplenishPrivate(0).options(scene.state)) is expected
    assert mission_limit(scene.state, 0) == 3 + more


@clause("WARP-SWI-04", "WARP-SWI-05", "WARP-END-08")
@for_each(
    ("held", "without", "expected"),
    [
        ((), "", [0, 1, 2]),
        (("pg-01",), "", [0, 1, 2]),
        (("pg-01", "pg-02"), "", [1, 2]),
        (("pg-01", "pg-02"), "pg-02", [0, 1, 2]),
        (("pg-01", "pg-02", "cq-01"), "cq-01", [1, 2]),
        (("cq-01", "pr-01", "cq-02"), "", [0, 1]),
    ],
)
def test_which_decks_are_open(held: tuple[str, ...], without: str, expected: list[int]) -> None:
    scene = Scene().private("A", *held)
    piece = scene.piece(without) if without else -1

    assert open_decks(scene.state, 0, piece) == expected
    # An empty deck cannot be chosen, a last card can.
    deck = expected[-1]
    scene.state.zones[MISSION_DECKS + deck] = scene.state.zones[MISSION_DECKS + deck][:1]
    assert open_decks(scene.state, 0, piece) == expected
    scene.state.zones[MISSION_DECKS + deck] = []
    assert open_decks(scene.state, 0, piece) == expected[:-1]


@clause("WARP-SWI-02", "WARP-SWI-03", "WARP-SWI-04")
def test_what_may_be_laid_aside_for_a_switch() -> None:
    scene = Scene().private("A", "pg-01", "pg-02").private("B", "pr-01")
    state, held = scene.state, [scene.piece("pg-01"), scene.piece("pg-02")]
    assert ways_to_switch(state, 0) == [KEEP_ALL, *held]

    # Only Progress is left: none of it may be added, but one may take the place of another.
    state.zones[MISSION_DECKS + 1] = state.zones[MISSION_DECKS + 2] = []
    assert ways_to_switch(state, 0) == held
    state.move(scene.piece("pr-01"), state.missions(1), state.missions(0))
    assert ways_to_switch(state, 0) == held
    state.zones[MISSION_DECKS] = []

    assert ways_to_switch(state, 0) == []


@clause("WARP-END-07", "WARP-SET-19")
def test_which_tokens_lie_beside_players() -> None:
    scene = Scene().hidden("ring-3", 1).hidden("a-left", 2).hidden("ring-1", 1).hidden("b-spine-outer", 3)
    scene.exiled("ring-2", 1).holds("B", "b-ridge", 1)

    found = [scene.state.area_name(area) for area in beside_players(scene.state)]

    # In the order in which they were laid, each once: ring-3 lies beside nobody.
    assert found == ["a-left", "ring-1", "b-spine-outer"]


@clause("WARP-END-09", "WARP-END-12", "WARP-END-10", "WARP-MIS-12")
def test_what_is_replaced_and_for_whom_that_is_news() -> None:
    scene = Scene(seats=3).open("pg-01")
    state = scene.state
    state.zones[MISSION_DECKS + 1] = []
    state.round, state.open_since, state.dirty = 4, [1, 2, 3], 0
    top = state.zones[MISSION_DECKS + 2][-1]

    ReplenishOpen().resolve(state)

    # Progress lies there still, Prosperity has no deck, Conquest is replaced.
    assert [len(state.zones[OPEN + deck]) for deck in range(3)] == [1, 0, 1]
    assert state.zones[OPEN + 2] == [top]
    assert (state.open_since, state.dirty) == ([1, 2, 5], 0b111)
    assert len(scene.told("open_mission")) == 1


@clause("WARP-END-09", "WARP-END-10")
def test_nothing_to_replace_is_no_news() -> None:
    scene = Scene(seats=3).open("pg-01", "pr-01", "cq-01")
    scene.state.dirty = 0

    ReplenishOpen().resolve(scene.state)

    assert (scene.state.dirty, scene.told("open_mission")) == (0, [])


@clause("WARP-MIS-09")
def test_a_table_without_news_asks_nobody(tides: str) -> None:
    scene = Scene(seats=2, packs=(tides,)).open("tides.easy")
    scene.state.dirty = 0
    scene.run(CheckMissions(), ExtractMenu(0))

    assert (scene.asked(), scene.kind()) == ("A", "extract")
