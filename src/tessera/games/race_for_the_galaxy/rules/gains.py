"""What follows a card once it is paid for: draws, prestige, and the powers that come after placing."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import WORLD_DRAWS_AFTER
from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.rules.causes import Part, bonus_word, cards_of, powers_with, tell_draws
from tessera.games.race_for_the_galaxy.rules.phase import AFTER_SETTLE, DiscardCards
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import SETTLE_ACTION


def draw_and_tell(game: Race, seat: int, count: int, clause: str, piece: int) -> None:
    """Draw into the hand, and say so: by which clause, and through which card."""
    drawn = game.draw_cards(seat, count)
    if game.log is not None and drawn:
        words = [str(drawn), f"card:{piece}"]
        game.say_hidden("draw", clause, seat, words, game.zones[game.hand(seat)][-drawn:])


def earn(game: Race, seat: int, amount: int, clause: str, piece: int) -> None:
    """Gain prestige, if there is any, and say so: by which clause, and through which card
    (RFTG-PRESTIGE-02, RFTG-SETTLE-39, RFTG-DEVELOP-11, RFTG-CONSUME-23)."""
    if not amount:
        return
    game.gain_prestige(seat, amount)
    if game.log is not None:
        game.say("prestige", clause, seat, [str(amount), f"card:{piece}"])


def pay_prestige(game: Race, seat: int, amount: int, clause: str, piece: int) -> None:
    """Spend prestige, and say so: by which clause, and for which card (RFTG-SETTLE-16, RFTG-CONSUME-24)."""
    game.spend_prestige(seat, amount)
    if game.log is not None:
        game.say("spend_prestige", clause, seat, [str(amount), f"card:{piece}"])


def after_placing(game: Race, seat: int, card: Card) -> None:
    """Cards and prestige for a world placed or taken over: the Settle bonus once in a phase, the powers for each such
    world (RFTG-SETTLE-04, RFTG-SETTLE-21, RFTG-SETTLE-37, RFTG-SETTLE-38, RFTG-SETTLE-39, RFTG-TWO-03,
    RFTG-TAKEOVER-18, RFTG-TAKEOVER-19)."""
    empire = game.empires[seat]
    draw = empire.figures[WORLD_DRAWS_AFTER]
    # Only for the first world of the phase: later ones bring none, whoever they come by (RFTG-SETTLE-21).
    bonus = not empire.bonus_drawn and empire.count // 16 > game.again
    empire.bonus_drawn = True
    if bonus:
        draw += 1
    spare = 0
    for power in empire.settle:
        spec = game.power(power)
        if spec.effect == effects.SETTLE_DRAW_THEN_DISCARD_AFTER:
            draw += spec.draw
            spare += spec.uses
        elif spec.effect == effects.SETTLE_PRESTIGE_AFTER and card.is_of_class(spec.target):
            earn(game, seat, spec.prestige, "RFTG-SETTLE-39", power // POWER_BITS)
    drawn = game.draw_cards(seat, draw)
    if game.log is not None:
        tell_draws(game, seat, drawn, _draws_after(game, seat, bonus))
    if spare:
        game.then(DiscardCards(seat, spare, spare, AFTER_SETTLE))


def _draws_after(game: Race, seat: int, bonus: bool) -> list[Part]:
    """What is drawn for a world: through the Settle bonus, then powers that draw, then those that discard as well
    (RFTG-SETTLE-04, RFTG-SETTLE-37, RFTG-SETTLE-38)."""
    empire = game.empires[seat]
    parts = [Part(1, "RFTG-SETTLE-04", [bonus_word(game, seat, SETTLE_ACTION)])] if bonus else []
    cards = cards_of(powers_with(game, seat, effects.SETTLE_DRAW_AFTER))
    parts.append(Part(empire.figures[WORLD_DRAWS_AFTER], "RFTG-SETTLE-37", cards))
    for power in empire.settle:
        spec = game.power(power)
        if spec.effect == effects.SETTLE_DRAW_THEN_DISCARD_AFTER:
            parts.append(Part(spec.draw, "RFTG-SETTLE-38", cards_of([power])))
    return parts
