"""Questions of an attack: the combat as it stands, offers, cards and dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.the_warp.rules.attack_3_bribe import bribed_seat
from tessera.games.the_warp.rules.attack_5_dice import attack_multiplier, defence_multiplier, dice_word
from tessera.games.the_warp.terms import AGAINST_GUARDIAN
from tessera.games.the_warp.wording_asked import Asked


def fight(question: Asked) -> str:
    """Who fights for what, with which numbers on both sides."""
    combat, speech = question.game.combat, question.speech
    is_guardian = combat.against == AGAINST_GUARDIAN
    return speech.say(
        "fight.troops",
        1,
        ("own",) if question.seat == combat.attacker else (),
        who=speech.player(combat.attacker),
        area=speech.place(combat.target),
        attack=speech.troops(combat.attackers),
        first=str(attack_multiplier(question.game, question.game.combat)),
        defence=speech.say("said.dice" if is_guardian else "said.troops", combat.defenders),
        second=str(defence_multiplier(question.game, question.game.combat)),
    )


def _attackers(question: Asked) -> str:
    troops = question.speech.troops(question.game.troops[question.thing()])
    return question.say(origin=question.word(), target=question.word(1), troops=troops)


def _attack_card(question: Asked) -> str:
    """The attacker, or the teammate for the attacker (WARP-CRD-01, WARP-GAT-03, WARP-TEAM-12)."""
    combat = question.game.combat
    helped = question.seat != combat.attacker
    forms = ("team",) if helped else ("more",) if combat.attack_by else ()
    return question.say(1, forms, fight=fight(question), who=question.speech.player(combat.attacker))


def _defence_card(question: Asked) -> str:
    """The defender, a supporter, or the teammate of the defender (WARP-CRD-02, WARP-CRD-03, WARP-TEAM-12)."""
    combat = question.game.combat
    if combat.defender < 0:
        return question.say(1, ("support",), fight=fight(question), who="")
    forms = ("team",) if question.seat != combat.defender else ()
    return question.say(1, forms, fight=fight(question), who=question.speech.player(combat.defender))


# Bribes


def goods(question: Asked) -> str:
    """What the offer that is spoken of holds so far."""
    combat = question.game.combat
    return question.speech.goods(combat.offer, [*combat.offer_cards, *combat.offer_rewards])


def _bribe(question: Asked) -> str:
    return question.say(who=question.speech.player(question.thing()))


def _bribe_goods(question: Asked) -> str:
    return question.say(who=question.speech.player(question.thing()), goods=goods(question))


def _counter_goods(question: Asked) -> str:
    return question.say(who=question.speech.player(question.game.combat.attacker), goods=goods(question))


def _bribe_answer(question: Asked) -> str:
    """The card is the seat's own, so it may be named."""
    game, combat = question.game, question.game.combat
    place = combat.defence_by[: combat.bribing].count(question.seat)
    card = question.speech.card(game.zones[game.laid(question.seat)][place])
    return question.say(who=question.speech.player(combat.attacker), goods=goods(question), card=card)


def _counter_answer(question: Asked) -> str:
    return question.say(who=question.speech.player(bribed_seat(question.game)), goods=goods(question))


# Cards, dice and the gate


def _gate_troops(question: Asked) -> str:
    """How many conquered, how many may stay, and where the others go (WARP-GAT-07, WARP-GAT-08)."""
    game = question.game
    troops = question.speech.troops(game.combat.attackers)
    return question.say(troops=troops, limit=str(game.limit_of(game.rulebook.board.gate)), origin=question.word())


def _combat_option(question: Asked) -> str:
    """The cards with everything that they offer: the choices name only the numbers of options."""
    speech = question.speech
    pieces = [question.thing(at) for at in range(len(question.about))]
    texts = [speech.say("fight.card", card=speech.card(piece), text=speech.options_of(piece)) for piece in pieces]
    return question.say(len(pieces), text=speech.voice.sentences(texts), have=question.have())


def _dice(question: Asked) -> str:
    game, combat, speech = question.game, question.game.combat, question.speech
    own = question.seat in (combat.attacker, combat.defender)
    return question.say(
        1,
        () if own else ("roller",),
        attack=speech.word(dice_word(combat.attack_dice)),
        defence=speech.word(dice_word(combat.defence_dice)),
        first=str(attack_multiplier(game, game.combat)),
        second=str(defence_multiplier(game, game.combat)),
    )


Teller = Callable[[Asked], str]

TELLERS: Final[dict[str, Teller]] = {
    "attack-card": _attack_card,
    "attackers": _attackers,
    "bribe": _bribe,
    "bribe-answer": _bribe_answer,
    "bribe-goods": _bribe_goods,
    "combat-option": _combat_option,
    "counter-answer": _counter_answer,
    "counter-goods": _counter_goods,
    "defence-card": _defence_card,
    "gate-troops": _gate_troops,
    "dice": _dice,
}
