"""The log of a table as sentences for one seat: what the game tells, and what happened around it."""

from __future__ import annotations

import bisect
from typing import Final

from tessera.table import frames
from tessera.table.journal import (
    AnyAct,
    Chose,
    Engaged,
    Entry,
    Lent,
    Resigned,
    Said,
    Sat,
    Started,
    TakenBack,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Vacated,
)
from tessera.table.levels import title_of
from tessera.table.match import Match

# Why somebody else answered for a seat, by language.
_REASONS: Final = {
    "late": (
        "The bot took too long; a legal answer was given for it.",
        "ボットの時間切れのため、代わりの合法手を選びました。",
    ),
    "fault": (
        "The bot failed; a legal answer was given for it.",
        "ボットに不具合があったため、代わりの合法手を選びました。",
    ),
    "clock": ("The clock ran out; the stand-in answered.", "時間切れのため、代役が答えました。"),
}
# A record holds the seed, and with it everything that lies face down.
_KNOWN_DEAL: Final = (
    "This table goes on from a record: whoever has that record knows what lies face down.",
    "この卓は記録の続きです。その記録を持つ人は、伏せられたものを知っています。",
)


def chronicle(match: Match, seat: int, language: str, since: int) -> tuple[frames.LogShown, ...]:
    """The entries after `since`, for a seat; -1 is a spectator. Choices that were taken back are not told again."""
    shown = []
    for entry in match.entries[since:]:
        told = _entry(match, entry, seat, language)
        if told is not None:
            shown.append(told)
    return tuple(shown)


def _entry(match: Match, entry: Entry, viewer: int, language: str) -> frames.LogShown | None:
    act = entry.act
    seat = getattr(act, "seat", -1)
    kind = type(act).__struct_config__.tag
    assert isinstance(kind, str)
    assert isinstance(seat, int)
    match act:
        case Said(name=name, text=text):
            return frames.LogShown(entry.number, entry.at, kind, seat, (text,), name)
        case Started():
            warning = (_KNOWN_DEAL[language == "ja"],) if match.terms.known_deal else ()
            return frames.LogShown(entry.number, entry.at, kind, seat, warning + _told(match, viewer, language, 0))
        case Chose():
            lines = _choice(match, entry.number, act, viewer, language)
            return None if lines is None else frames.LogShown(entry.number, entry.at, kind, seat, lines)
        case Undone(keep=keep):
            line = _sentence(match, act, language)
            return frames.LogShown(entry.number, entry.at, kind, seat, (line,), since=_taken_back(match, entry, keep))
        case _:
            return frames.LogShown(entry.number, entry.at, kind, seat, (_sentence(match, act, language),))


def _choice(match: Match, number: int, chose: Chose, viewer: int, language: str) -> tuple[str, ...] | None:
    place = bisect.bisect_left(match.chosen, number)
    if place == len(match.chosen) or match.chosen[place] != number:
        return None
    lines = _told(match, viewer, language, place + 1)
    if chose.reason in _REASONS:
        lines = (_REASONS[chose.reason][language == "ja"], *lines)
    return lines


def _told(match: Match, viewer: int, language: str, place: int) -> tuple[str, ...]:
    """What the game told after its choice number `place`; 0 is the set-up."""
    if match.game is None or place >= len(match.told):
        return ()
    first = match.told[place - 1] if place else 0
    definition, state = match.game.definition, match.game.state
    # Straight from the log: `Game.events` copies all of it, which would be once for each entry told.
    events = [] if state.log is None else state.log.events[first : match.told[place]]
    return tuple(definition.event_text(state, event, viewer, language) for event in events)


def _taken_back(match: Match, undone: Entry, keep: int) -> int:
    """The first entry that an undo took back: the choice after the first `keep` that stood at that time."""
    standing: list[int] = []
    for entry in match.entries[: undone.number - 1]:
        if isinstance(entry.act, Chose):
            standing.append(entry.number)
        elif isinstance(entry.act, Undone):
            del standing[entry.act.keep :]
    return standing[keep]


def _sentence(match: Match, act: AnyAct, language: str) -> str:
    """What happened around the game, for everybody."""
    letter = "ABCDEFGH"[getattr(act, "seat", 0)]
    english, japanese = _both(act, letter, title_of(getattr(act, "level", ""), language))
    return japanese if language == "ja" else english


def _both(act: AnyAct, letter: str, bot: str) -> tuple[str, str]:
    """In both languages; `bot` is what the level of a bot is called in the one that is wanted."""
    match act:
        case Sat(name=name):
            return f"{name} sat down in seat {letter}.", f"{name}さんが席{letter}に着きました。"
        case Engaged():
            return f"A bot ({bot}) plays seat {letter}.", f"席{letter}はボット（{bot}）が担当します。"
        case Vacated():
            return f"Seat {letter} is open.", f"席{letter}が空きました。"
        case Lent(left=True):
            return (
                f"Seat {letter} was left; a bot ({bot}) plays on.",
                f"席{letter}の人が離れ、ボット（{bot}）が続けます。",
            )
        case Lent(name=name):
            holder, holder_ja = (f"a bot ({bot})", f"ボット（{bot}）") if bot else (name, f"{name}さん")
            return f"Seat {letter} was handed to {holder}.", f"席{letter}を{holder_ja}に任せました。"
        case TakenBack():
            return f"Seat {letter} is played by its owner again.", f"席{letter}は元の人に戻りました。"
        case Resigned(clock=True):
            return f"The clock of seat {letter} ran out: the seat resigns.", f"席{letter}は時間切れで投了です。"
        case Resigned():
            return f"Seat {letter} resigned.", f"席{letter}が投了しました。"
        case Undone():
            return f"Seat {letter} took back a choice.", f"席{letter}が選択を取り消しました。"
        case UndoAsked():
            return f"Seat {letter} asks to take back a choice.", f"席{letter}が選択の取り消しを求めています。"
        case UndoAgreed():
            return f"Seat {letter} agrees.", f"席{letter}が同意しました。"
        case UndoRefused():
            return f"Seat {letter} does not agree.", f"席{letter}は同意しませんでした。"
        case _:
            raise AssertionError(f"{act} is told elsewhere")
