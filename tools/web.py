"""Builds, checks and tests the web client with Node, which `tools.node` finds.

    python -m tools.web build    into src/tessera/site, if anything changed
    python -m tools.web check    format, lint, types
    python -m tools.web style    format and lint alone
    python -m tools.web types    types alone
    python -m tools.web test     component tests
    python -m tools.web format   format the source
    python -m tools.web sizes    what pages load first; fails if it is too much

`build` leaves the digest of its sources in src/tessera/site/.sources, so that the next one knows whether there is
anything to do. It builds beside and puts the result in place at the end: a site is never half written.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

# Run as a file (python tools/web.py), Python knows this folder but not the one above it.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import web_sizes
from tools.node import ROOT, Node, Unable, find_node

WEB: Final = ROOT / "web"
SITE: Final = ROOT / "src" / "tessera" / "site"
BUILD: Final = ROOT / "build" / "web"
SOURCES: Final = ".sources"
# What the build tells of its files: which one needs which.
MANIFEST: Final = BUILD / "manifest.json"

# Marks of packages in the lock that npm leaves out without saying so.
_MISSABLE: Final = frozenset({"optional", "devOptional", "extraneous"})

_NO_PACKAGES: Final = """\
The packages of the web client could not be installed. npm said:
{told}
The first run needs a network: if that is what is missing, go online and try again. If package-lock.json does not fit
package.json, run `npm install` in web/ and keep what it writes."""


# What the site is made of


def sources() -> list[Path]:
    """Every file that makes a difference to the built site."""
    files = [WEB / name for name in ("index.html", "package-lock.json", "svelte.config.js", "vite.config.ts")]
    for folder in ("src", "public", "plugins"):
        files += [path for path in (WEB / folder).rglob("*") if path.is_file() and ".test." not in path.name]
    # The names of icons come from the games.
    files += (ROOT / "src" / "tessera" / "games").glob("*/glossary.toml")
    return sorted(files)


def digest() -> str:
    """Changes whenever the built site would."""
    told = hashlib.sha256()
    for path in sources():
        content = path.read_bytes()
        told.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        told.update(content)
    return told.hexdigest()


def is_current() -> bool:
    """Whether the site is there and as its sources would have it."""
    stamp = SITE / SOURCES
    return (SITE / "index.html").exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == digest()


# Packages


def is_installed() -> bool:
    """Whether node_modules holds what package-lock.json lists, but for what npm leaves out on this system."""
    try:
        installed = _packages(WEB / "node_modules" / ".package-lock.json")
    except (OSError, ValueError, KeyError):
        return False
    return all(
        installed[place].get("integrity") == package.get("integrity")
        if place in installed
        else not _MISSABLE.isdisjoint(package)
        for place, package in _packages(WEB / "package-lock.json").items()
        if place
    )


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    listed: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return listed


def install(node: Node) -> None:
    """Install the locked packages, if they are not there. Raises Unable."""
    if is_installed():
        return
    print("Installing the packages of the web client (once, and when they change) ...", flush=True)
    # Errors are told, while warnings about the machine's own settings are not: they change nothing here.
    command = [*node.npm, "ci", "--loglevel=error", "--no-audit", "--no-fund", "--include=dev", "--include=optional"]
    done = subprocess.run(
        command, cwd=WEB, env=node.environment(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        # What is wrong comes first; how npm is used in general, after it.
        told = done.stdout.decode(errors="replace").strip().splitlines()[:12]
        raise Unable(_NO_PACKAGES.format(told="\n".join(f"  {text}" for text in told)))


def ready() -> Node:
    """A Node, with the packages installed. Raises Unable."""
    node = find_node()
    install(node)
    return node


def prepare() -> None:
    """Find Node and install the packages: half of what a first build takes. Raises Unable."""
    with only_one():
        ready()


def run(node: Node, program: str, *arguments: str, **environment: str) -> bool:
    """Run a program of the packages; whether it was content."""
    command = [str(node.program), str(WEB / "node_modules" / ".bin" / program), *arguments]
    if not sys.stdout.isatty():
        # In a file, colours are but strange signs.
        environment = {"NO_COLOR": "1", **environment}
    return subprocess.run(command, cwd=WEB, env=node.environment(**environment), check=False).returncode == 0


@contextmanager
def only_one() -> Iterator[None]:
    """Let a second run wait for the first: both would write the same files."""
    # Imported here: where it is missing, a package without the web client can still be made.
    import fcntl

    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# Commands


def build_site() -> None:
    """Build the site if it is not current. Raises Unable."""
    if is_current():
        return
    with only_one():
        # Somebody else may have built it meanwhile.
        if is_current():
            return
        # What is edited while the build runs belongs into the next one.
        made_of = digest()
        node = ready()
        print("Building the web client ...", flush=True)
        start = time.monotonic()
        stage = BUILD / "site"
        if not run(node, "vite", "build", "--logLevel", "warn", TESSERA_SITE=str(stage)):
            raise Unable("The web client could not be built. What is wrong stands above.")
        (stage / ".vite" / "manifest.json").replace(MANIFEST)
        (stage / ".vite").rmdir()
        (stage / SOURCES).write_text(made_of, encoding="utf-8")
        put_away()
        stage.rename(SITE)
    took = time.monotonic() - start
    print(f"Built the web client in {took:.0f} s. Script of the first load: {web_sizes.line(_weights())}.", flush=True)


def put_away() -> None:
    """Take away the site as a whole: a server that starts meanwhile finds all of it or nothing."""
    old = BUILD / "old"
    shutil.rmtree(old, ignore_errors=True)
    if SITE.exists():
        BUILD.mkdir(parents=True, exist_ok=True)
        SITE.rename(old)


def _weights() -> dict[str, web_sizes.Weight]:
    try:
        return web_sizes.weigh(SITE, MANIFEST)
    except LookupError as error:
        raise Unable(str(error)) from None


def build() -> bool:
    """Build the site."""
    build_site()
    return True


def sizes() -> bool:
    """Tell what pages load first; False if that is too much."""
    if not MANIFEST.exists():
        (SITE / SOURCES).unlink(missing_ok=True)
    build_site()
    weights = _weights()
    print(web_sizes.table(weights))
    if web_sizes.is_heavy(weights):
        print(f"A page loads more than {web_sizes.LIMIT // web_sizes.KIB} KiB of script first.", file=sys.stderr)
        return False
    return True


def write_scenes() -> None:
    """Write the positions in which components are tested and, since tests are typed, checked."""
    # Imported here: a wheel is built where Tessera's own packages may be missing.
    from tools import web_scenes

    web_scenes.main()


def check() -> bool:
    """Format, lint and types; all are run, so that one sees everything at once."""
    results = [style(), types()]
    return all(results)


def style() -> bool:
    """Format and lint: for these neither Tessera's own packages are needed nor any scene."""
    with only_one():
        node = ready()
    formatted = partial(run, node, "prettier", "--check", "--log-level", "warn", ".")
    linted = partial(run, node, "eslint", "--max-warnings", "0", ".")
    # At the same time: each has work for one core.
    with ThreadPoolExecutor() as pool:
        results = [pool.submit(work) for work in (formatted, linted)]
    return all(result.result() for result in results)


def types() -> bool:
    """Types, of tests as well."""
    write_scenes()
    with only_one():
        node = ready()
    return run(node, "svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")


def test() -> bool:
    """Component tests."""
    write_scenes()
    with only_one():
        node = ready()
    return run(node, "vitest", "run", *([] if sys.stdout.isatty() else ["--reporter=dot"]))


def format_source() -> bool:
    """Format the source, and apply the safe lint fixes."""
    with only_one():
        node = ready()
    fixed = run(node, "eslint", "--fix", "--quiet", ".")
    return run(node, "prettier", "--write", "--log-level", "warn", ".") and fixed


COMMANDS: Final[dict[str, Callable[[], bool]]] = {
    "build": build,
    "check": check,
    "style": style,
    "types": types,
    "test": test,
    "format": format_source,
    "sizes": sizes,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Build, check and test the web client.")
    parser.add_argument("command", choices=COMMANDS)
    wishes = parser.parse_args(arguments)
    try:
        is_good = COMMANDS[wishes.command]()
    except Unable as error:
        print(error, file=sys.stderr)
        is_good = False
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
