"""Packs that do not fit: what is wrong is told with its place, and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.revive.library import load
from tessera.kernel.refusal import ContentError
from tests.games.revive.pack_folder import (
    ARTIFACT,
    CARD,
    CRATE,
    GEAR,
    LARGE,
    MACHINE,
    MODULE,
    PACK,
    POINT,
    TILE,
    TRIBE,
    everything,
    free,
    halves,
    pack,
    refused,
)
from tests.rows import for_each

HERE = "thaw/things.toml: "


# The folder and its pack.toml.


def test_a_pack_is_a_folder_with_a_pack_toml(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()

    with pytest.raises(ContentError, match=r'empty: "pack\.toml" is missing\. It names the pack'):
        load([tmp_path / "empty"])
    with pytest.raises(ContentError, match=r"nowhere: is not a folder\."):
        load([tmp_path / "nowhere"])


def test_a_pack_holds_something(tmp_path: Path) -> None:
    problem = refused(tmp_path, "")

    assert str(problem) == (
        "thaw: holds nothing. Write one of [[card]], [[module]], [[machine]], [[crate]], [[artifact_card]],"
        " [[area_tile]], [[large_location]], [[tribe]] in a file beside pack.toml."
    )
    assert problem.text("ja").startswith("thaw：何も書かれていません。")


def test_a_pack_of_another_game(tmp_path: Path) -> None:
    problem = refused(tmp_path, ARTIFACT, PACK.replace("revive", "the-warp"))

    assert str(problem) == (
        'thaw/pack.toml: game: the pack is for "the-warp", not for revive. Use it there, or correct the name.'
    )


def test_a_misspelt_game_is_recognised(tmp_path: Path) -> None:
    problem = refused(tmp_path, ARTIFACT, PACK.replace("revive", "revivie"))

    assert str(problem).endswith('not for revive. Did you mean "revive"?')
    assert problem.text("ja").endswith("「revive」のことですか。")


def test_a_section_that_packs_do_not_have(tmp_path: Path) -> None:
    problem = refused(tmp_path, "[[start_tile]]\nid = 'ST6'\n")

    assert str(problem).startswith('thaw/things.toml: no such key "start_tile".')


# Ids.


@for_each(
    ("records", "expected"),
    [
        (
            CARD.replace("thaw.singer", "CN05") + halves(),
            'card "CN05": there is such a card already. Write override = true to replace it, or choose another id.',
        ),
        (CARD + "override = true\n" + halves(), 'card "thaw.singer": no such card "thaw.singer" to replace.'),
        (
            MACHINE.replace("thaw.pump", "MY011") + "override = true\n" + free(GEAR),
            'machine "MY011": no such machine "MY011" to replace. Did you mean "MY01"?',
        ),
        (
            MODULE.replace("thaw.coil", "STD1") + f"effects = [{GEAR}]\n",
            'module "STD1": there is a standard_machine with this id. Choose another id.',
        ),
        (
            CRATE.replace("thaw.box", "nadair") + free(GEAR),
            'crate "nadair": there is a tribe with this id. Choose another id.',
        ),
        (
            CARD.replace("thaw.singer", "deck") + halves(),
            'card "deck": "deck" is a word of the notation. Choose another id.',
        ),
        (
            CARD.replace("thaw.singer", "thaw singer") + halves(),
            'card "thaw singer": id: "thaw singer" is no id. Use letters, digits, dots and hyphens.',
        ),
        (
            CRATE + free(GEAR) + CRATE + free(GEAR),
            'crate "thaw.box": the id stands there twice (first in thaw/things.toml).',
        ),
    ],
)
def test_ids_that_clash(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem).startswith(HERE + expected)
    assert problem.text("ja") != problem.text("en")


# Records that lack something, or say too much.


@for_each(
    ("records", "expected"),
    [
        (CARD + f"top = [{GEAR}]\n", '"bottom" is missing.'),
        (CARD + f"top = []\nbottom = [{GEAR}]\n", "top: needs at least 1 entry."),
        (CARD + halves(", ".join([GEAR] * 7)), "top: has 7 effects; more than 6 fit nowhere. Leave some out."),
        (CARD.replace("green", "purple") + halves(), 'color: no such word "purple". There is: gray, green, yellow.'),
        (CARD + halves() + "flasks = 4\n", "flasks: 4 is out of range. Use 0 to 3."),
        (CARD + halves() + "price = 2\n", 'no such key "price".'),
        (CARD + halves() + 'set = "E"\n', 'set: no such word "E". There is: A, B, C, D, S.'),
        (
            CARD + halves() + 'set = "B"\n',
            "set: a starting set has its six cards, and the draft its nine. Replace one of them with override = true,",
        ),
        (
            CARD + halves() + "campaign = true\n",
            '"campaign" belongs to the cards of the draft, set "S", and to all of them.',
        ),
        (CARD.replace(', ja = "雪解けの歌い手"', "") + halves(), 'name: "ja" is missing.'),
        (
            CARD.replace("Thaw Singer", "Thaw\\nSinger") + halves(),
            "name.en: has a line break or another sign that cannot be seen. Write it in one line.",
        ),
    ],
)
def test_a_card_that_does_not_fit(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem).startswith(f'{HERE}card "thaw.singer": {expected}')
    assert problem.text("ja") != problem.text("en")


@for_each(
    ("records", "expected"),
    [
        (MODULE, 'module "thaw.coil": "effects" is missing.'),
        (
            MODULE.replace('"yellow"', '"yellow", "green"') + f"effects = [{GEAR}]\n",
            'module "thaw.coil": colors: a module shows one or two colours. Leave one out.',
        ),
        (
            MODULE.replace('"yellow"', '"gray"') + f"effects = [{GEAR}]\n",
            'module "thaw.coil": colors[2]: "gray" stands there twice.',
        ),
        (
            MODULE.replace('["gray", "yellow"]', "[]") + f"effects = [{GEAR}]\n",
            'module "thaw.coil": colors: needs at least 1 entry.',
        ),
        (CRATE + f"effects = [{GEAR}]\n", 'crate "thaw.box": "timing" is missing.'),
        (CRATE + free(GEAR) + "flasks = 1\n", 'crate "thaw.box": no such key "flasks".'),
        (
            MACHINE + free('{ do = "pay", cost = { food = 1 }, then = [{ do = "tribe" }] }'),
            'machine "thaw.pump": effects: "tribe" belongs to one machine, Shrine (MN06)',
        ),
        (
            MACHINE + free(f'{{ do = "choose", of = [[{GEAR}], [{{ do = "tribe" }}]] }}'),
            'machine "thaw.pump": effects: "tribe" belongs to one machine, Shrine (MN06)',
        ),
        (
            ARTIFACT.replace('"module"', '"flask"'),
            'artifact_card "thaw.dream": counts the same thing in two colours. Count three different things.',
        ),
        (
            ARTIFACT.replace('"module"', '"forest_chain"'),
            'artifact_card "thaw.dream": orange.of: no such word "forest_chain".',
        ),
        (
            ARTIFACT.replace("every = 2", "every = 0"),
            'artifact_card "thaw.dream": orange.every: 0 is out of range. Use 1 to 9.',
        ),
    ],
)
def test_other_pieces_that_do_not_fit(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem).startswith(HERE + expected)
    assert problem.text("ja") != problem.text("en")


# Tiles and large locations.


@for_each(
    ("old", "new", "expected"),
    [
        ("explore_cost = { food = 2 }", "explore_cost = { gear = 2 }", 'explore_cost: "food" is missing.'),
        ("explore_points = 3\n", "", '"explore_points" is missing.'),
        ("at = [1, 1]", "at = [1, 0]", "cells[4].at: [1, 0] stands there twice. Each of the four hexes has one cell."),
        ("at = [1, 1]", "at = [1, 2]", "cells[4].at[2]: 2 is out of range. Use 0 to 1."),
        ("at = [1, 1]", "at = [1]", "cells[4].at: should be two numbers, such as [1, 0]."),
        ('  { at = [1, 1], kind = "location" },\n', "", "cells: a tile has 4 cells, not 3. Write one for each of"),
        ('kind = "location"', 'kind = "vast_crystal"', 'cells[4].kind: no such word "vast_crystal".'),
        ('"water", reward', '"sand", reward', 'cells[3].reward: only a water has a reward, not "sand". Leave it out.'),
        (f", reward = [{POINT}]", "", 'cells[3]: "reward" is missing.'),
        ("recruit = true", "passable = true", 'no such key "passable".'),
    ],
)
def test_a_tile_that_does_not_fit(old: str, new: str, expected: str, tmp_path: Path) -> None:
    assert old in TILE

    problem = refused(tmp_path, TILE.replace(old, new))

    assert str(problem).startswith(f'{HERE}area_tile "thaw.delta": {expected}')
    assert problem.text("ja") != problem.text("en")


@for_each(
    ("old", "new", "expected"),
    [
        ('side = "a"', 'side = "b"', 'sides: should be side "a" and then side "b".'),
        ('track = "gray"', 'track = "grey"', 'sides[1].score.track: no such word "grey". Did you mean "gray"?'),
        ('of = "water"', 'of = "forest_chain"', 'sides[2].score.of: no such word "forest_chain".'),
        ('kind = "per"', 'kind = "most"', 'sides[2].score.kind: no such word "most". There is: per, track, steps.'),
        (
            'kind = "per", of = "water", points = 1',
            'kind = "steps", of = "water", steps = [{ at_least = 2, points = 3 }, { at_least = 2, points = 5 }]',
            "sides[2].score.steps[2]: is no step up: it asks for no more, or gives no more, than the one before.",
        ),
    ],
)
def test_a_large_location_that_does_not_fit(old: str, new: str, expected: str, tmp_path: Path) -> None:
    assert old in LARGE

    problem = refused(tmp_path, LARGE.replace(old, new))

    assert str(problem).startswith(f'{HERE}large_location "thaw.dam": {expected}')
    assert problem.text("ja") != problem.text("en")


# What replaces another.


@for_each(
    ("records", "expected"),
    [
        (
            CARD.replace("thaw.singer", "CG01") + "override = true\n" + halves(),
            'card "CG01": "color" differs: what it replaces has color = "gray". Keep it.',
        ),
        (
            CARD.replace("thaw.singer", "SA3") + "override = true\n" + halves(),
            'card "SA3": "set" differs: what it replaces has set = "A". Keep it.',
        ),
        (
            MACHINE.replace("thaw.pump", "MG01") + "override = true\n" + free(GEAR),
            'machine "MG01": "color" differs: what it replaces has color = "gray". Keep it.',
        ),
        (
            LARGE.replace("thaw.dam", "LL6") + "override = true\n",
            'large_location "LL6": "base" differs: what it replaces has base = false. Keep it.',
        ),
        (
            TRIBE.replace('id = "thaw.people"', 'id = "nadair"\noverride = true\ncampaign = true'),
            'tribe "nadair": "campaign" differs: what it replaces has campaign = false. Keep it.',
        ),
        (
            MACHINE.replace("thaw.pump", "MY01") + "override = true\n" + free('{ do = "tribe" }'),
            (
                'machine "MY01": effects: "tribe" belongs to one machine, Shrine (MN06): two such machines could keep'
                " each other going for ever. Leave it out, or replace MN06 with override = true."
            ),
        ),
    ],
)
def test_what_replaces_another_stays_what_that_was(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem) == f"{HERE}{expected}"
    assert problem.text("ja") != problem.text("en")


def test_a_good_pack_is_taken(tmp_path: Path) -> None:
    """The parts that the tests above spoil are sound by themselves."""
    library = load([pack(tmp_path, everything())])

    assert len(library.origins) == 8
