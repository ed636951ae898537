"""Looks on while a search tries answers, and keeps what the positions that they led to were made of."""

from __future__ import annotations

from typing import Final

from tessera.kernel.state import State
from tessera.players.accounts import Accounts, Part
from tessera.players.search.tree import Edge, Label
from tessera.players.search.worth import Worth, best_rival

# What is told of every game beside its own parts: the best rival's side, and a game that is over and won.
RIVAL: Final = "rival"
WON: Final = "won"
# A game that is won outweighs whatever else differs: so many spreads.
_FINAL: Final = 4.0


class Witness:
    """Sees where every first answer led to, deal by deal. All answers are tried in the same deals, in turn."""

    def __init__(self, accounts: Accounts, viewer: int, spread: float, rivalry: float) -> None:
        self._accounts = accounts
        self._viewer = viewer
        self._spread = spread
        self._rivalry = rivalry
        self._seen: dict[Label, list[list[Part]]] = {}

    def see(self, first: Edge, state: State, worth: Worth, shares: list[float]) -> None:
        """A first answer has led to this position."""
        parts = self._accounts(state, self._viewer)
        if len(shares) > 1:
            rival = best_rival(
                [_total(self._accounts(state, seat)) for seat in range(len(shares))], self._viewer, worth.teams
            )
            parts.append(Part(RIVAL, -self._rivalry * rival))
        parts.append(Part(WON, _FINAL * self._spread * shares[self._viewer] if state.over else 0.0))
        self._seen.setdefault(tuple(first.picks), []).append(parts)

    def differences(self, one: Label, other: Label) -> list[Part]:
        """How much more there is of each part after one answer than after another, on average over the deals in which
        both were tried. What parts are worth is told in spreads."""
        here, there = self._seen.get(one, []), self._seen.get(other, [])
        deals = min(len(here), len(there))
        found: list[Part] = []
        for place in range(len(here[0]) if deals else 0):
            worth = count = 0.0
            for deal in range(deals):
                worth += here[deal][place].worth - there[deal][place].worth
                count += here[deal][place].count - there[deal][place].count
            key = here[0][place].key
            found.append(Part(key, worth / deals / self._spread, count / deals))
        return found


def _total(parts: list[Part]) -> float:
    return sum([part.worth for part in parts])
