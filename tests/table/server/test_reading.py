"""How bodies are read, and how the server says no."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.server.running import Running, client_id

SEATS = [{"kind": "open"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"", "The request is not JSON in UTF-8: Input data was truncated."),
        (b"{", "The request is not JSON in UTF-8: Input data was truncated."),
        (b'{"game": "\xff"}', "The request is not JSON in UTF-8"),
        (b'{"game": "\\ud800"}', "The request is not JSON in UTF-8"),
        (b"[" * 20_000, "The request does not fit at $: Expected `object`, got `array`."),
        (b"[]", "The request does not fit at $: Expected `object`, got `array`."),
        (b"{}", "The request does not fit at $: Object missing required field `game`."),
        (b'{"game": 7}', "The request does not fit at $.game: Expected `str`, got `int`."),
        (b'{"game": "candlelight", "seats": [{"kind": "king"}]}', "at $.seats[0].kind: Invalid enum value 'king'."),
        (b'{"game": "candlelight", "seats": [], "x": 1}', "at $.seats: Expected `array` of length >= 1."),
    ],
)
def test_a_body_that_does_not_fit_is_refused_with_its_place(server: Running, content: bytes, text: str) -> None:
    answer = server.guest("Ann").send("POST", "/tables", content, headers={"Content-Type": "application/json"})

    assert (answer.status, answer.code) == (422, "malformed")
    assert text in answer.json["text"]


def test_japanese_readers_are_told_in_japanese(server: Running) -> None:
    ume = server.guest("Ume", "ja")

    answer = ume.send("POST", "/tables", {"game": 7})
    by_query = ume.send("GET", "/tables", limit="many")

    assert answer.json["text"].startswith("リクエストの$.gameが正しくありません（Expected `str`, got `int`）。")
    assert (by_query.status, by_query.code) == (422, "malformed")
    assert by_query.json["text"].startswith("リクエストのquery.limitが正しくありません")


def test_bodies_are_json_and_say_so(server: Running) -> None:
    ann = server.guest("Ann")

    form = ann.send(
        "POST", "/tables", b"game=candlelight", headers={"Content-Type": "application/x-www-form-urlencoded"}
    )
    with_charset = ann.send(
        "POST",
        "/tables",
        {"game": "candlelight", "seats": SEATS},
        headers={"Content-Type": "Application/JSON; charset=utf-8"},
    )

    assert (form.status, form.code) == (422, "malformed")
    assert 'The content type is "application/x-www-form-urlencoded"' in form.json["text"]
    assert with_charset.status == 201


def test_bodies_have_a_size(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(["me", "me"], hot_seat=True, start=True)["table"]["id"]
    before = ann.position(table, 0)

    def parts() -> Any:
        yield from [b'{"client": "'] + [b"x" * 10_000] * 8

    promised = ann.send("POST", f"/tables/{table}/chat", b" " * (64 * 1024 + 1), language="ja")
    streamed = ann.http.post(f"/tables/{table}/chat", content=parts(), headers={"Content-Type": "application/json"})
    record = ann.send("POST", "/tables/import", {"record": "x" * (1024 * 1024), "seats": SEATS})
    long_but_fine = ann.send("POST", "/tables/import", {"record": "x" * 500_000, "seats": SEATS})

    assert (promised.status, promised.code) == (413, "too-big")
    assert promised.json["text"] == "リクエストが64 KiBを超えています。小さく分けて送ってください。"
    assert (streamed.status_code, streamed.json()["code"]) == (413, "too-big")
    assert (record.status, record.code) == (413, "too-big")
    assert (long_but_fine.status, long_but_fine.code) == (422, "record")
    assert ann.position(table, 0) == before


@pytest.mark.parametrize(
    "body",
    [
        {"client": "short", "version": 1, "picks": ["a"]},
        {"client": "has spaces in it", "version": 1, "picks": ["a"]},
        {"client": "client-0000\n", "version": 1, "picks": ["a"]},
        {"client": "client-0000", "version": -1, "picks": ["a"]},
        {"client": "client-0000", "version": 1.5, "picks": ["a"]},
        {"client": "client-0000", "version": "1", "picks": ["a"]},
        {"client": "client-0000", "version": 1, "picks": "a"},
        {"client": "client-0000", "version": 1, "picks": ["a" * 201]},
        {"client": "client-0000", "version": 1, "picks": ["a"] * 301},
        {"client": "client-0000", "version": 1, "picks": ["a"], "seat": 0},
        {"client": "client-0000", "version": 1},
    ],
)
def test_a_choice_is_read_strictly(server: Running, body: object) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(["me", "me"], hot_seat=True, start=True)["table"]["id"]

    assert ann.refused("POST", f"/tables/{table}/seats/0/choices", body) == (422, "malformed")
    assert ann.position(table)["table"]["choices"] == 0


def test_a_word_that_the_query_does_not_have_is_refused(server: Running) -> None:
    answer = server.stranger().send("GET", "/tables", scop="mine")
    japanese = server.stranger().send("GET", "/tables", scop="mine", language="ja")

    assert (answer.status, answer.code) == (422, "malformed")
    assert answer.json["text"] == 'The query has no "scop". Did you mean "scope"?'
    assert japanese.json["text"] == "クエリに「scop」はありません。「scope」のことですか。"


def test_what_is_not_there_and_what_is_not_done(server: Running) -> None:
    ann = server.guest("Ann")

    nowhere = ann.send("GET", "/nowhere", headers={"Accept-Language": "ja"})
    wrong_method = ann.send("PATCH", "/tables", {})
    wrong_id = ann.send("GET", "/tables/Robert'); DROP TABLE")

    assert (nowhere.status, nowhere.code) == (404, "not-found")
    assert nowhere.json["text"].startswith("このアドレスには何もありません。")
    assert (wrong_method.status, wrong_method.code) == (405, "method")
    assert set(wrong_method.headers["allow"].split(", ")) <= {"GET", "POST"}
    assert (wrong_id.status, wrong_id.code) == (422, "malformed")


def test_what_goes_wrong_unexpectedly_is_not_told(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(["me", "open"])["table"]["id"]

    def broken(*_: object) -> None:
        raise ValueError("the seed is 1234")

    monkeypatch.setattr("tessera.table.server.play.conduct.say", broken)
    answer = ann.send("POST", f"/tables/{table}/chat", {"client": client_id(), "text": "hello"})

    assert (answer.status, answer.code) == (500, "fault")
    assert "1234" not in answer.text
    assert "content-security-policy" in answer.headers
    logged = [line for line in server.log.read_text(encoding="utf-8").splitlines() if "ValueError" in line]
    assert len(logged) == 1
    assert '"route": "/api/tables/{table_id}/chat"' in logged[0]
    monkeypatch.undo()
    assert ann.send("POST", f"/tables/{table}/chat", {"client": client_id(), "text": "hello"}).status == 200


def test_answers_are_not_kept_on_the_way(server: Running) -> None:
    ann = server.guest("Ann")

    assert ann.send("GET", "/tables").headers["cache-control"] == "no-store"
    assert ann.send("GET", "/nowhere").headers["cache-control"] == "no-store"
