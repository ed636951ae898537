"""Player set-up: tribes, starting cards, artifact cards and resources (Player setup; Optional rules 2 and 4)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.turn import begin_turn
from tessera.games.revive.state import ARTIFACT_CARDS, BOX, STARTING, Revive
from tessera.games.revive.terms import CRYSTAL, RESOURCES, SIDES
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, AskSome, Do, Together
from tessera.kernel.zone import seen_by

SETS: Final = ("A", "B", "C", "D")
HAND: Final = 6
ACTIVE: Final = 3
DRAFTED: Final = 7
KEPT: Final = 2
ROUNDS: Final = 3


def begin_players(game: Revive) -> None:
    """Energy, resources by place in turn order, artifact cards, starting cards and tribes
    (REV-PSET-02, REV-PSET-05, REV-PSET-10, REV-PSET-16, REV-PSET-17, ruling REV-R013)."""
    book = game.rulebook
    amounts = book.library.game["starting_resources"]
    for place, seat in enumerate(game.clockwise(game.first)):
        given = book.library.game["solo"]["starting_resources"] if book.is_solo else amounts[place]["gain"]
        camp = game.camps[seat]
        camp.resources = [given.get(word, 0) for word in RESOURCES]
        assert camp.resources[CRYSTAL] == 1
        game.take_energy(seat, 1)
    steps: list[Step] = []
    _deal_artifact_cards(game, steps)
    _deal_tribes(game, steps)
    if book.drafting:
        _deal_draft(game)
        steps += [DraftRound(1)]
    else:
        _deal_sets(game)
    game.then(TellStart(), *steps, Begin())


class TellStart(Do[Revive]):
    """Tells who begins: only now may anybody listen (REV-PSET-01)."""

    __slots__ = ()

    def resolve(self, game: Revive) -> None:
        if game.log is None:
            return
        game.say("starts", "REV-PSET-01", game.first, [])
        for seat in game.clockwise(game.first):
            if game.camps[seat].tribe >= 0:
                tribe = game.tribe(seat)
                game.say("tribe", "REV-PSET-02", seat, [tribe.id, SIDES[tribe.side]])


class Begin(Do[Revive]):
    """Set-up is complete: the starting player has the first turn (REV-PSET-01)."""

    __slots__ = ()

    def resolve(self, game: Revive) -> None:
        # Boards that nobody took go back to the box (REV-PSET-18).
        game.tribes = []
        begin_turn(game)


# Artifact cards


def _deal_artifact_cards(game: Revive, steps: list[Step]) -> None:
    """One secret card for each player, or two to choose from (REV-PSET-10, REV-PSET-11)."""
    book = game.rulebook
    for piece in range(book.first_artifact_card, book.first_tile):
        game.put(piece, ARTIFACT_CARDS)
    game.shuffle(ARTIFACT_CARDS)
    for seat in range(game.seats):
        if book.two_artifact_cards:
            game.draw_many(ARTIFACT_CARDS, game.dealt(seat), 2)
        else:
            game.draw(ARTIFACT_CARDS, game.secret(seat))
    if book.two_artifact_cards:
        asks: list[Step] = [KeepArtifactCard(seat) for seat in range(game.seats)]
        steps.append(Together(asks, sealed=True))


class KeepArtifactCard(Ask[Revive]):
    """One of the two artifact cards; the other goes back unseen (REV-PSET-11)."""

    __slots__ = ()

    def kind(self) -> str:
        return "artifact-card"

    def options(self, game: Revive) -> list[int]:
        return sorted(game.zones[game.dealt(self.seat)])

    def answer(self, game: Revive, choice: int) -> None:
        seat = self.seat
        # Both are known to their owner alone, so nobody learns which of them goes where.
        game.slip(choice, game.dealt(seat), game.secret(seat), seen_by(seat))
        for piece in game.zones[game.dealt(seat)].copy():
            game.shed(piece, game.dealt(seat), BOX, seat)
        if game.log is not None:
            game.say_hidden("keep_artifact_card", "REV-PSET-11", seat, [], [choice], seen_by(seat))

    def notation(self, game: Revive, choice: int) -> str:
        return f"keep {game.name(choice)}"


# Tribes


def _deal_tribes(game: Revive, steps: list[Step]) -> None:
    """A random tribe board for each player, or a choice counter-clockwise from the right of the starting player; with
    optional rule 2 everybody picks a side (REV-PSET-02, REV-PSET-03, REV-OPT-05, REV-TRB-01)."""
    book = game.rulebook
    boards = [number for number in range(0, len(book.tribes), 2) if book.all_tribes or not book.tribes[number].campaign]
    game.chance.shuffle(boards)
    if book.choose_tribes:
        game.tribes = sorted(boards)
        for step in range(game.seats):
            steps.append(ChooseTribe((game.first - 1 - step) % game.seats))
    else:
        for seat in range(game.seats):
            lead(game, seat, boards[seat])
    if book.moon_sides:
        asks: list[Step] = [ChooseSide(seat) for seat in range(game.seats)]
        steps.append(Together(asks, sealed=True))


def lead(game: Revive, seat: int, tribe: int) -> None:
    """A player takes a side of a tribe board, with the tribe tiles that it needs (REV-TRB-02, REV-NAD-02, REV-HOF-02,
    REV-OXF-02, REV-KUN-02)."""
    camp = game.camps[seat]
    camp.tribe = tribe
    camp.tiles = game.tribe(seat).tiles


class ChooseTribe(Ask[Revive]):
    """A tribe board that nobody has taken (REV-PSET-03)."""

    __slots__ = ()

    def kind(self) -> str:
        return "tribe"

    def options(self, game: Revive) -> list[int]:
        return game.tribes.copy()

    def answer(self, game: Revive, choice: int) -> None:
        game.tribes = [tribe for tribe in game.tribes if tribe != choice]
        lead(game, self.seat, choice)
        if game.log is not None:
            game.say("tribe", "REV-PSET-03", self.seat, [game.tribe(self.seat).id, SIDES[0]])

    def notation(self, game: Revive, choice: int) -> str:
        return f"tribe {game.rulebook.tribes[choice].id}"


class ChooseSide(Ask[Revive]):
    """The sun or the moon side of the own tribe board (REV-OPT-05)."""

    __slots__ = ()

    def kind(self) -> str:
        return "side"

    def options(self, game: Revive) -> list[int]:
        return [0, 1]

    def answer(self, game: Revive, choice: int) -> None:
        lead(game, self.seat, game.camps[self.seat].tribe + choice)
        if game.log is not None:
            game.say("side", "REV-OPT-05", self.seat, [game.tribe(self.seat).id, SIDES[choice]])

    def notation(self, game: Revive, choice: int) -> str:
        return f"side {SIDES[choice]}"


# Starting cards


def _starting_cards(game: Revive, letters: tuple[str, ...]) -> list[int]:
    cards = game.rulebook.cards
    return [piece for piece in range(len(cards)) if cards[piece].set in letters]


def _deal_sets(game: Revive) -> None:
    """A random set of six for each player, shuffled: 3 rest, 3 are active (REV-PSET-07, REV-PSET-08, REV-PSET-18)."""
    sets = list(range(len(SETS)))
    game.chance.shuffle(sets)
    letters = [SETS[number] for number in sets]
    for piece in _starting_cards(game, (*letters[game.seats :], "S")):
        game.put(piece, BOX)
    for seat in range(game.seats):
        cards = _starting_cards(game, (letters[seat],))
        game.chance.shuffle(cards)
        for place in range(HAND):
            game.put(cards[place], game.resting(seat) if place < HAND - ACTIVE else game.cards(seat))


def _deal_draft(game: Revive) -> None:
    """The 24 starting cards and the 9 S cards are shuffled (REV-OPT-13, REV-OPT-16)."""
    for piece in _starting_cards(game, (*SETS, "S")):
        game.put(piece, STARTING)
    game.shuffle(STARTING)


class DraftRound(Do[Revive]):
    """Everybody keeps two and passes the rest to the left, three times; the last card goes back (REV-OPT-14)."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def resolve(self, game: Revive) -> None:
        if self.round == 1:
            # Seven for each player (REV-OPT-13).
            for seat in range(game.seats):
                game.draw_many(STARTING, game.dealt(seat), DRAFTED)
            while game.zones[STARTING]:
                game.lay_down(STARTING, BOX)
        asks: list[Step] = [KeepCards(seat) for seat in range(game.seats)]
        game.then(Together(asks, sealed=True), PassCards(self.round))


class KeepCards(AskSome[Revive]):
    """Two cards to keep (REV-OPT-14)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, KEPT, KEPT)

    def kind(self) -> str:
        return "draft"

    def options(self, game: Revive) -> list[int]:
        return sorted(game.zones[game.dealt(self.seat)])

    def answer_some(self, game: Revive, choices: list[int]) -> None:
        seat = self.seat
        for piece in choices:
            game.slip(piece, game.dealt(seat), game.kept(seat), seen_by(seat))
        if game.log is not None:
            game.say_hidden("draft", "REV-OPT-14", seat, [], choices, seen_by(seat))

    def notation(self, game: Revive, choice: int) -> str:
        return f"keep {game.name(choice)}"


class PassCards(Do[Revive]):
    """What was not kept goes to the left; after the third time it goes back to the box (REV-OPT-14, REV-OPT-15)."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def resolve(self, game: Revive) -> None:
        if self.round < ROUNDS:
            game.pass_on([game.dealt(seat) for seat in range(game.seats)])
            if game.log is not None:
                game.say("pass_cards", "REV-OPT-14", -1, [])
            game.then(DraftRound(self.round + 1))
            return
        for seat in range(game.seats):
            game.shed_all(game.dealt(seat), BOX, seat)
            kept = game.kept(seat)
            game.shuffle(kept)
            for place in range(HAND):
                piece = game.zones[kept][0]
                game.move(piece, kept, game.resting(seat) if place < HAND - ACTIVE else game.cards(seat))
