"""What differs between two pieces of plain data, and what becomes of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.table.changes import change, changed, position_after

PLAIN: Any = st.recursive(
    st.none() | st.integers(2, 9) | st.sampled_from(["", "a", "b"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (3, 4, [4]),
        (None, {"text": "Which?"}, [{"text": "Which?"}]),
        (
            {"gold": 3, "hand": ["a"], "old": 1},
            {"gold": 4, "hand": ["a"], "new": None},
            {"old": None, "gold": [4], "new": [None]},
        ),
        ([1, 2, 3, 4], [1, 7, 3, 9], {"1": [7], "3": [9]}),
        ([1, 2, 3, 4], [5, 6, 7, 4], [[5, 6, 7, 4]]),
        ([{"a": 1, "b": 2}, {"a": 3}], [{"a": 1, "b": 5}, {"a": 3}], {"0": {"b": [5]}}),
        ([1, 2], [1, 2, 3, 4], [2, 0, [3, 4]]),
        ([1, 2, 3], [3], [0, 2, []]),
        ([1, 1], [1, 1, 1], [2, 0, [1]]),
        ([1, 2, 3], [1, 8, 9, 3], [1, 1, [8, 9]]),
        ([], [[1]], [0, 0, [[1]]]),
        ({"a": {}}, {"a": []}, {"a": [[]]}),
    ],
)
def test_a_change_names_what_differs_and_nothing_else(old: Any, new: Any, told: Any) -> None:
    assert change(old, new) == told
    assert changed(old, told) == new


@given(old=PLAIN, new=PLAIN)
def test_a_change_leads_from_one_to_the_other_and_leaves_the_first_as_it_was(old: Any, new: Any) -> None:
    if old == new:
        return
    before = msgspec.json.encode(old)

    # As it travels: an object has no numbers for names.
    told = msgspec.json.decode(msgspec.json.encode(change(old, new)))

    assert changed(old, told) == new
    assert msgspec.json.encode(old) == before


def test_what_does_not_differ_is_the_same_object() -> None:
    old: Any = {"players": [{"hand": [1]}, {"hand": [2]}], "map": {"hexes": [1]}}

    new = changed(old, {"players": {"1": {"hand": [0, 1, []]}}})

    assert new == {"players": [{"hand": [1]}, {"hand": []}], "map": {"hexes": [1]}}
    assert new["players"][0] is old["players"][0]
    assert new["map"] is old["map"]


def test_a_position_goes_on_with_its_number_and_its_log() -> None:
    position = {"type": "position", "number": 4, "since": 0, "log": [1, 2], "can_undo": True}
    told = {"type": "changed", "step": 1, "number": 6, "since": 4, "log": [5, 6], "changes": {"can_undo": [False]}}

    after = position_after(position, told)

    assert after == {"type": "position", "number": 6, "since": 4, "log": [5, 6], "can_undo": False}
