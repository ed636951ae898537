"""A test that goes through a table fails for every row that does not hold, and only for these."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rows import for_each

PRICES = {"bread": 3, "cheese": 8, "wine": 12}


def test_rows_that_hold_pass_and_each_is_tried_once() -> None:
    tried: list[tuple[str, int]] = []

    @for_each(("thing", "price"), PRICES.items())
    def holds(thing: str, price: int) -> None:
        tried.append((thing, price))

    holds()

    assert tried == [("bread", 3), ("cheese", 8), ("wine", 12)]


def test_every_row_that_fails_is_told_with_its_name_and_what_was_found() -> None:
    @for_each(("thing", "price"), PRICES.items())
    def holds(thing: str, price: int) -> None:
        assert price < 5, "too dear"
        assert thing

    with pytest.raises(AssertionError) as caught:
        holds()

    told = str(caught.value).splitlines()
    assert told[0] == "2 of 3 rows do not hold"
    assert told[1].startswith("2 (cheese-8): too dear")
    assert any(line.startswith("3 (wine-12): too dear") for line in told)
    assert "test_rows.py" in told[-1]
    assert not any("bread" in line for line in told)
    assert str(caught.value.__cause__).startswith("too dear")


def test_other_mistakes_and_refusals_that_do_not_come_fail_too() -> None:
    @for_each("thing", ["bread", "water", "wine"], ids=str.upper)
    def holds(thing: str) -> None:
        if thing in PRICES:
            raise ValueError(thing)

    with pytest.raises(AssertionError, match="2 of 3 rows do not hold") as caught:
        holds()

    assert "1 (BREAD): bread [ValueError, " in str(caught.value)
    assert "3 (WINE): wine [ValueError, " in str(caught.value)


def test_a_refusal_that_does_not_come_fails() -> None:
    @for_each("thing", ["water", "wine"])
    def holds(thing: str) -> None:
        with pytest.raises(KeyError):
            assert PRICES[thing]

    with pytest.raises(AssertionError, match=r"1 of 2 rows do not hold\n2 \(wine\): DID NOT RAISE"):
        holds()


def test_tables_around_tables_try_every_pair() -> None:
    tried: list[tuple[str, int]] = []

    @for_each("size", [1, 2])
    @for_each("thing", ["bread", "wine"])
    def holds(thing: str, size: int) -> None:
        tried.append((thing, size))
        assert (thing, size) != ("wine", 2)

    with pytest.raises(AssertionError, match=r"2 \(2\): 1 of 2 rows do not hold\n2 \(wine\)"):
        holds()

    assert tried == [("bread", 1), ("wine", 1), ("bread", 2), ("wine", 2)]


def test_a_table_without_rows_proves_nothing_and_is_refused() -> None:
    with pytest.raises(AssertionError, match="no rows for thing"):
        for_each("thing", [])


def test_rows_of_another_shape_and_unknown_names_are_refused() -> None:
    with pytest.raises(AssertionError, match="row 2 has 1 values, not 2"):
        for_each(("thing", "price"), [("bread", 3), ("wine",)])
    with pytest.raises(AssertionError, match="3 rows and other names"):
        for_each("thing", PRICES, ids=["only one"])
    with pytest.raises(AssertionError, match="does not take cost"):

        @for_each("cost", [3])
        def holds(price: int) -> None:
            assert price


@for_each("name", ["a", "b"])
def test_every_row_has_a_folder_of_its_own(name: str, tmp_path: Path) -> None:
    assert list(tmp_path.iterdir()) == []
    (tmp_path / name).touch()
