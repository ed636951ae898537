"""Opening and finding tables, and who sits where."""

from __future__ import annotations

import pytest

from tests.table.server.running import Running, client_id

TWO_OPEN = [{"kind": "open"}, {"kind": "open"}]


def test_one_request_is_enough_to_play_against_bots(server: Running) -> None:
    ann = server.guest("Ann")

    shown = ann.open_table(["greedy", "me"], game="atlas-lost", start=True, name="Evening")

    assert shown["type"] == "position"
    assert shown["seat"] == 1
    table = shown["table"]
    assert table["status"] == "running"
    assert table["hosting"] is True
    assert table["terms"]["name"] == "Evening"
    assert table["terms"]["options"]["turn_limit"] == 0
    assert [(seat["holder"], seat["level"], seat["title"], seat["mine"]) for seat in table["seats"]] == [
        ("bot", "greedy", "Casual", False),
        ("person", "", "", True),
    ]
    (listed,) = ann.ask("GET", "/tables", scope="mine", language="ja")["tables"]
    assert [(seat["level"], seat["title"]) for seat in listed["seats"]] == [("greedy", "ふつう"), ("", "")]
    assert shown["question"]["kind"] == "initial"
    assert len(shown["question"]["options"]) == 2
    assert [entry["kind"] for entry in shown["log"]][:3] == ["engaged", "sat", "started"]


def test_the_deal_is_announced_and_the_seed_is_kept(server: Running) -> None:
    shown = server.guest("Ann").open_table(["me", "open"])

    assert len(shown["table"]["deal"]) == 64
    assert shown["table"]["seed"] == ""
    assert len(shown["table"]["id"]) == 26


def test_people_gather_and_begin(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "open", "open"])["table"]["id"]

    joined = ben.ask("POST", f"/tables/{table}/seats/1/join")
    ann.ask("POST", f"/tables/{table}/seats/2/bot", {"level": "random"})
    ann.ask("POST", f"/tables/{table}/start")

    assert joined == {"type": "accepted", "client": "", "number": 2}
    shown = ben.position(table, 1)
    assert shown["table"]["status"] == "running"
    assert [seat["name"] for seat in shown["table"]["seats"]] == ["Ann", "Ben", ""]
    assert [seat["mine"] for seat in shown["table"]["seats"]] == [False, True, False]


def test_only_the_host_begins_and_only_when_everybody_is_there(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "open"])["table"]["id"]

    too_early = ann.send("POST", f"/tables/{table}/start")
    not_ours = ben.refused("POST", f"/tables/{table}/start")

    assert (too_early.status, too_early.code) == (409, "not-now")
    assert too_early.json["text"] == "Nobody sits in seat 1. Invite somebody, or put a bot there."
    assert not_ours == (403, "forbidden")
    assert ann.position(table)["table"]["status"] == "gathering"


def test_a_repeated_request_is_done_once(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "open"])["table"]["id"]
    joining = {"client": client_id()}

    first = ben.ask("POST", f"/tables/{table}/seats/1/join", joining)
    again = ben.ask("POST", f"/tables/{table}/seats/1/join", joining)
    anew = ben.refused("POST", f"/tables/{table}/seats/1/join")

    assert first == again
    assert anew == (409, "not-now")
    assert ann.position(table)["number"] == 2


def test_seats_are_left_and_people_shown_out(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "open", "random"])["table"]["id"]
    ben.ask("POST", f"/tables/{table}/seats/1/join")

    assert ben.refused("POST", f"/tables/{table}/seats/0/leave") == (403, "forbidden")
    assert ben.refused("POST", f"/tables/{table}/seats/2/show-out") == (403, "forbidden")
    ben.ask("POST", f"/tables/{table}/seats/1/leave")
    ann.ask("POST", f"/tables/{table}/seats/2/show-out")

    assert [seat["holder"] for seat in ann.position(table)["table"]["seats"]] == ["person", "open", "open"]


def test_a_seat_is_handed_over_and_taken_back(server: Running) -> None:
    ann, cat = server.guest("Ann"), server.account("Cat of the tables")
    table = ann.open_table(["me", "random"], start=True)["table"]["id"]
    seat = f"/tables/{table}/seats/0"

    ann.ask("POST", f"{seat}/hand", {"person": "CAT OF THE TABLES"})
    lent = cat.position(table, 0)["table"]["seats"][0]

    assert (lent["name"], lent["lender"], lent["mine"]) == ("Cat of the tables", "Ann", True)
    assert ann.refused("POST", f"{seat}/undo", {"client": client_id()}) == (403, "forbidden")
    assert cat.refused("POST", f"{seat}/hand", {"level": "random"}) == (403, "forbidden")
    assert cat.refused("POST", f"{seat}/take-back") == (403, "forbidden")
    ann.ask("POST", f"{seat}/take-back")
    assert cat.refused("GET", f"/tables/{table}", seat=0) == (403, "forbidden")
    assert ann.position(table, 0)["table"]["seats"][0]["lender"] == ""


def test_a_seat_is_handed_to_exactly_one(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(["me", "random"], start=True)["table"]["id"]

    nobody = ann.refused("POST", f"/tables/{table}/seats/0/hand", {})
    both = ann.refused("POST", f"/tables/{table}/seats/0/hand", {"level": "random", "person": "nobody of that name"})
    unknown = ann.send("POST", f"/tables/{table}/seats/0/hand", {"person": "nobody of that name"})

    assert nobody == (422, "malformed")
    assert both[0] in (404, 422)
    assert (unknown.status, unknown.code) == (404, "not-found")
    assert 'There is no account "nobody of that name".' in unknown.json["text"]


def test_whoever_resigns_loses(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "open"])["table"]["id"]
    ben.ask("POST", f"/tables/{table}/seats/1/join")
    ann.ask("POST", f"/tables/{table}/start")

    assert ben.refused("POST", f"/tables/{table}/seats/0/resign") == (403, "forbidden")
    ben.ask("POST", f"/tables/{table}/seats/1/resign")

    shown = ann.position(table, 0, language="ja")
    assert shown["table"]["status"] == "over"
    assert shown["outcome"]["winners"] == [0]
    assert shown["outcome"]["remark"] == "ほかの全員が投了しました。"
    assert len(shown["table"]["seed"]) == 32


@pytest.mark.parametrize(
    ("wanted", "status", "code", "text"),
    [
        ({"game": "ludo"}, 422, "setup", 'There is no game "ludo".'),
        ({"seats": [{"kind": "me"}]}, 422, "setup", "candlelight cannot be played with 1 seats."),
        ({"options": {"hand": 9}}, 422, "setup", "A hand of 9 cards cannot be."),
        ({"options": {"hand": 10**30}}, 422, "setup", 'Option "hand" is out of bounds.'),
        ({"options": {"hand": "9" * 5000}}, 422, "setup", 'Option "hand" is out of bounds.'),
        ({"options": {"hnad": 2}}, 422, "setup", 'Did you mean "hand"?'),
        ({"packs": ["/etc"]}, 422, "setup", 'This server has no pack "/etc" for candlelight.'),
        ({"stand_in": "genius"}, 422, "setup", 'There is no player "genius".'),
        ({"stand_in": "novice:care=1"}, 422, "setup", 'Choose "novice".'),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "search:seconds=9"}]}, 422, "setup", 'Choose "search".'),
        ({"seats": [{"kind": "bot"}, {"kind": "me"}]}, 422, "setup", 'There is no player "".'),
        ({"seats": [{"kind": "me", "level": "random"}, {"kind": "me"}]}, 422, "malformed", "Seat 0 has a level"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "malformed", "One person cannot sit in two seats"),
        ({"pace": {"per_move": 1}}, 422, "malformed", "1 seconds for a move cannot be. Choose from 5 to"),
        ({"pace": {"per_game": 10**12}}, 422, "malformed", "seconds for a game cannot be."),
        ({"pace": {"increment": -1}}, 422, "malformed", "-1 seconds added with each choice cannot be."),
        ({"name": "n" * 41}, 422, "malformed", "$.name"),
        ({"name": "a\u202eb"}, 422, "malformed", "A name holds only characters that can be seen; this one has U+202E"),
        ({"visibility": "secret"}, 422, "malformed", "Invalid enum value 'secret'"),
        ({"seed": "7"}, 422, "malformed", "unknown field `seed`"),
        ({"seats": "two"}, 422, "malformed", "Expected `array`, got `str`"),
        ({"start": True}, 409, "not-now", "Nobody sits in seat 0, 1, so the game cannot begin at once."),
    ],
)
def test_terms_that_cannot_be_are_refused(
    server: Running, wanted: dict[str, object], status: int, code: str, text: str
) -> None:
    ann = server.guest("Ann")

    answer = ann.send("POST", "/tables", {"game": "candlelight", "seats": TWO_OPEN, **wanted})

    assert (answer.status, answer.code) == (status, code)
    assert text in answer.json["text"]
    assert ann.ask("GET", "/tables", scope="mine")["tables"] == []


def test_hot_seats_are_for_one_person(server: Running) -> None:
    ann = server.guest("Ann")

    table = ann.open_table(["me", "me"], hot_seat=True, start=True)["table"]

    assert [seat["mine"] for seat in table["seats"]] == [True, True]
    assert ann.position(table["id"], 1)["question"]["seat"] == 1


def test_strangers_open_nothing(server: Running) -> None:
    answer = server.stranger().send("POST", "/tables", {"game": "candlelight", "seats": TWO_OPEN}, language="ja")

    assert (answer.status, answer.code) == (401, "signed-out")
    assert "サインイン" in answer.json["text"]


def test_lists_show_public_tables_and_mine(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    public = ann.open_table(["me", "open"], visibility="public", name="For all")["table"]["id"]
    unlisted = ann.open_table(["me", "me"], hot_seat=True, start=True)["table"]["id"]
    empty = ann.open_table(["open", "open"])["table"]["id"]

    everybody = ben.ask("GET", "/tables")["tables"]
    mine = ann.ask("GET", "/tables", scope="mine")["tables"]

    listed = next(table for table in everybody if table["id"] == public)
    assert (listed["name"], listed["hosting"], listed["my_turn"]) == ("For all", False, False)
    assert [seat["holder"] for seat in listed["seats"]] == ["person", "open"]
    assert unlisted not in [table["id"] for table in everybody]
    assert [table["id"] for table in mine] == [empty, unlisted, public]
    assert [table["my_turn"] for table in mine] == [False, True, False]
    assert [seat["holder"] for seat in mine[0]["seats"]] == ["open", "open"]
    assert ben.ask("GET", "/tables", scope="mine")["tables"] == []
    assert server.stranger().refused("GET", "/tables", scope="mine") == (401, "signed-out")


def test_lists_come_page_by_page(server: Running) -> None:
    ann = server.guest("Ann")
    opened = [ann.open_table(["me", "open"])["table"]["id"] for _ in range(5)]

    found, before = [], None
    for _ in range(3):
        page = ann.ask("GET", "/tables", scope="mine", limit=2, before=before)
        found.append([table["id"] for table in page["tables"]])
        before = page["next"]

    assert found == [[opened[4], opened[3]], [opened[2], opened[1]], [opened[0]]]
    assert before is None
    assert ann.refused("GET", "/tables", before="yesterday") == (422, "malformed")


def test_private_tables_are_there_for_their_people_only(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "open"], visibility="private")["table"]["id"]

    seen = ben.send("GET", f"/tables/{table}")
    joined = ben.send("POST", f"/tables/{table}/seats/1/join")
    missing = ben.send("GET", f"/tables/{'0' * 26}")

    assert (seen.status, seen.code) == (404, "not-found")
    assert seen.text == joined.text == missing.text
    assert ben.refused("POST", f"/tables/{table}/chat", {"client": client_id(), "text": "hello"}) == (404, "not-found")
    standing = {"client": client_id(), "question": "trim", "picks": []}
    assert ben.refused("PUT", f"/tables/{table}/seats/0/standing", standing) == (404, "not-found")
    assert ann.position(table)["seat"] is None


def test_another_seat_is_not_shown(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    table = ann.open_table(["me", "random"], start=True)["table"]["id"]

    answer = ben.send("GET", f"/tables/{table}", seat=0)

    assert (answer.status, answer.code) == (403, "forbidden")
    assert answer.json["text"] == "This is not your seat. You can watch as a spectator."
    spectator = ben.position(table)
    assert spectator["question"] is None
    assert set(spectator["view"]["zones"]["hand-0"]) <= {"dusk", "dawn"}
    assert ann.refused("GET", f"/tables/{table}", seat=5) == (404, "not-found")
    assert ann.refused("GET", f"/tables/{table}", seat=9) == (422, "malformed")


def test_the_log_comes_from_where_one_left_off(server: Running) -> None:
    ann = server.guest("Ann")
    table = ann.open_table(["me", "me"], hot_seat=True, start=True)["table"]["id"]

    later = ann.position(table, 0, since=2)
    beyond = ann.position(table, 0, since=2**50)

    assert (later["since"], [entry["kind"] for entry in later["log"]]) == (2, ["started"])
    assert (beyond["since"], [entry["kind"] for entry in beyond["log"]]) == (0, ["sat", "sat", "started"])
