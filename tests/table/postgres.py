"""A PostgreSQL for tests: its own server on a free port of the loopback, in a temporary folder, gone when they end."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg import sql

from tools.postgres import HOW, find_programs

USER: Final = "tessera"

# The server ends when it is told to, or when its standard input does: then the test run was killed, and whoever would
# have removed the folder is gone.
_SHELL: Final = """
folder=$1
shift
"$@" &
server=$!
read -r word
told=$?
kill -QUIT $server 2>/dev/null
wait $server
test $told -eq 0 || rm -rf "$folder"
"""
_SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    # The folder is thrown away: nothing has to survive a power cut.
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "jit": "off",
    "shared_buffers": "32MB",
    "max_connections": "200",
}


# All that a database is made of, but for the rows: its tables and indexes, their columns, and their constraints.
_SHAPE: Final = sql.SQL("""
SELECT relname::text, relkind::text, attname::text, atttypid, atttypmod, attnotnull
FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
WHERE relnamespace = 'public'::regnamespace AND attnum > 0
UNION ALL
SELECT conname::text, '', pg_get_constraintdef(oid), 0, 0, false
FROM pg_constraint WHERE connamespace = 'public'::regnamespace
ORDER BY 1, 2, 3
""")
# Rows go in any order, whatever refers to them.
_FREELY: Final = sql.SQL("SET session_replication_role = replica")
_DISCONNECT: Final = sql.SQL("""
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
""")
# How long those who are sent away may take, in seconds.
_LEAVE: Final = 10


class _Template:
    """What copies of a database are made from, and looked at for before they are used again."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._shape = connection.execute(_SHAPE).fetchall()
        tables = sorted({str(row[0]) for row in self._shape if row[1] == "r"})
        rows = {name: self._rows(connection, name) for name in tables}
        # Rows that are there from the beginning, such as the version of the tables.
        self._kept = {name: kept for name, kept in rows.items() if kept}
        self._emptied = [name for name in tables if name not in self._kept]
        # Copies that nobody uses now.
        self.free: list[str] = []

    @staticmethod
    def _rows(connection: psycopg.Connection[Any], table: str) -> list[tuple[Any, ...]]:
        return connection.execute(sql.SQL("SELECT * FROM {}").format(sql.Identifier(table))).fetchall()

    def restore(self, connection: psycopg.Connection[Any]) -> bool:
        """Make a copy what it was; False if more was changed than rows."""
        until = time.monotonic() + _LEAVE
        while (others := connection.execute(_DISCONNECT).fetchone()) != (0,):
            if time.monotonic() > until:
                raise RuntimeError(f"{others} are still connected to a database")
        if connection.execute(_SHAPE).fetchall() != self._shape:
            return False
        if any(self._rows(connection, name) != rows for name, rows in self._kept.items()):
            return False
        orders = [sql.SQL("DELETE FROM {}").format(sql.Identifier(name)) for name in self._emptied]
        connection.execute(sql.SQL("; ").join([_FREELY, *orders]))
        return True


class Cluster:
    """A running server with a template database; `database` lends a fresh copy of it."""

    def __init__(self, port: int, password: str, log: Path) -> None:
        self.port: Final = port
        self.password: Final = password
        self.log: Final = log
        self._made = 0
        self._templates: dict[str, _Template] = {}

    def address(self, name: str) -> str:
        """The address of a database, as a host would write it."""
        return f"postgresql://{USER}:{self.password}@127.0.0.1:{self.port}/{name}"

    @contextmanager
    def database(self, template: str = "template1") -> Iterator[str]:
        """The address of a fresh database; in the end everybody is sent away who is still connected to it.

        To make one takes ten times as long as to empty one, so copies of a template are used again and again, unless a
        test did more to them than write rows.
        """
        known = self._template(template)
        name = known.free.pop() if known is not None and known.free else self._make(template)
        try:
            yield self.address(name)
        finally:
            if known is not None and self._restored(name, known):
                known.free.append(name)
            else:
                self.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))

    def _template(self, name: str) -> _Template | None:
        """What is known of a template; nothing of those that PostgreSQL comes with."""
        if name == "template1":
            return None
        if name not in self._templates:
            with psycopg.connect(self.address(name)) as connection:
                self._templates[name] = _Template(connection)
        return self._templates[name]

    def _make(self, template: str) -> str:
        self._made += 1
        name = f"test_{self._made}"
        self.execute(sql.SQL("CREATE DATABASE {} TEMPLATE {}").format(sql.Identifier(name), sql.Identifier(template)))
        return name

    def _restored(self, name: str, template: _Template) -> bool:
        with psycopg.connect(self.address(name), autocommit=True) as connection:
            return template.restore(connection)

    def execute(self, statement: sql.Composed | sql.SQL) -> None:
        """Say something to the server that belongs to no database."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement)

    def is_ready(self) -> bool:
        """Whether it takes connections."""
        try:
            with psycopg.connect(self.address("postgres"), connect_timeout=5):
                return True
        except psycopg.OperationalError:
            return False


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """Start a server, and stop it whatever happens."""
    programs = find_programs()
    if programs is None:
        raise RuntimeError(HOW)
    folder = Path(tempfile.mkdtemp(prefix="tessera-postgres-"))
    try:
        user = _unprivileged()
        if user:
            shutil.chown(folder, user["user"], user["group"])
        password = secrets.token_hex(8)
        _make(programs, folder, password, user)
        with _served(programs, folder, password, user) as cluster:
            yield cluster
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root: then, somebody else runs it."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise RuntimeError("PostgreSQL cannot be run by root, and there is no user postgres or nobody here to run it.")


def _make(programs: Path, folder: Path, password: str, user: dict[str, Any]) -> None:
    secret = folder / "password"
    secret.write_text(password, encoding="utf-8")
    if user:
        shutil.chown(secret, user["user"], user["group"])
    order: list[str | Path] = [
        programs / "initdb",
        "-D",
        folder / "data",
        "-U",
        USER,
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
    ]
    order += ["--auth=password", f"--pwfile={secret}"]
    made = subprocess.run(order, cwd=folder, capture_output=True, text=True, check=False, **user)
    if made.returncode != 0:
        raise RuntimeError(f"initdb could not make a PostgreSQL for the tests:\n{made.stdout}{made.stderr}")


@contextmanager
def _served(programs: Path, folder: Path, password: str, user: dict[str, Any]) -> Iterator[Cluster]:
    for attempt in range(5):
        cluster = Cluster(_free_port(), password, folder / f"log-{attempt}")
        settings = [f"--{name}={value}" for name, value in _SETTINGS.items()]
        order: list[str | Path] = ["sh", "-c", _SHELL, "sh", folder, programs / "postgres", "-D", folder / "data"]
        order += [f"--port={cluster.port}", *settings]
        with cluster.log.open("wb") as log:
            process = subprocess.Popen(
                order,
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=subprocess.STDOUT,
                # Ctrl+C is for the tests; they still need the server to tidy up.
                start_new_session=True,
                **user,
            )
        try:
            if _comes_up(cluster):
                yield cluster
                return
        finally:
            process.communicate(b"stop\n", timeout=30)
    raise RuntimeError(f"The PostgreSQL for the tests did not start:\n{cluster.log.read_text(errors='replace')}")


def _comes_up(cluster: Cluster) -> bool:
    """Wait for the first connection; False if another program was faster to take the port."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if cluster.is_ready():
            return True
        if "could not create any TCP/IP sockets" in cluster.log.read_text(errors="replace"):
            return False
        time.sleep(0.05)
    return False


def _free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
    return port
