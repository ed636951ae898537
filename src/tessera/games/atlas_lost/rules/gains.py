"""Words of effects that give: to oneself, to everybody else, or by what an ally has."""

from __future__ import annotations

from typing import Final

from tessera.games.atlas_lost.counting import allies, count_of_ally
from tessera.games.atlas_lost.rulebook import Amount, Word
from tessera.games.atlas_lost.rules.causes import say_of
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import ALLY_INITIATIVE, ALLY_TP_TOKENS, GAIN_MILITARY, MILITARY, RESOURCES
from tessera.kernel.step import Ask, Refused


class Gain(Word):
    """Gain resources, TP in tokens or military power (AL-ACT-06, AL-MIL-01, AL-REL-11, AL-RES-05, AL-TP-01)."""

    __slots__ = ("amount", "of_ally", "resource")

    def __init__(self, resource: int, amount: Amount) -> None:
        of_ally = amount.count in (ALLY_TP_TOKENS, ALLY_INITIATIVE)
        # What is fixed of a gain counts as resolved even when a cap swallows it (AL-RES-05).
        super().__init__(instant=not of_ally, sure=amount.plus > 0)
        self.resource = resource
        self.amount = amount
        self.of_ally = of_ally

    def doable(self, game: Atlas, seat: int) -> bool:
        # An amount that counts to 0 is nothing to resolve (AL-ACT-06).
        return game.amount(seat, self.amount) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        if self.of_ally:
            amount = self.amount
            formula = [amount.times, amount.divide, amount.plus, amount.most]
            game.stack.append(ChooseAlly(seat, self.resource, amount.count, formula))
        else:
            gain_by_step(game, seat, self.resource, game.amount(seat, self.amount), program)


def gain_by_step(game: Atlas, seat: int, resource: int, amount: int, program: int = -1) -> None:
    """A gain that is a step of its own: others may react to military power that went up by it (AL-PASS-05)."""
    before = game.factions[seat].have[MILITARY]
    gain(game, seat, resource, amount, program)
    if game.factions[seat].have[MILITARY] > before:
        game.post(GAIN_MILITARY, seat)


# By what is gained: research, data, command, TP in tokens, military power.
_GAINED: Final = ("AL-RES-01", "AL-RES-01", "AL-RES-01", "AL-TP-01", "AL-MIL-01")


def gain(game: Atlas, seat: int, resource: int, amount: int, program: int = -1) -> None:
    """Gain something and tell of it (AL-RES-01); `program` is the list whose step it is, or what waits on the stack."""
    if amount > 0:
        raised = game.gain(seat, resource, amount)
        if game.log is not None:
            if raised < amount:
                clause = "AL-RES-07" if resource == MILITARY else "AL-RES-05"
                words = [str(raised), RESOURCES[resource], str(amount - raised)]
                say_of(game, "gains-capped", clause, seat, words, program)
            else:
                say_of(game, "gains", _GAINED[resource], seat, [str(amount), RESOURCES[resource]], program)


class ChooseAlly(Ask[Atlas]):
    """Which religious ally counts? (AL-REL-11)"""

    __slots__ = ("counted", "formula", "resource")

    def __init__(self, seat: int, resource: int, counted: int, formula: list[int]) -> None:
        super().__init__(seat)
        self.resource = resource
        self.counted = counted
        # Times, divide, plus, at most: the parts of the amount.
        self.formula = formula

    def kind(self) -> str:
        return "ally"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import ally_objections

        return ally_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [RESOURCES[self.resource]]

    def options(self, game: Atlas) -> list[int]:
        return allies(game, self.seat)

    def answer(self, game: Atlas, choice: int) -> None:
        self._gain(game, count_of_ally(game, choice, self.counted))

    def skip(self, game: Atlas) -> None:
        self._gain(game, 0)  # nobody to count, but maybe something is added

    def _gain(self, game: Atlas, counted: int) -> None:
        times, divide, plus, most = self.formula
        amount = Amount(self.counted, times, divide, plus, most)
        gain_by_step(game, self.seat, self.resource, game.scaled(amount, counted))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"ally {game.board_id(choice)}"


class OthersGain(Word):
    """Every other player gains something, clockwise; NPCs do not (AL-ACT-06, AL-ACT-09, AL-ICON-03, AL-NPC-10,
    AL-PASS-05)."""

    __slots__ = ("amount", "resource")

    def __init__(self, resource: int, amount: Amount) -> None:
        super().__init__(instant=True)
        self.resource = resource
        self.amount = amount

    def doable(self, game: Atlas, seat: int) -> bool:
        return game.seats > 1

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        for offset in range(1, game.seats):
            other = (seat + offset) % game.seats
            amount = game.amount(other, self.amount)
            if game.gain(other, self.resource, amount) > 0:
                game.gifts[-1] |= 1 << other
            if game.log is not None and self.amount.count >= 0 and amount > 0:
                # A counted amount differs from player to player.
                say_of(game, "gains", "AL-ACT-09", other, [str(amount), RESOURCES[self.resource]], program)
        if game.log is not None and self.amount.count < 0:
            words = [str(self.amount.plus), RESOURCES[self.resource]]
            say_of(game, "others-gain", "AL-ACT-09", seat, words, program)
