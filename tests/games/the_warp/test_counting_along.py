"""Supplies are hidden from sight, not from memory: a spectator who counts along knows them (docs/decisions/0016)."""

from __future__ import annotations

import tessera
from tessera.games.the_warp.rules.conditions import on_board
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.engine import asked, random_picks, submit
from tessera.kernel.event import Event
from tessera.kernel.game import Game
from tests.games.the_warp.fresh import warp
from tests.rows import for_each

TROOPS = 14
# What players begin with, by their place in turn order.
START = [(4, 4), (5, 4), (5, 5), (5, 5), (6, 5), (6, 6)]
# Events after which their seat has more, or less.
GAINS = ("gain", "consult", "compensated")
PAYMENTS = ("pay", "reveal")


class Counter:
    """Gold, Energy and reserve Troops of every seat, by what is told to everybody and seen on the board."""

    def __init__(self, game: Game) -> None:
        state = warp(game)
        self.game = game
        self.told = 0
        self.kinds: set[str] = set()
        self.gold, self.energy, self.reserve = ([0] * state.seats for _ in range(3))
        for place, (gold, energy) in enumerate(START[: state.seats]):
            seat = (state.first + place) % state.seats
            self.gold[seat], self.energy[seat] = gold, energy

    def listen(self, before: list[int]) -> None:
        """Take in what was told since; `before` are the Troops that stood on the board until then."""
        events = self.game.events
        for event in events[self.told :]:
            self.kinds.add(event.key)
            self._take_in(event, before)
        self.told = len(events)

    def _take_in(self, event: Event, before: list[int]) -> None:
        seat, key, words = event.seat, event.key, event.words
        gold = sum(int(word[5:]) for word in words if word.startswith("gold:"))
        energy = sum(int(word[7:]) for word in words if word.startswith("energy:"))
        if key in GAINS:
            self._change(seat, gold, energy, 0)
        elif key in PAYMENTS:
            self._change(seat, -gold, -energy, 0)
        elif key == "trade_to_gold":
            self._change(seat, gold, -energy, 0)
        elif key == "trade_to_energy":
            self._change(seat, -gold, energy, 0)
        elif key == "hand_over":
            self._change(seat, -gold, -energy, 0)
            self._change(int(words[0][5:]), gold, energy, 0)
        elif key == "laser":
            # 1 Energy for each die.
            self._change(seat, 0, -len(words[2].split("-")), 0)
        elif key == "reserve":
            self._change(seat, 0, 0, int(words[0]))
        elif key == "place_reserve":
            self._change(seat, 0, 0, -1)
        elif key == "bribe_paid":
            self._bribe(seat, words, before)

    def _bribe(self, seat: int, words: list[str], before: list[int]) -> None:
        """Troops of a bribe change colour, as far as the receiver has any in supply."""
        taker = int(words[0][5:])
        gold, energy, troops = (int(word) for word in words[1:4])
        self._change(seat, -gold, -energy, -troops)
        self._change(taker, gold, energy, min(troops, TROOPS - before[taker] - self.reserve[taker]))

    def _change(self, seat: int, gold: int, energy: int, reserve: int) -> None:
        self.gold[seat] += gold
        self.energy[seat] += energy
        self.reserve[seat] += reserve


def count_along(seats: int, seed: int, teams: bool = False) -> Counter:
    """A random game to its end; after every choice the counted supplies are the true ones."""
    game = tessera.start("the-warp", seats=seats, seed=seed, options={"teams": teams})
    state, counter = warp(game), Counter(game)
    chance = Chance(key_of(f"counting {seed}"), 0)
    while not state.over:
        before = [on_board(state, seat) for seat in range(seats)]
        lane = asked(state)[0]
        submit(state, lane, random_picks(lane, chance))
        counter.listen(before)
        supplies = [(colony.gold, colony.energy, colony.reserve) for colony in state.colonies]
        assert list(zip(counter.gold, counter.energy, counter.reserve, strict=True)) == supplies
    return counter


@for_each(("seats", "teams"), [(1, False), (2, False), (3, False), (4, True), (5, False)])
def test_whoever_counts_along_knows_all_supplies(seats: int, teams: bool) -> None:
    counter = count_along(seats, 5, teams)

    assert {"gain", "consult", "pay", "reserve", "place_reserve"} <= counter.kinds


def test_every_way_in_which_a_supply_changes_is_told() -> None:
    kinds = set[str]().union(*[count_along(6, seed).kinds for seed in (1, 2, 3)])

    trades = {"trade_to_gold", "trade_to_energy"}
    assert {*GAINS, *PAYMENTS, *trades, "hand_over", "laser", "reserve", "place_reserve", "bribe_paid"} <= kinds
