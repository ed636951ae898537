"""10. Card play action: use a crate, install a card, or turn a card into research or data (AL-CARD-01)."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import Cause, say_of
from tessera.games.atlas_lost.rules.payment import NO_CUT, affordable, pay
from tessera.games.atlas_lost.rules.reductions import can_use, charge, cuts
from tessera.games.atlas_lost.rules.resolution import RunEffects
from tessera.games.atlas_lost.state import IN_USE, Atlas
from tessera.games.atlas_lost.terms import INSTALL, ON_INSTALL, RESOURCES, USE_CRATE
from tessera.kernel.step import Ask, Do, Refused


def can_use_crate(game: Atlas, seat: int, card: int) -> bool:
    """Whether a crate card can be used: its cost cannot take the card itself (AL-CARD-03, AL-CARD-12, AL-CARD-14)."""
    crate = game.rulebook.cards[card]
    assert crate.cost is not None
    assert crate.program is not None
    if crate.program.sure:
        return can_use(game, seat, crate.cost, crate.condition, crate.program, NO_CUT, held=1)
    # Its effect cannot use the card either: look at the hand without it.
    hand = game.zones[game.hand(seat)]
    place = hand.index(card)
    del hand[place]
    found = can_use(game, seat, crate.cost, crate.condition, crate.program, NO_CUT)
    hand.insert(place, card)
    return found


def use_crate(game: Atlas, seat: int, card: int) -> None:
    """The card leaves the hand, its effect is resolved, only then is it discarded (AL-CARD-03)."""
    crate = game.rulebook.cards[card]
    assert crate.cost is not None
    assert crate.program is not None
    game.move(card, game.hand(seat), IN_USE)
    game.stack.append(FinishCrate(seat, card))
    game.stack.append(RunEffects(seat, crate.program.number, 0))
    pay(game, seat, crate.cost, NO_CUT)


class FinishCrate(Do[Atlas]):
    """The used crate goes to its pile, or out of the game (AL-CARD-03, AL-CARD-04)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def resolve(self, game: Atlas) -> None:
        game.move(self.card, IN_USE, game.pile(self.card))
        game.post(USE_CRATE, self.seat)


def can_install(game: Atlas, seat: int, card: int, extra: list[int]) -> bool:
    """Whether an active or passive card can be paid for (AL-CARD-03, AL-CARD-05, AL-PASS-01)."""
    cost = game.rulebook.cards[card].install
    if cost is None:
        return False
    if extra is NO_CUT and not game.factions[seat].reductions:
        return affordable(game, seat, cost, NO_CUT, held=1)
    tree = game.rulebook.cards[card].tree
    for way in cuts(game, seat, ON_INSTALL, extra, tree=tree):
        if affordable(game, seat, cost, way, held=1):
            return True
    return False


def begin_install(game: Atlas, seat: int, card: int, extra: list[int]) -> None:
    """Pay the installation cost, then lay the card face up in front of you (AL-CARD-05)."""
    cost = game.rulebook.cards[card].install
    assert cost is not None
    game.move(card, game.hand(seat), IN_USE)
    game.stack.append(FinishInstall(seat, card))
    charge(game, seat, cost, cuts(game, seat, ON_INSTALL, extra, tree=game.rulebook.cards[card].tree))


class FinishInstall(Cause):
    """The card is installed; a passive one works from the end of the action (AL-CARD-06, AL-CARD-07,
    AL-INI-09)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def source(self, game: Atlas) -> str:
        return f"card:{self.card}"

    def works_by(self, game: Atlas) -> str:
        return "AL-CARD-05"

    def resolve(self, game: Atlas) -> None:
        seat = self.seat
        game.move(self.card, IN_USE, game.installed(seat))
        card = game.rulebook.cards[self.card]
        if card.passive is not None:
            game.factions[seat].fresh.append(self.card)
        if card.tree >= 0:
            game.mark_dirty(card.tree)
        if game.log is not None:
            say_of(game, "installs", "AL-CARD-05", seat, [f"card:{self.card}"])
        game.post(INSTALL, seat)


def convert(game: Atlas, seat: int, card: int, resource: int) -> None:
    """Turn any card into 1 research or 1 data (AL-CARD-09, AL-CARD-10)."""
    game.move(card, game.hand(seat), game.pile(card))
    game.gain(seat, resource, game.rulebook.convert[resource])
    if game.log is not None:
        clause = "AL-CARD-10" if resource else "AL-CARD-09"
        game.say("converts", clause, seat, [f"card:{card}", RESOURCES[resource]])


class Install(Word):
    """You may install one card from hand, its cost reduced (AL-ACT-06, AL-CARD-03, AL-CARD-14, AL-TURN-09)."""

    __slots__ = ("reduce",)

    def __init__(self, reduce: list[int]) -> None:
        super().__init__(spends=True)
        self.reduce = reduce

    def installable(self, game: Atlas, seat: int) -> list[int]:
        """Cards of the hand that can be installed."""
        hand = sorted(game.zones[game.hand(seat)])
        return [card for card in hand if can_install(game, seat, card, self.reduce)]

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(self.installable(game, seat))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(MayInstall(seat, self.reduce))


class MayInstall(Ask[Atlas]):
    """Which card do you install, if any? (AL-CARD-05, AL-PASS-06)"""

    __slots__ = ("reduce",)

    def __init__(self, seat: int, reduce: list[int]) -> None:
        super().__init__(seat)
        self.reduce = reduce

    def kind(self) -> str:
        return "may-install"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_cards import may_install_objections

        return may_install_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        hand = sorted(game.zones[game.hand(self.seat)])
        return [*[card for card in hand if can_install(game, self.seat, card, self.reduce)], -1]

    def answer(self, game: Atlas, choice: int) -> None:
        if choice >= 0:
            begin_install(game, self.seat, choice, self.reduce)

    def notation(self, game: Atlas, choice: int) -> str:
        return "decline" if choice < 0 else f"install {game.rulebook.cards[choice].id}"
