"""A cable between browser and server that can be pulled out: plain TCP through a port of its own."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_BLOCK = 65536


class Cable:
    """Forwards bytes both ways, until it is cut. New connections go through again unless it is unplugged."""

    def __init__(self, target: tuple[str, int]) -> None:
        self._target = target
        self._lock = threading.Lock()
        self._open: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._is_plugged = True
        # How often it was cut with something on it.
        self.cuts = 0
        # Armed, the next bytes from the browser still reach the server, but the cable is cut before an answer returns.
        self._is_armed = threading.Event()
        self._has_sent = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        """Where the browser finds the server."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Cut every connection now."""
        with self._lock:
            broken, self._open = self._open, []
        self.cuts += bool(broken)
        for end in broken:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def cut_after_next(self) -> None:
        """Let the next thing that the browser sends reach the server, and cut before the answer comes back."""
        self._has_sent.clear()
        self._is_armed.set()

    def unplug(self) -> None:
        """Cut, and let nobody through."""
        self._is_plugged = False
        self.cut()

    def plug_in(self) -> None:
        """Let everybody through again."""
        self._is_plugged = True

    def close(self) -> None:
        """The end of it."""
        self._listener.close()
        self.cut()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if not self._is_plugged:
                near.close()
                continue
            try:
                far = socket.create_connection(self._target, timeout=10)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            with self._lock:
                self._open += [near, far]
            threading.Thread(target=self._forward, args=(near, far, True), daemon=True).start()
            threading.Thread(target=self._forward, args=(far, near, False), daemon=True).start()

    def _forward(self, source: socket.socket, target: socket.socket, is_from_browser: bool) -> None:
        try:
            while block := source.recv(_BLOCK):
                if not is_from_browser and self._is_armed.is_set() and self._has_sent.is_set():
                    self._is_armed.clear()
                    self.cut()
                    return
                target.sendall(block)
                if is_from_browser and self._is_armed.is_set():
                    self._has_sent.set()
        except OSError:
            # One of the two ends is gone: so is the other, below.
            pass
        finally:
            with contextlib.suppress(OSError):
                target.shutdown(socket.SHUT_RDWR)


@contextmanager
def cable_to(address: str) -> Iterator[Cable]:
    """A cable to a server."""
    host, port = address.removeprefix("http://").rsplit(":", 1)
    cable = Cable((host, int(port)))
    try:
        yield cable
    finally:
        cable.close()
