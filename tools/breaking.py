"""Runs tests on broken rules: one process reads pytest, game and tests once, and a fork of it tries each mutant.

A fork compiles the broken file and gives the new code to the functions that are there already, so whoever refers to
them calls the broken ones; then it runs the chosen tests as far as the first that fails.
"""

from __future__ import annotations

import gc
import io
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, NamedTuple

import pytest

from tools.mutations import Mutant

# A test that has used the processor for so long hangs; one that waits for something else may take ten times as long.
SECONDS: Final = 30
_MEMORY: Final = 4 << 30

SURVIVED: Final = 0
KILLED: Final = 1
_FAILED: Final = 2


class Trial(NamedTuple):
    """A mutant and the tests that it is tried with: those that name its clauses, then others."""

    mutant: Mutant
    named: Sequence[pytest.Item]
    others: Sequence[pytest.Item] = ()

    @property
    def tests(self) -> list[pytest.Item]:
        """All of them, in their order."""
        return [*self.named, *self.others]


class End(NamedTuple):
    """What came of a trial: the test that noticed the mutant, if any did, and whether that one hung."""

    trial: Trial
    test: pytest.Item | None
    is_hung: bool


def collected(tests: Path, use: Callable[[list[pytest.Item]], None]) -> None:
    """Read the tests of a folder, and let somebody use them before pytest puts them away."""
    # pytest leads the tests that are given to it; whoever uses them runs them himself.
    quiet = ["-q", "--tb=native", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=36000"]
    said = io.StringIO()
    with redirect_stdout(said):
        code = pytest.main([*quiet, str(tests)], [_Instead(use)])
    if code != pytest.ExitCode.OK:
        raise SystemExit(f"{said.getvalue()}\nThe tests in {tests} could not be read.")


class _Instead:
    def __init__(self, use: Callable[[list[pytest.Item]], None]) -> None:
        self._use = use

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        with redirect_stdout(sys.__stdout__):
            self._use(session.items)
        return True


def broken(trials: Sequence[Trial], root: Path, workers: int, seconds: int = SECONDS) -> Iterator[End]:
    """Try mutants, some at once, and tell what comes of each as soon as it is known."""
    functions = _functions()
    running: dict[int, Trial] = {}
    gc.collect()
    # What is never looked at by the collector is never copied for a fork.
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder:
        waiting = iter(trials)
        while True:
            trial = next(waiting, None) if len(running) < workers else None
            if trial is not None:
                process = os.fork()
                if process == 0:
                    _try(trial, functions, root, Path(folder), seconds)
                running[process] = trial
            elif running:
                process, status = os.wait()
                trial, code = running.pop(process), os.waitstatus_to_exitcode(status)
                told = (Path(folder) / f"{process}").read_text(encoding="utf-8")
                if code == _FAILED:
                    raise SystemExit(f"{trial.mutant.id}\n{told}")
                test = next((test for test in trial.tests if test.nodeid == told), None)
                yield End(trial, None if code == SURVIVED else test, code < 0)
            else:
                break
    gc.unfreeze()


def _functions() -> dict[tuple[str, str, int], list[FunctionType]]:
    """Every function there is, by file, qualified name and first line: inside properties and other wrappers, too."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            code = thing.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def _try(
    trial: Trial,
    functions: dict[tuple[str, str, int], list[FunctionType]],
    root: Path,
    folder: Path,
    seconds: int,
) -> None:
    """Break the rule in this process, run the tests, and end. The last test that was begun stands in a file."""
    told = folder / f"{os.getpid()}"
    told.touch()
    code = _FAILED
    try:
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.environ["PYTEST_DEBUG_TEMPROOT"] = tempfile.mkdtemp(dir=folder)
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        _break(trial.mutant, functions, root / trial.mutant.path)
        code = SURVIVED
        for test, following in zip(trial.tests, [*trial.tests[1:], None], strict=False):
            told.write_text(test.nodeid, encoding="utf-8")
            # Both end a process that does nothing about it.
            signal.setitimer(signal.ITIMER_PROF, seconds)
            signal.alarm(10 * seconds)
            test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
            if test.session.testsfailed:
                code = KILLED
                break
    except BaseException:
        code = _FAILED
        told.write_text(traceback.format_exc(), encoding="utf-8")
    finally:
        os._exit(code)


def _break(mutant: Mutant, functions: dict[tuple[str, str, int], list[FunctionType]], path: Path) -> None:
    key = (str(path), mutant.function, mutant.first)
    code = _code_of(compile(mutant.applied(path.read_bytes()), path, "exec"), mutant)
    assert code is not None, f"{mutant.function} is not to be found in {path}"
    for function in functions[key]:
        function.__code__ = code


def _code_of(code: CodeType, mutant: Mutant) -> CodeType | None:
    if code.co_qualname == mutant.function and code.co_firstlineno == mutant.first:
        return code
    inner = (_code_of(part, mutant) for part in code.co_consts if isinstance(part, CodeType))
    return next((part for part in inner if part is not None), None)
