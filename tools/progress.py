"""How far something is that takes long, in a file that others watch (see tessera.table.engine)."""

from __future__ import annotations

import json
from pathlib import Path


def tell(file: Path, part: str, done: int, of: int) -> None:
    """Write it, so that whoever reads at the same moment finds the old or the new."""
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(json.dumps({"part": part, "done": done, "of": of}), encoding="utf-8")
    fresh.replace(file)
