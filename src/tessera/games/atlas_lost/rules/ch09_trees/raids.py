"""9. Military: raids on cards, installed or in hand. NPCs have none (AL-NPC-09)."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import (
    PROTECT_TAKE_CARD,
    PROTECT_UNINSTALL,
    Word,
)
from tessera.games.atlas_lost.rules.ch09_trees.military import EACH_OTHER, others
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import (
    ATTACKED,
)
from tessera.kernel.event import Event
from tessera.kernel.step import Ask, Refused


class Uninstall(Word):
    """Others lose installed cards; NPCs have none (AL-NPC-09)."""

    __slots__ = ("by_owner", "count", "target")

    def __init__(self, target: int, count: int, by_owner: bool) -> None:
        super().__init__(False, False)
        self.target = target
        self.count = count
        self.by_owner = by_owner

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players with installed cards."""
        return [
            other
            for other in others(game, seat)
            if other < game.seats and game.zones[game.installed(other)] and not game.protected(other, PROTECT_UNINSTALL)
        ]

    def doable(self, game: Atlas, seat: int) -> bool:
        return len(self.targets(game, seat)) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        boards = self.targets(game, seat)
        if self.target == EACH_OTHER:
            for victim in reversed(boards):
                game.stack.append(ChooseUninstall(victim if self.by_owner else seat, victim, self.count, True))
        else:
            game.stack.append(ChooseSaboteur(seat, boards, self.count, self.by_owner))


class ChooseSaboteur(Ask[Atlas]):
    """Whose installed card is lost?"""

    __slots__ = ("boards", "by_owner", "count")

    def __init__(self, seat: int, boards: list[int], count: int, by_owner: bool) -> None:
        super().__init__(seat)
        self.boards = boards
        self.count = count
        self.by_owner = by_owner

    def kind(self) -> str:
        return "sabotage"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import sabotage_objections

        return sabotage_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        return self.boards

    def answer(self, game: Atlas, choice: int) -> None:
        chooser = choice if self.by_owner else self.seat
        game.stack.append(ChooseUninstall(chooser, choice, self.count, True))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"target {game.board_id(choice)}"


class ChooseUninstall(Ask[Atlas]):
    """Which installed card is discarded? The chooser is its owner or the attacker (AL-DIG-03)."""

    __slots__ = ("count", "first", "victim")

    def __init__(self, seat: int, victim: int, count: int, first: bool) -> None:
        super().__init__(seat)
        self.victim = victim
        self.count = count
        self.first = first

    def kind(self) -> str:
        return "uninstall"

    def about(self, game: Atlas) -> list[str]:
        return [f"board:{self.victim}"]

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.zones[game.installed(self.victim)])

    def answer(self, game: Atlas, choice: int) -> None:
        if self.count > 1:
            game.stack.append(ChooseUninstall(self.seat, self.victim, self.count - 1, False))
        remove_installed(game, self.victim, choice)
        if self.first:
            game.post(ATTACKED, self.victim, 0, 0)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"uninstall {game.rulebook.cards[choice].id}"


def remove_installed(game: Atlas, seat: int, card: int) -> None:
    """An installed card goes to its pile and stops working at once (AL-CARD-11)."""
    faction = game.factions[seat]
    if game.rulebook.cards[card].passive is not None:
        game.end_force(seat, card)
    if card in faction.used:
        faction.used.remove(card)
    game.move(card, game.installed(seat), game.pile(card))
    tree = game.rulebook.cards[card].tree
    if tree >= 0:
        game.mark_dirty(tree)
    if game.log is not None:
        game.say("loses-card", "AL-CARD-11", seat, [f"card:{card}"])


class TakeCard(Word):
    """Look at another player's hand and take cards from it (AL-HAND-03)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(False, False)
        self.count = count

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players with cards in hand; NPCs have none."""
        return [
            other
            for other in others(game, seat)
            if other < game.seats and game.zones[game.hand(other)] and not game.protected(other, PROTECT_TAKE_CARD)
        ]

    def doable(self, game: Atlas, seat: int) -> bool:
        return len(self.targets(game, seat)) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseHand(seat, self.targets(game, seat), self.count))


class ChooseHand(Ask[Atlas]):
    """Whose hand do you look at?"""

    __slots__ = ("boards", "count")

    def __init__(self, seat: int, boards: list[int], count: int) -> None:
        super().__init__(seat)
        self.boards = boards
        self.count = count

    def kind(self) -> str:
        return "hand"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import hand_objections

        return hand_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        return self.boards

    def answer(self, game: Atlas, choice: int) -> None:
        game.look(self.seat, game.hand(choice))
        if game.log is not None:
            cards = sorted(game.zones[game.hand(choice)])
            seen = 1 << self.seat | 1 << choice
            game.tell(Event("looks-at-hand", "AL-HAND-03", self.seat, [f"board:{choice}"], cards, seen))
        game.stack.append(ChooseTheft(self.seat, choice, self.count, True))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"target {game.board_id(choice)}"


class ChooseTheft(Ask[Atlas]):
    """Which card do you take? Only the two of you know which (AL-HAND-03)."""

    __slots__ = ("count", "first", "victim")

    def __init__(self, seat: int, victim: int, count: int, first: bool) -> None:
        super().__init__(seat)
        self.victim = victim
        self.count = count
        self.first = first

    def kind(self) -> str:
        return "take"

    def about(self, game: Atlas) -> list[str]:
        return [f"board:{self.victim}"]

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.zones[game.hand(self.victim)])

    def answer(self, game: Atlas, choice: int) -> None:
        if self.count > 1:
            game.stack.append(ChooseTheft(self.seat, self.victim, self.count - 1, False))
        witnesses = 1 << self.seat | 1 << self.victim
        game.slip(choice, game.hand(self.victim), game.hand(self.seat), witnesses)
        if game.log is not None:
            game.tell(Event("takes-card", "AL-HAND-03", self.seat, [f"board:{self.victim}"], [choice], witnesses))
        if self.first:
            game.post(ATTACKED, self.victim, 0, 0)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"take {game.rulebook.cards[choice].id}"
