"""Packs: players add cards of their own design and replace cards, and are told precisely what does not fit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.games.race_for_the_galaxy.catalogue import pack_report
from tessera.games.race_for_the_galaxy.library import load, pack_hash
from tessera.kernel.refusal import ContentError
from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import CARD, DEVELOPMENT, GRAY, PACK, WORLD, pack, refused
from tests.rows import for_each

DRAW = '{ phase = "produce", effect = "produce_draw", amount = 2 }'
MARINES = DEVELOPMENT.replace("tides.harbour", "space-marines")


@clause("RFTG-CUSTOM-01", "RFTG-CUSTOM-02")
def test_a_pack_adds_a_card_to_no_set_of_the_box(tmp_path: Path) -> None:
    folder = pack(tmp_path, GRAY + f"copies = 2\npowers = [{DRAW}]")

    library = load([folder])

    card = library.cards["tides.harbour"]
    assert (card["set"], card["copies"]) == ("pack:tides", {"pack:tides": 2})
    assert card["powers"] == [{"phase": "produce", "effect": "produce_draw", "amount": 2}]
    assert card["source"] == "house"
    assert list(library.cards)[-1] == "tides.harbour"
    assert library.origins == {"tides.harbour": "tides"}
    assert [(each.id, each.version, each.author) for each in library.packs] == [("tides", "1.0", "A. Author")]
    assert "tides.harbour" not in load().cards


def test_a_card_of_a_pack_is_there_once_unless_it_says_otherwise(tmp_path: Path) -> None:
    library = load([pack(tmp_path, GRAY)])

    assert library.cards["tides.harbour"]["copies"] == {"pack:tides": 1}


@clause("RFTG-CUSTOM-01")
def test_a_pack_adds_a_start_world_with_a_free_number(tmp_path: Path) -> None:
    library = load([pack(tmp_path, GRAY + "start = 100")])

    assert library.cards["tides.harbour"]["start"] == 100


def test_a_pack_replaces_on_purpose_and_in_place(tmp_path: Path) -> None:
    library = load([pack(tmp_path, MARINES + "override = true")])

    card = library.cards["space-marines"]
    assert card["name"]["en"] == "Tide Harbour"
    assert card["powers"] == []
    assert (card["set"], card["copies"], card["preset_hand"]) == ("base", {"base": 2}, 4)
    assert "override" not in card
    assert list(library.cards) == list(load().cards)
    assert load().cards["space-marines"]["name"]["en"] == "Space Marines"


def test_a_later_pack_may_replace_what_an_earlier_one_added(tmp_path: Path) -> None:
    first = pack(tmp_path, GRAY)
    about = PACK.replace('"tides"', '"ebb"')
    second = pack(tmp_path, GRAY.replace("vp = 1", "vp = 5") + "override = true", about, "ebb")

    library = load([first, second])

    assert library.cards["tides.harbour"]["vp"] == 5
    assert library.cards["tides.harbour"]["set"] == "pack:tides"
    assert library.origins == {"tides.harbour": "ebb"}


def test_the_report_tells_each_card_and_what_looks_odd(tmp_path: Path) -> None:
    takeover = (
        '{ phase = "settle", effect = "takeover", target = "any_empire", activation = "spend_prestige",'
        ' prestige_cost = 1, on_success = "take" }'
    )
    card = DEVELOPMENT.replace("Tide Harbour", "Space Marines")

    report = pack_report(pack(tmp_path, card + f"powers = [{takeover}]"))

    assert (report.id, report.name["ja"], report.version, report.author) == ("tides", "潮", "1.0", "A. Author")
    entry = report.entries[0]
    assert (entry.id, entry.name["en"], entry.source) == ("tides.harbour", "Space Marines", "house")
    assert entry.sentence == {
        "en": (
            "Development, cost 2, 1 VP. Settle: You may spend 1 prestige to take over a military world of any other"
            " player."
        ),
        "ja": (
            "発展カード。コスト2、1VP。植民：1威信を支払って、他の任意のプレイヤーの軍事世界1つを乗っ取ってもよい。"
        ),
    }
    assert entry.icons == (
        *("development", "cost", "2", "vp", "1"),
        *("settle", "prestige", "1", "arrow", "takeover", "empire"),
    )
    assert [remark["en"] for remark in report.remarks] == [
        "tides.harbour: it gains or spends prestige, which games without set 3 do not have.",
        "tides.harbour: it has a takeover power, which is of no use with takeovers off.",
        'tides.harbour: it shares its name with "space-marines", and nobody may place a development twice.',
    ]
    assert [remark["ja"] for remark in report.remarks] == [
        "tides.harbour：威信を得るか支払いますが、セット3のないゲームに威信はありません。",
        "tides.harbour：乗っ取りの能力がありますが、乗っ取りなしのゲームでは役に立ちません。",
        "tides.harbour：「space-marines」と同じ名前です。同じ名前の発展カードは2枚配置できません。",
    ]


def test_a_plain_card_has_no_remarks(tmp_path: Path) -> None:
    assert pack_report(pack(tmp_path, GRAY + f"powers = [{DRAW}]")).remarks == ()


def test_a_prestige_symbol_is_remarked_outside_set_3(tmp_path: Path) -> None:
    report = pack_report(pack(tmp_path, GRAY + "prestige = 1"))

    assert [remark["en"] for remark in report.remarks] == [
        "tides.harbour: it gains or spends prestige, which games without set 3 do not have."
    ]
    assert report.entries[0].sentence["en"] == (
        "Non-military gray world, cost 2, 1 VP. With set 3, gain 1 prestige when you place it."
    )


def test_the_hash_depends_on_names_and_contents_only(tmp_path: Path) -> None:
    folder = pack(tmp_path, GRAY)
    first = pack_hash(folder)

    (folder / "cards.toml").write_bytes(GRAY.replace("\n", "\r\n").encode())
    same = pack_hash(folder)
    (folder / "cards.toml").rename(folder / "more.toml")
    other = pack_hash(folder)

    assert first == same
    assert first != other


@for_each(
    ("cards", "expected"),
    [
        ("[[crad]]\n", 'tides/cards.toml: no such key "crad". Did you mean "card"?'),
        ("[[goal]]\n", 'tides/cards.toml: no such key "goal". There is: card, die, start_world, tile.'),
        (
            "",
            (
                "tides: holds nothing. Write one of [[card]], [[die]], [[tile]], [[start_world]] in a file beside"
                " pack.toml."
            ),
        ),
        (
            MARINES,
            (
                'tides/cards.toml: card "space-marines": there is such a card already. Write override = true to replace'
                " it, or choose another id."
            ),
        ),
        (
            MARINES.replace("space-marines", "space-marine") + "override = true",
            (
                'tides/cards.toml: card "space-marine": no such card "space-marine" to replace.'
                ' Did you mean "space-marines"?'
            ),
        ),
        (
            GRAY.replace("tides.harbour", "space-marines") + "override = true",
            'tides/cards.toml: card "space-marines": type: the card it replaces is a development. Keep it.',
        ),
        (
            GRAY.replace("tides.harbour", "old-earth") + "override = true",
            'tides/cards.toml: card "old-earth": the card it replaces is start world 0. Keep its start number.',
        ),
        (
            GRAY.replace("tides.harbour", "artist-colony") + "override = true\nstart = 100",
            'tides/cards.toml: card "artist-colony": the card it replaces is no start world. Leave "start" out.',
        ),
        (
            GRAY + "start = 3",
            (
                'tides/cards.toml: card "tides.harbour": start: 3 is the number of "new-sparta". Choose a free number,'
                " such as 100."
            ),
        ),
        (
            GRAY + "start = 1000",
            'tides/cards.toml: card "tides.harbour": start: 1000 is out of range. Use -99 to 999.',
        ),
        (
            GRAY + GRAY,
            'tides/cards.toml: card "tides.harbour": the id stands there twice (first in tides/cards.toml).',
        ),
        (
            GRAY.replace("tides.harbour", "tide harbour"),
            (
                'tides/cards.toml: card "tide harbour": id: "tide harbour" is no id. Use letters, digits, dots and'
                " hyphens."
            ),
        ),
        (
            CARD.replace('ja = "潮の港"', 'jp = "潮の港"'),
            'tides/cards.toml: card "tides.harbour": name: "ja" is missing.',
        ),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(tmp_path: Path, cards: str, expected: str) -> None:
    assert str(refused(tmp_path, cards)) == expected


def test_a_pack_without_its_folder_or_its_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    with pytest.raises(ContentError) as no_folder:
        load([tmp_path / "nowhere"])
    with pytest.raises(ContentError) as no_name:
        load([tmp_path / "empty"])

    assert str(no_folder.value) == "nowhere: is not a folder. A pack is a folder with a pack.toml."
    assert str(no_name.value) == 'empty: "pack.toml" is missing. It names the pack: id, name, version, author.'
    assert str(refused(tmp_path, GRAY, 'id = "tides"')) == 'tides/pack.toml: "name" is missing.'


def test_the_same_pack_twice_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path, GRAY)

    with pytest.raises(ContentError) as caught:
        load([folder, folder])

    assert str(caught.value) == 'tides: a pack called "tides" is there already. Name each pack once.'


def test_the_example_of_the_recipe_is_a_pack_without_remarks(tmp_path: Path) -> None:
    recipe = Path(__file__).parents[3] / "docs" / "recipes" / "add-a-pack.md"
    about, card, *_other_games = re.findall(r"```toml\n(.*?)```", recipe.read_text(encoding="utf-8"), re.DOTALL)

    report = pack_report(pack(tmp_path, card, about.replace('"atlas-lost"', '"race-for-the-galaxy"', 1)))

    assert [entry.id for entry in report.entries] == [
        *("tides.harbour", "explore-scouts", "die-b", "robot-alpha-centauri"),
    ]
    assert report.remarks == ()


@for_each(
    ("cards", "told"),
    [
        (
            WORLD + 'world = "windfall"\ngood = "any"\n',
            (
                'tides/cards.toml: card "tides.harbour": there is one multi-kind world in the game already. '
                'Replace "alien-oort-cloud-refinery" with override = true, or leave this out.'
            ),
        ),
        (
            DEVELOPMENT + 'powers = [{ phase = "develop", effect = "develop_save_payment_card", cards = 1 }]\n',
            (
                'tides/cards.toml: card "tides.harbour": there is one card that saves cards of a payment in the game '
                'already. Replace "galactic-scavengers" with override = true, or leave this out.'
            ),
        ),
        (
            DEVELOPMENT
            + 'powers = [{ phase = "settle", effect = "temporary_military_by_self_discard", amount = 1 },'
            + ' { phase = "settle", effect = "temporary_military_by_self_discard", amount = 2 }]\n',
            (
                'tides/cards.toml: card "tides.harbour": powers[2].effect: "temporary_military_by_self_discard" '
                "stands on this card already, and a card is discarded only once. Write it once."
            ),
        ),
    ],
)
def test_what_a_table_has_room_for_once_is_not_added(tmp_path: Path, cards: str, told: str) -> None:
    assert str(refused(tmp_path, cards)) == told
