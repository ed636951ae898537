"""Packs that a reader would take for good and a game could not play: what is wrong is told, and what to do."""

from __future__ import annotations

from pathlib import Path

from tessera.games.race_for_the_galaxy.catalogue import pack_report
from tessera.games.race_for_the_galaxy.library import load
from tessera.games.race_for_the_galaxy.state import POWER_BITS
from tessera.games.race_for_the_galaxy.terms import MOST_POWERS
from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import DEVELOPMENT, GRAY, PACK, pack, refused
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

DRAW = '{ phase = "produce", effect = "produce_draw", amount = 1 }'
HERE = 'tides/cards.toml: card "tides.harbour": '


def scored(line: str) -> str:
    """A development with variable points by one line."""
    return DEVELOPMENT + f"variable_vp = true\nscoring = [{line}]\n"


@clause("RFTG-CUSTOM-01")
def test_a_card_has_no_more_powers_than_a_power_has_numbers_for(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()

    full = load([pack(tmp_path / "full", GRAY + f"powers = [{', '.join([DRAW] * 16)}]")])
    problem = refused(tmp_path, GRAY + f"powers = [{', '.join([DRAW] * 17)}]")

    assert len(full.cards["tides.harbour"]["powers"]) == 16
    assert MOST_POWERS == POWER_BITS
    assert problem.text() == (
        f"{HERE}powers: a card has at most 16 powers, not 17. Leave some out, or make two cards of it."
    )
    assert problem.text("ja").endswith(
        "カードの能力は16個までですが、17個あります。減らすか、2枚のカードに分けてください。"
    )


def test_a_start_number_that_is_suggested_is_free(tmp_path: Path) -> None:
    other = GRAY.replace("harbour", "pier").replace("Harbour", "Pier")

    problem = refused(tmp_path, GRAY + "start = 100\n" + other + "start = 100\n")

    assert str(problem) == (
        'tides/cards.toml: card "tides.pier": start: 100 is the number of "tides.harbour". '
        "Choose a free number, such as 101."
    )


@clause("RFTG-CUSTOM-01", "RFTG-SETUP-15")
def test_there_is_one_of_each_start_world(tmp_path: Path) -> None:
    problem = refused(tmp_path, GRAY + "start = 100\ncopies = 2\n")

    assert str(problem) == (
        f"{HERE}copies: there is one of each start world. "
        "Leave it out, or write another start world with a number of its own."
    )


def test_a_new_name_for_a_card_that_is_scored_by_its_old_one(tmp_path: Path) -> None:
    problem = refused(tmp_path, DEVELOPMENT.replace("tides.harbour", "consumer-markets") + "override = true")

    assert problem.text() == (
        'tides/cards.toml: card "consumer-markets": name: the card it replaces is called "Consumer Markets", '
        'and "free-trade-association" scores it by that name. Keep its name.'
    )
    assert problem.text("ja").endswith("名前を変えないでください。")


def test_a_replacement_keeps_the_number_of_copies(tmp_path: Path) -> None:
    marines = DEVELOPMENT.replace("tides.harbour", "space-marines")

    problem = refused(tmp_path, marines + "override = true\ncopies = 3")

    assert str(problem) == (
        'tides/cards.toml: card "space-marines": copies: a card that replaces another is there in as many copies as '
        "that one. Leave it out."
    )


@for_each(
    ("line", "expected"),
    [
        (
            '{ vp = 2, match = "world", title = "Gem World", military = true }',
            'scoring[1].military: does not go with "title".',
        ),
        (
            '{ vp = 2, match = "card", title = "Gem World", keyword = "rebel" }',
            'scoring[1].keyword: does not go with "title".',
        ),
        (
            '{ vp = 2, match = "development", title = "Gem World" }',
            'scoring[1].match: "Gem World" is a world. Write match = "card".',
        ),
    ],
)
def test_a_line_that_names_a_card_has_no_other_conditions(tmp_path: Path, line: str, expected: str) -> None:
    assert str(refused(tmp_path, scored(line))) == HERE + expected


def test_a_line_that_names_a_card_may_say_what_it_is(tmp_path: Path) -> None:
    report = pack_report(pack(tmp_path, scored('{ vp = 2, match = "world", title = "Gem World" }')))

    assert "2 VP for Gem World" in report.entries[0].sentence["en"]


@for_each("sign", ["\\n", "\\u2028", "\\t"])
def test_names_stand_in_one_line(tmp_path: Path, sign: str) -> None:
    (tmp_path / "about").mkdir()

    card = refused(tmp_path, GRAY.replace("Tide Harbour", f"Tide{sign}Harbour"))
    author = refused(tmp_path / "about", GRAY, PACK.replace("A. Author", f"A.{sign}Author"))

    told = "has a line break or another sign that cannot be seen. Write it in one line."
    if sign == "\\u2028":
        # No text of any kind may hold one.
        told = "holds a character that cannot be seen: U+2028. Write it without."
    assert str(card) == f"{HERE}name.en: {told}"
    assert str(author) == f"tides/pack.toml: author: {told}"


def test_the_id_that_choices_use_for_something_else(tmp_path: Path) -> None:
    problem = refused(tmp_path, GRAY.replace("tides.harbour", "prestige"))

    assert str(problem) == (
        'tides/cards.toml: card "prestige": id: "prestige" means something else where cards are chosen. '
        "Choose another id."
    )


def test_a_world_replaced_by_one_of_the_same_cost(tmp_path: Path) -> None:
    power = '{ phase = "settle", effect = "settle_replace_world", max_cost_increase = 0 }'

    sentences = pack_report(pack(tmp_path, DEVELOPMENT + f"powers = [{power}]")).entries[0].sentence

    assert "from your hand that costs the same, at no cost" in sentences["en"]
    assert "同じ種別でコストも同じ非軍事世界" in sentences["ja"]


@clause("RFTG-SETTLE-42")
def test_a_replacement_at_another_cost_where_only_the_same_will_do(tmp_path: Path) -> None:
    power = '{ phase = "settle", effect = "settle_replace_world", max_cost_increase = 0 }'
    path = str(pack(tmp_path, DEVELOPMENT + f"powers = [{power}]"))
    scene = Scene(packs=(path,)).tableau("A", "tides.harbour", "gem-world")
    scene.hand("A", "comet-zone", "artist-colony", "spice-world").round(A="settle", B="produce")
    scene.play("A pass")

    objection = scene.refused("A", "replace artist-colony")

    assert objection.clause == "RFTG-SETTLE-42"
    assert objection.why == "Artist Colony costs 1 and Gem World 2: the new world must cost the same"
    assert objection.why_ja == (
        "Artist Colonyのコストは1、Gem Worldは2です。新しい世界のコストは同じでなければなりません。"
    )


@clause("RFTG-SETTLE-26")
def test_a_rebel_world_of_alien_kind_is_refused_for_its_kind(tmp_path: Path) -> None:
    alien = GRAY.replace("cost = 2", "military = true\ndefense = 4").replace('"gray"', '"windfall"\ngood = "alien"')
    path = str(pack(tmp_path, alien + 'keywords = ["rebel"]\n'))
    scene = Scene(sets="set2", packs=(path,)).tableau("A", "rebel-alliance")
    scene.hand("A", "tides.harbour", "gem-world").fill("A", 3).round(A="settle", B="produce")

    objection = scene.refused("A", "settle tides.harbour")

    assert objection.clause == "RFTG-SETTLE-26"
    assert objection.why.endswith("it is of the Alien kind, for which Rebel Alliance does not pay")


def test_a_long_list_of_names_is_cut(tmp_path: Path) -> None:
    problem = refused(tmp_path, scored('{ vp = 2, match = "card", title = "Zzz" }'))

    assert str(problem).startswith(f'{HERE}scoring[1].title: no such card "Zzz". There is: Gateway Station, ')
    assert str(problem).endswith(", Comet Zone, and 175 more.")


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    folder = pack(tmp_path, GRAY)
    for name in ("pack.toml", "cards.toml"):
        (folder / name).write_bytes(b"\xef\xbb\xbf" + (folder / name).read_bytes())

    assert "tides.harbour" in load([folder]).cards
