"""Starting and stopping a server."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tessera.kernel.refusal import SetupError
from tessera.table.server.app import create_app
from tessera.table.server.run import Server, bound, run
from tessera.table.settings import Settings
from tests.table.server.running import Someone, running
from tests.table.server.test_live import closing_of


def test_whoever_is_connected_is_told_that_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open_table(["me", "random"], game="atlas-lost")["table"]["id"]
        with ann.live(table, seat=0) as socket:
            socket.next("position")
            server.stop()

            closing, code = closing_of(socket)

    assert closing["again"] is True
    assert closing["problem"]["text"] == "The server stops. It is back in a moment, and nothing is lost."
    assert code == 1012


def test_a_table_is_there_again_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.open_table(["me", "me"], game="atlas-lost", hot_seat=True, start=True)["table"]["id"]
        ann.choose(table, 0)
        before = ann.position(table, 0)
        cookies = ann.http.cookies

    with running(tmp_path) as server:
        again = server.stranger()
        again.http.cookies = cookies
        assert again.position(table, 0) == before


def test_a_port_that_is_taken_is_told_at_once() -> None:
    with bound("127.0.0.1", 0) as listener:
        listener.listen()
        port = listener.getsockname()[1]

        with pytest.raises(SetupError) as refused:
            bound("127.0.0.1", port)

    assert f"The server cannot listen on 127.0.0.1, port {port}" in refused.value.text()
    assert f"ポート{port}を開けません" in refused.value.text("ja")


def test_a_sqlite_file_is_served_once(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "tessera.sqlite"))
    with running(tmp_path), bound("127.0.0.1", 0) as listener:
        second = Server(create_app(settings), settings, lambda address: None)

        with pytest.raises(SetupError) as refused:
            run(second, settings, listener)

    assert not second.started
    assert refused.value.text() != refused.value.text("ja")


@pytest.fixture
def process(tmp_path: Path) -> subprocess.Popen[str]:
    """A server as hosts start it."""
    order = [sys.executable, "-m", "tessera", "serve", "--port", "0", "--database", str(tmp_path / "tessera.sqlite")]
    return subprocess.Popen(order, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_signal_ends_the_server_in_good_order(process: subprocess.Popen[str]) -> None:
    try:
        assert process.stdout is not None
        said = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert said is not None
        ann = Someone(said[0])
        ann.ask("POST", "/guests", {"name": "Ann"})
        table = ann.open_table(["me", "greedy"], game="atlas-lost", start=True)["table"]["id"]
        ann.refused("GET", f"/tables/{table}", seat=1, language="ja")
        began = time.monotonic()
        with ann.live(table, seat=0) as socket:
            socket.next("position")
            process.send_signal(signal.SIGTERM)
            assert closing_of(socket)[1] == 1012
        code = process.wait(10)
        took = time.monotonic() - began
        ann.http.close()
    finally:
        process.kill()
        _, log = process.communicate()

    assert code == 0
    assert took < 5
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    accesses = [(line["method"], line["route"], line["status"]) for line in lines if line["logger"] == "tessera.access"]
    assert accesses == [
        ("POST", "/api/guests", 201),
        ("POST", "/api/tables", 201),
        ("GET", "/api/tables/{table_id}", 403),
    ]
    assert table not in "".join(line for line in log.splitlines() if "tessera.access" in line)
    assert "language=ja" not in log
    assert "tessera=" not in log
