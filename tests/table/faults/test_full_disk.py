"""A disk that takes nothing more, under a real server: nothing is said to be kept that is not, and then it goes on."""

from __future__ import annotations

import asyncio
import random
import resource
from pathlib import Path

import httpx

import tessera
from tests.table.client import Client, Json, Refused, fresh_id, random_picks
from tests.table.faults.conftest import Serve
from tests.table.faults.process import ServerProcess


def hold_files_at(server: ServerProcess, size: int) -> None:
    """From now on no file of a server grows beyond a size; for -1 they may again."""
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, most))


async def ready(server: ServerProcess) -> tuple[int, str]:
    """What it says of itself."""
    async with httpx.AsyncClient() as probe:
        answer = await probe.get(f"{server.address}/readyz")
    return answer.status_code, answer.text


async def asked(client: Client, table: str) -> Json:
    """The table, once it waits for nobody but the first seat."""
    while True:
        shown = await client.position(table, 0)
        if shown["question"] is not None and not shown["table"]["seats"][1]["asked"]:
            return shown
        await asyncio.sleep(0.05)


async def refusal(client: Client, table: str, question: Json, choice: tuple[list[str], str]) -> tuple[int, str, str]:
    """How an answer is refused."""
    try:
        await client.choose(table, 0, question["version"], *choice)
    except Refused as refused:
        return refused.status, refused.code, refused.problem["text"]
    raise AssertionError("it was taken")


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path, serve: Serve) -> None:
    file = tmp_path / "tessera.sqlite"
    server, chance = serve(str(file)), random.Random(3)

    async def evening() -> str:
        address = await server.start()
        async with Client(address) as host:
            await host.be_guest("Host")
            table = (await host.open_table(["me", "random"], start=True))["table"]["id"]
            shown = await asked(host, table)
            choice = (random_picks(shown["question"], chance), fresh_id(chance))
            assert await ready(server) == (200, "ok\n")

            # The log of SQLite cannot grow, as on a disk or under a quota without room.
            hold_files_at(server, file.with_name(f"{file.name}-wal").stat().st_size)
            told = await refusal(host, table, shown["question"], choice)
            again = await refusal(host, table, shown["question"], choice)
            not_ready = await ready(server)
            meanwhile = await host.position(table, 0)
            async with Client(address) as newcomer:
                kept_out = await newcomer.raw("POST", "/guests", {"name": "Newcomer"}, language="ja")
            hold_files_at(server, resource.RLIM_INFINITY)

            assert told == again
            assert told == (
                507,
                "full",
                (
                    "The disk of this server is full: this was not saved, and everything is as it was before. "
                    "Tell the host of the server, and try again a little later. What was saved before is safe."
                ),
            )
            assert not_ready == (503, "disk full\n")
            assert (meanwhile["number"], meanwhile["question"]) == (shown["number"], shown["question"])
            assert (kept_out.status_code, kept_out.json()["text"]) == (
                507,
                (
                    "サーバーのディスクがいっぱいで、今の操作は保存されませんでした。何も変わっていません。"
                    "管理者に知らせ、少し後でもう一度お試しください。これまでに保存された内容は無事です。"
                ),
            )
            assert await ready(server) == (200, "ok\n")
            # The very same message is taken now, and the bot goes on.
            number = await host.choose(table, 0, shown["question"]["version"], *choice)
            assert number == shown["number"] + 1
            await asked(host, table)
            await host.resign(table, 0)
            return await host.record(table)

    record = asyncio.run(evening())

    assert len(tessera.replay(record).choices) > 0
    assert "Traceback" not in server.said()
