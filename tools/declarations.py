"""What a C file of the engine uses of what mypyc declares: for what else changes, it is not compiled again.

mypyc writes one header for all files of a group. A class that comes new to one rule would change it for the whole game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_INCLUDED: Final = re.compile(r'^#include ["<](__native_\w+\.h)[">]\n', re.MULTILINE)
# What Python and mypyc's library declare, which every file may use: Python's own comes first.
_LENT: Final = re.compile(r'^#include ["<](?!__native_).*\n', re.MULTILINE)
# mypyc begins each declaration at a line's beginning, and what belongs to it does not; what several headers may declare
# stands between two directives.
_DECLARATION: Final = re.compile(
    r"^#ifndef MYPYC_DECLARED_.*?^#endif$|^[A-Za-z][^;{]*(?:\{.*?^\}[^;]*)?;", re.MULTILINE | re.DOTALL
)
_WORD: Final = re.compile(r"\b[A-Za-z_]\w+")
_TYPE: Final = re.compile(r"^(?:typedef )?struct (?:(\w+) )?\{", re.MULTILINE)
# What a declaration makes known is the last word before its brackets, and, of a structure, the one after `struct`.
_NAME: Final = re.compile(r"(\w+)\s*\Z")


class Declarations:
    """What a group's headers declare, in the order in which C needs it."""

    def __init__(self, header: str, headers: Mapping[str, str]) -> None:
        """Read a header and those that it includes."""
        self._lent: dict[str, None] = {}
        self._texts: list[str] = []
        self._known: dict[str, list[int]] = {}
        self._types: dict[str, list[int]] = {}
        self._read(header, headers, set())

    def _read(self, header: str, headers: Mapping[str, str], seen: set[str]) -> None:
        if header in seen:
            return
        seen.add(header)
        self._lent.update(dict.fromkeys(_LENT.findall(headers[header])))
        for included in _INCLUDED.findall(headers[header]):
            self._read(included, headers, seen)
        for text in _DECLARATION.findall(headers[header]):
            ending = re.split(r"[\[(;]", text.rpartition("}")[2], maxsplit=1)[0]
            last, structure = _NAME.search(ending), _TYPE.search(text)
            names = {found[1] for found in (last, structure) if found and found[1]}
            assert names, f"mypyc declares something that is not understood: {text[:200]}"
            for name in names:
                self._known.setdefault(name, []).append(len(self._texts))
                if structure:
                    self._types.setdefault(name, []).append(len(self._texts))
            self._texts.append(text)

    def only_what_it_uses(self, text: str) -> str:
        """A C file that declares what it uses itself, instead of including the headers."""
        needed = {place for word in set(_WORD.findall(text)) for place in self._known.get(word, ())}
        asked = list(needed)
        while asked:
            # A declaration needs types alone: an address in another group's table is named as what it leads to.
            for word in _WORD.findall(self._texts[asked.pop()]):
                fresh = [place for place in self._types.get(word, ()) if place not in needed]
                needed.update(fresh)
                asked.extend(fresh)
        # The same from two headers is told once.
        declared = dict.fromkeys(self._texts[place] for place in sorted(needed))
        return "\n".join(["".join(self._lent), *declared, _INCLUDED.sub("", text)])
