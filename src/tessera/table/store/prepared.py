"""Statements that are written out once: making the text of a statement anew costs more than what it does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, CursorResult, Insert, Update
from sqlalchemy.engine.interfaces import Dialect


class Prepared:
    """A statement for rows that all name the same things, which it takes as the driver does: texts, numbers, None."""

    def __init__(self, statement: Insert | Update, names: Sequence[str]) -> None:
        self._statement: Final = statement
        self._names: Final = list(names)
        # By dialect: the text, and in which order it wants its values, or None if it asks for them by name.
        self._texts: Final[dict[str, tuple[str, Sequence[str] | None]]] = {}

    def run(self, connection: Connection, *rows: Mapping[str, object]) -> CursorResult[Any]:
        """Run it once for each row."""
        dialect = connection.dialect
        found = self._texts.get(dialect.name)
        if found is None:
            found = self._texts[dialect.name] = self._written(dialect)
        text, order = found
        values: list[Any] = (
            [dict(row) for row in rows] if order is None else [tuple(map(row.get, order)) for row in rows]
        )
        return connection.exec_driver_sql(text, values[0] if len(values) == 1 else values)

    def _written(self, dialect: Dialect) -> tuple[str, Sequence[str] | None]:
        columns = self._names if isinstance(self._statement, Insert) else None
        compiled = self._statement.compile(dialect=dialect, column_keys=columns)
        order = getattr(compiled, "positiontup", None)
        wanted = set(order or compiled.params)
        assert wanted == set(self._names), f"named {self._names}, wanted {sorted(wanted)}"
        return str(compiled), order
