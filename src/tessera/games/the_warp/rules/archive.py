"""Drawing Archive cards, the line-up and the discard pile (Income phase: Consult)."""

from __future__ import annotations

from tessera.games.the_warp.rules.payment import discard
from tessera.games.the_warp.state import ARCHIVE, DISCARD, LINEUP, Warp
from tessera.games.the_warp.terms import GAINED_ARCHIVE, LINE_UP
from tessera.kernel.step import Ask, AskSome, Do
from tessera.kernel.zone import seen_by

FROM_DECK = -1
STOP = -2


class DrawArchive(Ask[Warp]):
    """The next card comes from the deck or the line-up, one at a time, within the hand limit
    (WARP-CON-04, WARP-CON-05, WARP-CON-06, WARP-CON-09, WARP-CON-11, WARP-SYM-01).

    Where drawing is allowed and not ordered, the player may stop (WARP-TER-10).
    """

    __slots__ = ("left", "may_stop", "source")

    def __init__(self, seat: int, left: int, may_stop: bool, source: int = -1) -> None:
        super().__init__(seat)
        # The effect that the cards come from, if any.
        self.source = source
        self.left = left
        self.may_stop = may_stop

    def kind(self) -> str:
        return "draw"

    def options(self, game: Warp) -> list[int]:
        if len(game.zones[game.hand(self.seat)]) >= game.hand_limit(self.seat):
            return []
        found = [STOP] if self.may_stop else []
        # An empty deck is made anew from the discard pile; both can be empty (WARP-CON-10, WARP-CON-14).
        if game.zones[ARCHIVE] or game.zones[DISCARD]:
            found.append(FROM_DECK)
        return found + distinct(game, game.zones[LINEUP])

    def answer(self, game: Warp, choice: int) -> None:
        seat = self.seat
        if choice == STOP:
            return
        # Only followers of a Terrashift bring cards that one may leave (WARP-TER-08).
        clause = "WARP-TER-08" if self.may_stop else "WARP-CON-05"
        if choice == FROM_DECK:
            piece = draw_card(game, seat)
            if game.log is not None:
                game.say_hidden("draw", clause, seat, [], [piece], seen_by(seat), self.source)
        else:
            game.move(choice, LINEUP, game.hand(seat))
            if game.log is not None:
                game.say("draw_open", clause, seat, [f"piece:{choice}"], self.source)
        game.deed(seat, GAINED_ARCHIVE, 1)
        if self.left > 1:
            game.then(DrawArchive(seat, self.left - 1, self.may_stop, self.source))

    def notation(self, game: Warp, choice: int) -> str:
        if choice == STOP:
            return "stop"
        return "draw deck" if choice == FROM_DECK else f"draw {game.name(choice)}"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.left}"]


def draw_card(game: Warp, seat: int) -> int:
    """The top card of the deck into a hand (WARP-CON-10)."""
    if not game.zones[ARCHIVE]:
        game.gather(DISCARD, ARCHIVE)
    return game.draw(ARCHIVE, game.hand(seat))


def distinct(game: Warp, pieces: list[int]) -> list[int]:
    """The first piece of each card: copies of a card are the same choice."""
    if len(pieces) < 2:
        return pieces.copy()
    cards = game.rulebook.cards
    seen = 0
    found: list[int] = []
    for piece in pieces:
        bit = 1 << cards[piece].number
        if not seen & bit:
            seen |= bit
            found.append(piece)
    return found


def then_draw(game: Warp, seat: int, count: int, may_stop: bool, source: int = -1) -> None:
    """Draw cards, then refill the line-up once all are drawn (WARP-CON-07, WARP-CON-09)."""
    game.then(DrawArchive(seat, count, may_stop, source), RefillLineUp())


class RefillLineUp(Do[Warp]):
    """Gaps of the line-up are filled from the deck; four cards of one type are mixed away
    (WARP-CON-07, WARP-CON-08, WARP-CON-13, WARP-CON-14, WARP-SET-09)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        if len(game.zones[LINEUP]) < LINE_UP:
            fill_line_up(game)


def fill_line_up(game: Warp) -> None:
    """Reveal cards until four lie there or none are left (ruling WARP-R009)."""
    line = game.zones[LINEUP]
    revealed: list[int] = []
    while len(line) < LINE_UP:
        if not game.zones[ARCHIVE]:
            if not game.zones[DISCARD]:
                break
            game.gather(DISCARD, ARCHIVE)
        revealed.append(game.draw(ARCHIVE, LINEUP))
    if game.log is not None and revealed:
        game.say("line_up", "WARP-CON-07", -1, [f"piece:{piece}" for piece in revealed])
    while is_uniform(game) and not is_one_sided(game):
        for piece in game.zones[LINEUP].copy():
            game.move(piece, LINEUP, DISCARD)
        game.gather(DISCARD, ARCHIVE)
        for _ in range(LINE_UP):
            game.draw(ARCHIVE, LINEUP)
        if game.log is not None:
            words = [f"piece:{piece}" for piece in game.zones[LINEUP]]
            game.say("line_up_anew", "WARP-CON-08", -1, words)


def is_uniform(game: Warp) -> bool:
    """Whether a full line-up shows one type only (WARP-CON-08, WARP-CON-13)."""
    line = game.zones[LINEUP]
    cards = game.rulebook.cards
    if len(line) < LINE_UP:
        return False
    kind = cards[line[0]].kind
    for piece in line:
        if cards[piece].kind != kind:
            return False
    return True


def is_one_sided(game: Warp) -> bool:
    """Whether deck, discard pile and line-up hold one type only, so that mixing would not end (WARP-CON-13)."""
    cards = game.rulebook.cards
    kind = cards[game.zones[LINEUP][0]].kind
    for zone in (ARCHIVE, DISCARD):
        for piece in game.zones[zone]:
            if cards[piece].kind != kind:
                return False
    return True


class TakeDiscard(Ask[Warp]):
    """Up to so many cards of choice from the Archive discard pile, within the hand limit (WARP-CON-11)."""

    __slots__ = ("left", "source")

    def __init__(self, seat: int, left: int, source: int = -1) -> None:
        super().__init__(seat)
        self.left = left
        self.source = source

    def kind(self) -> str:
        return "take-discard"

    def options(self, game: Warp) -> list[int]:
        if len(game.zones[game.hand(self.seat)]) >= game.hand_limit(self.seat) or not game.zones[DISCARD]:
            return []
        return [STOP, *distinct(game, game.zones[DISCARD])]

    def answer(self, game: Warp, choice: int) -> None:
        if choice == STOP:
            return
        game.move(choice, DISCARD, game.hand(self.seat))
        game.deed(self.seat, GAINED_ARCHIVE, 1)
        if game.log is not None:
            game.say("take_discard", "WARP-CON-11", self.seat, [f"piece:{choice}"], self.source)
        if self.left > 1:
            game.then(TakeDiscard(self.seat, self.left - 1, self.source))

    def notation(self, game: Warp, choice: int) -> str:
        return "stop" if choice == STOP else f"take {game.name(choice)}"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.left}"]


class CutHand(Do[Warp]):
    """A hand above the limit is cut down to it at once, without value (WARP-CON-15, WARP-BRB-08, ruling WARP-R012)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def resolve(self, game: Warp) -> None:
        over = len(game.zones[game.hand(self.seat)]) - game.hand_limit(self.seat)
        if over > 0:
            game.then(CutCards(self.seat, over, over))


class CutCards(AskSome[Warp]):
    """Which cards go (WARP-CON-15)."""

    __slots__ = ()

    def kind(self) -> str:
        return "cut-hand"

    def options(self, game: Warp) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Warp, choices: list[int]) -> None:
        for piece in choices:
            discard(game, self.seat, piece)
        if game.log is not None and choices:
            game.say("discard", "WARP-CON-15", self.seat, [f"piece:{piece}" for piece in choices])
        game.dirty |= 1 << self.seat

    def notation(self, game: Warp, choice: int) -> str:
        return f"discard {game.name(choice)}"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.least}"]
