"""Names: what people may be called, and how two names are told apart."""

from __future__ import annotations

import unicodedata
from typing import Final

from tessera.table.troubles import Malformed

# What the database has room for.
_LONGEST_NAME: Final = 40
_LONGEST_HANDLE: Final = 80
# Kinds of characters that nobody sees: they would make two names look alike, or turn the text around them.
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def tidy(name: str) -> str:
    """A name as it is shown, with single spaces; refused if it holds what cannot be seen."""
    name = unicodedata.normalize("NFC", name)
    if any(unicodedata.category(character) in _UNSEEN for character in name):
        raise Malformed(
            "A name holds only characters that can be seen.",
            "Leave out line breaks and invisible signs.",
            "名前に使えるのは目に見える文字だけです。",
            "改行や見えない文字を除いてください。",
        )
    name = " ".join(name.split())
    if not 1 <= len(name) <= _LONGEST_NAME:
        raise Malformed(
            f"A name has 1 to {_LONGEST_NAME} characters.",
            "Choose another name.",
            f"名前は1文字以上{_LONGEST_NAME}文字以内です。",
            "別の名前にしてください。",
        )
    return name


def folded(name: str) -> str:
    """A name as accounts are told apart by it: the same for small, capital and full-width letters."""
    handle = name
    # Folding can make something to compose and composing something to fold: three rounds always settle it.
    for _ in range(3):
        handle = unicodedata.normalize("NFKC", handle.casefold())
    return " ".join(handle.split())


def handle_of(name: str) -> str:
    """The handle of a tidy name; refused if folding makes it too long."""
    handle = folded(name)
    if not 1 <= len(handle) <= _LONGEST_HANDLE:
        raise Malformed(
            "This name cannot be used to sign in.",
            "Choose a simpler one.",
            "この名前はサインインに使えません。",
            "もっと簡単な名前にしてください。",
        )
    return handle
