"""Secrecy of everything that a table sends: frames and errors do not depend on what their reader cannot know."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.table.match import Match
from tests.kernel.games.shelf import NAMES
from tests.table.secrecy.matches import dealt_anew, matches, opened, playing, tries
from tests.table.secrecy.shown import check_match, check_twins, viewers

games = pytest.mark.parametrize("name", NAMES)


@games
def test_what_a_viewer_is_sent_does_not_depend_on_what_they_cannot_know(name: str) -> None:
    @tries(name)
    @given(data=st.data())
    def look(data: st.DataObject) -> None:
        match: Match = data.draw(matches(name))

        compared = check_match(match, data.draw(st.integers(0, 2**40)))

        # A deal in which somebody else would be asked shows by itself that it is another one; that is rare.
        assert compared >= 1

    look()


@games
def test_the_deals_do_differ(name: str) -> None:
    """What is compared are different games, else the comparison would prove nothing."""
    found = {"same": 0, "other": 0}

    @tries(name)
    @given(data=st.data())
    def look(data: st.DataObject) -> None:
        match = data.draw(matches(name))
        for viewer in viewers(match):
            other = dealt_anew(match, viewer, data.draw(st.integers(0, 2**40)))
            if other is not None:
                key = "same" if playing(other).state.zones == playing(match).state.zones else "other"
                found[key] += 1

    look()

    assert found["other"] > 9 * found["same"]


@games
def test_tables_that_look_alike_stay_alike_while_nobody_learns_anything(name: str) -> None:
    total = {"compared": 0, "sealed apart": 0, "forks": 0}

    @settings(max_examples=24)
    @given(data=st.data())
    def play_twins(data: st.DataObject) -> None:
        # From the beginning, where answers are sealed, or from the middle, where hands are full.
        match: Match = data.draw(st.one_of(opened(name), matches(name)))
        viewer = data.draw(st.sampled_from(viewers(match)))
        for key, value in check_twins(match, viewer, data.draw(st.integers(0, 2**40)), 24).items():
            total[key] += value

    play_twins()

    # The comparison is not empty: choices were made that nobody learns from, some of them differently under seal.
    assert total["compared"] >= 60
    assert total["sealed apart"] >= 3
