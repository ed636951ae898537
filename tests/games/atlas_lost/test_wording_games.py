"""Whole games in which every question, every choice and every line of the log is read."""

from __future__ import annotations

import pytest

import tessera
from tests.games.atlas_lost.speech import check_question, check_story


@pytest.mark.parametrize(
    ("trees", "seats", "reading"),
    [
        (["science", "economy", "culture"], 2, "ja"),
        (["economy", "religion", "military"], 3, "en"),
        (["culture", "science", "religion"], 4, "ja"),
        (["culture", "religion", "military"], 1, "ja"),
    ],
)
def test_whole_games_leave_nothing_unsaid(trees: list[str], seats: int, reading: str) -> None:
    options: dict[str, str | int | bool | list[str]] = {"trees": trees, "reading": reading}
    game = tessera.start("atlas-lost", seats=seats, seed="wording", options=options)

    for number in range(260):
        if game.outcome is not None:
            break
        question = game.questions[number % len(game.questions)]
        check_question(question)
        # A fixed walk through the menus that does not end its turns at once.
        ids = [option.id for option in question.options if option.id not in ("end", "stop")]
        ids = ids or [option.id for option in question.options]
        most = min(question.pick[1], len(ids))
        first = number * 7 % len(ids)
        game.play(question.seat, (ids[first:] + ids[:first])[: max(question.pick[0], min(most, 1))])

    check_story(game)
