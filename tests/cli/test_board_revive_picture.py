"""Revive drawn in a terminal: the map at several widths, displays, players, the own boards."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from rich.cells import cell_len

from tessera.cli.boards.revive_cells import Cells
from tessera.cli.boards.revive_map import maps
from tests.cli.revive_table import board, drawn, painted, revive, settled
from tests.games.revive.scene import Scene


def map_lines(scene: Scene, width: int, language: str = "en") -> list[list[str]]:
    """The map of a scene as A sees it: the lines of each part."""
    parts = maps(board(scene.game), scene.game.view(0), language, width)
    return [[line.plain.rstrip() for line in part.lines()] for part in parts]


# The map


def test_the_map_is_drawn_in_rows_of_hexes_with_a_line_around_tiles() -> None:
    [lines] = map_lines(settled(), 80)

    assert lines[0] == "                    ◇              ◇              ◇"
    assert lines[9:26] == [
        "┌─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┘",
        "│R1C0     │R1C1     │3,2  4,2 │5,2  6,2 │7,2  8,2 │R1C5     │R1C6     │",
        "│2 food   │2 food   │Sa:2 Fo  │Mo   Sa:0│Sa:1 Lo:2│3 food   │4 food   │",
        "│         │         │         │         │         │         │         │",
        "└─┐       └─┐       └─┐       └─┐       └─┐       └─┐       └─┐       └─┐",
        "◇ │2 pts    │2 pts    │3,3  4,3 │5,3  6,3 │7,3  8,3 │3 pts    │4 pts    │",
        "  │         │range 2  │Lo:1 Sa:0│Sa   Wa  │Sa:1 Fi  │range 3  │         │",
        "  │         │         │         │⌂⌂A  ◇   │         │         │         │",
        "┌─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┘",
        "│R2C0     │R2C1     │2,4  3,4 │R2C3     │6,4  7,4 │R2C5     │R2C6     │◇",
        "│3 food   │3 food   │Sa:2 Fi  │chasm    │Fo   Sa  │4 food   │2 food   │",
        "│         │         │         │         │     ⌂B  │         │         │",
        "└─┐       └─┐       └─┐       └─┐       └─┐       └─┐       └─┐       └─┐",
        "◇ │3 pts    │3 pts    │2,5  3,5 │         │6,5  7,5 │4 pts    │2 pts    │",
        "  │         │range 3  │Lo:2 Mo  │         │Wa   Fi  │range 3  │         │",
        "  │         │         │         │         │mo       │         │         │",
        "┌─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┴───────┬─┘",
    ]
    assert lines[-2] == "  └─────────┴─────────┴─────────┴─────────┴─────────┴─────────┴─────────┘"
    assert lines[-1] == "                      ◇              ◇              ◇"


def test_the_map_in_japanese() -> None:
    [lines] = map_lines(settled(), 110, "ja")

    assert (
        "│食料2        │食料2        │砂     森    │山     砂    │砂     ロ    │食料3        │食料4        │" in lines
    )
    assert (
        "   │             │距離2        │ロ     砂    │砂⌂⌂A  水+◇  │砂     畑    │距離3        │             │"
        in lines
    )


@pytest.mark.parametrize(
    ("width", "parts", "rows"), [(120, 1, 33), (104, 1, 33), (80, 1, 43), (74, 1, 43), (60, 2, 33)]
)
def test_on_a_narrow_screen_cells_become_taller_and_then_the_map_is_cut(width: int, parts: int, rows: int) -> None:
    found = map_lines(settled(), width)

    assert len(found) == parts
    assert all(len(lines) == rows for lines in found)
    assert max(cell_len(line) for lines in found for line in lines) <= width


@pytest.mark.parametrize("width", [60, 80, 120])
def test_every_space_and_every_slot_stands_on_the_map_once(width: int) -> None:
    scene = settled()
    view: Any = scene.game.view(0)
    known = [space["id"] for space in view["spaces"] if space["kind"] not in (None, "large", "chasm")]
    backs = [slot["id"] for slot in view["slots"] if slot["tile"] is None]

    text = "\n".join("\n".join(lines) for lines in map_lines(scene, width))

    assert len(known) == 28
    for name in (*known, *backs):
        assert len(re.findall(rf"(?<![\d,-]){name}(?![\d,])", text)) == 1, name
    # Symbols beside a cut belong to both parts.
    assert text.count("◇") >= 10 + 1


def test_neighbours_stand_beside_each_other() -> None:
    [drawn_map] = maps(board(settled().game), settled().game.view(0), "en", 80)

    for row, places in drawn_map.rows.items():
        starts = sorted(drawn_map.start(place) for place in places)
        assert [later - sooner for sooner, later in pairwise(starts)] == [5] * 13
        assert starts[0] == (0 if row % 2 == 0 else 2)


def test_cells_tell_buildings_figures_tribe_tiles_and_rewards() -> None:
    scene = Scene(seats=4).tribe("C", "ox49", "moon").tile("C", "3,3", "target").figure("B", "3,3", "A1")
    scene.explored("R1C4", "AT14").turn("A")
    view: Any = scene.game.view(0)
    spaces = {space["id"]: space for space in view["spaces"]}
    cells = Cells(board(scene.game), view, "en")
    water = next(space for space in view["spaces"] if space["slot"] == "R1C4" and space["kind"] == "water")

    assert [line.plain for line in cells.cell(spaces["3,3"], 0)] == ["3,3:1", "LoB▫C"]
    assert [line.plain for line in cells.cell(spaces["3,3"], 1)] == ["3,3", "Lo:1", "B▫C"]
    assert [line.plain for line in cells.cell(spaces["3,3"], 2)] == ["3,3", "Lo:1", "B", "▫C"]
    assert cells.cell(water, 0)[1].plain == "Wa+f?"
    assert cells.reward({**water, "reward": [{"do": "points", "n": 3}, {"do": "recall", "n": 1}]}).plain == "3p*"


def test_a_vast_crystal_a_large_location_and_the_chasm_are_one_space_each() -> None:
    scene = Scene(seats=2, vast_crystals=True).explored("R1C4", "VC1").figure("B", "R0C0", "A1").turn("A")
    view: Any = scene.game.view(0)
    slots = {slot["id"]: slot for slot in view["slots"]}
    cells = Cells(board(scene.game), view, "en")

    told = {name: cells.merged(slots[name]) for name in ("R1C4", "R0C0", "R2C3", "R1C3")}

    assert [[line.plain for line in row] for row in told["R1C4"] or ()] == [["R1C4", "VC1"], ["vast ◇"]]
    assert [[line.plain for line in row] for row in told["R0C0"] or ()] == [["R0C0", "LL1a"], ["B", ""]]
    assert [[line.plain for line in row] for row in told["R2C3"] or ()] == [["R2C3", "chasm"], []]
    assert told["R1C3"] is None


def test_the_legend_explains_letters_and_waters() -> None:
    told = " ".join(drawn(settled().game, 0).split())

    assert "Mo mountain Fo forest Fi field Sa sand Lo location Wa water · :2 food for range" in told
    assert "⌂A small building of A, ⌂⌂A large · A B figures" in told
    assert "Water rewards: 6,3 gain 1 crystal; 6,5 gain 1 slot module; 5,6 gain 1 energy" in told
    assert (
        "R0C0: LL1a Arboretum: At the end of the game: as many points as your marker shows on the green track." in told
    )


# Boards


def test_players_stand_in_one_table() -> None:
    told = drawn(settled().game, 0)

    assert re.search(r"▶● A you  13  22 3/1/0/2 1/2  ↑  6/2/4  2  0 2/2/2   2  2   1/0/0/0", told)
    assert re.search(r" ■ B       7   8 0/0/0/0 0/0  ↑  0/0/0  0  0 1/0/1   1  1   0/0/0/0", told)
    assert "■ B Hofstadterians, sun side; Technologies: A1 Crystal Exchange; Active cards: SB1 Hauler B;" in told


def test_on_a_narrow_screen_some_columns_become_words() -> None:
    told = " ".join(drawn(settled().game, 0, "en", 60).split())

    assert "en tracks pr hi cards cr" in told
    assert "switch token up; Artifacts: purple 0, orange 0, white 0, minor artifact 0" in told


def test_my_player_board_is_drawn_with_slots_tracks_and_machines() -> None:
    told = drawn(settled().game, 0, "en", 80)

    assert "│ ○ T1 Top slot 1 (free again) [MD25 With gray and green cards: gain 1 gear]" in told
    assert "│ ● B1 Bottom slot 1 (taken) [empty, activates at once] [empty] [empty]" in told
    assert "│   S5 Side slot (not open yet)" in told
    assert "Gray track   ■■◆■■◆··◇◇·· 6/12" in told
    assert "Yellow track ■■◆◆·◇··◇◇·· 4/12" in told
    assert "│ ✓ RW01 machine Crystalliser            ◇ RW08 green machine (–/9/4)" in told
    assert "◇ RW14 yellow cards, 1 each (–/–/10)" in told
    assert "⊙ STD1 Crystalliser (ready): Pay 1 basic resource" in told
    assert "⊗ STD3 Pathfinder (holds energy):" in told
    assert "progress track    ■■·◇···◇····◇··◇·◇··" in told
    assert "◇ RW08 green machine (green 9, yellow 4)" in drawn(settled().game, 0, "en", 100)


def test_my_tribe_board_is_drawn_as_a_tree() -> None:
    lines = [line.strip("│ ") for line in drawn(settled().game, 0, "en", 80).splitlines()]

    first = lines.index("· C1 Awakened Power      · C2 Opened Vault        · C3 Remembered Glory")
    assert lines[first + 1] == "later, 6 books, 3 points later, 4 books, 3 points later, 5 books, 3 points"
    assert lines[first + 5] == "○ B1 Wild Paths          ○ B2 Fifth Slot          ○ B3 Welcome Feast"
    assert lines[first + 11] == "└────────────────────────┼────────────────────────┘"
    assert lines[first + 12] == "● A1 Growing Wisdom"


def test_colour_changes_no_word() -> None:
    game = settled().game
    table = board(game)
    plain = painted(table.picture(game.view(0), "en", 100), 100)
    coloured = painted(table.picture(game.view(0), "en", 100), 100, colours=True)

    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


def test_before_a_tribe_is_chosen_there_is_no_tribe_board() -> None:
    told = drawn(revive(2, choose_tribes=True), 0)

    assert " Tribes to choose from " in told
    assert "tribe not chosen yet" in told
    assert "Tribe board" not in told


def test_slanted_lines_of_a_tree_stand_beside_straight_ones() -> None:
    """On the sun side of Nàdair the fifth slot is joined to all three technologies above it."""
    lines = [line.strip("│ ") for line in drawn(settled().game, 0, "en", 80).splitlines()]

    first = lines.index("· C1 Awakened Power      · C2 Opened Vault        · C3 Remembered Glory")
    assert lines[first + 4] == "└────────────────────┐ │ ┌────────────────────┘"
