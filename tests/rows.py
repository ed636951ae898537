"""A table of cases that one test goes through, so that a table of two hundred lines is one test and not two hundred.

    @for_each(("card", "cost"), COSTS.items())
    def test_every_card_costs_what_it_shows(card: str, cost: int) -> None:
        assert cost_of(card) == cost

Every row is tried, even after another has failed, and all that fail are told by name, with what was found and where.
It reads like `pytest.mark.parametrize`; that one is for the few cases that take long, for processes to share them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import wraps
from inspect import signature
from pathlib import Path
from traceback import extract_tb

import pytest

Test = Callable[..., None]
Ids = Iterable[str] | Callable[..., object] | None

# What `pytest.raises` and `pytest.fail` raise is no Exception.
_FAILED: tuple[type[BaseException], ...] = (Exception, pytest.fail.Exception)


def for_each(names: str | Sequence[str], rows: Iterable[object], ids: Ids = None) -> Callable[[Test], Test]:
    """Run the test once for every row, with the row's values under these names; `ids` are names for rows.

    Fixtures are the same for all rows, but for a folder such as `tmp_path`: each row has one of its own inside it.
    """
    words = [word.strip() for word in names.split(",")] if isinstance(names, str) else list(names)
    table = list(_named(words, list(rows), ids))
    # A law that nothing is held against would hold for ever.
    assert table, f"no rows for {', '.join(words)}"

    def of(test: Test) -> Test:
        @wraps(test)
        def through_all(**others: object) -> None:
            failed = list(_failures(test, table, others))
            if failed:
                # Of the first one the whole way is told, of the others what was found and where.
                told = "\n".join([f"{row}: {_reason(error)}" for row, error in failed])
                raise AssertionError(f"{len(failed)} of {len(table)} rows do not hold\n{told}") from failed[0][1]

        # What is left over is for pytest, or for another table around this one.
        own = signature(test)
        left = [parameter for name, parameter in own.parameters.items() if name not in words]
        assert len(left) == len(own.parameters) - len(words), f"{test.__name__} does not take {', '.join(words)}"
        vars(through_all)["__signature__"] = own.replace(parameters=left)
        return through_all

    return of


def _failures(
    test: Test, table: Iterable[tuple[str, dict[str, object]]], others: dict[str, object]
) -> Iterator[tuple[str, BaseException]]:
    """The rows that do not hold, and why."""
    for place, (row, values) in enumerate(table):
        try:
            test(**values, **{name: _own(other, place) for name, other in others.items()})
        except _FAILED as error:
            yield row, error


def _reason(error: BaseException) -> str:
    """What was found, and on which line of the test."""
    way = extract_tb(error.__traceback__)
    place = way[:2][-1]
    # A bare assertion outside of tests says nothing but its line.
    return f"{str(error) or way[-1].line} [{type(error).__name__}, {Path(place.filename).name}:{place.lineno}]"


def _own(fixture: object, place: int) -> object:
    """What a row gets of a fixture."""
    if not isinstance(fixture, Path):
        return fixture
    folder = fixture / str(place + 1)
    folder.mkdir()
    return folder


def _named(words: Sequence[str], rows: Collection[object], ids: Ids) -> Iterator[tuple[str, dict[str, object]]]:
    """Every row with its name and its values."""
    given = None if ids is None or callable(ids) else list(ids)
    assert given is None or len(given) == len(rows), f"{len(rows)} rows and other names for them: {given}"
    for place, row in enumerate(rows):
        values = [row] if len(words) == 1 else list(_parts(row))
        assert len(values) == len(words), f"row {place + 1} has {len(values)} values, not {len(words)}: {row!r}"
        if given is not None:
            told = given[place]
        else:
            told = "-".join(str(ids(value)) if callable(ids) else _told(value) for value in values)
        yield f"{place + 1} ({told})", dict(zip(words, values, strict=True))


def _parts(row: object) -> Iterable[object]:
    assert isinstance(row, Iterable), f"no row of several values: {row!r}"
    assert not hasattr(row, "marks"), "a row has no marks: only a test has"
    return row


def _told(value: object) -> str:
    """As short as names of rows should be; what was found tells the rest."""
    if isinstance(value, str):
        told = value
    elif type(value).__repr__ is object.__repr__:
        told = type(value).__name__
    else:
        told = str(getattr(value, "__name__", None) or repr(value))
    told = " ".join(told.split())
    return told if len(told) <= 40 else f"{told[:37]}..."
