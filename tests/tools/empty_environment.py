"""An environment in which nothing is installed but a wheel and what it says that it needs, made without a network.

The packages that the wheel names, and what those name, are lent from the environment that runs the tests. Whatever else
is installed there stays out of sight, so that a requirement that was forgotten is found missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[2]
# What a wheel is built from, but for the web client.
SOURCES: Final = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "src", "tools")
# Nothing of the shell that runs the tests may lead outside.
ENVIRONMENT: Final = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TESSERA_"))}


def build_wheel(folder: Path) -> Path:
    """The wheel of this Tessera, interpreted and without its pages, built beside the sources and not in them."""
    sources = folder / "sources"
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(
                ROOT / name, sources / name, ignore=shutil.ignore_patterns("__pycache__", "site", "*.egg-info")
            )
        else:
            sources.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, sources)
    wish = {**ENVIRONMENT, "TESSERA_INTERPRETED": "1", "TESSERA_WITHOUT_SITE": "1"}
    _pip("wheel", ".", "--no-build-isolation", "--wheel-dir", str(folder / "wheels"), place=sources, wish=wish)
    (wheel,) = (folder / "wheels").glob("*.whl")
    return wheel


class Environment:
    """An environment of its own in a folder: Tessera from a wheel, or lent from another environment."""

    def __init__(self, folder: Path, tessera: Path | Environment, extras: set[str]) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
        self.python = folder / "bin" / "python"
        (self.site,) = folder.glob("lib/python3*/site-packages")
        if isinstance(tessera, Environment):
            # What was compiled to bytecode there need not be compiled again.
            _link(tessera.package, self.site)
        else:
            _pip("--python", str(self.python), "install", "--no-index", "--no-compile", str(tessera))
        (metadata,) = self.site.glob("tessera-*.dist-info")
        self.package: Distribution = Distribution.at(metadata)
        self.lent = _lend(self.package, extras, self.site)
        program = folder / "bin" / "tessera"
        self.tessera = [str(program)] if program.exists() else [str(self.python), "-m", "tessera"]

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """A command of Tessera in this environment."""
        return subprocess.run(
            [*self.tessera, *words], capture_output=True, text=True, encoding="utf-8", env=ENVIRONMENT, check=False
        )


def _pip(*words: str, place: Path | None = None, wish: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *words, "--no-deps"],
        cwd=place,
        env=wish or ENVIRONMENT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def _lend(package: Distribution, extras: set[str], site: Path) -> set[str]:
    """Put what a package needs with these extras into an environment, and what that needs; the names of all."""
    lent: set[str] = set()
    todo = list(_needed(package, extras))
    while todo:
        wanted = todo.pop()
        name = canonicalize_name(wanted.name)
        if name == canonicalize_name(package.name):
            todo += _needed(package, wanted.extras)
            continue
        found = distribution(name)
        assert wanted.specifier.contains(found.version, prereleases=True), wanted
        known = f"{name}[{','.join(sorted(wanted.extras))}]"
        if known not in lent:
            lent.add(known)
            todo += _needed(found, wanted.extras)
            _link(found, site)
    return {known.partition("[")[0] for known in lent}


def _needed(package: Distribution, extras: set[str]) -> Iterator[Requirement]:
    for line in package.requires or ():
        wanted = Requirement(line)
        if wanted.marker is None or any(wanted.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield wanted


def _link(package: Distribution, site: Path) -> None:
    """Let an environment see what a package has, but for its programs."""
    for top in {file.parts[0] for file in package.files or ()} - {"..", "__pycache__"}:
        target = site / top
        if not target.exists():
            target.symlink_to(Path(str(package.locate_file(top))))
