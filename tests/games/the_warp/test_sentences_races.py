"""What races do in their three roles, and Guardians."""

from __future__ import annotations

from tessera.games.the_warp.library import load
from tessera.games.the_warp.sentences import (
    active_sentence,
    exiled_sentence,
    guardian_points_phrase,
    guardian_sentence,
    race_sentence,
    reward_ability_sentence,
)
from tests.rows import for_each


@for_each(
    ("race", "en", "ja"),
    [
        (
            "darja-shadows",
            (
                "When an attack is declared with you as the attacker against an Exiled Race and with at most 2"
                " attacking"
                " Troops, nobody may play a card in support."
            ),
            (
                "自分が攻撃側となる攻撃が宣言されたとき、相手が追放種族で、攻撃する部隊が2個以下である場合、"
                "誰も支援のカードを使えない。"
            ),
        ),
        (
            "dura-scavengers",
            "Once per turn, after a combat as the attacker, defender or supporter, draw 1 Archive card.",
            (
                "手番ごとに1回、攻撃側、防御側、支援プレイヤーのいずれかとして戦闘に加わった後、"
                "アーカイブカードを1枚引く。"
            ),
        ),
        (
            "ecton-cultists",
            (
                "Once in your turn, for 1 Troop of yours from the board (not the last of an area), gain 3 resources of"
                " your choice."
            ),
            "自分の手番に1回、ボード上の自分の部隊1個（エリアの最後の1個は不可）を支払って、好きな資源3を得る。",
        ),
        (
            "luron-droids",
            "When you extract Troops, gain 1 Gold and 1 Energy.",
            "部隊を採取したとき、金1・エネルギー1を得る。",
        ),
        (
            "morlar-raiders",
            "After winning a combat as the attacker, gain 2 resources of your choice.",
            "攻撃側として戦闘に勝った後、好きな資源2を得る。",
        ),
        ("ralan-engineers", "Upgrades cost 1 resource less.", "強化のコストが資源1減る。"),
        (
            "silna-officials",
            (
                "Replenishing a Private Mission costs 1 resource less; look at 1 card more when replenishing a Private"
                " Mission and keep one."
            ),
            ("個人ミッション1枚の補充コストが資源1減り、個人ミッションの補充でカードを1枚多く見て1枚を残す。"),
        ),
        (
            "tavma-morphlings",
            (
                "At the start of your turn, mark a Player Race of an opponent and have its Active Ability too until"
                " your"
                " next turn starts."
            ),
            (
                "自分の手番の開始時に、相手のプレイヤー種族1つに印を付け、"
                "次の自分の手番の開始までそのアクティブ能力も持つ。"
            ),
        ),
        (
            "volut-smugglers",
            (
                "Combat cards played in support cost 2 resources less; a Combat card of yours that is bribed away"
                " returns"
                " to your hand."
            ),
            "支援で使う戦闘カードのコストが資源2減り、賄賂で取り下げた自分の戦闘カードは手札に戻る。",
        ),
        (
            "xotan-timebenders",
            "In combat as the attacker or defender, reroll 1 die.",
            "攻撃側か防御側として戦うとき、ダイス1個を振り直せる。",
        ),
        (
            "xurdun-slavers",
            "Once per turn, after winning a combat as the attacker, put 1 Troop into your reserve.",
            "手番ごとに1回、攻撃側として戦闘に勝った後、部隊1個を予備に置く。",
        ),
    ],
)
def test_an_active_ability_says_when_and_what(race: str, en: str, ja: str) -> None:
    record = load().races[race]

    assert (active_sentence(record, "en"), active_sentence(record, "ja")) == (en, ja)


@for_each(
    ("race", "en", "ja"),
    [
        (
            "darja-shadows",
            (
                "For 2 Reward cards, take 1 random Archive card from the hand of an opponent of your choice, then gain"
                " 2 resources of your choice."
            ),
            "報酬カード2枚で、相手1人を選び、その手札からアーカイブカードを無作為に1枚取り、好きな資源2を得る。",
        ),
        (
            "luron-droids",
            "Once per game, for 3 Reward cards, from now on, gain 1 Troop more when extracting Troops.",
            "ゲーム中1回、報酬カード3枚で、以後、部隊の採取で得る部隊が1個増える。",
        ),
        (
            "morlar-raiders",
            "For 2 Reward cards, take one more Attack action.",
            "報酬カード2枚で、攻撃アクションをもう1回行う。",
        ),
        (
            "silna-officials",
            (
                "Once per game, for 2 Reward cards, from now on, hold 1 Private Mission more. Then make a Mission"
                " Switch."
            ),
            ("ゲーム中1回、報酬カード2枚で、以後、持てる個人ミッションが1枚増える。続けてミッション交換を1回行う。"),
        ),
        (
            "volut-smugglers",
            "For 1 Reward card, each opponent hands you 1 resource of their choice.",
            "報酬カード1枚で、相手全員から、それぞれが選んだ資源1を受け取る。",
        ),
        (
            "xelo-traders",
            (
                "For 2 Reward cards, gain 2 Gold and 2 Energy, trade up to 6 resources besides the trade of the turn,"
                " then"
                " draw 1 Archive card."
            ),
            (
                "報酬カード2枚で、金2・エネルギー2を得て、手番の交易とは別に資源を6まで交易し、"
                "アーカイブカードを1枚引く。"
            ),
        ),
        (
            "xotan-timebenders",
            "For 3 Reward cards, take one more action.",
            "報酬カード3枚で、アクションをもう1回行う。",
        ),
    ],
)
def test_a_reward_ability_says_what_it_costs(race: str, en: str, ja: str) -> None:
    record = load().races[race]

    assert (reward_ability_sentence(record, "en"), reward_ability_sentence(record, "ja")) == (en, ja)


@for_each(
    ("race", "en", "ja"),
    [
        (
            "darja-shadows",
            "When an area of this race is attacked, the attacker plays Combat cards face up.",
            "この種族のエリアが攻撃されたとき、攻撃側は戦闘カードを表向きに使う。",
        ),
        (
            "ecton-cultists",
            "When you conquer an area of this race, the attacker loses 1 more Troop, but keeps 1.",
            "この種族のエリアを征服したとき、攻撃側はさらに部隊1個を失う（1個は必ず残る）。",
        ),
        (
            "luron-droids",
            "When an area of this race is attacked, the defence may flip 1 die.",
            "この種族のエリアが攻撃されたとき、防御側はダイス1個を反転できる。",
        ),
        (
            "nurec-designers",
            "For everyone, Laser Cannons, Sentry Towers and Assault Ships cost 1 resource less to build.",
            "全員について、レーザー砲・監視塔・強襲艦の建設コストが資源1減る。",
        ),
        (
            "ralan-engineers",
            "For everyone, upgrades cost 1 resource more.",
            "全員について、強化のコストが資源1増える。",
        ),
        (
            "solca-mercenaries",
            (
                "When an area of this race is attacked, the attacker may pay 2 resources; if so, the defence rolls 1"
                " die"
                " fewer."
            ),
            ("この種族のエリアが攻撃されたとき、攻撃側は資源2を支払ってよく、支払えば防御側の振るダイスが1個減る。"),
        ),
        (
            "tavma-morphlings",
            (
                "Areas of this race also have the Exiled Ability of the other Exiled Race; if that one is global, the"
                " defence may reroll 1 die when such an area is attacked."
            ),
            (
                "この種族のエリアは、もう1つの追放種族の追放能力も持つ。それが全体に及ぶ能力なら、代わりに、"
                "エリアが攻撃されたとき防御側はダイス1個を振り直せる。"
            ),
        ),
        (
            "xotan-timebenders",
            "When an area of this race is attacked, the attacker rerolls the highest die.",
            "この種族のエリアが攻撃されたとき、攻撃側は最も高いダイスを1個振り直す。",
        ),
        (
            "xurdun-slavers",
            "When an attack on an area of this race fails, the area gains 1 Exiled Troop (at most 4 in all).",
            "この種族のエリアへの攻撃が失敗したとき、そのエリアの追放種族の部隊が1個増える（合計4個まで）。",
        ),
        (
            "zeto-archivists",
            "When you conquer an area of this race, draw 2 Archive cards.",
            "この種族のエリアを征服したとき、アーカイブカードを2枚引く。",
        ),
    ],
)
def test_an_exiled_ability_says_whom_it_concerns(race: str, en: str, ja: str) -> None:
    record = load().races[race]

    assert (exiled_sentence(record, "en"), exiled_sentence(record, "ja")) == (en, ja)


def test_a_race_says_all_its_roles() -> None:
    race = load().races["skolok-miners"]

    assert race_sentence(race, "en") == (
        "Active Ability: When you extract resources, gain 1 Gold. Reward Ability: For 2 Reward cards, gain 4 Gold and"
        " 2 Energy. Exiled Ability: When you conquer an area of this race, gain 2 Gold."
    )
    assert race_sentence(race, "ja") == (
        "アクティブ能力：資源を採取したとき、金1を得る。報酬能力：報酬カード2枚で、金4・エネルギー2を得る。"
        "追放能力：この種族のエリアを征服したとき、金2を得る。"
    )


@for_each(
    ("race", "en", "ja"),
    [
        (
            "morlar-raiders",
            (
                "Morlar Raiders as Warp Guardian: 3 dice, multiplier 3, no Ability Slot. Conquer: 1 point, and 1 point"
                " for"
                " every 2 completed Conquest missions. Turn: 1 point. End: 2 points."
            ),
            (
                "ワープ・ガーディアン「モルラーの略奪者」：ダイス3個、倍率3、能力スロットなし。"
                "征服点：1点に加え、達成した征服ミッション2枚につき1点。手番点：1点。終了点：2点。"
            ),
        ),
        (
            "nurec-designers",
            (
                "Nurec Designers as Warp Guardian: 2 dice, multiplier 5, 2 Ability Slots. Conquer: 1 point for every"
                " completed Progress mission. Turn: 1 point. End: no points."
            ),
            (
                "ワープ・ガーディアン「ヌレックの設計者」：ダイス2個、倍率5、能力スロット2。"
                "征服点：達成した進歩ミッション1枚につき1点。手番点：1点。終了点：なし。"
            ),
        ),
        (
            "xotan-timebenders",
            (
                "Xotan Timebenders as Warp Guardian: 1 die, multiplier 9, 2 Ability Slots. Conquer: 1 point. Turn:"
                " 1 point. End: 1 point."
            ),
            (
                "ワープ・ガーディアン「ゾタンの時使い」：ダイス1個、倍率9、能力スロット2。"
                "征服点：1点。手番点：1点。終了点：1点。"
            ),
        ),
    ],
)
def test_a_guardian_says_how_strong_it_is_and_what_the_gate_is_worth(race: str, en: str, ja: str) -> None:
    library = load()
    record = library.guardians[race]

    assert (guardian_sentence(record, library, "en"), guardian_sentence(record, library, "ja")) == (en, ja)


def test_points_can_stand_in_other_sentences() -> None:
    assert guardian_points_phrase({"flat": 3}, "en") == "3 points"
    assert guardian_points_phrase({"flat": 0}, "ja") == "なし"
