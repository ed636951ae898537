"""Phase I, Explore: draw cards, keep some (base game; Card powers: I Explore)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import DRAWS, KEEPS, MIXES
from tessera.games.race_for_the_galaxy.rules.causes import bonus_word, cards_of, powers_with
from tessera.games.race_for_the_galaxy.rules.phase import AFTER_MIXING, DiscardCards, begin_phase, then_end
from tessera.games.race_for_the_galaxy.rules.solitaire.actions import RobotExplores
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import EXPLORE, EXPLORE_1, EXPLORE_5
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, AskSome, Do, Refused, Together


class Explore(Do[Race]):
    """Before anything is drawn cards may be discarded for prestige (RFTG-EXPLORE-08); then all draw, then all keep."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        begin_phase(game, EXPLORE)
        then_end(game, RobotExplores())
        asks: list[Step] = []
        for seat in game.order:
            for power in game.empires[seat].explore:
                if game.power(power).effect == effects.EXPLORE_DISCARD_FOR_PRESTIGE:
                    asks.append(DiscardForPrestige(seat, -1, 0))
                    break
        game.then(Together(asks, False), ExploreDraws())


class DiscardForPrestige(Ask[Race]):
    """May discard a card for prestige, or several, once with each such power (RFTG-EXPLORE-08)."""

    __slots__ = ("left", "power")

    def __init__(self, seat: int, power: int, left: int) -> None:
        super().__init__(seat)
        # The power begun and how many cards it still takes; none begun while one may still leave it.
        self.power = power
        self.left = left

    def kind(self) -> str:
        return "explore-prestige"

    def options(self, game: Race) -> list[int]:
        hand = game.zones[game.hand(self.seat)]
        if self.left:
            return hand.copy()
        return [-1, *hand] if self.meant(game) != -1 else []

    def meant(self, game: Race) -> int:
        """The power begun, or the next one that has not been used and can be paid for; -1 for none."""
        if self.left:
            return self.power
        empire = game.empires[self.seat]
        for power in empire.explore:
            spec = game.power(power)
            if (
                spec.effect == effects.EXPLORE_DISCARD_FOR_PRESTIGE
                and power not in empire.used
                and spec.cards <= len(game.zones[game.hand(self.seat)])
            ):
                return power
        return -1

    def answer(self, game: Race, choice: int) -> None:
        if choice < 0:
            return
        seat = self.seat
        power = self.meant(game)
        spec = game.power(power)
        left = self.left
        if not left:
            left = spec.cards
            game.empires[seat].used.append(power)
        game.discard(seat, choice, game.hand(seat))
        if game.log is not None:
            words = [str(spec.prestige), str(spec.cards - left + 1), str(spec.cards), *cards_of([power])]
            game.say_hidden("discard_for_prestige", "RFTG-EXPLORE-08", seat, words, [choice])
        if left > 1:
            game.then(DiscardForPrestige(seat, power, left - 1))
            return
        game.gain_prestige(seat, spec.prestige)
        game.then(DiscardForPrestige(seat, -1, 0))

    def notation(self, game: Race, choice: int) -> str:
        return "pass" if choice < 0 else f"discard {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        spec = game.power(self.meant(game))
        return [str(spec.prestige), str(spec.cards), str(self.left)]


def explore_numbers(game: Race, seat: int) -> tuple[int, int, bool]:
    """How many cards a seat draws and keeps, and whether they join the hand first: the action, both bonuses, every
    power and the prestige bonus add up (RFTG-EXPLORE-01, RFTG-EXPLORE-02, RFTG-EXPLORE-03, RFTG-EXPLORE-06,
    RFTG-EXPLORE-07, RFTG-TWO-04, RFTG-PRESTIGE-19)."""
    empire = game.empires[seat]
    figures = empire.figures
    draw = 2 + figures[DRAWS]
    keep = 1 + figures[KEEPS]
    mix = figures[MIXES] > 0
    if empire.picked >> EXPLORE_5 & 1:
        draw += 5
    if empire.picked >> EXPLORE_1 & 1:
        draw += 1
        keep += 1
    if empire.boost in (EXPLORE_5, EXPLORE_1):
        draw += 6
        keep += 1
        mix = True
    return draw, keep, mix


class ExploreDraws(Do[Race]):
    """Everybody draws before anybody discards (RFTG-EXPLORE-01, RFTG-EXPLORE-04, RFTG-EXPLORE-06)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        asks: list[Step] = []
        for seat in game.order:
            draw, keep, mix = explore_numbers(game, seat)
            zone = game.hand(seat) if mix else game.drawn(seat)
            drawn = game.draw_to(seat, zone, draw)
            if game.log is not None:
                pieces = game.zones[zone][-drawn:] if drawn else []
                sources = _sources(game, seat)
                clause = "RFTG-EXPLORE-03" if sources else "RFTG-EXPLORE-01"
                game.say_hidden("explore", clause, seat, [str(drawn), str(keep), *sources], pieces)
            if mix:
                spare = max(drawn - keep, 0)
                asks.append(DiscardCards(seat, spare, spare, AFTER_MIXING))
            else:
                asks.append(KeepCards(seat, keep, keep))
        game.then(Together(asks, False))


def _sources(game: Race, seat: int) -> list[str]:
    """What adds to the two cards drawn and the one kept: bonuses, and cards with Explore powers (RFTG-EXPLORE-03)."""
    empire = game.empires[seat]
    bonuses = [bonus_word(game, seat, action) for action in (EXPLORE_5, EXPLORE_1) if empire.picked >> action & 1]
    powers: list[int] = []
    for effect in (effects.EXPLORE_DRAW, effects.EXPLORE_KEEP, effects.EXPLORE_MIX_HAND):
        powers += powers_with(game, seat, effect)
    return [*bonuses, *cards_of(powers)]


class KeepCards(AskSome[Race]):
    """Keep so many of the cards drawn in this Explore; the others are discarded (RFTG-EXPLORE-01, RFTG-EXPLORE-05)."""

    __slots__ = ()

    def kind(self) -> str:
        return "explore-keep"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.drawn(self.seat)].copy()

    def answer_some(self, game: Race, choices: list[int]) -> None:
        seat = self.seat
        drawn, hand = game.drawn(seat), game.hand(seat)
        for piece in choices:
            game.move(piece, drawn, hand)
        rest = game.shed_all(drawn, game.pile(seat), seat)
        if game.log is not None:
            game.say_hidden("keep", "RFTG-EXPLORE-01", seat, [str(len(choices)), str(rest)], choices)

    def notation(self, game: Race, choice: int) -> str:
        return f"keep {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [str(self.least), str(len(game.zones[game.drawn(self.seat)]))]

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import keep_objections

        return keep_objections(game, self)
