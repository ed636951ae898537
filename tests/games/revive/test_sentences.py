"""Sentences are derived from what is printed: cards, modules, machines, crates, tiles, locations, boards."""

from __future__ import annotations

from tessera.games.revive import sentences
from tessera.games.revive.library import load
from tests.rows import for_each


@for_each(
    ("card", "en", "ja"),
    [
        (
            "CG02",
            (
                "Gray citizen card. Top: gain 2 gears and 1 book. Bottom: advance 1 space on the gray track, and gain 1"
                " basic resource of your choice. 1 flask."
            ),
            (
                "灰色の市民カード。上：歯車2個と本1個を得る。"
                "下：灰色のトラックを1マス進め、好きな基本資源1個を得る。フラスコ1個。"
            ),
        ),
        (
            "CN08",
            (
                "Green citizen card. Top: gain 3 books. Bottom (slot symbol): either advance 2 spaces on the green"
                " track or carry out your tribe ability."
            ),
            (
                "緑の市民カード。上：本3個を得る。"
                "下（スロットシンボル）：緑のトラックを2マス進めるか、部族能力を発動する。"
            ),
        ),
        (
            "CG10",
            (
                "Gray citizen card. Top: gain 2 gears and 2 points. Bottom: gain 1 gear, and for each large building"
                " you have built (at most 3), gain 1 point."
            ),
            (
                "灰色の市民カード。上：歯車2個と2点を得る。"
                "下：歯車1個を得て、建てた大型建物1個につき（最大3回）、1点を得る。"
            ),
        ),
        (
            "CY11",
            (
                "Yellow citizen card. Top: gain 1 food, 1 gear and 1 point. Bottom: take an explore action, paying up"
                " to 3 food less for range."
            ),
            (
                "黄色の市民カード。上：食料1個、歯車1個、1点を得る。"
                "下：距離コストを最大で食料3個分安くして、探索アクションを1回行う。"
            ),
        ),
        (
            "SA6",
            (
                "Yellow starting card, set A. Top: gain 1 food and 1 gear. Bottom: swap 1 basic resource for another up"
                " to 3 times."
            ),
            (
                "黄色の初期カード（セットA）。上：食料1個と歯車1個を得る。"
                "下：基本資源1個を別の基本資源1個と3回まで交換する。"
            ),
        ),
        (
            "SS6",
            (
                "Green starting card S. Top: gain 2 basic resources of your choice. Bottom: activate 1 of your slot"
                " modules, and gain 1 book."
            ),
            (
                "緑の初期カード（S）。上：好きな基本資源2個を得る。"
                "下：自分のスロットモジュール1枚を起動し、本1個を得る。"
            ),
        ),
    ],
)
def test_a_card_says_both_its_halves(card: str, en: str, ja: str) -> None:
    record = load().cards[card]

    assert (sentences.card_sentence(record, "en"), sentences.card_sentence(record, "ja")) == (en, ja)


def test_a_half_speaks_alone() -> None:
    record = load().cards["CG05"]

    assert sentences.half_sentence(record, "top", "en") == "Top (slot symbol): gain 2 gears and 1 point."
    assert sentences.half_sentence(record, "bottom", "ja") == "下：灰色のトラックを1マス進め、1点を得る。"


@for_each(
    ("module", "en", "ja"),
    [
        ("MD01", "With gray cards: gain 2 gears.", "灰色のカードで：歯車2個を得る。"),
        (
            "MD46",
            "With gray and yellow cards: either gain 1 gear or gain 1 food. 1 flask.",
            "灰色・黄色のカードで：歯車1個を得るか、食料1個を得る。フラスコ1個。",
        ),
    ],
)
def test_a_module_says_with_which_colours_it_acts(module: str, en: str, ja: str) -> None:
    record = load().modules[module]

    assert (sentences.module_sentence(record, "en"), sentences.module_sentence(record, "ja")) == (en, ja)


@for_each(
    ("machine", "en", "ja"),
    [
        (
            "STD1",
            "Standard machine. Pay 1 basic resource to gain 1 crystal.",
            "標準マシン。基本資源1個を支払って、クリスタル1個を得る。",
        ),
        (
            "STD3",
            "Standard machine. With an explore, build or populate action: pay up to 2 food less for range.",
            "標準マシン。探索、建設、入植のいずれかのアクションで：距離コストを最大で食料2個分安くする。",
        ),
        (
            "MG03",
            "Gray machine. With a build action: pay 2 gears less for the building (at least 1).",
            "灰色のマシン。建設アクションで：建物のコストを歯車2個減らす（最低1）。",
        ),
        (
            "MG08",
            (
                "Gray machine. When you play a card: name a colour; the played card counts as that colour and no other."
                " 1 flask."
            ),
            "灰色のマシン。カードをプレイするとき：色を1つ宣言してプレイするカードをその色としてのみ扱う。フラスコ1個。",
        ),
        (
            "MY05",
            "Yellow machine. Pay 2 food to recruit a card from the display or the deck.",
            "黄色のマシン。食料2個を支払って、ディスプレイかデッキからカード1枚を勧誘する。",
        ),
    ],
)
def test_a_machine_says_when_it_is_used_and_what_it_does(machine: str, en: str, ja: str) -> None:
    library = load()
    record = {**library.standard_machines, **library.machines}[machine]

    assert (sentences.machine_sentence(record, "en"), sentences.machine_sentence(record, "ja")) == (en, ja)
    assert sentences.machine_effect_sentence(record, "ja") in ja


def test_a_crate_says_what_is_in_it() -> None:
    crates = load().crates

    assert sentences.crate_sentence(crates["CR14"], "en") == "Gain 1 crystal and 1 point."
    assert sentences.crate_sentence(crates["CR25"], "ja") == (
        "探索、建設、入植のいずれかのアクションで：距離コストを最大で食料3個分安くし、1点を得る。"
    )


def test_tiles_say_what_exploring_costs_and_gives() -> None:
    library = load()

    assert sentences.tile_sentence(library.area_tiles["AT14"], "en") == (
        "Exploring it costs 2 food. Explorer: gain 2 points, and recruit a card from the display or the deck."
        " Spaces: 1 sand, 1 water, 1 field and 1 forest. Water: gain 1 food and 1 basic resource of your choice."
    )
    assert sentences.tile_sentence(library.start_tiles["ST2"], "ja") == (
        "マス：山1、砂地2、水場1。水場：クリスタル1個を得る。"
    )
    assert sentences.tile_sentence(library.vast_tiles["VC1"], "en") == (
        "Exploring it costs 4 food. Explorer: gain 4 points and 1 crystal; no citizen card. A building next to it: gain"
        " 1 point and 1 crystal; a large building: gain 2 points and 2 crystals. No range is counted through it."
    )


def test_a_tile_without_points_is_told_as_well() -> None:
    tile = {**load().area_tiles["AT01"], "explore_points": 0}

    assert "探索したプレイヤー：ディスプレイかデッキからカード1枚を勧誘する。" in sentences.tile_sentence(tile, "ja")
    assert "Its explorer gets no citizen card." in sentences.tile_sentence({**tile, "recruit": False}, "en")


@for_each(
    ("location", "side", "en", "ja"),
    [
        (
            "LL1",
            0,
            "At the end of the game: as many points as your marker shows on the green track.",
            "ゲーム終了時：緑のトラックで自分のマーカーが示す数の点。",
        ),
        (
            "LL5",
            1,
            ("At the end of the game: 2 points for each water space next to a building of yours or under your temple."),
            "ゲーム終了時：自分の建物に隣接するか自分の神殿がある水場1か所につき2点。",
        ),
        (
            "LL8",
            0,
            (
                "At the end of the game: by the number of area and starting tiles with a building or figure of yours,"
                " 3 points for 3 or more; 6 points for 5 or more; 9 points for 7 or more; 12 points for 9 or more."
            ),
            (
                "ゲーム終了時：自分の建物か住民コマがあるエリアタイルとスタートタイルの数が3以上なら3点、"
                "5以上なら6点、7以上なら9点、9以上なら12点。"
            ),
        ),
        (
            "LL8",
            1,
            (
                "When you populate it: gain 1 energy. At the end of the game: 1 point for each flask on your machines,"
                " slot modules and cards."
            ),
            (
                "入植したとき：エネルギー1個を得る。"
                "ゲーム終了時：マシン、スロットモジュール、カードのフラスコ1個につき1点。"
            ),
        ),
    ],
)
def test_a_large_location_says_what_it_is_worth(location: str, side: int, en: str, ja: str) -> None:
    printed = load().large_locations[location]["sides"][side]

    said = [sentences.large_location_sentence(printed, language) for language in ("en", "ja")]

    assert said == [en, ja]


def test_an_artifact_card_says_its_three_categories() -> None:
    card = load().artifact_cards["AC03"]

    assert sentences.artifact_card_sentence(card, "en") == (
        "Purple: 1 point for every 2 slot modules on your board. Orange: 1 point for each progress marker gone from"
        " your tribe board. White: 1 point for each crystal symbol or vast crystal next to a building of yours. Each"
        " scores once, and once more for each of your major artifacts in its colour."
    )
    assert sentences.category_phrase(card["purple"], "ja") == "自分のスロットモジュール2枚につき1点"


@for_each(
    ("space", "en", "ja"),
    [
        (
            "RW01",
            "Gray track at 3: you may use the standard machine Crystalliser.",
            "灰色のトラック3：標準マシン「結晶化装置」を使えるようになる。",
        ),
        (
            "RW09",
            "Green track at 4 and yellow track at 9: take a yellow machine from the display.",
            "緑のトラック4と黄色のトラック9：ディスプレイから黄色のマシン1台を取る。",
        ),
        (
            "RW10",
            "Gray track at 9 and green track at 9: take an artifact.",
            "灰色のトラック9と緑のトラック9：アーティファクト1枚を取る。",
        ),
        (
            "RW12",
            "Gray track at 10: at the end of the game, 1 point for each gray card you have recruited.",
            "灰色のトラック10：ゲーム終了時、勧誘した灰色のカード1枚につき1点。",
        ),
    ],
)
def test_a_reward_space_says_what_it_asks_for_and_gives(space: str, en: str, ja: str) -> None:
    library = load()
    record = library.reward_spaces[space]

    assert sentences.reward_space_sentence(record, library, "en") == en
    assert sentences.reward_space_sentence(record, library, "ja") == ja


def test_tracks_say_their_bonuses() -> None:
    library = load()
    hibernation, progress, score = (
        library.game[name] for name in ("hibernation_space", "progress_bonus", "score_bonus")
    )

    assert sentences.hibernation_sentence(hibernation[5], library, "en") == (
        "Whoever moves onto this space first removes a major artifact from the game."
        " As the reward of a hibernation: gain 1 energy and 1 point."
    )
    assert sentences.hibernation_sentence(hibernation[3], library, "ja") == (
        "冬眠の報酬：好きなトラック1本を2マス進める。"
    )
    assert sentences.progress_sentence(progress[2], "en") == (
        "When your marker covers space 13 of the progress track: gain 1 artifact."
    )
    assert sentences.score_bonus_sentence(score[0], "ja") == "6点に達したとき1回：木箱1枚を得る。"
    assert sentences.track_sentence(library.tracks["green"], "en") == (
        "It advances for each forest next to your buildings. For each step beyond 12: gain 1 book."
    )


def test_phrases_for_others_have_no_capital_and_no_full_stop() -> None:
    effects = [{"do": "energy", "n": 1}, {"do": "recall", "n": 2}]

    assert sentences.effects_phrase(effects, "en") == (
        "gain 1 energy, and move up to 2 cards from your slots to your resting area"
    )
    assert sentences.effects_sentence(effects, "ja") == (
        "エネルギー1個を得て、スロットのカードを2枚まで休息エリアに移す。"
    )
    assert sentences.cost_phrase({"food": 2, "crystal": 1}, "ja") == "食料2個とクリスタル1個"
    assert sentences.points_phrase(1, "en") == "1 point"
