"""How the parts of a side are called, and how advice speaks: read once for each game, strictly."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from tessera.kernel.content import LANGUAGES, Node, parse

# A phrase by language, and by language and form where it has one.
Phrase = dict[str, str]
FILE: Final = "reasons.toml"


@cache
def phrases(game: str) -> dict[str, Phrase]:
    """Every phrase that advice about a game needs, by `part.form`: the common ones, and those of the game."""
    found = _read("advice")
    own = _read(game.replace("-", "_"))
    twice = found.keys() & own.keys()
    assert not twice, f"phrases are there twice: {twice}"
    return found | own


def _read(room: str) -> dict[str, Phrase]:
    file = resources.files("tessera") / "players" / room / FILE
    if not file.is_file():
        return {}
    book = parse(file.read_bytes(), f"{room}/{FILE}")
    return {
        f"{part}.{form}": _phrase(book.at(part).at(form)) for part in book.written() for form in book.at(part).written()
    }


def _phrase(node: Node) -> Phrase:
    for language in LANGUAGES:
        node.at(language)
    found = {str(form): str(text) for form, text in node.as_table().items()}
    for form in found:
        if form.removesuffix("_many") not in LANGUAGES:
            raise node.at(form).refuse("is no language of the house.", problem_ja="対応している言語ではありません。")
    return found


def say(game: str, key: str, language: str, is_many: bool = False, **parts: str) -> str:
    """A phrase with its gaps filled."""
    phrase = phrases(game)[key]
    many = f"{language}_many"
    return phrase[many if is_many and many in phrase else language].format(**parts)
