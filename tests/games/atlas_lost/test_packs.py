"""Packs: an owner adds and replaces content, and is told precisely what does not fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.atlas_lost.library import load, pack_hash
from tessera.games.atlas_lost.packs import check_pack
from tessera.kernel.refusal import ContentError
from tests.games.atlas_lost.pack_folder import CRATE, GAIN, PACK, pack, refused
from tests.rows import for_each


def test_a_pack_adds_a_card_whose_sentence_is_derived(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + f"effects = [{GAIN}]")

    library = load([folder])

    card = library.cards["tides.clerks"]
    assert card["text"] == {"en": "Gain 2 research.", "ja": "研究資源2を得る。"}
    assert card["source"] == "house"
    assert list(library.cards)[-1] == "tides.clerks"
    assert library.origins == {"tides.clerks": "tides"}
    assert [(each.id, each.version, each.author) for each in library.packs] == [("tides", "1.0", "A. Author")]
    assert "tides.clerks" not in load().cards


def test_a_pack_replaces_on_purpose_and_in_place(tmp_path: Path) -> None:
    cards = CRATE.replace("tides.clerks", "ECO-01") + f"override = true\neffects = [{GAIN}]"

    library = load([pack(tmp_path, cards)])

    assert library.cards["ECO-01"]["name"]["en"] == "Tide Clerks"
    assert "override" not in library.cards["ECO-01"]
    assert list(library.cards) == list(load().cards)
    assert load().cards["ECO-01"]["name"]["en"] == "Bulk Convoy"


def test_a_pack_corrects_tiles_and_figures(tmp_path: Path) -> None:
    text = """
        [[npc]]
        id = "NPC-1"
        override = true
        name = { en = "Raiders", ja = "略奪者" }
        research = 4
        data = 2
        command = 2
        military = 5
        tp_tokens = 14
        religion_track_spaces = 9

        [track]
        name = { en = "Track", ja = "トラック" }
        spaces = 2
        start = 0
        victory = 1
        initiative_minimum = 1

        [[space]]
        index = 0
        name = { en = "Start", ja = "開始" }
        costs = []
        bonus = []

        [[space]]
        index = 1
        name = { en = "End", ja = "終点" }
        costs = [{ research = 9 }]
        bonus = [{ op = "reward_tile", slot = "left" }]

        [[initiative_tile]]
        id = "INT-I"
        override = true
        tree = "influence"
        name = { en = "Influence", ja = "影響力" }
        value = ["own_influence"]
        minimum = 1
        tp = 2
        required = { research = 3 }

        [[route]]
        id = "straight"
        from = "lv2-left"
        to = "lv3-right"
    """

    library = load([pack(tmp_path, text, PACK + 'source = "rulebook"')])

    assert library.npcs["NPC-1"]["military"] == 5
    assert library.npcs["NPC-1"]["source"] == "rulebook"
    assert [space["index"] for space in library.spaces] == [0, 1]
    assert library.spaces[1]["text"]["en"] == (
        "Pay 9 research. Bonus: Resolve the influence reward tile in the left slot."
    )
    assert [route["id"] for route in library.routes] == ["straight"]


def test_the_report_tells_each_card_and_what_looks_odd(tmp_path: Path) -> None:
    cards = CRATE + 'text = { en = "Take 2.", ja = "研究資源2を得る。" }\n'
    cards += f'effects = [{GAIN}, {{ op = "gain", resource = "military", amount = 1 }}]'

    report = check_pack(pack(tmp_path, cards))

    assert (report.id, report.name["ja"], report.version, report.author) == (
        "tides",
        "潮",
        "1.0",
        "A. Author",
    )
    entry = report.entries[0]
    assert (entry.kind, entry.id, entry.name["en"], entry.source) == (
        "card",
        "tides.clerks",
        "Tide Clerks",
        "house",
    )
    assert entry.sentences == {
        "en": "Gain 2 research and 1 military power.",
        "ja": "研究資源2と軍事力1を得る。",
    }
    assert entry.icons == ["research", "research", "military"]
    assert [remark["en"] for remark in report.remarks] == [
        "tides.clerks: its en text is not the sentence of its effects.",
        "tides.clerks: its ja text is not the sentence of its effects.",
        "tides.clerks: it uses military, which is of no use when the military tree is not in play.",
    ]
    assert [remark["ja"] for remark in report.remarks] == [
        "tides.clerks：enのtextが効果の文と一致しません。",
        "tides.clerks：jaのtextが効果の文と一致しません。",
        "tides.clerks：militaryを使いますが、militaryツリーのないゲームでは役に立ちません。",
    ]


def test_the_hash_depends_on_names_and_contents_only(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE)
    first = pack_hash(folder)

    (folder / "cards.toml").write_bytes(CRATE.replace("\n", "\r\n").encode())
    same = pack_hash(folder)
    (folder / "cards.toml").rename(folder / "more.toml")
    other = pack_hash(folder)

    assert first == same
    assert first != other


@for_each(
    ("cards", "expected"),
    [
        ("[[crad]]\n", 'tides/cards.toml: no such key "crad". Did you mean "card"?'),
        ("", "tides: holds no records. Write [[card]] or [[tech]] in a file beside pack.toml."),
        (
            CRATE.replace("tides.clerks", "ECO-01"),
            (
                'tides/cards.toml: card "ECO-01": there is such a card already. Write override ='
                " true to replace it, or"
                " choose another id."
            ),
        ),
        (
            CRATE.replace("tides.clerks", "ECO-99") + "override = true",
            'tides/cards.toml: card "ECO-99": no such card "ECO-99" to replace. Did you mean "ECO-29"?',
        ),
        (
            CRATE.replace("tides.clerks", "SCI-01") + "override = true",
            'tides/cards.toml: card "SCI-01": tree: the card it replaces has tree "science". Keep it.',
        ),
        (
            '[[reward_tile]]\nid = "IRT-X"',
            (
                'tides/cards.toml: reward tile "IRT-X": a reward tile can be replaced but not'
                " added. Write override ="
                " true and the id of the old one."
            ),
        ),
        (
            '[[tech]]\nid = "IX"\nlevel = 1',
            (
                'tides/cards.toml: tech "IX": level: every tree has its Lv.1 Tech already.'
                " Replace it, or choose level 2"
                " or 3."
            ),
        ),
        (
            CRATE + CRATE,
            'tides/cards.toml: card "tides.clerks": the id stands there twice (first in tides/cards.toml).',
        ),
        (
            CRATE.replace("tides.clerks", "tide clerks") + f"effects = [{GAIN}]",
            (
                'tides/cards.toml: card "tide clerks": id: "tide clerks" is no id. Use letters,'
                " digits, dots and hyphens."
            ),
        ),
        (
            ("[track]\nname = { en = 'T', ja = 'T' }\nspaces = 9\nstart = 0\nvictory = 8\ninitiative_minimum = 4"),
            (
                "space: the spaces are numbered [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]. Number them"
                " from 0, as many as"
                " track.spaces."
            ),
        ),
        (
            '[[route]]\nid = "r"\nfrom = "lv2-lef"\nto = "lv3-left"',
            'route "r": from: no such slot "lv2-lef". Did you mean "lv2-left"?',
        ),
        (
            (
                '[[tech]]\nid = "IIS-F"\nlevel = 2\ntree = "science"\nkind = "active"\ncost ='
                ' {}\nclause = "AL-TS-99"\n'
                f'name = {{ en = "T", ja = "T" }}\neffects = [{GAIN}]'
            ),
            'tides/cards.toml: tech "IIS-F": clause: no such clause "AL-TS-99". Did you mean "AL-TS-09"?',
        ),
    ],
)
def test_a_pack_that_does_not_fit_is_refused(tmp_path: Path, cards: str, expected: str) -> None:
    assert refused(tmp_path, cards) == expected


def test_a_pack_without_its_folder_or_its_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    with pytest.raises(ContentError) as no_folder:
        load([tmp_path / "nowhere"])
    with pytest.raises(ContentError) as no_name:
        load([tmp_path / "empty"])

    assert str(no_folder.value) == "nowhere: is not a folder. A pack is a folder with a pack.toml."
    assert str(no_name.value) == 'empty: "pack.toml" is missing. It names the pack: id, name, version, author.'
    assert refused(tmp_path, CRATE, 'id = "tides"') == 'tides/pack.toml: "name" is missing.'


def test_the_same_pack_twice_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + f"effects = [{GAIN}]")

    with pytest.raises(ContentError) as caught:
        load([folder, folder])

    assert str(caught.value) == 'tides: a pack called "tides" is there already. Name each pack once.'


def test_figures_stand_in_one_file(tmp_path: Path) -> None:
    folder = pack(tmp_path, "[limits]\nhand_limit = 5")
    (folder / "more.toml").write_text("[limits]\nhand_limit = 6", encoding="utf-8")

    with pytest.raises(ContentError) as caught:
        load([folder])

    assert str(caught.value) == "tides/more.toml: limits: stands in two files of the pack. Write it once."


def test_figures_that_are_told_twice_must_agree(tmp_path: Path) -> None:
    track = """
        [track]
        name = { en = "Track", ja = "トラック" }
        spaces = 11
        start = 0
        victory = 9
        initiative_minimum = 4
    """

    said = refused(tmp_path, track)

    assert said == "track: victory: 9 is not the last space, 10. Change both together."
