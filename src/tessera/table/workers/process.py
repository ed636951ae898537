"""A worker process: takes jobs from its standard input, one at a time, and answers on its standard output.

Started as `python -m tessera.table.workers.process MEBIBYTES [MODULE ...]`. It yields to the server (niceness), and
ends when the server does: a thread watches the input all the time, also while a job loops for ever, and the end of
the input is the end of the process. Code in C that never lets go of the interpreter would keep that thread from
running, so an alarm of the operating system ends the process somewhat after the job's time.

The limit of memory is one of address space, kept by the kernel of Linux and most Unixes; macOS takes the setting and
does not keep it, and Windows has neither limit nor alarm nor niceness: there the server's own time limit stands alone.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO, Final

import msgspec

from tessera.table.workers import pipe
from tessera.table.workers.jobs import KINDS, Fault, place_of

# How far a worker stands back behind the server.
_NICENESS: Final = 5
# The server ends a late process itself; the alarm is for when there is no server any more.
_ALARM_AFTER: Final = 3.0
_JOBS = msgspec.msgpack.Decoder(pipe.Job)


def main(arguments: list[str]) -> None:
    """Work until the input ends."""
    megabytes, modules = int(arguments[0]), arguments[1:]
    _limit(megabytes)
    jobs, replies = _take_pipes()
    for module in modules:
        importlib.import_module(module)
    try:
        _send(replies, pipe.Reply())
    except BrokenPipeError:
        # The server was killed while this process started: there is nobody to work for.
        return
    _silence()
    waiting: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(jobs, waiting), daemon=True).start()
    while True:
        reply = _work(_JOBS.decode(waiting.get()))
        _send(replies, reply)
        if reply.last:
            return


def _limit(megabytes: int) -> None:
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes * 1024 * 1024,) * 2)
    # Nothing is left behind when the memory is gone.
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(_NICENESS)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, out of the reach of whatever prints or reads here."""
    jobs = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb", buffering=0)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return jobs, replies


def _silence() -> None:
    """What goes wrong at the start may be told; what happens in games is told through replies only."""
    sys.stderr.flush()
    os.dup2(0, 2)


def _listen(jobs: BinaryIO, waiting: SimpleQueue[bytes]) -> None:
    while (frame := pipe.read(jobs)) is not None:
        waiting.put(frame)
    # The server is gone, or done with this process; whatever is being worked out here interests nobody.
    os._exit(0)


def _work(job: pipe.Job) -> pipe.Reply:
    _set_alarm(job.seconds + _ALARM_AFTER)
    try:
        return pipe.Reply(KINDS[job.kind](job.body))
    except Fault as fault:
        return pipe.Reply(fault=fault.place, last=fault.is_out_of_memory)
    except Exception as error:
        return pipe.Reply(fault=place_of(error), last=isinstance(error, MemoryError))
    finally:
        _set_alarm(0)


def _set_alarm(seconds: float) -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _send(replies: BinaryIO, reply: pipe.Reply) -> None:
    rest = memoryview(pipe.framed(reply))
    while rest:
        rest = rest[replies.write(rest) :]


if __name__ == "__main__":
    main(sys.argv[1:])
