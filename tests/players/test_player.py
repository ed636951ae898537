"""Levels by name, and what happens when a bot fails."""

from __future__ import annotations

import logging

import pytest

import tessera
from tessera.players import levels, seat_player
from tessera.players.player import Seat, SeatPlayer


class Broken:
    """A player with a fault."""

    def answer(self, seat: Seat) -> list[str]:
        raise ZeroDivisionError


class Curious:
    """A player that looks at all it may see."""

    def answer(self, seat: Seat) -> list[str]:
        assert seat.view()["seat"] == seat.number
        return [seat.question().options[-1].id]


def test_levels_are_known_by_name() -> None:
    assert levels() == ("random", "novice", "greedy", "search", "master")


def test_an_unknown_level_or_game_is_answered_with_what_there_is() -> None:
    with pytest.raises(tessera.SetupError, match="greedy"):
        seat_player("gredy", "atlas-lost", "1")
    with pytest.raises(tessera.SetupError) as problem:
        seat_player("gredy", "atlas-lost", "1")
    assert problem.value.text("ja") == "「gredy」というプレイヤーはいません。「greedy」のことですか。"
    with pytest.raises(tessera.SetupError, match="atlas-lost"):
        seat_player("greedy", "atlas-last", "1")


def test_a_failing_player_never_stalls_the_table(caplog: pytest.LogCaptureFixture) -> None:
    game = tessera.start("atlas-lost", seats=2, seed=1)
    question = game.questions[0]
    player = SeatPlayer("broken", Broken(), "1")

    with caplog.at_level(logging.ERROR, logger="tessera.players"):
        picks = player.choose(game, question.seat)

    assert picks == [question.options[0].id]
    assert player.faults == 1
    assert "broken player failed" in caplog.text


def test_a_player_sees_its_view_and_its_question() -> None:
    game = tessera.start("atlas-lost", seats=2, seed=1)
    question = game.questions[0]

    assert SeatPlayer("curious", Curious(), "1").choose(game, question.seat) == [question.options[-1].id]
