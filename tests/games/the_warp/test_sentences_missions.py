"""What missions ask for, in words."""

from __future__ import annotations

from tessera.games.the_warp.library import load
from tessera.games.the_warp.sentences import condition_phrase, mission_sentence
from tests.rows import for_each


@for_each(
    ("mission", "en", "ja"),
    [
        (
            "pg-01",
            "Progress mission, 1 point. Build a Gold Mine this turn and control 3 or more Gold Mines.",
            "進歩ミッション、1点。この手番に金鉱を建設し、金鉱を3つ以上支配する。",
        ),
        (
            "pg-09",
            "Progress mission, 1 point. Make an upgrade this turn and have 2 or more types at level 2 or higher.",
            "進歩ミッション、1点。この手番に強化を行い、2種類以上がレベル2以上である。",
        ),
        (
            "pg-16",
            (
                "Progress mission, 2 points. Build a Laser Cannon, a Sentry Tower or an Assault Ship this turn and"
                " control"
                " 4 or more of Laser Cannons, Sentry Towers and Assault Ships in all."
            ),
            (
                "進歩ミッション、2点。この手番にレーザー砲、監視塔、強襲艦のいずれかを建設し、"
                "レーザー砲・監視塔・強襲艦を合わせて4つ以上支配する。"
            ),
        ),
        (
            "pg-17",
            (
                "Progress mission, 1 point. Build any building this turn and have 4 or more buildings on one area you"
                " control, not counting Colonies."
            ),
            "進歩ミッション、1点。この手番に建物を建設し、コロニー以外の支配エリア1つに建物を4つ以上持つ。",
        ),
        (
            "pg-20",
            "Progress mission, 1 point. Build any building this turn and control 12 or more buildings.",
            "進歩ミッション、1点。この手番に建物を建設し、建物を12以上支配する。",
        ),
        (
            "pr-03",
            "Prosperity mission, 1 point. Trade a resource this turn and pay 6 Gold and 6 Energy.",
            "繁栄ミッション、1点。この手番に資源を1以上交易し、金6・エネルギー6を支払う。",
        ),
        (
            "pr-05",
            "Prosperity mission, 1 point. Control 5 or more areas and pay 5 Gold and 5 Energy.",
            "繁栄ミッション、1点。エリアを5つ以上支配し、金5・エネルギー5を支払う。",
        ),
        (
            "pr-16",
            "Prosperity mission, 1 point. Be at position 3 or higher on the Gold track and the Energy track.",
            "繁栄ミッション、1点。金トラックとエネルギートラックで位置3以上に達する。",
        ),
        (
            "pr-21",
            (
                "Prosperity mission, 1 point. Be followed by another player this turn and gain 8 or more resources this"
                " turn."
            ),
            "繁栄ミッション、1点。この手番に他のプレイヤー1人以上に追随され、この手番に資源を合わせて8以上得る。",
        ),
        (
            "cq-04",
            "Conquest mission, 1 point. Win a combat as the attacker against a higher multiplier this turn.",
            "征服ミッション、1点。この手番に攻撃側として自分より倍率の高い相手との戦闘に勝つ。",
        ),
        (
            "cq-05",
            "Conquest mission, 1 point. Conquer an Exiled area defended by 3 or more Troops this turn.",
            "征服ミッション、1点。この手番に部隊3個以上で防御された追放種族のエリアを征服する。",
        ),
        (
            "cq-07",
            "Conquest mission, 2 points. Control 2 or more areas with multiplier 4.",
            "征服ミッション、2点。倍率4のエリアを2つ以上支配する。",
        ),
        (
            "cq-10",
            "Conquest mission, 3 points. Conquer the Warp Gate this turn.",
            "征服ミッション、3点。この手番にワープゲートを征服する。",
        ),
        (
            "cq-12",
            "Conquest mission, 2 points. Control 2 or more areas in zones of other players.",
            "征服ミッション、2点。他のプレイヤーのゾーンにあるエリアを2つ以上支配する。",
        ),
        (
            "cq-20",
            (
                "Conquest mission, 1 point. Control 2 or more areas with a Gold symbol other than Colonies and control"
                " 2 or more areas with an Energy symbol other than Colonies."
            ),
            (
                "征服ミッション、1点。コロニー以外の金のシンボルがあるエリアを2つ以上支配し、"
                "コロニー以外のエネルギーのシンボルがあるエリアを2つ以上支配する。"
            ),
        ),
        (
            "pi-overlord",
            "Pioneering mission, 3 points. Be at position 12 on the Command track.",
            "開拓ミッション、3点。司令トラックで位置12に達する。",
        ),
        (
            "pi-civilization",
            "Pioneering mission, 2 points. Control buildings of all seven types and control 14 or more buildings.",
            "開拓ミッション、2点。7種類すべての建物を支配し、建物を14以上支配する。",
        ),
        (
            "pi-king-of-average",
            "Pioneering mission, 3 points. Be at positions 3 to 6 on all four tracks.",
            "開拓ミッション、3点。4本のトラックすべてで位置3～6にいる。",
        ),
        (
            "pi-hoarder",
            "Pioneering mission, 2 points. Have the most resources (more than none) at the end of the game.",
            "開拓ミッション、2点。ゲーム終了時に資源の合計が最も多い（0を除く）。",
        ),
    ],
)
def test_a_mission_says_what_it_asks_for(mission: str, en: str, ja: str) -> None:
    record = load().missions[mission]

    assert (mission_sentence(record, "en"), mission_sentence(record, "ja")) == (en, ja)


@for_each(
    ("mission", "en", "ja"),
    [
        (
            "pr-03",
            "Prosperity mission, 1 point. Show 8 or more Gold and 8 or more Energy.",
            "繁栄ミッション、1点。金8以上とエネルギー8以上を見せる。",
        ),
        (
            "pr-04",
            "Prosperity mission, 2 points. Show 18 or more resources in all.",
            "繁栄ミッション、2点。合わせて18以上の資源を見せる。",
        ),
    ],
)
def test_what_it_asked_for_first_is_told_where_that_is_played(mission: str, en: str, ja: str) -> None:
    record = load(first=True).missions[mission]

    assert (mission_sentence(record, "en"), mission_sentence(record, "ja")) == (en, ja)


@for_each(
    ("condition", "en", "ja"),
    [
        (
            {"cond": "level", "type": "assault_ship", "min": 2},
            "have the Assault Ship at level 2 or higher",
            "強襲艦がレベル2以上である",
        ),
        ({"cond": "hand", "min": 2, "kind": "combat"}, "hold 2 or more Combat cards", "戦闘カードを手札に2枚以上持つ"),
        ({"cond": "hand", "min": 1}, "hold an Archive card", "アーカイブカードを手札に1枚以上持つ"),
        (
            {"cond": "missions_done", "type": "progress", "min": 1},
            "have completed a Progress mission",
            "進歩ミッションを1枚以上達成している",
        ),
        (
            {"cond": "areas", "min": 3, "where": {"zone": "own", "mult_max": 2, "gate": False}},
            "control 3 or more areas of your own zone with multiplier 2 or lower other than the Warp Gate",
            "ワープゲート以外の倍率2以下の自分のゾーンのエリアを3つ以上支配する",
        ),
        (
            {"cond": "did_conquer", "from": "player", "min": 2, "where": {}, "defenders_min": 0},
            "conquer 2 or more areas of other players this turn",
            "この手番に他のプレイヤーのエリアを2つ以上征服する",
        ),
        (
            {"cond": "did_upgrade", "types": ["gold_mine", "trade_post"], "min": 2},
            "upgrade the Gold Mine or the Trade Post 2 or more times this turn",
            "この手番に金鉱か交易所を2回以上強化する",
        ),
        ({"cond": "attackers", "min": 2, "max": 3}, "with 2 to 3 attacking Troops", "攻撃する部隊が2～3個である"),
        (
            {"cond": "against", "is": ["exiled", "guardian"]},
            "against an Exiled Race or the Guardian",
            "相手が追放種族かガーディアンである",
        ),
    ],
)
def test_conditions_that_the_box_does_not_use_speak_too(condition: dict[str, object], en: str, ja: str) -> None:
    assert (condition_phrase(condition, "en"), condition_phrase(condition, "ja")) == (en, ja)
