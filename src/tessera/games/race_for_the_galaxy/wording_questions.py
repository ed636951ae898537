"""Questions as sentences to the seat that is asked: what is to be chosen, and the numbers that matter for it.

Most of it comes with the question, as words about it; what else the seat has at hand is looked up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.rules.consumption import multiplier
from tessera.games.race_for_the_galaxy.rules.develop import AfterDevelopment
from tessera.games.race_for_the_galaxy.rules.military import has_settle_boost, military_against
from tessera.games.race_for_the_galaxy.rules.payment import development_price
from tessera.games.race_for_the_galaxy.rules.round import actions_of
from tessera.games.race_for_the_galaxy.rules.round_end import hand_limit
from tessera.games.race_for_the_galaxy.rules.settle import AfterSettling
from tessera.games.race_for_the_galaxy.rules.settle_ways import world_price
from tessera.games.race_for_the_galaxy.rules.takeovers import (
    ATTACK,
    ATTACKER,
    FATE,
    PENDING,
    TARGET,
    attack_strength,
    defense_strength,
)
from tessera.games.race_for_the_galaxy.sentence_parts import goods, prestige
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import KEY_REBEL, NOVELTY_AND_RARE
from tessera.games.race_for_the_galaxy.wording_powers import multi_kind_world
from tessera.kernel.engine import asked
from tessera.kernel.step import Ask


class Asked:
    """A question to be told: its kind, the seat, and words about it."""

    __slots__ = ("about", "game", "key", "lexicon", "seat")

    def __init__(self, game: Race, kind: str, seat: int, about: Sequence[str], language: str) -> None:
        self.game = game
        self.key = f"question.{kind}"
        self.seat = seat
        self.about = list(about)
        self.lexicon = Lexicon(game, language)

    def card(self) -> str:
        """The card that the question is about."""
        return self.lexicon.word(self.about[0])

    def piece(self) -> int:
        """The number of that card."""
        return int(self.about[0].partition(":")[2])

    def hand(self) -> int:
        """How many cards the seat holds."""
        return len(self.game.zones[self.game.hand(self.seat)])

    def held(self, count: int) -> str:
        """So many cards in a hand."""
        return self.lexicon.say("name.hand", count)


def question_text(game: Race, kind: str, seat: int, about: Sequence[str], language: str) -> str:
    """A question as a sentence to the seat that is asked."""
    question = Asked(game, kind, seat, about, language)
    if kind in _TELLERS:
        return _TELLERS[kind](question)
    # What is left asks for a number of things, names one card, or both.
    count, card = 1, ""
    for word in about:
        if word.isdigit():
            count = int(word)
        else:
            card = question.lexicon.word(word)
    return question.lexicon.say(question.key, count, card=card)


# Setting up, and actions


def _start_hand(question: Asked) -> str:
    return question.lexicon.say(question.key, int(question.about[0]), hand=str(question.hand()))


def _saving(question: Asked) -> str:
    """Under which world a card is saved (RFTG-SETUP-11, RFTG-DEVELOP-10, RFTG-SETTLE-35)."""
    game = question.game
    world = ""
    for piece in game.zones[game.tableau(question.seat)]:
        if game.card(piece).saves:
            world = question.lexicon.card(piece)
    return question.lexicon.say(question.key, world=world)


def _draft(question: Asked) -> str:
    game, lexicon = question.game, question.lexicon
    side = lexicon.say("side.left" if game.draft_left else "side.right")
    return lexicon.say(question.key, len(game.zones[game.pack(question.seat)]), side=side)


def _action(question: Asked) -> str:
    game = question.game
    forms = ("solo",) if game.seats == 1 else ("two",) if game.rulebook.experienced else ()
    return question.lexicon.say(question.key, forms=forms, round=str(game.round))


def _last_action(question: Asked) -> str:
    """What the others chose, which lies open now (RFTG-ROUND-13, RFTG-ROBOT-65)."""
    game, lexicon = question.game, question.lexicon
    if game.seats == 1:
        shown = [lexicon.word(f"face:{face}") for face in game.robot.rolled]
        return lexicon.say(question.key, forms=("solo",), shown=lexicon.listed(shown))
    parts: list[str] = []
    for seat in game.order:
        chosen = actions_of(game.empires[seat])
        if seat != question.seat and chosen:
            actions = lexicon.listed([lexicon.action(action) for action in chosen])
            parts.append(lexicon.voice.under(lexicon.seat(seat), actions))
    forms = ("two",) if game.rulebook.experienced else ()
    return lexicon.say(question.key, forms=forms, shown=lexicon.voice.join(parts, "list"))


def _bonus_phase(question: Asked) -> str:
    action = question.lexicon.action(question.about[0].partition(":")[2])
    return question.lexicon.say(question.key, action=action)


def _search_match(question: Asked) -> str:
    category = question.lexicon.category(question.game.category)
    return question.lexicon.say(question.key, card=question.card(), category=category)


# Explore, Develop, Settle


def _explore_prestige(question: Asked) -> str:
    """A power may ask for several cards, one after the other (RFTG-EXPLORE-08)."""
    worth, cards, left = (int(word) for word in question.about)
    gained = prestige(question.lexicon.voice, worth)
    return question.lexicon.say(question.key, left or cards, ("begun",) if left else (), prestige=gained)


def _explore_keep(question: Asked) -> str:
    return question.lexicon.say(question.key, int(question.about[0]), drawn=question.about[1])


def _develop(question: Asked) -> str:
    return question.lexicon.say(question.key, max(0, question.hand() - 1))


def _settle(question: Asked) -> str:
    game, seat = question.game, question.seat
    military = game.general_military(seat) + (2 if has_settle_boost(game, seat) else 0)
    return question.lexicon.say(question.key, max(0, question.hand() - 1), military=str(military))


def _way(question: Asked) -> str:
    """How a card is placed: its price after discounts, or for a military world Military and defense."""
    game, seat, lexicon = question.game, question.seat, question.lexicon
    card = game.card(question.piece())
    if card.military:
        cost = card.cost
    else:
        cost = world_price(game, seat, card, card.cost) if card.is_world else development_price(game, seat, card)
    return lexicon.say(
        question.key,
        forms=("military",) if card.military else (),
        card=question.card(),
        cost=str(max(0, cost)),
        price=lexicon.say("name.cards", max(0, cost)),
        hand=question.held(question.hand()),
        military=str(military_against(game, seat, card.good, (card.words & KEY_REBEL) != 0)),
    )


def _pay(question: Asked) -> str:
    """The card being paid for waits below the question, to be finished when it is paid."""
    card = ""
    for lane in asked(question.game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask) and ask.seat == question.seat:
            for step in lane.stack:
                if isinstance(step, (AfterDevelopment, AfterSettling)):
                    card = question.lexicon.card(step.piece)
    forms = () if card else ("plain",)
    return question.lexicon.say(question.key, int(question.about[0]), forms=forms, card=card)


def _spend_good(question: Asked) -> str:
    less = 0
    for power in question.game.card(question.piece()).powers:
        if power.effect in (effects.DEVELOP_DISCOUNT_BY_GOOD, effects.SETTLE_DISCOUNT_BY_GOOD):
            less = power.amount
    return question.lexicon.say(question.key, less, card=question.card())


# Military and takeovers


def _raise(question: Asked) -> str:
    """For a conquest what is missing, for a takeover how it stands (RFTG-SETTLE-19, RFTG-TAKEOVER-10)."""
    game, lexicon = question.game, question.lexicon
    for attack in range(0, len(game.attacks), ATTACK):
        numbers = game.attacks[attack : attack + ATTACK]
        if (numbers[ATTACKER], numbers[TARGET], numbers[FATE]) == (question.seat, question.piece(), PENDING):
            strength, defense = attack_strength(game, attack), defense_strength(game, attack)
            return lexicon.say(
                question.key, forms=("takeover",), card=question.card(), attack=str(strength), defense=str(defense)
            )
    missing = question.about[2]
    forms = () if missing != "0" else ("reached",)
    return lexicon.say(question.key, forms=forms, card=question.card(), missing=missing)


def _defend(question: Asked) -> str:
    """Ties go to the attacker (RFTG-TAKEOVER-13)."""
    _, who, attack, defense = question.about
    missing = int(attack) - int(defense) + 1
    return question.lexicon.say(
        question.key,
        missing,
        forms=() if missing > 0 else ("holds",),
        who=question.lexicon.word(who),
        card=question.card(),
        attack=attack,
        defense=defense,
    )


# Consume, and the end of the round


def _consume(question: Asked) -> str:
    game, lexicon = question.game, question.lexicon
    held = goods(lexicon.voice, "any", len(game.empires[question.seat].laden))
    times = multiplier(game, question.seat)
    return lexicon.say(question.key, forms=("times",) if times > 1 else (), goods=held, times=str(times))


def _consume_hand(question: Asked) -> str:
    _, least, most = question.about
    forms = () if least == most else ("range",)
    return question.lexicon.say(question.key, int(least), forms=forms, card=question.card(), least=least, most=most)


def _goal_kind(question: Asked) -> str:
    """The goal that goes by the kind of the multi-kind world (RFTG-GOAL-36, RFTG-KIND-04)."""
    game, lexicon = question.game, question.lexicon
    goal = ""
    for number in game.goals:
        if game.rulebook.goals[number].condition.metric == NOVELTY_AND_RARE:
            goal = lexicon.goal(number)
    return lexicon.say(question.key, goal=goal, card=lexicon.card(multi_kind_world(game, question.seat)))


def _final_kind(question: Asked) -> str:
    card = question.lexicon.card(multi_kind_world(question.game, question.seat))
    return question.lexicon.say(question.key, card=card)


def _hand_limit(question: Asked) -> str:
    limit = str(hand_limit(question.game, question.seat))
    hand = question.held(question.hand())
    return question.lexicon.say(question.key, int(question.about[0]), hand=hand, limit=limit)


Teller = Callable[[Asked], str]

_TELLERS: Final[dict[str, Teller]] = {
    "action": _action,
    "bonus-phase": _bonus_phase,
    "consume": _consume,
    "consume-hand": _consume_hand,
    "defend": _defend,
    "develop": _develop,
    "develop-way": _way,
    "draft": _draft,
    "explore-keep": _explore_keep,
    "explore-prestige": _explore_prestige,
    "final-kind": _final_kind,
    "first-action": _action,
    "goal-kind": _goal_kind,
    "hand-limit": _hand_limit,
    "last-action": _last_action,
    "pay": _pay,
    "raise": _raise,
    "save": _saving,
    "search-match": _search_match,
    "search-may-fit": _search_match,
    "settle": _settle,
    "settle-way": _way,
    "spend-good": _spend_good,
    "start-hand": _start_hand,
    "start-save": _saving,
}
