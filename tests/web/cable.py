"""A cable between browser and server that can be pulled out: plain TCP through a port of its own."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_BLOCK = 65536
# How long the end of a cable may take, in seconds.
_PATIENCE = 15
# What the threads of cables are called.
THREAD = "cable"


class Cable:
    """Forwards bytes both ways, until it is cut. New connections go through again unless it is unplugged."""

    def __init__(self, target: tuple[str, int]) -> None:
        self._target = target
        self._lock = threading.Lock()
        self._open: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._is_plugged = True
        self._is_closed = False
        self._threads: list[threading.Thread] = []
        # How often it was cut with something on it.
        self.cuts = 0
        # Armed, the next bytes from the browser still reach the server, but the cable is cut before an answer returns.
        self._is_armed = threading.Event()
        self._has_sent = threading.Event()
        self._acceptor = threading.Thread(target=self._accept, name=THREAD, daemon=True)
        self._acceptor.start()

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
        with self._lock:
            self._is_plugged = False
        self.cut()

    def plug_in(self) -> None:
        """Let everybody through again."""
        self._is_plugged = True

    def close(self) -> None:
        """The end of it: every connection is closed and every thread gone, or the test that had the cable fails."""
        self._is_closed = True
        self.unplug()
        # Closing a socket wakes nobody who waits at it; somebody who calls does.
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", self.port), timeout=_PATIENCE).close()
        self._acceptor.join(_PATIENCE)
        self._listener.close()
        for thread in self._threads:
            thread.join(_PATIENCE)
        assert not any(thread.is_alive() for thread in (self._acceptor, *self._threads)), "the cable does not end"

    def _accept(self) -> None:
        while not self._is_closed:
            near, _ = self._listener.accept()
            far = self._call() if self._is_plugged else None
            if far is None:
                near.close()
            elif not self._join(near, far):
                near.close()
                far.close()

    def _call(self) -> socket.socket | None:
        """A connection to the server, if it answers."""
        try:
            far = socket.create_connection(self._target, timeout=10)
        except OSError:
            return None
        far.settimeout(None)
        return far

    def _join(self, near: socket.socket, far: socket.socket) -> bool:
        """Forward between two ends, unless the cable was pulled out while the second one was called."""
        with self._lock:
            if not self._is_plugged:
                return False
            self._open += [near, far]
        for ends in ((near, far, True), (far, near, False)):
            thread = threading.Thread(target=self._forward, args=ends, name=THREAD, daemon=True)
            self._threads.append(thread)
            thread.start()
        return True

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
