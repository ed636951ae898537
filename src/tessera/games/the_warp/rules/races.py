"""Reward Abilities, the mark of copied abilities, and what is taken from opponents (Alien Race cards)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.rules.archive import CutHand
from tessera.games.the_warp.rules.carrying import Carry
from tessera.games.the_warp.rules.reward_cards import SpendRewards
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import GAINED_ARCHIVE, GAINED_RESOURCES, ON_PASSIVE
from tessera.kernel.step import Ask
from tessera.kernel.zone import seen_by

NONE = -1
RESOURCE = 0


def use_reward_ability(game: Warp, seat: int, number: int) -> None:
    """Reward cards are discarded and all effects follow; a permanent one is marked (WARP-RAC-04, WARP-RAC-05)."""
    race = game.race(number)
    if race.reward.permanent:
        game.colonies[seat].bought.append(number)
        game.refresh(seat)
        game.dirty |= 1 << seat
    game.then(
        SpendRewards(seat, race.price, race.price, race.reward.effects[0].number), Carry(seat, race.reward.listed, 0, 0)
    )
    if game.log is not None:
        game.say("reward_ability", "WARP-RAC-04", seat, [f"race:{number}"])


class CopyActive(Ask[Warp]):
    """Mark one Player Race of an opponent and have its Active Ability until the next own turn starts
    (WARP-RAC-03)."""

    __slots__ = ()

    def kind(self) -> str:
        return "copy"

    def options(self, game: Warp) -> list[int]:
        return [*copyable(game, self.seat), NONE]

    def answer(self, game: Warp, choice: int) -> None:
        if choice == NONE:
            return
        colony = game.colonies[self.seat]
        colony.copied = choice
        game.refresh(self.seat)
        game.dirty |= 1 << self.seat
        if game.log is not None:
            game.say("copy", "WARP-RAC-03", self.seat, [f"race:{choice}"])

    def notation(self, game: Warp, choice: int) -> str:
        return "none" if choice == NONE else f"copy {game.race(choice).id}"


def copyable(game: Warp, seat: int) -> list[int]:
    """Races of opponents, but no race that copies itself (WARP-RAC-03, WARP-TEAM-10)."""
    found: list[int] = []
    for other in game.clockwise(seat)[1:]:
        if game.is_enemy(seat, other):
            for number in game.colonies[other].races:
                if all(effect.op != ops.COPY_ACTIVE for effect in game.race(number).active.effects):
                    found.append(number)
    return found


def forget_copy(game: Warp, seat: int) -> None:
    """The mark of the last turn is gone when the next own turn starts (WARP-RAC-03)."""
    colony = game.colonies[seat]
    if colony.copied >= 0:
        was_passive = game.race(colony.copied).active.trigger == ON_PASSIVE
        colony.copied = -1
        if was_passive:
            game.refresh(seat)


class ChooseVictim(Ask[Warp]):
    """One opponent, never a teammate (WARP-RAC-04, WARP-TEAM-10)."""

    __slots__ = ("count", "source", "what")

    def __init__(self, seat: int, what: int, count: int, source: int = -1) -> None:
        super().__init__(seat)
        self.source = source
        self.what = what
        self.count = count

    def kind(self) -> str:
        return "victim"

    def options(self, game: Warp) -> list[int]:
        # Whether anybody has resources is hidden; how many cards they hold is not (WARP-INFO-02).
        return [
            other
            for other in game.clockwise(self.seat)[1:]
            if game.is_enemy(self.seat, other) and (self.what == RESOURCE or game.zones[game.hand(other)])
        ]

    def answer(self, game: Warp, choice: int) -> None:
        take_from(game, self.seat, choice, self.what, self.count, self.source)

    def notation(self, game: Warp, choice: int) -> str:
        return f"from {'abcdef'[choice]}"


def take_from(game: Warp, seat: int, other: int, what: int, count: int, source: int) -> None:
    """Resources of the giver's choice, or random cards (WARP-CON-15, WARP-RAC-04)."""
    if what == RESOURCE:
        game.then(HandOver(other, seat, count, source))
        return
    hand = game.zones[game.hand(other)]
    for _ in range(min(count, len(hand))):
        game.mark += 1
        piece = hand[game.chance.below(len(hand))]
        both = seen_by(seat) | seen_by(other)
        game.slip(piece, game.hand(other), game.hand(seat), both)
        game.deed(seat, GAINED_ARCHIVE, 1)
        game.dirty |= 1 << other
        if game.log is not None:
            game.say_hidden("steal_card", "WARP-TEAM-10", seat, [f"seat:{other}"], [piece], both, source)
    game.then(CutHand(seat))


class HandOver(Ask[Warp]):
    """Which resources are handed over: who has less gives what there is (WARP-INC-10, WARP-RAC-04, WARP-RWD-06)."""

    __slots__ = ("count", "source", "to")

    def __init__(self, seat: int, to: int, count: int, source: int = -1) -> None:
        super().__init__(seat)
        self.source = source
        self.to = to
        self.count = count

    def kind(self) -> str:
        return "hand-over"

    def owed(self, game: Warp) -> int:
        """How much there is to give."""
        colony = game.colonies[self.seat]
        return min(self.count, colony.gold + colony.energy)

    def options(self, game: Warp) -> list[int]:
        colony = game.colonies[self.seat]
        owed = self.owed(game)
        return list(range(max(0, owed - colony.energy), min(owed, colony.gold) + 1)) if owed else []

    def answer(self, game: Warp, choice: int) -> None:
        giver, taker = game.colonies[self.seat], game.colonies[self.to]
        energy = self.owed(game) - choice
        giver.gold -= choice
        giver.energy -= energy
        taker.gold += choice
        taker.energy += energy
        game.deed(self.to, GAINED_RESOURCES, choice + energy)
        game.dirty |= 1 << self.seat
        if game.log is not None:
            words = [f"seat:{self.to}", f"gold:{choice}", f"energy:{energy}"]
            game.say("hand_over", "WARP-INC-10", self.seat, words, self.source)

    def notation(self, game: Warp, choice: int) -> str:
        return f"give {choice} gold {self.owed(game) - choice} energy"

    def about(self, game: Warp) -> list[str]:
        return [f"seat:{self.to}", f"{self.owed(game)}"]
