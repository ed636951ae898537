"""Whether others used the machine while something was measured: then its figures say little about what was measured."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Final

# The fields of /proc/stat in which the processors worked, of user, nice, system, idle, iowait, irq, softirq, steal.
_WORK: Final = (0, 1, 2, 5, 6, 7)
_PROC: Final = Path("/proc")


def worked(stat: str) -> int:
    """The ticks for which all processors together have worked so far, as /proc/stat tells it."""
    fields = stat.partition("\n")[0].split()[1:]
    return sum(int(fields[at]) for at in _WORK)


def worked_for(pid: int, stats: Iterable[str]) -> int:
    """The ticks for which they worked for a process and all that it started, as the /proc/*/stat of all tell it."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for stat in stats:
        # The name of a program may hold anything, spaces and parentheses, too. After it come the state and the parent;
        # from the twelfth word on, its time in the program and in the system, and the same of its ended children.
        head, _, rest = stat.rpartition(")")
        words = rest.split()
        process = int(head.split(" ", 1)[0])
        parents[process] = int(words[1])
        ticks[process] = sum(int(word) for word in words[11:15])
    ours = {pid}
    while more := {process for process, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(ticks.get(process, 0) for process in ours)


class Others:
    """How many processors others kept busy during the `with`; None where the system does not tell."""

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
        all_ticks = worked((_PROC / "stat").read_text(encoding="ascii"))
    except OSError:
        return None
    own = worked_for(os.getpid(), _stats())
    return time.monotonic(), (all_ticks - own) / os.sysconf("SC_CLK_TCK")


def _stats() -> Iterable[str]:
    for folder in _PROC.iterdir():
        if folder.name.isdecimal():
            try:
                yield (folder / "stat").read_text(encoding="utf-8", errors="replace")
            except OSError:
                # It has ended meanwhile.
                continue
