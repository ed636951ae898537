"""Words of effects about cards: discarding them, fetching them back, turning them upright."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import say_of, works_by
from tessera.games.atlas_lost.rules.discarding import BY_EFFECT, DiscardCards
from tessera.games.atlas_lost.rules.targets import ChooseTarget, other_players
from tessera.games.atlas_lost.state import DISCARDS, Atlas
from tessera.kernel.step import AskSome, Refused


class Discard(Word):
    """Cards leave hands; their owners choose which, NPCs have none (AL-ACT-06, AL-ICON-06, AL-NPC-09)."""

    __slots__ = ("count", "who")

    def __init__(self, who: str, count: int) -> None:
        super().__init__()
        self.who = who
        self.count = count

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players who have cards to discard."""
        if self.who == "self":
            return [seat] if game.zones[game.hand(seat)] else []
        return [other for other in other_players(game, seat) if game.zones[game.hand(other)]]

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(self.targets(game, seat))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        boards = self.targets(game, seat)
        if self.who == "one_other":
            game.stack.append(ChooseDiscarder(seat, boards, self.count))
            return
        for board in reversed(boards):
            ask_discard(game, board, self.count)


def ask_discard(game: Atlas, seat: int, cards: int) -> None:
    """A player must discard that many cards, as far as there are any (AL-ACT-05, AL-ICON-06)."""
    least = min(cards, len(game.zones[game.hand(seat)]))
    game.stack.append(DiscardCards(seat, least, least, BY_EFFECT))


class ChooseDiscarder(ChooseTarget):
    """Who must discard? Nothing protects from it (AL-NPC-09)."""

    __slots__ = ("count",)

    def __init__(self, seat: int, boards: list[int], count: int) -> None:
        super().__init__(seat, boards)
        self.count = count

    def kind(self) -> str:
        return "discarder"

    def spared(self) -> str:
        return "no_hand"

    def answer(self, game: Atlas, choice: int) -> None:
        ask_discard(game, choice, self.count)


class Recover(Word):
    """Take cards of your choice from discard piles; a crate in use is not in one yet (AL-ACT-06, AL-CARD-03)."""

    __slots__ = ("count", "tree")

    def __init__(self, tree: int, count: int) -> None:
        super().__init__()
        self.tree = tree
        self.count = count

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(recoverable(game, self.tree))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        least = min(self.count, len(recoverable(game, self.tree)))
        game.stack.append(RecoverCards(seat, least, least, self.tree))


def recoverable(game: Atlas, tree: int) -> list[int]:
    """The cards in one discard pile, or in all of them (AL-CARD-03)."""
    positions = [0, 1, 2] if tree < 0 else [position for position in (0, 1, 2) if game.trees[position] == tree]
    return sorted(card for position in positions for card in game.zones[DISCARDS + position])


class RecoverCards(AskSome[Atlas]):
    """Which cards do you take from the discard piles? (AL-ACT-05)"""

    __slots__ = ("tree",)

    def __init__(self, seat: int, least: int, most: int, tree: int) -> None:
        super().__init__(seat, least, most)
        self.tree = tree

    def kind(self) -> str:
        return "recover"

    def about(self, game: Atlas) -> list[str]:
        return [str(self.least)]

    def options(self, game: Atlas) -> list[int]:
        return recoverable(game, self.tree)

    def answer_some(self, game: Atlas, choices: list[int]) -> None:
        for card in choices:
            game.move(card, game.pile(card), game.hand(self.seat))
        if game.log is not None and choices:
            say_of(game, "recovers", works_by(game), self.seat, [f"card:{card}" for card in choices])

    def notation(self, game: Atlas, choice: int) -> str:
        return f"recover {game.rulebook.cards[choice].id}"


class Refresh(Word):
    """Turn used active cards of yours upright (AL-ACT-06, AL-FREE-02)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(game.factions[seat].used)

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        least = min(self.count, len(game.factions[seat].used))
        game.stack.append(RefreshCards(seat, least, least))


class RefreshCards(AskSome[Atlas]):
    """Which used cards do you turn upright? (AL-FREE-02)"""

    __slots__ = ()

    def kind(self) -> str:
        return "refresh"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_cards import refresh_objections

        return refresh_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [str(self.least)]

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.factions[self.seat].used)

    def answer_some(self, game: Atlas, choices: list[int]) -> None:
        for card in choices:
            game.factions[self.seat].used.remove(card)
        if game.log is not None and choices:
            say_of(game, "refreshes", "AL-FREE-02", self.seat, [f"card:{card}" for card in choices])

    def notation(self, game: Atlas, choice: int) -> str:
        return f"refresh {game.rulebook.cards[choice].id}"
