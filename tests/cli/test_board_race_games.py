"""Race for the Galaxy in a terminal, through whole games: nothing hidden is told, nothing is left out, pictures fit."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len

from tessera.cli.boards.race_for_the_galaxy_words import RACE_WORDS
from tests.cli.race_table import SET_UPS, board, drawn, moments, painted, race, regions

# Whole games


@pytest.mark.parametrize("name", list(SET_UPS))
def test_every_verb_has_a_heading_in_both_languages(name: str) -> None:
    verbs = {
        option.id.partition(" ")[0]
        for game in moments(name)
        for question in game.questions
        for option in question.options
    }

    assert [verb for verb in sorted(verbs) if f"verb.{verb}" not in RACE_WORDS] == []


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", list(SET_UPS))
def test_plain_lines_hold_no_boxes_gaps_or_ids(name: str, language: str) -> None:
    for game in moments(name):
        table = board(game)
        for seat in (None, *range(game.setup.seats)):
            view = game.view(seat)
            parts = [*table.regions(view, language), table.hand(view, language)]
            lines = [line for part in parts for line in (part.heading, *part.lines)]

            assert all(lines)
            text = "\n".join([*lines, table.status(view, language), *table.score(seat, language)])
            assert not set("╭│─═║▶★■●◎◇⚙#{}\x1b") & set(text)
            assert "None" not in text


@pytest.mark.parametrize("width", [60, 80, 132])
@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", list(SET_UPS))
def test_pictures_fit_their_width(name: str, language: str, width: int) -> None:
    for game in moments(name)[::3]:
        lines = drawn(game, 0, language, width).splitlines()

        assert lines[0].startswith("╭")
        assert max(cell_len(line) for line in lines) <= width


@pytest.mark.parametrize("name", list(SET_UPS))
def test_nobody_learns_what_is_hidden(name: str) -> None:
    for game in moments(name)[1:-1:4]:
        other = game.redeal(0, rng_seed=5)
        for language in ("en", "ja"):
            assert regions(other, 0, language) == regions(game, 0, language)
            assert drawn(other, 0, language, 100) == drawn(game, 0, language, 100)
        assert board(other).score(0, "en") == board(game).score(0, "en")


# The picture


def test_a_picture_shows_phases_choosers_numbers_and_cards() -> None:
    game = race(4, start="preset")
    for seat, action in enumerate(("explore-5", "settle", "explore-1", "produce")):
        game.play(seat, [action])

    told = drawn(game, 2, "en", 100)

    assert "▶Explore AC ─ Develop ─ Settle B ─ Consume ─ Produce D" in told
    assert "◎R  2 Alpha Centauri           0v ■" in told
    assert "○  !2 New Sparta               1v" in told
    assert "Settle: Rare worlds cost -1" in told
    assert "● production" in told
    assert re.search(r"▲ C you +0 +0 +4/10 +1 +1/12 +0 +Explore \+1/\+1", told)


def test_a_picture_shows_goals_takeovers_prestige_and_the_robot() -> None:
    crowd, alone = race(3, sets="set3", goals=True, takeovers=True), race(1, sets="set3", robot="old-earth")
    view: dict[str, Any] = crowd.view(0)
    view["goals"][0]["claimed"] = [1]
    view["lead"] = {"holder": 1, "tied": False, "on_tile": 0}
    view["attacks"] = [
        {
            "attacker": 0,
            "defender": 1,
            "power": "imperium-cloaking-technology",
            "target": "rebel-base",
            "with": None,
            "fate": "failed",
            "attack": 1,
            "defense": 6,
        }
    ]
    mat: dict[str, Any] = {**alone.view(0), "round": 2, "phases": ["explore", "consume"]}
    mat["robot"] |= {"columns": ["explore1", "trade"]}

    told = painted(board(crowd).picture(view, "en", 100), 100) + painted(board(alone).picture(mat, "en", 100), 100)

    assert "Galactic Standard of Living ★B" in told
    assert "Innovation Leader –" in told
    assert re.search(r"■ B +0 +0★", told)
    assert "attack 1, defense 6, failed" in told
    assert "Robot: Old Earth" in told
    assert "Explore ⚙ ─ Develop ─ Settle ─ Consume ⚙ ─ Produce" in told


def test_with_few_players_everybodys_powers_are_drawn() -> None:
    told = drawn(race(start="preset"), 0, "en", 100)

    assert "Consume: 1 good for 1 VP, 1 card" in told
    assert "Consume: 1 good for 1 VP. Produce: a good here" in told
    assert "Produce: a good here" not in drawn(race(4, start="preset"), 0, "en", 100)
