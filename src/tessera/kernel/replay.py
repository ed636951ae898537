"""Playing a record again."""

from __future__ import annotations

from tessera.kernel.definition import Definition
from tessera.kernel.game import Game, begin, is_number
from tessera.kernel.outside import as_written, quoted
from tessera.kernel.record import Choice, Record, deal_of
from tessera.kernel.refusal import NotOffered, RecordError, Refusal
from tessera.kernel.setup import arrange_again


def read(record: object) -> Record:
    """A record, or what is written in one."""
    return record if isinstance(record, Record) else Record.parse(record)


def replay(definition: Definition, record: Record, upto: object, verify: bool) -> Game:
    """The game of a record, after all of its choices or the first `upto`.

    With `verify` the rules version, the packs, the deal and, at the end, the fingerprint must be those of the record.
    """
    last = len(record.choices)
    if upto is not None and not (is_number(upto) and 0 <= upto <= last):
        raise RecordError(
            f"The record has no point after {as_written(upto)} choices.",
            f"Write a number from 0 to {last}, or nothing for the end.",
            f"記録に{as_written(upto)}手目の局面はありません。",
            f"0から{last}までの数にするか、最後まで再生するなら何も指定しないでください。",
        )
    setup = arrange_again(definition, record.setup)
    if verify:
        check_proofs(definition, record)
    game = begin(definition, setup)
    for number, choice in enumerate(record.choices[: last if upto is None else upto], start=1):
        repeat(game, number, choice)
    if verify and upto is None:
        check_end(game, record)
    return game


def check_proofs(definition: Definition, record: Record) -> None:
    """Raise unless the rules and the packs are those of the record, and its seed the one that was dealt."""
    _check_versions(definition, record)
    check_deal(record)


def check_end(game: Game, record: Record) -> None:
    """Raise unless the game, all of it played again, is where the record says that it ended."""
    if record.fingerprint and game.fingerprint() != record.fingerprint:
        raise RecordError(
            "The game ends in another state than the record says.",
            "It was changed by hand or made by other rules.",
            "ゲームの最後の状態が記録と一致しません。",
            "記録が書き換えられたか、別のルールで作られています。",
        )


def repeat(game: Game, number: int, choice: Choice) -> None:
    """Play a choice of a record, the one of that number; it says so if the choice does not fit."""
    try:
        game.play(choice.seat, choice.picks)
    except (Refusal, NotOffered) as problem:
        raise RecordError(
            f"Choice {number} ({quoted(str(choice))}) does not fit the game.",
            problem.text(),
            f"{number}番目の選択（{quoted(str(choice))}）はこのゲームに合いません。",
            problem.text("ja"),
        ) from problem


def check_deal(record: Record, noted: str | None = None) -> None:
    """Raise unless the seed is the one whose hash was shown: in the record, and, if given, what a player noted."""
    made = deal_of(record.setup.seed)
    if record.deal and record.deal != made:
        raise RecordError(
            "The seed of the record is not the one that its deal was made with.",
            f"Its deal line says {quoted(record.deal)}; the hash of its seed is {made}.",
            "記録のシードは、記録にある配札のハッシュと一致しません。",
            f"記録のハッシュは{quoted(record.deal)}、シードのハッシュは{made}です。",
        )
    if noted is not None and noted.strip().lower() != made:
        raise RecordError(
            "The game was not dealt as announced: its seed has another hash than the one given.",
            f"The hash of its seed is {made}. Compare it with what the table showed before the game.",
            "予告どおりの配札ではありません。シードのハッシュが指定のものと違います。",
            f"シードのハッシュは{made}です。開始前に卓に表示されたものと比べてください。",
        )


def _check_versions(definition: Definition, record: Record) -> None:
    if record.version != definition.version():
        raise RecordError(
            f"The record was made by version {quoted(record.version)} of the rules of {definition.name()}; "
            f"here is version {definition.version()}.",
            "Replay it without verifying to see how far it goes.",
            f"この記録は{definition.name()}のルールのバージョン{quoted(record.version)}で作られています"
            f"（ここではバージョン{definition.version()}）。",
            "照合せずに再生すれば、どこまで進むか確かめられます。",
        )
    for path, digest in record.packs:
        if definition.pack_hash(path) != digest:
            raise RecordError(
                f"The pack {quoted(path)} is not the one the game was played with.",
                "Restore the old pack.",
                f"パック{quoted(path)}は、このゲームで使われたものと違います。",
                "元のパックに戻してください。",
            )
