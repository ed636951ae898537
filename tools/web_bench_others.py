"""Whether others used the machine while something was measured: then its figures say little about what was measured."""

from __future__ import annotations

import os
import time
from pathlib import Path
from types import TracebackType
from typing import Final

# The fields of /proc/stat in which the processors worked, of user, nice, system, idle, iowait, irq, softirq, steal.
_WORK: Final = (0, 1, 2, 5, 6, 7)
_STAT: Final = Path("/proc/stat")


def worked(stat: str, ticks: int) -> float:
    """The seconds for which all processors together have worked so far, as /proc/stat tells it."""
    fields = stat.partition("\n")[0].split()[1:]
    return sum(int(fields[at]) for at in _WORK) / ticks


class Others:
    """How many processors others kept busy during the `with`; None where the system does not tell.

    Ours are this process and those that it started and that have ended by then.
    """

    def __init__(self) -> None:
        self.cores: float | None = None
        self._begin: tuple[float, float] | None = None

    def __enter__(self) -> Others:
        self._begin = _foreign()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        end = _foreign()
        if self._begin is not None and end is not None:
            self.cores = max(0.0, (end[1] - self._begin[1]) / (end[0] - self._begin[0]))


def _foreign() -> tuple[float, float] | None:
    """Now, and the seconds for which the processors have worked for others so far."""
    try:
        stat = _STAT.read_text(encoding="ascii")
    except OSError:
        return None
    return time.monotonic(), worked(stat, os.sysconf("SC_CLK_TCK")) - sum(os.times()[:4])
