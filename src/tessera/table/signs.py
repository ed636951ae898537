"""Signs that people write: which of them nobody sees, and which rows of them look alike.

What Unicode knows of both is in unicode.txt beside this, and does not depend on the version of Python.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

_DATA: Final = Path(__file__).with_name("unicode.txt")
# Controls, formats, halves of pairs, private and unassigned code points, and what ends lines.
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Drawn as nothing at all, though by its properties each is a letter, a mark or a symbol like others: blanks of
# Egyptian hieroglyphs, braille and music, the filler of Khitan, what stands for an object that is not there, and what
# joins letters of Tifinagh, Brahmi, Zanabazar and Soyombo.
BLANK: Final = frozenset("\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159\u2d7f\U0001107f\U00011a47\U00011a99")
# They choose between two looks of the sign before them, and do nothing else.
_SELECTORS: Final = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# They turn the order of signs around, for whatever follows.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


class _Signs(msgspec.Struct, frozen=True):
    """What Unicode says."""

    version: str
    ignorable: frozenset[str]
    # For whoever looks alike, what stands for all of them.
    alike: dict[int, str]


@cache
def signs() -> _Signs:
    """Read when the first name comes: a few milliseconds."""
    version, ignorable, alike = "", frozenset[str](), dict[int, str]()
    for line in _DATA.read_text(encoding="utf-8").splitlines():
        if line.startswith("version "):
            version = line.partition(" ")[2]
        elif line.startswith("ignorable "):
            ignorable = frozenset(sign for text in line.split()[1:] for sign in _range(text))
        elif line and not line.startswith("#"):
            model, _, others = line.partition(": ")
            row = "".join(chr(int(code, 16)) for code in model.split("+"))
            alike.update(dict.fromkeys((int(code, 16) for code in others.split()), row))
    return _Signs(version, ignorable, alike)


def _range(text: str) -> list[str]:
    first, _, last = text.partition("-")
    return [chr(code) for code in range(int(first, 16), int(last or first, 16) + 1)]


def is_seen(sign: str) -> bool:
    """Whether a sign leaves something on the page, or at least a gap. A space does; a Hangul filler does not."""
    return unicodedata.category(sign) not in _UNSEEN and sign not in BLANK and sign not in signs().ignorable


def is_mark(sign: str) -> bool:
    """Whether a sign is drawn over or under the one before it, and takes no room of its own."""
    return unicodedata.category(sign) in ("Mn", "Me")


def is_disturbing(sign: str) -> bool:
    """Whether a sign steers terminals or turns the words of others around. New lines and tabs do not."""
    return sign in _TURNING or (unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") and sign not in "\n\t")


def without_selectors(text: str) -> str:
    """A text in which each sign has its usual look."""
    return _SELECTORS.sub("", text)


def skeleton(text: str) -> str:
    """The same for texts that look alike, as Unicode's technical standard 39 defines it. Not for showing."""
    known = signs()
    parted = unicodedata.normalize("NFD", text)
    plain = "".join(sign for sign in parted if sign not in known.ignorable)
    return unicodedata.normalize("NFD", plain.translate(known.alike))


def called(sign: str) -> str:
    """A sign as it can be looked up: one that is not seen cannot be shown."""
    return f"U+{ord(sign):04X}"
