"""Keeps every game of an arena as soon as it has ended, one line each, so that an arena can be stopped at any time."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

import msgspec

import tessera
from tessera.games import find
from tessera.kernel.definition import OptionValue
from tessera.kernel.refusal import SetupError
from tessera.lab.arena.match import Played
from tessera.lab.arena.plan import Plan

NAME: Final = "journal.jsonl"


class Heading(msgspec.Struct, frozen=True):
    """The first line: what was played. How many games is not part of it, so an arena can be prolonged."""

    arena: str
    seats: int
    players: tuple[str, ...]
    seed: str
    options: dict[str, OptionValue]
    packs: tuple[str, ...]
    rules: str
    tessera: str


class Journal:
    """The games played so far, and a file that grows with each further one."""

    def __init__(self, games: list[Played], file: IO[bytes]) -> None:
        self.games = games
        self._file = file

    def add(self, game: Played) -> None:
        """Keep a game: when this returns, the end of this process cannot take it away."""
        self._file.write(msgspec.json.encode(game) + b"\n")
        self._file.flush()
        self.games.append(game)


def heading(plan: Plan) -> Heading:
    """What must be the same for games to belong together: the packs by what they contain."""
    definition = find(plan.game)
    packs = definition.pack_hashes(plan.packs)
    rules, version = definition.version(), tessera.__version__
    return Heading(plan.game, plan.seats, plan.players, plan.seed, plan.options, packs, rules, version)


@contextmanager
def open_journal(folder: Path, plan: Plan) -> Iterator[Journal]:
    """The journal in a folder, new or to be continued. One of another arena is refused, and so is one in use."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / NAME
    with path.open("a+b") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as problem:
            raise SetupError(
                f"Another arena is writing into {folder} right now.",
                "Wait for its end, or name another folder with --to.",
                f"いま別のアリーナが{folder}に書き込んでいます。",
                "終わるのを待つか、--toで別のフォルダーを指定してください。",
            ) from problem
        games = _read(file, path, heading(plan))
        yield Journal(games, file)
        file.flush()
        os.fsync(file.fileno())


def _read(file: IO[bytes], path: Path, ours: Heading) -> list[Played]:
    """The games in a journal; a last line that was not written to its end is cut off."""
    file.seek(0)
    content = file.read()
    whole = content[: content.rfind(b"\n") + 1]
    file.truncate(len(whole))
    if not whole:
        file.write(msgspec.json.encode(ours) + b"\n")
        file.flush()
        return []
    first, *rest = whole.splitlines()
    try:
        there = msgspec.json.decode(first, type=Heading)
        games = [msgspec.json.decode(line, type=Played) for line in rest]
    except msgspec.DecodeError as problem:
        raise SetupError(
            f"{path} is no journal of an arena, or it is damaged ({problem}).",
            "Name another folder with --to, or delete this file to begin anew.",
            f"{path}はアリーナの記録ではないか、壊れています（{problem}）。",
            "--toで別のフォルダーを指定するか、このファイルを削除して最初から始めてください。",
        ) from problem
    if there != ours:
        _refuse(path.parent, there, ours)
    return games


def _refuse(folder: Path, there: Heading, ours: Heading) -> None:
    differing = [name for name in Heading.__struct_fields__ if getattr(there, name) != getattr(ours, name)]
    told = "; ".join(f"{name} {_plain(getattr(there, name))}, not {_plain(getattr(ours, name))}" for name in differing)
    told_ja = "、".join(f"{name}：{_plain(getattr(there, name))}" for name in differing)
    raise SetupError(
        f"{folder} holds another arena ({told}).",
        "Name another folder with --to, or repeat the command of that arena to go on with it.",
        f"{folder}には別のアリーナの記録があります（{told_ja}）。",
        "--toで別のフォルダーを指定するか、そのアリーナと同じコマンドで続けてください。",
    )


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()
