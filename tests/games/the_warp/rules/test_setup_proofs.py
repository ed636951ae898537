"""Set-up at its edges: who sees what lies where, what a Colony begins with, and missions that need a rival."""

from __future__ import annotations

from pathlib import Path

import tessera
from tessera.games.the_warp.rules.setup import zone_plan
from tessera.games.the_warp.state import DISCARD, GONE, LINEUP, REWARD_DISCARD
from tests.clauses import clause
from tests.games.the_warp.fresh import lying, ready, table, warp
from tests.games.the_warp.pack_folder import pack
from tests.games.the_warp.pack_words import mission
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

ALL, NONE = "everybody", "nobody"
COMMON = {
    "archive": NONE,
    "discard": ALL,
    "line-up": ALL,
    "gone": ALL,
    "box": NONE,
    "progress-deck": NONE,
    "prosperity-deck": NONE,
    "conquest-deck": NONE,
    "progress-open": ALL,
    "prosperity-open": ALL,
    "conquest-open": ALL,
    "pioneering": ALL,
    "reward-deck": NONE,
    "reward-discard": ALL,
    "face-down": NONE,
    "face-up": ALL,
    "shown": ALL,
}


def seen(scene: Scene) -> dict[str, str]:
    """For each place the letters of those who see what lies there."""
    found = {}
    for zone in zone_plan(scene.state.rulebook, scene.state.seats).zones:
        letters = "".join([letter for seat, letter in enumerate("ABCD") if zone.seen >> seat & 1])
        found[zone.name] = ALL if zone.seen == 0xFF else letters or NONE
    return found


@clause("WARP-INFO-01", "WARP-INFO-03", "WARP-INFO-05", "WARP-SET-14")
def test_who_sees_what_lies_where() -> None:
    own: dict[str, str] = {}
    for seat, letter in enumerate("AB"):
        hidden = {f"{name}-{seat}": letter for name in ("hand", "played", "missions", "dealt", "rewards")}
        own |= hidden | {f"done-{seat}": ALL, f"opened-{seat}": ALL}

    assert seen(Scene(seats=2)) == COMMON | own


@clause("WARP-INFO-01", "WARP-TEAM-02")
def test_a_team_alone_sees_the_missions_that_it_shares_out() -> None:
    found = seen(Scene(seats=4, teams=True))

    assert (found["pool-0"], found["pool-1"], "pool-2" in found) == ("AC", "BD", False)
    assert found["missions-2"] == "C"


@clause("WARP-INFO-01")
def test_the_order_of_what_is_held_tells_nothing() -> None:
    scene = Scene(seats=2).hand("A", "start", "elite", "build-05").rewards("A", "tremor", "recruits").turn("A")

    assert at(scene.view("B"), "players", 0, "hand") == ["archive", "archive", "start"]
    assert at(scene.view("A"), "players", 0, "hand") == ["build-05", "elite.1", "start.1"]
    assert at(scene.view("A"), "players", 0, "rewards") == ["recruits.1", "tremor.1"]


@clause("WARP-INFO-01", "WARP-INFO-02", "WARP-INFO-03", "WARP-SET-08")
def test_every_piece_has_a_name_and_a_back() -> None:
    book = Scene(seats=2).state.rulebook
    plan = zone_plan(book, 2)

    # Copies are numbered, single cards are not.
    assert len(plan.names) == len(set(plan.names)) == len(plan.backs) == book.pieces
    assert {"build-05", "elite.1", "elite.2", "start.6", "tremor.1", "pi-empire"} <= set(plan.names)
    assert not {"build-05.1", "elite", "elite.3", "start.7", "pi-empire.1"} & set(plan.names)
    backs = [(name.partition(".")[0], plan.back_names[plan.backs[place]]) for place, name in enumerate(plan.names)]
    shown = dict(backs)
    assert (shown["start"], shown["elite"], shown["build-05"], shown["tremor"]) == ("start", *["archive"] * 2, "reward")
    assert [shown[name] for name in ("pg-01", "pr-01", "cq-01", "pi-empire")] == [
        *("progress", "prosperity", "conquest", "pioneering")
    ]
    assert sum(back == "exiled" for _, back in backs) == 44 == len(book.token_color)
    assert sum(name.startswith("exiled-") for name in plan.names) == 44


@clause("WARP-INFO-03")
def test_piles_and_line_up_lie_in_their_order() -> None:
    scene = Scene(seats=2).line_up("upgrade-02", "build-01", "maneuver", "build-12").discards("elite", "build-06")
    scene.rewards("A", "tremor", "recruits").turn("A", "extract")
    scene.state.move(scene.piece("tremor.1"), scene.state.rewards(0), REWARD_DISCARD)
    scene.state.move(scene.piece("recruits.1"), scene.state.rewards(0), REWARD_DISCARD)

    view = scene.view("B")

    assert at(view, "line_up") == ["upgrade-02", "build-01", "maneuver.1", "build-12"] == scene.in_zone(LINEUP)
    assert at(view, "discard") == ["elite.1", "build-06"] == scene.in_zone(DISCARD)
    assert at(view, "reward_discard") == ["tremor.1", "recruits.1"]


@clause("WARP-SET-13", "WARP-SET-17", "WARP-TRK-05")
def test_a_colony_begins_with_nothing_else() -> None:
    state = warp(table(2))
    state.first = 0
    colony = state.colonies[1]

    assert (colony.supply, colony.reserve, colony.minis) == (10, 0, [3, 3, 3, 3])
    assert (colony.levels, colony.positions, colony.count) == ([1] * 5, [1] * 4, [1, 1, 1, 1, 0, 0, 0])
    assert (colony.points, colony.tokens, colony.done, colony.fresh) == (0, 0, [0, 0, 0, 0], 0)
    assert (colony.deeds, colony.conquests, colony.wins, colony.acted) == ([0] * len(colony.deeds), [], [], False)
    assert (colony.used, colony.used_up, colony.fired, colony.bought, colony.copied) == ([], [], [], [], -1)
    assert (colony.traded, colony.extra) == (False, False)


@clause("WARP-SET-20", "WARP-SET-43")
def test_nothing_but_colonies_stands_on_the_board_at_first() -> None:
    state = warp(table(3))

    built = [area for area in range(len(state.holder)) if any(state.buildings[area * 7 : area * 7 + 7])]
    painted = [area for area in range(len(state.holder)) if any(state.paint[area * 4 : area * 4 + 4])]
    hidden = [area for area in range(len(state.holder)) if area in state.hidden]

    assert [state.area_name(area) for area in built] == ["a-colony", "b-colony", "c-colony"]
    assert painted == built
    assert {(state.troops[area], state.colors[area]) for area in hidden} == {(0, -1)}
    assert (state.troops[state.rulebook.board.gate], state.colors[state.rulebook.board.gate]) == (0, -1)
    # Laser Cannons, Sentry Towers and Assault Ships.
    assert state.grey == [8, 8, 8]


@clause("WARP-SET-10", "WARP-SOLO-05")
def test_open_missions_lie_from_the_first_round_on() -> None:
    assert warp(table(1)).open_since == [1, 1, 1]


@clause("WARP-RAC-03", "WARP-RAC-10", "WARP-SET-36")
def test_what_races_modify_is_in_force_from_the_first_turn_on() -> None:
    modified = set()
    for seed in range(12):
        state = warp(ready(3, seed))
        for seat, colony in enumerate(state.colonies):
            before = colony.stats.copy(), colony.own_stats.copy()
            state.refresh(seat)
            assert (colony.stats, colony.own_stats) == before
            modified |= {(seat, place) for place, number in enumerate(colony.stats) if number}

    # Of races led and of Exiled Races, for every seat.
    assert {seat for seat, _ in modified} == {0, 1, 2}


NEEDS = {
    "followers": '{ cond = "followers", min = 1 }',
    "contacts": '{ cond = "contacts", min = 1 }',
    "bribe": '{ cond = "did_settle_bribe" }',
    "defender": '{ cond = "did_win", role = "defender", min = 1 }',
    "supporter": '{ cond = "did_win", role = "supporter", min = 1 }',
    "robber": '{ cond = "did_conquer", from = "player", min = 1 }',
    "second": '{ cond = "areas", min = 1 }, { cond = "followers", min = 1 }',
}
NEEDS_NOBODY = {
    "attacker": '{ cond = "did_win", role = "attacker", min = 1 }',
    "settler": '{ cond = "did_conquer", from = "exiled", min = 1 }',
    "keeper": '{ cond = "did_conquer", from = "guardian", min = 1 }',
    "anybody": '{ cond = "did_conquer", from = "any", min = 1 }',
    "areas": '{ cond = "areas", min = 1 }',
}


@clause("WARP-SOLO-07")
@for_each("seats", [1, 2])
def test_a_mission_needs_a_rival_by_its_conditions(tmp_path: Path, seats: int) -> None:
    records = "\n".join([mission(name, words) for name, words in (NEEDS | NEEDS_NOBODY).items()])
    folder = str(pack(tmp_path, records))

    game = tessera.start("the-warp", seats=seats, seed=1, packs=(folder,))

    gone = [name for name in lying(game, GONE) if name.startswith("tides.")]
    assert sorted(gone) == (sorted(f"tides.{name}" for name in NEEDS) if seats == 1 else [])
