"""Who may ask the coach, and about which question."""

from __future__ import annotations

from tessera.kernel.game import Game
from tessera.table.conduct import own_chair, require_playable, require_watching
from tessera.table.match import Match
from tessera.table.troubles import Forbidden, Stale


def may_ask_coach(match: Match, person: str) -> bool:
    """Whether this person may ask the coach: where it was agreed on, and where all others are bots."""
    if match.terms.coach:
        return any(person and person == chair.person for chair in match.chairs)
    return bool(person) and all(chair.owner == person if chair.owner else bool(chair.level) for chair in match.chairs)


def require_coached(match: Match, person: str, seat: int, version: int) -> Game:
    """The game, if this person may ask the coach about the seat's question of that version."""
    # Whoever may not see a table is not told by a refusal that there is one.
    require_watching(match, person)
    own_chair(match, person, seat)
    if not may_ask_coach(match, person):
        raise Forbidden(
            "People play each other at this table, and the coach was not agreed on.",
            "Whoever opens a table says whether it may be asked.",
            "この卓では人どうしが対戦していて、コーチを使う取り決めがありません。",
            "使えるかどうかは、卓を開く人が決められます。",
        )
    game = require_playable(match)
    if version != match.versions[seat] or not match.is_asked(seat):
        raise moved_on()
    return game


def moved_on() -> Stale:
    """What is said to whoever asks about a question that is not open any more."""
    return Stale(
        "The table has moved on since this question was shown.",
        "Ask the coach about the question that is open now.",
        "この質問が表示された後に卓が進みました。",
        "いまの質問についてコーチに聞いてください。",
    )
