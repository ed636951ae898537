"""A finished game in hindsight, as the server tells it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import tessera
from tessera.players import seat_player
from tessera.table import analysis
from tests.table.server.running import Running, Someone, running
from tests.table.server.test_records import finished

Json = dict[str, Any]


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long."""
    monkeypatch.setattr(analysis, "ITERATIONS", 2)


def waited(someone: Someone, table: str, **query: object) -> Json:
    """What is told when it is done."""
    until = time.monotonic() + 60
    while True:
        told: Json = someone.ask("GET", f"/tables/{table}/analysis", **query)
        if told["status"] != "running":
            return told
        assert time.monotonic() < until, told
        time.sleep(0.05)


def test_a_finished_game_is_analysed_for_all_who_look(server: Running) -> None:
    ann, table = finished(server)
    ben = server.stranger()

    before = ben.ask("GET", f"/tables/{table}/analysis")
    begun = ben.ask("POST", f"/tables/{table}/analysis")
    told = waited(ann, table, language="ja")

    choices = ann.position(table)["table"]["choices"]
    assert (before["status"], before["done"], before["total"]) == ("none", 0, choices)
    assert (begun["status"], begun["total"]) == ("running", choices)
    assert (told["status"], told["done"], told["alone"]) == ("done", choices, False)
    assert [one["ply"] for one in told["choices"]] == list(range(1, choices + 1))
    assert sum(told["choices"][0]["before"]) == pytest.approx(1, abs=0.001)
    assert "残す" in told["choices"][0]["played"]
    winners = ann.position(table)["outcome"]["winners"]
    assert [account["end"] > 0 for account in told["accounts"]] == [seat in winners for seat in (0, 1)]
    again = ben.ask("POST", f"/tables/{table}/analysis")
    assert again["status"] == "done"


def test_a_team_has_won_as_a_whole() -> None:
    """Its choices are not weighed here: only the end is asked for."""
    game = tessera.start("the-warp", 4, 1, {"teams": True}, quiet=True)
    player = seat_player("random", "the-warp", "1")
    while game.questions:
        seat = game.questions[0].seat
        game.play(seat, player.choose(game, seat))
    assert game.outcome is not None
    assert game.outcome.winners == (1, 3)
    hindsight = analysis.Analysis(game.record())

    hindsight.close(game)

    assert hindsight.shown(0, "en").end == (0.0, 1.0, 0.0, 1.0)


def test_what_is_known_already_is_not_sent_again(server: Running) -> None:
    ann, table = finished(server)
    ann.ask("POST", f"/tables/{table}/analysis")
    whole = waited(ann, table)

    rest = ann.ask("GET", f"/tables/{table}/analysis", since=whole["total"] - 2)

    assert rest["since"] == whole["total"] - 2
    assert rest["choices"] == whole["choices"][-2:]
    assert rest["accounts"] == whole["accounts"]


def test_a_running_game_is_not_given_away(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(["me", "me"], hot_seat=True, start=True)["table"]["id"]

    for method in ("GET", "POST"):
        refused = ann.send(method, f"/tables/{table}/analysis")
        assert (refused.status, refused.code) == (409, "not-now")
        assert refused.json["text"].startswith("The game is not over, and an analysis would tell what nobody may know")


def test_whoever_may_not_see_the_replay_may_not_see_this(server: Running) -> None:
    _, table = finished(server, visibility="private")
    ben = server.guest("Ben")

    assert ben.refused("GET", f"/tables/{table}/analysis") == (404, "not-found")
    assert ben.refused("POST", f"/tables/{table}/analysis") == (404, "not-found")


def test_what_cannot_be_weighed_is_told_and_may_be_tried_again(server: Running) -> None:
    ann = server.guest("Ann")
    # The processes do not know the small games of the kernel's tests.
    table = ann.open_table(["me", "me"], game="candlelight", hot_seat=True, start=True)["table"]["id"]
    while ann.position(table)["table"]["status"] == "running":
        for seat in (0, 1):
            if ann.position(table, seat)["question"] is not None:
                ann.choose(table, seat)

    ann.ask("POST", f"/tables/{table}/analysis")

    assert waited(ann, table)["status"] == "failed"
    assert ann.ask("POST", f"/tables/{table}/analysis")["status"] == "running"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that counts what is asked of it."""
    with running(tmp_path_factory.mktemp("strict"), rate=1) as started:
        yield started


def test_asking_for_it_again_and_again_is_too_much(strict: Running) -> None:
    ann = strict.guest("Ann")

    codes = [ann.refused("POST", "/tables/nowhere/analysis")[0] for _ in range(12)]

    assert codes == [404] * 10 + [429] * 2
