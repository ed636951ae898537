"""The cable that tests of lost connections pull out: nothing stays connected, and nothing is left when it ends."""

from __future__ import annotations

import socket
import threading
import time
from typing import Any

import pytest

from tests.web.cable import THREAD, cable_to


def test_what_is_being_connected_when_the_cable_is_pulled_out_is_cut_too(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = socket.create_connection
    with socket.create_server(("127.0.0.1", 0)) as server, cable_to(f"http://127.0.0.1:{_port(server)}") as cable:

        def pull_out_meanwhile(*arguments: Any, **wishes: Any) -> socket.socket:
            cable.unplug()
            return connect(*arguments, **wishes)

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(socket, "create_connection", pull_out_meanwhile)
            with connect(("127.0.0.1", cable.port), timeout=10) as browser:
                assert browser.recv(1) == b""

        far, _ = server.accept()
        far.settimeout(10)
        with far:
            assert far.recv(1) == b""


def test_nothing_is_left_of_a_cable_that_ended() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        with cable_to(f"http://127.0.0.1:{_port(server)}") as cable:
            browser = socket.create_connection(("127.0.0.1", cable.port), timeout=10)
            far, _ = server.accept()
            browser.sendall(b"word")
            assert far.recv(4) == b"word"
            until = time.monotonic() + 10
            while _threads() != 3:
                assert time.monotonic() < until, "a cable has a thread for calls, and one for each direction"
                time.sleep(0.01)

        assert _threads() == 0
        with browser, far:
            assert browser.recv(1) == b""
            assert far.recv(1) == b""
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", cable.port), timeout=10)


def _threads() -> int:
    """How many threads of cables run."""
    return sum(thread.name == THREAD for thread in threading.enumerate())


def _port(server: socket.socket) -> int:
    port: int = server.getsockname()[1]
    return port
