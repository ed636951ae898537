"""Simulations: what they report, and that they can be repeated."""

from __future__ import annotations

import json

import pytest

import tessera
from tessera.lab.simulate import simulate

KEYS = [
    "game",
    "seats",
    "players",
    "games",
    "decisions",
    "seconds",
    "games_per_s",
    "decisions_per_s",
    "wins",
    "mean_scores",
    "reasons",
    "mean_decisions",
    "max_menu",
    "faults",
]
CLOCK = ("seconds", "games_per_s", "decisions_per_s")


def told(games: int, players: list[str], workers: int = 1, seed: str = "lab", seats: int = 2) -> dict[str, object]:
    """A report without what the clock says."""
    report = simulate("atlas-lost", seats, games, seed, players, {"trees": "random"}, workers=workers)
    return {key: value for key, value in report.as_dict().items() if key not in CLOCK}


def test_the_report_is_plain_data_with_these_keys() -> None:
    report = simulate("atlas-lost", 3, 5, 1, ["random"], {"trees": "random"}).as_dict()

    assert list(report) == KEYS
    assert json.loads(json.dumps(report)) == report
    assert report["game"] == "atlas-lost"
    assert (report["seats"], report["games"], report["faults"]) == (3, 5, 0)
    assert report["players"] == ["random", "random", "random"]


def test_the_figures_belong_together() -> None:
    report = simulate("atlas-lost", 4, 12, 1, ["random"], {"trees": "random"})

    assert sum(report.wins) == 12
    assert sum(report.reasons.values()) == 12
    assert report.mean_decisions * 12 == pytest.approx(report.decisions)
    assert len(report.mean_scores) == 4
    assert report.max_menu > 5


def test_the_same_seed_gives_the_same_report_with_any_number_of_workers() -> None:
    alone = told(25, ["random"])

    assert told(25, ["random"]) == alone
    assert told(25, ["random"], workers=2) == alone
    assert told(25, ["random"], seed="another") != alone


def test_thinking_players_are_repeatable_too() -> None:
    alone = told(2, ["greedy", "random"])

    assert alone["players"] == ["greedy", "random"]
    assert told(2, ["greedy", "random"], workers=2) == alone


def test_levels_go_round_the_seats() -> None:
    report = simulate("atlas-lost", 3, 1, 1, ["random", "greedy"])

    assert report.players == ["random", "greedy", "random"]


def test_progress_hears_how_many_games_are_done() -> None:
    heard: list[int] = []

    simulate("atlas-lost", 2, 25, 1, ["random"], progress=heard.append)

    assert heard == [10, 20, 25]


def test_alone_at_the_table() -> None:
    report = simulate("atlas-lost", 1, 3, 1, ["random"])

    assert len(report.wins) == 1
    assert sum(report.reasons.values()) == 3


@pytest.mark.parametrize(
    ("seats", "games", "players", "workers", "message"),
    [
        (9, 1, ["random"], 1, "9 seats"),
        (2, 0, ["random"], 1, "at least one game"),
        (2, 1, ["random"], 0, "at least one"),
        (2, 1, [], 1, "Nobody"),
        (2, 1, ["randm"], 1, "random"),
    ],
)
def test_a_simulation_that_cannot_be_says_why(
    seats: int, games: int, players: list[str], workers: int, message: str
) -> None:
    with pytest.raises(tessera.SetupError, match=message):
        simulate("atlas-lost", seats, games, 1, players, workers=workers)


def test_a_simulation_that_cannot_be_says_why_in_japanese() -> None:
    with pytest.raises(tessera.SetupError) as none:
        simulate("atlas-lost", 2, 0, 1, ["random"])
    with pytest.raises(tessera.SetupError) as nobody:
        simulate("atlas-lost", 2, 1, 1, [])
    with pytest.raises(tessera.SetupError) as late:
        # What the game itself refuses comes out of another process.
        simulate("atlas-lost", 2, 20, 1, ["random"], {"trees": "science"}, workers=2)

    assert none.value.text("ja") == (
        "シミュレーションには1回以上のゲームと1つ以上のプロセスが必要です。1以上を指定してください。"
    )
    assert nobody.value.text("ja") == "席に着くプレイヤーがいません。randomなどのレベルを指定してください。"
    assert late.value.text("ja").startswith("ゲームには異なるテックツリーを3種使います（いまは1種）。")
