"""Packs that do not fit: what is wrong is told with its place, and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.the_warp.library import load
from tessera.kernel.refusal import ContentError
from tests.games.the_warp.pack_folder import (
    BUILD,
    CARD,
    COMBAT,
    DRAW,
    GUARDIAN,
    MISSION,
    PACK,
    RACE,
    REWARD,
    options,
    pack,
    refused,
)
from tests.rows import for_each

AREAS = 'all = [{ cond = "areas", min = 4 }]\n'
CARD_HERE = 'tides/things.toml: card "tides.harbour"'
MISSION_HERE = 'tides/things.toml: mission "tides.landing"'


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
        "tides: holds nothing. Write one of [[card]], [[mission]], [[race]], [[guardian]], [[reward]] in a file beside"
        " pack.toml."
    )


def test_a_pack_of_another_game(tmp_path: Path) -> None:
    problem = refused(tmp_path, MISSION + AREAS, PACK.replace("the-warp", "atlas-lost"))

    assert str(problem) == (
        'tides/pack.toml: game: the pack is for "atlas-lost", not for the-warp. Use it there, or correct the name.'
    )


def test_a_misspelt_game_is_recognised(tmp_path: Path) -> None:
    problem = refused(tmp_path, MISSION + AREAS, PACK.replace("the-warp", "the-wrap"))

    assert str(problem).endswith('not for the-warp. Did you mean "the-warp"?')
    assert problem.text("ja").endswith("「the-warp」のことですか。")


def test_a_section_that_packs_do_not_have(tmp_path: Path) -> None:
    problem = refused(tmp_path, "[[zone]]\nid = 'player-c'\n")

    assert str(problem) == 'tides/things.toml: no such key "zone". There is: card, guardian, mission, race, reward.'


# Ids.


@for_each(
    ("records", "expected"),
    [
        (
            CARD.replace("tides.harbour", "enforce") + options(BUILD),
            'card "enforce": there is such a card already. Write override = true to replace it, or choose another id.',
        ),
        (
            CARD + "override = true\n" + options(BUILD),
            'card "tides.harbour": no such card "tides.harbour" to replace.',
        ),
        (
            COMBAT.replace("tides.harbour", "enforse") + "override = true\n" + options('{ op = "flip", n = 1 }'),
            'card "enforse": no such card "enforse" to replace. Did you mean "enforce"?',
        ),
        (
            CARD.replace("tides.harbour", "salvage") + options(BUILD),
            'card "salvage": there is a reward with this id. Choose another id.',
        ),
        (
            MISSION.replace("tides.landing", "darja-shadows") + AREAS,
            'mission "darja-shadows": there is a race with this id. Choose another id.',
        ),
        (
            CARD.replace("tides.harbour", "tide harbour") + options(BUILD),
            'card "tide harbour": id: "tide harbour" is no id. Use letters, digits, dots and hyphens.',
        ),
        (
            MISSION + AREAS + MISSION + AREAS,
            'mission "tides.landing": the id stands there twice (first in tides/things.toml).',
        ),
    ],
)
def test_ids_that_clash(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem).startswith(f"tides/things.toml: {expected}")
    assert problem.text("ja") != problem.text("en")


# Cards.


@for_each(
    ("records", "expected"),
    [
        (CARD, ': "option" is missing.'),
        (CARD + options(*[BUILD] * 5), ".option: a card has at most 4 options, not 5."),
        (CARD + 'playable = [{ cond = "pincer" }]\n' + options(BUILD), ".playable: only a Combat card has it."),
        (
            COMBAT + 'playable = [{ cond = "areas", min = 1 }]\n' + options('{ op = "flip", n = 1 }'),
            '.playable[1].cond: "areas" cannot be asked here. Here stand: role, against, attackers, pincer.',
        ),
        (
            COMBAT + 'discount = [{ when = [{ cond = "pincer" }] }]\n' + options('{ op = "flip", n = 1 }'),
            ".discount[1]: takes nothing off.",
        ),
        (
            COMBAT
            + 'discount = [{ gold = 1, when = [{ cond = "pincer" }] }, { gold = 1, when = [{ cond = "pincer" }] }]\n'
            + options('{ op = "flip", n = 1 }'),
            ".discount: a card has one discount. Write one.",
        ),
        (CARD + options(BUILD, cost="rewards = 1"), '.option[1].cost: no such key "rewards".'),
        (CARD + options(BUILD, cost="gold = 0"), ".option[1].cost.gold: 0 is out of range. Use 1 to 30."),
        (
            CARD.replace('kind = "build"', 'kind = "start"') + options(BUILD),
            ".kind: every player has one Start card.",
        ),
        (CARD + "remove_after_use = true\n" + options(BUILD), ".remove_after_use: only Start cards leave the game"),
        (CARD + 'clause = "WARP-DEV-05"\n' + options(BUILD), ".clause: only things of the box carry a clause."),
        (CARD + "copies = 21\n" + options(BUILD), ".copies: 21 is out of range. Use 1 to 20."),
        (CARD + "price = 2\n" + options(BUILD), ': no such key "price".'),
        (CARD.replace(', ja = "潮の港"', "") + options(BUILD), '.name: "ja" is missing.'),
    ],
)
def test_a_card_that_does_not_fit(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    told = expected if expected.startswith(":") else f": {expected[1:]}"
    assert str(problem).startswith(CARD_HERE + told)


@for_each(
    ("records", "expected"),
    [
        (
            CARD.replace("tides.harbour", "enforce") + "override = true\n" + options(BUILD),
            'card "enforce": "kind" differs: what it replaces has kind = "combat". Keep it.',
        ),
        (
            CARD.replace("tides.harbour", "build-01") + "override = true\ncopies = 2\n" + options(BUILD),
            'card "build-01": copies: what replaces another is there in as many copies as that one. Leave it out.',
        ),
        (
            MISSION.replace("tides.landing", "pg-01") + "override = true\n" + AREAS,
            'mission "pg-01": "type" differs: what it replaces has type = "progress". Keep it.',
        ),
        (
            MISSION.replace("tides.landing", "pi-expansion").replace("conquest", "pioneering")
            + 'override = true\nset = "base"\n'
            + AREAS,
            (
                'mission "pi-expansion": "replaced_by" differs: what it replaces has replaced_by = "pi-ascension".'
                " Keep it."
            ),
        ),
    ],
)
def test_what_replaces_another_stays_what_that_was(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem) == f"tides/things.toml: {expected}"


# Missions, races, rewards.


@for_each(
    ("records", "expected"),
    [
        (MISSION + "all = []\n", ": all: needs at least 1 entry."),
        (MISSION + AREAS + 'set = "base"\n', ": set: only a pioneering mission has it."),
        (MISSION.replace("conquest", "pioneering") + AREAS, ': "set" is missing.'),
        (
            MISSION.replace("conquest", "pioneering") + AREAS + 'set = "base"\nreplaced_by = "pi-ascension"\n',
            ": replaced_by: only missions of the box make room for others.",
        ),
        (
            MISSION.replace("conquest", "pioneering") + AREAS + 'set = "base"\ntiming = "game_end"\n',
            ': all[1].cond: "areas" cannot be asked here. Here stand: most.',
        ),
        (
            MISSION.replace("conquest", "pioneering")
            + 'all = [{ cond = "most", metric = "resources" }, { cond = "most", metric = "track_total" }]\n'
            + 'set = "advanced-random"\ntiming = "game_end"\n',
            ": all: a mission of the game end asks for the most of one thing.",
        ),
        (MISSION.replace("points = 2", "points = 0") + AREAS, ": points: 0 is out of range. Use 1 to 9."),
    ],
)
def test_a_mission_that_does_not_fit(records: str, expected: str, tmp_path: Path) -> None:
    problem = refused(tmp_path, records)

    assert str(problem).startswith(MISSION_HERE + expected)


def test_a_new_race_brings_its_guardian(tmp_path: Path) -> None:
    problem = refused(tmp_path, RACE)

    assert str(problem) == (
        'tides/things.toml: race "tides.swimmers": its Guardian is missing. '
        'Write a [[guardian]] with race = "tides.swimmers".'
    )
    assert problem.text("ja").endswith('race = "tides.swimmers"の[[guardian]]を書いてください。')


def test_a_guardian_belongs_to_a_race(tmp_path: Path) -> None:
    problem = refused(tmp_path, GUARDIAN.replace("tides.swimmers", "silna-oficials"))

    assert str(problem) == (
        'tides/things.toml: guardian "silna-oficials": race: no such race "silna-oficials". '
        'Did you mean "silna-officials"?'
    )


@for_each("role", ["active", "reward", "exiled"])
def test_a_race_has_all_three_roles(role: str, tmp_path: Path) -> None:
    parts = RACE.split("\n\n")
    without = "\n\n".join(part for part in parts if f"[race.{role}]" not in part)
    if role == "active":
        head, rest = RACE.split("  [race.active]")
        without = head + "  [race.reward]" + rest.split("  [race.reward]")[1]

    problem = refused(tmp_path, without + GUARDIAN)

    assert str(problem).startswith(f'tides/things.toml: race "tides.swimmers": "{role}" is missing.')


@for_each(
    ("old", "new", "expected"),
    [
        ("dice = 3", "dice = 0", "dice: 0 is out of range. Use 1 to 9."),
        ("slots = 1", "slots = 4", "slots: 4 is out of range. Use 0 to 3."),
        ('per = "conquest", every = 2', 'per = "conquest"', 'end: "every" is missing.'),
        ("conquer = { flat = 2 }\n", "", '"conquer" is missing.'),
        ("turn = { flat = 1 }", "turn = { flat = 1, every = 2 }", 'turn: no such key "every".'),
    ],
)
def test_a_guardian_that_does_not_fit(old: str, new: str, expected: str, tmp_path: Path) -> None:
    assert old in GUARDIAN

    problem = refused(tmp_path, RACE + GUARDIAN.replace(old, new))

    assert str(problem).startswith(f'tides/things.toml: guardian "tides.swimmers": {expected}')


def test_a_reward_does_something(tmp_path: Path) -> None:
    problem = refused(tmp_path, REWARD + "effects = []\n")

    assert str(problem) == 'tides/things.toml: reward "tides.flood": effects: needs at least 1 entry.'


def test_names_stand_in_one_line(tmp_path: Path) -> None:
    problem = refused(tmp_path, (REWARD + f"effects = [{DRAW}]\n").replace("Tide Harbour", "Tide\\nHarbour"))

    assert "name.en: has a line break or another sign that cannot be seen. Write it in one line." in str(problem)


def test_a_good_pack_is_taken(tmp_path: Path) -> None:
    """The parts that the tests above spoil are sound by themselves."""
    everything = CARD + options(BUILD) + MISSION + AREAS + RACE + GUARDIAN + REWARD + f"effects = [{DRAW}]\n"

    library = load([pack(tmp_path, everything)])

    assert len(library.origins) == 4
