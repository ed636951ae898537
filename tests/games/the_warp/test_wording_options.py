"""Choices as players read them: what they are, what they cost now, what they bring."""

from __future__ import annotations

import re
from pathlib import Path

import tessera
from tessera.games.the_warp.rules.effects import MayPay
from tessera.games.the_warp.wording import option_text
from tests.clauses import clause
from tests.games.the_warp.pack_folder import BUILD, CARD, REWARD, options, pack
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.speech import check, fight, kinds, rule_sources, text_of

LANGUAGES = ("en", "ja")


# A notation for every verb that the rules write, and for each shape that it has.
EXAMPLES = {
    "accept": ["accept"],
    "attack": ["attack", "attack a-colony a-left", "attack a-right gate ship"],
    "bribe": ["bribe"],
    "build": ["build gold_mine a-left", "build laser_cannon a-right"],
    "card": ["card build-01", "card reinforce"],
    "cards": ["cards 2"],
    "choose": ["choose 1"],
    "complete": ["complete pg-05"],
    "consult": ["consult"],
    "copy": ["copy luron-droids"],
    "counter": ["counter"],
    "deck": ["deck progress"],
    "decline": ["decline"],
    "develop": ["develop", "develop build-01"],
    "discard": ["discard elite.1", "discard recruits.2"],
    "done": ["done"],
    "draw": ["draw deck", "draw upgrade-any.3"],
    "end": ["end turn"],
    "energy": ["energy 1"],
    "extract": ["extract troops", "extract resources"],
    "fire": ["fire a-left 1", "fire b-right 2"],
    "flip": ["flip 1"],
    "follow": ["follow start.1"],
    "from": ["from b"],
    "give": ["give elite.1"],
    "gold": ["gold 3"],
    "guardian": ["guardian xotan-timebenders"],
    "keep": ["keep", "keep pg-01"],
    "laser": ["laser a-right"],
    "later": ["later"],
    "leave": ["leave"],
    "lose": [],
    "lower": ["lower a-left"],
    "move": ["move a-colony a-right", "move a-colony gate"],
    "no": ["no bribe"],
    "none": ["none"],
    "nothing": ["nothing"],
    "option": ["option 1", "option 2 gold_mine"],
    "pass": ["pass"],
    "pay": ["pay", "pay 1 gold 0 energy", "pay 0 gold 0 energy"],
    "play": ["play ambush.2"],
    "propose": ["propose"],
    "race": ["race zeto-archivists"],
    "raise": ["raise a-left", "raise a-ridge"],
    "remove": ["remove a-left"],
    "reroll": ["reroll 2"],
    "reserve": ["reserve"],
    "return": ["return a-colony"],
    "reveal": ["reveal a-right"],
    "reward": ["reward recruits"],
    "reward-ability": ["reward-ability zeto-archivists"],
    "rewards": ["rewards 1"],
    "sail": ["sail a-right a-left 1", "sail a-right a-colony 2"],
    "spend": ["spend recruits.1"],
    "station": ["station a-colony"],
    "stay": ["stay 1", "stay 2"],
    "stop": [],
    "switch": ["switch none", "switch pg-01"],
    "take": ["take 1 gold 1 energy"],
    "timeout": ["timeout"],
    "trade": ["trade", "trade 1 gold", "trade 2 energy"],
    "troops": ["troops 2"],
    "upgrade": ["upgrade gold_mine", "upgrade assault_ship"],
    "use": ["use luron-droids", "use xelo-traders copied"],
    "withdraw": ["withdraw"],
}
# Verbs that mean something else in some questions, and those that only some questions know.
ELSEWHERE = {
    "combat-option": [
        "option 1 pay 1 gold 0 energy",
        "option 2 pay 0 gold 0 energy and option 1 pay 1 gold 1 energy",
        "lose and option 1 pay 0 gold 1 energy",
        "lose and lose",
    ],
    "attackers": ["troops 1", "troops 3"],
    "draw": ["stop"],
    "hand-over": ["give 1 gold 1 energy"],
    "replenish": ["stop"],
    "spend-rewards": ["spend recruits.1"],
    "take-discard": ["stop", "take elite.1"],
    "team-extract": ["extract troops", "extract resources"],
}


def test_every_verb_of_notation_is_told_even_where_nobody_is_asked_it() -> None:
    written = "\n".join(re.findall(r"def (?:\w+_)?(?:notation|told)\(.*?(?=\n\n)", rule_sources(), re.DOTALL))
    verbs = set(re.findall(r"[\"']([a-z-]+)[ \"']", written)) | set(re.findall(r'f"([a-z-]+) \{', written))
    state = Scene(seats=4, teams=True).state

    # The letters of seats stand behind a verb, and the actions are words of their own.
    assert verbs - {"abcdef"} == set(EXAMPLES)
    assert {kind for kind in ELSEWHERE if kind not in kinds()} == set()
    for language in LANGUAGES:
        for notations in EXAMPLES.values():
            for notation in (*notations, "terrashift"):
                check(option_text(state, "action", notation, language), language)
        for kind, notations in ELSEWHERE.items():
            for notation in notations:
                check(option_text(state, kind, notation, language), language)


# Setting up, income


@clause("WARP-RAC-02", "WARP-SET-36")
def test_races_and_guardians_are_offered_with_what_they_do() -> None:
    state = Scene().state

    assert option_text(state, "race", "race luron-droids", "en") == (
        "Lead Luron Droids. Active Ability: When you extract Troops, gain 1 Gold and 1 Energy. "
        "Reward Ability: Once per game, for 3 Reward cards, from now on, gain 1 Troop more when extracting Troops."
    )
    assert option_text(state, "guardian", "guardian darja-shadows", "en") == (
        "Darja Shadows as Warp Guardian: 2 dice, multiplier 6, 1 Ability Slot. "
        "Conquer: 2 points. Turn: 1 point. End: 1 point."
    )


@clause("WARP-INC-02", "WARP-INC-03", "WARP-INC-08", "WARP-TRK-16")
def test_extract_tells_what_the_tracks_yield_now() -> None:
    scene = Scene().holds("A", "a-upper-right", 1, "gold_mine").level("A", "gold_mine", 2).turn("A")

    # Gold position 2 x 2 = 4 yields 2, Energy position 1 yields 1.
    assert text_of(scene, "A", "extract resources") == "Extract resources: gain 2 Gold and 1 Energy"
    assert text_of(scene, "A", "extract resources", "ja") == "資源を採取する：金2・エネルギー1を得る"
    assert text_of(scene, "A", "extract troops") == "Extract Troops: gain 1 Troop"
    scene.colony("A").supply = 0
    assert text_of(scene, "A", "extract troops") == "Extract Troops: gain nothing"


@clause("WARP-TEAM-15")
def test_a_teammate_gains_plain_amounts() -> None:
    state = Scene(seats=6, teams=True).state

    assert option_text(state, "team-extract", "extract resources", "en") == "Gain 1 Gold and 1 Energy"
    assert option_text(state, "team-extract", "extract troops", "ja") == "部隊1個を得る"


@clause("WARP-CON-02", "WARP-CON-05")
def test_cards_are_discarded_for_their_value_and_drawn_from_two_places() -> None:
    scene = Scene().hand("A", "build-01", "upgrade-01").has("A", gold=1).turn("A", "consult").play("A consult")

    assert text_of(scene, "A", "discard build-01") == (
        "Discard the Build card (Command Center / Assault Ship / Trade Post): gain 1 Gold"
    )
    assert text_of(scene, "A", "discard upgrade-01", "ja").endswith("を捨てる：金1・エネルギー1を得る")
    scene.line_up("maneuver", "build-12", "upgrade-02", "elite").play("A")
    assert text_of(scene, "A", "draw maneuver.1", "ja") == (
        "ラインナップから「機動」を取る。資源1：ダイス1個を振り直せる。または、金1・エネルギー1：ダイスを2個まで振り直せる。"
        "または、金2・エネルギー1：ダイス1個を振り直せて、ダイス1個を反転できる。"
    )
    assert re.fullmatch(r"Draw from the deck \(\d+ cards left\)", text_of(scene, "A", "draw deck"))


# Develop and Terrashift


@clause("WARP-DEV-02", "WARP-DEV-08", "WARP-DEV-17", "WARP-TRK-02")
def test_options_of_a_card_tell_their_price_now_and_how_they_move_a_track() -> None:
    scene = Scene().has("A", gold=9, energy=9).holds("A", "a-upper-right", 1).hand("A", "build-any", "elite")
    scene.exiled_races("nurec-designers", "zeto-archivists").level("A", "gold_mine", 2).turn("A", "action")

    scene.play("A develop")

    # Nurec Designers in exile make grey buildings cheaper for everyone.
    assert text_of(scene, "A", "option 1 gold_mine") == (
        "Build a Gold Mine (Gold track: position 2 to 4): "
        "pay 2 resources out of 2 Gold and 1 Energy, plus 1 Archive card from your hand"
    )
    assert text_of(scene, "A", "option 2 laser_cannon", "ja") == (
        "レーザー砲を1つ建設し、アーカイブカードを2枚引く：金2・エネルギー3のうち資源3"
    )


@clause("WARP-DEV-10", "WARP-TRK-06")
def test_an_upgrade_tells_the_level_and_the_track() -> None:
    scene = Scene().has("A", gold=9, energy=9).hand("A", "upgrade-06").turn("A", "action").play("A develop")

    assert text_of(scene, "A", "option 1 assault_ship") == (
        "Upgrade the Assault Ship (level 2): pay 2 resources out of 2 Gold and 1 Energy"
    )
    assert text_of(scene, "A", "option 2 energy_plant", "ja") == (
        "発電所を1レベル強化する（レベル2、エネルギートラック：位置1→2）：金3・エネルギー1のうち資源3"
    )


@clause("WARP-SYM-09", "WARP-RWD-05")
def test_a_building_of_a_reward_card_tells_its_own_price() -> None:
    scene = Scene().has("A", gold=2).holds("A", "a-upper-left", 1).rewards("A", "prefab-command-center")
    scene.turn("A", "action").play("A spend prefab-command-center")

    assert text_of(scene, "A", "build command_center a-right") == (
        "Build a Command Center on Right Flank A for 1 resource (Command track: position 1 to 2)"
    )
    assert text_of(scene, "A", "build command_center a-upper-left", "ja") == (
        "資源1でAの左の進入路に司令部を建設する（司令トラック：位置1→2）"
    )


@clause("WARP-TER-01", "WARP-TER-04")
def test_areas_rise_and_sink_by_one_and_say_whose_they_are() -> None:
    scene = Scene().exiled("a-ridge", 2, "yellow").has("A", gold=1).turn("A", "action").play("A terrashift")

    assert text_of(scene, "A", "raise a-colony") == "Raise Colony A from 2 to 3 (yours)"
    assert text_of(scene, "A", "raise ring-3", "ja") == "リング3の倍率を3から4に上げる（空）"
    assert option_text(scene.state, "raise", "raise a-ridge", "en") == "Raise Ridge A above 4 (Zeto Archivists)"
    scene.play("A raise a-colony")
    assert text_of(scene, "A", "lower a-ridge", "ja") == "Aの尾根の倍率を4から3に下げる（「ゼトの記録官」）"


# Free steps and movement


@clause("WARP-TRD-01", "WARP-RWD-02", "WARP-RAC-04", "WARP-TEAM-20")
def test_free_steps_say_what_they_do() -> None:
    scene = Scene(seats=4, teams=True).has("A", gold=3).rewards("A", "recruits", "gold-shipment")
    scene.leads("A", "zeto-archivists", "ecton-cultists").turn("A", "action")

    assert text_of(scene, "A", "trade") == "Trade up to 1 resource with the supply"
    assert text_of(scene, "A", "spend gold-shipment.1") == "Spend Gold Shipment: Gain 3 Gold."
    assert text_of(scene, "A", "spend recruits.1", "ja") == "「新兵」を使う：部隊1個を支配エリアか予備に置く。"
    assert text_of(scene, "A", "reward-ability zeto-archivists") == (
        "Zeto Archivists, Reward Ability: For 1 Reward card, draw 3 Archive cards."
    )
    assert text_of(scene, "A", "use ecton-cultists", "ja").startswith("「エクトンの狂信者」：自分の手番に1回、")
    assert text_of(scene, "A", "timeout") == (
        "Call your team's time-out: you and Player C see each other's Archive cards, Reward cards and Private Missions"
    )


@clause("WARP-LAS-04", "WARP-LAS-02")
def test_laser_targets_tell_their_troops_and_the_price() -> None:
    scene = Scene().has("A", energy=2).holds("A", "a-right", 1, "laser_cannon").exiled("a-upper-right", 2, "green")
    scene.holds("B", "a-spine-outer", 3).turn("A", "action").play("A laser a-right")

    assert text_of(scene, "A", "fire a-upper-right 1") == (
        "Fire at Right Approach A (Skolok Miners, 2 Troops) with 1 die for 1 Energy"
    )
    assert text_of(scene, "A", "fire a-spine-outer 2", "ja") == (
        "Aの外の稜線（プレイヤーB、部隊3個）をダイス2個で撃つ：エネルギー2"
    )


@clause("WARP-END-02", "WARP-END-04", "WARP-SHP-06")
def test_movements_tell_where_they_go_and_what_they_claim() -> None:
    scene = Scene().holds("A", "a-right", 3, "assault_ship").turn("A", "end")

    assert text_of(scene, "A", "move a-right a-colony") == (
        "Move a Troop from Right Flank A to Colony A (yours, 3 Troops)"
    )
    assert text_of(scene, "A", "move a-colony a-left", "ja") == "部隊1個をAのコロニーからAの左翼に動かして占有する"
    assert text_of(scene, "A", "sail a-right a-ridge 2") == (
        "Move an Assault Ship with 2 Troops from Right Flank A to Ridge A and claim it"
    )
    assert text_of(scene, "A", "end turn", "ja") == "手番を終える"


@clause("WARP-SWI-02", "WARP-SWI-03", "WARP-MIS-03")
def test_missions_are_told_with_their_points_and_conditions() -> None:
    state = Scene().state

    assert option_text(state, "mission", "complete pg-05", "en") == (
        "Complete Sustained Output. Progress mission, 1 point. "
        "Build any building this turn and control 3 or more Energy Plants."
    )
    assert option_text(state, "switch", "switch none", "en") == "Exchange none, and draw one more"
    assert option_text(state, "switch-deck", "deck conquest", "ja") == "征服デッキ（21枚）"


# Effects


def test_effects_that_ask_for_a_price_tell_it() -> None:
    scene = fight().exiled_races("solca-mercenaries", "volut-smugglers").turn("A", "action")
    pay = next(
        effect.number for effect in scene.state.rulebook.effects if effect.cost is not None and effect.cost.any == 3
    )

    scene.run(MayPay(0, pay, 1))

    assert text_of(scene, "A", "pay") == "Pay 3 resources"
    assert text_of(scene, "A", "decline", "ja") == "支払わない"
    assert (
        scene.question("A").text()
        == "The attacker may pay 3 resources; if so, nobody may play a card in support. Do you pay?"
    )


def test_lists_of_effects_are_chosen_by_what_they_say(tmp_path: Path) -> None:
    either = '[{ op = "choose", options = [[{ op = "draw_archive", n = 2 }], [{ op = "gain", gold = 2 }]] }]'
    folder = pack(tmp_path, REWARD + f"effects = {either}")
    scene = Scene(packs=(str(folder),)).rewards("A", "tides.flood").turn("A", "action")

    scene.play("A spend tides.flood")

    assert text_of(scene, "A", "choose 1") == "Draw 2 Archive cards"
    assert text_of(scene, "A", "choose 2", "ja") == "金2を得る"
    assert option_text(Scene().state, "choose", "choose 2", "en") == "Option 2"


def test_cards_of_packs_with_a_name_of_their_own_are_called_by_it(tmp_path: Path) -> None:
    folder = pack(tmp_path, CARD + options(BUILD))
    state = Scene(packs=(str(folder),)).state

    assert option_text(state, "discard", "discard tides.harbour", "en") == "Discard Tide Harbour"
    assert option_text(state, "discard", "discard tides.harbour", "ja") == "「潮の港」を捨てる"
    assert option_text(state, "discard", "discard build-01", "ja") == "建設カード（司令部・強襲艦・交易所）を捨てる"


def test_a_game_of_teams_offers_missions_of_the_pool() -> None:
    game = tessera.start("the-warp", seats=4, seed=2, options={"teams": True})
    while game.questions[0].kind != "team-mission":
        game.play(game.questions[0].seat, [game.questions[0].options[0].id])

    for option in game.questions[0].options:
        assert option.text().startswith("Take ")
        assert option.text("ja").startswith("「")
