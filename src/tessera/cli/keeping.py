"""Keeping a game in a file: a record that replays, and a remark about who sat where."""

from __future__ import annotations

import re
import shlex
import traceback
from pathlib import Path

from tessera.cli.files import may_overwrite, write_whole
from tessera.cli.seating import Seating
from tessera.kernel.game import Game
from tessera.kernel.record import Record


class Taken(Exception):
    """The file holds something that is not this game."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path


class Keeper:
    """Writes a game to its file, whole or not at all."""

    def __init__(self, game: Game, seating: Seating, path: Path | None) -> None:
        self.game = game
        self.seating = seating
        # Where the game is kept after every choice; None until somebody asks for it.
        self.path = path

    def save(self, path: Path) -> None:
        """Write the game to a file, unless that holds something else."""
        record = self.game.record()
        if not may_overwrite(path, record):
            raise Taken(path)
        text = str(record)
        head, _, rest = text.partition("\n")
        write_whole(path, f"{head}\n{self.seating.remark()}{rest}")
        self.path = path

    def keep(self) -> None:
        """Write the game to its own file, if it has one."""
        if self.path is not None:
            self.save(self.path)

    def report(self, fault: BaseException) -> Path:
        """Keep seed and choices together with what went wrong, as remarks, in a file of its own; returns the file.

        It carries no fingerprint: the state may be broken, the choices are not.
        """
        setup = self.game.setup
        packs = [(pack, self.game.definition.pack_hash(pack)) for pack in setup.packs]
        record = Record(setup, self.game.definition.version(), packs, self.game.choices, "")
        remarks = [f"# {line}" for part in traceback.format_exception(fault) for line in part.splitlines()]
        head, _, rest = str(record).replace("fingerprint \n", "").partition("\n")
        path = self.spare_path(record, "fault-")
        write_whole(path, f"{head}\n{self.seating.remark()}" + "\n".join(remarks) + f"\n{rest}")
        return path

    def spare_path(self, record: Record, prefix: str = "") -> Path:
        """A free name in this folder for a game that was never saved."""
        seed = re.sub(r"[^A-Za-z0-9_-]+", "-", self.game.setup.seed)[:40]
        name = f"{prefix}{self.game.setup.game}-{seed}"
        number = 1
        path = Path(f"{name}.tessera")
        while not may_overwrite(path, record):
            number += 1
            path = Path(f"{name}-{number}.tessera")
        return path

    def command(self, path: Path) -> str:
        """What to write in the shell to go on."""
        return f"tessera play {self.game.setup.game} --resume {shlex.quote(str(path))}"
