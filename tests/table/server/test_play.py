"""Answering questions, taking back, standing answers, talk, and reasons."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tessera.table import opening
from tests.table.server.running import Json, Running, Someone, client_id


def two_at_a_table(server: Running, **terms: object) -> tuple[Someone, Someone, str]:
    """Ann in seat 0, Ben in seat 1, and the game has begun."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "open"], options={"hand": 2}, **terms)["table"]["id"]
    ben.ask("POST", f"/tables/{table}/seats/1/join")
    ann.ask("POST", f"/tables/{table}/start")
    return ann, ben, table


def choosing(version: int, *picks: str) -> dict[str, Any]:
    """An answer to a question."""
    return {"client": client_id(), "version": version, "picks": list(picks)}


def test_a_choice_is_accepted_and_stands_in_the_journal(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    version = ann.position(table, 0)["question"]["version"]

    accepted = ann.send("POST", f"/tables/{table}/seats/0/choices", choice := choosing(version, "favour b"))

    assert accepted.status == 200
    assert accepted.json == {"type": "accepted", "client": choice["client"], "number": 4}
    assert ann.position(table, 0)["question"] is None
    ben.ask("POST", f"/tables/{table}/seats/1/choices", choosing(version, "favour d"))
    assert ann.position(table, 0)["view"]["favourite"] == 1
    assert ben.position(table, 1)["view"]["favourite"] == 3
    assert ben.position(table)["view"]["favourite"] is None


def test_both_seats_answer_at_the_same_time(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    asked = ben.position(table, 1)["question"]["version"]

    ann.choose(table, 0)
    ben.ask("POST", f"/tables/{table}/seats/1/choices", choosing(asked, "favour a"))

    shown = ben.position(table, 1)
    assert shown["table"]["choices"] == 2
    assert shown["question"]["kind"] == "trim"
    assert (shown["question"]["least"], shown["question"]["most"]) == (0, 2)


def test_a_repeated_choice_is_answered_as_the_first_time(server: Running) -> None:
    ann, _, table = two_at_a_table(server)
    choice = choosing(ann.position(table, 0)["question"]["version"], "favour b")

    first = ann.ask("POST", f"/tables/{table}/seats/0/choices", choice)
    again = ann.ask("POST", f"/tables/{table}/seats/0/choices", choice)

    assert first == again
    assert ann.position(table, 0)["table"]["choices"] == 1


def test_a_stale_choice_changes_nothing(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    version = ann.position(table, 0)["question"]["version"]
    ann.choose(table, 0)
    ben.choose(table, 1)
    before = ann.position(table, 0)

    answer = ann.send("POST", f"/tables/{table}/seats/0/choices", choosing(version, "favour b"))

    assert (answer.status, answer.code) == (409, "stale")
    assert "The table has moved on" in answer.json["text"]
    assert ann.position(table, 0) == before
    assert before["question"]["version"] != version


def test_what_is_not_offered_is_refused(server: Running) -> None:
    ann, _, table = two_at_a_table(server)
    version = ann.position(table, 0)["question"]["version"]
    path = f"/tables/{table}/seats/0/choices"

    misspelt = ann.send("POST", path, choosing(version, "favor b"))
    too_many = ann.send("POST", path, choosing(version, "favour a", "favour b"), language="ja")

    assert (misspelt.status, misspelt.code) == (409, "not-offered")
    assert 'Did you mean "favour b"?' in misspelt.json["text"]
    assert "この質問では選択肢を1個選びます" in too_many.json["text"]
    assert ann.position(table, 0)["table"]["choices"] == 0


def at_the_first_turn(server: Running) -> tuple[Someone, str, int, str]:
    """Ann in both seats of Atlas Lost, the seat whose turn it is, and a Tech that no team can be placed on yet."""
    ann = server.guest("Ann")
    trees = {"trees": ["science", "economy", "culture"]}
    table = ann.open_table(["me", "me"], game="atlas-lost", options=trees, hot_seat=True, start=True)["table"]["id"]
    ann.choose(table, 0)
    ann.choose(table, 1)
    seats = ann.position(table)["table"]["seats"]
    seat = next(seat["seat"] for seat in seats if seat["asked"])
    barred = ann.ask("GET", f"/tables/{table}/seats/{seat}/barred")["barred"]
    return ann, table, seat, next(thing["id"] for thing in barred if thing["clause"] == "AL-PLACE-06")


def test_a_refusal_names_its_clause(server: Running) -> None:
    ann, table, seat, pick = at_the_first_turn(server)
    version = ann.position(table, seat)["question"]["version"]
    path = f"/tables/{table}/seats/{seat}/choices"

    english = ann.send("POST", path, choosing(version, pick))
    japanese = ann.send("POST", path, choosing(version, pick), language="ja")

    assert (english.status, english.code, english.json["clause"]) == (409, "refused", "AL-PLACE-06")
    assert "(AL-PLACE-06). Place a team on" in english.json["text"]
    assert "はできません。" in japanese.json["text"]
    assert "（AL-PLACE-06）" in japanese.json["text"]
    assert ann.position(table)["table"]["choices"] == 2


def test_nobody_answers_for_another_seat(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    version = ann.position(table, 0)["question"]["version"]
    path = f"/tables/{table}/seats/0"

    assert ben.refused("POST", f"{path}/choices", choosing(version, "favour a")) == (403, "forbidden")
    assert ben.refused("POST", f"{path}/undo", {"client": client_id()}) == (403, "forbidden")
    assert ben.refused("GET", f"{path}/barred") == (403, "forbidden")
    assert ben.refused("POST", f"{path}/why", {"pick": "favour a"}) == (403, "forbidden")
    standing = {"client": client_id(), "question": "favourite", "picks": ["favour a"]}
    assert ben.refused("PUT", f"{path}/standing", standing) == (403, "forbidden")
    assert server.stranger().refused("POST", f"{path}/choices", choosing(version, "favour a")) == (401, "signed-out")
    assert ann.position(table, 0)["table"]["choices"] == 0


def test_a_choice_is_taken_back(server: Running) -> None:
    ann, _, table = two_at_a_table(server)
    number = ann.choose(table, 0)
    assert ann.position(table, 0)["can_undo"] is True

    undone = ann.ask("POST", f"/tables/{table}/seats/0/undo", {"client": client_id()})

    shown = ann.position(table, 0, since=number - 1)
    assert undone["number"] == number + 1
    assert shown["question"]["kind"] == "favourite"
    assert shown["can_undo"] is False
    assert [(entry["number"], entry["kind"], entry["since"]) for entry in shown["log"]] == [
        (number + 1, "undone", number)
    ]
    nothing = ann.send("POST", f"/tables/{table}/seats/0/undo", {"client": client_id()})
    assert (nothing.status, nothing.code) == (409, "not-offered")


def test_going_further_back_needs_everybody(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    ann.choose(table, 0)
    ben.choose(table, 1)

    ann.ask("POST", f"/tables/{table}/seats/0/undo", {"client": client_id()})
    request = ben.position(table, 1)["table"]["undo"]
    early = ann.refused("POST", f"/tables/{table}/seats/1/undo/answer", {"client": client_id(), "agree": True})
    ben.ask("POST", f"/tables/{table}/seats/1/undo/answer", {"client": client_id(), "agree": True})

    assert request == {"seat": 0, "keep": 0, "waiting": [1]}
    assert early == (403, "forbidden")
    assert ben.position(table, 1)["table"]["choices"] == 0
    late = ben.refused("POST", f"/tables/{table}/seats/1/undo/answer", {"client": client_id(), "agree": True})
    assert late == (409, "not-now")


def test_a_table_may_forbid_undo(server: Running) -> None:
    ann, _, table = two_at_a_table(server, undo="none")
    ann.choose(table, 0)

    answer = ann.send("POST", f"/tables/{table}/seats/0/undo", {"client": client_id()})

    assert (answer.status, answer.code) == (403, "forbidden")
    assert answer.json["text"].startswith("At this table choices stand.")


def test_a_standing_answer_is_given_and_nobody_learns_of_it(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    before = ben.position(table, 1)
    standing = {"client": client_id(), "question": "trim", "picks": []}

    accepted = ann.ask("PUT", f"/tables/{table}/seats/0/standing", standing)

    # It is no entry of the journal: the latest stays the one that it was.
    assert accepted == {"type": "accepted", "client": standing["client"], "number": before["number"]}
    assert ann.ask("PUT", f"/tables/{table}/seats/0/standing", standing) == accepted
    assert ann.position(table, 0)["standing"] == {"trim": []}
    assert ben.position(table, 1) == before
    assert ben.position(table, 1)["standing"] == {}
    ann.choose(table, 0)
    ben.choose(table, 1)
    after = shown_once(ann, table, lambda shown: shown["table"]["choices"] == 3)
    assert (after["number"], after["question"], after["table"]["seats"][1]["asked"]) == (6, None, True)
    assert [entry["number"] for entry in ben.position(table, 1)["log"]] == [1, 2, 3, 4, 5, 6]

    ann.ask("PUT", f"/tables/{table}/seats/0/standing", {"client": client_id(), "question": "trim", "picks": None})
    assert ann.position(table, 0)["standing"] == {}


def shown_once(someone: Someone, table: str, is_so: Callable[[Json], bool]) -> Json:
    """The position of seat 0 as soon as it is so."""
    end = time.monotonic() + 10
    while not is_so(shown := someone.position(table, 0)):
        assert time.monotonic() < end, shown
        time.sleep(0.02)
    return shown


def test_a_standing_answer_to_the_open_question_is_given_at_once(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    ben.choose(table, 1)

    ann.ask(
        "PUT",
        f"/tables/{table}/seats/0/standing",
        {"client": client_id(), "question": "favourite", "picks": ["favour b"]},
    )

    assert shown_once(ann, table, lambda shown: shown["table"]["choices"] == 2)["view"]["favourite"] == 1


def test_a_standing_answer_that_cannot_be_kept_is_refused(server: Running) -> None:
    ann, _, table = two_at_a_table(server)
    path = f"/tables/{table}/seats/0/standing"
    for number in range(50):
        ann.ask("PUT", path, {"client": client_id(), "question": f"kind {number}", "picks": []})

    full = ann.send("PUT", path, {"client": client_id(), "question": "trim", "picks": []}, language="ja")
    unreadable = ann.refused("PUT", path, {"client": client_id(), "question": "tr\x00im", "picks": []})

    assert (full.status, full.code) == (409, "not-now")
    assert full.json["text"].startswith("この席には、もう50種類の質問への答えが設定されています。")
    assert unreadable == (422, "malformed")
    assert len(ann.position(table, 0)["standing"]) == 50


def test_reasons_are_given(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    # A deal in which the first seat is asked again after both have answered.
    monkeypatch.setattr(opening, "new_seed", lambda: "deal 1")
    ann = server.guest("Ann")
    table = ann.open_table(
        ["me", "me"], options={"hand": 5, "trim": False, "favourite": "none"}, hot_seat=True, start=True
    )
    table_id = table["table"]["id"]
    ann.choose(table_id, 0)
    ann.choose(table_id, 1)
    path = f"/tables/{table_id}/seats/0"

    barred = ann.ask("GET", f"{path}/barred")
    offered = ann.position(table_id, 0)["question"]["options"][0]["id"]

    assert barred["type"] == "explained"
    assert barred["version"] == ann.position(table_id, 0)["question"]["version"]
    assert {thing["clause"] for thing in barred["barred"]} <= {"CL-3"}
    assert ann.ask("POST", f"{path}/why", {"pick": offered}) is None
    for thing in barred["barred"]:
        assert ann.ask("POST", f"{path}/why", {"pick": thing["id"]}) == thing
    nonsense = ann.send("POST", f"{path}/why", {"pick": "fly"})
    assert (nonsense.status, nonsense.code) == (409, "not-offered")


def test_reasons_come_in_both_languages(server: Running) -> None:
    ann, table, seat, pick = at_the_first_turn(server)
    path = f"/tables/{table}/seats/{seat}"

    english = ann.ask("POST", f"{path}/why", {"pick": pick})
    japanese = ann.ask("POST", f"{path}/why", {"pick": pick}, language="ja")

    assert english["clause"] == japanese["clause"] == "AL-PLACE-06"
    assert english["instead"].startswith("Place a team on")
    assert english in ann.ask("GET", f"{path}/barred")["barred"]
    assert japanese in ann.ask("GET", f"{path}/barred", language="ja")["barred"]


def test_people_talk(server: Running) -> None:
    ann, ben, table = two_at_a_table(server)
    cat = server.guest("Cat")
    number = ann.ask("POST", f"/tables/{table}/chat", {"client": client_id(), "text": "good luck\nto all"})["number"]

    cat.ask("POST", f"/tables/{table}/chat", {"client": client_id(), "text": "頑張って"})

    said = ben.position(table, 1, since=number - 1)["log"]
    assert [(entry["name"], entry["seat"], entry["lines"]) for entry in said] == [
        ("Ann", 0, ["good luck\nto all"]),
        ("Cat", -1, ["頑張って"]),
    ]
    assert server.stranger().refused("POST", f"/tables/{table}/chat", {"client": client_id(), "text": "x"}) == (
        401,
        "signed-out",
    )
    assert ann.refused("POST", f"/tables/{table}/chat", {"client": client_id(), "text": "\u001b[2J"}) == (
        422,
        "malformed",
    )
