"""Which modules become C, and with what: told here once, for setup.py, tools.compile and the tests."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from setuptools import Extension

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
# What mypyc writes, and what it remembers of it: relative, for its files are named so in what is compiled.
C_FILES: Final = Path("build/c")
CACHE: Final = Path("build/mypyc")

KERNEL: Final = "tessera_kernel"
COMPILED_ROOMS: Final = ("tessera/kernel", "tessera/games", "tessera/players")

READ_ONCE: Final = (
    *("atlas_lost/catalogue", "atlas_lost/chains", "atlas_lost/figures", "atlas_lost/library"),
    *("atlas_lost/pack_reader", "atlas_lost/packs", "atlas_lost/records", "atlas_lost/vocabulary"),
    *("race_for_the_galaxy/box_records", "race_for_the_galaxy/catalogue", "race_for_the_galaxy/governing"),
    *("race_for_the_galaxy/library", "race_for_the_galaxy/pack_reader", "race_for_the_galaxy/packs"),
    *("race_for_the_galaxy/records", "race_for_the_galaxy/shelf", "race_for_the_galaxy/vocabulary"),
    *("race_for_the_galaxy/compiler", "race_for_the_galaxy/compiler_robot", "race_for_the_galaxy/options"),
    "race_for_the_galaxy/outcome",
    *("revive/board", "revive/box_records", "revive/catalogue", "revive/compiler", "revive/effect_records"),
    *("revive/effect_sense", "revive/governing", "revive/land_records", "revive/library", "revive/options"),
    *("revive/outcome", "revive/pack_adding", "revive/pack_reader", "revive/packs", "revive/records", "revive/shelf"),
    *("revive/tribe_records", "revive/vocabulary"),
    *("the_warp/board", "the_warp/box_records", "the_warp/catalogue", "the_warp/compiler", "the_warp/effect_records"),
    *("the_warp/governing", "the_warp/library", "the_warp/options", "the_warp/outcome", "the_warp/pack_adding"),
    *("the_warp/pack_reader", "the_warp/packs", "the_warp/records", "the_warp/shelf", "the_warp/vocabulary"),
)
# Paths below src/. A file is listed with its reason; everything else in the rooms above is compiled.
EXCLUDED: Final = frozenset(
    {
        "tessera/kernel/generate.py",  # introspects classes, which compiled ones do not allow
        # Read once when a game is loaded: a compiler's minutes would be spent on milliseconds.
        "tessera/kernel/catalogue.py",
        "tessera/kernel/clause.py",
        "tessera/kernel/content.py",
        "tessera/kernel/pack.py",
        "tessera/kernel/phrasebook.py",
        *(f"tessera/games/{path}.py" for path in READ_ONCE),
    }
)
# Sentences for people, who read slower than Python writes: what the files of a game that make them begin with.
SAYING: Final = ("explanation", "icons", "lexicon", "object", "phrases", "sentence", "wording")
# Packages are left interpreted: their __init__ files only gather names, once.
EXCLUDED_NAMES: Final = frozenset({"__init__.py", "__main__.py"})

# How much the C compiler optimizes (measured in docs/decisions/0020): a variable for setup.py, what it is unless
# somebody says otherwise, and what tests ask for, which compiles in two thirds of the time.
OPTIMIZE: Final = "TESSERA_OPTIMIZE"
FULLY: Final = "3"
FOR_TESTS: Final = "g"

NO_COMPILER: Final = (
    "Tessera runs interpreted here, slower but otherwise the same; with a C compiler and Python's headers "
    "(on Debian: apt install gcc libc6-dev python3-dev) it becomes several times faster."
)

_PROBE: Final = "#include <Python.h>\nint tessera_probe(void) { return Py_IsInitialized(); }\n"


def sources() -> list[Path]:
    """Every Python file of the compiled rooms, compiled or not: any of them can change the C of another."""
    return sorted(path for room in COMPILED_ROOMS for path in (SOURCE / room).rglob("*.py"))


def compiled_sources() -> list[Path]:
    """The files that become C."""
    return [
        path
        for path in sources()
        if path.name not in EXCLUDED_NAMES
        and path.relative_to(SOURCE).as_posix() not in EXCLUDED
        and not (path.parent.parent.name == "games" and path.name.startswith(SAYING))
    ]


def compiled_names() -> list[str]:
    """The modules that become C, as one imports them."""
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in compiled_sources()]


def find_compiler() -> str | None:
    """A C compiler that can really build against this Python, or None.

    Its name on the PATH is not enough: distributions ship Python without headers, and compilers without a C
    library. So one small file is compiled and linked.
    """
    wishes: list[str | None] = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    for wish in dict.fromkeys(filter(None, wishes)):
        if shutil.which(shlex.split(wish)[0]) and _builds(wish):
            return wish
    return None


def _builds(compiler: str) -> bool:
    paths = sysconfig.get_paths()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text(_PROBE)
        # -undefined: on macOS the symbols of Python are found only when the module is loaded.
        loose = ["-undefined", "dynamic_lookup"] if sysconfig.get_platform().startswith("macosx") else []
        command = [
            *shlex.split(compiler),
            "-shared",
            "-fPIC",
            *loose,
            f"-I{paths['include']}",
            f"-I{paths['platinclude']}",
            str(probe),
            "-o",
            str(probe.with_suffix(".so")),
        ]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def groups() -> dict[str, list[Path]]:
    """The files that become one shared library each: the kernel, every game, the players.

    Within a group calls stay plain C calls; across groups they go through a table of addresses.
    """
    grouped: dict[str, list[Path]] = {}
    for path in compiled_sources():
        package = path.relative_to(SOURCE).parts[:-1]
        # A game is a group; everything else is one with its room.
        room = package[: 3 if package[1] == "games" else 2]
        grouped.setdefault("_".join(room), []).append(path)
    return grouped


def extensions() -> list[Extension]:
    """The C extensions, translated by mypyc; called in the project's folder, where mypy's settings are."""
    from mypyc.build import mypycify

    parted = {name: [path.relative_to(ROOT).as_posix() for path in paths] for name, paths in groups().items()}
    if not parted:
        return []

    def translated(chosen: dict[str, list[str]]) -> object:
        return mypycify(
            # A cache of its own: the checks run mypy with other settings, and would throw away what this keeps.
            ["--cache-dir", CACHE.as_posix(), *(path for paths in chosen.values() for path in paths)],
            # Debug information makes the library several times larger, and nobody steps through generated C.
            debug_level="0",
            opt_level=os.environ.get(OPTIMIZE, FULLY),
            # One C file for each module: as a single one it takes minutes and gigabytes on one core.
            multi_file=True,
            separate=[(paths, name) for name, paths in chosen.items()],
            target_dir=C_FILES.as_posix(),
        )

    # The kernel comes first and by itself: of a generic class, mypyc (2.4.1) knows more when it has just read it than
    # when it remembers it, and the first edit after a whole build would change most files of a game.
    translated({KERNEL: parted[KERNEL]})
    # mypyc declares that it may also answer with distutils' own class, which Python 3.12 no longer has.
    return cast("list[Extension]", translated(parted))
