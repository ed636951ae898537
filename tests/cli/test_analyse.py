"""A recorded game in hindsight, from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tessera as house
from tessera.cli.analyse_words import WORDS
from tessera.players.review.words import WORDS as REVIEW_WORDS
from tests.cli.shell import ok, ok_json, refused

FEW = ("--iterations", "2")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of two turns each, played by taking the last option."""
    game = house.start("atlas-lost", 2, 7, {"trees": ["science", "economy", "culture"], "turn_limit": 2})
    while game.questions:
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[-max(1, question.pick[0]) :]])
    path = tmp_path_factory.mktemp("records") / "evening.tessera"
    path.write_text(str(game.record()), encoding="utf-8")
    return path


def test_a_game_is_told_with_its_curve_turning_points_and_books(record: Path) -> None:
    told = ok("analyse", str(record), *FEW)

    lines = told.splitlines()
    assert lines[0].startswith("atlas-lost, 2 seats, seed 7: ")
    assert "Chance of winning, as each seat could know it" in lines
    assert any(line.startswith("A ") and "█" in line for line in lines)
    assert "Choices that turned the game" in lines
    assert "  seat   start  own choices  others' choices    luck     end" in lines
    assert "The game is not over" not in told


def test_the_same_in_japanese_for_one_seat(record: Path) -> None:
    told = ok("analyse", str(record), *FEW, "--seat", "b", "--lang", "ja")

    assert "勝負を分けた手" in told
    assert "  席    開始  自分の手  他者の手      運    終局" in told
    assert not any(line.startswith(("A ", "  A ")) for line in told.splitlines())


def test_as_data_and_into_a_file(record: Path, tmp_path: Path) -> None:
    target = tmp_path / "evening.json"

    told = ok_json("analyse", str(record), *FEW, "--to", str(target))

    assert json.loads(target.read_text(encoding="utf-8")) == told
    assert (told["game"], told["finished"], told["alone"]) == ("atlas-lost", True, False)
    assert len(told["decisions"]) == told["choices"]
    first = told["decisions"][0]
    assert (first["ply"], first["seat"], first["iterations"]) == (1, "B", 2)
    assert first["loss"] == pytest.approx(first["before"][1] - first["after"][1], abs=0.0002)
    assert sum(told["end"]) == pytest.approx(1)
    assert {"seat", "start", "own", "others", "luck", "end"} == set(told["accounts"][0])


def test_a_game_that_is_not_over_says_so(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    shorter = tmp_path / "shorter.tessera"
    shorter.write_text("\n".join(lines[: lines.index("") + 3]) + "\n", encoding="utf-8")
    empty = tmp_path / "empty.tessera"
    empty.write_text("\n".join(lines[: lines.index("") + 1]) + "\n", encoding="utf-8")

    assert "The game is not over: what follows ends with the last choice" in ok("analyse", str(shorter), *FEW)
    assert "The record has no choices yet." in ok("analyse", str(empty), *FEW)


def test_what_is_no_record_of_a_game_is_refused(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.tessera"
    other.write_text("a shopping list\n", encoding="utf-8")
    changed = tmp_path / "changed.tessera"
    changed.write_text(record.read_text(encoding="utf-8") + "A keep nothing\n", encoding="utf-8")

    assert 'A record begins with the line "tessera record 1".' in refused("analyse", str(other))
    assert "There is no folder" in refused("analyse", str(record), "--to", str(tmp_path / "nowhere" / "evening.json"))
    assert "does not fit the game" in refused("analyse", str(changed), *FEW)
    assert "このゲームに席「C」はありません。席はA、Bです。" in refused(
        "analyse", str(record), "--seat", "C", "--lang", "ja"
    )


def test_phrases_have_the_same_gaps_in_both_languages() -> None:
    for english, japanese in (*WORDS.values(), *REVIEW_WORDS.values()):
        assert sorted(_gaps(english)) == sorted(_gaps(japanese)), english


def _gaps(phrase: str) -> list[str]:
    return [part.partition("}")[0] for part in phrase.split("{")[1:]]
