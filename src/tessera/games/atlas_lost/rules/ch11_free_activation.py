"""11. Free card activation: each installed active card once in your Action Phase."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import ACTIVE
from tessera.games.atlas_lost.rules.payment import NO_CUT, pay
from tessera.games.atlas_lost.rules.reductions import can_use
from tessera.games.atlas_lost.rules.resolution import RunEffects
from tessera.games.atlas_lost.state import Atlas


def can_activate(game: Atlas, seat: int, card: int) -> bool:
    """Whether an installed card is active, upright and usable (AL-FREE-01, AL-FREE-02, AL-CARD-14)."""
    active = game.rulebook.cards[card]
    if active.kind != ACTIVE or card in game.factions[seat].used:
        return False
    assert active.cost is not None
    assert active.program is not None
    return can_use(game, seat, active.cost, active.condition, active.program, NO_CUT)


def activate(game: Atlas, seat: int, card: int) -> None:
    """Turn the card sideways, pay its cost, resolve its effect (AL-FREE-01, AL-FREE-02, AL-FREE-05)."""
    active = game.rulebook.cards[card]
    assert active.cost is not None
    assert active.program is not None
    game.factions[seat].used.append(card)
    game.stack.append(RunEffects(seat, active.program.number, 0))
    pay(game, seat, active.cost, NO_CUT)


def turn_upright(game: Atlas, seat: int) -> None:
    """When the turn is over, used cards turn upright (AL-FREE-03)."""
    game.factions[seat].used.clear()
