"""Reward cards: drawing, the limit, spending (Reward Cards)."""

from __future__ import annotations

from tessera.games.the_warp.state import REWARD_DECK, REWARD_DISCARD, Warp
from tessera.games.the_warp.terms import DID_SPEND_REWARDS, GAINED_REWARDS, REWARD_LIMIT, REWARDS_HELD
from tessera.kernel.step import AskSome, Do
from tessera.kernel.zone import seen_by


class DrawRewards(Do[Warp]):
    """Reward cards from the top of their deck; whoever holds more than 4 then discards down
    (WARP-MIS-05, WARP-RWD-01, WARP-RWD-03, WARP-RWD-04)."""

    __slots__ = ("count", "seat", "source")

    def __init__(self, seat: int, count: int, source: int = -1) -> None:
        self.seat = seat
        self.count = count
        # The effect that they come from; none where a combat brings them.
        self.source = source

    def resolve(self, game: Warp) -> None:
        seat = self.seat
        drawn: list[int] = []
        for _ in range(self.count):
            if not game.zones[REWARD_DECK]:
                if not game.zones[REWARD_DISCARD]:
                    break
                game.gather(REWARD_DISCARD, REWARD_DECK)
            drawn.append(game.draw(REWARD_DECK, game.rewards(seat)))
        if drawn:
            game.deed(seat, GAINED_REWARDS, len(drawn))
            if game.log is not None:
                game.say_hidden("reward", "WARP-RWD-01", seat, [f"{len(drawn)}"], drawn, seen_by(seat), self.source)
        game.then(CutRewards(seat))


def reward_limit(game: Warp, seat: int) -> int:
    """How many Reward cards a player holds at most (WARP-RWD-01)."""
    return REWARDS_HELD + game.colonies[seat].stats[REWARD_LIMIT]


class CutRewards(Do[Warp]):
    """Down to the limit at once (WARP-RWD-04, WARP-BRB-08)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        over = len(game.zones[game.rewards(self.seat)]) - reward_limit(game, self.seat)
        if over > 0:
            game.then(DiscardRewards(self.seat, over, over))


class DiscardRewards(AskSome[Warp]):
    """Which Reward cards go because there are too many (WARP-RWD-04)."""

    __slots__ = ()

    def kind(self) -> str:
        return "cut-rewards"

    def options(self, game: Warp) -> list[int]:
        return game.zones[game.rewards(self.seat)].copy()

    def answer_some(self, game: Warp, choices: list[int]) -> None:
        for piece in choices:
            game.move(piece, game.rewards(self.seat), REWARD_DISCARD)
        if game.log is not None and choices:
            game.say("discard_rewards", "WARP-RWD-04", self.seat, [f"piece:{piece}" for piece in choices])
        game.dirty |= 1 << self.seat

    def notation(self, game: Warp, choice: int) -> str:
        return f"discard {game.name(choice)}"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.least}"]


class SpendRewards(AskSome[Warp]):
    """Reward cards as the price of a Reward Ability or an effect (WARP-RWD-02, WARP-RAC-04)."""

    __slots__ = ("source",)

    def __init__(self, seat: int, least: int, most: int, source: int = -1) -> None:
        super().__init__(seat, least, most)
        self.source = source

    def kind(self) -> str:
        return "spend-rewards"

    def options(self, game: Warp) -> list[int]:
        return game.zones[game.rewards(self.seat)].copy()

    def answer_some(self, game: Warp, choices: list[int]) -> None:
        for piece in choices:
            spend_reward(game, self.seat, piece)
        if game.log is not None and choices:
            game.say("spend_rewards", "WARP-RWD-02", self.seat, [f"piece:{piece}" for piece in choices], self.source)

    def notation(self, game: Warp, choice: int) -> str:
        return f"spend {game.name(choice)}"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.least}"]


def spend_reward(game: Warp, seat: int, piece: int) -> None:
    """A Reward card goes open to its discard pile, and that is a deed (WARP-MIS-05, WARP-RWD-03)."""
    game.move(piece, game.rewards(seat), REWARD_DISCARD)
    game.deed(seat, DID_SPEND_REWARDS, 1)
