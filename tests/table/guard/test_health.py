"""Whether the house lives, can serve, and what it tells of itself to whom."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from tessera.table.server import health
from tessera.table.store.database import Database, Unreachable
from tessera.table.store.upgrade import REVISIONS
from tests.table.door import PASSWORD, Door, open_door, open_table

pytestmark = pytest.mark.anyio


async def test_the_house_is_alive_and_ready_on_both_databases(database_address: str) -> None:
    async with open_door(database_address) as door, door.bare() as probe:
        alive, ready = await probe.get("/livez"), await probe.get("/readyz")

    assert (alive.status_code, alive.text) == (200, "ok\n")
    assert (ready.status_code, ready.text) == (200, "ok\n")


async def test_a_database_of_another_version_is_not_ready(database_address: str) -> None:
    async with open_door(database_address) as door, door.bare() as probe:
        async with door.app.state.house.database.writing() as connection:
            await connection.execute(text(f"UPDATE {REVISIONS} SET version_num = 'ffff'"))

        ready, alive = await probe.get("/readyz"), await probe.get("/livez")

    assert (ready.status_code, ready.text) == (503, "database of another version\n")
    assert alive.status_code == 200


async def test_a_database_that_is_gone_is_not_ready_and_not_named(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(_: Database) -> str:
        raise Unreachable("postgresql://tessera@db.example does not answer.")

    async def slow(_: Database) -> str:
        await asyncio.sleep(60)
        return ""

    monkeypatch.setattr(health, "_DATABASE_SECONDS", 0.05)
    answers = []
    async with door.bare() as probe:
        for trouble in (gone, slow):
            monkeypatch.setattr(health, "revision", trouble)
            answers.append(await probe.get("/readyz"))

    assert [(answer.status_code, answer.text) for answer in answers] == [(503, "database not reachable\n")] * 2


async def test_a_house_without_room_is_not_ready(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    # However busy this machine is: the database is there.
    monkeypatch.setattr(health, "_DATABASE_SECONDS", 50.0)
    async with door.bare() as probe:
        with monkeypatch.context() as full_disk:
            full_disk.setattr(health, "_LEAST_FREE", 2**62)
            full = await probe.get("/readyz")
        ready = await probe.get("/readyz")

    assert (full.status_code, full.text) == (503, "disk full\n")
    assert (ready.status_code, ready.text) == (200, "ok\n")


async def test_a_house_about_to_stop_is_not_ready(door: Door) -> None:
    async with door.bare() as probe:
        door.app.state.callers.is_closing = True
        ready, alive = await probe.get("/readyz"), await probe.get("/livez")

    assert (ready.status_code, ready.text) == (503, "stopping\n")
    assert alive.status_code == 200


# Metrics


def _value(text: str, start: str) -> float:
    lines = [line for line in text.splitlines() if line.startswith(start)]
    assert len(lines) == 1, lines
    return float(lines[0].rpartition(" ")[2])


async def test_metrics_count_requests_by_template_and_nothing_by_name(door: Door) -> None:
    async with door.browser() as alice:
        await alice.post("/api/accounts", json={"name": "Alice", "password": PASSWORD})
        table_id = await open_table(alice)
        for _ in range(3):
            await alice.get(f"/api/tables/{table_id}", params={"seat": 0})
        await alice.get("/api/tables/0123456789")
        await alice.get("/wp-login.php")
        await alice.request("PURGE", "/livez")
        told = (await alice.get("/metrics")).text
        house = door.app.state.house
        seed = (await house.hall.read(table_id)).founding.seed
        person = (await alice.get("/api/me")).json()["id"]

    route = 'route="/api/tables/{table_id}"'
    assert _value(told, f'tessera_requests_total{{method="GET",{route},status="200"}}') == 3
    assert _value(told, f'tessera_requests_total{{method="GET",{route},status="404"}}') == 1
    assert _value(told, 'tessera_requests_total{method="GET",route="other",status="404"}') == 1
    assert _value(told, f'tessera_request_seconds_count{{method="GET",{route}}}') == 4
    assert 'method="other"' in told
    assert _value(told, "tessera_open_tables ") == 1
    assert _value(told, "tessera_onlookers ") == 0
    assert _value(told, "tessera_journal_entries_total ") == 1
    assert _value(told, "tessera_journal_write_seconds_count ") == 1
    for secret in (table_id, "Alice", "alice", seed, person, "wp-login", "0123456789", "PURGE"):
        assert secret not in told


async def test_metrics_count_bots_and_alerts(door: Door) -> None:
    house = door.app.state.house
    house.workers.on_answered("search:500", "")
    house.workers.on_answered("greedy", "late")
    house.alerts.on_sent("mail", "sent")
    async with door.bare() as probe:
        told = (await probe.get("/metrics")).text

    assert _value(told, 'tessera_bot_answers_total{fault="",level="search"}') == 1
    assert _value(told, 'tessera_bot_answers_total{fault="late",level="greedy"}') == 1
    assert _value(told, 'tessera_alerts_total{channel="mail",result="sent"}') == 1


async def test_a_bot_that_answers_is_counted(door: Door) -> None:
    async with door.browser() as alice:
        await alice.post("/api/guests", json={"name": "Greta"})
        await alice.post(
            "/api/tables",
            json={
                "game": "atlas-lost",
                "seats": [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}],
                "start": True,
            },
        )
        for _ in range(300):
            told = (await alice.get("/metrics")).text
            if 'tessera_bot_answers_total{fault="",level="random"}' in told:
                return
            await asyncio.sleep(0.1)
    pytest.fail("no bot was counted within half a minute")


async def test_two_houses_in_one_process_count_for_themselves(sqlite_address: str, tmp_path: Path) -> None:
    async with (
        open_door(sqlite_address) as one,
        open_door(str(tmp_path / "other.sqlite")) as other,
        one.bare() as probe,
        other.bare() as second,
    ):
        for _ in range(3):
            await probe.get("/livez")
        told = (await second.get("/metrics")).text

    assert "/livez" not in told


@pytest.mark.parametrize(
    "headers", [{}, {"Authorization": "Bearer "}, {"Authorization": "Bearer wrong"}, {"Authorization": "s3cret"}]
)
async def test_metrics_are_not_for_others(sqlite_address: str, headers: dict[str, str]) -> None:
    async with open_door(sqlite_address, metrics_token="s3cret") as door, door.bare("203.0.113.9") as stranger:
        response = await stranger.get("/metrics", headers=headers)

    assert response.status_code == 403
    assert "tessera_" not in response.text


async def test_metrics_are_for_whoever_has_the_token(sqlite_address: str) -> None:
    async with open_door(sqlite_address, metrics_token="s3cret") as door, door.bare("203.0.113.9") as host:
        response = await host.get("/metrics", headers={"Authorization": "Bearer s3cret"})

    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain")


async def test_an_empty_token_opens_nothing(door: Door) -> None:
    async with door.bare("203.0.113.9") as stranger:
        assert (await stranger.get("/metrics", headers={"Authorization": "Bearer "})).status_code == 403


async def test_a_proxy_on_the_same_machine_does_not_open_metrics_to_the_world(door: Door) -> None:
    async with door.bare("127.0.0.1") as proxy:
        handed_on = await proxy.get("/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        own = await proxy.get("/metrics")

    assert (handed_on.status_code, own.status_code) == (403, 200)
