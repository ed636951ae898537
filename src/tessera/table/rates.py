"""How often somebody may ask for something: a bucket of tokens for each address and person, refilled steadily."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

import msgspec

from tessera.table.troubles import TooMany

Budget: TypeAlias = Literal[
    "general",
    "sign-in",
    "sign-ins",
    "name",
    "newcomers",
    "tables",
    "chat",
    "choices",
    "past",
    "advice",
    "alerts",
    "mailbox",
]


class Allowance(msgspec.Struct, frozen=True):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


ALLOWANCES: Final[dict[Budget, Allowance]] = {
    # Everything that an address asks for.
    "general": Allowance(90, 30),
    # Passwords tried from one address for one name; from one address for all names, so that many names do not help, nor
    # keep a processor busy; and for one name from anywhere, so that many addresses do not help.
    "sign-in": Allowance(5, 5 / 60),
    "sign-ins": Allowance(30, 0.5),
    "name": Allowance(60, 0.5),
    # Accounts, guests and link uses from one address.
    "newcomers": Allowance(20, 20 / 60),
    "tables": Allowance(10, 10 / 60),
    "chat": Allowance(5, 1),
    "choices": Allowance(30, 10),
    # Earlier points of games: a replay at its highest speed takes five a second, the slider more for a moment.
    "past": Allowance(60, 12),
    # Questions to the coach, and answers thought about twice: each may keep a process busy for two seconds.
    "advice": Allowance(30, 0.5),
    # Changes of where one is told about one's turn, and tests of it; and codes to one mailbox, whoever asks for them.
    "alerts": Allowance(10, 10 / 600),
    "mailbox": Allowance(3, 3 / 3600),
}

# Buckets kept for each budget. One that is forgotten is full again, so it must take longer to push a bucket out than to
# wait for its refilling: at the general 30 a second, 10,000 other keys take five minutes.
MOST_BUCKETS: Final = 10_000


class Rates:
    """The buckets of this process. `rate` multiplies all allowances; 0 lifts them."""

    def __init__(self, rate: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        # For each budget and key: tokens left, and when that was so.
        self._buckets: dict[Budget, OrderedDict[str, tuple[float, float]]] = {
            budget: OrderedDict() for budget in ALLOWANCES
        }

    def take(self, budget: Budget, key: str) -> float:
        """Take a token; 0 if there was one, else the seconds until there is."""
        if self._rate <= 0:
            return 0.0
        allowance, buckets, now = ALLOWANCES[budget], self._buckets[budget], self._clock()
        burst, per_second = max(1.0, allowance.burst * self._rate), allowance.per_second * self._rate
        left, at = buckets.pop(key, (burst, now))
        left = min(burst, left + (now - at) * per_second)
        wait = 0.0
        if left >= 1:
            left -= 1
        else:
            wait = (1 - left) / per_second
        buckets[key] = (left, now)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)
        return wait

    def check(self, budget: Budget, key: str) -> None:
        """Take a token, or say when to try again."""
        wait = self.take(budget, key)
        if wait > 0:
            raise TooMany(max(1, math.ceil(wait)))

    def give_back(self, budget: Budget, key: str) -> None:
        """What was taken was not needed after all: the password was right."""
        buckets = self._buckets[budget]
        if key in buckets:
            left, at = buckets[key]
            buckets[key] = (left + 1, at)
