"""Atlas Lost in words: questions, choices, the log, whose turn it is, and what things are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tessera.games.atlas_lost import explanation, wording_events, wording_options
from tessera.games.atlas_lost.lexicon import Lexicon, cost_table
from tessera.games.atlas_lost.rules.payment import NO_CUT
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.content import LANGUAGES
from tessera.kernel.engine import asked
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Ask

# The clause behind every kind of question.
_CLAUSES: Final = {
    "action": "AL-TURN-02",
    "ally": "AL-REL-11",
    "bonus": "AL-REPL-02",
    "choose": "AL-ICON-08",
    "culture": "AL-CUL-01",
    "deck": "AL-DRAW-04",
    "discard": "AL-DIG-03",
    "discarder": "AL-NPC-04",
    "economy": "AL-ECO-01",
    "exchange": "AL-ICON-01",
    "hand": "AL-HAND-03",
    "hand-limit": "AL-HAND-01",
    "influence": "AL-INF-01",
    "initial": "AL-PSET-08",
    "keep": "AL-DRAW-01",
    "may-advance": "AL-INF-16",
    "may-install": "AL-TURN-09",
    "may-place": "AL-PLACE-13",
    "move": "AL-SCI-01",
    "optional": "AL-PASS-06",
    "order": "AL-PASS-02",
    "pay-cards": "AL-ICON-06",
    "pay-mixed": "AL-INF-06",
    "pay-team": "AL-SCI-06",
    "pay-tokens": "AL-ICON-05",
    "recover": "AL-ACT-05",
    "reduction": "AL-PASS-04",
    "refresh": "AL-FREE-02",
    "religion": "AL-REL-01",
    "retreat": "AL-INF-10",
    "return-row": "AL-PLACE-12",
    "return-token": "AL-ICON-05",
    "row": "AL-PLACE-01",
    "run": "AL-NEST-01",
    "sabotage": "AL-NPC-04",
    "steal": "AL-STEAL-05",
    "take": "AL-HAND-03",
    "uninstall": "AL-CARD-11",
}


def question_clause(kind: str) -> str:
    """The clause behind a kind of question."""
    return _CLAUSES[kind]


def question_text(game: Atlas, kind: str, seat: int, about: Sequence[str], language: str) -> str:
    """A question as a sentence to the seat that is asked."""
    lexicon = Lexicon(game, language)
    key = f"question.{kind}"
    if kind == "action":
        left = lexicon.actions_left(int(about[0]))
        return lexicon.say(key, forms=() if left else ("spent",), left=left)
    if kind in ("influence", "may-advance"):
        return lexicon.say(key, space=about[0])
    if kind == "deck":
        forms = ("look",) if about[1] != "0" else ()
        return lexicon.say(key, int(about[0]), forms=forms, keep=about[1])
    if kind == "optional":
        return _optional(lexicon, key, about)
    if kind == "reduction":
        cost = game.rulebook.costs[int(about[0].partition(":")[2])]
        return lexicon.say(key, cost=lexicon.cost(cost_table(cost, NO_CUT, 0)))
    if kind == "steal":
        return lexicon.say(key, what=lexicon.amount(int(about[0]), about[1]))
    if kind == "ally":
        return lexicon.say(key, kind=lexicon.say(f"kind.{about[0]}"))
    if kind in ("culture", "religion"):
        return lexicon.say(key, forms=(about[0],))
    if kind == "pay-tokens":
        return lexicon.say(key, int(about[0]), token=lexicon.say(f"token.{about[1]}"))
    if kind == "run":
        return lexicon.say(key, level=about[0])
    if kind in ("row", "take"):
        return lexicon.say(key, tech=lexicon.word(about[0]), board=lexicon.word(about[0]))
    if kind == "uninstall":
        forms = () if about[0] == f"board:{seat}" else ("theirs",)
        return lexicon.say(key, forms=forms, board=lexicon.word(about[0]))
    # What is left is plain, or asks for a number of things.
    return lexicon.say(key, int(about[0]) if about and about[0].isdigit() else 1)


def _optional(lexicon: Lexicon, key: str, about: Sequence[str]) -> str:
    cost = lexicon.game.rulebook.costs[int(about[0].partition(":")[2])]
    effects = lexicon.effects(int(about[1].partition(":")[2]))
    words = lexicon.paying(cost_table(cost, NO_CUT, 0), "may")
    return lexicon.say(key, forms=() if words else ("free",), cost=words, effects=effects)


def option_text(game: Atlas, kind: str, notation: str, language: str) -> str:
    """A choice as a sentence."""
    return wording_options.option_text(game, kind, notation, language)


def event_text(game: Atlas, event: Event, seat: int, language: str) -> str:
    """An event as a sentence for one seat; -1 is a spectator."""
    return wording_events.event_text(game, event, seat, language)


def explain(game: Atlas, thing: str, language: str) -> str:
    """What a card, a Tech, a tile, a term or a clause is; nothing for a word that the game does not know."""
    return explanation.explain(game, thing, language)


def not_your_turn(game: Atlas, seat: int) -> Objection:
    """Why a seat that is not asked may not choose: who is being waited for."""
    boards: list[int] = []
    initial = False
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask):
            boards.append(ask.seat)
            initial = initial or ask.kind() == "initial"
    key, clause = "turn_of", "AL-TURN-08"
    if initial:
        key, clause = "initial", "AL-DIG-01"
    elif seat == game.turn:
        key, clause = "answer_of", "AL-DIG-03"
    why: list[str] = []
    instead: list[str] = []
    for language in LANGUAGES:
        lexicon = Lexicon(game, language)
        who = lexicon.listed([lexicon.board(board) for board in sorted(boards)])
        why.append(lexicon.say(f"wait.{key}", len(boards), who=who, whose=lexicon.board(game.turn)))
        instead.append(lexicon.say("wait.instead", len(boards), who=who))
    return Objection(clause, why[0], instead[0], why[1], instead[1])
