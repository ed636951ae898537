"""Recorded games from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tessera as house
from tests.cli.shell import ok, ok_json, refused, tessera


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record of the first six choices of a game."""
    game = house.start("atlas-lost", seats=2, seed=7)
    for _ in range(6):
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[: question.pick[0]]])
    path = tmp_path / "evening.tessera"
    path.write_text(str(game.record()), encoding="utf-8")
    return path


def test_a_record_replays_and_verifies(record: Path) -> None:
    told = ok("replay", str(record), "--verify")

    assert "6 of 6 choices replayed" in told
    assert "Verified: fingerprint" in told


def test_a_record_as_data(record: Path) -> None:
    told = ok_json("replay", str(record), "--verify")

    assert (told["game"], told["seats"], told["seed"]) == ("atlas-lost", 2, "7")
    assert told["verified"] is True
    assert told["replayed_fingerprint"] == told["fingerprint"]
    assert told["outcome"] is None


def test_a_record_up_to_a_choice_with_its_log(record: Path) -> None:
    told = ok("replay", str(record), "--upto", "2", "--log", "--lang", "ja")

    assert "6手中2手" in told
    assert "初期" in told


def test_a_changed_record_fails_verification(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    cut = "\n".join(text.rstrip("\n").split("\n")[:-1]) + "\n"
    record.write_text(cut, encoding="utf-8")

    assert "ends in another state than the record says" in refused("replay", str(record), "--verify")
    result = tessera("replay", str(record), "--verify", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["verified"] is False
    assert ok("replay", str(record))


def test_a_record_without_fingerprint_cannot_be_verified(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    record.write_text("\n".join(line for line in lines if not line.startswith("fingerprint")), encoding="utf-8")

    assert "no fingerprint" in refused("replay", str(record), "--verify")


DEAL_OF_7 = "b89d6cff023e1c64a20f289439facf43f6ccefb6b600f911bb6909c64b88baf5"


def with_deal(record: Path, deal: str) -> Path:
    """The record with the hash that a table showed before the game."""
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("seed 7\n", f"seed 7\ndeal {deal}\n"), encoding="utf-8")
    return record


def test_the_deal_is_verified(record: Path) -> None:
    told = ok("replay", str(with_deal(record, DEAL_OF_7)), "--verify", "--deal", f" {DEAL_OF_7.upper()} ")

    assert "Verified: fingerprint" in told
    assert f"Dealt as announced: {DEAL_OF_7}." in told
    assert ok_json("replay", str(record), "--verify", "--deal", DEAL_OF_7)["deal"] == DEAL_OF_7


def test_a_record_whose_seed_was_exchanged_is_refused(record: Path) -> None:
    with_deal(record, "0" * 64)

    told = refused("replay", str(record), "--verify")

    assert "The seed of the record is not the one that its deal was made with." in told
    assert DEAL_OF_7 in told
    assert "配札のハッシュと一致しません" in refused("replay", str(record), "--verify", "--lang", "ja")
    assert ok("replay", str(record))


def test_a_deal_that_a_player_noted_is_compared(record: Path) -> None:
    noted = "1" * 64

    told = refused("replay", str(record), "--deal", noted)
    result = tessera("replay", str(record), "--deal", noted, "--json", "--lang", "ja")

    assert "The game was not dealt as announced" in told
    assert result.exit_code == 1
    assert json.loads(result.stdout)["verified"] is False
    assert "予告どおりの配札ではありません" in json.loads(result.stdout)["problem"]
    assert "not dealt as announced" in refused("replay", str(record), "--deal", "")


def test_wrong_files_are_refused(record: Path, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello\n", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")

    assert "notes.txt: A record begins with the line" in refused("replay", str(tmp_path / "notes.txt"))
    assert "not a text file" in refused("replay", str(tmp_path / "picture.png"))
    assert "No such file" in refused("replay", str(tmp_path / "nowhere"))
    assert "only 6 choices" in refused("replay", str(record), "--upto", "7")
