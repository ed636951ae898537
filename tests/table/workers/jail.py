"""Where the rascals are kept: only worker processes import that module, since it changes what it finds there."""

from __future__ import annotations

from typing import Final

NAME: Final = "tests.table.workers.rascals"
