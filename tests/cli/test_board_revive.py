"""Revive in a terminal, line by line: the turn, the map, displays, players."""

from __future__ import annotations

from typing import Any

from tessera.cli.boards.revive_land import space_words
from tests.cli.revive_table import board, regions, revive, settled
from tests.games.revive.scene import Scene

# The turn


def test_a_turn_tells_what_is_played_who_decides_and_what_is_left() -> None:
    told = regions(settled().game, 0)

    assert list(told) == [
        "Turn 1, A: actions taken 0 of 2",
        "Map: explored tiles",
        "Map: face-down tiles",
        "Map: large locations, chasm, crystal symbols",
        "Display: citizen cards",
        "Display: slot modules",
        "Display: machines",
        "Seat A (you, Nàdair, sun side)",
        "Seat B (Hofstadterians, sun side)",
    ]
    assert told["Turn 1, A: actions taken 0 of 2"] == [
        "Played with: basic game",
        "Deciding now: A",
        "Starting player: A",
        "Major artifacts left: purple 1, orange 2, white 2",
        "Left: cards 31, slot modules 40, machines gray 6 green 7 yellow 7, crates 25, energy 27",
    ]


def test_the_turn_in_japanese() -> None:
    told = regions(settled().game, 0, "ja")["手番1、A：アクション0/2"]

    assert told == [
        "使用ルール：基本ゲーム",
        "いま選ぶ席：A",
        "スタートプレイヤー：A",
        "残りのメジャーアーティファクト：紫1、オレンジ2、白2",
        "残り：カード31枚、スロットモジュール40枚、マシン灰色6 緑7 黄色7、木箱25枚、エネルギー27個",
    ]


def test_options_the_end_and_what_has_left_the_game_are_told() -> None:
    scene = Scene(seats=4, long=True, advanced_switch=True).majors(purple=1, aside=2).turn("B", 1)
    view: Any = scene.game.view(1)
    view |= {"last_turns": 2, "gone": ["MD01", "AT07", "VC1", "CY02"]}
    table = board(scene.game)

    told = table.turn_lines(view, "en")

    assert table.heading(view, "en") == "Turn 1, B: actions taken 1 of 2"
    assert told[0] == "Played with: long game, advanced switch"
    assert told[3] == "The last artifact is gone: turns to come after this one: 2"
    assert told[4] == "Major artifacts left: purple 1, orange 0, white 0, minor ones that count as major 2"
    assert told[-1] == "Removed from the game: MD01 CY02"


def test_headings_of_a_hibernation_of_the_set_up_and_of_the_end() -> None:
    game = settled().game
    view: Any = game.view(0)
    table = board(game)

    assert table.heading({**view, "moment": "hibernation"}, "en") == "Turn 1, A: hibernating"
    assert table.heading({**view, "moment": "setup"}, "ja") == "準備"
    assert table.heading({**view, "over": True}, "en") == "After 1 turns"


def test_alone_the_cube_is_told_and_no_starting_player() -> None:
    scene = Scene(seats=1).turn("A")
    scene.camp("A").cube = 7

    told = next(iter(regions(scene.game, 0).values()))

    assert told[0] == "Played with: solitaire game"
    assert "Action cube: 7 of 20 steps" in told
    assert not any(line.startswith("Starting player") for line in told)


def test_tribes_to_choose_from_are_told_with_both_sides_where_they_matter() -> None:
    told = regions(revive(2, choose_tribes=True), None)["Tribes to choose from"]
    moon = regions(revive(2, choose_tribes=True, moon_sides=True), None, "ja")["選べる部族"]

    assert told == [
        "Nàdair (sun side): Tribe ability: gain 2 books.",
        (
            "Hofstadterians (sun side): Tribe ability: for each water space next to a building of yours, "
            "gain 1 basic resource of your choice."
        ),
        "]0X4 9[ (sun side): Tribe ability: gain 1 gear and 1 point.",
        "Kuniban (sun side): Tribe ability: pay 1 food to recruit a card from the display.",
    ]
    assert len(moon) == 8
    assert moon[0] == "ナダール（太陽の面）：部族能力：本2個を得る。"
    assert moon[1].startswith("ナダール（月の面）：森タイル6枚を持って始める。")


# The map


def test_open_tiles_tell_kinds_rewards_pieces_and_range() -> None:
    told = regions(settled().game, 0)["Map: explored tiles"]

    assert told == [
        "R1C2 (ST1): 3,2 sand (range 2); 4,2 forest; 3,3 location (range 1); 4,3 sand (range 0)",
        "R1C3 (ST2): 5,2 mountain; 6,2 sand (range 0); 5,3 sand (large building of A); 6,3 water (gain 1 crystal)",
        "R1C4 (AT11): 7,2 sand (range 1); 8,2 location (range 2); 7,3 sand (range 1); 8,3 field",
        "R2C2 (ST3): 2,4 sand (range 2); 3,4 field; 2,5 location (range 2); 3,5 mountain",
        "R2C4 (ST4): 6,4 forest; 7,4 sand (small building of B); 6,5 water (gain 1 slot module); 7,5 field",
        "R3C3 (ST5): 3,6 sand (range 1); 4,6 mountain; 3,7 sand (range 0); 4,7 location (figures of A B)",
        "R3C4 (AT18): 5,6 water (gain 1 energy); 6,6 mountain; 5,7 forest; 6,7 sand (range 1)",
    ]


def test_a_spectator_reads_no_range() -> None:
    told = regions(settled().game, None)

    assert told["Map: explored tiles"][0] == "R1C2 (ST1): 3,2 sand; 4,2 forest; 3,3 location; 4,3 sand"
    assert told["Map: face-down tiles"][0] == "2 food for 2 points; R0C1 R0C2 R0C3 R1C0 R1C1 R2C6 R3C0 R3C6"


def test_backs_tell_price_points_and_the_nearest_first() -> None:
    told = regions(settled().game, 0)["Map: face-down tiles"]
    japanese = regions(settled().game, 0, "ja")["マップ：裏向きのタイル"]

    assert told == [
        "2 food for 2 points; range 1: R0C2 R0C3; range 2: R1C1; range 3: R0C1; out of reach: R1C0 R2C6 R3C0 R3C6",
        (
            "3 food for 3 points; range 0: R4C3; range 1: R3C2; range 2: R0C4; range 3: R1C5 R2C1; "
            "out of reach: R0C5 R2C0 R3C1 R4C1"
        ),
        "4 food for 4 points; range 0: R4C4; range 2: R3C5 R4C5; range 3: R2C5; out of reach: R1C6 R4C2",
    ]
    assert japanese[2] == "食料4個で4点。距離0：R4C4。距離2：R3C5 R4C5。距離3：R2C5。届かない：R1C6 R4C2"


def test_the_edge_tells_large_locations_the_chasm_and_crystals() -> None:
    scene = Scene(seats=2).explored("R0C1", "AT11").figure("B", "R0C0", "A1").building("A", "2,0").large("R0C0", "LL5b")

    told = regions(scene.turn("A").game, 0)["Map: large locations, chasm, crystal symbols"]

    assert told[0] == (
        "R0C0: LL5b Reservoir (figures of B, range 0): At the end of the game: "
        "2 points for each water space next to a building of yours or under your temple."
    )
    assert told[4] == "R2C3: chasm"
    assert told[5].startswith("Crystal symbols beside: X01: 3,0 4,0, X02: 6,0 7,0, ")


def test_a_vast_crystal_is_told_as_one_thing() -> None:
    scene = Scene(seats=2, vast_crystals=True).explored("R1C4", "VC1").turn("A")

    told = regions(scene.game, 0)["Map: explored tiles"]

    assert told[2].startswith("R1C4 (VC1): Exploring it costs 4 food. Explorer: gain 4 points and 1 crystal")


def test_tribe_tiles_are_told_and_make_other_spaces_targets() -> None:
    scene = Scene(seats=2).tribe("A", "nadair", "moon").tile("A", "4,3", "forest").turn("A")
    view: Any = scene.game.view(0)
    spaces = {space["id"]: space for space in view["spaces"]}
    table = board(scene.game)

    assert space_words(table, view, spaces["4,3"], "en") == "4,3 forest (forest tile of A)"
    assert space_words(table, view, spaces["4,2"], "en") == "4,2 forest (range 1)"
    assert space_words(table, view, spaces["4,3"], "ja") == "4,3 森（Aの森タイル）"
    assert space_words(table, view, spaces["8,2"], "en") == "8,2 face down"


# Displays


def test_displays_tell_everything_that_can_be_taken() -> None:
    told = regions(settled().game, 0)

    assert told["Display: citizen cards"][4] == (
        "CG05 Tunnel Surveyor: Gray citizen card. Top (slot symbol): gain 2 gears and 1 point. "
        "Bottom: advance 1 space on the gray track, and gain 1 point."
    )
    assert told["Display: slot modules"][0] == "MD01 Toothed Wheel: With gray cards: gain 2 gears."
    assert [line.partition(" ")[0] for line in told["Display: machines"]] == [
        *("MG01", "MG02", "MG03"),
        *("MN01", "MN02", "MN03"),
        *("MY01", "MY02", "MY03"),
    ]


def test_an_empty_display_says_so() -> None:
    scene = Scene(seats=2).display().turn("A")

    told = regions(scene.game, 0)

    assert told["Display: citizen cards"] == ["no cards"]


# Players


def test_my_own_boards_are_told_in_full() -> None:
    told = regions(settled().game, 0)["Seat A (you, Nàdair, sun side)"]

    assert told[:13] == [
        "points 13, in all so far 22",
        "gears 3/6, books 1/6, food 0/6, crystals 2/3, energy in storage 1, switch token up",
        "Left to place: small buildings 6, large buildings 3, figures 6",
        (
            "T1 Top slot 1, free again; module space 1: MD25 With gray and green cards: gain 1 gear; "
            "module space 2: empty; module space 3: empty"
        ),
        "  top of CG06 Salvager: Gain 1 gear and 1 basic resource of your choice.",
        (
            "T2 Top slot 2, free; module space 1: empty, activates at once; "
            "module space 2: MD42 With gray and yellow cards: gain 1 food"
        ),
        (
            "B1 Bottom slot 1, taken; module space 1: empty, activates at once; "
            "module space 2: empty; module space 3: empty"
        ),
        "  bottom of SA2 Fitter A: Advance 1 space on the gray track.",
        "B2 Bottom slot 2, free; module space 1: empty, activates at once; module space 2: empty",
        "S5 Side slot, not open yet; module space 1: empty, activates at once; module space 2: empty",
        "Gray track at 6 of 12",
        "Green track at 2 of 12",
        "Yellow track at 4 of 12",
    ]
    assert told[13] == "Reward spaces unlocked: RW01 Crystalliser space, RW03 Pathfinder space"
    assert told[14].startswith("Reward spaces to come: RW02 Release space (green 3), RW04 First gray machine space")
    assert "RW07 Second gray machine space (gray 9, green 4)" in told[14]


def test_machines_tracks_and_technologies_of_mine() -> None:
    told = regions(settled().game, 0)["Seat A (you, Nàdair, sun side)"]

    assert told[15:] == [
        "STD1 Crystalliser (ready): Pay 1 basic resource to gain 1 crystal.",
        ("STD3 Pathfinder (holds energy): With an explore, build or populate action: pay up to 2 food less for range."),
        "MG04 Drill (ready): Advance 1 space on the gray track.",
        "Progress track: 2 of 20, worth 0 points; markers left on the tribe board 6",
        "Next bonus of the progress track: When your marker covers space 4 of the progress track: gain 1 energy.",
        "Hibernation track: 0 of 7",
        "  1: Gain 1 basic resource of your choice and 1 point.",
        "Next bonus of the point track: When you reach 20 points, once: gain 1 crate.",
        "Nàdair (sun side): Tribe ability: gain 2 books.",
        (
            "A1 Growing Wisdom (unlocked, 1 point, joined to B1, B2, B3): "
            "Whenever you carry out your tribe ability, gain 1 book and 1 point."
        ),
        (
            "B1 Wild Paths (next, 3 books, 1 point, joined to A1, C1): "
            "Counting range through forests and water costs no food."
        ),
        (
            "B2 Fifth Slot (next, 3 books, 1 point, joined to A1, C1, C2, C3): "
            "You may play cards into the fifth slot, at the side."
        ),
        (
            "B3 Welcome Feast (next, 3 books, 1 point, joined to A1, C3): "
            "After each populate action, the one that unlocks this included, gain 1 food."
        ),
        ("C1 Awakened Power (later, 6 books, 3 points, joined to B1, B2): At once: gain 1 artifact and 1 energy."),
        "C2 Opened Vault (later, 4 books, 3 points, joined to B2): At once: gain 1 artifact and 1 crate.",
        ("C3 Remembered Glory (later, 5 books, 3 points, joined to B2, B3): At once: gain 1 artifact and 4 points."),
        "Artifacts: purple 1, orange 0, white 0, minor artifact 0",
    ]


def test_the_next_hibernation_tells_all_rewards_and_whether_an_artifact_goes() -> None:
    game = settled().game
    view: Any = game.view(0)
    player = view["players"][0]
    table = board(game)

    sixth = table.hibernation_rewards({**player, "hibernation": 5}, "en")
    last = table.hibernation_rewards({**player, "hibernation": 7}, "ja")

    assert sixth[0] == "6 (an artifact goes first): Gain 1 energy and 1 point."
    assert [line.partition(":")[0] for line in sixth[1:]] == ["5", "4", "3", "2", "1"]
    assert last[0] == "7：木箱1枚と2点を得る。"
    assert len(last) == 7


def test_a_machine_of_a_technology_is_told_by_its_name() -> None:
    scene = Scene(seats=2).tribe("A", "kuniban").knows_technology("A", "A1", "B3").turn("A")

    told = regions(scene.game, 0)["Seat A (you, Kuniban, sun side)"]

    assert any(line.startswith("B3 Helping Hands (ready): Machine: move an unplayed card") for line in told)


def test_others_are_told_in_short() -> None:
    told = regions(settled().game, 0)["Seat B (Hofstadterians, sun side)"]

    assert told == [
        "points 7, in all so far 8 without the artifact card",
        "gears 0/6, books 0/6, food 0/6, crystals 0/3, energy in storage 0, switch token up",
        "Left to place: small buildings 5, large buildings 4, figures 6",
        "Technologies: A1 Crystal Exchange",
        "Active cards: SB1 Hauler B",
        "In slots: T2 SB2 Fitter B (top)",
        "Slot modules: B1.3 MD27",
        "Tracks: gray 0, green 0, yellow 0",
        "Progress track: 0 of 20, worth 0 points; markers left on the tribe board 6; Hibernation track: 0 of 7",
        "Crates: closed 1, opened 0",
        "Artifacts: purple 0, orange 0, white 0, minor artifact 0",
    ]
