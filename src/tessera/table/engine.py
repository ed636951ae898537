"""The two forms of the engine beside a running server: interpreted at first, compiled as soon as somebody has made it.

From a new clone a server starts at once and runs the sources as they are. Somebody else meanwhile makes a compiled copy
of Tessera in a folder, and tells there by small files, each put in place as a whole, how far that is:

.progress     what is being made, and how much of it is done; it goes when nothing is being made any more
.compiled     the copy is complete
.interpreted  there will be none, and why

Both forms play the same to the last bit, so bots may go over while a game runs. The server itself stays what it is.
"""

from __future__ import annotations

import json
import os
import sys
import time
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final, Literal, TypeAlias

import tessera.kernel.engine

Form: TypeAlias = Literal["interpreted", "compiled"]

# So long after the start whoever makes the copy may need until they tell of it for the first time.
_BEGINS_WITHIN: Final = 20.0
# Whoever has told nothing new for so long was ended in the midst of it: even the largest part takes a few minutes.
_SILENT_FOR: Final = 900.0


# Plain data: the terminal asks, too, where nothing of the server is installed.
@dataclass(frozen=True, slots=True)
class Making:
    """What is being made beside the running server, and how much of it is done; `of` is 0 until that is known."""

    part: Literal["engine", "pages"]
    done: int
    of: int

    @staticmethod
    def parse(text: bytes) -> Making:
        """What whoever makes it has written. Raises ValueError if that is something else."""
        match json.loads(text):
            case {"part": "engine" | "pages" as part, "done": int(done), "of": int(of)} if done >= 0 and of >= 0:
                return Making(part, done, of)
        raise ValueError("no progress")

    @property
    def percent(self) -> int:
        """How much is done, in whole hundredths."""
        return min(100, 100 * self.done // self.of) if self.of else 0


@dataclass(frozen=True, slots=True)
class EngineShown:
    """In which form the server runs, in which its bots think, and what is being made meanwhile."""

    form: Form
    bots: Form
    making: Making | None


class Engine:
    """What is known of the engine's forms: the own one, and that of the copy in a folder, if one is named."""

    def __init__(self, folder: str = "") -> None:
        self._folder = Path(folder).absolute() if folder else None
        self._began = time.monotonic()
        self._is_spoilt = False

    @cached_property
    def form(self) -> Form:
        """The form that this process runs."""
        return "interpreted" if str(tessera.kernel.engine.__file__).endswith(".py") else "compiled"

    @property
    def bots(self) -> Form:
        """The form in which bots think of what they are asked next."""
        return self.form if self.copy is None else "compiled"

    @property
    def copy(self) -> Path | None:
        """The folder with the compiled copy, as soon as it is complete. Whoever runs compiled already needs none."""
        if self._is_spoilt or self.form == "compiled" or not self._has(".compiled"):
            return None
        return self._folder

    @property
    def making(self) -> Making | None:
        """What is being made, None if that is nothing."""
        if self._folder is None:
            return None
        path = self._folder / ".progress"
        try:
            told, age = path.read_bytes(), time.time() - path.stat().st_mtime
            making = Making.parse(told)
        except (OSError, ValueError):
            return Making("engine", 0, 0) if self.is_beginning and not self._is_settled else None
        is_over = making.part == "engine" and self._is_settled
        return None if is_over or age > _SILENT_FOR else making

    @property
    def is_beginning(self) -> bool:
        """Whether whoever makes something may still be about to begin."""
        return self._folder is not None and time.monotonic() < self._began + _BEGINS_WITHIN

    @property
    def why_interpreted(self) -> str:
        """Why there will be no compiled copy, in English; "" as long as there may be one."""
        if self._folder is None or self.form == "compiled":
            return ""
        try:
            return (self._folder / ".interpreted").read_text(encoding="utf-8").strip()
        except OSError:
            return ""

    @property
    def shown(self) -> EngineShown:
        """All of it, for whoever asks."""
        return EngineShown(self.form, self.bots, self.making)

    def search_path(self, copy: Path | None) -> str:
        """Where a process for bots finds its modules: in a copy first; else the very modules that this process runs."""
        own = [folder for folder in sys.path if folder]
        if self.form == "interpreted" and self._folder is not None:
            # As long as it is not complete, nobody must run a part of it.
            own = [folder for folder in own if Path(folder) != self._folder]
        return os.pathsep.join([*([str(copy)] if copy else []), *own])

    def give_up(self) -> None:
        """The copy cannot be run: bots stay with the form of this process."""
        self._is_spoilt = True

    @property
    def _is_settled(self) -> bool:
        return self.form == "compiled" or self._has(".compiled") or self._has(".interpreted")

    def _has(self, name: str) -> bool:
        return self._folder is not None and (self._folder / name).exists()
