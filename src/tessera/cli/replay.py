"""`tessera replay`: a recorded game again, to any point, and whether it is still the same game."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import tessera
from tessera.cli.arguments import json_option, language_option, print_json
from tessera.cli.files import read_record
from tessera.cli.telling import tell
from tessera.cli.words import say
from tessera.kernel.game import Game
from tessera.kernel.record import Record, deal_of
from tessera.kernel.refusal import RecordError
from tessera.kernel.replay import check_deal


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Check rules version, packs, deal and fingerprint; exit 1 if they differ.")
@click.option("--deal", metavar="HASH", help="Check the seed against the hash that the table showed before the game.")
@click.option("--upto", type=click.IntRange(0), help="Stop after so many choices.")
@click.option("--log", "with_log", is_flag=True, help="Tell the whole game.")
@language_option
@json_option
def command(
    file: Path, verify: bool, deal: str | None, upto: int | None, with_log: bool, language: str, as_json: bool
) -> None:
    """Play a recorded game again.

    \b
    Examples:
      tessera replay evening.tessera --verify
      tessera replay evening.tessera --verify --deal 5f1c0d9a…
      tessera replay evening.tessera --upto 40 --log --lang ja
    """
    record, _ = read_record(file)
    problem = dealt(record, deal) or (verified(record) if verify else None)
    if upto is not None and upto > len(record.choices):
        raise RecordError(
            f"The record has only {len(record.choices)} choices.",
            "Stop at one of them.",
            f"記録にある選択は{len(record.choices)}個です。",
            "その範囲の数を指定してください。",
        )
    if problem is not None and not as_json:
        raise problem
    game = None if problem is not None else tessera.replay(record, upto=upto, verify=False)
    if as_json:
        print_json(as_dict(record, game, verify or deal is not None, problem, language))
    else:
        assert game is not None
        tell(as_text(record, game, verify, with_log, language))
        if deal is not None:
            tell(say("replay.dealt", language, deal=deal_of(record.setup.seed)))
    if problem is not None:
        sys.exit(1)


def dealt(record: Record, noted: str | None) -> RecordError | None:
    """Whether the seed is another one than a player was promised."""
    if noted is None:
        return None
    try:
        check_deal(record, noted)
    except RecordError as problem:
        return problem
    return None


def verified(record: Record) -> RecordError | None:
    """What keeps the record from replaying to its own fingerprint, if anything."""
    if not record.fingerprint:
        return RecordError(
            "The record carries no fingerprint to compare with.",
            "Replay it without --verify.",
            "記録に照合用の指紋がありません。",
            "--verifyを付けずに再生してください。",
        )
    try:
        tessera.replay(record, verify=True)
    except RecordError as problem:
        return problem
    return None


def as_dict(
    record: Record, game: Game | None, verify: bool, problem: RecordError | None, language: str
) -> dict[str, object]:
    """A replay as plain data."""
    told: dict[str, object] = {
        "game": record.setup.game,
        "version": record.version,
        "seats": record.setup.seats,
        "seed": record.setup.seed,
        "options": record.setup.options,
        "choices": len(record.choices),
        "deal": deal_of(record.setup.seed),
        "fingerprint": record.fingerprint,
        "verified": (problem is None) if verify else None,
    }
    if problem is not None:
        return told | {"problem": problem.text(language)}
    assert game is not None
    outcome = game.outcome
    ended = outcome and {"winners": outcome.winners, "scores": outcome.scores, "reason": outcome.reason}
    return told | {"played": len(game.choices), "replayed_fingerprint": game.fingerprint(), "outcome": ended}


def as_text(record: Record, game: Game, verify: bool, with_log: bool, language: str) -> str:
    """A replay in sentences."""
    from tessera.cli.score_sheet import result_line, sheet_lines

    lines = [
        say(
            "replay.head",
            language,
            game=record.setup.game,
            seats=record.setup.seats,
            seed=record.setup.seed,
            played=len(game.choices),
            choices=len(record.choices),
        )
    ]
    if with_log:
        lines += ["", *game.story(None, language), ""]
    if game.outcome is None:
        asked = ", ".join(game.definition.seat_name(question.seat) for question in game.questions)
        lines.append(say("replay.open", language, seats=asked))
    else:
        lines += [result_line(game, language), *sheet_lines(game, language)]
    if verify:
        lines.append(say("replay.verified", language, fingerprint=record.fingerprint))
    return "\n".join(lines)
