"""Gambling World, the base game's and the revised one of set 2 (Card powers: IV Consume)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rulebook import Power
from tessera.games.race_for_the_galaxy.state import ASIDE, POWER_BITS, Race
from tessera.kernel.step import Ask, Refused


class NameNumber(Ask[Race]):
    """Name a number and flip the top card: it is kept if its cost or defense is that number (RFTG-CONSUME-15)."""

    __slots__ = ("power",)

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power = power

    def kind(self) -> str:
        return "gamble-number"

    def options(self, game: Race) -> list[int]:
        spec = game.power(self.power)
        return list(range(spec.low, spec.high + 1))

    def answer(self, game: Race, choice: int) -> None:
        seat = self.seat
        if not game.refill(seat):
            return
        piece = game.draw(game.deck(seat), ASIDE)
        won = game.card(piece).cost == choice
        if game.log is not None:
            key = "gamble_won" if won else "gamble_lost"
            game.say(key, "RFTG-CONSUME-15", seat, [str(choice), f"card:{piece}"])
        if won:
            take_shown(game, seat, piece)
        else:
            game.move(piece, ASIDE, game.pile(seat))

    def notation(self, game: Race, choice: int) -> str:
        return f"name {choice}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.power // POWER_BITS}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import name_objections

        return name_objections(game, self)


def take_shown(game: Race, seat: int, piece: int) -> None:
    """A card that everybody saw goes into a hand: the others know it there from now on."""
    game.move(piece, ASIDE, game.hand(seat))
    game.empires[seat].exposed = True


def antes(game: Race, seat: int, spec: Power) -> list[int]:
    """Hand cards that may be put at stake (RFTG-CONSUME-16)."""
    found: list[int] = []
    for piece in game.zones[game.hand(seat)]:
        if spec.low <= game.card(piece).cost <= spec.high:
            found.append(piece)
    return found


class PlaceAnte(Ask[Race]):
    """Put a card at stake and flip as many cards as it costs (RFTG-CONSUME-16, RFTG-CONSUME-17)."""

    __slots__ = ("power",)

    def __init__(self, seat: int, power: int) -> None:
        super().__init__(seat)
        self.power = power

    def kind(self) -> str:
        return "gamble-ante"

    def options(self, game: Race) -> list[int]:
        return antes(game, self.seat, game.power(self.power))

    def answer(self, game: Race, choice: int) -> None:
        seat = self.seat
        # The ante is shown, and lies apart until the gamble is settled.
        game.move(choice, game.hand(seat), ASIDE)
        stake = game.card(choice).cost
        flips = game.draw_to(seat, ASIDE, stake)
        flipped = game.zones[ASIDE][-flips:] if flips else []
        won = False
        for piece in flipped:
            if game.card(piece).cost > stake:
                won = True
        if game.log is not None:
            words = [f"card:{choice}", *(f"card:{piece}" for piece in flipped)]
            game.say("ante_won" if won else "ante_lost", "RFTG-CONSUME-16", seat, words)
        if won:
            game.then(KeepFlipped(seat, choice, flipped))
        else:
            discard_shown(game, seat, [choice, *flipped])

    def notation(self, game: Race, choice: int) -> str:
        return f"ante {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.power // POWER_BITS}"]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import ante_objections

        return ante_objections(game, self)


def discard_shown(game: Race, seat: int, pieces: list[int]) -> None:
    """Cards that were shown are discarded."""
    for piece in pieces:
        game.move(piece, ASIDE, game.pile(seat))


class KeepFlipped(Ask[Race]):
    """The ante comes back with one of the flipped cards, whichever one likes (RFTG-CONSUME-16)."""

    __slots__ = ("ante", "flipped")

    def __init__(self, seat: int, ante: int, flipped: list[int]) -> None:
        super().__init__(seat)
        self.ante = ante
        self.flipped = flipped

    def kind(self) -> str:
        return "gamble-keep"

    def options(self, game: Race) -> list[int]:
        return self.flipped

    def answer(self, game: Race, choice: int) -> None:
        if game.log is not None:
            game.say("gamble_keep", "RFTG-CONSUME-16", self.seat, [f"card:{choice}"])
        take_shown(game, self.seat, choice)
        take_shown(game, self.seat, self.ante)
        discard_shown(game, self.seat, [piece for piece in self.flipped if piece != choice])

    def notation(self, game: Race, choice: int) -> str:
        return f"keep {game.piece_name(choice)}"

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import flipped_objections

        return flipped_objections(game, self)
