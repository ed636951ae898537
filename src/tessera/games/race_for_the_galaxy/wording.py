"""Race for the Galaxy in words: questions, choices, the log, who is waited for, and what things are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.games.race_for_the_galaxy import explanation, wording_events, wording_options, wording_questions
from tessera.games.race_for_the_galaxy.lexicon import Lexicon
from tessera.games.race_for_the_galaxy.rules.round import sees_first
from tessera.games.race_for_the_galaxy.state import Race
from tessera.kernel.content import LANGUAGES
from tessera.kernel.engine import asked
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Ask

# The clause behind every kind of question.
_CLAUSES: Final = {
    "action": "RFTG-ROUND-01",
    "bonus-phase": "RFTG-PRESTIGE-22",
    "consume": "RFTG-CONSUME-01",
    "consume-goods": "RFTG-CONSUME-05",
    "consume-hand": "RFTG-CONSUME-10",
    "consume-kind": "RFTG-CONSUME-12",
    "consume-sell": "RFTG-TRADE-08",
    "defeat-takeover": "RFTG-TAKEOVER-38",
    "defend": "RFTG-TAKEOVER-15",
    "develop": "RFTG-DEVELOP-01",
    "develop-discard": "RFTG-DEVELOP-08",
    "develop-way": "RFTG-DEVELOP-02",
    "draft": "RFTG-DRAFT-03",
    "explore-discard": "RFTG-EXPLORE-06",
    "explore-keep": "RFTG-EXPLORE-01",
    "explore-prestige": "RFTG-EXPLORE-08",
    "final-kind": "RFTG-SCORE-26",
    "first-action": "RFTG-ROUND-13",
    "gamble-ante": "RFTG-CONSUME-16",
    "gamble-keep": "RFTG-CONSUME-16",
    "gamble-number": "RFTG-CONSUME-15",
    "goal-kind": "RFTG-KIND-04",
    "hand-limit": "RFTG-END-01",
    "kind": "RFTG-KIND-01",
    "last-action": "RFTG-ROUND-13",
    "pay": "RFTG-DEVELOP-02",
    "prestige-discard": "RFTG-PRESTIGE-23",
    "produce": "RFTG-PRODUCE-04",
    "produce-discard": "RFTG-PRODUCE-17",
    "raise": "RFTG-SETTLE-18",
    "replace": "RFTG-SETTLE-42",
    "save": "RFTG-DEVELOP-10",
    "search-category": "RFTG-SEARCH-04",
    "search-match": "RFTG-SEARCH-05",
    "search-may-fit": "RFTG-SEARCH-13",
    "settle": "RFTG-SETTLE-01",
    "settle-discard": "RFTG-SETTLE-38",
    "settle-more": "RFTG-SETTLE-07",
    "settle-way": "RFTG-SETTLE-02",
    "spend-good": "RFTG-SETTLE-33",
    "start-hand": "RFTG-SETUP-06",
    "start-save": "RFTG-SETUP-11",
    "start-world": "RFTG-SETUP-09",
    "takeover-target": "RFTG-TAKEOVER-02",
    "trade": "RFTG-TRADE-01",
}
# Questions that all are asked at once and in secret; whoever has answered waits by their own clause.
_SECRET: Final = ("action", "develop", "draft", "first-action", "settle", "start-hand", "start-world")
_IN_TURN: Final = "RFTG-ROUND-05"


def question_clause(kind: str) -> str:
    """The clause behind a kind of question."""
    return _CLAUSES[kind]


def question_text(game: Race, kind: str, seat: int, about: Sequence[str], language: str) -> str:
    """A question as a sentence to the seat that is asked."""
    return wording_questions.question_text(game, kind, seat, about, language)


def option_text(game: Race, kind: str, notation: str, language: str) -> str:
    """A choice as a sentence."""
    return wording_options.option_text(game, kind, notation, language)


def event_text(game: Race, event: Event, seat: int, language: str) -> str:
    """An event as a sentence for one seat; -1 is a spectator."""
    return wording_events.event_text(game, event, seat, language)


def explain(game: Race, thing: str, language: str) -> str:
    """What a card, a goal, a search category, a term or a clause is; nothing for a word that the game does not know."""
    return explanation.explain(game, thing, language)


def not_your_turn(game: Race, seat: int) -> Objection:
    """Why a seat that is not asked may not choose: who is being waited for."""
    waiting: list[int] = []
    kind = ""
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask):
            waiting.append(ask.seat)
            kind = ask.kind()
    key, clause = "others", _IN_TURN
    if kind == "action" and sees_first(game, seat):
        key, clause = "last", "RFTG-ROUND-13"
    elif kind in _SECRET:
        key, clause = "chosen", _CLAUSES[kind]
    why: list[str] = []
    instead: list[str] = []
    for language in LANGUAGES:
        lexicon = Lexicon(game, language)
        who = lexicon.listed([lexicon.player(other) for other in sorted(waiting)])
        why.append(lexicon.say(f"turn.{key}", len(waiting), who=who))
        instead.append(lexicon.say("turn.instead", len(waiting), who=who))
    return Objection(clause, why[0], instead[0], why[1], instead[1])
