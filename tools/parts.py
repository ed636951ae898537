"""Builds the compiled engine in parts: a C file only when it or what it includes has changed, as many at once as there
are cores. setuptools alone would compile all files of a library again, one after the other, when one of them changed.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from tools.compiled_modules import C_FILES
from tools.declarations import Declarations
from tools.progress import tell

# Where to tell how far the work is; nowhere unless somebody says so.
PROGRESS: Final = "TESSERA_PROGRESS"

# In what mypyc writes: a constant of the group, the table of all of them, and where the table is filled.
_CONSTANT: Final = re.compile(r"CPyStatics\[(\d+)\]")
_TABLE: Final = re.compile(r"^extern PyObject \*CPyStatics\[\d+\];\n", re.MULTILINE)
_FILLED: Final = re.compile(r"    if \(CPyStatics_Initialize\(.*\) < 0\) \{\n        return -1;\n    \}\n")
# The addresses of another group. Every file that includes the header would define them, which linkers refuse.
_ADDRESSES: Final = re.compile(r"^(struct export_table_(\w+) exports_\2;)$", re.MULTILINE)
_GROUPS_HEADER: Final = re.compile(r'^#include ["<]__native_', re.MULTILINE)
_LIBRARY: Final = "__mypyc"
# Where the C files lie that are compiled: beside those that mypyc wrote, and keeps for the next time.
PARTS: Final = C_FILES.with_name("parts")


def independent(extensions: Sequence[Extension], folder: Path, into: Path) -> None:
    """Let each C file of a group depend on its own module alone, in a copy of what mypyc wrote into a folder.

    mypyc numbers the constants of a whole group and declares its classes and functions in one header, so one new word
    in one rule would change every file of it. In the copy each file has a table of its own constants, which the group
    fills when it is loaded, and declares what it uses itself.
    """
    copied: dict[Path, str] = {}
    for extension in extensions:
        for path in map(Path, [*extension.sources, *extension.depends]):
            if path.is_relative_to(folder) and path not in copied:
                copied[path] = path.read_text(encoding="utf-8")
    groups = [_Group(extension, folder) for extension in extensions if extension.name.endswith(_LIBRARY)]
    for group in groups:
        _own_tables(group, copied)
    headers = {path.name: text for path, text in copied.items() if path.suffix == ".h"}
    for group in groups:
        declared = Declarations(group.header.name, headers)
        for path in group.modules:
            copied[path] = declared.only_what_it_uses(copied[path])
    for path, text in copied.items():
        target = into / path.relative_to(folder)
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")

    def moved(paths: Iterable[str | os.PathLike[str]]) -> list[str]:
        return [
            str(into / path.relative_to(folder)) if path.is_relative_to(folder) else str(path)
            for path in map(Path, paths)
        ]

    for extension in extensions:
        extension.sources, extension.depends = moved(extension.sources), moved(extension.depends)
        extension.include_dirs = moved(extension.include_dirs)


class _Group:
    """The files that mypyc wrote for a group."""

    def __init__(self, extension: Extension, folder: Path) -> None:
        name = extension.name.removesuffix(_LIBRARY)
        self.start = folder / f"__native_{name}.c"
        self.header = folder / f"__native_internal_{name}.h"
        self.modules = [
            path for path in map(Path, extension.sources) if path != self.start and path.name.startswith("__native_")
        ]


def _own_tables(group: _Group, texts: dict[Path, str]) -> None:
    # What the header told of the table is told here: no other file asks for it any more.
    kept, filled = ["extern PyObject *CPyStatics[];"], list[str]()
    kept += [found[1] for found in _ADDRESSES.finditer(texts[group.header])]
    texts[group.header] = _TABLE.sub("", _ADDRESSES.sub(r"extern \1", texts[group.header]))
    for path in group.modules:
        texts[path], own, fill = _own_constants(path.stem.removeprefix("__native_"), texts[path])
        kept += own
        filled += fill
    opening, group_starts, rest = texts[group.start].partition("int CPyGlobalsInit(void)\n")
    found = _FILLED.search(rest)
    assert found is not None, f"mypyc writes something else now than {_FILLED.pattern}"
    before, after = rest[: found.end()], rest[found.end() :]
    texts[group.start] = "".join([opening, *(f"{line}\n" for line in kept), "\n", group_starts, before, *filled, after])


def _own_constants(module: str, text: str) -> tuple[str, list[str], list[str]]:
    """A file with a table of its own constants, how its group declares that table, and how it fills it."""
    places: dict[str, int] = {}
    name = f"CPyOwn_{module}"
    text = _CONSTANT.sub(lambda found: f"{name}[{places.setdefault(found[1], len(places))}]", text)
    if not places:
        return text, [], []
    includes, blank, rest = text.partition("\n\n")
    fill = [f"    {name}[{place}] = CPyStatics[{number}];\n" for number, place in places.items()]
    return (
        f"{includes}\nPyObject *{name}[{len(places)}];{blank}{rest}",
        [f"extern PyObject *{name}[];"],
        fill,
    )


class BuildParts(build_ext):
    """Compiles what changed, all files of all libraries together, then links what is made of them."""

    def build_extensions(self) -> None:
        """Build everything."""
        independent(self.extensions, C_FILES, PARTS)
        # A file may be part of several libraries.
        owners = {str(source): extension for extension in self.extensions for source in extension.sources}
        included = {source: _digest_of(_included(Path(source), extension)) for source, extension in owners.items()}
        # The longest come first, so that no core is left with one of them at the end.
        sizes = {source: Path(source).stat().st_size for source in owners}
        sources = sorted(owners, key=lambda source: (-sizes[source], source))
        watched = os.environ.get(PROGRESS)
        made: dict[str, tuple[list[str], bool]] = {}
        done = 0
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            compiling = {
                pool.submit(self._compiled, source, owners[source], included[source]): source for source in sources
            }
            for one in as_completed(compiling):
                made[compiling[one]] = one.result()
                done += sizes[compiling[one]]
                if watched:
                    tell(Path(watched), "engine", done, sum(sizes.values()))
            stale = [
                extension
                for extension in self.extensions
                if not Path(self.get_ext_fullpath(extension.name)).exists()
                or any(made[str(source)][1] for source in extension.sources)
            ]
            list(pool.map(lambda extension: self._link(extension, made), stale))

    def _compiled(self, source: str, extension: Extension, included: str) -> tuple[list[str], bool]:
        """The object of a C file, and whether it was made just now."""
        stamp = Path(self.build_temp, source).with_suffix(".made")
        content = hashlib.sha256(Path(source).read_bytes()).hexdigest()
        told = f"{content} {included} {' '.join(extension.extra_compile_args)}"
        objects = self.compiler.object_filenames([source], output_dir=self.build_temp)
        if all(map(os.path.exists, objects)) and stamp.exists() and stamp.read_text(encoding="utf-8") == told:
            return objects, False
        stamp.unlink(missing_ok=True)
        objects = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )
        stamp.write_text(told, encoding="utf-8")
        return objects, True

    def _link(self, extension: Extension, made: dict[str, tuple[list[str], bool]]) -> None:
        self.compiler.link_shared_object(
            [piece for source in extension.sources for piece in made[str(source)][0]],
            self.get_ext_fullpath(extension.name),
            # Windows needs to be told what Python calls; the rest finds it by itself.
            export_symbols=[f"PyInit_{extension.name.rpartition('.')[2]}"],
            build_temp=self.build_temp,
        )


def _included(source: Path, extension: Extension) -> list[str]:
    """What a C file may include. A file that declares what it uses itself includes no group's header."""
    depends = list(map(str, extension.depends))
    if _GROUPS_HEADER.search(source.read_text(encoding="utf-8")):
        return depends
    return [path for path in depends if not Path(path).name.startswith("__native_")]


def _digest_of(paths: Sequence[str]) -> str:
    told = hashlib.sha256()
    for path in sorted(paths):
        told.update(f"{path}\n".encode())
        told.update(Path(path).read_bytes())
    return told.hexdigest()
