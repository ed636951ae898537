"""Comparisons that can be worked out on paper."""

from __future__ import annotations

import numpy as np
import pytest

from tessera.lab.balance.compare import against, bands, beyond_luck, compare

# Four games for two on four deals. The first seat of each game had something, and won three of them.
WON = np.array([1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0])
HAD = np.array([True, False] * 4)
DEALS = np.array([0, 0, 1, 1, 2, 2, 3, 3])
ALIKE = np.zeros(8, dtype=np.int64)


def test_seats_that_had_something_beside_those_that_had_it_not() -> None:
    found = compare(WON, HAD, ALIKE, DEALS)

    assert found is not None
    assert (found.seats, found.deals, found.found, found.expected, found.difference) == (4, 4, 0.75, 0.25, 0.5)
    # Deal by deal the difference is 1, 1, 1 and -1: a spread of 1 over 4 deals.
    assert found.error == pytest.approx(0.5)
    assert found.low == pytest.approx(-0.479982)
    assert found.high == pytest.approx(1.479982)
    # Four deals are too few to speak of luck.
    assert found.chance is None


def test_the_same_deal_again_makes_nothing_surer() -> None:
    once = compare(WON, HAD, ALIKE, DEALS, shares=False)
    twice = compare(np.tile(WON, 2), np.tile(HAD, 2), np.tile(ALIKE, 2), np.tile(DEALS, 2), shares=False)

    assert once is not None
    assert twice is not None
    assert (twice.seats, twice.deals) == (8, 4)
    assert twice.error == pytest.approx(once.error)


def test_like_is_compared_with_like() -> None:
    # The strong win always and have it, the weak lose always and have it not, but for one of each.
    kinds = np.array([0, 0, 0, 0, 1, 1, 1, 1])
    won = np.array([1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    had = np.array([True, True, True, False, True, False, False, False])

    plainly = compare(won, had, ALIKE, DEALS)
    among_equals = compare(won, had, kinds, DEALS)

    assert plainly is not None
    assert among_equals is not None
    assert plainly.difference == pytest.approx(0.5)
    assert among_equals.difference == pytest.approx(0.0)


def test_what_everybody_had_cannot_be_compared() -> None:
    assert compare(WON, np.ones(8, dtype=np.bool_), ALIKE, DEALS) is None


def test_seats_that_all_won_are_no_certainty() -> None:
    # Ten deals: whoever had it won, the other lost. There is no spread at all.
    won = np.array([1.0, 0.0] * 10)
    had = np.array([True, False] * 10)
    alike, deals = np.zeros(20, dtype=np.int64), np.repeat(np.arange(10), 2)

    found = compare(won, had, alike, deals)

    assert found is not None
    assert (found.found, found.expected) == (1.0, 0.0)
    # The error of ten tosses of a coin.
    assert found.error == pytest.approx(0.158114)
    assert found.chance == pytest.approx(2.54e-10, rel=0.01)


def test_a_mean_beside_a_figure_known_beforehand() -> None:
    # Three of four deals won, where two were to be expected.
    seat = against(np.array([1.0, 1.0, 1.0, 0.0]), 0.5, np.arange(4))

    assert (seat.seats, seat.found, seat.difference) == (4, 0.75, 0.25)
    assert seat.error == pytest.approx(0.25)


def test_numbers_in_groups_of_about_the_same_size() -> None:
    assert bands(np.array([3, 3, 3])).tolist() == [0, 0, 0]
    assert bands(np.arange(10)).tolist() == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]


def test_of_many_findings_only_some_stand() -> None:
    # Limits are 0.01, 0.02, 0.03, 0.04 and 0.05 in the order of the findings.
    assert beyond_luck([0.2, 0.019, 0.5, 0.009, 0.031]) == [False, True, False, True, False]
    # All under the last limit they reach.
    assert beyond_luck([0.05, 0.04, 0.045]) == [True, True, True]
    assert beyond_luck([]) == []
