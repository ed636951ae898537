"""Revive in a terminal, through whole games: nothing fails, nothing hidden is told, pictures fit."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tessera.cli.boards.revive_words import REVIVE_WORDS
from tessera.players import seat_player
from tests.cli.revive_table import SET_UPS, board, drawn, hand, journey, painted, regions, revive

ODD = set("╭│─═║▶★■●◎◇◆⌂▫⚙{}\x1b")


@pytest.mark.parametrize("name", list(SET_UPS))
def test_random_games_are_told_in_words_alone(name: str) -> None:
    played = journey(name)
    table = board(played.game)
    for number, view in enumerate(played.views):
        language = ("en", "ja")[number % 2]
        parts = [*table.regions(view, language), table.hand(view, language)]
        lines = [line for part in parts for line in (part.heading, *part.lines)]

        assert all(lines)
        text = "\n".join([*lines, table.status(view, language)])
        assert not ODD & set(text)
        assert "None" not in text


@pytest.mark.parametrize(("width", "language"), [(60, "en"), (80, "ja"), (80, "en"), (110, "en"), (60, "ja")])
@pytest.mark.parametrize("name", list(SET_UPS))
def test_pictures_of_random_games_fit_their_width(name: str, language: str, width: int) -> None:
    played = journey(name)
    table = board(played.game)
    for view in played.views[::25]:
        lines = painted(table.picture(view, language, width), width).splitlines()

        assert lines[0].startswith("╭")
        assert max(cell_len(line) for line in lines) <= width
        assert not any("…" in line for line in lines)


@pytest.mark.parametrize("name", ["duel", "moon", "four"])
def test_nobody_learns_what_is_hidden(name: str) -> None:
    seats, options = SET_UPS[name]
    game = revive(seats, **options)
    players = [seat_player("random", "revive", f"hidden {seat}") for seat in range(seats)]
    for step in range(180):
        seat = game.questions[0].seat
        if step % 60 == 3:
            other = game.redeal(0, rng_seed=5)
            assert regions(other, 0) == regions(game, 0)
            assert hand(other, 0, "ja").lines == hand(game, 0, "ja").lines
            assert drawn(other, 0, "ja", 100) == drawn(game, 0, "ja", 100)
        game.play(seat, players[seat].choose(game, seat))
        if game.outcome is not None:
            return


def test_every_verb_has_a_heading() -> None:
    offered = {verb for name in SET_UPS for verb in journey(name).verbs}
    headings = {key.removeprefix("verb.") for key in REVIVE_WORDS if key.startswith("verb.")}

    assert offered - headings == set()
    assert len(offered) > 30
