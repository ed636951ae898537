"""Live views by WebSocket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.table.server.running import Running, Socket, Someone, client_id, running


def at_a_table(server: Running, **terms: object) -> tuple[Someone, Someone, str]:
    """Ann in seat 0, Ben in seat 1, and the game has begun: sealed favourites first."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "open"], options={"hand": 2}, **terms)["table"]["id"]
    ben.ask("POST", f"/tables/{table}/seats/1/join")
    ann.ask("POST", f"/tables/{table}/start")
    return ann, ben, table


def choose(version: int, *picks: str) -> dict[str, Any]:
    """An answer to a question."""
    return {"type": "choose", "client": client_id(), "version": version, "picks": list(picks)}


def closing_of(socket: Socket) -> tuple[dict[str, Any], int]:
    """The last frame of a connection that the server ends, and the code it is closed with."""
    while True:
        frame: dict[str, Any] = msgspec.json.decode(socket.connection.recv(timeout=10))
        if frame["type"] == "closing":
            break
    with pytest.raises(ConnectionClosed) as closed:
        socket.connection.recv(timeout=10)
    assert closed.value.rcvd is not None
    return frame, closed.value.rcvd.code


def test_the_position_comes_first_and_is_that_of_the_seat(server: Running) -> None:
    ann, _, table = at_a_table(server)

    with ann.live(table, seat=0) as socket:
        first = msgspec.json.decode(socket.connection.recv(timeout=10))

    assert first == ann.position(table, 0)


def test_a_choice_is_accepted_and_shown_to_all(server: Running) -> None:
    ann, ben, table = at_a_table(server)
    with ann.live(table, seat=0) as anns, ben.live(table, seat=1) as bens, server.stranger().live(table) as others:
        question = anns.next("position")["question"]
        bens.next("position")
        others.next("position")

        anns.say(choice := choose(question["version"], "favour c"))

        assert anns.next("accepted") == {"type": "accepted", "client": choice["client"], "number": 4}
        shown = bens.next("position")
        assert (shown["since"], shown["number"]) == (3, 4)
        assert [entry["kind"] for entry in shown["log"]] == ["chose"]
        assert shown["question"]["kind"] == "favourite"
        spectator = others.next("position")
        assert spectator["seat"] is None
        assert spectator["question"] is None
        assert spectator["table"]["seats"][0]["asked"] is False


def test_both_seats_answer_at_the_same_time(server: Running) -> None:
    ann, ben, table = at_a_table(server)
    with ann.live(table, seat=0) as anns, ben.live(table, seat=1) as bens:
        first = anns.next("position")["question"]["version"]
        second = bens.next("position")["question"]["version"]

        anns.say(choose(first, "favour c"))
        bens.say(choose(second, "favour d"))

        assert {anns.next("accepted")["number"], bens.next("accepted")["number"]} == {4, 5}
    assert ann.position(table, 0)["view"]["favourite"] == 2
    assert ben.position(table, 1)["view"]["favourite"] == 3


def test_a_repeated_message_is_answered_as_the_first_time(server: Running) -> None:
    ann, _, table = at_a_table(server)
    with ann.live(table, seat=0) as socket:
        choice = choose(socket.next("position")["question"]["version"], "favour c")

        socket.say(choice)
        socket.say(choice)

        assert socket.next("accepted") == socket.next("accepted")
    by_http = {name: value for name, value in choice.items() if name != "type"}
    assert ann.ask("POST", f"/tables/{table}/seats/0/choices", by_http)["number"] == 4
    assert ann.position(table)["table"]["choices"] == 1


def test_a_stale_choice_is_declined_and_changes_nothing(server: Running) -> None:
    ann, _, table = at_a_table(server)
    with ann.live(table, seat=0, language="ja") as socket:
        version = socket.next("position")["question"]["version"]

        socket.say(choice := choose(version - 1, "favour c"))

        declined = socket.next("declined")
        assert declined["client"] == choice["client"]
        assert declined["problem"]["code"] == "stale"
        assert declined["problem"]["text"].startswith("この質問が表示された後に卓が進みました。")
    assert ann.position(table)["table"]["choices"] == 0


def test_after_a_lost_connection_the_log_goes_on_where_it_was(server: Running) -> None:
    ann, ben, table = at_a_table(server)
    with ann.live(table, seat=0) as socket:
        number = socket.next("position")["number"]
    ben.choose(table, 1)
    ben.ask("POST", f"/tables/{table}/chat", {"client": client_id(), "text": "are you there?"})

    with ann.live(table, seat=0, since=number) as socket:
        shown = socket.next("position")
    with ann.live(table, seat=0, since=10**9) as socket:
        beyond = socket.next("position")

    assert (shown["since"], shown["number"]) == (3, 5)
    assert [entry["kind"] for entry in shown["log"]] == ["chose", "said"]
    assert (beyond["since"], len(beyond["log"])) == (0, 5)


def test_what_is_taken_back_can_be_struck_from_the_log(server: Running) -> None:
    ann, ben, table = at_a_table(server)
    with ann.live(table, seat=0) as anns, ben.live(table, seat=1) as bens:
        anns.say(choose(anns.next("position")["question"]["version"], "favour c"))
        anns.next("accepted")
        anns.say({"type": "say", "client": client_id(), "text": "oh no"})
        anns.next("accepted")

        anns.say({"type": "undo", "client": client_id()})

        assert anns.next("accepted")["number"] == 6
    log = {entry["number"]: entry for entry in ben.position(table, 1)["log"]}
    assert log[6]["kind"] == "undone"
    assert log[6]["since"] == 4
    assert 4 not in log
    assert log[5]["lines"] == ["oh no"]
    del bens


def test_an_undo_beyond_the_mark_is_agreed_on(server: Running) -> None:
    ann, ben, table = at_a_table(server)
    ann.choose(table, 0)
    ben.choose(table, 1)
    with ann.live(table, seat=0) as anns, ben.live(table, seat=1) as bens:
        anns.next("position")
        assert bens.next("position")["table"]["undo"] is None
        anns.say({"type": "undo", "client": client_id()})
        assert bens.next("position")["table"]["undo"] == {"seat": 0, "keep": 0, "waiting": [1]}

        bens.say({"type": "answer-undo", "client": client_id(), "agree": True})

        shown = bens.next("position")
        assert shown["table"]["choices"] == 0
        assert [(entry["kind"], entry["since"]) for entry in shown["log"]] == [("undone", 4)]


def test_what_cannot_be_chosen_is_explained(server: Running) -> None:
    ann, _, table = at_a_table(server)
    with ann.live(table, seat=0) as socket, ann.live(table) as spectator:
        version = socket.next("position")["question"]["version"]
        socket.say({"type": "explain"})
        assert socket.next("explained") == {"type": "explained", "version": version, "barred": []}

        spectator.say({"type": "explain"})
        assert spectator.next("declined")["problem"]["code"] == "forbidden"
        spectator.say(choose(version, "favour a"))
        assert spectator.next("declined")["problem"]["text"].startswith("You look on as a spectator.")


def test_presence_is_told(server: Running) -> None:
    ann, ben, table = at_a_table(server)
    with ann.live(table, seat=0) as anns:
        assert anns.next("presence") == {"type": "presence", "seats": [True, False], "spectators": 0}
        with ben.live(table, seat=1):
            assert anns.next("presence") == {"type": "presence", "seats": [True, True], "spectators": 0}
        assert anns.next("presence") == {"type": "presence", "seats": [True, False], "spectators": 0}
        with server.stranger().live(table):
            assert anns.next("presence") == {"type": "presence", "seats": [True, False], "spectators": 1}


@pytest.mark.parametrize(
    ("message", "client", "text"),
    [
        ("", "", "The request is not JSON in UTF-8"),
        ("hello", "", "The request is not JSON in UTF-8"),
        ('{"type": "choose"}', "", "Object missing required field `client`"),
        ('{"type": "fly", "client": "client-77"}', "client-77", "at $.type: Invalid value 'fly'."),
        ('{"type": "undo", "client": "client-77", "seat": 1}', "client-77", "unknown field `seat`"),
        ('{"type": "say", "client": "client-77", "text": 5}', "client-77", "at $.text: Expected `str`, got `int`."),
        ('{"type": "say", "client": "client-77", "text": ""}', "client-77", "at $.text"),
        ('{"type": "say", "client": "' + "c" * 70_000 + '"}', "", "The request is larger than 64 KiB."),
        ('{"type": "say", "client": "' + "悪" * 22_000 + '"}', "", "The request is larger than 64 KiB."),
    ],
)
def test_messages_are_read_strictly(server: Running, message: str, client: str, text: str) -> None:
    ann, _, table = at_a_table(server)
    before = ann.position(table, 0)
    with ann.live(table, seat=0) as socket:
        socket.say(message)

        declined = socket.next("declined")
        assert declined["client"] == client
        assert text in declined["problem"]["text"]
        socket.say({"type": "ping"})
        assert socket.next("pong")["at"] > 1_700_000_000_000
    assert ann.position(table, 0) == before


def test_frames_that_are_no_texts_are_declined(server: Running) -> None:
    ann, _, table = at_a_table(server)
    with ann.live(table, seat=0) as socket:
        socket.connection.send(b'{"type": "ping"}')

        assert "this was a binary frame" in socket.next("declined")["problem"]["text"]


def test_a_frame_beyond_all_measure_ends_the_connection(server: Running) -> None:
    ann, _, table = at_a_table(server)
    with ann.live(table, seat=0) as socket:
        socket.next("position")
        socket.next("presence")
        socket.say("x" * (1024 * 1024 + 1))

        with pytest.raises(ConnectionClosed) as closed:
            socket.connection.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_nonsense_without_end_is_not_listened_to(server: Running) -> None:
    ann, _, table = at_a_table(server)
    with ann.live(table, seat=0) as socket:
        for _ in range(51):
            socket.say("nonsense")

        closing, code = closing_of(socket)
    assert (closing["again"], closing["problem"]["code"], code) == (False, "too-many", 1008)


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ({"seat": 1}, "This is not your seat."),
        ({"seat": 5}, "There is no seat 5 at this table."),
        ({"seat": "x"}, 'The query does not fit at "seat".'),
        ({"seat": 0, "since": -1}, 'The query does not fit at "since".'),
        ({"seat": 0, "language": "de"}, 'The query does not fit at "language".'),
    ],
)
def test_a_connection_that_cannot_be_is_told_why(server: Running, query: dict[str, object], text: str) -> None:
    ann, _, table = at_a_table(server)

    with ann.live(table, **query) as socket:
        closing, code = closing_of(socket)

    assert text in closing["problem"]["text"]
    assert (closing["again"], code) == (False, 1008)


def test_foreign_and_private_tables_look_alike(server: Running) -> None:
    ann = server.guest("Ann")
    private = ann.open_table(["me", "open"], visibility="private")["table"]["id"]
    ben = server.guest("Ben")

    with ben.live(private) as socket:
        refused = closing_of(socket)
    with ben.live("0" * 26) as socket:
        missing = closing_of(socket)
    with ben.live("Nonsense%20id") as socket:
        nonsense = closing_of(socket)

    assert refused == missing == nonsense
    assert refused[0]["problem"]["code"] == "not-found"


def test_pages_of_other_sites_do_not_get_in(server: Running) -> None:
    ann, _, table = at_a_table(server)
    address = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/live"

    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=Origin("https://elsewhere.example"), proxy=None),
    ):
        pass

    assert refused.value.response.status_code == 403
    with connect(address, origin=Origin(server.address), proxy=None) as socket:
        assert msgspec.json.decode(socket.recv(timeout=10))["type"] == "position"
    del ann


def test_a_seat_that_is_taken_back_is_shown_no_longer(server: Running) -> None:
    ann, cat = server.guest("Ann"), server.account("Cat at the live table")
    table = ann.open_table(["me", "random"], start=True)["table"]["id"]
    ann.ask("POST", f"/tables/{table}/seats/0/hand", {"person": "Cat at the live table"})
    with cat.live(table, seat=0) as socket:
        socket.next("position")

        ann.ask("POST", f"/tables/{table}/seats/0/take-back")

        closing, code = closing_of(socket)
    assert closing == {
        "type": "closing",
        "problem": {
            "code": "forbidden",
            "text": "This is not your seat. You can watch as a spectator.",
            "clause": "",
            "retry_after": None,
        },
        "again": False,
    }
    assert code == 1008


def test_a_revoked_link_ends_the_connection(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.stranger()
    table = ann.open_table(["me", "open"], visibility="private")["table"]["id"]
    token = ann.ask("POST", f"/tables/{table}/seats/1/link")["token"]
    ben.ask("POST", "/links/join", {"token": token, "name": "Ben"})
    with ben.live(table, seat=1) as socket:
        assert socket.next("position")["seat"] == 1

        ann.ask("DELETE", f"/tables/{table}/seats/1/link")

        closing, _ = closing_of(socket)
    assert closing["again"] is False
    assert ben.refused("GET", f"/tables/{table}", seat=1) == (404, "not-found")


def test_whoever_signs_out_is_shown_nothing_more(server: Running) -> None:
    ann, _, table = at_a_table(server)
    with ann.live(table, seat=0) as socket:
        socket.next("position")

        ann.ask("DELETE", "/session")

        closing, code = closing_of(socket)
    assert (closing["problem"]["code"], closing["again"], code) == ("signed-out", False, 1008)


def test_others_stay_connected_when_somebody_signs_out(server: Running) -> None:
    ann, ben, table = at_a_table(server)
    with ann.live(table, seat=0) as socket:
        socket.next("position")
        ben.ask("DELETE", "/session")

        socket.say({"type": "ping"})

        assert socket.next("pong")


def test_a_slow_reader_skips_what_it_missed(server: Running) -> None:
    ann, ben, table = at_a_table(server)
    with ann.live(table, seat=0) as socket:
        socket.next("position")
        for number in range(30):
            ben.ask("POST", f"/tables/{table}/chat", {"client": client_id(), "text": f"{number} " + "x" * 490})

        told: list[str] = []
        since = 3
        while len(told) < 30:
            shown = socket.next("position")
            assert shown["since"] == since
            since = shown["number"]
            told += [entry["lines"][0].partition(" ")[0] for entry in shown["log"]]

    assert told == [str(number) for number in range(30)]


def test_a_fault_ends_the_connection_without_details(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = at_a_table(server)

    def broken(*_: object) -> None:
        raise ValueError("the seed is 1234")

    monkeypatch.setattr("tessera.table.server.live.showing.position", broken)
    with ann.live(table, seat=0) as socket:
        closing, code = closing_of(socket)

    assert (closing["problem"]["code"], closing["again"], code) == ("fault", True, 1011)
    assert "1234" not in closing["problem"]["text"]


def test_messages_have_a_rate(tmp_path: Path) -> None:
    with running(tmp_path, rate=1) as server:
        ann = server.guest("Ann")
        table = ann.open_table(["me", "open"], game="atlas-lost")["table"]["id"]
        with ann.live(table, seat=0) as socket:
            for _ in range(45):
                socket.say({"type": "ping"})
            declined = socket.next("declined")

    assert declined["problem"]["code"] == "too-many"
    assert declined["problem"]["retry_after"] == 1
    assert declined["problem"]["text"] == "That was too often in a short time. Try again in 1 seconds."


def test_a_session_that_ended_elsewhere_is_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, _, table = at_a_table(server)
    monkeypatch.setattr("tessera.table.server.live._SESSION_SECONDS", 0.2)
    # As if another process had ended it: nobody here is told.
    monkeypatch.setattr(server.house.people.sessions, "on_ended", lambda: None)
    with ann.live(table, seat=0) as socket:
        socket.next("position")
        ann.ask("DELETE", "/session")

        closing, _ = closing_of(socket)
    assert closing["problem"]["code"] == "signed-out"
