"""Runs what a change touches: its lint, its types, and the tests of the rooms in which it was made.

    python -m tools.quick          what is not committed yet
    python -m tools.quick main~3   everything since then

A room of the source has its tests in the folder of the same name; whoever changes the kernel plays all recorded games
as well. `make test` is for the rest.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import PurePosixPath
from typing import Final

from tools.compiled_modules import ROOT

SOURCE: Final = PurePosixPath("src/tessera")
CONTENT: Final = SOURCE / "content"
# What plays every game from beginning to end.
GOLDENS: Final = "tests/golden"
# Whoever changes one of these changes what every game stands on.
UNDER_ALL: Final = ("kernel",)


def changed(since: str) -> list[PurePosixPath]:
    """The files that were changed since a commit, new ones included."""
    told = [("diff", "--name-only", "--diff-filter=d", since), ("ls-files", "--others", "--exclude-standard")]
    lines: list[str] = []
    for command in told:
        done = subprocess.run(["git", *command], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        lines += done.stdout.splitlines()
    return sorted({PurePosixPath(line) for line in lines})


def tests_of(path: PurePosixPath) -> list[str]:
    """The tests that a changed file asks for: files or folders, of which some may not exist."""
    if path.parts[0] == "tests":
        if path.name.startswith("test_") and path.suffix == ".py":
            return [path.as_posix()]
        # Something that the tests of a folder share.
        return [path.parent.as_posix()] if len(path.parts) > 2 else []
    if path.is_relative_to(CONTENT):
        game = path.relative_to(CONTENT).parts[0].replace("-", "_")
        return [f"tests/games/{game}"]
    if path.is_relative_to(SOURCE):
        room, *rest = path.relative_to(SOURCE).parts
        if room == "games" and len(rest) > 1:
            return [f"tests/games/{rest[0]}"]
        return [f"tests/{room.removesuffix('.py')}", *([GOLDENS] if room in UNDER_ALL else [])]
    if path.parts[0] == "tools":
        return ["tests/tools"]
    return []


def chosen(paths: Iterable[PurePosixPath]) -> list[str]:
    """All tests that these files ask for, none twice."""
    named = {test for path in paths for test in tests_of(path) if (ROOT / test).exists()}
    return sorted(test for test in named if not any(str(parent) in named for parent in PurePosixPath(test).parents))


def run(title: str, *command: str) -> bool:
    """Run a check; whether it was content."""
    print(f"== {title}", flush=True)
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False).returncode == 0


def main(arguments: Sequence[str]) -> int:
    """Check what was changed; 1 if anything is wrong."""
    paths = changed(arguments[0] if arguments else "HEAD")
    if not paths:
        print("Nothing was changed since the last commit.")
        return 0
    python = [path.as_posix() for path in paths if path.suffix == ".py"]
    good = True
    if python:
        good &= run("Format", "ruff", "format", "--check", *python)
        good &= run("Lint", "ruff", "check", *python)
        # Types are told for all that a file stands on: mypy remembers the rest from the time before.
        good &= run("Types", "mypy", "--strict", *python)
    if any(path.parts[0] == "web" for path in paths):
        good &= run("Web client", "tools.web", "test")
    tests = chosen(paths)
    if tests:
        good &= run(f"Tests: {' '.join(tests)}", "pytest", "-n", "2", "--dist", "worksteal", "--exitfirst", *tests)
    elif good:
        print("No tests belong to what was changed.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
