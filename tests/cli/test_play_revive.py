"""Revive at the terminal: what is shown when, what one can ask, and the commands that know every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tessera as house
from tessera.cli.boards import board_of
from tests.cli.shell import ok

GAME = ("play", "revive", "--seed", "3")
DUEL = (*GAME, "--players", "person,random")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lines(*typed: str) -> str:
    """Typed lines."""
    return "".join(f"{line}\n" for line in typed)


def headings(told: str) -> list[str]:
    """The moments at which the table was shown."""
    return [line for line in told.splitlines() if line.startswith(("== Setting up", "== Turn"))]


def test_the_table_is_shown_once_before_the_first_turn_and_with_every_turn() -> None:
    options = ("--option", "two_artifact_cards=yes", "--option", "choose_tribes=yes")
    typed = lines("1", "1", "hibernate", "1", "quit")

    told = ok(*DUEL, *options, "--plain", typed=typed)

    assert headings(told)[:2] == ["== Setting up", "== Turn 2, A: actions taken 0 of 2"]
    assert told.count("== Tribes to choose from") == 1
    assert "To choose from: 2" in told


@pytest.mark.parametrize("manner", [("--plain",), ()])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_is_played_at_the_terminal(manner: tuple[str, ...], language: str, tmp_path: Path) -> None:
    kept = tmp_path / "revive.tessera"
    typed = lines("1", "table", "hand", "score", "? SD1", "? 7,4", "? REV-TURN-01", "why explore", "2", "quit")

    told = ok(*DUEL, "--lang", language, "--save", str(kept), *manner, typed=typed)

    wanted = {"en": ("Hauler D", "Only its own effect in"), "ja": ("運搬人D", "カード自身の効果のみ")}
    for words in wanted[language]:
        assert words in told
    assert "REV-TURN-01" in told
    assert house.Record.parse(kept.read_text(encoding="utf-8")).choices[0].seat in (0, 1)


def test_help_has_examples_of_this_game() -> None:
    told = ok(*DUEL, "--plain", typed=lines("help", "quit"))

    helped = told.partition("== What you can write")[2]
    assert "\n?   ? CG01   ? 3   ? REV-" in helped


def test_bots_play_a_whole_game_to_its_score_sheet() -> None:
    told = ok("play", "revive", "--seed", "1", "--plain", "--players", "random")

    assert "== The game is over" in told
    assert "== Score sheet" in told


def test_an_option_that_names_places_is_explained_with_them() -> None:
    table = board_of(house.start("revive", seats=2, seed=1, options={}))

    assert table.entries["7,4"].name == {"en": "space 7,4", "ja": "マス 7,4"}
    assert table.entries["R1C4"].name == {"en": "tile R1C4", "ja": "タイル R1C4"}
    assert table.entries["T1"].name == {"en": "Top slot 1", "ja": "上スロット1"}


def test_cards_rules_and_simulate_know_the_game() -> None:
    card = json.loads(ok("cards", "revive", "SA1", "--json"))
    rules = ok("rules", "revive", "--lang", "ja")
    simulated = ok("simulate", "revive", "--games", "1", "--players", "random")

    assert card["name"] == {"en": "Hauler A", "ja": "運搬人A"}
    assert "REV-TURN-01  " in rules
    assert "revive: 1 games with 2 seats" in simulated
