"""The coach, as the server lets people ask it."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import tessera
from tessera.table import coach
from tessera.table.server.budgets import budget_of
from tests.table.server.running import Running, Someone

Json = dict[str, Any]


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long."""
    monkeypatch.setattr(coach, "ADVICE_SECONDS", 0.3)
    monkeypatch.setattr(coach, "COMPARING_SECONDS", 0.1)


def opened(ann: Someone, seats: tuple[str, ...] = ("me", "novice"), **terms: object) -> tuple[str, int, Json]:
    """A table of Ann's at which she is asked: its id, her seat and her question."""
    start = "open" not in seats
    position = ann.open_table(seats, game="race-for-the-galaxy", start=start, **terms)
    return position["table"]["id"], 0, position["question"]


def at(table: str, seat: int, what: str) -> str:
    """Where the coach is asked."""
    return f"/tables/{table}/seats/{seat}/{what}"


def test_advice_comes_with_what_to_look_at_with_reasons_and_with_answers(server: Running) -> None:
    ann = server.guest("Ann")
    table, seat, question = opened(ann)
    body = {"version": question["version"]}

    advice = ann.ask("POST", at(table, seat, "advice"), body)
    again = ann.ask("POST", at(table, seat, "advice"), body, language="ja")

    assert (advice["version"], len(advice["answers"])) == (question["version"], 3)
    assert advice["look"]
    assert advice["reason"]
    offered = {option["id"] for option in question["options"]}
    for answer in advice["answers"]:
        assert set(answer["ids"]) <= offered
        assert 0.0 <= answer["share"] <= 1.0
        assert answer["text"]
        assert answer["why"]
    # Thought about once, told in both languages.
    assert [one["ids"] for one in again["answers"]] == [one["ids"] for one in advice["answers"]]
    assert [one["share"] for one in again["answers"]] == [one["share"] for one in advice["answers"]]
    assert again["answers"][0]["text"] != advice["answers"][0]["text"]


def test_an_answer_can_be_thought_about_twice(server: Running) -> None:
    ann = server.guest("Ann")
    table, seat, question = opened(ann)
    picks = [option["id"] for option in question["options"]][-question["least"] :]

    first = ann.ask("POST", at(table, seat, "second-thoughts"), {"version": question["version"], "picks": picks})
    advice = ann.ask("POST", at(table, seat, "advice"), {"version": question["version"]})
    best = advice["answers"][0]["ids"]
    same = ann.ask("POST", at(table, seat, "second-thoughts"), {"version": question["version"], "picks": best})

    assert (first["version"], first["much"]) == (question["version"], first["loss"] >= 0.12)
    assert first["text"].startswith("This may cost you about ")
    assert (same["loss"], same["much"], same["best"]) == (0.0, False, best)
    # Nothing is chosen by asking.
    assert ann.position(table, seat)["question"]["version"] == question["version"]


def test_picks_that_cannot_be_are_refused(server: Running) -> None:
    ann = server.guest("Ann")
    table, seat, question = opened(ann)

    told = ann.refused(
        "POST", at(table, seat, "second-thoughts"), {"version": question["version"], "picks": ["nothing of the kind"]}
    )

    assert told == (409, "not-offered")


def test_where_people_play_each_other_the_coach_must_have_been_agreed_on(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    allowed = {}
    for terms in ({}, {"coach": True}):
        table, seat, _ = opened(ann, ("me", "open"), **terms)
        ben.ask("POST", f"/tables/{table}/seats/1/join", {})
        ann.ask("POST", f"/tables/{table}/start", {})
        shown = ann.position(table, seat)
        version = shown["question"]["version"]
        answer = ann.send("POST", at(table, seat, "advice"), {"version": version})
        allowed[bool(terms)] = (shown["table"]["coach"], answer.status)
        # Nobody asks for somebody else's seat, whatever was agreed.
        assert ben.refused("POST", at(table, seat, "advice"), {"version": version}) == (403, "forbidden")
        assert server.stranger().refused("POST", at(table, seat, "advice"), {"version": version})[0] == 401

    assert allowed == {False: (False, 403), True: (True, 200)}


def test_whoever_plays_with_bots_alone_may_ask_and_others_may_not(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table, _, question = opened(ann)

    assert ann.position(table, 0)["table"]["coach"] is True
    assert ben.position(table)["table"]["coach"] is False
    assert ben.refused("POST", at(table, 0, "advice"), {"version": question["version"]}) == (403, "forbidden")


def test_a_private_table_is_not_told_of(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table, _, question = opened(ann, visibility="private")

    assert ben.refused("POST", at(table, 0, "advice"), {"version": question["version"]}) == (404, "not-found")


def test_a_question_that_is_not_open_any_more_is_not_thought_about(server: Running) -> None:
    ann = server.guest("Ann")
    table, seat, question = opened(ann)
    body = {"version": question["version"]}
    ann.choose(table, seat)

    assert ann.refused("POST", at(table, seat, "advice"), body) == (409, "stale")
    assert ann.refused("POST", at(table, seat, "second-thoughts"), {**body, "picks": []}) == (409, "stale")


class Sleeping:
    """Workers that never come to an end."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.freed = threading.Event()

    async def run(self, *wanted: object, **more: object) -> bytes:
        """Whoever waits for this waits for long."""
        self.begun.set()
        try:
            await asyncio.sleep(60)
        finally:
            self.freed.set()
        return b""


def test_when_the_table_moves_on_the_process_is_freed_and_whoever_waits_is_told(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleeping = Sleeping()
    monkeypatch.setattr(server.house.coach, "_workers", sleeping)
    ann = server.guest("Ann")
    table, seat, question = opened(ann)
    other = server.stranger()
    other.http.cookies = ann.http.cookies
    with ThreadPoolExecutor() as pool:
        asking = pool.submit(ann.refused, "POST", at(table, seat, "advice"), {"version": question["version"]})
        assert sleeping.begun.wait(10)
        other.choose(table, seat)

        assert asking.result(10) == (409, "stale")
        assert sleeping.freed.wait(10)


def test_so_many_are_advised_at_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "AT_ONCE", 0)
    ann = server.guest("Ann")
    table, seat, question = opened(ann)

    assert ann.refused("POST", at(table, seat, "advice"), {"version": question["version"]}) == (409, "not-now")


@pytest.mark.parametrize("game", tessera.games())
def test_what_questions_are_about_is_told_of_every_game(server: Running, game: str) -> None:
    someone = server.stranger()

    told = {language: someone.ask("GET", f"/games/{game}/coach", language=language) for language in ("en", "ja")}

    assert told["en"]["game"] == game
    assert told["en"]["goal"].endswith(".")
    assert told["ja"]["goal"].endswith("。")
    assert told["en"]["questions"].keys() == told["ja"]["questions"].keys()
    assert len(told["en"]["questions"]) >= 34


def test_there_is_no_coach_of_a_game_that_there_is_not(server: Running) -> None:
    assert server.stranger().refused("GET", "/games/chess/coach") == (404, "not-found")


def test_questions_to_the_coach_have_a_budget_of_their_own() -> None:
    for what in ("advice", "second-thoughts"):
        assert budget_of({"method": "POST", "path": f"/api/tables/t1/seats/0/{what}"}) == "advice"
    assert budget_of({"method": "GET", "path": "/api/games/revive/coach"}) is None
