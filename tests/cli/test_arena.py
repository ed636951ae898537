"""Arenas from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tessera.cli.arena import Counted
from tests.cli.shell import ok, ok_json, refused, tessera

RACE = ("arena", "race-for-the-galaxy", "--games", "1", "--players", "random,novice:care=0.1")


def test_an_arena_writes_its_results_and_tells_them(tmp_path: Path) -> None:
    told = ok(*RACE, "--to", str(tmp_path / "new" / "duel"))

    lines = told.splitlines()
    assert lines[0] == "Arena: race-for-the-galaxy"
    assert lines[1] == "games: 2, deals: 1, seats: 2, players: 2, seed: 1"
    assert "Each combination played 2 games, not 1" in told
    assert "Who beats whom" in told
    assert sorted(path.name for path in (tmp_path / "new" / "duel").iterdir()) == [
        "facts.parquet",
        "games.parquet",
        "journal.jsonl",
        "positions.svg",
        "ratings.svg",
        "report.html",
        "report.json",
        "seats.svg",
        "shares.svg",
        "times.svg",
    ]


def test_an_arena_as_data_is_what_the_folder_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    told = ok_json(*RACE)

    assert told == json.loads((tmp_path / "arena-race-for-the-galaxy" / "report.json").read_text(encoding="utf-8"))
    assert (told["games"], told["games_each"], told["games_asked"], told["faults"]) == (2, 2, 1, 0)


def test_an_interrupted_arena_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(bar: Counted, done: int) -> None:
        bar.done = done
        if done == 1:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(Counted, "update_to", interrupted)
        stopped = tessera(*RACE, "--to", str(tmp_path), "--lang", "ja")

    assert stopped.exit_code == 130
    assert f"2ゲーム中1ゲームで中断しました。結果は{tmp_path}に保存されています。" in stopped.stderr
    assert "2ゲーム（1種の配り）" in ok(*RACE, "--to", str(tmp_path), "--lang", "ja")


def test_wrong_wishes_are_refused_and_leave_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "arena"

    assert "Alone at the table" in refused(*RACE, "--seats", "1", "--to", str(folder))
    assert "アリーナには2席以上が必要です。" in refused(*RACE, "--seats", "1", "--to", str(folder), "--lang", "ja")
    assert 'There is no player "person".' in refused("arena", "revive", "--players", "person", "--to", str(folder))
    assert not folder.exists()
