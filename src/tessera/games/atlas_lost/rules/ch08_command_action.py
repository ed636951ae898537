"""8. Command action: any Active Technology in play, for command equal to its level."""

from __future__ import annotations

from tessera.games.atlas_lost.rules.ch07_main_action import begin_technology, can_run
from tessera.games.atlas_lost.rules.reductions import fixed_cut
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import BY_COMMAND, COMMAND, LEVEL_OF, ON_COMMAND


# ruling AL-R019
def command_price(game: Atlas, seat: int, slot: int) -> int:
    """Command equal to the level, less reductions (AL-CMD-02, AL-CMD-04, AL-PASS-04)."""
    level = LEVEL_OF[slot % 6]
    price = level * game.rulebook.command_per_level
    return max(0, price - fixed_cut(game, seat, ON_COMMAND, level, game.trees[slot // 6])[COMMAND])


def commandable(game: Atlas, seat: int) -> list[int]:
    """Technologies that the seat can run by command; no team is needed (AL-CMD-01, AL-CMD-03, AL-CMD-04, AL-CMD-06)."""
    command = game.factions[seat].have[COMMAND]
    found: list[int] = []
    for slot in game.actives:
        price = command_price(game, seat, slot)
        if price <= command and can_run(game, seat, slot, BY_COMMAND, price):
            found.append(slot)
    return found


def begin_command(game: Atlas, seat: int, slot: int) -> None:
    """Pay the command, then the Technology's own cost, then resolve it (AL-CMD-02)."""
    price = command_price(game, seat, slot)
    game.lose(seat, COMMAND, price)
    if game.log is not None:
        game.say("commands", "AL-CMD-01", seat, [f"tech:{game.tech[slot]}", str(price)])
    begin_technology(game, seat, slot, BY_COMMAND)
