"""Prices that cannot be paid: what something costs, what there is, and what is missing (Resources)."""

from __future__ import annotations

from tessera.games.revive.objections_help import with_help
from tessera.games.revive.objector import Reason
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import BASICS, CRYSTAL, RESOURCES

# The order in which amounts are told.
_BASIC = "basic"


class Bill:
    """What something costs, item by item: a resource, how much, and perhaps what it is for."""

    __slots__ = ("cost", "items")

    def __init__(self) -> None:
        # Gears, books, food, crystals, and any mix of basic resources.
        self.cost = [0, 0, 0, 0, 0]
        self.items: list[str] = []

    def add(self, what: int, n: int, purpose: str = "") -> None:
        """One more item; nothing if it is for free."""
        if n:
            self.cost[what] += n
            name = RESOURCES[what] if what <= CRYSTAL else _BASIC
            self.items.append(f"{name} {n} {purpose}".strip())


def bill_of(cost: list[int]) -> Bill:
    """A price as content writes it."""
    bill = Bill()
    for what in range(len(cost)):
        bill.add(what, cost[what])
    return bill


def dear(game: Revive, seat: int, bill: Bill, doing: str, clause: str, instead: str) -> Reason | None:
    """Why a price cannot be paid in full, None if it can: crystals stand in for basic resources, never the other way
    round; a free action that brings what is missing is the way out (REV-RES-04, REV-RES-06, REV-RES-10)."""
    resources, cost = game.camps[seat].resources, bill.cost
    if resources[CRYSTAL] < cost[CRYSTAL]:
        missing = f"crystal:{cost[CRYSTAL] - resources[CRYSTAL]}"
    else:
        missing = _missing_basics(resources, cost)
        if not missing:
            return None
    words = {
        "doing": doing,
        "price": "bill:" + "|".join(bill.items),
        "have": _have(resources, cost),
        "missing": missing,
    }
    return with_help(game, seat, cost, Reason(clause, "fact.dear", instead, words))


def _missing_basics(resources: list[int], cost: list[int]) -> str:
    """The word for the basic resources that are missing, "" if none is."""
    short = [max(0, cost[what] - resources[what]) for what in range(BASICS)]
    spare = resources[CRYSTAL] - cost[CRYSTAL]
    if cost[BASICS + 1]:
        short = [sum(short) + max(0, cost[4] - sum([max(0, resources[w] - cost[w]) for w in range(BASICS)]))]
    missing = sum(short) - spare
    if missing <= 0:
        return ""
    kinds = [what for what in range(len(short)) if short[what]]
    one = len(kinds) == 1 and not cost[BASICS + 1]
    return f"{RESOURCES[kinds[0]] if one else _BASIC}:{missing}"


def _have(resources: list[int], cost: list[int]) -> str:
    """The word for what there is of what is asked for, and crystals where there are any."""
    mixed = cost[BASICS + 1] > 0
    whats = [what for what in range(BASICS) if cost[what] or mixed]
    if cost[CRYSTAL] or resources[CRYSTAL]:
        whats.append(CRYSTAL)
    return "held:" + "|".join([f"{RESOURCES[what]} {resources[what]}" for what in whats])
