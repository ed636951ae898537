"""Sentences are derived from what is printed: Archive cards, Reward cards, tokens, the player board."""

from __future__ import annotations

from tessera.games.the_warp.library import load
from tessera.games.the_warp.sentences import (
    ability_sentence,
    card_sentence,
    cost_phrase,
    effects_phrase,
    option_sentence,
    playable_sentence,
    reward_sentence,
    standing_sentence,
    track_bonus_sentence,
    track_sentence,
)
from tests.rows import for_each


@for_each(
    ("card", "en", "ja"),
    [
        (
            "build-01",
            (
                "Build card. Discard value: 1 Gold. 2 Gold and 2 Energy: build a Command Center. Or 2 Gold and 1"
                " Energy:"
                " build an Assault Ship. Or 1 Gold and 1 Energy: build a Trade Post."
            ),
            (
                "建設カード。捨て札価値：金1。金2・エネルギー2：司令部を1つ建設する。"
                "または、金2・エネルギー1：強襲艦を1つ建設する。または、金1・エネルギー1：交易所を1つ建設する。"
            ),
        ),
        (
            "upgrade-any",
            (
                "Upgrade card. Discard value: 1 Gold and 1 Energy. 2 Gold, 2 Energy and 1 Archive card from your hand:"
                " upgrade any one type. Or 3 Gold and 3 Energy: upgrade any one type, then draw 2 Archive cards."
            ),
            (
                "強化カード。捨て札価値：金1・エネルギー1。金2・エネルギー2・手札のアーカイブカード1枚："
                "好きなものを1レベル強化する。または、金3・エネルギー3：好きなものを1レベル強化し、"
                "アーカイブカードを2枚引く。"
            ),
        ),
        (
            "start",
            (
                "Start card. Discard value: 1 Gold. 1 Gold and 2 Energy: build any building. Or 2 Gold and 2 Energy:"
                " upgrade any one type. It leaves the game after use."
            ),
            (
                "スタートカード。捨て札価値：金1。金1・エネルギー2：好きな建物を1つ建設する。"
                "または、金2・エネルギー2：好きなものを1レベル強化する。使ったらゲームから除く。"
            ),
        ),
        (
            "reinforce",
            (
                "Combat card. Discard value: 1 Energy. It costs you 1 Gold and 1 Energy less as the supporter. 1 Gold"
                " and"
                " 1 Energy: add 1 Troop to your side. Or 2 Gold and 2 Energy: add 2 Troops to your side."
            ),
            (
                "戦闘カード。捨て札価値：エネルギー1。自分が支援プレイヤーである場合、コストが金1・エネルギー1減る。"
                "金1・エネルギー1：自分の側に部隊1個を加える。または、金2・エネルギー2：自分の側に部隊2個を加える。"
            ),
        ),
        (
            "pincer",
            (
                "Combat card. Discard value: 1 Gold. Playable only with another area of yours next to the target."
                " 1 resource: roll 1 die more. Or 1 Gold and 2 Energy: roll 2 dice more."
            ),
            (
                "戦闘カード。捨て札価値：金1。目標に隣接する別の支配エリアがある場合だけ使える。"
                "資源1：ダイスを1個多く振る。または、金1・エネルギー2：ダイスを2個多く振る。"
            ),
        ),
        (
            "elite",
            (
                "Combat card. Discard value: 1 Gold. 1 resource: multiply 1 of your dice by 2 (up to 6). Or 1 Gold and"
                " 2 Energy: multiply 2 of your dice by 2 (up to 6). Or 3 Gold and 3 Energy: multiply 2 of your dice by"
                " 2;"
                " your dice may count more than 6."
            ),
            (
                "戦闘カード。捨て札価値：金1。資源1：自分のダイス1個を2倍にする（6まで）。"
                "または、金1・エネルギー2：自分のダイス2個を2倍にする（6まで）。"
                "または、金3・エネルギー3：自分のダイス2個を2倍にし、自分のダイスの6の上限をなくす。"
            ),
        ),
    ],
)
def test_an_archive_card_says_everything_but_its_name(card: str, en: str, ja: str) -> None:
    record = load().cards[card]

    assert (card_sentence(record, "en"), card_sentence(record, "ja")) == (en, ja)


@for_each(
    ("card", "number", "en", "ja"),
    [
        ("maneuver", 1, "1 Gold and 1 Energy: reroll up to 2 dice.", "金1・エネルギー1：ダイスを2個まで振り直せる。"),
        (
            "maneuver",
            2,
            "2 Gold and 1 Energy: reroll 1 die; flip 1 die.",
            "金2・エネルギー1：ダイス1個を振り直せて、ダイス1個を反転できる。",
        ),
        (
            "deceive",
            1,
            "4 resources: if your side does not win, put 3 Troops into your reserve.",
            "資源4：自分の側が勝たなければ部隊3個を予備に置く。",
        ),
        (
            "defect",
            0,
            "2 Gold and 1 Energy: remove 1 enemy Troop (if it was a player's, that player gets what was paid).",
            "金2・エネルギー1：敵の部隊1個を取り除く（プレイヤーの部隊なら、支払いはそのプレイヤーが受け取る）。",
        ),
        (
            "jetpack",
            0,
            "2 Gold and 1 Energy: the attack multiplier becomes the base multiplier of the defence.",
            "金2・エネルギー1：攻撃の倍率を防御の基本倍率と同じにする。",
        ),
        ("ambush", 1, "3 resources: raise your multiplier by 2.", "資源3：自分の倍率を2上げる。"),
        (
            "enforce",
            2,
            "2 Gold and 2 Energy: add 3 to all your dice (up to 6).",
            "金2・エネルギー2：自分のダイスすべてに3を加える（6まで）。",
        ),
    ],
)
def test_an_option_is_its_price_and_what_it_does(card: str, number: int, en: str, ja: str) -> None:
    option = load().cards[card]["option"][number]

    assert (option_sentence(option, "en"), option_sentence(option, "ja")) == (en, ja)


def test_when_a_card_can_be_played_is_told_apart_too() -> None:
    cards = load().cards

    assert playable_sentence(cards["ambush"], "en") == "Playable only as the supporter."
    assert playable_sentence(cards["ambush"], "ja") == "自分が支援プレイヤーである場合だけ使える。"
    assert playable_sentence(cards["elite"], "en") == ""


def test_prices_are_lists_of_their_parts() -> None:
    everything = {"gold": 1, "energy": 2, "any": 3, "discard": 1, "board_troops": 1, "rewards": 2}

    assert cost_phrase({}, "en") == "Free"
    assert cost_phrase({"any": 1}, "en") == "1 resource"
    assert cost_phrase(everything, "en") == (
        "1 Gold, 2 Energy, 3 resources, 1 Archive card from your hand, 1 Troop of yours from the board (not the last of"
        " an area) and 2 Reward cards"
    )
    assert cost_phrase({"gold": 2, "rewards": 1}, "ja") == "金2・報酬カード1枚"


@for_each(
    ("reward", "en", "ja"),
    [
        ("mixed-cargo", "Gain 2 Gold and 1 Energy.", "金2・エネルギー1を得る。"),
        (
            "recruits",
            "Gain 1 Troop, on an area you control or in your reserve.",
            "部隊1個を支配エリアか予備に置く。",
        ),
        (
            "new-orders",
            "Make a Mission Switch, then draw 1 Archive card.",
            "ミッション交換を1回行い、アーカイブカードを1枚引く。",
        ),
        (
            "blueprints",
            "Play a Develop card for 2 resources less.",
            "発展カードを1枚、資源2少ないコストで使う。",
        ),
        ("prefab-laser-cannon", "Build a Laser Cannon for 1 resource.", "資源1でレーザー砲を1つ建設する。"),
        (
            "prefab-sentry-tower",
            "Build a Sentry Tower for free, then gain 1 resource of your choice.",
            "監視塔を1つ無料で建設し、好きな資源1を得る。",
        ),
        ("overhaul", "Upgrade any one type for 2 resources.", "資源2で好きなものを1レベル強化する。"),
        (
            "tremor",
            "Raise the multiplier of one area by 1 and lower that of another by 1.",
            "1つのエリアの倍率を1上げて別のエリアの倍率を1下げる。",
        ),
        (
            "sabotage",
            "Remove 1 visible enemy Troop from an area within 2 steps of one you control.",
            "支配エリアから2エリア以内にあるエリア1つから見えている敵の部隊1個を取り除く。",
        ),
    ],
)
def test_a_reward_card_says_what_it_does(reward: str, en: str, ja: str) -> None:
    record = load().rewards[reward]

    assert (reward_sentence(record, "en"), reward_sentence(record, "ja")) == (en, ja)


@for_each(
    ("token", "en", "ja"),
    [
        (
            "two-defense-cards",
            "Up to 2 Combat cards may be played for the defence.",
            "防御側の戦闘カードを2枚まで使える。",
        ),
        (
            "dearer-cards",
            "Combat cards of the other side cost 1 Gold and 1 Energy more.",
            "相手側の戦闘カードのコストが金1・エネルギー1増える。",
        ),
        ("multiplier-plus-one", "The multiplier of the defence rises by 1.", "防御側の倍率が1上がる。"),
        ("double-reroll", "The defence may reroll up to 2 dice.", "防御側はダイスを2個まで振り直せる。"),
        (
            "values-plus-two",
            "The defence adds 2 to all its dice (up to 6).",
            "防御側はダイスすべてに2を加える（6まで）。",
        ),
    ],
)
def test_an_ability_token_speaks_of_the_defence(token: str, en: str, ja: str) -> None:
    record = load().abilities[token]

    assert (ability_sentence(record, "en"), ability_sentence(record, "ja")) == (en, ja)


def test_a_track_says_what_it_yields_and_its_bonus() -> None:
    tracks = load().tracks

    assert track_sentence(tracks["command"], "en") == (
        "Troops when extracting: 1 from position 1, 2 from position 3 and 3 from position 6. From position 8 on, draw"
        " 1 card more when consulting; in combats of your own Troops, your Combat cards cost 1 Gold and 1 Energy less."
    )
    assert track_sentence(tracks["trade"], "ja") == (
        "交易できる資源：位置1から1、位置3から2、位置6から3。位置8以上なら、資源の採取で得る量が金1・エネルギー1増え、"
        "自分の部隊の戦闘では、自分のダイスすべてに1を加える（6まで）。"
    )
    assert track_bonus_sentence(tracks["energy"], "en") == (
        "From position 8 on, gain 1 more resource of your choice for each card discarded when consulting; in combats of"
        " your own Troops, reroll up to 2 dice."
    )
    assert track_bonus_sentence(tracks["gold"], "ja") == (
        "位置8以上なら、自分の部隊の戦闘では、戦闘に勝って得る報酬カードが1枚増え、ダイス1個を反転できる。"
    )


def test_a_tower_says_when_it_helps() -> None:
    tower = load().standing["sentry-tower"]

    assert standing_sentence(tower, "en") == (
        "Attacking from its area or defending its area, add 1 to all your dice (up to 6)."
    )
    assert standing_sentence(tower, "ja") == (
        "そのエリアから攻撃するとき、またはそのエリアを防御するとき、自分のダイスすべてに1を加える（6まで）。"
    )


def test_effects_can_stand_in_other_sentences() -> None:
    effects = load().rewards["archive-cache"]["effects"]

    assert effects_phrase(effects, "en") == "draw 2 Archive cards"
    assert effects_phrase(effects, "ja") == "アーカイブカードを2枚引く"
