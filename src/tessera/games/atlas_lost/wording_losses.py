"""What of an option would come to nothing, told beforehand: gains beyond a limit (AL-RES-05, AL-RES-07)."""

from __future__ import annotations

from tessera.games.atlas_lost.lexicon import Lexicon
from tessera.games.atlas_lost.rulebook import Program
from tessera.games.atlas_lost.rules.gains import Gain
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import RESOURCES


def lost_of_one(game: Atlas, seat: int, lexicon: Lexicon, resource: str, amount: int) -> str:
    """What of the only gain of an option has no room."""
    room = _room(game, seat, RESOURCES.index(resource))
    if amount <= room:
        return ""
    lost = lexicon.amount(amount - room, resource)
    return lexicon.say("option.lost", forms=("all",) if room <= 0 else (), lost=lost)


def lost_of_list(game: Atlas, seat: int, lexicon: Lexicon, program: Program, paid: dict[str, int]) -> str:
    """What of the fixed gains of an effect list has no room once its cost is paid. Nothing is said of a list that pays
    on its way, for then there may be room."""
    if program.spends:
        return ""
    gained = [0] * len(RESOURCES)
    for word in program.words:
        if isinstance(word, Gain) and word.amount.count < 0:
            gained[word.resource] += word.amount.plus
    lost: list[str] = []
    for kind, amount in enumerate(gained):
        over = amount - _room(game, seat, kind) - paid.get(RESOURCES[kind], 0)
        if amount and over > 0:
            lost.append(lexicon.amount(min(over, amount), RESOURCES[kind]))
    return lexicon.say("option.lost", lost=lexicon.listed(lost)) if lost else ""


def _room(game: Atlas, seat: int, kind: int) -> int:
    return game.rulebook.caps[kind] - game.factions[seat].have[kind]
