"""What follows a card once it is paid for: draws, prestige, and the powers that come after placing."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import WORLD_DRAWS_AFTER
from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.rules.phase import AFTER_SETTLE, DiscardCards
from tessera.games.race_for_the_galaxy.state import Race


def draw_and_tell(game: Race, seat: int, count: int, clause: str) -> None:
    """Draw into the hand, and say so."""
    drawn = game.draw_cards(seat, count)
    if game.log is not None and drawn:
        game.say_hidden("draw", clause, seat, [str(drawn)], game.zones[game.hand(seat)][-drawn:])


def earn(game: Race, seat: int, amount: int, clause: str) -> None:
    """Gain prestige, and say so."""
    game.gain_prestige(seat, amount)
    if game.log is not None:
        game.say("prestige", clause, seat, [str(amount)])


def pay_prestige(game: Race, seat: int, amount: int, clause: str) -> None:
    """Spend prestige, and say so."""
    game.spend_prestige(seat, amount)
    if game.log is not None:
        game.say("spend_prestige", clause, seat, [str(amount)])


def after_placing(game: Race, seat: int, card: Card) -> None:
    """Cards and prestige for a world placed or taken over: the Settle bonus once in a phase, the powers for each such
    world (RFTG-SETTLE-04, RFTG-SETTLE-21, RFTG-SETTLE-37, RFTG-SETTLE-38, RFTG-SETTLE-39, RFTG-TWO-03,
    RFTG-TAKEOVER-18, RFTG-TAKEOVER-19)."""
    empire = game.empires[seat]
    draw = empire.figures[WORLD_DRAWS_AFTER]
    if not empire.bonus_drawn:
        # Only for the first world of the phase: later ones bring none, whoever they come by (RFTG-SETTLE-21).
        empire.bonus_drawn = True
        if empire.count // 16 > game.again:
            draw += 1
    spare = 0
    for power in empire.settle:
        spec = game.power(power)
        if spec.effect == effects.SETTLE_DRAW_THEN_DISCARD_AFTER:
            draw += spec.draw
            spare += spec.uses
        elif spec.effect == effects.SETTLE_PRESTIGE_AFTER and card.is_of_class(spec.target):
            earn(game, seat, spec.prestige, "RFTG-SETTLE-39")
    if draw:
        draw_and_tell(game, seat, draw, "RFTG-SETTLE-37")
    if spare:
        game.then(DiscardCards(seat, spare, spare, AFTER_SETTLE))
