"""Processes that share the work of one. They start afresh, and end when the one that started them does."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def shared_among(workers: int, is_deaf: bool = False) -> ProcessPoolExecutor:
    """So many processes to share work among.

    Ctrl+C reaches all processes of a terminal; deaf ones leave it to the one that started them to say what it means.
    """
    # They start afresh: a copy of a process with threads, as a test runner has, may hang.
    return ProcessPoolExecutor(workers, get_context("spawn"), begin, (is_deaf,))


def begin(is_deaf: bool) -> None:
    """What a process does before its first piece of work."""
    if is_deaf:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_starter, daemon=True).start()


def end_with_starter() -> None:
    """Wait for the end of the process that started this one, and end, too.

    One that was killed tells nobody that there is no more work: all would wait for it for ever.
    """
    starter = parent_process()
    assert starter is not None, "this process was started by another one"
    starter.join()
    os._exit(1)
