"""Records at the table: a record from a match, a match from a record, and the archive of a finished game.

A record is the whole game, its secrets included. People get it when the game is over; the host of a server may take it
at any time.
"""

from __future__ import annotations

import msgspec

from tessera.games import find
from tessera.kernel.definition import Definition, Setup
from tessera.kernel.game import Game, begin
from tessera.kernel.record import SEATS, Choice, Record, deal_of
from tessera.kernel.refusal import RecordError
from tessera.kernel.replay import check_end, check_proofs, repeat
from tessera.kernel.setup import arrange_again
from tessera.table import frames, showing
from tessera.table import trail as trails
from tessera.table.chronicle import chronicle
from tessera.table.journal import AnyAct, Chose, Started, Undone
from tessera.table.match import Founding, Match
from tessera.table.terms import Terms
from tessera.table.troubles import NotNow

__all__ = [
    "Archive",
    "ArchivedEntry",
    "ArchivedSeat",
    "acts_from",
    "archive_of",
    "deal_of",
    "founding_from",
    "record_of",
]

ARCHIVE = "tessera archive 1"


# A record from a match


def record_of(match: Match) -> Record:
    """The record of a table, with the hash of its deal. Of a held game it is what was played, not what comes out."""
    if not match.has_started:
        raise NotNow(
            "The game has not begun, so there is nothing to record.",
            "Start it first.",
            "ゲームがまだ始まっていないため、記録がありません。",
            "先に始めてください。",
        )
    if match.game is None or match.held:
        return _as_played(match)
    record = match.game.record()
    record.deal = match.founding.deal
    return record


def _as_played(match: Match) -> Record:
    """The record straight from the journal, for games that the rules here do not reproduce."""
    choices: list[Choice] = []
    fingerprints: list[str] = []
    for entry in match.entries:
        if isinstance(entry.act, Chose):
            choices.append(Choice(entry.act.seat, list(entry.act.picks)))
            fingerprints.append(entry.act.fingerprint)
        elif isinstance(entry.act, Undone):
            del choices[entry.act.keep :], fingerprints[entry.act.keep :]
    founding, terms = match.founding, match.terms
    setup = Setup(terms.game, terms.seats, founding.seed, dict(terms.options), terms.packs)
    fingerprint = fingerprints[-1] if fingerprints else ""
    packs = list(zip(terms.packs, terms.pack_hashes, strict=True))
    return Record(setup, founding.rules, packs, choices, fingerprint, founding.deal)


# A match from a record


def founding_from(record: Record, id: str, host: str, terms: Terms) -> Founding:
    """How a table is opened that goes on from a record: game, seats, options and packs of `terms` are the record's."""
    definition = find(record.setup.game)
    setup = arrange_again(definition, record.setup)
    agreed = msgspec.structs.replace(
        terms,
        game=setup.game,
        seats=setup.seats,
        options=dict(setup.options),
        packs=setup.packs,
        pack_hashes=definition.pack_hashes(setup.packs),
        known_deal=True,
    )
    return Founding(id, agreed, setup.seed, deal_of(setup.seed), host, definition.version())


def acts_from(record: Record, upto: int | None, definition: Definition, is_proven: bool = False) -> list[AnyAct]:
    """The journal of a game that was played elsewhere: its beginning and its first choices, or all of them.

    Unless it is proven already, the record's version of the rules, its packs, its deal and, once all of it has been
    played, its fingerprint must be what it says they are.
    """
    kept = _first(record, upto)
    if not is_proven:
        check_proofs(definition, record)
    game = begin(definition, arrange_again(definition, record.setup), listen=False)
    acts: list[AnyAct] = [Started()]
    trail = trails.NO_TRAIL
    for number, choice in enumerate(kept, start=1):
        trail = _asked(trail, game, choice)
        repeat(game, number, choice)
        trail = trails.after(trail, game)
        acts.append(Chose(choice.seat, tuple(game.choices[-1].picks), trail, trails.fingerprint_of(game), "record"))
    if not is_proven:
        for number, choice in enumerate(record.choices[len(kept) :], start=len(kept) + 1):
            repeat(game, number, choice)
        check_end(game, record)
    return acts


def _asked(trail: str, game: Game, choice: Choice) -> str:
    """The trail including the question that is answered; what cannot be answered is refused by the game itself."""
    question = game.question(choice.seat) if 0 <= choice.seat < game.setup.seats else None
    if question is None:
        return trail
    # A journal has the picks in the order of the menu; a record that was written by hand may not.
    picks = [option.id for option in question.options if option.id in choice.picks]
    return trails.before(trail, question, picks)


def _first(record: Record, upto: int | None) -> list[Choice]:
    if upto is None:
        return record.choices
    if upto > len(record.choices):
        raise RecordError(
            f"The record has only {len(record.choices)} choices.",
            "Stop at one of them.",
            f"記録にある選択は{len(record.choices)}個です。",
            "その範囲の数を指定してください。",
        )
    return record.choices[:upto]


# The archive of a finished game


class ArchivedSeat(frames.Shown, frozen=True):
    """Who sat in a seat at the end, by name."""

    seat: int
    letter: str
    name: str
    level: str
    resigned: bool
    # Milliseconds of thinking.
    used: int


class ArchivedEntry(frames.Shown, frozen=True):
    """One entry of the journal as everybody could read it, chat included."""

    number: int
    at: int
    kind: str
    seat: int
    name: str
    lines: dict[str, tuple[str, ...]]


class Archive(frames.Shown, frozen=True):
    """A finished game with everything around it, for keeping."""

    format: str
    table: str
    terms: Terms
    rules: str
    deal: str
    seed: str
    seats: tuple[ArchivedSeat, ...]
    # By language.
    outcome: dict[str, frames.OutcomeShown]
    log: tuple[ArchivedEntry, ...]
    # The game itself: `tessera replay --verify` reads it.
    record: str


def archive_of(match: Match) -> Archive:
    """The archive of a finished game."""
    if match.status != "over":
        raise NotNow(
            "The game is not over, and its record holds what nobody may know yet.",
            "Finish it first.",
            "ゲームが終わっていません。記録にはまだ誰にも見せられない情報が含まれます。",
            "先に終わらせてください。",
        )
    founding = match.founding
    return Archive(
        format=ARCHIVE,
        table=founding.id,
        terms=showing.terms(match),
        rules=founding.rules,
        deal=founding.deal,
        seed=founding.seed,
        seats=tuple(_archived_seat(match, seat) for seat in range(len(match.chairs))),
        outcome={language: ended for language in ("en", "ja") if (ended := showing.outcome(match, language))},
        log=_log(match),
        record=str(record_of(match)),
    )


def _archived_seat(match: Match, seat: int) -> ArchivedSeat:
    chair = match.chairs[seat]
    name = chair.lender_name or chair.name
    return ArchivedSeat(seat, SEATS[seat], name, chair.level, chair.resigned, max(0, match.clocks[seat].used))


def _log(match: Match) -> tuple[ArchivedEntry, ...]:
    english = chronicle(match, showing.SPECTATOR, "en", 0)
    japanese = chronicle(match, showing.SPECTATOR, "ja", 0)
    return tuple(
        ArchivedEntry(told.number, told.at, told.kind, told.seat, told.name, {"en": told.lines, "ja": other.lines})
        for told, other in zip(english, japanese, strict=True)
    )
