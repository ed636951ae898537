"""Runs tests on broken rules: one process reads pytest, game and tests once, and a fork of it tries each mutant.

A fork compiles the broken file and gives the new code to the functions that are there already, so whoever refers to
them calls the broken ones; then it runs the chosen tests as far as the first that fails.
"""

from __future__ import annotations

import cProfile
import gc
import io
import json
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from functools import _lru_cache_wrapper, partial
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


def reached(tests: Sequence[pytest.Item], rules: Path) -> dict[str, set[str]]:
    """The places of all functions of some rules that each test calls. No rule is broken, so all tests must pass."""
    caches = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, _lru_cache_wrapper) and str(getattr(thing, "__module__", "")).startswith("tests.")
    ]

    def work(told: Path) -> int:
        found: dict[str, list[str]] = {}
        for test, following in _with_following(tests):
            # What an earlier test has made ready would be made by this one, if it came first.
            for cache in caches:
                cache.cache_clear()
            profile = cProfile.Profile(builtins=False)
            profile.enable()
            test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
            profile.disable()
            assert not test.session.testsfailed, f"{test.nodeid} fails, though no rule is broken."
            codes = [entry.code for entry in profile.getstats() if isinstance(entry.code, CodeType)]
            found[test.nodeid] = [place_of(code) for code in codes if Path(code.co_filename).is_relative_to(rules)]
        told.write_text(json.dumps(found), encoding="utf-8")
        return SURVIVED

    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "reached"
        _, status = os.waitpid(_forked(work, told), 0)
        text = told.read_text(encoding="utf-8")
    if status:
        raise SystemExit(text)
    return {test: set(places) for test, places in json.loads(text).items()}


def place_of(code: CodeType) -> str:
    """Where a function begins."""
    return f"{code.co_filename}:{code.co_firstlineno}"


def broken(trials: Sequence[Trial], root: Path, workers: int, seconds: int = SECONDS) -> Iterator[End]:
    """Try mutants, some at once, and tell what comes of each as soon as it is known."""
    functions = _functions()
    running: dict[int, tuple[Trial, Path]] = {}
    waiting = enumerate(trials)
    gc.collect()
    # What is never looked at by the collector is never copied for a fork.
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder:
        while True:
            number, trial = next(waiting, (0, None)) if len(running) < workers else (0, None)
            if trial is not None:
                told = Path(folder) / f"{number}"
                running[_forked(partial(_tried, trial, functions, root, seconds), told)] = trial, told
            elif running:
                process, status = os.wait()
                (trial, told), code = running.pop(process), os.waitstatus_to_exitcode(status)
                last = told.read_text(encoding="utf-8")
                if code == _FAILED:
                    raise SystemExit(f"{trial.mutant.id}\n{last}")
                test = next((test for test in trial.tests if test.nodeid == last), None)
                yield End(trial, None if code == SURVIVED else test, code < 0)
            else:
                break
    gc.unfreeze()


def _functions() -> dict[tuple[str, str], list[FunctionType]]:
    """Every function there is, by place and qualified name: inside properties and other wrappers, too."""
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found.setdefault((place_of(thing.__code__), thing.__code__.co_qualname), []).append(thing)
    return found


def _forked(work: Callable[[Path], int], told: Path) -> int:
    """Do something in a process of its own, which ends with what it returns; the number of that process."""
    process = os.fork()
    if process:
        return process
    code = _FAILED
    try:
        told.touch()
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.environ["PYTEST_DEBUG_TEMPROOT"] = tempfile.mkdtemp(dir=told.parent)
        with Path(os.devnull).open("w") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
        code = work(told)
    except BaseException:
        told.write_text(traceback.format_exc(), encoding="utf-8")
    finally:
        os._exit(code)


def _tried(
    trial: Trial, functions: dict[tuple[str, str], list[FunctionType]], root: Path, seconds: int, told: Path
) -> int:
    """Break the rule in this process, and run the tests. The last one that was begun is told."""
    _break(trial.mutant, functions, root / trial.mutant.path)
    for test, following in _with_following(trial.tests):
        told.write_text(test.nodeid, encoding="utf-8")
        # Both end a process that does nothing about it.
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.alarm(10 * seconds)
        test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
        if test.session.testsfailed:
            return KILLED
    return SURVIVED


def _with_following(tests: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    """Each test with the one after it, for which pytest keeps what both need."""
    return zip(tests, [*tests[1:], None], strict=False)


def _break(mutant: Mutant, functions: dict[tuple[str, str], list[FunctionType]], path: Path) -> None:
    code = _code_of(compile(mutant.applied(path.read_bytes()), path, "exec"), mutant)
    assert code is not None, f"{mutant.function} is not to be found in {path}"
    for function in functions[f"{path}:{mutant.first}", mutant.function]:
        function.__code__ = code


def _code_of(code: CodeType, mutant: Mutant) -> CodeType | None:
    if code.co_qualname == mutant.function and code.co_firstlineno == mutant.first:
        return code
    inner = (_code_of(part, mutant) for part in code.co_consts if isinstance(part, CodeType))
    return next((part for part in inner if part is not None), None)
