"""Running the server: one process, until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import Final

import msgspec
import structlog
import uvicorn
from fastapi import FastAPI

from tessera.kernel.refusal import SetupError
from tessera.table.logs import set_up_logs
from tessera.table.server.app import create_app
from tessera.table.server.doorman import Doorman
from tessera.table.settings import Settings
from tessera.table.store.database import Database, database_url
from tessera.table.store.lock import ServingLock

_log = structlog.get_logger("tessera.server")

# From the signal to the end: good-bye to the live connections, then what requests still have to do, then the house.
_GOODBYE_SECONDS: Final = 1.0
_REQUEST_SECONDS: Final = 2
# Frames beyond our own limit are answered precisely, up to this size; beyond it the connection is cut (code 1009).
_FRAME_BYTES: Final = 1024 * 1024
# How often a live connection is asked for a sign of life, and how long it may take.
_PING_SECONDS: Final = 20.0

# Each connection takes one.
_MOST_FILES: Final = 65_536

Announce = Callable[[str], None]


def serve(settings: Settings, announce: Announce = lambda address: None) -> None:
    """Serve until SIGTERM or Ctrl-C. `announce` is told the address once people can come."""
    set_up_logs(settings.log_level)
    listener = bound(settings.host, settings.port)
    with listener:
        port: int = listener.getsockname()[1]
        # With port 0 the system chose one.
        settings = msgspec.structs.replace(settings, port=port)
        run(Server(create_app(settings), settings, announce), settings, listener)


def run(server: Server, settings: Settings, listener: socket.socket) -> None:
    """Run a server on a bound socket until it is told to stop."""
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_serve(server, settings, listener))


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address, before anything else is done: a port that is taken is told at once."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with ExitStack() as unless_bound:
            listener = unless_bound.enter_context(socket.socket(family, kind, protocol))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            unless_bound.pop_all()
    except OSError as error:
        raise SetupError(
            f"The server cannot listen on {host}, port {port}: {error.strerror or error}.",
            "Stop what runs there, or choose another address or port (0 takes a free one).",
            f"{host}のポート{port}を開けません（{error.strerror or error}）。",
            "使用中のものを止めるか、別のアドレスやポートを指定してください（0なら空きポート）。",
        ) from error
    return listener


async def _serve(server: Server, settings: Settings, listener: socket.socket) -> None:
    database = Database(database_url(settings.database))
    try:
        async with ServingLock(database):
            await server.serve(sockets=[listener])
    finally:
        await database.close()
    if not server.started:
        # What was wrong has been logged by the part that failed.
        raise SetupError(
            "The server could not start.",
            "The log above says why.",
            "サーバーを起動できませんでした。",
            "理由は上の記録をご覧ください。",
        )


def _most_files() -> int:
    """As many file descriptors as the system lets us have, up to what is of use; 0 where it does not count them."""
    try:
        import resource
    except ImportError:
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(_MOST_FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return _MOST_FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        # Some systems name a limit that they do not grant.
        return soft
    return wanted


class Server(uvicorn.Server):
    """Uvicorn, with a good-bye to live connections, and an end that is no accident."""

    def __init__(self, app: FastAPI, settings: Settings, announce: Announce) -> None:
        # Its own log would hold addresses with their queries; see `access` for ours. Messages are not compressed: what
        # others say and what a seat may know would share a dictionary, and each connection would cost more memory.
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                proxy_headers=False,
                ws="websockets-sansio",
                ws_max_size=_FRAME_BYTES,
                ws_ping_interval=_PING_SECONDS,
                ws_ping_timeout=_PING_SECONDS,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=_REQUEST_SECONDS,
            )
        )
        self.app = app
        self.doorman = Doorman(settings, _most_files())
        self._settings = settings
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then the door."""
        self.config.http_protocol_class = self.doorman.protocol(self.config.http_protocol_class)
        await super().startup(sockets)
        if self.started:
            host = f"[{self._settings.host}]" if ":" in self._settings.host else self._settings.host
            address = self._settings.origin or f"http://{host}:{self._settings.port}"
            _log.info("serving", address=address)
            self._announce(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door, tell everybody, finish what was begun."""
        _log.info("stopping")
        await self.app.state.callers.dismiss_all(_GOODBYE_SECONDS)
        await super().shutdown(sockets)
        _log.info("stopped")

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Stop at a signal. Uvicorn would raise it again afterwards, as if the process had been killed by it."""
        # Only the main thread of a process hears signals.
        is_main = threading.current_thread() is threading.main_thread()
        signals = (signal.SIGTERM, signal.SIGINT) if is_main else ()
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks for an orderly end; a second Ctrl-C does not wait for it."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
