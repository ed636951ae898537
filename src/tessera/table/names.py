"""Names: what people may be called, and how two names are told apart. And what people may say.

A name is shown to others beside what its owner does, so all of it is seen: see decision 0026. Emoji are signs like
others, one by one. Rows of them that are joined to one picture hold joiners that nobody sees, so they are refused;
selectors that choose between two looks of one sign, as telephones write them after emoji, are left out silently.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from tessera.table import signs
from tessera.table.troubles import Malformed

# What the database has room for.
_LONGEST_NAME: Final = 40
_LONGEST_HANDLE: Final = 80
_LONGEST_LOOK: Final = 200
# Marks over and under one letter: no script that is written today needs more, as Unicode's standard 39 has found.
_MOST_MARKS: Final = 4
_JOINER: Final = "\u200d"


def tidy(name: str) -> str:
    """A name as it is shown, with single spaces; refused if it holds what cannot be seen."""
    name = signs.without_selectors(unicodedata.normalize("NFC", name))
    for before, sign in zip(f" {name}", name, strict=False):
        if not signs.is_seen(sign):
            raise _joined() if sign == _JOINER and unicodedata.category(before) in ("So", "Sk") else _unseen(sign)
    name = " ".join(name.split())
    _require_letters(name)
    if not 1 <= len(name) <= _LONGEST_NAME:
        raise Malformed(
            f"A name has 1 to {_LONGEST_NAME} characters.",
            "Choose another name.",
            f"名前は1文字以上{_LONGEST_NAME}文字以内です。",
            "別の名前にしてください。",
        )
    return name


def folded(name: str) -> str:
    """A name as accounts sign in by it: the same for small, capital and full-width letters."""
    handle = signs.without_selectors(name)
    # Folding can make something to compose and composing something to fold: three rounds always settle it.
    for _ in range(3):
        handle = unicodedata.normalize("NFKC", handle.casefold())
    return " ".join(handle.split())


def handle_of(name: str) -> str:
    """The handle of a tidy name; refused if folding makes it too long."""
    handle = folded(name)
    if not 1 <= len(handle) <= _LONGEST_HANDLE or max(map(len, looks(name))) > _LONGEST_LOOK:
        raise Malformed(
            "This name cannot be used to sign in.",
            "Choose a simpler one.",
            "この名前はサインインに使えません。",
            "もっと簡単な名前にしてください。",
        )
    return handle


def looks(name: str) -> frozenset[str]:
    """What a name looks like: as it is written, in small letters, and in capitals. Names that share a look look alike.

    One look would not do: a capital I is an l to the eye, but only until it is written small.
    """
    written = " ".join(name.split())
    # Letters in circles or of half width are letters; but a raised z looks like another raised letter, too.
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    ways = (_small(signs.skeleton(written)), _small(signs.skeleton(plain)), folded(plain), plain.upper())
    return frozenset(map(signs.skeleton, ways))


def _small(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def require_plain(text: str) -> str:
    """What somebody says to others; refused if it would steer what they read it on, or if there is nothing to read."""
    for sign in text:
        if signs.is_disturbing(sign):
            raise Malformed(
                f"This text holds an invisible sign that turns the words of others around or steers their screens "
                f"({signs.called(sign)}).",
                "Leave it out; type the text anew instead of pasting it.",
                f"ほかの人の画面で文字の並びや表示を乱す、目に見えない制御文字（{signs.called(sign)}）が入っています。",
                "その文字を除くか、貼り付けずに入力し直してください。",
            )
    if not any(signs.is_seen(sign) and not sign.isspace() for sign in text):
        raise Malformed(
            "There is nothing to read in this text.",
            "Write something that the others can see.",
            "読める文字が1つもありません。",
            "ほかの人に見える文字を入力してください。",
        )
    return text


def _require_letters(name: str) -> None:
    """Marks stand on a letter, and not in towers that cover the lines above and below."""
    height = _MOST_MARKS
    for sign in unicodedata.normalize("NFD", name):
        height = height + 1 if signs.is_mark(sign) else _MOST_MARKS if sign == " " else 0
        if height > _MOST_MARKS:
            raise Malformed(
                f"In a name, marks stand over or under a letter, at most {_MOST_MARKS} of them ({signs.called(sign)}).",
                "Write the letters with fewer marks.",
                f"名前の中の結合文字（{signs.called(sign)}）は文字に付けて使い、1文字に{_MOST_MARKS}つまでです。",
                "結合文字を減らしてください。",
            )


def _unseen(sign: str) -> Malformed:
    return Malformed(
        f"A name holds only characters that can be seen; this one has {signs.called(sign)}, which leaves nothing on "
        "the page.",
        "Leave out line breaks and invisible signs; type the name anew instead of pasting it.",
        f"名前に使えるのは目に見える文字だけです（見えない文字{signs.called(sign)}が入っています）。",
        "改行や見えない文字を除くか、貼り付けずに入力し直してください。",
    )


def _joined() -> Malformed:
    return Malformed(
        "In a name, an emoji is a single sign; this one is joined from several by a sign that nobody sees (U+200D).",
        "Choose a simple emoji, such as one face or one animal.",
        "名前に使える絵文字は1文字のものだけです（見えない文字U+200Dでつないだ絵文字が入っています）。",
        "顔や動物など、単独の絵文字にしてください。",
    )
