"""Sentences are derived from what is printed: the same words act and speak."""

from __future__ import annotations

from typing import Any

from tessera.games.race_for_the_galaxy.library import load
from tessera.games.race_for_the_galaxy.sentences import (
    attributes_sentence,
    card_sentence,
    category_sentence,
    goal_sentence,
    powers_sentence,
    price_words,
    robot_start_sentence,
    robot_tile_sentence,
    scoring_sentence,
)
from tests.rows import for_each

Record = dict[str, Any]


@for_each(
    ("card", "en", "ja"),
    [
        ("space-marines", "Development, cost 2, 1 VP.", "発展カード。コスト2、1VP。"),
        (
            "new-sparta",
            "Military gray world, defense 2, 1 VP. Start world 3.",
            "灰色の軍事世界。防御値2、1VP。初期世界3。",
        ),
        (
            "damaged-alien-factory",
            "Military production world (Alien), defense 3, 2 VP. Start world 7. Keyword: ALIEN.",
            "エイリアンの軍事生産世界。防御値3、2VP。初期世界7。キーワード：ALIEN。",
        ),
        (
            "ravaged-uplift-world",
            "Non-military windfall world (Genes), cost 2, -1 VP. Keyword: UPLIFT. Uplift symbol.",
            "遺伝子の非軍事ウィンドフォール世界。コスト2、-1VP。キーワード：UPLIFT。アップリフト記号。",
        ),
        (
            "alien-uplift-center",
            "Military windfall world (Alien), defense 5, 4 VP. Keywords: ALIEN, UPLIFT.",
            "エイリアンの軍事ウィンドフォール世界。防御値5、4VP。キーワード：ALIEN、UPLIFT。",
        ),
        (
            "alien-oort-cloud-refinery",
            (
                "Non-military windfall world (any kind), cost 0, 1 VP. Keyword: ALIEN. You choose its kind and may"
                " change it at any time."
            ),
            (
                "任意の種別の非軍事ウィンドフォール世界。コスト0、1VP。キーワード：ALIEN。"
                "種別は持ち主が選び、いつでも変えられる。"
            ),
        ),
        (
            "alien-monolith",
            (
                "Military windfall world (Alien), defense 8, 8 VP. Keyword: ALIEN. With set 3, gain 1 prestige when you"
                " place it."
            ),
            (
                "エイリアンの軍事ウィンドフォール世界。防御値8、8VP。キーワード：ALIEN。"
                "セット3を使うなら、配置すると1威信を得る。"
            ),
        ),
        (
            "black-hole-miners",
            "Non-military gray world, cost 4, 0 VP. Gain 1 prestige when you place it.",
            "灰色の非軍事世界。コスト4、0VP。配置すると1威信を得る。",
        ),
        (
            "federation-capital",
            "Non-military gray world, cost 3, variable VP.",
            "灰色の非軍事世界。コスト3、VPは変動。",
        ),
    ],
)
def test_a_card_says_what_it_is(card: str, en: str, ja: str) -> None:
    record = load().cards[card]

    assert (attributes_sentence(record, "en"), attributes_sentence(record, "ja")) == (en, ja)


def test_powers_stand_behind_their_phase_in_the_order_of_a_round() -> None:
    record = load().cards["pan-galactic-research"]

    assert powers_sentence(record, "en") == (
        "Explore: Draw 2 more cards. Keep 1 more card. Develop: Developments cost you 1 less. Produce: Draw 2 cards."
        " Round end: Your hand limit is 12 cards."
    )
    assert powers_sentence(record, "ja") == (
        "探査：引くカードが2枚増える。残すカードが1枚増える。発展：発展カードのコストが1減る。"
        "生産：カードを2枚引く。ラウンド終了：手札の上限が12枚になる。"
    )


def test_a_card_without_powers_says_only_what_it_is() -> None:
    record = load().cards["rebel-base"]

    assert powers_sentence(record, "en") == ""
    assert card_sentence(record, "en") == "Military gray world, defense 6, 6 VP. Keyword: REBEL."


def test_a_whole_card_is_what_it_is_and_what_it_does() -> None:
    record = load().cards["star-nomad-raiders"]

    assert card_sentence(record, "en") == (
        "Military gray world, defense 2, 1 VP. Start world -1. Settle: +1 Military. Trade: Draw 2 more cards when you"
        " sell a good."
    )
    assert card_sentence(record, "ja") == (
        "灰色の軍事世界。防御値2、1VP。初期世界-1。植民：軍事力+1。交易：商品を売ると、引くカードが2枚増える。"
    )


@for_each("language", ["en", "ja"])
def test_every_card_speaks_in_whole_sentences(language: str) -> None:
    said = [card_sentence(record, language) for record in load().cards.values()]

    assert len(said) == 197
    assert all(text.endswith("." if language == "en" else "。") for text in said)
    assert [text for text in said if "{" in text or "  " in text or ".." in text or "。。" in text] == []


@for_each(
    ("card", "en", "ja"),
    [
        (
            "galactic-federation",
            (
                "2 VP for each development of cost 6, this one included; 1 VP for each development (each card counts"
                " once, for its best line)."
            ),
            (
                "コスト6の発展カード1枚（このカードを含む）につき2VP／発展カード1枚につき1VP"
                "（1枚のカードは最も高い1項目だけで数える）。"
            ),
        ),
        (
            "new-economy",
            (
                "2 VP for each development with a Consume power, this one included; 1 VP for each world with a Consume"
                " power."
            ),
            "消費の能力を持つ発展カード1枚（このカードを含む）につき2VP／消費の能力を持つ世界1つにつき1VP。",
        ),
        (
            "galactic-renaissance",
            (
                "1 VP for every 3 VP you have in chips; 3 VP each for Research Labs, Galactic Trendsetters and Artist"
                " Colony."
            ),
            "自分のVPチップ3VPにつき1VP／Research Labs、Galactic Trendsetters、Artist Colonyそれぞれにつき3VP。",
        ),
        (
            "galactic-exchange",
            "1, 3, 6 or 10 VP for worlds of 1, 2, 3 or 4 different kinds; 3 VP for Diversified Economy.",
            "世界の種別が1・2・3・4種類なら1・3・6・10VP／Diversified Economyがあれば3VP。",
        ),
        (
            "universal-peace-institute",
            (
                "1 VP for each point of total Military that you are below 0; 1 VP for each military world; 2 VP for"
                " Pan-Galactic Mediator (each card counts once, for its best line)."
            ),
            (
                "自分の総軍事力が0を下回る分1につき1VP／軍事世界1つにつき1VP／Pan-Galactic Mediatorがあれば2VP"
                "（1枚のカードは最も高い1項目だけで数える）。"
            ),
        ),
        (
            "alien-tech-institute",
            (
                "3 VP for each Alien production world; 2 VP for each Alien windfall world; 2 VP for each ALIEN card,"
                " this one included (each card counts once, for its best line)."
            ),
            (
                "エイリアンの生産世界1つにつき3VP／エイリアンのウィンドフォール世界1つにつき2VP／"
                "ALIENカード1枚（このカードを含む）につき2VP（1枚のカードは最も高い1項目だけで数える）。"
            ),
        ),
        (
            "uplift-code",
            (
                "3 VP for each world with the Uplift symbol; 2 VP for each UPLIFT card, this one included (each card"
                " counts once, for its best line)."
            ),
            (
                "アップリフト記号のある世界1つにつき3VP／UPLIFTカード1枚（このカードを含む）につき2VP"
                "（1枚のカードは最も高い1項目だけで数える）。"
            ),
        ),
        ("new-galactic-order", "1 VP for each point of your total Military.", "自分の総軍事力1につき1VP。"),
        ("federation-capital", "1 more VP for each prestige you have.", "自分の威信1につきさらに1VP。"),
    ],
)
def test_variable_points_speak_both_languages(card: str, en: str, ja: str) -> None:
    record = load().cards[card]

    said = powers_sentence(record, "en"), powers_sentence(record, "ja")

    assert said[0].endswith(f"Scoring: {en}")
    assert said[1].endswith(f"得点：{ja}")


def test_a_line_alone_is_a_sentence() -> None:
    line: Record = {"vp": 2, "match": "world", "military": True, "keyword": "rebel"}

    assert scoring_sentence(line, "en") == "2 VP for each Rebel military world."
    assert scoring_sentence(line, "ja") == "反乱軍の軍事世界1つにつき2VP。"


def test_a_price_is_cards_or_a_defense() -> None:
    cards = load().cards

    assert (price_words(cards["drop-ships"], "en"), price_words(cards["drop-ships"], "ja")) == ("4 cards", "カード4枚")
    assert price_words(cards["artist-colony"], "en") == "1 card"
    assert (price_words(cards["rebel-base"], "en"), price_words(cards["rebel-base"], "ja")) == ("Defense 6", "防御値6")


@for_each(
    ("goal", "en", "ja"),
    [
        (
            "galactic-standard-of-living",
            "The first to have at least 5 VP in chips: 3 VP. Checked at the end of Consume, and at round start.",
            "最初に達成：VPチップが5VP以上。3VP。消費の終了時とラウンド開始時に判定する。",
        ),
        (
            "budget-surplus",
            "The first to discard at least 1 card for the hand limit at round end: 3 VP. Checked at round end.",
            "最初に達成：ラウンド終了時に手札の上限のためカードを1枚以上捨てる。3VP。ラウンド終了時に判定する。",
        ),
        (
            "peace-war-leader",
            (
                "The first to have total Military of -1 or less and at least 2 worlds, or a takeover power and at least"
                " 2 military worlds: 3 VP. Checked at the end of Develop and Settle. Needs set 3."
            ),
            (
                "最初に達成：総軍事力が-1以下、かつ世界が2つ以上、または乗っ取りの能力が1つ以上、かつ軍事世界が2つ以上。"
                "3VP。発展・植民の終了時に判定する。セット3が必要。"
            ),
        ),
        (
            "largest-industry",
            "The most Novelty and Rare elements worlds together (at least 3): 5 VP. Checked at the end of Settle.",
            "最多：ノベルティとレアメタルの世界の合計（3以上）。5VP。植民の終了時に判定する。",
        ),
    ],
)
def test_a_goal_says_what_it_asks_for(goal: str, en: str, ja: str) -> None:
    record = load().goals[goal]

    assert (goal_sentence(record, "en"), goal_sentence(record, "ja")) == (en, ja)


def test_a_category_says_what_it_finds() -> None:
    categories = load().categories
    names = {"alien-oort-cloud-refinery": "Alien Oort Cloud Refinery"}

    assert category_sentence(categories["alien-kind-world"], "en", names) == (
        "Category 5: Production or windfall worlds of Alien kind. You decide whether Alien Oort Cloud Refinery fits."
    )
    assert category_sentence(categories["takeover-power"], "ja") == (
        "分類9：乗っ取り、乗っ取りへの防御、乗っ取りの阻止のいずれかの能力を持つカード。乗っ取りありのときだけ選べる。"
    )


def test_the_robots_mat_and_tiles_say_what_it_does() -> None:
    robot = load().robot
    tiles = {tile["id"]: tile for tile in robot["tile"]}

    assert robot_tile_sentence(robot["mat"]["explore"], "en") == (
        "Action: draw 1 card; credit +1. On both columns: draw 3 cards; credit +1. Response, once: draw 1 card."
    )
    assert robot_tile_sentence(tiles["settle-exodus"], "en") == (
        "In place of Settle, for its first Settle action only. Action: flip from the draw pile until a non-military"
        " world worth 3 VP or more turns up and place it; credit +2; economy size +1; remove its start world and"
        " this tile."
    )
    assert robot_tile_sentence(tiles["consume2x-research"], "ja") == (
        "「消費：VP2倍」の代わり。アクション：経済規模の2倍のVPを得る、束にエイリアンの世界があれば1威信を得る。"
    )


def test_the_robots_start_worlds_say_how_it_begins() -> None:
    robot = load().robot
    worlds = {world["card"]: world for world in robot["start_world"]}
    english = {tile["id"]: tile["name"]["en"] for tile in robot["tile"]}

    assert robot_start_sentence(worlds["rebel-cantina"], english, "en") == (
        "Robot start world 9: credit 1, economy size 0, draw stack of 4. Its robot face is Produce. Special tiles: Open"
        " Doors, Credit Line."
    )
    assert robot_start_sentence(worlds["old-earth"], english, "ja") == (
        "ロボットの初期世界0：信用1、経済規模0、ドロースタック4枚。"
        "ロボット面は「消費：交易」、最初の交易アクションの後は「消費：VP2倍」。"
    )
