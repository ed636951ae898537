"""Revive in a terminal: the own hand, what cards would give in each slot, status and score."""

from __future__ import annotations

from typing import Any

from tests.cli.revive_table import board, hand, revive, settled
from tests.games.revive.scene import Scene


def test_a_hand_tells_what_each_card_would_give_in_each_slot() -> None:
    mine = hand(settled().game, 0)

    assert mine.heading == "Your active cards: 2"
    assert mine.lines[:9] == [
        "CY01 Forager (yellow)",
        "  Top: gain 3 food. Bottom: advance 2 spaces on the yellow track.",
        "  T2 top, with MD42: Gain 4 food.",
        "  Only its own effect in: T1, B2",
        "SA1 Hauler A (gray)",
        "  Top: gain 2 gears. Bottom: carry out your tribe ability.",
        "  T1 top, with CG06 again, MD25: Gain 4 gears and 1 basic resource of your choice.",
        "  T2 top, with MD42: Gain 2 gears and 1 food.",
        "  Only its own effect in: B2",
    ]


def test_a_hand_tells_resting_cards_crates_and_what_the_artifact_card_is_worth() -> None:
    mine = hand(settled().game, 0)

    assert mine.lines[9] == "Resting: 2"
    assert mine.lines[11] == (
        "  SA3 Reader A: Green starting card, set A. Top: gain 2 books. Bottom: gain 1 slot module."
    )
    assert mine.lines[12:] == [
        "Closed crates: 1",
        "  CR01 Workshop Manuals: Gain 1 gear and 1 book.",
        "Opened crates: CR25 Sturdy Boots",
        "Artifact card: AC01 Dream of Storehouses",
        "  purple: 1 point for each crate you own: now 2, scored 2×, 4 points",
        "  orange: 1 point for each population figure you have placed: now 1, scored 1×, 1 point",
        "  white: 1 point for each flask on your machines, slot modules and cards: now 1, scored 1×, 1 point",
    ]
    assert hand(settled().game, None).lines == []


def test_a_hand_in_japanese() -> None:
    mine = hand(settled().game, 0, "ja")

    assert mine.heading == "アクティブエリア：2枚"
    assert mine.lines[4:9] == [
        "SA1 運搬人A（灰色）",
        "  上：歯車2個を得る。下：部族能力を発動する。",
        "  T1上（CG06（もう一度）、MD25と一緒に）：歯車4個と好きな基本資源1個を得る。",
        "  T2上（MD42と一緒に）：歯車2個と食料1個を得る。",
        "  カード自身の効果のみ：B2",
    ]


def test_the_side_slot_takes_either_half_and_a_full_board_takes_none() -> None:
    side = Scene(seats=2).knows_technology("A", "A1", "B2").hand("A", "CN04").module("A", "S5.1", "MD10").turn("A")
    full = Scene(seats=2).hand("A", "SA1").played("A", "T1", "SA2").played("A", "T2", "SA3")
    full.played("A", "B1", "SA4").played("A", "B2", "SA5").turn("A")

    either = hand(side.game, 0).lines
    none = hand(full.game, 0).lines

    assert either[1].endswith("Bottom: gain 1 slot module and 1 point. 2 flasks.")
    assert either[2:4] == [
        "  S5 top, with MD10: Gain 1 book and 2 crystals.",
        "  S5 bottom, with MD10: Gain 1 slot module, 1 point and 1 crystal.",
    ]
    assert none[2] == "  No free slot"


def test_cards_to_choose_from_stand_in_the_hand_and_kept_ones_beside_the_question() -> None:
    game = revive(2, drafting=True, two_artifact_cards=True)
    view: Any = game.view(0)
    view["players"][0] |= {"dealt": ["SA1", "AC02"], "kept": ["SB1"]}

    mine = board(game).hand(view, "en").lines
    japanese = board(game).hand(view, "ja").lines
    status = board(game).status(view, "ja").splitlines()

    assert mine[:2] == ["no cards", "To choose from: 2"]
    assert mine[2].startswith("  SA1 Hauler A: Gray starting card, set A. Top: gain 2 gears.")
    assert mine[4] == "Kept: SB1 Hauler B"
    assert japanese[3].startswith("  AC02 灯火の夢：紫：自分のエネルギー1個につき1点。")
    assert status[1:] == ["残したカード：SB1 運搬人B"]


def test_status_and_score() -> None:
    scene = settled()
    table = board(scene.game)

    assert table.status(scene.game.view(0), "en") == (
        "gears 3/6, books 1/6, food 0/6, crystals 2/3, energy in storage 1, switch token up, points 13"
    )
    assert table.status(scene.game.view(None), "en") == ""
    assert table.score(None, "en") == [
        "A: points 13, in all so far 16 without the artifact card",
        "B: points 7, in all so far 8 without the artifact card",
    ]
    assert table.score(0, "en")[:4] == [
        "A: points 13, in all so far 22",
        "B: points 7, in all so far 8 without the artifact card",
        "Yours so far:",
        "  13 for Blue points (REV-PTS-01)",
    ]
