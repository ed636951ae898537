"""A database full of stored games.

A few games are imported by `tessera import`; the others are copies of these, made inside the database with new ids.
Importing every one would replay it, which takes a quarter of a second each and says nothing about the server. Columns
are taken from the database as they are, so that the copies are whole whatever the tables come to hold.
"""

from __future__ import annotations

import re
import sqlite3
import subprocess
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import psycopg

from tessera.kernel.refusal import SetupError
from tessera.lab.load.service import tessera_command

# What belongs to a table, and by which column.
_PARTS: Final = (("tables", "id"), ("entries", "table_id"), ("seats", "table_id"))
_ID: Final = re.compile(r"\b[0-9a-z]{26}\b")
Execute = Callable[[str], list[tuple[Any, ...]]]


class Stock:
    """A database that nobody else uses: a new SQLite file, or an empty database of PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._is_postgres = "://" in address

    def require_empty(self) -> None:
        """Refuse a database that holds anything: it is filled with thousands of games, and emptied in the end."""
        if self._is_postgres:
            with self._connected() as execute:
                is_empty = not self._tables(execute)
        else:
            is_empty = not Path(self.address).exists()
        if not is_empty:
            raise SetupError(
                "This database is not empty.",
                "The bench fills it with games and removes them again: give it one that holds nothing.",
                "このデータベースは空ではありません。",
                "測定では大量のゲームを書き込み、最後に削除します。空のデータベースを指定してください。",
            )

    def take(self, records: Iterable[str], folder: Path, upto: int | None = None) -> list[str]:
        """Import records as tables; their ids."""
        paths = []
        for number, record in enumerate(records):
            path = folder / f"{upto or 'whole'}-{number}.tessera"
            path.write_text(record, encoding="utf-8")
            paths.append(str(path))
        words = ["import", *paths, "--database", self.address]
        if upto is not None:
            words += ["--upto", str(upto)]
        done = subprocess.run(tessera_command(*words), capture_output=True, text=True, check=False)
        ids = _ID.findall(done.stdout)
        if done.returncode != 0 or len(ids) != len(paths):
            raise SetupError(
                f"The games could not be imported: {done.stderr.strip() or done.stdout.strip()}",
                problem_ja=f"ゲームを取り込めませんでした：{done.stderr.strip() or done.stdout.strip()}",
            )
        return ids

    def multiply(self, ids: Sequence[str], count: int, mark: str) -> list[str]:
        """So many copies of stored games in all; the ids of the copies. `mark` keeps them apart from other copies."""
        made: list[str] = []
        with self._connected() as execute:
            for place, id in enumerate(ids):
                share = count // len(ids) + (place < count % len(ids))
                prefix = f"{mark}{place:02}".ljust(19, "0")
                assert len(prefix) == 19, "an id has 26 letters"
                for table, key in _PARTS:
                    execute(self._copying(execute, table, key, id, prefix, share))
                made += [f"{prefix}{1_000_000 + number}" for number in range(1, share + 1)]
        return made

    def _copying(self, execute: Execute, table: str, key: str, id: str, prefix: str, count: int) -> str:
        columns = [column for column in self._columns(execute, table) if column != key]
        names = ", ".join(f'"{column}"' for column in columns)
        return (
            f"WITH RECURSIVE numbers(number) AS "
            f"(SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < {count}), "
            f"source AS (SELECT {names} FROM {table} WHERE {key} = '{id}') "
            f"INSERT INTO {table} ({key}, {names}) "
            f"SELECT '{prefix}' || CAST(1000000 + numbers.number AS TEXT), source.* FROM numbers, source"
        )

    def empty(self) -> None:
        """Remove everything that was made here."""
        if not self._is_postgres:
            for path in Path(self.address).parent.glob(f"{Path(self.address).name}*"):
                path.unlink()
            return
        with self._connected() as execute:
            for table in self._tables(execute):
                execute(f'DROP TABLE "{table}" CASCADE')

    # The two kinds

    def _connected(self) -> _Connected:
        return _Connected(psycopg.connect(self.address) if self._is_postgres else sqlite3.connect(self.address))

    def _tables(self, execute: Execute) -> list[str]:
        return [row[0] for row in execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]

    def _columns(self, execute: Execute, table: str) -> list[str]:
        if not self._is_postgres:
            return [row[1] for row in execute(f"PRAGMA table_info({table})")]
        named = f"table_schema = 'public' AND table_name = '{table}'"
        rows = execute(f"SELECT column_name FROM information_schema.columns WHERE {named}")
        return [row[0] for row in rows]


class _Connected:
    """A connection whose work is kept when the `with` ends well."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def __enter__(self) -> Execute:
        return self._execute

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        with closing(self._connection):
            if kind is None:
                self._connection.commit()

    def _execute(self, statement: str) -> list[tuple[Any, ...]]:
        cursor = self._connection.execute(statement)
        return list(cursor.fetchall()) if cursor.description else []
