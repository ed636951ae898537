"""Questions as sentences to the seat that is asked: what is to be chosen, and the numbers that matter for it.

Most of it comes with the question, as words about it; what else the seat has at hand is looked up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tessera.games.revive import terms
from tessera.games.revive.phrases import capital
from tessera.games.revive.rules.announcing import A_COLOR, A_DISCOUNT, A_KIND, A_RANGE, A_SIZE, A_UNLIMITED
from tessera.games.revive.rules.any_order import AnyOrder, is_mandatory
from tessera.games.revive.rules.artifacts import majors_left
from tessera.games.revive.rules.machines import Recharge, WorkMachine
from tessera.games.revive.rules.modules import ActivateModule, TakeModule
from tessera.games.revive.rules.recruiting import Recall, Recruit, RestAndUse, Wake
from tessera.games.revive.rules.resources import PayOutOfTurn
from tessera.games.revive.state import Revive
from tessera.games.revive.wording_asked import Asked

_PLAY: Final = "play"
_LAST_DRAFT: Final = 3


def question_text(game: Revive, kind: str, seat: int, about: Sequence[str], language: str) -> str:
    """A question as a sentence to the seat that is asked."""
    question = Asked(game, kind, seat, about, language)
    teller = _TELLERS.get(kind)
    if teller is not None:
        return capital(teller(question))
    # What is left asks for a number of things, or for nothing that needs a word.
    return question.say(question.number() if about and about[0].isdigit() else 1)


# Setting up


def _tribe(question: Asked) -> str:
    return question.say(len(question.game.tribes))


def _side(question: Asked) -> str:
    return question.say(tribe=question.speech.quoted(question.speech.tribe(question.camp.tribe)))


def _draft(question: Asked) -> str:
    """Seven cards, then five, then three, of which the last goes back (REV-OPT-14)."""
    game, seat = question.game, question.seat
    count = len(game.zones[game.dealt(seat)])
    kept = len(game.zones[game.kept(seat)])
    return question.say(count, ("last",) if count == _LAST_DRAFT else (), kept=str(kept))


# The turn


def _turn(question: Asked) -> str:
    """Where the turn stands; alone, how far the cube has to go (REV-TURN-01, REV-END-02, REV-SOLO-06)."""
    game, speech = question.game, question.speech
    taken, allowed = question.number(0), question.number(1)
    forms: tuple[str, ...] = ()
    if game.moment == terms.HIBERNATION:
        forms = ("slept",)
    elif taken >= allowed:
        forms = ("done",)
    elif taken:
        forms = ("second",)
    elif allowed == 1:
        forms = ("single",)
    text = question.say(1, forms, have=question.have())
    if game.last_turns >= 0:
        text = speech.say("said.last_turn") + text
    elif not taken and game.moment != terms.HIBERNATION:
        text = speech.say("said.your_turn") + text
    if not game.rulebook.is_solo:
        return text
    return text + speech.say("said.cube", game.rulebook.card_actions - question.camp.cube)


def _use_excess(question: Asked) -> str:
    held = question.camp.resources
    over = {name: max(0, held[what] - terms.LIMITS[what]) for what, name in enumerate(terms.RESOURCES)}
    return question.say(over=question.speech.goods(over))


def _announce(question: Asked) -> str:
    """The action, and what machines, crates or effects have changed about it (REV-MACH-05)."""
    announced = question.game.announced
    if not announced:
        return question.say(1, (question.about[0],) if question.about else ())
    said, speech = announced[-1], question.speech
    action = terms.ACTIONS[said[A_KIND]]
    special: list[str] = []
    if said[A_SIZE] >= 0:
        special.append(speech.say("modified.size", size=speech.say(f"size.{terms.SIZES[said[A_SIZE]]}")))
    if said[A_DISCOUNT]:
        special.append(speech.say(f"modified.discount_{action}", said[A_DISCOUNT]))
    if said[A_UNLIMITED]:
        special.append(speech.say("modified.unlimited"))
    elif said[A_RANGE]:
        special.append(speech.say("modified.range", said[A_RANGE]))
    if said[A_COLOR] >= 0:
        special.append(speech.say("modified.color", color=speech.say(f"color.{terms.COLORS[said[A_COLOR]]}")))
    parts = [*([] if action == _PLAY else [action]), *(["special"] if special else [])]
    return question.say(1, ("_".join(parts),) if parts else (), special=speech.voice.sentences(special))


def _any_order(question: Asked) -> str:
    """How many effects wait, and whether the rest may be left (REV-TURN-05, REV-TURN-06)."""
    ask = question.ask
    stays = isinstance(ask, AnyOrder) and any(is_mandatory(entry) for entry in ask.entries)
    return question.say(len(question.about), ("all",) if stays else ())


# The map


def _lay_tile(question: Asked) -> str:
    speech = question.speech
    return question.say(slot=speech.slot_named(question.about[1]), tile=question.word())


def _technology(question: Asked) -> str:
    return question.say(space=question.speech.location(question.about[0]))


def _tribe_tile(question: Asked) -> str:
    return question.say(question.camp.tiles, tile=question.speech.a_tribe_tile(question.about[0]))


# Resources, tracks, artifacts


def _pay_out_of_turn(question: Asked) -> str:
    ask = question.ask
    if not isinstance(ask, PayOutOfTurn):
        return question.say(cost=question.speech.say("said.nothing"))
    return question.say(cost=question.speech.amounts([ask.gear, ask.book, ask.food, ask.crystal]))


def _special_machine(question: Asked) -> str:
    speech = question.speech
    space = speech.reward_inside(question.about[0])
    return question.say(space=space, color=speech.say(f"color.{question.about[1]}"))


def _artifact(question: Asked) -> str:
    """The last one triggers the end, but in a solitaire game (REV-END-01, REV-SOLO-08)."""
    game = question.game
    left = majors_left(game)
    is_last = left == 1 and not game.rulebook.is_solo and game.last_turns < 0
    return question.say(left, ("last",) if is_last else ())


def _remove_artifact(question: Asked) -> str:
    return question.say(space=str(question.game.rulebook.remove_on))


# Pieces


def _several(question: Asked) -> str:
    """How many may still be chosen, where there may be more than one."""
    ask = question.ask
    if isinstance(ask, (Recharge, WorkMachine, TakeModule, ActivateModule, Recall, Wake)):
        return question.say(ask.left)
    return question.say()


def _place_module(question: Asked) -> str:
    return question.say(module=question.word())


def _recruit(question: Asked) -> str:
    """A colour is named where only cards of one may be taken (REV-KUN-03)."""
    ask = question.ask
    if not isinstance(ask, Recruit):
        return question.say()
    if not 0 <= ask.color < terms.TRACKS:
        return question.say(ask.left)
    return question.say(ask.left, ("color",), color=question.speech.say(f"color.{terms.COLORS[ask.color]}"))


def _rest_and_use(question: Asked) -> str:
    half = question.ask.half if isinstance(question.ask, RestAndUse) else terms.TOP
    return question.say(half=question.speech.inside(question.speech.say(f"half.{terms.HALVES[half]}")))


def _hibernation_reward(question: Asked) -> str:
    return question.say(space=str(question.camp.hibernation))


Teller = Callable[[Asked], str]

_TELLERS: Final[dict[str, Teller]] = {
    "activate-module": _several,
    "announce": _announce,
    "any-order": _any_order,
    "artifact": _artifact,
    "draft": _draft,
    "hibernation-reward": _hibernation_reward,
    "lay-tile": _lay_tile,
    "module": _several,
    "pay-out-of-turn": _pay_out_of_turn,
    "place-module": _place_module,
    "recall": _several,
    "recharge": _several,
    "recruit": _recruit,
    "remove-artifact": _remove_artifact,
    "rest-and-use": _rest_and_use,
    "side": _side,
    "special-machine": _special_machine,
    "technology": _technology,
    "tribe": _tribe,
    "tribe-tile": _tribe_tile,
    "turn": _turn,
    "use-excess": _use_excess,
    "wake": _several,
    "work-machine": _several,
}
