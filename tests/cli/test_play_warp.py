"""The Warp at the terminal: what is shown when, what one can ask, and the commands that know every game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tessera as house
from tessera.cli.boards import board_of
from tests.cli.shell import ok

GAME = ("play", "the-warp", "--seed", "3")
DUEL = (*GAME, "--players", "person,random")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def lines(*typed: str) -> str:
    """Typed lines."""
    return "".join(f"{line}\n" for line in typed)


def headings(told: str) -> list[str]:
    """The moments at which the table was shown."""
    return [line for line in told.splitlines() if line.startswith(("== Setting up", "== Round"))]


def test_the_table_is_shown_for_races_for_missions_and_for_the_turn() -> None:
    told = ok(*DUEL, "--plain", typed=lines("1", "1", "1 2 3", "1", "quit"))

    assert headings(told)[:3] == ["== Setting up", "== Setting up", "== Round 1, turn of A: Extract"]
    assert told.count("== Races to choose from") == 1
    assert told.count("Missions to choose from: 6") == 1
    assert "Private Missions: 3 of 3" in told


@pytest.mark.parametrize("manner", [("--plain",), ()])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_it_is_played_at_the_terminal(manner: tuple[str, ...], language: str, tmp_path: Path) -> None:
    kept = tmp_path / "warp.tessera"
    typed = lines("1", "1", "1 2 3", "table", "hand", "score", "? build-05", "? a-ridge", "? WARP-SET-01", "quit")

    told = ok(*DUEL, "--lang", language, "--save", str(kept), *manner, typed=typed)

    wanted = {"en": ("Line-up", "A: 0 points", "Ridge A"), "ja": ("ラインナップ", "A：0点", "Aの尾根")}
    for words in wanted[language]:
        assert words in told
    assert "WARP-SET-01" in told
    assert house.Record.parse(kept.read_text(encoding="utf-8")).choices[0].seat in (0, 1)


def test_help_has_examples_of_this_game() -> None:
    told = ok(*DUEL, "--plain", typed=lines("help", "quit"))

    helped = told.partition("== What you can write")[2]
    assert "\n?   ? build-01   ? 3   ? WARP-" in helped


def test_bots_play_a_whole_game_to_its_score_sheet() -> None:
    told = ok("play", "the-warp", "--seed", "1", "--plain", "--players", "random")

    assert "== The game is over" in told
    assert "== Score sheet" in told


def test_an_option_that_names_areas_is_explained_with_them() -> None:
    table = board_of(house.start("the-warp", seats=2, seed=1, options={}))

    assert table.entries["a-ridge"].name == {"en": "Ridge A", "ja": "Aの尾根"}
    assert table.entries["build-any.2"].id == "build-any"


def test_cards_rules_and_simulate_know_the_game() -> None:
    card = json.loads(ok("cards", "the-warp", "build-05", "--json"))
    rules = ok("rules", "the-warp", "--lang", "ja")
    simulated = ok("simulate", "the-warp", "--games", "2", "--players", "random")

    assert card["name"] == {"en": "Build", "ja": "建設"}
    assert "WARP-SET-01  プレイ人数は2～6人である" in rules
    assert "the-warp: 2 games with 2 seats" in simulated
