"""Whoever makes a compiled copy of Tessera beside a running server, as far as the server can tell."""

from __future__ import annotations

import json
from pathlib import Path

import tessera
from tessera.table.engine import Engine


class Maker:
    """Writes into a folder what a maker does. The copy that it makes is the very Tessera that runs, by another path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "compiled"
        self.folder.mkdir()

    def engine(self) -> Engine:
        """What a server knows of the folder that is interpreted, in whichever form the tests run."""
        engine = Engine(str(self.folder))
        engine.form = "interpreted"
        return engine

    def tells(self, part: str, done: int, of: int) -> None:
        """So much is done."""
        fresh = self.folder / ".progress.new"
        fresh.write_text(json.dumps({"part": part, "done": done, "of": of}), encoding="utf-8")
        fresh.replace(self.folder / ".progress")

    def rests(self) -> None:
        """Nothing is being made any more."""
        (self.folder / ".progress").unlink()

    def completes(self) -> None:
        """The copy is there."""
        (self.folder / "tessera").symlink_to(Path(tessera.__file__).parent, target_is_directory=True)
        (self.folder / ".compiled").write_text("digest", encoding="utf-8")

    def botches(self) -> None:
        """The copy is there, and nobody can run it."""
        (self.folder / "tessera").mkdir()
        (self.folder / "tessera" / "__init__.py").write_text("raise ImportError('botched')\n", encoding="utf-8")
        (self.folder / ".compiled").write_text("digest", encoding="utf-8")

    def gives_up(self, why: str) -> None:
        """There will be no copy."""
        (self.folder / ".interpreted").write_text(why + "\n", encoding="utf-8")
