"""A lesson at the table: opened, heard, left, taken up again and done, on both kinds of database."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tessera.teaching.courses import lesson_of
from tests.table.door import open_door
from tests.table.server.running import client_id

GAME, NAME = "race-for-the-galaxy", "first-worlds"
ADDRESS = f"/api/games/{GAME}/lessons"
LESSON = lesson_of(GAME, NAME)
PATIENCE = 20.0

pytestmark = pytest.mark.anyio


async def guest(browser: httpx.AsyncClient, name: str) -> None:
    """Somebody without an account."""
    response = await browser.post("/api/guests", json={"name": name})
    assert response.status_code in (200, 201), response.text


async def take(browser: httpx.AsyncClient, **learning: Any) -> dict[str, Any]:
    """Begin the lesson, or go on with it."""
    response = await browser.post(f"{ADDRESS}/{NAME}", json=learning)
    assert response.status_code == 200, response.text
    found = response.json()
    assert isinstance(found, dict)
    return found


async def listed(browser: httpx.AsyncClient) -> dict[str, Any]:
    """The lesson in its course."""
    response = await browser.get(ADDRESS)
    assert response.status_code == 200, response.text
    (found,) = [lesson for lesson in response.json()["lessons"] if lesson["name"] == NAME]
    return dict(found)


async def asked(browser: httpx.AsyncClient, table: str, step: int) -> dict[str, Any]:
    """The position, once the others have answered and the learner is asked in that step."""
    async with asyncio.timeout(PATIENCE):
        while True:
            shown = (await browser.get(f"/api/tables/{table}", params={"seat": 0})).json()
            if shown["question"] is not None and (shown["lesson"]["step"] == step or step == 0):
                return dict(shown)
            await asyncio.sleep(0.02)


async def choose(browser: httpx.AsyncClient, shown: dict[str, Any], *picks: str) -> httpx.Response:
    """Answer the open question."""
    body = {"client": client_id(), "version": shown["question"]["version"], "picks": list(picks)}
    return await browser.post(f"/api/tables/{shown['table']['id']}/seats/0/choices", json=body)


async def go(browser: httpx.AsyncClient, table: str, first: int, last: int) -> None:
    """The intended way through these steps."""
    for number in range(first, last + 1):
        shown = await asked(browser, table, number)
        assert shown["lesson"]["state"] == "on"
        answer = await choose(browser, shown, *shown["lesson"]["answer"])
        assert answer.status_code == 200, answer.text


async def test_a_lesson_is_taken_left_resumed_and_done(database_address: str) -> None:
    async with open_door(database_address) as door, door.browser() as ann:
        await guest(ann, "Ann")
        assert (await listed(ann))["table"] == ""
        first = await take(ann)
        table = first["table"]["id"]
        assert first["table"]["terms"]["lesson"] == NAME
        assert first["table"]["terms"]["visibility"] == "private"
        assert first["lesson"]["step"] == 1
        assert [tell["text"] for tell in first["lesson"]["tells"]] == [
            card.tell["en"] for card in LESSON.steps[0].cards
        ]
        await go(ann, table, 1, 5)
        await asked(ann, table, 6)
        cookies = dict(ann.cookies)

    # Another server on the same database, and the same browser.
    async with open_door(database_address) as door, door.browser() as ann:
        ann.cookies.update(cookies)
        there = await listed(ann)
        assert (there["at"], there["steps"], there["table"], there["is_done"]) == (5, 19, table, False)
        assert (await take(ann))["table"]["id"] == table
        await go(ann, table, 6, 19)
        free = await asked(ann, table, 0)
        assert free["lesson"]["state"] == "over"
        assert free["lesson"]["tells"][0]["text"] == LESSON.end.tell["en"]
        assert free["lesson"]["said"]["tone"] == "right"
        assert (await listed(ann))["is_done"]
        # The game is the learner's: whatever is legal is taken, and the others play by themselves.
        assert (await choose(ann, free, free["question"]["options"][0]["id"])).status_code == 200
        await asked(ann, table, 0)
        anew = await take(ann)
        assert anew["table"]["id"] != table
        assert ((await listed(ann))["at"], (await listed(ann))["is_done"]) == (0, True)


async def test_another_legal_answer_is_told_something_and_changes_nothing(database_address: str) -> None:
    async with open_door(database_address) as door, door.browser() as ann:
        await guest(ann, "Ann")
        shown = await take(ann)

        other = await choose(ann, shown, "develop")
        japanese = await ann.post(
            f"/api/tables/{shown['table']['id']}/seats/0/choices",
            params={"language": "ja"},
            json={"client": client_id(), "version": shown["question"]["version"], "picks": ["develop"]},
        )
        nonsense = await choose(ann, shown, "fly")

        assert (other.status_code, other.json()["code"]) == (409, "not-yet")
        assert other.json()["text"] == LESSON.steps[0].other["en"]
        assert japanese.json()["text"] == LESSON.steps[0].other["ja"]
        assert nonsense.json()["code"] == "not-offered"
        after = await asked(ann, shown["table"]["id"], 1)
        assert after["number"] == shown["number"]


async def test_the_others_wait_while_the_lesson_asks_and_then_do_their_part(database_address: str) -> None:
    async with open_door(database_address) as door, door.browser() as ann:
        await guest(ann, "Ann")
        shown = await take(ann)
        table = shown["table"]["id"]

        await asyncio.sleep(0.3)
        waiting = await asked(ann, table, 1)
        await go(ann, table, 1, 1)
        later = await asked(ann, table, 2)

        assert waiting["table"]["choices"] == 0
        assert waiting["table"]["seats"][1]["asked"]
        assert [player["actions"] for player in later["view"]["players"]] == [["settle"], ["explore-5"]]


async def test_a_choice_is_taken_back_but_not_the_position_before_it(database_address: str) -> None:
    async with open_door(database_address) as door, door.browser() as ann:
        await guest(ann, "Ann")
        table = (await take(ann))["table"]["id"]

        nothing = await ann.post(f"/api/tables/{table}/seats/0/undo", json={"client": client_id()})
        standing = await ann.put(
            f"/api/tables/{table}/seats/0/standing",
            json={"client": client_id(), "question": "action", "picks": ["develop"]},
        )

        assert "nothing of yours to take back in this lesson" in nothing.json()["text"]
        assert "each question is asked" in standing.json()["text"]


async def test_a_lesson_is_its_learners_alone_and_nobody_is_alerted(database_address: str) -> None:
    async with open_door(database_address) as door, door.browser() as ann, door.browser() as ben:
        await guest(ann, "Ann")
        await guest(ben, "Ben")
        table = (await take(ann))["table"]["id"]

        there = await ben.get(f"/api/tables/{table}")
        mine = (await ann.get("/api/tables", params={"scope": "mine"})).json()["tables"]
        alerts = await door.app.state.house.tables.claim_alerts(2**52, 10)

        assert there.status_code == 404
        assert (await listed(ben))["table"] == ""
        assert [(one["id"], one["lesson"]) for one in mine] == [(table, NAME)]
        assert alerts == []


async def test_what_is_not_taught_is_told(database_address: str) -> None:
    async with open_door(database_address) as door, door.browser() as ann:
        await guest(ann, "Ann")

        course = await ann.get("/api/games/chess/lessons")
        lesson = await ann.post(f"{ADDRESS}/first-world")

        assert (course.status_code, lesson.status_code) == (404, 404)
        assert 'Did you mean "first-worlds"?' in lesson.json()["text"]
