"""Finished games to take home, the past, and games that go on from a record."""

from __future__ import annotations

import hashlib
from typing import Any

import tessera
from tests.table.server.running import Running, Someone, client_id

OPTIONS = {"trees": ["science", "economy", "culture"], "turn_limit": 1}


def finished(server: Running, **terms: object) -> tuple[Someone, str]:
    """A game of one turn each, which Ann has played for both seats."""
    ann = server.guest("Ann")
    wanted: dict[str, Any] = {"game": "atlas-lost", "options": OPTIONS, "hot_seat": True, "start": True, **terms}
    table = ann.open_table(["me", "me"], **wanted)["table"]["id"]
    while ann.position(table)["table"]["status"] == "running":
        for seat in (0, 1):
            if ann.position(table, seat)["question"] is not None:
                ann.choose(table, seat)
    return ann, table


def test_the_record_of_a_finished_game_can_be_verified(server: Running) -> None:
    ann, table = finished(server)

    record = ann.send("GET", f"/tables/{table}/record")

    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    shown = ann.position(table)["table"]
    deal = hashlib.sha256(f"tessera deal 1\n{shown['seed']}".encode()).hexdigest()
    assert shown["deal"] == deal
    assert f"seed {shown['seed']}\ndeal {deal}\n" in record.text
    assert tessera.replay(record.text).outcome is not None


def test_an_archive_holds_everything_around_a_finished_game(server: Running) -> None:
    ann, table = finished(server)
    ann.ask("POST", f"/tables/{table}/chat", {"client": client_id(), "text": "thanks"})

    archive = ann.ask("GET", f"/tables/{table}/export")

    assert archive["table"] == table
    assert archive["record"] == ann.ask("GET", f"/tables/{table}/record")
    assert [seat["name"] for seat in archive["seats"]] == ["Ann", "Ann"]
    assert archive["log"][-1]["lines"]["en"] == ["thanks"]
    assert archive["outcome"]["ja"]["reason"] == archive["outcome"]["en"]["reason"]


def test_a_running_game_is_not_given_away(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(["me", "me"], hot_seat=True, start=True)["table"]["id"]

    record = ann.send("GET", f"/tables/{table}/record")
    archive = ann.send("GET", f"/tables/{table}/export", language="ja")
    seats = [{"kind": "me"}, {"kind": "open"}]
    branch = ann.refused("POST", f"/tables/{table}/branch", {"upto": 0, "seats": seats})

    assert (record.status, record.code) == (409, "not-now")
    assert record.json["text"].startswith("The game is not over, and its record holds what nobody may know yet.")
    assert archive.json["text"].startswith("ゲームが終わっていません。")
    assert branch == (409, "not-now")


def test_the_past_is_what_the_seat_could_see_then(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "open"], options={"hand": 2})["table"]["id"]
    ben.ask("POST", f"/tables/{table}/seats/1/join")
    ann.ask("POST", f"/tables/{table}/start")
    seen = [ann.position(table, 0)]
    for someone, seat in ((ann, 0), (ben, 1), (ben, 1)):
        someone.choose(table, seat)
        seen.append(ann.position(table, 0))

    for count, then in enumerate(seen):
        past = ann.ask("GET", f"/tables/{table}/at/{count}", seat=0, since=0)
        assert (past["view"], past["question"], past["log"]) == (then["view"], then["question"], then["log"])
        step = ann.ask("GET", f"/tables/{table}/at/{count}", seat=0)
        known = seen[count - 1]["number"] if count else 0
        assert step == {**past, "since": known, "log": [told for told in past["log"] if told["number"] > known]}
        assert past["table"]["choices"] == count
        assert past["table"]["seed"] == ""

    assert ann.refused("GET", f"/tables/{table}/at/4", seat=0) == (404, "not-found")
    assert ann.refused("GET", f"/tables/{table}/at/1", seat=1) == (403, "forbidden")
    spectator = server.stranger().ask("GET", f"/tables/{table}/at/2")
    assert spectator["seat"] is None
    assert spectator["view"]["favourite"] is None


def test_what_was_taken_back_is_no_part_of_the_past(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(["me", "me"], options={"hand": 2}, hot_seat=True, start=True)["table"]["id"]
    ann.choose(table, 0, index=1)
    ann.ask("POST", f"/tables/{table}/seats/0/undo", {"client": client_id()})
    ann.choose(table, 0, index=2)
    ann.choose(table, 1)

    past = ann.ask("GET", f"/tables/{table}/at/2", seat=0, since=0)

    assert past["view"]["favourite"] == 2
    assert [entry["kind"] for entry in past["log"]] == ["sat", "sat", "started", "undone", "chose", "chose"]


def test_a_finished_game_is_looked_at_from_every_seat(server: Running) -> None:
    _, table = finished(server)
    _, private = finished(server, visibility="private")
    ben = server.guest("Ben")

    assert ben.ask("GET", f"/tables/{table}/at/1", seat=1)["question"] is not None
    assert ben.refused("GET", f"/tables/{private}/at/1", seat=1) == (404, "not-found")
    assert ben.refused("GET", f"/tables/{private}/record") == (404, "not-found")
    assert ben.refused("GET", f"/tables/{private}/export") == (404, "not-found")


def test_a_game_goes_on_from_any_point_of_a_record(server: Running) -> None:
    ann, table = finished(server)
    record = ann.ask("GET", f"/tables/{table}/record")
    ben = server.guest("Ben")
    seats = [{"kind": "open"}, {"kind": "me"}]

    imported = ben.send("POST", "/tables/import", {"record": record, "upto": 3, "seats": seats, "name": "What if"})

    assert imported.status == 201
    shown = imported.json
    assert shown["seat"] == 1
    assert shown["table"]["status"] == "running"
    assert shown["table"]["choices"] == 3
    assert shown["table"]["terms"]["name"] == "What if"
    assert shown["table"]["terms"]["options"]["turn_limit"] == 1
    then = ann.ask("GET", f"/tables/{table}/at/3", seat=1)
    assert shown["view"] == then["view"]


def test_everybody_is_told_that_the_deal_of_a_record_is_known(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    record = str(tessera.start("atlas-lost", seats=2, seed="chosen by Ann").record())
    body = {"record": record, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ann.ask("POST", "/tables/import", body)["table"]["id"]
    ben.ask("POST", f"/tables/{table}/seats/1/join")

    seen = ben.ask("GET", f"/tables/{table}?seat=1")
    fresh = ann.open_table(["me", "open"], game="atlas-lost")

    assert seen["table"]["terms"]["known_deal"] is True
    told = [line for entry in seen["log"] for line in entry["lines"]]
    assert "This table goes on from a record: whoever has that record knows what lies face down." in told
    assert fresh["table"]["terms"]["known_deal"] is False


def test_a_finished_game_is_branched(server: Running) -> None:
    ann, table = finished(server)

    branch = ann.send(
        "POST", f"/tables/{table}/branch", {"upto": 2, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    )

    assert branch.status == 201
    assert branch.json["table"]["id"] != table
    assert branch.json["table"]["seats"][1]["level"] == "random"
    assert [entry["kind"] for entry in branch.json["log"]][:5] == ["sat", "engaged", "started", "chose", "chose"]


def test_records_that_cannot_be_are_refused(server: Running) -> None:
    ann, table = finished(server)
    record = ann.ask("GET", f"/tables/{table}/record")
    seats = [{"kind": "me"}, {"kind": "open"}]

    def refused(text: str, **more: object) -> tuple[int, str, str]:
        answer = ann.send("POST", "/tables/import", {"record": text, "seats": seats, **more})
        return answer.status, answer.code, answer.json["text"]

    assert refused("hello")[:2] == (422, "record")
    assert refused(record, upto=90_000)[:2] == (422, "record")
    assert refused(record, seats=[{"kind": "me"}])[:2] == (422, "malformed")
    assert refused(record.replace("game atlas-lost", "game ludo"))[:2] == (422, "setup")
    assert refused(record.replace("option turn_limit 1", "option turn_limit " + "1" * 5000))[:2] == (422, "setup")
    assert refused(record.replace("seed ", "seed \x00"))[:2] == (422, "record")
    assert refused(record.replace("seed ", "seed " + "7" * 300))[:2] == (422, "malformed")
    wrong = record.replace("\nA ", "\nA fly ", 1)
    assert "does not fit the game" in refused(wrong)[2]
    assert refused(record + "A end\n" * 3000)[:2] == (422, "malformed")


def test_a_pack_of_a_record_is_never_opened_by_its_path(server: Running) -> None:
    ann, table = finished(server)
    record = ann.ask("GET", f"/tables/{table}/record")
    seats = [{"kind": "me"}, {"kind": "open"}]

    answer = ann.send(
        "POST",
        "/tables/import",
        {"record": record.replace("fingerprint", "pack abc /etc/passwd\nfingerprint"), "seats": seats},
    )

    assert (answer.status, answer.code) == (422, "setup")
    assert 'the pack "passwd", which this server does not have' in answer.json["text"]
