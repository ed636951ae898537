"""Questions as sentences to the seat that is asked: what is to be chosen, and the numbers that matter for it.

Most of it comes with the question, as words about it; what else the seat has at hand is looked up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tessera.games.the_warp import wording_questions_combat
from tessera.games.the_warp.phrases import capital
from tessera.games.the_warp.rules.building import Build
from tessera.games.the_warp.rules.develop import PlayDevelop
from tessera.games.the_warp.rules.laser import RemoveTroops
from tessera.games.the_warp.rules.mission_switch import KeepMission, mission_limit
from tessera.games.the_warp.rules.payment import Price
from tessera.games.the_warp.rules.races import RESOURCE, ChooseVictim
from tessera.games.the_warp.rules.reward_cards import reward_limit
from tessera.games.the_warp.state import FIRST_OF_SEATS, ZONES_PER_SEAT, Warp
from tessera.games.the_warp.terms import BUILDINGS, CONSULT_DISCARDS, CONSULT_DRAW, CONSULT_DRAWS, HIDDEN
from tessera.games.the_warp.wording_asked import Asked


def question_text(game: Warp, kind: str, seat: int, about: Sequence[str], language: str) -> str:
    """A question as a sentence to the seat that is asked."""
    question = Asked(game, kind, seat, about, language)
    teller = _TELLERS.get(kind) or wording_questions_combat.TELLERS.get(kind)
    if teller is not None:
        return teller(question)
    # What is left asks for a number of things, or for nothing that needs a word.
    return question.say(question.number() if about and about[0].isdigit() else 1)


# Setting up


def _race(question: Asked) -> str:
    """A pile of the draft, or what is left of the team's races (WARP-SET-33, WARP-TEAM-03)."""
    piles, pile = question.game.piles, question.number()
    forms = ("team",) if question.game.rulebook.teams else ()
    return question.say(len(piles[pile - 1]) if pile <= len(piles) else 0, forms, pile=str(pile))


def _races(question: Asked) -> str:
    return question.say(sum([len(pile) for pile in question.game.piles]))


def _missions(question: Asked) -> str:
    return question.say(question.count(question.game.dealt(question.seat)))


def _team_mission(question: Asked) -> str:
    game, seat = question.game, question.seat
    pool = FIRST_OF_SEATS + game.seats * ZONES_PER_SEAT + seat % (game.seats // 2)
    return question.say(question.count(pool), held=str(question.count(game.missions(seat))))


# Income


def _consult(question: Asked) -> str:
    draw = CONSULT_DRAWS + question.colony.stats[CONSULT_DRAW]
    return question.say(most=str(CONSULT_DISCARDS), draw=str(draw))


def _draw(question: Asked) -> str:
    game, seat = question.game, question.seat
    hand, limit = question.count(game.hand(seat)), game.hand_limit(seat)
    return question.say(question.number(), hand=str(hand), limit=str(limit))


def _cut_hand(question: Asked) -> str:
    game, seat = question.game, question.seat
    held, limit = question.count(game.hand(seat)), game.hand_limit(seat)
    return question.say(question.number(), held=str(held), limit=str(limit))


def _cut_rewards(question: Asked) -> str:
    game, seat = question.game, question.seat
    held, limit = question.count(game.rewards(seat)), reward_limit(game, seat)
    return question.say(question.number(), held=str(held), limit=str(limit))


def _team_extract(question: Asked) -> str:
    partner = question.game.partner(question.seat)
    return question.say(who=question.speech.player(partner) if partner >= 0 else "")


def _trade(question: Asked) -> str:
    return question.say(question.number(), have=question.have())


# Develop and Terrashift


def _develop(question: Asked) -> str:
    """The discount that does not depend on what is built (WARP-DEV-02, WARP-DEV-12, WARP-SYM-02)."""
    ask = question.ask
    discount = ask.discount(question.game) if isinstance(ask, PlayDevelop) else 0
    who = question.speech.player(question.game.active)
    return question.say(discount, () if discount else ("full",), who=who)


def _follow_terrashift(question: Asked) -> str:
    return question.say(who=question.speech.player(question.game.active))


def _card_option(question: Asked) -> str:
    return question.say(card=question.word())


def _build(question: Asked) -> str:
    ask = question.ask
    type = ask.type if isinstance(ask, Build) else -1
    if type < 0:
        return question.say()
    return question.say(forms=("type",), type=question.speech.building(BUILDINGS[type]))


def _look_around(question: Asked) -> str:
    game, area = question.game, question.thing()
    hidden = [other for other in game.rulebook.board.near[area] if game.holder[other] == HIDDEN]
    return question.say(len(hidden), area=question.word())


def _pay(question: Asked) -> str:
    gold, energy, any, discount = (int(word) for word in question.about)
    return question.say(price=question.speech.price(Price(gold, energy, any, discount)))


# Free steps and effects


def _laser(question: Asked) -> str:
    return question.say(question.colony.energy, area=question.word())


def _remove(question: Asked) -> str:
    ask = question.ask
    return question.say(question.game.effect(ask.effect).n if isinstance(ask, RemoveTroops) else 1)


def _keep_mission(question: Asked) -> str:
    aside = question.ask.aside if isinstance(question.ask, KeepMission) else 0
    return question.say(question.count(question.game.dealt(question.seat)) - aside)


def _mission(question: Asked) -> str:
    return question.say(len(question.colony.ready))


def _end(question: Asked) -> str:
    moves = question.number()
    return question.say(moves, () if moves else ("none",))


def _replenish(question: Asked) -> str:
    game, seat = question.game, question.seat
    return question.say(
        cost=question.speech.price(Price(0, 0, question.number(), 0)),
        held=str(question.count(game.missions(seat))),
        limit=str(mission_limit(game, seat)),
    )


def _victim(question: Asked) -> str:
    ask = question.ask
    if not isinstance(ask, ChooseVictim):
        return question.say()
    return question.say(ask.count, () if ask.what == RESOURCE else ("card",))


def _hand_over(question: Asked) -> str:
    return question.say(question.number(1), who=question.speech.player(question.thing()))


def _may_pay(question: Asked) -> str:
    return question.say(text=capital(question.word()))


Teller = Callable[[Asked], str]

_TELLERS: Final[dict[str, Teller]] = {
    "build": _build,
    "card-option": _card_option,
    "consult": _consult,
    "cut-hand": _cut_hand,
    "cut-rewards": _cut_rewards,
    "develop": _develop,
    "draw": _draw,
    "end": _end,
    "follow-develop": _develop,
    "follow-terrashift": _follow_terrashift,
    "hand-over": _hand_over,
    "keep-mission": _keep_mission,
    "laser": _laser,
    "look-around": _look_around,
    "may-pay": _may_pay,
    "mission": _mission,
    "missions": _missions,
    "pay": _pay,
    "race": _race,
    "races": _races,
    "remove": _remove,
    "replenish": _replenish,
    "team-extract": _team_extract,
    "team-mission": _team_mission,
    "trade": _trade,
    "victim": _victim,
}
