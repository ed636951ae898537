"""Sentences of tribe boards: abilities, technologies and tribe tiles."""

from __future__ import annotations

from tessera.games.revive import sentences
from tessera.games.revive.library import load
from tests.rows import for_each


@for_each(
    ("tribe", "side", "en", "ja"),
    [
        ("nadair", 0, "Tribe ability: gain 2 books.", "部族能力：本2個を得る。"),
        (
            "nadair",
            1,
            (
                "Begins with 6 forest tiles. Tribe ability: pay 1 crystal and the food for range to place a forest tile"
                " on a free sand space, then for each forest tile in the chain, this one included, gain 1 book."
            ),
            (
                "森タイル6枚を持って始める。部族能力：クリスタル1個と距離コストを支払って、"
                "空いている砂地に森タイルを置き、これとつながる森タイル（これも含む）1枚につき、本1個を得る。"
            ),
        ),
        (
            "ox49",
            1,
            ("Begins with 3 targets. Tribe ability: place a target on a free sand space or location at any distance."),
            ("標的タイル3枚を持って始める。部族能力：距離に関係なく、空いている砂地かロケーションに標的タイルを置く。"),
        ),
        (
            "kuniban",
            1,
            (
                "Begins with 6 sand tiles. Tribe ability: place a sand tile on a free forest space, mountain space or"
                " field space, paying the food for range, then recruit a card in the colour of the covered terrain from"
                " the display."
            ),
            (
                "砂地タイル6枚を持って始める。部族能力：距離コストを支払って、"
                "空いている森、山、畑のいずれかに砂地タイルを置き、"
                "ディスプレイから覆った地形と同じ色のカード1枚を勧誘する。"
            ),
        ),
        (
            "stonehands",
            1,
            "Tribe ability: take a build action for a small building at 2 gears less.",
            "部族能力：歯車2個分安く、小型建物の建設アクションを1回行う。",
        ),
    ],
)
def test_a_tribe_says_what_it_begins_with_and_its_ability(tribe: str, side: int, en: str, ja: str) -> None:
    printed = load().tribes[tribe]["side"][side]

    assert (sentences.tribe_sentence(printed, "en"), sentences.tribe_sentence(printed, "ja")) == (en, ja)
    assert sentences.ability_sentence(printed, "ja") in ja


@for_each(
    ("tribe", "place", "en", "ja"),
    [
        (
            "nadair",
            1,
            "Counting range through forests and water costs no food.",
            "森と水場のマスを通って距離を数えるとき、食料がかからない。",
        ),
        (
            "hofstadterians",
            1,
            "Populating costs you no books for other players, this time included.",
            "入植するとき、他のプレイヤーに本を支払わない（この技術を解放する入植も含む）。",
        ),
        (
            "ox49",
            1,
            "Machine, with an explore action: choose any face-down tile without paying range.",
            "マシン（探索アクションで）：距離コストなしでどの裏向きのタイルでも選べる。",
        ),
        (
            "kuniban",
            0,
            (
                "Whenever you gain a card from the display, gain 1 gear if it is gray; gain 1 book if it is green; gain"
                " 1 food if it is yellow."
            ),
            ("ディスプレイからカードを得るたびに、灰色なら歯車1個を得て、緑なら本1個を得て、黄色なら食料1個を得る。"),
        ),
        (
            "kuniban",
            1,
            ("At any time in your turn, you may pay 1 crystal to move a card from your slots to your resting area."),
            "自分の手番中いつでも、クリスタル1個を支払って、スロットのカード1枚を休息エリアに移すことができる。",
        ),
        ("solwrights", 2, "Machine: gain 1 crystal. 1 flask.", "マシン：クリスタル1個を得る。フラスコ1個。"),
        (
            "stonehands",
            1,
            "Large buildings cost you 1 gear less (at least 1).",
            "大型建物のコストが歯車1個減る（最低1）。",
        ),
    ],
)
def test_a_technology_says_what_it_does(tribe: str, place: int, en: str, ja: str) -> None:
    record = load().tribes[tribe]["side"][0]["technology"][place]

    assert (sentences.technology_sentence(record, "en"), sentences.technology_sentence(record, "ja")) == (en, ja)


def test_technologies_that_act_once_say_so() -> None:
    common = load().common_technologies

    assert sentences.technology_sentence(common["C3"], "en") == "At once: gain 1 artifact and 4 points."
    assert sentences.technology_sentence(common["B2"], "ja") == (
        "5つ目のスロット（右側のスロット）にもカードをプレイできる。"
    )


def test_tribe_tiles_say_what_they_do_where_they_lie() -> None:
    tiles = load().tribe_tiles

    assert sentences.tribe_tile_sentence(tiles["temple"], "en") == (
        "Its space counts as water. Its owner may count range from it."
    )
    assert sentences.tribe_tile_sentence(tiles["sand"], "ja") == (
        "置いたマスは砂地として扱う。その上に建てたプレイヤーは1点を得る。"
    )
    assert sentences.tribe_tile_sentence(tiles["target"], "en").endswith("Then it returns to its owner.")
