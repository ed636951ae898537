"""What belongs to another moment of the game, or is not there. Where hidden things lie is not told."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.objections_free import foreign_reason
from tessera.games.revive.objections_here import reason_here
from tessera.games.revive.objections_play import end_reason, hibernate_reason, spent_reason
from tessera.games.revive.objections_verbs import ENDS, Meant, parse
from tessera.games.revive.objector import Objector, Reason
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import SETUP
from tessera.games.revive.wording import question_clause_here
from tessera.kernel.step import Ask, AskSome

# Questions that must be answered: the clause, and why (REV-TURN-06, REV-TURN-11).
_MUST: Final[dict[str, tuple[str, str]]] = {
    "artifact": ("REV-TURN-11", "must_artifact"),
    "remove-artifact": ("REV-HIB-09", "must_remove"),
    "special-machine": ("REV-TURN-11", "must_machine"),
    "technology": ("REV-POP-03", "must_technology"),
    "lay-tile": ("REV-TURN-11", "must_lay"),
    "tribe-tile": ("REV-TRB-04", "must_tile"),
    "pay-basic": ("REV-RES-10", "must_pay"),
    "pay-out-of-turn": ("REV-RES-10", "must_pay"),
    "place-module": ("REV-MOD-04", "must_place"),
}
# What has its moment in a question that something else opens: how to get there from the menu of a turn.
_OPENED_BY: Final[dict[str, str]] = {
    "populate": "populate_first",
    "explore": "explore_tile",
    "hibernate": "hibernate_first",
    "prism": "announce_play",
    "announced": "announce_with",
    "effect": "use_effect",
    "clearing": "hibernate_first",
}


# Plain words


def word_elsewhere(objector: Objector, ask: Ask[Revive], pick: str) -> None:
    """Ending or passing where that is not possible; where only the word is another one, it is suggested."""
    if any(word in objector.offered for word in ENDS):
        return
    game = objector.game
    if isinstance(ask, AskSome) and not ask.least:
        objector.no(pick, Reason(question_clause_here(game, ask.kind()), "why.pick_nothing", "pick_nothing"))
        return
    reason = end_reason(game) if ask.kind() == "turn" else None
    if reason is None:
        for thing in ask.refused(game):
            if thing.id == "done":
                objector.refused.append(thing)
                return
        clause, key = _MUST.get(ask.kind(), (question_clause_here(game, ask.kind()), "must_answer"))
        reason = Reason(clause, f"why.{key}", "choose_something")
    objector.no(pick, reason)


# Verbs


def verb_elsewhere(objector: Objector, ask: Ask[Revive], pick: str) -> None:
    """A verb and what it is done with: its own reason here, or that it belongs to another moment."""
    game = objector.game
    meant = parse(game, ask.seat, pick, ask.kind())
    if meant is None:
        return
    if ask.kind() in meant.verb.kinds:
        reason = foreign_reason(game, ask.seat) if meant.verb.when == "free" else None
        reason = reason or reason_here(game, ask, meant)
    else:
        reason = _at_another_moment(game, ask, meant)
    if reason is not None:
        objector.no(pick, reason)


def _at_another_moment(game: Revive, ask: Ask[Revive], meant: Meant) -> Reason:
    """Why something waits: for the set-up to end, for the own turn, or for what is going on."""
    verb, seat = meant.verb, ask.seat
    if game.moment == SETUP:
        return Reason(verb.clause, "why.in_setup" if verb.when != "setup" else "why.other_setup", "answer_first")
    if verb.when == "setup":
        return Reason(verb.clause, "why.setup_over", "other_step")
    if seat != game.active and verb.when in ("action", "free", "hibernate"):
        clause = "REV-TURN-09" if verb.when == "free" else "REV-TURN-01"
        key = "why.free_elsewhere" if verb.when == "free" else "why.others_turn"
        return Reason(clause, key, "your_turn", {"player": f"player:{game.active}"})
    if verb.when == "clearing" and not game.rulebook.is_solo:
        return Reason(verb.clause, "why.solo_only", "other_step")
    if verb.when == "free":
        return Reason("REV-TURN-04", "why.free_later", "answer_first")
    if verb.when == "action":
        return Reason("REV-TURN-07", "why.action_later", "answer_first")
    if ask.kind() == "turn":
        # What opens that question may no longer be possible in this turn.
        late = spent_reason(game) or (hibernate_reason(game) if verb.when in ("hibernate", "clearing") else None)
        return Reason(verb.clause, "why.not_asked", _OPENED_BY[verb.when] if late is None else "next_turn")
    return Reason(verb.clause, "why.something_else_first", "answer_first")
