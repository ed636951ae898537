"""The phrases of Revive, read once, and a voice that speaks them in one language."""

from __future__ import annotations

from importlib import resources
from typing import Final

from tessera.kernel.content import LANGUAGES, Node, parse

Phrase = dict[str, str]

# What is printed, as sentences.
FILES: Final = ("phrases.toml",)

_PHRASES: Final[dict[str, Phrase]] = {}


def phrases() -> dict[str, Phrase]:
    """Every phrase by `section.name`, each with all its languages and forms."""
    if not _PHRASES:
        for file_name in FILES:
            file = resources.files("tessera") / "games" / "revive" / file_name
            book = parse(file.read_bytes(), file_name)
            for section in book.written():
                for name in book.at(section).written():
                    assert f"{section}.{name}" not in _PHRASES, f"phrase {section}.{name} is there twice"
                    _PHRASES[f"{section}.{name}"] = _phrase(book.at(section).at(name))
    return _PHRASES


def _phrase(node: Node) -> Phrase:
    forms = node.as_table()
    for language in LANGUAGES:
        node.at(language)
    for form, text in forms.items():
        if form.split("_")[0] not in LANGUAGES or not isinstance(text, str):
            raise node.at(form).refuse(
                "is no phrase in a language of the house.", problem_ja="英語か日本語の言い回しではありません。"
            )
    return {str(form): str(text) for form, text in forms.items()}


class Voice:
    """Speaks one language."""

    __slots__ = ("language",)

    def __init__(self, language: str) -> None:
        assert language in LANGUAGES, f"no such language: {language}"
        self.language = language

    def say(self, key: str, count: int = 1, forms: tuple[str, ...] = (), **parts: str) -> str:
        """A phrase with its gaps filled, in the first of the forms that it has."""
        phrase = phrases()[key]
        for form in (*forms, ""):
            name = f"{self.language}_{form}" if form else self.language
            if count != 1 and f"{name}_many" in phrase:
                return phrase[f"{name}_many"].format(count=count, **parts)
            if name in phrase:
                return phrase[name].format(count=count, **parts)
        raise AssertionError(f"phrase {key} does not speak {self.language}")

    def join(self, parts: list[str], manner: str) -> str:
        """A list as people say it: with "and", "or", and so on."""
        if len(parts) <= 2:
            return self.say(f"{manner}.two", first=parts[0], last=parts[1]) if len(parts) == 2 else parts[0]
        comma = self.say(f"{manner}.comma")
        return self.say(f"{manner}.many", first=comma.join(parts[:-1]), last=parts[-1])

    def sentences(self, texts: list[str]) -> str:
        """Finished sentences, one after the other."""
        return self.say("parts.between_sentences").join(texts)


def capital(text: str) -> str:
    """The text with a capital first letter, where its script has capitals."""
    return text[:1].upper() + text[1:]


def article(text: str) -> str:
    """The English article before a word; harmless in other languages, whose phrases leave it out."""
    return "an" if text[:1] in "AEIOaeio" else "a"
