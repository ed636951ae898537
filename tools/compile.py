"""Makes build/compiled: Tessera once more, its kernel, games and players compiled to C.

`PYTHONPATH=build/compiled tessera ...` then runs the compiled form, while the sources themselves stay
interpreted. Nothing is rebuilt unless a source changed. Two small files tell what happened:
build/compiled/.compiled (with a digest of the sources) or build/compiled/.interpreted (with the reason).
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
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

from tools import parts
from tools.compiled_modules import (
    FOR_TESTS,
    FULLY,
    NO_COMPILER,
    OPTIMIZE,
    ROOT,
    SOURCE,
    compiled_names,
    find_compiler,
    groups,
    sources,
)

BUILD: Final = ROOT / "build"
TARGET: Final = BUILD / "compiled"
COMPILED: Final = TARGET / ".compiled"
INTERPRETED: Final = TARGET / ".interpreted"
PROGRESS: Final = TARGET / ".progress"
LOG: Final = BUILD / "compile.log"
SUFFIX: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")


def stage(level: str) -> Path:
    """Where objects are kept, per Python, mypy and level, so that after an edit only what changed is compiled again."""
    return BUILD / f"stage-{sys.implementation.cache_tag}-mypy-{version('mypy')}-{level}"


def digest(level: str) -> str:
    """Changes whenever the compiled form would, or how much it is optimized."""
    told = hashlib.sha256(f"{SUFFIX} {level}\n".encode())
    tools = [ROOT / "tools" / f"{name}.py" for name in ("compiled_modules", "declarations", "parts")]
    for path in [ROOT / "pyproject.toml", ROOT / "requirements.lock", ROOT / "setup.py", *tools, *sources()]:
        told.update(f"{path.relative_to(ROOT).as_posix()} {path.stat().st_size}\n".encode())
        told.update(path.read_bytes())
    return told.hexdigest()


def is_current(level: str = FULLY) -> bool:
    """Whether the compiled form is there, made of the sources as they are."""
    return COMPILED.exists() and COMPILED.read_text(encoding="utf-8") == digest(level)


@contextmanager
def only_one() -> Iterator[None]:
    """Let a second run wait for the first: both would write the same files."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build(compiler: str, level: str) -> bool:
    """Translate and compile into the stage; True on success. All output goes to the log."""
    command = [sys.executable, "setup.py", "build_ext"]
    command += ["--build-lib", str(stage(level) / "lib"), "--build-temp", str(stage(level) / "objects")]
    environment = {key: text for key, text in os.environ.items() if key != "TESSERA_INTERPRETED"}
    start = time.monotonic()
    TARGET.mkdir(parents=True, exist_ok=True)
    with LOG.open("w") as log:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**environment, "CC": compiler, OPTIMIZE: level, parts.PROGRESS: str(PROGRESS)},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            wait(process, start)
        finally:
            if process.poll() is None:
                process.kill()
            PROGRESS.unlink(missing_ok=True)
    return process.returncode == 0


def wait(process: subprocess.Popen[bytes], start: float) -> None:
    """Wait for the compiler; on a terminal, with a running clock."""
    while process.poll() is None:
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            if sys.stdout.isatty():
                print(f"\r  ... {share_done():3.0%}, {time.monotonic() - start:.0f} s", end="", flush=True)
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)


def share_done() -> float:
    """How much of the work is done."""
    try:
        told = json.loads(PROGRESS.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return 0.0
    return float(told["done"] / told["of"])


def wanted_files(level: str) -> dict[str, Path]:
    """Every file that build/compiled must hold, with where it comes from."""
    libs = stage(level) / "lib"
    wanted = {
        path.relative_to(SOURCE).as_posix(): path
        for path in (SOURCE / "tessera").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    names = [name.replace(".", "/") for name in compiled_names()]
    names += [f"{group}__mypyc" for group in groups()]
    return wanted | {name + SUFFIX: libs / (name + SUFFIX) for name in names}


def assemble(level: str) -> None:
    """Bring build/compiled in line, touching only what differs.

    Files are put in place by renaming: overwriting a library that a running game has loaded would crash it.
    """
    wanted = wanted_files(level)
    for path in sorted(TARGET.rglob("*"), reverse=True):
        if path.is_file() and path not in (COMPILED, INTERPRETED, PROGRESS) and "__pycache__" not in path.parts:
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


def compile_tessera(level: str = FULLY, *, is_vital: bool) -> int:
    """Do what is needed; return the exit code. Where it is not vital, a failure is told, and stops nobody."""
    for made in dict.fromkeys((FULLY, level)):
        # What is fully optimized serves tests, too.
        if is_current(made):
            # What is not compiled may have changed all the same.
            assemble(made)
            return 0
    compiler = find_compiler()
    if compiler is None:
        print(NO_COMPILER)
        leave_interpreted(NO_COMPILER)
        return 0
    count = len(compiled_names())
    print(f"Compiling what changed of {count} modules of kernel, games and players ...", flush=True)
    start = time.monotonic()
    # Taken before: a source that is edited while the compiler is at work is not part of what it makes.
    told = digest(level)
    if not build(compiler, level):
        print("\n".join(LOG.read_text(encoding="utf-8").splitlines()[-40:]))
        failed = f"Compiling failed after {time.monotonic() - start:.0f} s. Details: {LOG.relative_to(ROOT)}"
        print(failed)
        leave_interpreted(failed)
        return 1 if is_vital else 0
    INTERPRETED.unlink(missing_ok=True)
    COMPILED.unlink(missing_ok=True)
    assemble(level)
    # Whoever waits for the compiled form finds all of it as soon as there is this file.
    fresh = COMPILED.with_name(".compiled.new")
    fresh.write_text(told, encoding="utf-8")
    fresh.replace(COMPILED)
    print(f"Compiled in {time.monotonic() - start:.0f} s.")
    return 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compile kernel, games and players into build/compiled.")
    parser.add_argument("--for-tests", action="store_true", help="less optimized, which tests need not wait for")
    wishes = parser.parse_args()
    with only_one():
        return compile_tessera(FOR_TESTS if wishes.for_tests else FULLY, is_vital=True)


if __name__ == "__main__":
    sys.exit(main())
