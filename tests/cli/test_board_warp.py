"""The Warp in a terminal, line by line: the round, the draft, the gate, the map, missions, players, the hand."""

from __future__ import annotations

from typing import Any

from tessera.cli.boards.the_warp_missions import mission_line
from tests.cli.warp_table import board, hand, regions, settled, warp
from tests.games.the_warp.scene import Scene

# The round


def test_a_turn_tells_what_is_played_who_decides_and_what_is_left() -> None:
    told = regions(settled().game, 0)

    assert list(told) == [
        "Round 1, turn of A: action",
        "Warp Gate and Exiled Races",
        "Map: zone of A",
        "Map: zone of B",
        "Map: Connect Zone",
        "Map: Central Zone",
        "Open and Pioneering missions",
        "Line-up",
        "Seat A (you)",
        "Seat B",
    ]
    assert told["Round 1, turn of A: action"] == [
        "side A of the map, basic Pioneering missions, endgame at 9 points",
        "Deciding now: A",
        "Starting player: A",
        "Archive Deck 53, discard pile 0; Reward Deck 35, discard pile 0",
        "Mission Decks: Progress 19, Prosperity 19, Conquest 20",
        "Grey buildings left: Laser Cannons 7, Sentry Towers 8, Assault Ships 8",
    ]


def test_the_round_in_japanese() -> None:
    told = regions(settled().game, 0, "ja")["第1ラウンド、Aの手番：アクション"]

    assert told[0] == "マップA面、基本の開拓ミッション、9点で終盤"
    assert told[3:] == [
        "アーカイブデッキ53枚（捨て札0枚）、報酬デッキ35枚（捨て札0枚）",
        "ミッションデッキ：進歩19、繁栄19、征服20",
        "灰色の建物の残り：レーザー砲7、監視塔8、強襲艦8",
    ]


def test_teams_the_last_round_movements_and_shifts_are_told() -> None:
    scene = Scene(seats=4, teams=True).turn("A", "end")
    view: Any = scene.game.view(0)
    view |= {"last_round": 14, "moves": 1, "shifted": ["ring-1", "a-ridge"]}

    told = board(scene.game).round_lines(view, "en")

    assert "teams A+C B+D" in told[0]
    assert told[0].endswith("last round 14")
    assert told[3:5] == ["Troop Movements left: 1", "Shifted this turn: Ring 1, Ridge A"]


def test_the_solo_trial_is_told_with_its_aim() -> None:
    told = next(iter(regions(warp(1), 0).values()))

    assert told[0] == "side A of the map, basic Pioneering missions, solo trial, won at 9 points"
    assert not any(line.startswith("Starting player") for line in told)


# The draft and the gate


def test_races_to_choose_from_are_told_with_what_they_do() -> None:
    game = warp(2)
    view: Any = {**game.view(0), "draft": {"piles": [["skolok-miners"], ["ralan-engineers"]], "aside": []}}

    assert board(game).draft(view, "en") == [
        "Pile 1",
        "Skolok Miners: When you extract resources, gain 1 Gold. For 2 Reward cards, gain 4 Gold and 2 Energy.",
        "Pile 2",
        "Ralan Engineers: Upgrades cost 1 resource less. For 3 Reward cards, upgrade any one type for free.",
    ]
    assert board(game).draft({**view, "draft": None}, "en") == []


def test_the_draft_in_japanese_and_in_teams() -> None:
    alone, teams = warp(2), warp(4, teams=True)
    aside: Any = {**alone.view(0), "draft": {"piles": [], "aside": ["skolok-miners"]}}
    shared: Any = {**teams.view(0), "draft": {"piles": [["skolok-miners"], ["ralan-engineers"]], "aside": []}}

    told = board(alone).draft(aside, "ja")

    assert told == [
        "脇に置いた種族（1つがガーディアンになる）",
        "スコロックの鉱夫：資源を採取したとき、金1を得る。報酬カード2枚で、金4・エネルギー2を得る。",
    ]
    assert board(teams).draft(shared, "en")[::2] == ["Team A+C", "Team B+D"]


def test_before_the_guardian_is_chosen_the_gate_has_no_multiplier() -> None:
    told = regions(warp(2), 0)

    assert told["Warp Gate and Exiled Races"][0] == "The Guardian is not chosen yet"
    assert told["Map: Central Zone"][0] == "Warp Gate: multiplier ?; the Guardian"


def test_the_gate_tells_dice_points_and_abilities() -> None:
    scene = Scene(seats=2).guardian("nurec-designers", "dearer-cards").turn("A", "action")
    scene.state.gate_modifier = 1

    told = regions(scene.game, 0)["Warp Gate and Exiled Races"]

    assert told[0] == "Guardian: Nurec Designers, dice 2+1, multiplier 5, room for 2 Troops"
    assert told[1].startswith("Conquer points: ")
    assert told[2] == (
        "Ability of the gate: Combat card cost increased: Combat cards of the other side cost 1 Gold and 1 Energy more."
    )
    assert told[3:] == [
        "Green Exiled Race: Skolok Miners: When you conquer an area of this race, gain 2 Gold.",
        "Yellow Exiled Race: Zeto Archivists: When you conquer an area of this race, draw 2 Archive cards.",
    ]


# The map


def test_areas_tell_height_symbols_holder_and_buildings() -> None:
    told = regions(settled().game, 0)

    assert told["Map: zone of A"] == [
        "Colony A: multiplier 2, Gold, Energy; A, Troops 3; Command Center, Gold Mine, Energy Plant, Trade Post",
        "Right Flank A: multiplier 1, Energy; A, Troops 3; Gold Mine, Laser Cannon",
        "Left Flank A: multiplier 2, Gold; empty",
        "Left Approach A: multiplier 2; A, Troops 2; Command Centers 3",
        "Right Approach A: multiplier 3, Gold; empty",
        "Outer Spine A: multiplier 2, Energy; empty",
        "Ridge A: multiplier 4, Gold, Energy; face-down Exiled Token",
        "Inner Spine A: multiplier 1; empty; worm hole",
    ]
    assert told["Map: Connect Zone"][0] == "Inner Link: multiplier 1; empty; worm hole"
    assert told["Map: Central Zone"][:3] == [
        "Warp Gate: multiplier 2; the Guardian",
        "Ring 1: multiplier 3, Gold; yellow Exiled Race, Troops 3",
        "Ring 2: multiplier 1, Energy; empty",
    ]


def test_areas_in_japanese() -> None:
    told = regions(settled().game, 0, "ja")

    assert told["マップ：Aのゾーン"][1] == "Aの右翼：倍率1、エネルギー。Aの部隊3個。金鉱、レーザー砲"
    assert told["マップ：Aのゾーン"][6] == "Aの尾根：倍率4、金、エネルギー。裏向きの追放トークン"
    assert told["マップ：中央ゾーン"][1] == "リング1：倍率3、金。追放種族（黄）の部隊3個"


def test_buildings_in_another_colour_are_told_with_their_seat() -> None:
    game = settled().game
    view: Any = game.view(0)
    view["areas"][1]["foreign"] = [{"building": "gold_mine", "seat": 1, "count": 1}]

    told = board(game).area_line(view, view["areas"][1], "en")

    assert told.endswith("; Gold Mine, Laser Cannon, Gold Mine of B 1")


# Missions


def test_missions_tell_every_condition_with_how_far_one_is() -> None:
    told = regions(settled().game, 0)["Open and Pioneering missions"]

    assert told == [
        (
            "Sustained Output (Progress, 1 point): build any building this turn (0 of 1); "
            "control 3 or more Energy Plants (1 of 3)"
        ),
        "Empire (Pioneering, 3 points): control 11 or more areas (3 of 11)",
        "Overlord (Pioneering, 3 points, can be completed now): be at position 12 on the Command track (met)",
    ]


def test_progress_stands_beside_its_own_condition() -> None:
    scene = Scene(seats=2).has("A", gold=2).open("pr-08").private("A", "pr-05").turn("A", "action")

    trade = regions(scene.game, 0)["Open and Pioneering missions"]
    relief = hand(scene.game, 0).lines

    assert trade == [
        (
            "Brisk Trade (Prosperity, 1 point): be at position 3 or higher on the Trade track (1 of 3); "
            "trade 2 or more resources this turn (0 of 2)"
        )
    ]
    assert (
        relief[-1]
        == "  Relief Fund (Prosperity, 1 point): control 5 or more areas (2 of 5); pay 5 Gold and 5 Energy (2 of 10)"
    )


def test_a_spectator_reads_missions_without_progress() -> None:
    told = regions(settled().game, None)["Open and Pioneering missions"]

    assert told[1] == "Empire (Pioneering, 3 points): control 11 or more areas"


def test_what_is_compared_at_the_end_is_told_with_the_own_number() -> None:
    game = settled().game
    reached = [{"have": 5, "need": 0, "met": False}]
    mission = {"id": "pi-hoarder", "type": "pioneering", "points": 2, "progress": reached}

    told = [mission_line(board(game), mission, (), language) for language in ("en", "ja")]

    assert told[0].startswith("Hoarder (Pioneering, 2 points): have the most resources")
    assert told[0].endswith(" (yours: 5)")
    assert told[1].endswith("（自分：5）")


# Players


def test_my_own_board_is_told_in_full() -> None:
    told = regions(settled().game, 0)["Seat A (you)"]

    assert told[:2] == [
        ("points 0, areas 3, Troops on the board 8, hand 2 of 8, Reward cards 1 of 4, Private Missions 2 of 3"),
        "Gold 4, Energy 1, Troops in reserve 2, in the general supply 4",
    ]
    assert told[2].startswith("Skolok Miners: When you extract resources, gain 1 Gold.")
    assert told[4:] == [
        "Command track: position 12 of 12, level 3, Command Centers 4; Troops 3; bonus in force",
        "Gold track: position 6 of 12, level 3, Gold Mines 2; Gold 3; bonus from 8",
        "Energy track: position 1 of 12, level 1, Energy Plant 1; Energy 1 (next 2 at 3); bonus from 8",
        "Trade track: position 1 of 12, level 1, Trade Post 1; trade up to 1 (next 2 at 3); bonus from 8",
        (
            "From position 8 on, draw 1 card more when consulting; in combats of your own Troops, "
            "your Combat cards cost 1 Gold and 1 Energy less."
        ),
        "Other buildings: Laser Cannon 1, Sentry Towers 0, Assault Ships 0, Assault Ship level 1, multiplier 2",
        "Buildings left to build: Command Centers 0, Gold Mines 2, Energy Plants 3, Trade Posts 3",
        "trades up to 1 in a turn",
    ]


def test_others_are_told_in_short() -> None:
    told = regions(settled().game, 0)["Seat B"]

    assert told == [
        (
            "points 3 (of these from tokens 2), areas 3, Troops on the board 6, hand 1 of 8, Reward cards 0 of 4, "
            "Private Missions 1 of 3"
        ),
        "Races: Xe'Lo Traders",
        "Tracks: Command 1 (level 1), Gold 1 (level 1), Energy 1 (level 1), Trade 2 (level 1)",
        "Buildings: Command Center 1, Gold Mine 1, Energy Plant 1, Trade Posts 2, Assault Ship level 1, multiplier 2",
        "Private Missions by type: Prosperity 1",
        "Completed: Full Vault",
    ]


def test_what_was_seen_of_others_and_what_they_used_up() -> None:
    game = settled().game
    view: Any = game.view(0)
    other, mine = view["players"][1], view["players"][0]
    other |= {"hand": ["archive", "build-04"], "fired": ["b-left", "b-left"], "copied": "skolok-miners"}
    mine |= {"traded": True, "bought": ["solca-mercenaries"]}

    told = board(game).player(view, other, "en").lines
    own = board(game).player(view, mine, "en").lines

    assert "Races: Xe'Lo Traders, Skolok Miners (copied)" in told
    assert "Cards known to you: build-04 Build (Gold Mine / Command Center / Sentry Tower)" in told
    assert "Laser Cannons fired from: Left Flank B (2)" in told
    assert "Reward Abilities bought: Sol'ca Mercenaries" in own
    assert "trades up to 1 in a turn, traded this turn" in own


def test_teammates_are_named_and_their_points_added() -> None:
    scene = Scene(seats=4, teams=True).points("A", 2).points("C", 3).turn("A", "action")

    told = regions(scene.game, 0)

    assert told["Seat C (team with A)"][0].startswith("points 3 (team 5)")
    assert told["Seat A (you, team with C)"][0].startswith("points 2 (team 5)")


# Mine


def test_a_hand_tells_cards_rewards_and_missions() -> None:
    mine = hand(settled().game, 0)

    assert mine.heading == "Your hand: 2"
    assert mine.lines == [
        "build-05 Build",
        (
            "  Build card. Discard value: 1 Gold. 2 Gold and 2 Energy: build a Command Center. "
            "Or 1 Gold and 1 Energy: build a Sentry Tower. Or 2 Gold and 2 Energy: build a Laser Cannon."
        ),
        "Enforce",
        (
            "  Combat card. Discard value: 1 Gold. 1 resource: add 1 to all your dice (up to 6). "
            "Or 1 Gold and 1 Energy: add 2 to all your dice (up to 6). "
            "Or 2 Gold and 2 Energy: add 3 to all your dice (up to 6)."
        ),
        "Reward cards: 1 of 4",
        "Energy Cells",
        "  Gain 3 Energy.",
        "Private Missions: 2 of 3",
        "  Third Seam (Progress, 1 point): build a Gold Mine this turn (0 of 1); control 3 or more Gold Mines (2 of 3)",
        "  Raid (Conquest, 2 points): conquer an area of another player this turn (0 of 1)",
    ]
    assert hand(settled().game, None).lines == []


def test_missions_to_choose_from_stand_under_their_own_heading() -> None:
    game, teams = settled().game, warp(4, teams=True)
    view: Any = game.view(0)
    shared: Any = teams.view(1)
    view["players"][0]["dealt"] = ["pg-01"]
    shared["pool"] = [["progress"], ["pg-01", "cq-13"]]

    dealt = board(game).hand(view, "en").lines
    pool = board(teams).hand(shared, "ja").lines

    assert dealt[-3:-1] == ["Missions to choose from: 1", "Third Seam"]
    assert "チームで分けるミッション：2枚" in pool
    assert "第三の鉱脈" in pool


def test_status_and_score() -> None:
    scene = settled()
    table = board(scene.game)

    assert table.status(scene.game.view(0), "en") == (
        "Gold 4, Energy 1, Troops in reserve 2, in the general supply 4, hand 2 of 8, Reward cards 1 of 4, points 0"
    )
    assert table.status(scene.game.view(None), "en") == ""
    assert table.score(None, "en") == ["A: 0 points", "B: 3 points"]
    assert table.score(1, "ja") == [
        "A：0点",
        "B：3点",
        "あなたの内訳：",
        "  1点：満杯の金庫（WARP-MIS-03）",
        "  2点：ミッション点トークン（WARP-GAT-13）",
    ]


def test_cards_and_copies_are_found_by_name_and_told_in_full() -> None:
    table = board(settled().game)

    assert table.name("build-any.3", "en") == "build-any Build (any building)"
    assert table.name("upgrade-02", "ja") == "upgrade-02 強化（司令部・発電所）"
    assert table.name("enforce.2", "ja") == "強行"
    title, sentence = table.card_lines("enforce.2", "en")
    assert title == "Enforce"
    assert sentence.startswith("Combat card. Discard value: 1 Gold.")
    assert table.card_lines("pg-01", "en")[0] == "Third Seam [1 point]"
    assert table.card_lines("archive", "en") == ("archive", "")
