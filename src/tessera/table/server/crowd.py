"""The crowd: who looks on live, by table and by address, so that nobody takes all the places.

Every live view costs work with each choice at its table. So an address has so many live connections, and so many of
them as a spectator; and a table has so many spectators. Whoever sits there is never kept out by spectators.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tessera.table.troubles import Crowded

# Live connections of one address; and of these, spectators in all and at one table.
MOST_LIVE: Final = 100
MOST_WATCHING: Final = 40
MOST_WATCHING_ONE: Final = 10
# Spectators of one table, wherever they come from.
MOST_SPECTATORS: Final = 200


class Crowd:
    """The live connections of this process. `rate` multiplies what an address may have; 0 lifts it."""

    def __init__(self, rate: float = 1.0) -> None:
        self._rate = rate
        self._live: Counter[str] = Counter()
        self._watching: Counter[str] = Counter()
        self._spectators: Counter[str] = Counter()
        self._pairs: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def joined(self, address: str, table: str, is_spectator: bool) -> Iterator[None]:
        """One more looks on, for as long as the `with` lasts; it raises if there is no place."""
        self._require_place(address, table, is_spectator)
        counts: list[tuple[Counter[str], str]] = [(self._live, address)]
        if is_spectator:
            counts += [(self._watching, address), (self._spectators, table)]
            self._pairs[address, table] += 1
        for counter, key in counts:
            counter[key] += 1
        try:
            yield
        finally:
            for counter, key in counts:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
            if is_spectator:
                self._pairs[address, table] -= 1
                if not self._pairs[address, table]:
                    del self._pairs[address, table]

    @property
    def count(self) -> int:
        """How many look on."""
        return self._live.total()

    def _require_place(self, address: str, table: str, is_spectator: bool) -> None:
        if self._rate > 0 and self._live[address] >= (most := self._most(MOST_LIVE)):
            raise _too_many_live(most)
        if not is_spectator:
            return
        if self._spectators[table] >= MOST_SPECTATORS:
            raise _full_table()
        if self._rate > 0 and (
            self._watching[address] >= self._most(MOST_WATCHING)
            or self._pairs[address, table] >= self._most(MOST_WATCHING_ONE)
        ):
            raise _too_many_watching()

    def _most(self, allowed: int) -> int:
        return max(1, round(allowed * self._rate))


def _too_many_live(most: int) -> Crowded:
    return Crowded(
        f"There are {most} live tables open from your address already.",
        "Close some of them and open this one again.",
        f"お使いのアドレスから、すでに{most}の卓が開かれています。",
        "いくつか閉じてから、この卓を開き直してください。",
    )


def _full_table() -> Crowded:
    return Crowded(
        f"This table has {MOST_SPECTATORS} spectators already.",
        "Come back later, or look at its replay.",
        f"この卓の観戦者は、すでに{MOST_SPECTATORS}人います。",
        "あとでもう一度開くか、リプレイをご覧ください。",
    )


def _too_many_watching() -> Crowded:
    return Crowded(
        "Too many spectators look on from your address.",
        "Close tables that you only watch, and open this one again.",
        "お使いのアドレスからの観戦が多すぎます。",
        "観戦中の卓をいくつか閉じてから、開き直してください。",
    )
