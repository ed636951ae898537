"""The Warp drawn in a terminal: the map at several widths, boards, missions, and lines that break well."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from tessera.cli.boards.the_warp_fold import folded
from tessera.cli.boards.the_warp_map import HexMap
from tests.cli.warp_table import board, drawn, painted, settled, warp
from tests.games.the_warp.scene import Scene

# The map


def test_the_map_is_drawn_in_rows_of_hexes() -> None:
    lines = drawn(settled().game, 0, "en", 80).splitlines()
    top = next(number for number, line in enumerate(lines) if "┌" in line)

    assert [line.rstrip() for line in lines[top : top + 19]] == [
        "                                       ┌────────────┬────────────┐",
        "                                       │R3×3 $      │R4×3 ↯      │",
        "                                       │–           │–           │",
        "      ┌────────────┬────────────┬──────┴─────┬──────┴─────┬──────┴─────┐",
        "      │OL×2 ↯      │IL×1 @      │R2×1 ↯      │Gate×2      │R5×3 $      │",
        "      │–           │–           │–           │★5          │–           │",
        "┌─────┴──────┬─────┴──────┬─────┴──────┬─────┴──────┬─────┴──────┬─────┘",
        "│B-LF×2 $    │B-LA×2      │B-Ri×4 $↯   │R1×3 $      │R6×3 ↯      │",
        "│■B 2 T      │–           │–           │▼y3         │–           │",
        "└─────┬──────┴─────┬──────┴─────┬──────┴─────┬──────┴─────┬──────┴─────┐",
        "      │B-Co×2 $↯   │B-RA×3 $    │B-IS×1      │A-Ri×4 $↯   │A-IS×1 @    │",
        "      │■B 3 CGET   │–           │–           │▼?          │–           │",
        "      └──────┬─────┴──────┬─────┴──────┬─────┴──────┬─────┴──────┬─────┴──────┐",
        "             │B-RF×1 ↯    │B-OS×2 ↯    │A-LA×2      │A-RA×3 $    │A-OS×2 ↯    │",
        "             │■B 1        │–           │●A 2 CCC    │–           │–           │",
        "             └────────────┴─────┬──────┴─────┬──────┴─────┬──────┴─────┬──────┘",
        "                                │A-LF×2 $    │A-Co×2 $↯   │A-RF×1 ↯    │",
        "                                │–           │●A 3 CGET   │●A 3 GL     │",
        "                                └────────────┴────────────┴────────────┘",
    ]


def test_the_map_in_japanese() -> None:
    told = drawn(settled().game, 0, "ja", 80)

    assert "│Bコロ×2 $↯  │B右進×3 $   │B内稜×1     │A尾根×4 $↯  │A内稜×1 @   │" in told
    assert "│リ1×3 $     │" in told
    assert "│▼黄3        │" in told


@pytest.mark.parametrize(
    ("seats", "width", "cell", "rows"),
    [
        (4, 100, ["D-Co×2 $↯    ", "◆D 3 CGET    "], 28),
        (4, 80, ["D-Co×2 $↯   ", "◆D 3 CGET   "], 28),
        (6, 100, ["D-Co×2 $↯  ", "◆D 3 CGET  "], 28),
        (6, 80, ["D-Co×2$↯", "D3 CGET "], 28),
        (6, 60, ["D-Co  ", "×2$↯  ", "D3    ", "CGET  "], 46),
    ],
)
def test_cells_become_narrower_and_then_taller(seats: int, width: int, cell: list[str], rows: int) -> None:
    scene = Scene(seats=seats).turn("A", "action")
    drawn_map = HexMap(board(scene.game), scene.game.view(0), "en", width)

    lines = [line.plain for line in drawn_map.lines()]
    first = [line.split("│")[2] for line in lines[1 : 1 + len(cell)]]

    assert first == cell
    assert len(lines) == rows
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_map_shows_every_area_beside_its_neighbours(seats: int, side: str) -> None:
    scene = Scene(seats=seats, side=side)
    view: Any = scene.game.view(0)
    drawn_map = HexMap(board(scene.game), view, "en", 100)

    text = "\n".join(line.plain for line in drawn_map.lines())
    places = {(area["q"], area["r"]): drawn_map.start(area) for area in view["areas"]}

    assert all(text.count(f"│{drawn_map.code(area)}×") == 1 for area in view["areas"])
    for (q, r), start in places.items():
        assert places.get((q + 1, r), start + drawn_map.pitch) == start + drawn_map.pitch
        assert abs(places.get((q, r + 1), start + drawn_map.pitch // 2) - start - drawn_map.pitch / 2) < 1


def test_captured_buildings_are_small_and_holders_have_letters() -> None:
    game = settled().game
    view: Any = game.view(0)
    view["areas"][1] |= {"foreign": [{"building": "gold_mine", "seat": 1, "count": 1}]}
    view["areas"][2] |= {"holder": "exiled", "color": "green", "troops": 4}
    cells = HexMap(board(game), view, "en", 100)

    assert cells.cell(view["areas"][1], 0)[1].plain == "●A 3 gL"
    assert cells.cell(view["areas"][2], 0)[1].plain == "▼g4"
    assert cells.cell(view["areas"][1], 1)[1].plain == "A3 gL"


def test_the_legend_explains_signs_letters_and_short_names() -> None:
    told = " ".join(drawn(settled().game, 0).split())
    six = drawn(Scene(seats=6).turn("A", "action").game, 0)

    assert "×2 multiplier $ Gold ↯ Energy @ worm hole · ●A 3 Troops of A · ▼g2 Exiled · ▼? face down" in told
    assert "C Command Center G Gold Mine E Energy Plant T Trade Post L Laser S Sentry A Ship" in told
    assert "Co Colony, RF Right Flank, LF Left Flank, LA Left Approach" in told
    assert "OL Outer Link" in told
    assert "worm hole" not in six
    assert "Outer Link" not in six


# Boards and missions


def test_tracks_missions_and_players_in_a_picture() -> None:
    told = drawn(settled().game, 0)

    assert re.search(r"▶● A you +0 +3 +8 +2/8 +1/4 +Pg Cq 12\* 6 +1 +1 +L1 S0 A0 Lv1", told)
    assert re.search(r" ■ B +3 +3 +6 +1/8 +0/4 +Pr 1 +1 +1 +2 ", told)
    assert "Command Lv3 ×4 1■2■■3■★■■■■ 12 Troops 3" in told
    assert "Energy  Lv1 ×1 1·2··3·★····  1 Energy 1 (next 2 at 3)" in told
    assert "★ Command: From position 8 on, draw 1 card more when consulting" in told
    assert "· Gold: From position 8 on" in told
    assert "3 Overlord ★       be at position 12 on the Command track ✓" in told
    assert "build any building this turn 0/1; control 3 or more Energy Plants 1/3" in told


def test_on_a_narrow_screen_boards_of_others_are_told_in_words() -> None:
    told = " ".join(drawn(settled().game, 0, "en", 60).split())

    assert "Tracks: Command 1 (level 1), Gold 1 (level 1), Energy 1 (level 1), Trade 2 (level 1)" in told
    assert "others" not in told


def test_colour_changes_no_word() -> None:
    game = settled().game
    table = board(game)
    plain = painted(table.picture(game.view(0), "en", 100), 100)
    coloured = painted(table.picture(game.view(0), "en", 100), 100, colours=True)

    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


def test_the_draft_is_drawn_with_its_races() -> None:
    told = drawn(warp(2), 0)

    assert " Races to choose from " in told
    assert "Gate×?" in told
    assert "★?" in told


# Breaking lines


def test_japanese_lines_break_where_they_may() -> None:
    text = Text("自分の部隊の戦闘では、ダイス2個（振り直せる）。", style="bold")

    lines = folded(text, 22, "ja").plain.split("\n")

    assert lines == ["自分の部隊の戦闘では、", "ダイス2個（振り直せ", "る）。"]
    assert folded(Text("one two three"), 5, "en").plain == "one two three"
    assert folded(Text("強化（upgrade-any）を引く"), 16, "ja").plain == "強化\n（upgrade-any）\nを引く"
    assert folded(Text("金トラックで位置6以上 3/6。"), 22, "ja").plain == "金トラックで位置6以上\n3/6。"
