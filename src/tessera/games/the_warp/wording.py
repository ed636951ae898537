"""The Warp in words: questions, choices, the log, who is waited for, and what things are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.games.the_warp import explanation, wording_events, wording_options, wording_questions
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.wording_speech import Speech
from tessera.kernel.content import LANGUAGES
from tessera.kernel.engine import asked
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Ask

# The clause behind every kind of question.
_CLAUSES: Final = {
    "ability": "WARP-RAC-03",
    "action": "WARP-ACT-01",
    "attack": "WARP-ATK-02",
    "attack-card": "WARP-CRD-01",
    "attackers": "WARP-ATK-02",
    "before-consult": "WARP-TURN-05",
    "bribe": "WARP-BRB-01",
    "bribe-answer": "WARP-BRB-03",
    "bribe-goods": "WARP-BRB-02",
    "build": "WARP-DEV-09",
    "card-option": "WARP-DEV-01",
    "choose": "WARP-SYM-09",
    "combat-option": "WARP-REV-01",
    "consult": "WARP-CON-01",
    "copy": "WARP-RAC-03",
    "counter-answer": "WARP-BRB-05",
    "counter-goods": "WARP-BRB-10",
    "cut-hand": "WARP-CON-15",
    "cut-rewards": "WARP-RWD-04",
    "defence-card": "WARP-CRD-02",
    "develop": "WARP-DEV-01",
    "dice": "WARP-DIC-09",
    "discard": "WARP-CON-03",
    "draw": "WARP-CON-05",
    "end": "WARP-END-02",
    "extra-action": "WARP-RAC-11",
    "extract": "WARP-INC-01",
    "follow-develop": "WARP-DEV-12",
    "follow-terrashift": "WARP-TER-05",
    "gate-troops": "WARP-GAT-07",
    "give-back": "WARP-RAC-03",
    "give-cards": "WARP-BRB-06",
    "give-rewards": "WARP-BRB-06",
    "guardian": "WARP-SET-36",
    "hand-over": "WARP-INC-10",
    "keep-mission": "WARP-SWI-02",
    "laser": "WARP-LAS-04",
    "look-around": "WARP-SHP-05",
    "lower": "WARP-TER-01",
    "may-pay": "WARP-RAC-07",
    "mission": "WARP-MIS-09",
    "missions": "WARP-SET-38",
    "move": "WARP-SYM-06",
    "pay": "WARP-DEV-17",
    "place-reserve": "WARP-INC-07",
    "race": "WARP-SET-33",
    "races": "WARP-SOLO-03",
    "raise": "WARP-TER-01",
    "remove": "WARP-SYM-10",
    "replenish": "WARP-END-08",
    "shift": "WARP-SYM-03",
    "spend-rewards": "WARP-RWD-02",
    "station": "WARP-INC-04",
    "switch": "WARP-SWI-02",
    "switch-deck": "WARP-SWI-04",
    "take": "WARP-INC-10",
    "take-discard": "WARP-CON-11",
    "team-extract": "WARP-TEAM-15",
    "team-mission": "WARP-TEAM-02",
    "trade": "WARP-TRD-01",
    "upgrade": "WARP-DEV-10",
    "victim": "WARP-TEAM-10",
}
# Questions that several are asked at once and in secret.
_SECRET: Final = ("combat-option", "missions")
_IN_TURN: Final = "WARP-TURN-01"


def question_clause(kind: str) -> str:
    """The clause behind a kind of question."""
    return _CLAUSES[kind]


def question_text(game: Warp, kind: str, seat: int, about: Sequence[str], language: str) -> str:
    """A question as a sentence to the seat that is asked."""
    return wording_questions.question_text(game, kind, seat, about, language)


def option_text(game: Warp, kind: str, notation: str, language: str) -> str:
    """A choice as a sentence."""
    return wording_options.option_text(game, kind, notation, language)


def event_text(game: Warp, event: Event, seat: int, language: str) -> str:
    """An event as a sentence for one seat; -1 is a spectator."""
    return wording_events.event_text(game, event, seat, language)


def explain(game: Warp, thing: str, language: str) -> str:
    """What a card, a mission, a race, an area, a building, a term or a clause is; nothing for an unknown word."""
    return explanation.explain(game, thing, language)


def not_your_turn(game: Warp, seat: int) -> Objection:
    """Why a seat that is not asked may not choose: who is being waited for, and for what."""
    waiting: list[int] = []
    kind = ""
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask):
            waiting.append(ask.seat)
            kind = ask.kind()
    clause = _CLAUSES.get(kind, _IN_TURN)
    why: list[str] = []
    instead: list[str] = []
    for language in LANGUAGES:
        speech = Speech(game, language)
        if not waiting:
            why.append(speech.say("wait.nobody"))
            instead.append(speech.say("wait.over"))
            continue
        who = speech.listed([speech.player(other) for other in sorted(waiting)])
        what = speech.say(f"matter.{kind}")
        key = "wait.chosen" if kind in _SECRET else "wait.others"
        why.append(speech.say(key, len(waiting), who=who, what=what))
        instead.append(speech.say("wait.instead", len(waiting), who=who))
    return Objection(clause, why[0], instead[0], why[1], instead[1])
