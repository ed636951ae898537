"""Logs: one JSON object a line, and no secret in any of them."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
import structlog
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from tessera.table.logs import MASK
from tessera.table.store import schema
from tessera.table.store.database import Database
from tessera.table.tokens import new_token
from tests.table.door import PASSWORD, open_door, open_table


def test_a_line_is_an_object_with_time_level_and_event(logged: Any) -> None:
    structlog.get_logger("tessera.people").info("signed in", person="p1")

    (line,) = logged()
    assert sorted(line) == ["event", "level", "logger", "person", "time"]
    assert (line["event"], line["level"], line["person"], line["logger"]) == (
        "signed in",
        "info",
        "p1",
        "tessera.people",
    )
    assert line["time"].endswith("Z")


@pytest.mark.parametrize(
    "key",
    [
        "token",
        "session_token",
        "password",
        "new_password",
        "seed",
        "picks",
        "Cookie",
        "AUTHORIZATION",
        "secret",
        "mail",
    ],
)
def test_values_whose_name_smells_of_a_secret_are_masked(logged: Any, key: str) -> None:
    structlog.get_logger().warning("odd", **{key: "hunter2"}, nested={"deeper": [{key: "hunter2"}]})

    (line,) = logged()
    assert line[key] == MASK
    assert "hunter2" not in json.dumps(line)


def test_a_token_is_masked_wherever_it_stands(logged: Any) -> None:
    token = new_token()
    structlog.get_logger().info(f"GET /join#{token}", path=f"/x?y={token}", several=[token], thing=ValueError(token))
    logging.getLogger("some.library").warning("header tessera=%s; Path=/", token)

    lines = logged()
    assert len(lines) == 2
    assert token not in json.dumps(lines)
    assert lines[0]["event"] == f"GET /join#{MASK}"
    assert lines[1]["event"] == f"header tessera={MASK}; Path=/"


def test_the_password_in_the_address_of_a_database_is_masked(logged: Any) -> None:
    structlog.get_logger().error("cannot connect", address="postgresql://tessera:hunter2@db.example/games")

    (line,) = logged()
    assert line["address"] == f"postgresql://{MASK}@db.example/games"


def test_secrets_in_tracebacks_are_masked(logged: Any) -> None:
    token = new_token()
    try:
        raise RuntimeError(f"no session {token}")
    except RuntimeError as error:
        structlog.get_logger().error("fault", exc_info=error)
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")

    lines = logged()
    assert len(lines) == 2
    assert all("RuntimeError: no session ***" in line["exception"] for line in lines)
    assert token not in json.dumps(lines)


def test_a_line_break_does_not_make_a_line(logged: Any) -> None:
    structlog.get_logger().info('name\n{"event": "forged"}', name="a\r\nb")

    assert len(logged()) == 1


def test_the_web_server_logs_in_the_same_way(logged: Any) -> None:
    logging.getLogger("uvicorn.error").info("Started server process [%d]", 7)
    logging.getLogger("uvicorn.access").info('%s - "%s %s" %d', "203.0.113.9", "GET", "/api/tables/abc", 200)

    (line,) = logged()
    assert (line["event"], line["level"], line["logger"]) == ("Started server process [7]", "info", "uvicorn.error")


@pytest.mark.anyio
async def test_an_error_of_the_database_does_not_tell_what_is_stored(database: Database, logged: Any) -> None:
    row = {"id": "p", "name": "Secret Name", "language": "en", "mail_confirmed": False, "made_at": 1}

    async def write() -> None:
        async with database.writing() as connection:
            await connection.execute(insert(schema.people).values(row))

    await write()
    with pytest.raises(IntegrityError) as error:
        await write()
    structlog.get_logger().error("fault", exc_info=error.value)

    assert "Secret Name" not in json.dumps(logged())


@pytest.mark.anyio
async def test_a_whole_evening_leaves_no_secret_in_the_log(sqlite_address: str, logged: Any) -> None:
    secrets = [PASSWORD, "heather lantern quarry", "wrong password 1"]
    async with open_door(sqlite_address) as door, door.browser() as host, door.browser() as guest:
        await host.post("/api/accounts", json={"name": "Hanna", "password": PASSWORD})
        secrets.append(host.cookies["tessera"])
        await host.post("/api/session", json={"name": "Hanna", "password": "wrong password 1"})
        # People type their password into the field of the name.
        await host.post("/api/session", json={"name": PASSWORD, "password": "x"})
        table_id = await open_table(host)
        link = (await host.post(f"/api/tables/{table_id}/seats/1/link")).json()
        await guest.post("/api/links/join", json={"token": link["token"], "name": "Greta"})
        secrets += [link["token"], guest.cookies["tessera"]]
        await host.post(f"/api/tables/{table_id}/start")
        question = (await host.get(f"/api/tables/{table_id}", params={"seat": 0})).json()["question"]
        if question is not None:
            picks = [option["id"] for option in question["options"][: question["least"]]]
            body = {"client": "choice-01", "version": question["version"], "picks": picks}
            await host.post(f"/api/tables/{table_id}/seats/0/choices", json=body)
        await host.patch("/api/me", json={"password": {"old": PASSWORD, "new": "heather lantern quarry"}})
        secrets += [host.cookies["tessera"], (await door.app.state.house.hall.read(table_id)).founding.seed]
        await host.delete(f"/api/tables/{table_id}/seats/1/link")
        await host.request("DELETE", "/api/me", json={"password": "heather lantern quarry"})

    lines = logged()
    events = {line["event"] for line in lines}
    assert {"account made", "sign-in refused", "link made", "links revoked", "password changed"} <= events
    text = json.dumps(lines, ensure_ascii=False)
    for secret in secrets:
        assert secret not in text
    assert "Hanna" not in text
    assert "Greta" not in text
