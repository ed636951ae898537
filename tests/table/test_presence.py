"""Who looks on through other servers is known as long as they repeat it."""

from __future__ import annotations

from tessera.table.presence import HOLDS_SECONDS, Elsewhere, Looking


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


ANN = Looking(frozenset({0}), 0)
CROWD = Looking(frozenset({1}), 7)


def test_each_server_speaks_for_itself() -> None:
    elsewhere = Elsewhere()

    assert elsewhere.heard("one", "t1", ANN) == {"t1"}
    assert elsewhere.heard("two", "t1", CROWD) == {"t1"}
    assert elsewhere.heard("two", "t2", ANN) == {"t2"}

    assert elsewhere.at("t1") == [ANN, CROWD]
    assert elsewhere.forget("two") == {"t1", "t2"}
    assert elsewhere.at("t1") == [ANN]
    assert elsewhere.at("t2") == []


def test_a_repetition_changes_nothing_but_holds_for_longer() -> None:
    clock = Clock()
    elsewhere = Elsewhere(clock)
    elsewhere.heard("one", "t1", ANN)
    elsewhere.heard("two", "t1", CROWD)

    clock.now += HOLDS_SECONDS - 1
    assert elsewhere.heard("one", "t1", ANN) == set()
    assert elsewhere.expire() == set()
    clock.now += 1

    assert elsewhere.expire() == {"t1"}
    assert elsewhere.at("t1") == [ANN]


def test_nobody_is_no_presence() -> None:
    elsewhere = Elsewhere()

    assert elsewhere.heard("one", "t1", Looking()) == set()
    elsewhere.heard("one", "t1", ANN)
    assert elsewhere.heard("one", "t1", Looking()) == {"t1"}

    assert elsewhere.at("t1") == []
    assert elsewhere.forget("one") == set()
