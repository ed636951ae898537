"""Drawing support cards, and what happens when a deck runs out."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import came_from, say_of, works_by
from tessera.games.atlas_lost.state import DECKS, DISCARDS, Atlas
from tessera.games.atlas_lost.terms import TREES
from tessera.kernel.event import Event
from tessera.kernel.step import Ask, AskSome, Refused


def can_draw(game: Atlas, position: int) -> bool:
    """Whether a tree's deck can give a card, its discard pile counted (AL-DRAW-03)."""
    return bool(game.zones[DECKS + position] or game.zones[DISCARDS + position])


def drawable(game: Atlas) -> list[int]:
    """Positions of the trees whose decks can give a card (AL-DRAW-04)."""
    return [position for position in (0, 1, 2) if can_draw(game, position)]


# ruling AL-R014
def draw(game: Atlas, position: int, zone: int, count: int) -> list[int]:
    """Take cards from the top of a deck, as many as there are (AL-DRAW-02, AL-DRAW-03)."""
    deck = DECKS + position
    pile = DISCARDS + position
    cards: list[int] = []
    for _ in range(count):
        if not game.zones[deck]:
            if not game.zones[pile]:
                break
            _renew(game, position, "AL-DRAW-03")
        cards.append(game.draw(deck, zone))
        if not game.zones[deck] and game.zones[pile]:
            _renew(game, position, "AL-DRAW-02")  # as soon as the deck is empty
    return cards


def _renew(game: Atlas, position: int, clause: str) -> None:
    """The discard pile becomes the new deck."""
    game.gather(DISCARDS + position, DECKS + position)
    if game.log is not None:
        game.say("reshuffles", clause, -1, [f"tree:{game.trees[position]}"])


def draw_to_hand(game: Atlas, seat: int, position: int, count: int, clause: str, program: int = -1) -> None:
    """Draw cards into the hand; `program` is the list whose step it is, or what waits on the stack."""
    cards = draw(game, position, game.hand(seat), count)
    if game.log is not None and cards:
        game.tell(Event("draws", clause, seat, came_from(game, program), cards, 1 << seat))


def look_and_keep(game: Atlas, seat: int, position: int, look: int, keep: int) -> None:
    """Look at the top cards of a deck alone, keep some and discard the rest face up (AL-DRAW-01, AL-DRAW-05)."""
    cards = draw(game, position, game.looking(seat), look)
    if game.log is not None and cards:
        game.tell(Event("looks", works_by(game), seat, came_from(game), cards, 1 << seat))
    kept = min(keep, len(cards))
    game.stack.append(KeepCards(seat, kept, kept))


class KeepCards(AskSome[Atlas]):
    """Which of the cards you look at do you keep? (AL-DRAW-01, AL-DRAW-05)"""

    __slots__ = ()

    def kind(self) -> str:
        return "keep"

    def about(self, game: Atlas) -> list[str]:
        return [str(self.least)]

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.zones[game.looking(self.seat)])

    def answer_some(self, game: Atlas, choices: list[int]) -> None:
        looking = game.looking(self.seat)
        for card in choices:
            game.move(card, looking, game.hand(self.seat))
        rest = sorted(game.zones[looking])
        for card in rest:
            game.move(card, looking, game.pile(card))
        if game.log is not None:
            if choices:
                game.tell(Event("keeps", works_by(game), self.seat, came_from(game), choices, 1 << self.seat))
            if rest:
                say_of(game, "discards", works_by(game), self.seat, [f"card:{card}" for card in rest])

    def notation(self, game: Atlas, choice: int) -> str:
        return f"keep {game.rulebook.cards[choice].id}"


class Draw(Word):
    """Draw cards: of one tree or of any, all of them or some out of more (AL-ACT-06, AL-DRAW-05, AL-ICON-06)."""

    __slots__ = ("count", "keep", "tree")

    def __init__(self, tree: int, count: int, keep: int) -> None:
        # Without a choice of deck or of cards it is done at once.
        super().__init__(instant=tree >= 0 and keep == 0)
        self.tree = tree
        self.count = count
        self.keep = keep

    def doable(self, game: Atlas, seat: int) -> bool:
        if self.tree >= 0:
            position = game.tree_at[self.tree]
            return position >= 0 and can_draw(game, position)
        return bool(drawable(game))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        if self.tree < 0:
            game.stack.append(ChooseDeck(seat, self.count, self.keep))
            return
        position = game.tree_at[self.tree]
        if position < 0:
            return
        if self.keep:
            look_and_keep(game, seat, position, self.count, self.keep)
        else:
            draw_to_hand(game, seat, position, self.count, "AL-ICON-06", program)


class ChooseDeck(Ask[Atlas]):
    """From which deck? When several cards are drawn a deck is named for each (AL-DRAW-04, AL-DRAW-05).

    `bonus` is the event that a card drawn as a row bonus sets off, or 0.
    """

    __slots__ = ("bonus", "count", "keep")

    def __init__(self, seat: int, count: int, keep: int, bonus: int = 0) -> None:
        super().__init__(seat)
        self.count = count
        self.keep = keep
        self.bonus = bonus

    def kind(self) -> str:
        return "deck"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_effects import deck_objections

        return deck_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [str(self.count), str(self.keep)]

    def options(self, game: Atlas) -> list[int]:
        return drawable(game)

    def answer(self, game: Atlas, choice: int) -> None:
        if self.keep:
            look_and_keep(game, self.seat, choice, self.count, self.keep)
            return
        if self.count > 1:
            game.stack.append(ChooseDeck(self.seat, self.count - 1, self.keep, self.bonus))
        draw_to_hand(game, self.seat, choice, 1, "AL-DRAW-04")
        if self.bonus:
            game.post(self.bonus, self.seat)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"deck {TREES[game.trees[choice]]}"
