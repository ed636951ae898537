"""Set-up, step 1: the map of every player count, on both sides."""

from __future__ import annotations

import pytest

from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.the_warp.fresh import beside, cells, ready, steps_between, table, warp
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

COUNTS = [(2, 25), (3, 33), (4, 41), (5, 49), (6, 55)]
# By seat, clockwise: seat 1 turned by 60 degrees again and again.
COLONIES = [(-2, 4), (-4, 2), (-2, -2), (2, -4), (4, -2), (2, 2)]
RIGHTS = [(-1, 4), (-4, 3), (-3, -1), (1, -4), (4, -3), (3, 1)]
INNER_A = [(0, 2), (-2, 2), (-2, 0), (0, -2), (2, -2), (2, 0)]
OUTER_A = [(0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3), (3, 0)]
INNER_B = [(-2, 2), (-2, 0), (0, -2), (2, -2), (2, 0), (0, 2)]
OUTER_B = [(-3, 3), (-3, 0), (0, -3), (3, -3), (3, 0), (0, 3)]

every_side = for_each("side", ["A", "B"])
every_count = for_each(("seats", "areas"), COUNTS)


@clause("WARP-SET-01", "WARP-SET-03")
@every_side
@every_count
def test_a_zone_for_each_player_and_the_middle(seats: int, areas: int, side: str) -> None:
    game = table(seats, side=side)

    zones = [area.zone for area in warp(game).rulebook.board.areas]

    assert len(zones) == areas
    assert zones.count(0) == 8 * seats
    assert zones.count(1) == (2 if seats < 6 else 0)
    assert zones.count(2) == 7


@clause("WARP-SET-01")
def test_one_to_six_sit_at_the_table_and_side_a_is_up() -> None:
    with pytest.raises(SetupError):
        table(7)

    assert at(table(4).view(None), "side") == "A"
    assert at(table(4, side="B").view(None), "side") == "B"


@clause("WARP-SET-02")
def test_the_cells_of_seat_1_on_side_a() -> None:
    found = cells(table(2))

    assert {name: cell for name, cell in found.items() if name.startswith("a-")} == {
        "a-colony": (-2, 4),
        "a-right": (-1, 4),
        "a-left": (-3, 4),
        "a-upper-left": (-2, 3),
        "a-upper-right": (-1, 3),
        "a-spine-outer": (0, 3),
        "a-ridge": (-1, 2),
        "a-spine-inner": (0, 2),
    }
    assert found["gate"] == (0, 0)


@clause("WARP-ADV-02")
def test_the_cells_of_seat_1_on_side_b() -> None:
    found = cells(table(2, side="B"))

    assert {name: cell for name, cell in found.items() if name.startswith("a-")} == {
        "a-colony": (-2, 4),
        "a-right": (-1, 4),
        "a-left": (-3, 4),
        "a-upper-left": (-2, 3),
        "a-upper-right": (-1, 3),
        "a-spine-outer": (-3, 3),
        "a-ridge": (-1, 2),
        "a-spine-inner": (-2, 2),
    }
    assert found["gate"] == (0, 0)


@clause("WARP-SET-02", "WARP-ADV-02")
@for_each(("side", "inner", "outer"), [("A", INNER_A, OUTER_A), ("B", INNER_B, OUTER_B)])
def test_every_seat_is_seat_1_turned_clockwise(
    side: str, inner: list[tuple[int, int]], outer: list[tuple[int, int]]
) -> None:
    found = cells(table(6, side=side))

    for seat, letter in enumerate("abcdef"):
        assert found[f"{letter}-colony"] == COLONIES[seat]
        assert found[f"{letter}-right"] == RIGHTS[seat]
        assert found[f"{letter}-spine-inner"] == inner[seat]
        assert found[f"{letter}-spine-outer"] == outer[seat]


@clause("WARP-SET-02")
@every_side
def test_the_gate_lies_in_the_middle_of_its_ring(side: str) -> None:
    game = table(3, side=side)

    assert beside(game, "gate") == {"ring-1", "ring-2", "ring-3", "ring-4", "ring-5", "ring-6"}
    assert steps_between(game, "ring-1", "ring-2") == 1
    assert steps_between(game, "ring-1", "ring-4") == 2


@clause("WARP-SET-02")
def test_neighbours_at_the_table_have_neighbouring_zones() -> None:
    game = table(4)

    assert beside(game, "a-colony") == {"a-right", "a-left", "a-upper-left", "a-upper-right"}
    assert beside(game, "a-right") == {"a-colony", "a-upper-right", "a-spine-outer"}
    assert beside(game, "a-left") == {"a-colony", "a-upper-left", "b-spine-outer"}
    assert "c-spine-outer" in beside(game, "b-left")
    assert "d-spine-outer" in beside(game, "c-left")
    # The arc is open between the last seat and the first one: there lies the Connect Zone.
    assert "connect-outer" in beside(game, "d-left")
    assert not any(name.startswith(("b-", "c-", "d-")) for name in beside(game, "a-spine-outer"))


@clause("WARP-SET-02")
def test_with_six_the_ring_is_closed() -> None:
    game = table(6)

    assert beside(game, "f-left") == {"f-colony", "f-upper-left", "a-spine-outer"}


@clause("WARP-SET-03")
@every_side
@every_count
def test_every_colony_is_four_steps_from_the_gate(seats: int, areas: int, side: str) -> None:
    game = table(seats, side=side)

    assert [steps_between(game, f"{letter}-colony", "gate") for letter in "abcdef"[:seats]] == [4] * seats
    assert len(cells(game)) == areas


@clause("WARP-SET-04")
@for_each(
    ("seats", "inner", "outer"),
    [(2, (-2, 0), (-3, 0)), (3, (0, -2), (0, -3)), (4, (2, -2), (3, -3)), (5, (2, 0), (3, 0))],
)
def test_the_connect_zone_lies_beyond_the_last_seat(seats: int, inner: tuple[int, int], outer: tuple[int, int]) -> None:
    game = table(seats)

    found = cells(game)

    assert (found["connect-inner"], found["connect-outer"]) == (inner, outer)
    assert "connect-outer" in beside(game, f"{'abcdef'[seats - 1]}-left")


@clause("WARP-SET-04", "WARP-SET-05")
@for_each("seats", [2, 3, 4, 5])
def test_the_worm_hole_joins_the_first_spine_and_the_connect_zone(seats: int) -> None:
    game = table(seats)

    assert at(game.view(None), "worm_holes") == ["a-spine-inner", "connect-inner"]
    assert "connect-inner" in beside(game, "a-spine-inner")
    assert "a-spine-inner" in beside(game, "connect-inner")
    # They are no neighbours on the map, so it is the worm hole that joins them.
    (q, r), (other_q, other_r) = cells(game)["a-spine-inner"], cells(game)["connect-inner"]
    assert max(abs(q - other_q), abs(r - other_r), abs(q + r - other_q - other_r)) > 1


@clause("WARP-SET-05")
@every_side
def test_with_six_there_is_neither_connect_zone_nor_worm_hole(side: str) -> None:
    game = table(6, side=side)

    assert at(game.view(None), "worm_holes") == []
    assert not [name for name in cells(game) if name.startswith("connect")]
    assert len(beside(game, "a-spine-inner")) == 6


@clause("WARP-ADV-03")
@for_each(("seats", "last"), [(2, "b"), (3, "c"), (4, "d"), (5, "e")])
def test_on_side_b_the_connect_zone_lies_to_the_right_of_seat_1(seats: int, last: str) -> None:
    game = table(seats, side="B")

    assert cells(game)["connect-inner"] == (0, 2)
    assert cells(game)["connect-outer"] == (0, 3)
    assert "connect-outer" in beside(game, "a-right")
    assert at(game.view(None), "worm_holes") == [f"{last}-spine-inner", "connect-inner"]
    assert "connect-inner" in beside(game, f"{last}-spine-inner")


@clause("WARP-SET-05")
def test_an_attack_goes_through_the_worm_hole() -> None:
    scene = Scene(seats=3).holds("A", "a-spine-inner", 3).exiled("connect-inner", 1).turn("A", "action")

    scene.play("A attack")

    # The only enemy within reach of an area with two Troops.
    assert (scene.kind(), scene.options("A")) == ("attackers", ["troops 1", "troops 2"])
    scene.play("A troops 2")
    assert scene.told("attack")[0][:3] == [
        f"area:{scene.area('a-spine-inner')}",
        f"area:{scene.area('connect-inner')}",
        "2",
    ]


@clause("WARP-SET-06")
@every_side
@for_each("seats", [2, 3, 4, 5])
def test_zones_of_nobody_are_not_there(seats: int, side: str) -> None:
    game = table(seats, side=side)

    assert {name[0] for name in cells(game) if name[1] == "-"} == set("abcdef"[:seats])


@clause("WARP-SET-43")
def test_side_a_starts_with_its_printed_values() -> None:
    game = table(2)

    areas = {area.id: (area.multiplier, area.symbols) for area in warp(game).rulebook.board.areas}
    found = at(game.view(None), "areas")

    # Symbols: 1 Gold, 2 Energy, 3 both.
    assert [areas[f"a-{key}"] for key in ("colony", "right", "left", "upper-left", "upper-right")] == [
        (2, 3),
        (1, 2),
        (2, 1),
        (2, 0),
        (3, 1),
    ]
    assert [areas[f"b-{key}"] for key in ("spine-outer", "ridge", "spine-inner")] == [(2, 2), (4, 3), (1, 0)]
    assert [areas[name] for name in ("connect-inner", "connect-outer", "ring-1", "ring-2")] == [
        (1, 0),
        (2, 2),
        (3, 1),
        (3, 2),
    ]
    assert isinstance(found, list)
    for area in found:
        assert isinstance(area, dict)
        assert area["gate"] or (area["multiplier"] == area["printed"] and area["printed"] in (1, 2, 3, 4))


@clause("WARP-SET-43")
def test_side_b_starts_with_its_printed_values() -> None:
    areas = {area.id: (area.multiplier, area.symbols) for area in warp(table(3, side="B")).rulebook.board.areas}

    assert [areas[f"c-{key}"] for key in ("colony", "right", "left", "upper-left", "upper-right")] == [
        (2, 3),
        (2, 1),
        (1, 2),
        (3, 1),
        (2, 2),
    ]
    assert [areas[f"a-{key}"] for key in ("spine-outer", "ridge", "spine-inner")] == [(3, 0), (3, 2), (4, 1)]
    assert [areas[name] for name in ("connect-inner", "connect-outer", "ring-5")] == [(4, 1), (3, 0), (2, 3)]


@clause("WARP-SET-43")
def test_the_gate_has_the_multiplier_of_its_guardian() -> None:
    found = {}
    for seed in range(40):
        state = warp(ready(2, seed))
        found[state.race(state.guardian).id] = state.multipliers[state.rulebook.board.gate]

    assert len(found) > 8
    assert (
        found.items()
        <= {
            "darja-shadows": 6,
            "dura-scavengers": 2,
            "ecton-cultists": 2,
            "luron-droids": 2,
            "morlar-raiders": 3,
            "nurec-designers": 5,
            "ralan-engineers": 2,
            "silna-officials": 2,
            "skolok-miners": 2,
            "solca-mercenaries": 2,
            "tavma-morphlings": 2,
            "volut-smugglers": 5,
            "xelo-traders": 2,
            "xotan-timebenders": 9,
            "xurdun-slavers": 2,
            "zeto-archivists": 7,
        }.items()
    )


@clause("WARP-ADV-01")
@for_each("pioneering", ["basic", "advanced"])
@every_side
def test_map_and_pioneering_missions_are_chosen_apart(side: str, pioneering: str) -> None:
    game = table(3, side=side, pioneering=pioneering)

    told = at(game.view(None), "pioneering_missions")

    assert cells(game)["a-spine-inner"] == ((0, 2) if side == "A" else (-2, 2))
    assert isinstance(told, list)
    assert len(told) == (6 if pioneering == "basic" else 9)
