"""Duels between tribe sides: who meets whom, and that nobody chooses another side."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tools.sides import Duel, main, play, read, rounds, schedule, table


def test_every_two_sides_that_can_meet_play_every_deal_in_both_chairs() -> None:
    duels = list(schedule(2, "1"))

    # Twelve sides, of which the two of a board cannot meet: 60 pairs, both chairs, two deals.
    assert len(duels) == len(set(duels)) == 240
    assert set(Counter(side for duel in duels for side in duel.sides).values()) == {40}
    for duel in duels:
        assert Duel((duel.sides[1], duel.sides[0]), duel.seed) in duels
        assert duel.sides[0].partition("-")[0] != duel.sides[1].partition("-")[0]


def test_an_odd_one_rests_in_turn() -> None:
    assert sorted(map(sorted, rounds(["a", "b", "c"]))) == [["a", "b"], ["a", "c"], ["b", "c"]]


def test_a_duel_is_played_with_the_sides_of_the_schedule() -> None:
    duel = Duel(("kuniban-moon", "stonehands-sun"), "7")

    played = play(duel, "random")

    assert (played.sides, played.seed) == (duel.sides, "7")
    assert len(played.scores) == len(played.known) == 2
    assert played == play(duel, "random")


def test_what_was_played_is_kept_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sides.jsonl"
    asked = [str(file), "--player", "random", "--only", "nadair-sun,ox49-moon,kuniban-sun"]

    assert main([*asked, "--part", "1/2"]) == 0
    half = read(file)
    assert main(asked) == 0

    assert (len(half), len(read(file))) == (3, 6)
    assert read(file)[:3] == half
    lines = list(table(read(file)))
    assert sorted(line.split()[0] for line in lines[1:]) == ["kuniban-sun", "nadair-sun", "ox49-moon"]
    assert all(line.split()[1] == "4" for line in lines[1:])
    assert lines[-1] in capsys.readouterr().out
