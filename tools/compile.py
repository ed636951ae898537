"""Makes build/compiled: Tessera once more, its kernel, games and players compiled to C.

`PYTHONPATH=build/compiled tessera ...` then runs the compiled form, while the sources themselves stay
interpreted. Nothing is rebuilt unless a source changed. Two small files tell what happened:
build/compiled/.compiled (with a digest of the sources) or build/compiled/.interpreted (with the reason).
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

# Run as a file (python tools/compile.py), Python knows this folder but not the one above it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.compiled_modules import (
    FULLY,
    GROUP,
    NO_COMPILER,
    OPTIMIZE,
    ROOT,
    SOURCE,
    compiled_names,
    find_compiler,
    sources,
)

BUILD: Final = ROOT / "build"
TARGET: Final = BUILD / "compiled"
COMPILED: Final = TARGET / ".compiled"
INTERPRETED: Final = TARGET / ".interpreted"
LOG: Final = BUILD / "compile.log"
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")

NOT_AT_ALL: Final = "0"


def stage(level: str) -> Path:
    """Where objects are kept, per Python, mypy and level, so that after an edit only what changed is compiled again."""
    return BUILD / f"stage-{sys.implementation.cache_tag}-mypy-{version('mypy')}-{level}"


def digest(level: str) -> str:
    """Changes whenever the compiled form would, or how much it is optimized."""
    told = hashlib.sha256(f"{SUFFIX} {version('mypy')} {level}\n".encode())
    recipe = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "tools" / "compiled_modules.py"]
    for path in [*recipe, *sources()]:
        told.update(f"{path.relative_to(ROOT).as_posix()} {path.stat().st_size}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()


@contextmanager
def only_one() -> Iterator[None]:
    """Let a second run wait for the first: both would write the same files."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(compiler: str, level: str) -> bool:
    """Translate and compile into the stage; True on success. All output goes to the log."""
    command = [sys.executable, "setup.py", "build_ext", "--parallel", str(min(4, os.cpu_count() or 1))]
    command += ["--build-lib", str(stage(level) / "lib"), "--build-temp", str(stage(level) / "objects")]
    environment = {key: text for key, text in os.environ.items() if key != "TESSERA_INTERPRETED"}
    environment[OPTIMIZE] = level
    start = time.monotonic()
    with LOG.open("w") as log:
        process = subprocess.Popen(
            command, cwd=ROOT, env={**environment, "CC": compiler}, stdout=log, stderr=subprocess.STDOUT
        )
        try:
            wait(process, start)
        finally:
            if process.poll() is None:
                process.kill()
    return process.returncode == 0


def wait(process: subprocess.Popen[bytes], start: float) -> None:
    """Wait for the compiler; on a terminal, with a running clock."""
    while process.poll() is None:
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            if sys.stdout.isatty():
                print(f"\r  ... {time.monotonic() - start:.0f} s", end="", flush=True)
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)


def wanted_files(level: str) -> dict[str, Path]:
    """Every file that build/compiled must hold, with where it comes from."""
    libs = stage(level) / "lib"
    wanted = {
        path.relative_to(SOURCE).as_posix(): path
        for path in (SOURCE / "tessera").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    libraries = [name.replace(".", "/") + SUFFIX for name in compiled_names()]
    # mypyc makes no shared library when there is but one module.
    shared = f"{GROUP}__mypyc{SUFFIX}"
    if (libs / shared).exists():
        libraries.append(shared)
    wanted |= {library: libs / library for library in libraries}
    return wanted


def assemble(level: str) -> None:
    """Bring build/compiled in line, touching only what differs.

    Files are put in place by renaming: overwriting a library that a running game has loaded would crash it.
    """
    wanted = wanted_files(level)
    for path in sorted(TARGET.rglob("*"), reverse=True):
        if path.is_file() and path.parent != TARGET and "__pycache__" not in path.parts:
            if path.relative_to(TARGET).as_posix() not in wanted:
                path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    for place, origin in wanted.items():
        target = TARGET / place
        if not is_same(origin, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            fresh = target.with_name(target.name + ".new")
            shutil.copy2(origin, fresh)
            fresh.replace(target)


def is_same(origin: Path, copy: Path) -> bool:
    """Whether the copy has the origin's size and time."""
    if not copy.exists():
        return False
    one, other = origin.stat(), copy.stat()
    return (one.st_size, one.st_mtime_ns) == (other.st_size, other.st_mtime_ns)


def leave_interpreted(reason: str) -> None:
    """Empty build/compiled, so that Python finds the sources instead, and say why in a marker."""
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    INTERPRETED.write_text(reason + "\n")


def compile_tessera(*, for_play: bool, for_tests: bool) -> int:
    """Do what is needed; return the exit code. What is fully optimized serves tests, too."""
    level = NOT_AT_ALL if for_tests else FULLY
    if COMPILED.exists():
        for made in dict.fromkeys((FULLY, level)):
            if COMPILED.read_text() == digest(made):
                assemble(made)
                return 0
    compiler = find_compiler()
    if compiler is None:
        if not (for_play and INTERPRETED.exists()):
            print(NO_COMPILER)
        leave_interpreted(NO_COMPILER)
        return 0
    count = len(compiled_names())
    long = "a minute or two" if for_tests else "some minutes"
    print(f"Compiling {count} modules of kernel, games and players; this takes {long} ...", flush=True)
    start = time.monotonic()
    # Taken before: a source that is edited while the compiler is at work is not part of what it makes.
    told = digest(level)
    if not build(compiler, level):
        leave_interpreted("Compiling failed.")
        if for_play:
            print(f"Compiling failed, so this game runs interpreted. Details: {LOG.relative_to(ROOT)}")
            return 0
        print("\n".join(LOG.read_text().splitlines()[-40:]))
        print(f"Compiling failed after {time.monotonic() - start:.0f} s. Details: {LOG.relative_to(ROOT)}")
        return 1
    INTERPRETED.unlink(missing_ok=True)
    COMPILED.unlink(missing_ok=True)
    assemble(level)
    COMPILED.write_text(told)
    print(f"Compiled {count} modules in {time.monotonic() - start:.0f} s.")
    return 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compile kernel, games and players into build/compiled.")
    parser.add_argument(
        "--for-play",
        action="store_true",
        help="a failure is told but stops nobody from playing, and a missing compiler is told only once",
    )
    parser.add_argument("--for-tests", action="store_true", help="without optimization, which tests need not wait for")
    wishes = parser.parse_args()
    with only_one():
        return compile_tessera(for_play=wishes.for_play, for_tests=wishes.for_tests)


if __name__ == "__main__":
    sys.exit(main())
