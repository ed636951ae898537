"""What comes from outside: files that strangers made, and their words when we repeat them.

A word of a stranger is shown with every sign written out that a terminal would act upon or that nobody would see, and
a long one is cut. A stranger's file is read only if it is an ordinary one that is not too large: nothing else ends.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from pathlib import Path
from typing import Final

# A refusal repeats so much of what somebody wrote.
LONGEST_QUOTE: Final = 200
# Control characters of both sets, marks that turn the direction of writing, separators of lines, marks of annotations
# and of byte order, halves of characters, and tags: whatever is not seen, but does something.
# Raw: it is `re` that reads these numbers, for mypyc takes no halves of characters in a text.
_UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb\ud800-\udfff"
    r"\U000e0000-\U000e007f"
)
_HIDDEN: Final = re.compile(f"[{_UNSEEN}]")
_HIDDEN_IN_LINES: Final = re.compile(f"(?![\n\t])[{_UNSEEN}]")


class Unfit(Exception):
    """A file that is not read: what is wrong with it and what to do instead, in both languages."""

    def __init__(self, problem: str, suggestion: str, problem_ja: str, suggestion_ja: str) -> None:
        super().__init__(problem, suggestion, problem_ja, suggestion_ja)
        self.problem = problem
        self.suggestion = suggestion
        self.problem_ja = problem_ja
        self.suggestion_ja = suggestion_ja


def shown(text: str) -> str:
    """Text for people, in which nothing hides: what would not be seen is written out. Lines remain lines.

    >>> shown("a\\x1b[2Jb")
    'a\\\\x1b[2Jb'
    """
    return _HIDDEN_IN_LINES.sub(_written_out, text)


def shown_in_json(text: str) -> str:
    """The same for a text in JSON, which stays the same data.

    >>> print(shown_in_json('"a\\x9bb"'))
    "a\\u009bb"
    """
    return _HIDDEN_IN_LINES.sub(_written_in_json, text)


def quoted(word: str) -> str:
    """Somebody else's word inside a sentence of ours: in one line, nothing hidden, not too long.

    >>> quoted("x" * 1000) == "x" * 199 + "…"
    True
    """
    text = _HIDDEN.sub(_written_out, word[:LONGEST_QUOTE])
    if len(word) > LONGEST_QUOTE or len(text) > LONGEST_QUOTE:
        return text[: LONGEST_QUOTE - 1] + "…"
    return text


def as_written(value: object) -> str:
    """Any value inside a sentence of ours, as Python writes it.

    >>> as_written("2"), as_written(10**5000)
    ("'2'", 'int')
    """
    try:
        return quoted(repr(value))
    except Exception:
        # Python refuses to write numbers of thousands of digits; a stranger's class may refuse anything.
        return type(value).__name__


def hidden_in(text: str, lines: bool = False) -> str:
    """The first thing that hides in a text, as it is written; "" if nothing does. With `lines` it may have some."""
    found = (_HIDDEN_IN_LINES if lines else _HIDDEN).search(text)
    return "" if found is None else f"U+{ord(found.group()):04X}"


def _written_out(found: re.Match[str]) -> str:
    code = ord(found.group())
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _written_in_json(found: re.Match[str]) -> str:
    units = found.group().encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))


def contents(path: Path, most: int) -> bytes:
    """What is in an ordinary file of up to `most` bytes. What cannot be opened is an OSError, as ever."""
    # A pipe that nobody writes to would be waited for already when it is opened.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        kind = os.fstat(handle).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if not stat.S_ISREG(kind):
            raise Unfit(
                "is no ordinary file, but a device or a pipe.",
                "Copy what it gives into a file first.",
                "通常のファイルではなく、デバイスかパイプです。",
                "先に内容をファイルにコピーしてください。",
            )
        # It may grow while it is read.
        content = b""
        while len(content) <= most:
            part = os.read(handle, most + 1 - len(content))
            if not part:
                return content
            content += part
    finally:
        os.close(handle)
    raise Unfit(
        f"is larger than {_size(most)}.",
        "Is it the right file?",
        f"{_size(most)}を超えています。",
        "ファイルが正しいか確かめてください。",
    )


def _size(count: int) -> str:
    return f"{count // (1024 * 1024)} MiB" if count >= 1024 * 1024 else f"{count // 1024} KiB"
