"""Jobs that tell where a process has its Tessera from, for worker processes that import this module."""

from __future__ import annotations

import time

import tessera
from tessera.table.workers import jobs


def where(body: bytes) -> bytes:
    """Wait so many seconds, then tell."""
    time.sleep(float(body or b"0"))
    return tessera.__file__.encode()


jobs.KINDS["where"] = where
