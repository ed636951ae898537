"""placeholder"""
from __future__ import annotations
from collections.abc import Sequence
from tessera.games.atlas_lost.state import Atlas
from tessera.kernel.event import Event
from tessera.kernel.refusal import Objection
def question_text(game: Atlas, kind: str, seat: int, about: Sequence[str], language: str) -> str:
    return kind
def option_text(game: Atlas, kind: str, notation: str, language: str) -> str:
    return notation
def event_text(game: Atlas, event: Event, seat: int, language: str) -> str:
    return event.key + " " + " ".join(event.words)
def not_your_turn(game: Atlas, seat: int) -> Objection:
    return Objection("AL-TURN-01", "It is not your turn", "Wait.")
def question_clause(kind: str) -> str:
    return "AL-TURN-01"
