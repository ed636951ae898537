"""9. Military: raids on cards, installed or in hand. NPCs have none (AL-NPC-09)."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import came_from, say_of
from tessera.games.atlas_lost.rules.targets import EACH_OTHER, ChooseTarget, other_players
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import (
    ATTACKED,
    PROTECT_TAKE_CARD,
    PROTECT_UNINSTALL,
)
from tessera.kernel.event import Event
from tessera.kernel.step import Ask


class Uninstall(Word):
    """Others lose installed cards; NPCs have none (AL-ACT-06, AL-DIG-03, AL-NPC-09, AL-PASS-05, AL-PASS-07)."""

    __slots__ = ("by_owner", "count", "target")

    def __init__(self, target: int, count: int, by_owner: bool) -> None:
        super().__init__()
        self.target = target
        self.count = count
        self.by_owner = by_owner

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players with installed cards."""
        return [
            other
            for other in other_players(game, seat)
            if game.zones[game.installed(other)] and not game.protected(other, PROTECT_UNINSTALL)
        ]

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(self.targets(game, seat))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        boards = self.targets(game, seat)
        if self.target == EACH_OTHER:
            for victim in reversed(boards):
                game.stack.append(ChooseUninstall(victim if self.by_owner else seat, victim, self.count, True))
        else:
            game.stack.append(ChooseSaboteur(seat, boards, self.count, self.by_owner))


class ChooseSaboteur(ChooseTarget):
    """Whose installed card is lost? (AL-DIG-03)"""

    __slots__ = ("by_owner", "count")

    def __init__(self, seat: int, boards: list[int], count: int, by_owner: bool) -> None:
        super().__init__(seat, boards)
        self.count = count
        self.by_owner = by_owner

    def kind(self) -> str:
        return "sabotage"

    def protection(self) -> int:
        return PROTECT_UNINSTALL

    def spared(self) -> str:
        return "no_installed"

    def answer(self, game: Atlas, choice: int) -> None:
        chooser = choice if self.by_owner else self.seat
        game.stack.append(ChooseUninstall(chooser, choice, self.count, True))


class ChooseUninstall(Ask[Atlas]):
    """Which installed card is discarded? The chooser is its owner or the attacker
    (AL-CARD-11, AL-DIG-03, AL-PASS-05)."""

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
            game.post(ATTACKED, self.victim)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"uninstall {game.rulebook.cards[choice].id}"


def remove_installed(game: Atlas, seat: int, card: int) -> None:
    """An installed card goes to its pile and stops working at once (AL-CARD-11, AL-INI-11)."""
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
        say_of(game, "loses-card", "AL-CARD-11", seat, [f"card:{card}"])


class TakeCard(Word):
    """Look at another player's hand and take cards from it (AL-ACT-06, AL-HAND-03, AL-PASS-07)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players with cards in hand; NPCs have none."""
        return [
            other
            for other in other_players(game, seat)
            if game.zones[game.hand(other)] and not game.protected(other, PROTECT_TAKE_CARD)
        ]

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(self.targets(game, seat))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseHand(seat, self.targets(game, seat), self.count))


class ChooseHand(ChooseTarget):
    """Whose hand do you look at? (AL-HAND-03, AL-PASS-05)"""

    __slots__ = ("count",)

    def __init__(self, seat: int, boards: list[int], count: int) -> None:
        super().__init__(seat, boards)
        self.count = count

    def kind(self) -> str:
        return "hand"

    def protection(self) -> int:
        return PROTECT_TAKE_CARD

    def spared(self) -> str:
        return "no_hand"

    def answer(self, game: Atlas, choice: int) -> None:
        game.look(self.seat, game.hand(choice))
        if game.log is not None:
            cards = sorted(game.zones[game.hand(choice)])
            seen = 1 << self.seat | 1 << choice
            words = [f"board:{choice}", *came_from(game)]
            game.tell(Event("looks-at-hand", "AL-HAND-03", self.seat, words, cards, seen))
        game.stack.append(ChooseTheft(self.seat, choice, self.count, True))


class ChooseTheft(Ask[Atlas]):
    """Which card do you take? Only the two of you know which (AL-HAND-03, AL-PASS-05)."""

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
            words = [f"board:{self.victim}", *came_from(game)]
            game.tell(Event("takes-card", "AL-HAND-03", self.seat, words, [choice], witnesses))
        if self.first:
            game.post(ATTACKED, self.victim)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"take {game.rulebook.cards[choice].id}"
