"""Opening tables: what was asked for becomes terms, a founding and the first entries of a journal, or is refused."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from tessera.games import find
from tessera.kernel.game import begin
from tessera.kernel.record import Record
from tessera.kernel.setup import arrange
from tessera.table import packs, records
from tessera.table.journal import AnyAct, Engaged, Sat, Started
from tessera.table.levels import require_level
from tessera.table.match import Founding
from tessera.table.messages import Manners, Opening, SeatWish
from tessera.table.names import tidy
from tessera.table.terms import Pace, Terms
from tessera.table.tokens import new_id
from tessera.table.troubles import Malformed, NotNow
from tessera.teaching.lesson import Lesson
from tessera.teaching.progress import opened

# Who plays on in the other seats when a lesson is over.
RIVAL: Final = "novice"

_DAY: Final = 24 * 60 * 60
# Seconds for a move, for a game, and added with each choice: the least and the most.
PER_MOVE: Final = (5, 60 * _DAY)
PER_GAME: Final = (10, 366 * _DAY)
INCREMENT: Final = (0, _DAY)


class NewTable:
    """A table that is about to be opened."""

    __slots__ = ("acts", "founding")

    def __init__(self, founding: Founding, acts: list[AnyAct]) -> None:
        self.founding = founding
        self.acts = acts


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def open_table(opening: Opening, offered: tuple[str, ...], person: str, name: str) -> NewTable:
    """A new table. The set-up is tried out, so that whatever is wrong with it is said now."""
    definition = find(opening.game)
    seed = new_seed()
    paths = packs.paths_of(offered, opening.game, opening.packs)
    setup = arrange(definition, len(opening.seats), seed, opening.options, paths)
    begin(definition, setup, listen=False)
    # Every option is written down, so that the table stays as it is should a default change.
    terms = _terms(opening, opening.game, len(opening.seats), dict(setup.options), paths)
    acts = seated(terms, opening.seats, person, name)
    if opening.start:
        _require_full(opening.seats)
        acts.append(Started())
    founding = Founding(new_id(), terms, seed, records.deal_of(seed), person, definition.version())
    return NewTable(founding, acts)


def open_from_record(
    record: Record,
    upto: int | None,
    manners: Manners,
    wishes: Sequence[SeatWish],
    person: str,
    name: str,
    is_proven: bool = False,
) -> NewTable:
    """A table that goes on from a record, whose packs are already this host's own.

    What the record says of itself is checked, unless that is proven: one of this house was written a moment ago.
    """
    setup = record.setup
    definition = find(setup.game)
    if len(wishes) != setup.seats:
        raise Malformed(
            f"The record is of a game with {setup.seats} seats, and {len(wishes)} are asked for.",
            "Say for each seat of the record who shall sit there.",
            f"この記録は{setup.seats}席のゲームですが、{len(wishes)}席が指定されています。",
            "記録にある各席に座る人を指定してください。",
        )
    terms = _terms(manners, setup.game, setup.seats, dict(setup.options), setup.packs)
    acts = seated(terms, wishes, person, name)
    founding = records.founding_from(record, new_id(), person, terms)
    return NewTable(founding, acts + records.acts_from(record, upto, definition, is_proven))


def open_lesson(lesson: Lesson, person: str, name: str, language: str) -> NewTable:
    """A private table in the position of a lesson, with its learner and bots that know their part."""
    record = opened(lesson).record()
    manners = Manners(name=lesson.title[language], visibility="private", undo="mark")
    wishes = [
        SeatWish("me") if seat == lesson.start.seat else SeatWish("bot", RIVAL) for seat in range(lesson.start.seats)
    ]
    table = open_from_record(record, None, manners, wishes, person, name, is_proven=True)
    founding = table.founding
    founding.terms = msgspec.structs.replace(founding.terms, lesson=lesson.name)
    return table


def seated(terms: Terms, wishes: Sequence[SeatWish], person: str, name: str) -> list[AnyAct]:
    """Who sits down when the table is opened."""
    acts: list[AnyAct] = []
    for seat, wish in enumerate(wishes):
        if wish.level and wish.kind != "bot":
            raise Malformed(
                f"Seat {seat} has a level, but no bot shall sit there.",
                "A level is a bot's.",
                f"席{seat}にレベルが指定されていますが、ボットの席ではありません。",
                "レベルを指定できるのはボットだけです。",
            )
        if wish.kind == "me":
            acts.append(Sat(seat, person, name))
        elif wish.kind == "bot":
            require_level(wish.level)
            acts.append(Engaged(seat, wish.level))
    if sum(wish.kind == "me" for wish in wishes) > 1 and not terms.hot_seat:
        raise Malformed(
            "One person cannot sit in two seats of this table.",
            "Make it a hot-seat table, or leave seats open.",
            "この卓では一人で2席に座れません。",
            "ホットシートの卓にするか、席を空けておいてください。",
        )
    return acts


def _terms(
    manners: Manners,
    game: str,
    seats: int,
    options: dict[str, str | int | bool | list[str]],
    paths: tuple[str, ...],
) -> Terms:
    require_level(manners.stand_in)
    require_pace(manners.pace)
    return Terms(
        game=game,
        seats=seats,
        options=options,
        packs=paths,
        pack_hashes=find(game).pack_hashes(paths),
        name=tidy(manners.name) if manners.name else "",
        pace=manners.pace,
        visibility=manners.visibility,
        undo=manners.undo,
        absent=manners.absent,
        stand_in=manners.stand_in,
        hot_seat=manners.hot_seat,
        coach=manners.coach,
    )


def require_pace(pace: Pace) -> None:
    """Whether people can play by these clocks; it raises if not."""
    for what, what_ja, seconds, (least, most) in (
        ("for a move", "1手", pace.per_move, PER_MOVE),
        ("for a game", "1ゲーム", pace.per_game, PER_GAME),
        ("added with each choice", "加算", pace.increment, INCREMENT),
    ):
        if seconds is not None and not least <= seconds <= most:
            raise Malformed(
                f"{seconds} seconds {what} cannot be.",
                f"Choose from {least} to {most}.",
                f"{what_ja}の時間を{seconds}秒にはできません。",
                f"{least}～{most}秒にしてください。",
            )


def _require_full(wishes: Sequence[SeatWish]) -> None:
    empty = [str(seat) for seat, wish in enumerate(wishes) if wish.kind == "open"]
    if empty:
        raise NotNow(
            f"Nobody sits in seat {', '.join(empty)}, so the game cannot begin at once.",
            "Put a bot there, or start when somebody has come.",
            f"席{'、'.join(empty)}が空いているため、すぐには始められません。",
            "ボットを置くか、誰かが着いてから始めてください。",
        )
