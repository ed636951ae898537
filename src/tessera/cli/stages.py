"""The progress of a long work that has several stages, one bar for each."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from tessera.cli.simulate import Bar
from tessera.cli.words import say

if TYPE_CHECKING:
    from tessera.table.store.database import Database

Result = TypeVar("Result")


class Stages:
    """One bar after another, on the error stream."""

    def __init__(self, work: str, language: str) -> None:
        self._work = work
        self._language = language
        self._bar: Bar | None = None

    def __enter__(self) -> Stages:
        return self

    def __exit__(self, *problem: Any) -> None:
        if self._bar is not None:
            self._bar.__exit__(*problem)

    def begin(self, what: str, rows: int) -> None:
        """A stage begins; so many rows are to be done."""
        self.__exit__(None, None, None)
        self._bar = Bar(rows, say(f"{self._work}.{what}", self._language)).__enter__()

    def update_to(self, done: int) -> None:
        """So many are done."""
        assert self._bar is not None, "a stage has begun"
        self._bar.update_to(done)

    @staticmethod
    async def closing(database: Database, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something with a database, and close it in the end."""
        try:
            return await work
        finally:
            await database.close()
