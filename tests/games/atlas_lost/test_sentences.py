"""Sentences are derived from effects: the same words act and speak."""

from __future__ import annotations

from typing import Any

from tessera.games.atlas_lost.icons import icons
from tessera.games.atlas_lost.library import glossary, load, with_reading
from tessera.games.atlas_lost.sentences import (
    cost_sentence,
    effects_sentence,
    modifier_sentence,
    sentence,
    trigger_sentence,
)
from tests.rows import for_each

Record = dict[str, Any]


def told_records() -> list[Record]:
    """Every record of the base content that has a sentence, in both readings."""
    library = load()
    found = [*library.techs.values(), *library.cards.values(), *library.spaces]
    found += [*library.reward_tiles.values(), *library.initiative_tiles.values()]
    return found + [with_reading(record, "en") for record in found if "variant_en" in record]


def test_every_record_says_what_its_author_wrote() -> None:
    given = told_records()

    derived = [{"en": sentence(record, "en"), "ja": sentence(record, "ja")} for record in given]

    assert len(given) == 63 + 159 + 11 + 5 + 6 + 4
    for record, texts in zip(given, derived, strict=True):
        assert texts == record["text"], record


@for_each(
    ("record", "en", "ja"),
    [
        (
            {"kind": "crate", "cost": {}, "effects": [{"op": "gain", "resource": "tp", "amount": 2}]},
            "Gain 2 TP.",
            "2TPを得る。",
        ),
        (
            {
                "requires": {"count": "own_economy", "at_least": 2},
                "cost": {"research": 2, "data": 1, "discard": 2, "advance_lv3": 1},
                "effects": [{"op": "place_religion", "count": 2, "target": "any_other"}],
            },
            (
                "Needs 2+ attached economy tokens. Pay 2 research and 1 data, discard 2 cards"
                " from your hand, and return"
                " 1 of your advance teams on a Lv.3 Tech to your board: Place 2 religion tokens,"
                " each on any other player."
            ),
            (
                "条件：配置済みの自分の経済駒が2個以上。研究資源2とデータ資源1を支払い、手札2枚を捨て、"
                "Lv.3テックにいる自分の先遣隊1個を個人ボードへ戻す：宗教駒2個を、1個ごとに任意の他プレイヤーに置く。"
            ),
        ),
        (
            {
                "costs": [{"research": 1}, {"data": 1}, {"discard": 1}],
                "bonus": [{"op": "reward_tile", "slot": "left"}],
            },
            (
                "Pay one of (a) 1 research, (b) 1 data, or (c) 1 card from your hand. Bonus:"
                " Resolve the influence reward"
                " tile in the left slot."
            ),
            (
                "次のいずれかを支払う：(a)研究資源1／(b)データ資源1／(c)手札1枚。"
                "ボーナス：左スロットの影響力報酬タイルを解決する。"
            ),
        ),
        (
            {
                "value": ["own_economy", "own_culture", "own_allies"],
                "minimum": 5,
                "required": {"research": 1},
            },
            (
                "Most attached economy tokens plus placed culture tokens plus religious allies"
                " (at least 5). Initiative"
                " victory needs 1 research."
            ),
            "配置済みの経済駒、配置済みの文化駒、宗教国の合計が最多（5以上）。主導権勝利には研究資源1が必要。",
        ),
    ],
)
def test_a_record_speaks_both_languages(record: Record, en: str, ja: str) -> None:
    said = sentence(record, "en"), sentence(record, "ja")

    assert said == (en, ja)


@for_each(
    ("step", "en", "ja"),
    [
        (
            {"op": "others_gain", "resource": "research", "amount": {"per": "own_allies", "times": 2}},
            "Every other player gains 2 research for each religious ally of theirs.",
            "他のプレイヤーはそれぞれ自分の宗教国1つにつき研究資源2を得る。",
        ),
        (
            {"op": "gain", "resource": "tp", "amount": {"per": "own_economy", "times": 2, "divide": 3}},
            "Gain 2 TP for every 3 economy tokens you have attached (in proportion, rounded down).",
            "配置済みの自分の経済駒3個につき2TP（比例計算、端数切り捨て）を得る。",
        ),
        (
            {"op": "gain", "resource": "data", "amount": {"per": "ally_tp_tokens", "divide": 2}},
            ("Gain half (rounded down) of the TP in tokens owned by one religious ally of your choice, as data."),
            "選んだ自分の宗教国1つが持つ技術点タイルの合計TPの半分（端数切り捨て）のデータ資源を得る。",
        ),
        (
            {
                "op": "steal",
                "resource": "command",
                "amount": {"per": "own_installed"},
                "target": "each_other",
            },
            "From each other player, steal 1 command for each card you have installed.",
            "他プレイヤー全員からそれぞれ、自分の設置カード1枚につきコマンド資源1を奪う。",
        ),
        (
            {"op": "draw", "tree": "any", "count": 2},
            "Draw 2 support cards, each from any deck.",
            "サポートカードを2枚、1枚ごとに任意の山から引く。",
        ),
        (
            {"op": "discard", "who": "one_other", "count": 2},
            "One other player discards 2 cards from hand (the owner chooses).",
            "他プレイヤー1人は手札2枚を選んで捨てる。",
        ),
        (
            {"op": "discard", "who": "self", "count": 1},
            "Discard 1 card from your hand.",
            "手札1枚を選んで捨てる。",
        ),
        (
            {"op": "uninstall", "target": "one_other", "count": 2, "chooser": "self"},
            "Choose 2 installed cards of one other player and discard them.",
            "他プレイヤー1人の設置済みカード2枚を選んで捨てさせる。",
        ),
        (
            {"op": "run_active", "level": 3, "count": 2, "source": "ally_advance", "tree": "economy"},
            (
                "Run 2 different Lv.3 Economy Active Technologies that hold an advance team of"
                " one of your religious"
                " allies once each in any order, paying their costs."
            ),
            (
                "自分の宗教国の先遣隊がいるLv.3の経済のアクティブ技術から異なる2つを好きな順に1回ずつ、"
                "コストを支払って実行する。"
            ),
        ),
        (
            {"op": "place_advance"},
            "You may place 1 advance team (pay its cost).",
            "先遣隊を1個配置してよい（コストを支払う）。",
        ),
        (
            {"op": "install", "reduce": {"economy": 1, "discard": 2}},
            (
                "You may install 1 active or passive card from your hand (pay its cost reduced"
                " by 1 economy token and"
                " 2 cards to discard)."
            ),
            "手札のアクティブカードかパッシブカードを1枚設置してよい（コストから経済駒1と捨てるカード2を減らして支払う）。",
        ),
        (
            {"op": "recover", "tree": "culture", "count": 2},
            "Take 2 cards from the Culture discard pile into your hand.",
            "文化の捨て札置き場から2枚を手札に加える。",
        ),
        (
            {"op": "optional", "cost": {}, "effects": [{"op": "move_advance"}]},
            ("You may do this: Move 1 of your advance teams to another Tech of the same Lv. in the same Tech Tree."),
            "次を行ってよい：自分の先遣隊1個を、同じテックツリーの同じLv.の別のテックへ移す。",
        ),
        (
            {"op": "optional", "cost": {"discard": 1}, "effects": [{"op": "refresh", "count": 2}]},
            "You may discard 1 card from your hand; if you do: Turn 2 of your used active cards upright.",
            "手札1枚を捨ててよい。そうしたなら、実行済みの自分のアクティブカード2枚を縦向きに戻す。",
        ),
        (
            {"op": "exchange", "give": {"command": 1}, "get": {"research": 1, "data": 1}, "max": 1},
            "Up to 1 time: pay 1 command to gain 1 research and 1 data.",
            "1回まで：コマンド資源1を支払い、研究資源1とデータ資源1を得る。",
        ),
    ],
)
def test_a_step_of_no_base_card_speaks_too(step: Record, en: str, ja: str) -> None:
    said = effects_sentence([step], "en"), effects_sentence([step], "ja")

    assert said == (en, ja)


@for_each(
    ("trigger", "en", "ja"),
    [
        (
            {"on": "active_tech", "who": "self", "levels": [1, 2], "via": "nested", "effects": []},
            "Each time you run a Lv.1/2 Active Technology through another effect: ",
            "自分がほかの効果によってLv.1・2アクティブ技術を実行するたび、",
        ),
        (
            {"on": "active_tech", "who": "other", "via": "command", "effects": []},
            "Each time another player runs an Active Technology through a command action: ",
            "他プレイヤーがコマンドアクションでアクティブ技術を実行するたび、",
        ),
        (
            {"on": "install", "who": "ally", "limit": "once_per_turn", "effects": []},
            "Once per turn, when one of your religious allies installs a card: ",
            "各手番に1回、自分の宗教国がカードを設置したとき、",
        ),
        (
            {"on": "given", "who": "self", "limit": "once_per_turn", "effects": []},
            (
                "Once per turn, when you gain something because another player's effect lets"
                " every other player gain it"
                " (once per effect): "
            ),
            "各手番に1回、他プレイヤーの「他のプレイヤーはそれぞれ得る」効果で何かを得たとき（1つの効果につき1回）、",
        ),
        (
            {"on": "place_token", "who": "self", "effects": []},
            "Each time you place a token: ",
            "自分が駒を置くたび、",
        ),
        (
            {"on": "influence_advance", "who": "other", "effects": []},
            "Each time another player moves an influence marker forward: ",
            "他プレイヤーが影響力マーカーを進めるたび、",
        ),
        (
            {"on": "use_crate", "who": "self", "limit": "once_per_turn", "effects": []},
            "Once per turn, when you use a crate card: ",
            "各手番に1回、自分がクレートカードを使ったとき、",
        ),
    ],
)
def test_a_trigger_names_who_does_what(trigger: Record, en: str, ja: str) -> None:
    said = trigger_sentence(trigger, "en"), trigger_sentence(trigger, "ja")

    assert said == (en, ja)


@for_each(
    ("modifier", "en", "ja"),
    [
        (
            {"op": "reduce", "on": "influence", "by": {"tp": 1}},
            "Moving your influence marker forward costs up to 1 TP less.",
            "影響力マーカーを進めるコストのうち、TPを最大1減らす。",
        ),
        (
            {"op": "reduce", "on": "place_advance", "tree": "economy", "by": {"research": 1}},
            "Placing an advance team on an Economy Tech costs up to 1 research less.",
            "経済のテックへの先遣隊配置のコストのうち、研究資源を最大1減らす。",
        ),
        (
            {"op": "reduce", "on": "startup", "by": {"any_token": 2}},
            "An Active Technology run through a startup action costs up to 2 tokens or military power less.",
            "起動アクションで実行するアクティブ技術のコストのうち、駒または軍事力を最大2減らす。",
        ),
        (
            {"op": "reduce", "on": "install", "tree": "culture", "by": {"data": 1}},
            "Installing an active or passive Culture card costs up to 1 data less.",
            "文化のアクティブ／パッシブカードの設置コストのうち、データ資源を最大1減らす。",
        ),
        (
            {"op": "reduce", "on": "command_action", "by": {"command": 1}},
            "A command action costs up to 1 command less.",
            "コマンドアクションで支払うコマンド資源を最大1減らす。",
        ),
        (
            {"op": "protect", "from": ["uninstall", "return_token", "take_card"]},
            (
                "Other players cannot make you discard installed cards, return your placed"
                " tokens to your stock or take"
                " cards from your hand."
            ),
            "自分の設置済みカードは、他プレイヤーの効果では捨てさせられず、配置済みの駒も戻されず、手札も奪われない。",
        ),
    ],
)
def test_a_modifier_names_what_it_changes(modifier: Record, en: str, ja: str) -> None:
    said = modifier_sentence(modifier, "en"), modifier_sentence(modifier, "ja")

    assert said == (en, ja)


def test_a_cost_reads_as_a_command() -> None:
    given = {"military": 1, "data": 2, "discard": 1}

    said = cost_sentence(given, "en"), cost_sentence(given, "ja"), cost_sentence({}, "en")

    assert said == (
        "pay 1 military power and 2 data, and discard 1 card from your hand",
        "軍事力1とデータ資源2を支払い、手札1枚を捨てる",
        "",
    )


def test_icons_follow_the_effects() -> None:
    library = load()

    share_issue, standing_army = icons(library.techs["IIE-A"]), icons(library.cards["MIL-24"])
    mass_production, heritage = icons(library.techs["IIIE-F"]), icons(library.cards["CUL-25"])
    shared_rites, precision = icons(library.techs["IIR-E"]), icons(library.techs["IIIM-A"])

    assert share_issue == [
        "research",
        "data",
        "data",
        "discard",
        "arrow",
        "economy",
        "economy",
        "others",
        "data",
    ]
    assert standing_army == ["tp", "per", "3", "own_military"]
    assert mass_production == ["12", "research", "arrow", "7", "tp", "others", "research", "others", "data"]
    assert heritage == ["protect", "return_token", "tp"]
    assert shared_rites[:6] == ["ally", "place_advance", "lv2", "arrow", "research", "data"]
    assert precision[:7] == ["requires", "6", "own_military", "military", "military", "military", "arrow"]


def test_every_icon_is_a_term_and_every_term_has_its_own_icon() -> None:
    terms = glossary()

    shown = {icon for record in told_records() for icon in icons(record) if not icon.isdigit()}
    pictures = [term["icon"] for term in terms.values()]

    assert sorted(shown - set(terms)) == []
    assert len(set(pictures)) == len(pictures)
    assert (terms["ally"]["en"], terms["ally"]["ja"]) == ("religious ally", "宗教国プレイヤー")


def test_the_clause_of_a_tech_ends_with_its_sentence() -> None:
    library = load()

    clauses = {identity: library.clauses[tech["clause"]] for identity, tech in library.techs.items()}

    for identity, clause in clauses.items():
        assert clause["text"].endswith(sentence(library.techs[identity], "en")), identity
        assert clause["text_ja"].endswith(sentence(library.techs[identity], "ja")), identity
