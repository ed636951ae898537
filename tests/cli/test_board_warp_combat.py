"""A combat of The Warp in a terminal, stage by stage."""

from __future__ import annotations

from typing import Any

from tessera.cli.boards.the_warp_combat import chip, combat_lines, result_lines
from tessera.cli.boards.the_warp_words import WARP_WORDS
from tessera.games.the_warp.ops import MODIFY, OPS, TROOP_ADD
from tests.cli.warp_table import board, drawn, fight
from tests.games.the_warp.scene import Scene

# What changes how a combat is played is told beside it, not as an effect of a side.
MANNERS = ("no_support", "open_attack_card", "defense_cards", "attack_cards")
REVEALED = (
    "A play maneuver",
    "D play reinforce",
    "A no bribe",
    "A option 2 pay 1 gold 1 energy",
    "D option 1 pay 0 gold 0 energy",
)


def told(scene: Scene, seat: int, language: str = "en") -> list[str]:
    """The combat as a seat reads it."""
    return combat_lines(board(scene.game), scene.game.view(seat), language)


def test_between_combats_nothing_is_told() -> None:
    assert told(Scene(seats=2).turn("A", "action"), 0) == []


def test_face_down_cards_are_told_to_those_who_played_them_alone() -> None:
    scene = fight("A play maneuver", "D play reinforce")

    assert told(scene, 0) == [
        "A attacks Ridge A from Left Approach A: Exiled Race, yellow, Zeto Archivists",
        "D rolls for the defence",
        "Attack: Troops 3, multiplier 2",
        "  Cards (1 of 1): A Maneuver, face down",
        "  Effects: each die +1 (A)",
        "Defence: Troops 2, multiplier 4",
        "  Cards (1 of 1): D face down",
    ]
    assert told(scene, 3)[3] == "  Cards (1 of 1): A face down"
    assert told(scene, 3)[6] == "  Cards (1 of 1): D Reinforce, face down"
    assert told(scene, 1)[3::3] == ["  Cards (1 of 1): A face down", "  Cards (1 of 1): D face down"]


def test_dice_values_sums_multipliers_and_power() -> None:
    scene = fight(*REVEALED)

    assert told(scene, 1) == [
        "A attacks Ridge A from Left Approach A: Exiled Race, yellow, Zeto Archivists",
        "supported by D, D rolls for the defence",
        "Attack: Troops 3, multiplier 2",
        "  Cards (1 of 1): A Maneuver, option 2 for Gold 1, Energy 1",
        "  Effects: each die +1 (A), rerolls 2 (A)",
        "  Dice 4 3 2; they count 5 4 3",
        "  Sum 12 times 2: power 24",
        "  Left: rerolls 2, flips 0",
        "Defence: Troops 3, multiplier 4",
        "  Cards (1 of 1): D Reinforce, option 1 for nothing",
        "  Effects: Troops +1 (D)",
        "  Dice 4 5 1; they count 4 5 1",
        "  Sum 10 times 4: power 40",
    ]


def test_a_combat_in_japanese() -> None:
    scene = fight(*REVEALED)

    assert told(scene, 0, "ja") == [
        "AがAの左の進入路からAの尾根を攻撃：追放種族（黄、ゼトの記録官）",
        "支援：D、防御側のダイスはDが振る",
        "攻撃側：部隊3個、倍率2",
        "  カード（1/1枚）：Aの機動（選択肢2、金1、エネルギー1）",
        "  効果：各ダイス+1（A）、振り直し2（A）",
        "  ダイス4 3 2。値5 4 3",
        "  合計12×倍率2＝24",
        "  残り：振り直し2、反転0",
        "防御側：部隊3個、倍率4",
        "  カード（1/1枚）：Dの増援（選択肢1、無料）",
        "  効果：部隊+1（D）",
        "  ダイス4 5 1。値4 5 1",
        "  合計10×倍率4＝40",
    ]


def test_a_combat_stands_in_the_status_and_in_the_picture() -> None:
    scene = fight(*REVEALED)

    status = board(scene.game).status(scene.game.view(0), "en").splitlines()
    picture = drawn(scene.game, 0)

    assert status[1] == "A attacks Ridge A from Left Approach A: Exiled Race, yellow, Zeto Archivists"
    assert "│ Attack: Troops 3, multiplier 2                  Defence: Troops 3, multiplier 4 " in picture
    assert "Sum 12 times 2: power 24                        Sum 10 times 4: power 40" in picture


# Bribes


def test_an_offer_is_its_makers_secret_until_it_is_proposed() -> None:
    scene = fight("A play maneuver", "D play reinforce", "A bribe", "A gold 1", "A energy 2")
    before, others = told(scene, 0), told(scene, 3)
    scene.play("A propose")

    assert before[-1] == "A offers: Gold 1, Energy 2 (not proposed yet)"
    assert others[-1] == "  Cards (1 of 1): D Reinforce, face down"
    assert told(scene, 3)[-1] == "A offers: Gold 1, Energy 2"
    assert told(scene, 1, "ja")[-1] == "Aの申し出：金1、エネルギー2"


def test_a_counter_offer_names_cards_and_counts_others() -> None:
    scene = fight("A play maneuver", "D play reinforce", "A bribe", "A gold 1", "A propose")
    view: Any = scene.game.view(3)
    view["combat"]["offer"] |= {"counter": True, "gold": 0, "troops": 2, "cards": 1, "rewards": 1}
    view["combat"]["offer"] |= {"named_cards": ["build-05"], "named_rewards": ["energy-cells"]}

    line = combat_lines(board(scene.game), view, "en")[-1]

    assert line == (
        "Counter offer, A is to give: Troops 2, unnamed Archive cards 1, unnamed Reward cards 1, "
        "build-05 Build (Command Center / Sentry Tower / Laser Cannon), Energy Cells"
    )


# Opponents, effects, results


def test_players_and_the_guardian_are_told_as_opponents() -> None:
    scene = fight("A play maneuver")
    view: Any = scene.game.view(0)
    combat = view["combat"]
    duel = {**view, "combat": {**combat, "against": "player", "defender": 1, "ship": True, "open_cards": True}}
    gate = {**view, "combat": {**combat, "against": "guardian", "target": "gate", "no_support": True}}

    assert combat_lines(board(scene.game), duel, "en")[:2] == [
        "A attacks Ridge A from Left Approach A: defended by B",
        "with an Assault Ship, attacking cards lie face up, B rolls for the defence",
    ]
    assert combat_lines(board(scene.game), gate, "ja")[:2] == [
        "AがAの左の進入路からワープゲートを攻撃：ガーディアン（エクトンの狂信者）",
        "支援不可、防御側のダイスはBが振る",
    ]


def test_a_card_that_could_not_be_paid_and_a_changed_multiplier() -> None:
    scene = fight(*REVEALED)
    view: Any = scene.game.view(0)
    view["combat"]["attack"]["cards"][0]["option"] = 0
    view["combat"]["attack"] |= {"multiplier": 4}

    lines = combat_lines(board(scene.game), view, "en")

    assert lines[2:4] == ["Attack: Troops 3, multiplier 4 (from 2)", "  Cards (1 of 1): A Maneuver, not paid"]
    assert "  Sum 12 times 4: power 48" in lines


def test_every_effect_of_a_side_has_a_chip_in_both_languages() -> None:
    effects = [op for op in OPS[TROOP_ADD:MODIFY] if op not in MANNERS]
    table = board(Scene(seats=2).game)

    assert [op for op in effects if f"chip.{op}" not in WARP_WORDS] == []
    assert chip(table, {"op": "multiply_die", "n": 1, "factor": 2, "by": None}, "en") == "dice times 2: 1"
    assert chip(table, {"op": "dice_add", "n": -1, "factor": None, "by": 1}, "ja") == "ダイス-1（B）"


def test_how_a_combat_ended() -> None:
    assert [result_lines({"result": result}, "en") for result in ("conquered", "held", "emptied", None)] == [
        ["Result: conquered"],
        ["Result: the defence held"],
        ["Result: the area is empty"],
        [],
    ]
