"""Installs what a command needs into .venv, and no more: layers of requirements.lock, each once and when it changed.

    python -m tools.install play            the engine and the table
    python -m tools.install play compile    and what compiles the engine

Everything comes from the lock, with hashes, by uv; by pip where there is no uv for the machine, or where uv does not
know where packages come from. Run by the Python of the environment, with nothing installed yet.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "requirements.lock"
UV_LOCK: Final = ROOT / "requirements-uv.lock"
SELF: Final = (ROOT / "pyproject.toml", ROOT / "setup.py")

# What each layer is for, as it is told. A command names all that it needs.
LAYERS: Final = {
    "play": "the engine and the table",
    "compile": "what compiles the engine",
    "lab": "the laboratory",
    "ray": "Ray, for arenas on several machines",
    "test": "tests and checks",
}
# Begins a layer in the lock; see tools.lock.
HEADING: Final = "# == "

_ONLY_THESE: Final = ("--no-deps", "--require-hashes")
_NO_PACKAGES: Final = """\
The packages for {purpose} could not be installed. The first run needs a network; then try again.
{told}"""


def layers_of(lock: str) -> dict[str, str]:
    """The requirements of each layer of a lock."""
    found: dict[str, str] = {}
    for part in lock.split(f"\n{HEADING}")[1:]:
        name, _, requirements = part.partition("\n")
        found[name.partition(":")[0]] = requirements
    return found


def environment() -> Path:
    """The environment that runs this."""
    return Path(sys.prefix)


def missing(wanted: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Of the wanted layers, those that are not installed as the lock has them: requirements, and digest."""
    layers = layers_of(LOCK.read_text(encoding="utf-8"))
    found = {}
    for name in wanted:
        digest = hashlib.sha256(layers[name].encode()).hexdigest()
        stamp = environment() / f".layer-{name}"
        if not stamp.exists() or stamp.read_text(encoding="utf-8") != digest:
            found[name] = (layers[name], digest)
    return found


def uv() -> list[str]:
    """uv's command, which is installed first; nothing where it is not to be had."""
    program = environment() / ("Scripts" if os.name == "nt" else "bin") / "uv"
    if not program.exists():
        run([*pip(), "install", "--quiet", *_ONLY_THESE, "--only-binary", ":all:", "-r", str(UV_LOCK)])
        if program.exists():
            # It does what pip does, which is 17 MB of an environment that is to be small.
            run([str(program), "pip", "uninstall", "--quiet", "--python", sys.executable, "pip"])
    return [str(program), "pip"] if program.exists() else []


def pip() -> list[str]:
    """pip's command. Python brings it along, should it not be there."""
    if find_spec("pip") is None:
        run([sys.executable, "-m", "ensurepip"])
    return [sys.executable, "-m", "pip", "--disable-pip-version-check"]


def run(command: Sequence[str]) -> str:
    """Run a command; what it said if it failed, else nothing."""
    try:
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    except OSError as error:
        return str(error)
    return (done.stdout.decode(errors="replace").strip() or "It failed.") if done.returncode else ""


def put(requirements: str) -> str:
    """Install these requirements; what went wrong, if anything did."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "requirements.txt"
        path.write_text(requirements, encoding="utf-8")
        if program := uv():
            command = [*program, "install", "--quiet", "--python", sys.executable, *_ONLY_THESE, "-r", str(path)]
            if not run(command):
                return ""
        return run([*pip(), "install", "--quiet", "--no-compile", *_ONLY_THESE, "-r", str(path)])


def put_tessera() -> str:
    """Install Tessera itself as it stands in the clone; what went wrong, if anything did."""
    wishes = ["install", "--quiet", "--no-deps", "--no-build-isolation", "-e", "."]
    os.environ["TESSERA_INTERPRETED"] = "1"
    if (program := uv()) and not run([*program, *wishes, "--python", sys.executable]):
        return ""
    return run([*pip(), *wishes])


@contextmanager
def only_one() -> Iterator[None]:
    """Let a second run wait for the first: both would write the same files."""
    with (environment() / ".installing").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(wanted: Sequence[str]) -> int:
    """Install the layers that are named, as far as they are missing."""
    if unknown := [name for name in wanted if name not in LAYERS]:
        print(f"There is no layer {unknown[0]}. Layers: {', '.join(LAYERS)}.", file=sys.stderr)
        return 2
    if sys.prefix == sys.base_prefix:
        print("This installs into the environment of the clone: .venv/bin/python -m tools.install ...", file=sys.stderr)
        return 2
    # Most runs find everything, and take no lock.
    if not missing(wanted) and is_tessera_current():
        return 0
    with only_one():
        for name, (requirements, digest) in missing(wanted).items():
            print(f"Installing {LAYERS[name]} ...", flush=True)
            if told := put(requirements):
                print(_NO_PACKAGES.format(purpose=LAYERS[name], told=told), file=sys.stderr)
                return 1
            (environment() / f".layer-{name}").write_text(digest, encoding="utf-8")
        if not is_tessera_current():
            if told := put_tessera():
                print(told, file=sys.stderr)
                return 1
            tessera_stamp().write_text(tessera_digest(), encoding="utf-8")
    return 0


def tessera_stamp() -> Path:
    """Where it is written what of Tessera's own description is installed."""
    return environment() / ".layer-tessera"


def tessera_digest() -> str:
    """Changes when Tessera has to be installed again: when its commands or its place may have changed."""
    told = hashlib.sha256(str(ROOT).encode())
    for path in SELF:
        told.update(path.read_bytes())
    return told.hexdigest()


def is_tessera_current() -> bool:
    """Whether Tessera is installed as it stands here."""
    stamp = tessera_stamp()
    return stamp.exists() and stamp.read_text(encoding="utf-8") == tessera_digest()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
