"""Recorded games play as they were recorded, to the last line of their story."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tessera.kernel.record import Record
from tests.golden.library import FOLDER, ROBOTS, TREES, log_of, plans, records, told
from tests.kernel.games.shelf import NAMES, replay_text

RECORDS = records()


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_recorded_game_plays_as_it_was_recorded(path: Path) -> None:
    text = path.read_text(encoding="utf-8")

    game = replay_text(text)

    assert game.fingerprint() == Record.parse(text).fingerprint
    assert str(game.record()) == text
    expected = log_of(path).read_text(encoding="utf-8").splitlines()
    found = told(game)
    for number, (line, written) in enumerate(zip(found, expected, strict=False), start=1):
        assert line == written, f"{log_of(path).name}, line {number}"
    assert len(found) == len(expected)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_golden(name: str) -> None:
    assert list((FOLDER / name).glob("*.tessera")), f"record a game of {name}: python -m tests.golden.make"


def test_every_plan_is_recorded_and_nothing_else_lies_about() -> None:
    expected = {f"{plan.game}/{plan.name}{suffix}" for plan in plans() for suffix in (".tessera", ".log")}
    found = {f"{path.parent.name}/{path.name}" for name in NAMES for path in (FOLDER / name).iterdir()}

    assert found == expected


def test_race_for_the_galaxy_is_recorded_in_all_its_forms() -> None:
    paths = [path for path in RECORDS if path.parent.name == "race-for-the-galaxy"]
    setups = [Record.parse(path.read_text(encoding="utf-8")).setup for path in paths]

    assert len(setups) >= 40
    for sets, most in (("base", 4), ("set1", 5), ("set2", 6), ("set3", 6)):
        assert {1, *range(2, most + 1)} <= {setup.seats for setup in setups if setup.options["sets"] == sets}
    for switch in ("experienced", "goals", "takeovers", "draft"):
        assert {setup.options[switch] for setup in setups} == {"yes", "no"}
    assert {setup.options["scenario"] for setup in setups} == {"none", "rebel-vs-imperium"}
    assert {setup.options["start"] for setup in setups} == {"recommended", "dealt", "choice", "preset"}
    assert {setup.options["difficulty"] for setup in setups if setup.seats == 1} == {"easy", "medium", "hard"}
    assert {setup.options["robot"] for setup in setups if setup.seats == 1} == set(ROBOTS)
    ends = {log_of(path).read_text(encoding="utf-8").splitlines()[-1].split()[1] for path in paths}
    assert {"tableau", "chips"} <= ends


def test_atlas_lost_is_recorded_in_all_its_forms() -> None:
    paths = [path for path in RECORDS if path.parent.name == "atlas-lost"]
    setups = [Record.parse(path.read_text(encoding="utf-8")).setup for path in paths]

    assert len(setups) >= 20
    assert {setup.seats for setup in setups} == {1, 2, 3, 4}
    assert {setup.options["reading"] for setup in setups} == {"ja", "en"}
    trees = {setup.options["trees"] for setup in setups}
    assert {",".join(three) for three in combinations(TREES, 3)} <= trees
    for three in combinations(TREES, 3):
        seats = {setup.seats for setup in setups if setup.options["trees"] == ",".join(three)}
        assert len(seats & {2, 3, 4}) >= 2
    ends = {log_of(path).read_text(encoding="utf-8").splitlines()[-1].split()[1] for path in paths}
    assert ends == {"technology", "influence", "initiative", "turn-limit"}


def test_revive_is_recorded_in_all_its_forms() -> None:
    paths = [path for path in RECORDS if path.parent.name == "revive"]
    setups = [Record.parse(path.read_text(encoding="utf-8")).setup for path in paths]
    stories = "\n".join([log_of(path).read_text(encoding="utf-8") for path in paths])

    assert len(setups) >= 30
    assert {setup.seats for setup in setups} == {1, 2, 3, 4}
    figures = {"card_bonus": {"1", "2"}, "solo_hibernation": {"1", "3"}, "solo_actions": {"20", "10"}}
    figures["house_cards"] = {"first", "revised"}
    for option in setups[0].options:
        for seats in (1,) if option.startswith("solo") else (1, 2, 3, 4):
            found = {setup.options[option] for setup in setups if setup.seats == seats}
            assert found == figures.get(option, {"yes", "no"}), option
    # Every tribe is led by somebody, and moon sides lay tiles of different kinds.
    for tribe in ("Nàdair", "Hofstadterians", "]0X4 9[", "Kuniban", "Solwrights", "Stonehands"):
        assert f"carries out the tribe ability of {tribe} (" in stories, tribe
    for tile in ("temple", "target", "sand tile"):
        assert f"places a {tile} on" in stories, tile
