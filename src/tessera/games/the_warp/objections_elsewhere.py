"""What belongs to another moment of the game, or is not there. Where hidden things lie is not told."""

from __future__ import annotations

from typing import Final

from tessera.games.the_warp.objections_dice import combat_option_reason
from tessera.games.the_warp.objections_here import MENUS, reason_here
from tessera.games.the_warp.objections_payment import trade_reason
from tessera.games.the_warp.objections_verbs import ENDS, Verb, parse, written_with
from tessera.games.the_warp.objector import Objector, Reason
from tessera.games.the_warp.rules.attack_1_target import ChooseTarget
from tessera.games.the_warp.rules.attack_4_reveal import ChooseCombatOption
from tessera.games.the_warp.rules.develop import BY_ACTION, PlayDevelop
from tessera.games.the_warp.rules.terrashift import AS_EFFECT, LowerArea, RaiseArea
from tessera.games.the_warp.rules.trading import can_trade
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import ACTIONS, BEFORE_ACTION, BEFORE_EXTRACT, MOMENTS
from tessera.games.the_warp.wording import question_clause
from tessera.kernel.step import Ask, AskSome, Refused

# Steps of a combat from the reveal on, in which nothing is traded any more (WARP-TRD-03).
_REVEALED: Final = ("combat-option", "dice")
# Questions of a combat at which it can still be done.
_BEFORE_REVEAL: Final = ("attack-card", "bribe")


# Plain words


def word_elsewhere(objector: Objector, ask: Ask[Warp], pick: str) -> None:
    """Ending or passing where that is not possible; where only the word is another one, it is suggested."""
    if any(word in objector.offered for word in ENDS):
        return
    if isinstance(ask, AskSome) and not ask.least:
        objector.no(pick, Reason(question_clause(ask.kind()), "why.pick_nothing", "pick_nothing"))
    elif ask.kind() == "action":
        objector.no(pick, Reason("WARP-TURN-04", "why.must_act", "take_action"))
    else:
        objector.no(pick, Reason(question_clause(ask.kind()), "why.must_answer", "choose_something"))


# Verbs


def verb_elsewhere(objector: Objector, ask: Ask[Warp], pick: str) -> None:
    """A verb and what it is done with: another copy, a thing that is not there, another moment, or its own reason."""
    game, seat = objector.game, objector.seat
    found = parse(game, seat, pick, ask.kind())
    if found is None:
        return
    verb, parts = found
    if _other_copy(objector, ask, pick, verb, parts):
        return
    reason = _not_held(game, seat, verb, parts)
    if reason is None and (ask.kind() in verb.kinds or verb.word == "complete"):
        reason = reason_here(game, ask, verb.word, verb.shape, parts)
        if reason is None and ask.kind() in verb.kinds:
            reason = Reason(question_clause(ask.kind()), "why.not_among", "choose_something")
    elif reason is None:
        reason = _at_another_moment(game, seat, ask, verb, pick, parts)
    if reason is not None:
        objector.no(pick, reason)


def _other_copy(objector: Objector, ask: Ask[Warp], pick: str, verb: Verb, parts: list[int]) -> bool:
    """Whether another copy of the card is meant: its objection holds, or it is offered and only its name is missing."""
    game = objector.game
    written = written_with(game, pick, verb, parts)
    if any(id in objector.offered for id in written):
        return True
    for thing in ask.refused(game) if written else ():
        if thing.id in written:
            objector.refused.append(Refused(pick, thing.objection))
            return True
    return False


def _not_held(game: Warp, seat: int, verb: Verb, parts: list[int]) -> Reason | None:
    """A card that is not in the own hand or among the own Reward cards; where it is instead, nobody says."""
    if verb.zone == "hand" and parts[0] not in game.zones[game.hand(seat)]:
        return Reason(verb.clause, "why.not_in_hand", "from_hand", {"card": f"piece:{parts[0]}"})
    if verb.zone == "rewards" and parts[0] not in game.zones[game.rewards(seat)]:
        return Reason(verb.clause, "why.reward_not_held", "held_reward", {"card": f"piece:{parts[0]}"})
    return None


# Moments


def now(game: Warp, seat: int) -> str:
    """Where the game stands, as a word."""
    if game.round == 0:
        return "setup"
    if game.combat.attacker >= 0:
        return "combat"
    if game.active != seat:
        return "others_turn"
    return "end" if MOMENTS[game.moment] in ("acted", "moving") else MOMENTS[game.moment]


def _at_another_moment(game: Warp, seat: int, ask: Ask[Warp], verb: Verb, pick: str, parts: list[int]) -> Reason:
    """Why something waits: for the set-up to end, for the own turn, for its step, or for what is going on."""
    if verb.when == "question":
        return Reason(verb.clause, "why.something_else_first", "answer_first", {"what": f"matter:{ask.kind()}"})
    words = {"then": f"when:{verb.when}", "now": f"when:{now(game, seat)}"}
    if game.round == 0:
        return Reason(verb.clause, "why.other_moment", "answer_first", words)
    if verb.own_turn and game.active != seat:
        return Reason(verb.clause, "why.not_your_turn", "your_turn", words | {"player": f"player:{game.active}"})
    if verb.is_free:
        return _interrupting(game, ask, verb)
    if ask.kind() == "action" and verb.when in ACTIONS:
        return _before_the_action(game, seat, verb, pick, parts)
    if (verb.word in ACTIONS or verb.when in ACTIONS) and game.moment > BEFORE_ACTION:
        return Reason("WARP-ACT-01", "why.acted", "end_or_free", words)
    if verb.word == "extract" and game.moment > BEFORE_EXTRACT:
        return Reason("WARP-INC-01", "why.extracted", "answer_first", words)
    if verb.word in ("end", "move", "sail") and ask.kind() == "action":
        return Reason("WARP-TURN-04" if verb.word == "end" else "WARP-END-01", "why.action_first", "take_action", words)
    if words["then"] == words["now"] or (words["now"] == "when:action" and verb.when in ACTIONS):
        return Reason(verb.clause, "why.something_else_first", "answer_first", {"what": f"matter:{ask.kind()}"})
    return Reason(verb.clause, "why.other_moment", "answer_first", words)


def _before_the_action(game: Warp, seat: int, verb: Verb, pick: str, parts: list[int]) -> Reason:
    """A step of an action that is not chosen yet: what would stand against it, else that the action comes first."""
    later: Ask[Warp] = ChooseTarget(seat)
    if verb.when == "develop":
        later = PlayDevelop(seat, BY_ACTION, 0)
    elif verb.when == "terrashift":
        later = RaiseArea(seat, AS_EFFECT) if verb.word == "raise" else LowerArea(seat, -1, AS_EFFECT)
    offered = [later.notation(game, choice) for choice in later.options(game)]
    # Copies of a card are one choice.
    if not any(id in offered for id in (pick, *written_with(game, pick, verb, parts))):
        reason = reason_here(game, later, verb.word, verb.shape, parts) if later.kind() in verb.kinds else None
        if reason is not None:
            return reason
    return Reason(verb.clause, "why.choose_action_first", "choose_action", {"action": f"action:{verb.when}"})


def _interrupting(game: Warp, ask: Ask[Warp], verb: Verb) -> Reason:
    """Free steps never interrupt anything, least of all a combat (WARP-TURN-03, WARP-TURN-05, WARP-TRD-03)."""
    kind, trades = ask.kind(), verb.word == "trade"
    if kind in MENUS or (trades and kind in _BEFORE_REVEAL):
        # What is aimed at or traded is asked once the step is chosen.
        if trades and not can_trade(game, ask.seat):
            return trade_reason(game, ask.seat)
        return Reason(verb.clause, "why.step_first", "choose_step")
    if trades and kind in _REVEALED:
        return Reason("WARP-TRD-03", "why.trade_revealed", "answer_first")
    if game.combat.attacker >= 0 and not trades:
        return Reason("WARP-TURN-03", "why.not_in_combat", "after_combat")
    return Reason("WARP-TURN-05", "why.no_interruption", "answer_first", {"what": f"matter:{kind}"})


# Two Combat cards at once


def pair_elsewhere(objector: Objector, ask: Ask[Warp], pick: str) -> None:
    """Options of two Combat cards, chosen together at the reveal (WARP-GAT-18)."""
    if not isinstance(ask, ChooseCombatOption):
        return
    parts: list[int] = []
    for half in pick.split(" and "):
        found = parse(objector.game, objector.seat, half, ask.kind()) if half != "lose" else None
        if half != "lose" and (found is None or len(found[1]) != 3):
            return
        parts += [0, 0, 0] if found is None else found[1]
    reason = combat_option_reason(objector.game, ask, parts)
    if reason is not None:
        objector.no(pick, reason)
