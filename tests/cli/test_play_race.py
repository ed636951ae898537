"""Race for the Galaxy at the terminal: what is shown when, and what one can ask."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.shell import ok

GAME = ("play", "race-for-the-galaxy", "--seed", "3", "--plain")
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


def test_the_table_is_shown_whenever_a_phase_begins() -> None:
    told = ok(*DUEL, typed=lines("1 2 3 4", "settle", "why", "1", "explore-5", "? 1", "1", "1", "quit"))

    assert headings(told) == [
        "== Setting up",
        "== Round 1",
        "== Round 1: Settle",
        "== Round 2",
        "== Round 2: Explore",
        "== Round 2: Settle",
        "== Round 3",
    ]
    assert told.count("== Seat B") == 7


def test_a_choice_taken_back_leads_to_the_table_of_that_moment() -> None:
    told = ok(*GAME, "--seats", "1", typed=lines("1 2 3 4", "undo", "3 4 5 6", "quit"))

    assert "Taken back." in told
    assert headings(told) == ["== Setting up", "== Round 1", "== Setting up", "== Round 1"]


def test_how_many_to_choose_comes_with_an_example_that_fits() -> None:
    told = ok(*GAME, "--seats", "1", typed=lines("quit"))

    assert "Choose 4, such as: 1 2 3 4\n" in told


@pytest.mark.parametrize("game", ["race-for-the-galaxy", "atlas-lost"])
def test_help_has_examples_of_the_game_that_is_played(game: str) -> None:
    card, clause, verb, sentence = {
        "race-for-the-galaxy": ("Gateway Station", "RFTG-ROUND-01", "explore-5", "Non-military windfall world"),
        "atlas-lost": ("INI-01", "AL-TURN-02", "place", "Gain 4 research."),
    }[game]
    first = "1 2 3 4" if game == "race-for-the-galaxy" else "1"
    typed = lines(first, "help", f"? {card}", f"? {clause}", f"why {verb}", "quit")

    told = ok("play", game, "--seed", "3", "--plain", "--players", "person,random", typed=typed)

    helped = told.partition("== What you can write")[2].partition("quit   save and leave")[0]
    assert f"\n?   ? {card}   ? 3   ? {clause}   explain the question" in helped
    assert f"\nwhy   why {verb}   why things cannot be chosen now\n" in helped
    answered = told.partition("quit   save and leave")[2]
    assert sentence in answered
    assert f"{clause}: " in answered
    assert "is neither a card" not in answered
    assert "is not offered here" not in answered


def test_the_end_is_told_with_its_reason_and_only_looking_is_left() -> None:
    options = ("--option", "round_limit=1")

    told = ok(*DUEL, *options, typed=lines("1 2 3 4", "settle", "1", "help", "why", "? gem world", ""))
    japanese = ok(*DUEL, *options, "--lang", "ja", typed=lines("1 2 3 4", "settle", "1", ""))

    assert "B wins: the agreed number of rounds is over (RFTG-END-14)." in told
    assert "Bの勝利：決められたラウンド数が終わった（RFTG-END-14）。" in japanese
    over = told.partition("== Score sheet")[2]
    assert over.count("\n? Gateway Station   ? RFTG-SET-01   explain a card, a rule\n") == 2
    assert "take back" not in over
    assert "why things cannot be chosen" not in over
    assert "Non-military production world (Novelty), cost 2, 1 VP. Produce: Produce a good on this world." in over
