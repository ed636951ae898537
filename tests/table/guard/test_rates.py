"""Buckets of tokens: how often, how soon again, and how many are remembered."""

from __future__ import annotations

import pytest

from tessera.table import rates
from tessera.table.rates import ALLOWANCES, Rates
from tessera.table.troubles import TooMany


class _Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_allowances_are_what_the_house_promises() -> None:
    told = {name: (allowance.burst, round(allowance.per_second * 60, 3)) for name, allowance in ALLOWANCES.items()}

    assert told == {
        "general": (90, 1800),
        "sign-in": (5, 5),
        "sign-ins": (30, 30),
        "name": (60, 30),
        "newcomers": (20, 20),
        "tables": (10, 10),
        "chat": (5, 60),
        "choices": (30, 600),
        "past": (60, 720),
        "advice": (30, 30),
        "alerts": (10, 1),
        "mailbox": (3, 0.05),
    }


def test_a_burst_is_allowed_and_then_one_at_a_time() -> None:
    clock = _Clock()
    counted = Rates(1.0, clock)

    assert [counted.take("chat", "ann") for _ in range(5)] == [0.0] * 5
    assert counted.take("chat", "ann") == pytest.approx(1.0)
    clock.now += 0.6
    assert counted.take("chat", "ann") == pytest.approx(0.4)
    clock.now += 0.4
    assert counted.take("chat", "ann") == 0.0
    assert counted.take("chat", "ann") == pytest.approx(1.0)


def test_being_refused_costs_nothing_more() -> None:
    clock = _Clock()
    counted = Rates(1.0, clock)
    for _ in range(100):
        counted.take("chat", "ann")

    clock.now += 1.0

    assert counted.take("chat", "ann") == 0.0


def test_keys_and_budgets_do_not_share() -> None:
    counted = Rates(1.0, _Clock())
    for _ in range(6):
        counted.take("chat", "ann")

    assert counted.take("chat", "ben") == 0.0
    assert counted.take("choices", "ann") == 0.0


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = _Clock()
    counted = Rates(1.0, clock)
    counted.take("chat", "ann")
    clock.now += 1_000_000

    assert sum(counted.take("chat", "ann") == 0.0 for _ in range(50)) == 5


def test_the_rate_multiplies_and_nought_lifts() -> None:
    double, none = Rates(2.0, _Clock()), Rates(0, _Clock())

    assert sum(double.take("chat", "ann") == 0.0 for _ in range(50)) == 10
    assert sum(none.take("chat", "ann") == 0.0 for _ in range(5000)) == 5000


def test_a_very_low_rate_still_lets_one_through() -> None:
    counted = Rates(0.01, _Clock())

    assert counted.take("chat", "ann") == 0.0
    assert counted.take("chat", "ann") == pytest.approx(100.0)


def test_who_must_wait_is_told_for_how_long_in_whole_seconds() -> None:
    counted = Rates(1.0, _Clock())
    for _ in range(5):
        counted.check("sign-in", "127.0.0.1 alice")

    with pytest.raises(TooMany) as refused:
        counted.check("sign-in", "127.0.0.1 alice")

    assert refused.value.retry_after == 12
    assert refused.value.text() == "That was too often in a short time. Try again in 12 seconds."
    assert refused.value.text("ja") == "短い間に回数が多すぎます。12秒後にもう一度お試しください。"


def test_what_was_given_back_can_be_taken_again() -> None:
    counted = Rates(1.0, _Clock())
    for _ in range(20):
        counted.check("sign-in", "ann")
        counted.give_back("sign-in", "ann")

    assert sum(counted.take("sign-in", "ann") == 0.0 for _ in range(10)) == 5


def test_memory_is_bounded_and_the_one_used_longest_ago_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_BUCKETS", 100)
    counted = Rates(1.0, _Clock())
    for _ in range(5):
        counted.take("chat", "mallory")
    for number in range(99):
        counted.take("chat", f"other {number}")
        assert counted.take("chat", "mallory") > 0, "who keeps asking is not forgotten"

    for number in range(1000):
        counted.take("chat", f"flood {number}")

    assert len(counted._buckets["chat"]) == 100
