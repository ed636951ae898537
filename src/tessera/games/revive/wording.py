"""Revive in words: questions, choices, the log, who is waited for, and what things are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.games.revive import explanation, wording_events, wording_options, wording_questions
from tessera.games.revive.rules.turn import turn_clause
from tessera.games.revive.state import Revive
from tessera.games.revive.wording_speech import Speech
from tessera.kernel.content import LANGUAGES
from tessera.kernel.engine import asked
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Ask

# The clause behind every kind of question.
_CLAUSES: Final = {
    "activate-module": "REV-MOD-01",
    "advance": "REV-EFF-07",
    "announce": "REV-TURN-02",
    "any-order": "REV-TURN-05",
    "artifact": "REV-ART-01",
    "artifact-card": "REV-PSET-11",
    "choose": "REV-EFF-08",
    "clear-display": "REV-SOLO-09",
    "draft": "REV-OPT-14",
    "gain-basic": "REV-EFF-01",
    "hibernation-reward": "REV-HIB-06",
    "instead-of-crystal": "REV-RES-05",
    "lay-tile": "REV-EXP-05",
    "module": "REV-EFF-06",
    "move-figure": "REV-OXF-10",
    "name-color": "REV-MACH-06",
    "pay-basic": "REV-RES-04",
    "pay-out-of-turn": "REV-RES-04",
    "place-module": "REV-MOD-04",
    "recall": "REV-MACH-09",
    "recharge": "REV-MACH-02",
    "recruit": "REV-EXP-04",
    "remove-artifact": "REV-HIB-09",
    "rest-and-use": "REV-KUN-09",
    "side": "REV-OPT-05",
    "special-machine": "REV-REW-02",
    "technology": "REV-POP-03",
    "trade": "REV-EFF-02",
    "tribe": "REV-PSET-03",
    "tribe-tile": "REV-TRB-03",
    "turn": "REV-TURN-01",
    "use-excess": "REV-RES-07",
    "wake": "REV-CARD-06",
    "work-machine": "REV-SOL-01",
}
# Questions that all are asked at once and in secret.
_SECRET: Final = ("artifact-card", "draft", "side")


def question_clause(kind: str) -> str:
    """The clause behind a kind of question."""
    return _CLAUSES[kind]


def question_clause_here(game: Revive, kind: str) -> str:
    """The same in this game: a turn alone has a clause of its own (REV-SOLO-02)."""
    return turn_clause(game) if kind == "turn" else question_clause(kind)


def question_text(game: Revive, kind: str, seat: int, about: Sequence[str], language: str) -> str:
    """A question as a sentence to the seat that is asked."""
    return wording_questions.question_text(game, kind, seat, about, language)


def option_text(game: Revive, kind: str, notation: str, language: str) -> str:
    """A choice as a sentence."""
    return wording_options.option_text(game, kind, notation, language)


def event_text(game: Revive, event: Event, seat: int, language: str) -> str:
    """An event as a sentence for one seat; -1 is a spectator."""
    return wording_events.event_text(game, event, seat, language)


def explain(game: Revive, thing: str, language: str) -> str:
    """What a piece, a place, a tribe, a technology, a resource, a term or a clause is; nothing for an unknown word."""
    return explanation.explain(game, thing, language)


def not_your_turn(game: Revive, seat: int) -> Objection:
    """Why a seat that is not asked may not choose: who is being waited for, and for what."""
    waiting: list[int] = []
    kind = ""
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask):
            waiting.append(ask.seat)
            kind = ask.kind()
    clause = question_clause_here(game, kind or "turn")
    why: list[str] = []
    instead: list[str] = []
    for language in LANGUAGES:
        speech = Speech(game, language)
        if not waiting:
            why.append(speech.say("wait.nobody"))
            instead.append(speech.say("wait.over"))
            continue
        who = speech.players(sorted(waiting))
        what = speech.say(f"matter.{kind}")
        key = "wait.chosen" if kind in _SECRET else "wait.others"
        why.append(speech.say(key, len(waiting), who=who, what=what))
        instead.append(speech.say("wait.instead", len(waiting), who=who))
    return Objection(clause, why[0], instead[0], why[1], instead[1])
