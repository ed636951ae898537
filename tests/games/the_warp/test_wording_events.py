"""The log as players read it: a report that can be checked, and that keeps secrets."""

from __future__ import annotations

import re

from tessera.games.the_warp.phrases import phrases
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.wording import event_text
from tessera.games.the_warp.wording_speech import Speech
from tessera.kernel.event import Event
from tessera.kernel.zone import EVERYBODY, seen_by
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.speech import check, check_story, fight, rule_sources, story
from tests.rows import for_each


def event_keys() -> list[str]:
    """Every key that the rules tell."""
    sources = rule_sources()
    keys = set(re.findall(r'\bsay(?:_hidden)?\(\s*"([a-z_]+)"', sources))
    # Keys that depend on how something went.
    for pair in re.findall(r'(?:key = |say(?:_hidden)?\()\s*"([a-z_]+)" if [^"\n]+ else "([a-z_]+)"', sources):
        keys |= set(pair)
    return sorted(keys)


# Words that an event of each key has, where it has any; some keys have words of several shapes.
AREA, RACE, CARD = ["area:1"], ["race:3"], ["piece:40"]
AMOUNT, NOTHING = ["gold:2", "energy:1"], ["gold:0", "energy:0"]
OFFER = ["2", "0", "1", "0", "1"]
WORDS: dict[str, list[list[str]]] = {
    "ability": [RACE],
    "action": [["develop"], ["terrashift"], ["attack"]],
    "attack": [
        ["area:1", "area:2", "3", "foot", "exiled", "2", "4"],
        ["area:1", "area:2", "1", "ship", "player", "3", "4"],
        ["area:1", "area:2", "1", "foot", "guardian", "3", "7"],
    ],
    "bluff": [["piece:40", "gold:0", "energy:1"]],
    "bribe_cards": [["seat:1"]],
    "bribe_paid": [["seat:1", *OFFER, "piece:40"], ["seat:1", "0", "0", "0", "2", "0"]],
    "build": [["building:laser_cannon", "area:1"], ["building:gold_mine", "area:1", "track:1", "4"]],
    "claim": [AREA],
    "compensated": [AMOUNT, NOTHING],
    "consult": [[*AMOUNT, "piece:0", "piece:40"], [*NOTHING, "piece:40"]],
    "copy": [RACE],
    "counter": [OFFER, [*OFFER, "piece:0"]],
    "destroyed": [["area:1", "1", "2"], ["area:1", "2", "1"], ["area:1", "1", "0"]],
    "develop": [["piece:0", "0"], ["piece:0", "1"], ["piece:0", "2"]],
    "discard": [["piece:0", "piece:40"]],
    "discard_rewards": [["piece:-1"], ["piece:-1", "piece:-2"]],
    "draw_open": [["piece:0"]],
    "endgame": [["3", "8"], ["1", "8"]],
    "exiled_ability": [RACE],
    "garrison": [["area:1", "area:2", "1"], ["area:1", "area:2", "3"]],
    "no_room": [["area:1", "1"], ["area:1", "2"]],
    "dice_pass": [["attack"], ["defence"]],
    "no_bribe": [["seat:1"]],
    "no_card": [["0"], ["1"]],
    "no_payment": [["exiled:3"], ["piece:0"], ["active:1"], ["bought:2"], ["ability:0"], ["track:1"], ["building:x"]],
    "exiled_grow": [["area:1", "1", "3"], ["area:1", "2", "4"], ["area:1", "0", "4"]],
    "exiled_races": [["race:0", "race:1", "green"]],
    "extract": [["resources"], ["troops"]],
    "flip": [["attack", "2", "5"], ["defence", "6", "1"]],
    "forced_reroll": [["attack", "6", "1"]],
    "gain": [AMOUNT, NOTHING, ["gold:0", "energy:3"]],
    "give_back": [AREA],
    "guardian": [["race:2"], ["race:3", "ability:0"], ["race:3", "ability:0", "ability:3"]],
    "hand_over": [["seat:1", *AMOUNT]],
    "laser": [
        ["area:1", "area:2", "dice:5", "1"],
        ["area:1", "area:2", "dice:5-6", "2"],
        ["area:1", "area:2", "dice:1", "0"],
    ],
    "lead": [RACE],
    "line_up": [["piece:0"], ["piece:0", "piece:40"]],
    "line_up_anew": [["piece:0", "piece:1", "piece:40", "piece:41"]],
    "look_at_missions": [["2", "type:progress"]],
    "lose_more": [["area:1", "1"]],
    "lower": [["area:1", "2"]],
    "mission": [["piece:70", "2", "5"]],
    "move": [["area:1", "area:2", "1"]],
    "offer": [OFFER, [*OFFER, "piece:0", "piece:40"]],
    "open_mission": [["piece:70"]],
    "open_mission_gone": [["piece:70", "piece:71"]],
    "option": [["piece:0", "2"]],
    "pay": [AMOUNT],
    "place_reserve": [AREA],
    "points": [["1", "4"]],
    "power": [["dice:4-3-2", "2", "18", "dice:5", "4", "20"], ["dice:", "2", "0", "dice:", "4", "0"]],
    "raise": [["area:1", "3"]],
    "remove": [["area:1", "1"]],
    "reroll": [["attack", "2", "5"], ["defence", "6", "1"]],
    "reserve": [["2"], ["1"], ["0"]],
    "result": [
        ["area:1", "conquered", "3"],
        ["area:1", "held", "2"],
        ["area:1", "held", "0"],
        ["area:1", "emptied", "0"],
    ],
    "reveal": [["piece:40", "1", *AMOUNT], ["piece:40", "2", *NOTHING]],
    "reward": [["2"]],
    "reward_ability": [RACE],
    "roll": [["dice:4-3", "dice:6"], ["dice:4", "dice:"]],
    "round": [["3"]],
    "sail": [["area:1", "area:2", "1"], ["area:1", "area:2", "2"]],
    "solo_defence": [["dice:5", "1"], ["dice:2", "0"]],
    "spend_rewards": [["piece:-1"], ["piece:-1", "piece:-2"]],
    "station": [AREA],
    "steal_card": [["seat:1"]],
    "take_discard": [CARD],
    "timeout": [["seat:1"]],
    "trade_to_energy": [["gold:2", "energy:2"]],
    "trade_to_gold": [["gold:2", "energy:2"]],
    "troops_changed": [["attack", "1", "0", "4", "2"], ["defence", "0", "1", "2", "2"], ["attack", "2", "2", "4", "1"]],
    "turn_up": [["area:1", "race:3", "1"], ["area:1", "race:3", "2"]],
    "upgrade": [["building:gold_mine", "2"]],
    "use_reward": [["piece:-1"]],
}
# Events with pieces that only some saw.
HIDDEN = {
    "bribe_cards": [0, 40],
    "bribed": [40],
    "bribed_back": [40],
    "combat_card": [40],
    "draw": [40],
    "keep_mission": [70],
    "keep_missions": [70, 71, 90],
    "look_at_missions": [70, 71],
    "reward": [-1, -2],
    "steal_card": [40],
}
# Clauses by which some events are told differently.
CLAUSES = ("WARP-TURN-01", "WARP-CON-15", "WARP-MIS-11", "WARP-MIS-13", "WARP-GAT-06", "WARP-GAT-09")
TOLD_BY_CLAUSE = ("discard", "mission", "pay", "points")


def placed(state: Warp, words: list[str]) -> list[str]:
    """Reward cards are counted from the end of theirs, for their numbers depend on the box."""
    first = state.rulebook.first_token
    return [f"piece:{first + int(word[6:])}" if word.startswith("piece:-") else word for word in words]


@for_each("teams", [False, True])
def test_every_event_has_a_sentence_in_both_languages(teams: bool) -> None:
    state = Scene(seats=4, teams=teams).state
    Speech(state, "en")

    keys = event_keys()

    assert len(keys) == 85
    assert {key.removeprefix("log.") for key in phrases() if key.startswith("log.")} == set(keys)
    assert set(WORDS) | set(HIDDEN) <= set(keys)
    for key in keys:
        pieces = [piece if piece >= 0 else state.rulebook.first_token + piece for piece in HIDDEN.get(key, [])]
        for words in WORDS.get(key, [[]]):
            for told_by in CLAUSES if key in TOLD_BY_CLAUSE else CLAUSES[:1]:
                told = Event(key, told_by, 0, placed(state, words), pieces, seen_by(0) if pieces else EVERYBODY)
                for language in ("en", "ja"):
                    texts = [event_text(state, told, seat, language) for seat in (-1, 0, 1)]
                    for text in texts:
                        check(text, language)
                        assert text.endswith((".", "。")), text
                    # Whoever saw the pieces reads their names, everybody else their backs.
                    assert texts[0] == texts[2]
                    assert (texts[0] != texts[1]) == bool(pieces), texts


@for_each("key", ["reroll", "flip"])
def test_dice_that_nobody_rolls_for_are_told_without_a_player(key: str) -> None:
    state = Scene(seats=1).state

    told = Event(key, "WARP-DIC-10", -1, ["defence", "2", "5"], [], EVERYBODY)

    assert event_text(state, told, 0, "en") == f"The defence {key}s a die: 2 becomes 5."
    check(event_text(state, told, 0, "ja"), "ja")


# Stories


@clause("WARP-INC-02", "WARP-CON-02", "WARP-CON-05")
def test_drawn_cards_are_named_to_their_owner_only() -> None:
    scene = Scene(seats=3).hand("A", "build-01", "maneuver").deck("elite", "jetpack").has("A", gold=1).turn("A")

    scene.play(
        "A extract resources", "A consult", "A discard build-01 + discard maneuver", "A draw deck", "A draw deck"
    )

    own = story(scene, "A")
    assert own[:2] == ["A extracts resources.", "A gains 1 Gold and 1 Energy."]
    assert own[2].startswith("A discards the Build card (Command Center / Assault Ship / Trade Post) and Maneuver and ")
    assert own[2].endswith(" and gains 1 Gold and 1 Energy.")
    assert own[3] == "A draws Elite from the deck."
    for viewer in ("B", None):
        assert story(scene, viewer)[3] == "A draws 1 Archive card from the deck."
    assert story(scene, None, "ja")[2:4] == [
        "Aは建設カード（司令部・強襲艦・交易所）と「機動」を捨てて金1・エネルギー1を得た。",
        "Aはデッキからアーカイブカード1枚を引いた。",
    ]
    check_story(scene.game)


@clause("WARP-CRD-01", "WARP-CRD-03", "WARP-REV-01", "WARP-DIC-12", "WARP-RES-01", "WARP-RES-02")
def test_a_full_combat_can_be_checked_line_by_line() -> None:
    scene = fight().reward_deck("recruits", "salvage").dice(4, 3, 2, 4, 5).turn("A", "action")

    scene.play("A attack", "A troops 3", "A pass", "D play reinforce", "A bribe", "A gold 1", "A propose", "D decline")
    scene.play("D option 1 pay 0 gold 0 energy")

    assert story(scene, "A") == [
        "A takes the Attack action.",
        "A attacks Ridge A (an Exiled Race) from Left Approach A with 3 Troops: multiplier 2 against 4.",
        "A plays no Combat card.",
        "B plays no Combat card.",
        "C plays no Combat card.",
        "D plays a Combat card face down.",
        "A offers a bribe: 1 Gold.",
        "D declines.",
        "D reveals Reinforce, option 1, for nothing: “add 1 Troop to your side”.",
        "The defence gains 1 Troop: 3 against 2 now (by Reinforce).",
        "The attack rolls 4, 3, 2; the defence rolls 4, 5.",
        "Attack of A: (4 + 3 + 2) x 2 = 18. Defence: (4 + 5) x 4 = 36.",
        "The attack on Ridge A fails; 2 Troops return.",
        "D draws 2 Reward cards.",
    ]
    assert story(scene, "D")[5] == "D plays Reinforce face down."
    assert story(scene, "D")[13] == "D draws 2 Reward cards: Recruits and Salvage."
    assert story(scene, None, "ja") == [
        "Aのアクション：攻撃。",
        "AはAの左の進入路からAの尾根（追放種族）を部隊3個で攻撃した：倍率2対4。",
        "Aは戦闘カードを出さなかった。",
        "Bは戦闘カードを出さなかった。",
        "Cは戦闘カードを出さなかった。",
        "Dは戦闘カードを裏向きに出した。",
        "Aの賄賂の申し出：金1。",
        "Dは断った。",
        "Dは「増援」の選択肢1を公開した（支払いなし）：自分の側に部隊1個を加える。",
        "防御側に部隊1個が加わった（3対2）（「増援」による）。",
        "ダイス：攻撃側4・3・2、防御側4・5。",
        "Aの攻撃力：(4 + 3 + 2) × 2 = 18。防御力：(4 + 5) × 4 = 36。",
        "Aの尾根への攻撃は失敗した（2個が戻る）。",
        "Dは報酬カード2枚を引いた。",
    ]
    check_story(scene.game)


@clause("WARP-BRB-02", "WARP-BRB-04", "WARP-BRB-06", "WARP-INFO-06")
def test_unnamed_cards_of_a_bribe_are_known_to_both_players_alone() -> None:
    scene = fight().hand("A", "enforce", "maneuver").turn("A", "action")

    scene.play("A attack", "A troops 3", "A pass", "D play reinforce", "A bribe", "A cards 1", "A card maneuver")
    scene.play("A propose", "D accept")

    for viewer in ("A", "B", None):
        told = story(scene, viewer)
        assert "A offers a bribe: 1 unnamed Archive card and Maneuver." in told
        assert "D is bribed: Reinforce is discarded without effect." in told
        assert "A hands D the bribe: 1 unnamed Archive card and Maneuver." in told
    # With Maneuver gone there is one card left to give.
    assert "A gives Enforce to D." in story(scene, "A")
    assert "A gives Enforce to D." in story(scene, "D")
    assert "A gives 1 Archive card to D." in story(scene, "B")
    assert "AはDにアーカイブカード1枚を渡した。" in story(scene, None, "ja")
    check_story(scene.game)


@clause("WARP-CRD-01")
def test_a_card_that_must_be_played_openly_is_named_to_all() -> None:
    scene = fight().exiled_races("zeto-archivists", "darja-shadows").hand("A", "enforce").turn("A", "action")

    scene.play("A attack", "A troops 3", "A play enforce")

    assert story(scene, None)[2:4] == [
        "The Exiled Ability of Darja Shadows comes into play.",
        "A plays Enforce face up.",
    ]
    assert story(scene, "B", "ja")[3] == "Aは「強行」を表向きに出した。"


@clause("WARP-DEV-03", "WARP-DEV-09", "WARP-DEV-12")
def test_a_develop_action_is_a_short_story() -> None:
    scene = Scene().has("A", gold=3, energy=3).holds("A", "a-upper-right", 1).hand("A", "build-12").turn("A", "action")

    scene.play("A develop", "A option 3 gold_mine", "A pay 1 gold 1 energy")

    assert story(scene, "B") == [
        "A takes the Develop action.",
        "A develops the Build card (Laser Cannon / Energy Plant / Gold Mine).",
        "A takes option 3: “build a Gold Mine”.",
        "A pays 1 Gold and 1 Energy.",
        "A builds a Gold Mine on Right Approach A (Gold track: position 2).",
    ]
    assert story(scene, "B", "ja")[4] == "AはAの右の進入路に金鉱を建設した（金トラック：位置2）。"


@clause("WARP-LAS-04", "WARP-LAS-06")
def test_a_laser_tells_its_dice_and_what_is_left() -> None:
    scene = Scene().has("A", energy=2).holds("A", "a-right", 1, "laser_cannon").exiled("a-upper-right", 1, "green")
    scene.dice(2, 5).turn("A", "action").play("A laser a-right", "A fire a-upper-right 2")

    assert story(scene, None)[:2] == [
        "A fires from Right Flank A at Right Approach A and rolls 2, 5: 1 hit.",
        "Right Approach A loses 1 Troop and is empty.",
    ]
    assert story(scene, None, "ja")[:2] == [
        "AはAの右翼からAの右の進入路を撃った。出目2・5：命中1。",
        "Aの右の進入路は部隊1個を失い、空になった。",
    ]


@clause("WARP-MIS-03", "WARP-OBJ-03", "WARP-OBJ-04")
def test_points_are_told_with_their_sum_and_the_endgame_with_its_rounds() -> None:
    scene = Scene().points("A", 8).open("pi-empire").has("A", gold=1)
    state = scene.state
    piece = scene.piece("pi-empire")

    completed = Event("mission", "WARP-MIS-03", 0, [f"piece:{piece}", "3", "11"], [], EVERYBODY)
    triggered = Event("endgame", "WARP-OBJ-03", 0, ["3", "4"], [], EVERYBODY)

    assert event_text(state, completed, 1, "en") == "A completes Empire: 3 points, 11 in all."
    assert event_text(state, completed, 1, "ja") == "Aは「帝国」を達成した：3点（合計11点）。"
    assert event_text(state, triggered, 1, "en") == (
        "A has 9 or more points: the Endgame is triggered. 3 final rounds follow; round 4 is the last one."
    )
    teams = Scene(seats=4, teams=True).state
    assert event_text(teams, triggered, 1, "en").startswith("A's team has 13 or more points: ")


@clause("WARP-GAT-06", "WARP-GAT-09")
def test_points_of_the_gate_say_what_they_are_for() -> None:
    state = Scene().state

    texts = [
        event_text(state, Event("points", told_by, 1, ["2", "5"], [], EVERYBODY), 0, "en")
        for told_by in ("WARP-GAT-06", "WARP-GAT-09", "WARP-GAT-13")
    ]

    assert texts == [
        "B gains 2 points for conquering the Warp Gate, 5 in all.",
        "B gains 2 points for holding the Warp Gate, 5 in all.",
        "B gains 2 points, 5 in all.",
    ]


@clause("WARP-SWI-02", "WARP-INFO-01", "WARP-INFO-02")
def test_missions_that_are_looked_at_show_others_only_their_backs() -> None:
    scene = Scene().rewards("A", "new-orders").private("A", "pg-01", "pr-01", "cq-01").has("A", gold=1)
    scene.mission_deck("cq-02", "cq-03").turn("A", "action")

    scene.play("A spend new-orders", "A switch pg-01", "A deck conquest", "A keep cq-03")

    assert story(scene, "A")[1:3] == ["A looks at Foothold and Dominion.", "A keeps Dominion."]
    for viewer in ("B", None):
        assert story(scene, viewer)[1:3] == ["A looks at 2 Conquest missions.", "A keeps 1 Conquest mission."]
    assert story(scene, "B", "ja")[1:3] == ["Aは征服ミッション2枚を見た。", "Aは征服ミッション1枚を残した。"]
