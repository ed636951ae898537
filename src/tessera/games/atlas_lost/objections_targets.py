"""Why a player, an NPC or a token is no target (chapter 9: military and religion; AL-NPC-11, AL-PASS-07)."""

from __future__ import annotations

from tessera.games.atlas_lost.objector import Objector
from tessera.games.atlas_lost.rules.ch09_trees.military import ChooseToken, ChooseVictim, owned
from tessera.games.atlas_lost.rules.gains import ChooseAlly
from tessera.games.atlas_lost.rules.payment import own_tokens
from tessera.games.atlas_lost.rules.targets import ChooseTarget
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import PROTECT_RETURN_TOKEN, PROTECT_STEAL, RESOURCES, TOKENS
from tessera.kernel.step import Refused


def protector(game: Atlas, board: int, protection: int) -> int:
    """The card that protects a player, -1 for none."""
    for source in game.factions[board].force:
        if game.rulebook.passives[source].protects & protection:
            return source
    return -1


def _excused(objector: Objector, id: str, board: int, protection: int) -> bool:
    """Refuse what is no target for any effect of this kind: oneself, and whoever is protected."""
    game = objector.game
    if board == objector.seat:
        objector.no(id, "AL-NPC-04", "yourself", "other_target")
        return True
    if board < game.seats and protection and game.protected(board, protection):
        source = protector(game, board, protection)
        words = {"board": f"board:{board}", "source": f"source:{source}"}
        objector.no(id, "AL-PASS-07", "protected", "other_target", words)
        return True
    return False


def _untouched(objector: Objector, id: str, board: int, why: str) -> None:
    """Refuse a target that this effect cannot affect (AL-NPC-11)."""
    reason = "npc_untouched" if board >= objector.game.seats else why
    objector.no(id, "AL-NPC-11", reason, "other_target", {"board": f"board:{board}"})


def steal_objections(game: Atlas, ask: ChooseVictim) -> list[Refused]:
    """Who cannot be robbed."""
    objector = Objector(game, ask.seat)
    for board in range(len(game.tracks)):
        id = ask.notation(game, board)
        if board in ask.boards or _excused(objector, id, board, PROTECT_STEAL):
            continue
        words = {"board": f"board:{board}", "have": f"held:{RESOURCES[ask.resource]} 0"}
        if owned(game, board, ask.resource) <= 0:
            objector.no(id, "AL-NPC-11", "has_none", "other_target", words)
        else:
            objector.no(id, "AL-REL-11", "not_ally", "your_ally", words)
    return objector.refused


def target_objections(game: Atlas, ask: ChooseTarget) -> list[Refused]:
    """Whom an effect cannot touch: oneself, the protected, and those who have nothing that it touches."""
    objector = Objector(game, ask.seat)
    for board in range(len(game.tracks)):
        id = ask.notation(game, board)
        if board not in ask.boards and not _excused(objector, id, board, ask.protection()):
            _untouched(objector, id, board, ask.spared())
    return objector.refused


def ally_objections(game: Atlas, ask: ChooseAlly) -> list[Refused]:
    """Who is no religious ally (AL-REL-11)."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    for board in range(len(game.tracks)):
        if board not in offered:
            why = "no_ally_yourself" if board == ask.seat else "not_ally"
            objector.no(ask.notation(game, board), "AL-REL-11", why, "your_ally", {"board": f"board:{board}"})
    return objector.refused


def token_objections(game: Atlas, ask: ChooseToken) -> list[Refused]:
    """Placed tokens that cannot be sent back."""
    objector = Objector(game, ask.seat)
    offered = ask.options(game)
    for player in range(game.seats):
        for kind in range(3):
            for place in own_tokens(game, player, kind):
                choice = player * 65536 + kind * 1024 + place
                if choice not in offered:
                    _token_objection(objector, ask, ask.notation(game, choice), player, kind)
    return objector.refused


def _token_objection(objector: Objector, ask: ChooseToken, id: str, player: int, kind: int) -> None:
    if player == objector.seat:
        objector.no(id, "AL-ICON-05", "own_token", "others_token")
    elif _excused(objector, id, player, PROTECT_RETURN_TOKEN):
        return
    elif kind not in ask.kinds:
        objector.no(id, "AL-ICON-05", "token_kind", "others_token", {"kind": f"token:{TOKENS[kind]}"})
    else:
        objector.no(id, "AL-ICON-05", "token_owner", "others_token", {"board": f"board:{ask.owner}"})
