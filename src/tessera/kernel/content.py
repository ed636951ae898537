"""Reading content strictly: what is not understood is an error that says where, what, and what was meant.

A content file is TOML. `parse` turns it into a `Node`, a value that remembers where it stands. A reader
asks a node for the keys it knows and then calls `done`; every key nobody asked for is reported. Items of a
list are counted from 1, as authors count them:

    house/economy.toml: card "house.tide-clerks": effects[2].op: no such word "gian". Did you mean "gain"?
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tessera.kernel.outside import Unfit, as_written, contents, hidden_in, quoted
from tessera.kernel.refusal import SPOKEN, ContentError, did_you_mean

LANGUAGES = SPOKEN
# Deeper nesting than this is no card that a person could read.
DEEPEST = 24
# Six times the largest file of the house. Texts for people, names and words are shorter than this.
LARGEST = 256 * 1024
LONGEST = 1000
# Keys with more dots, lists and tables inside each other, and words without quotes, numbers among them: reading them
# would take memory and time out of all proportion, before anybody could say that they make no sense.
_MOST_DOTS = 8
_DEEPEST_BRACKET = 2 * DEEPEST
_LONGEST_BARE = 100
# What stands in quotes and in remarks, where dots and brackets mean nothing.
_QUOTED = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|' r"'''.*?'{3,5}|" r'"(?:[^"\\\n]|\\[^\n])*"|' r"'[^'\n]*'|#[^\n]*", re.DOTALL
)
_BARE = re.compile(rf"[\w+-]{{{_LONGEST_BARE + 1},}}")
_DOTS = re.compile(rf"(?:[\w-]+[ \t]*\.[ \t]*){{{_MOST_DOTS + 1},}}")
_TOO_DEEP_JA = ("入れ子が深すぎます。", "カードを2つに分けてください。")


# What a value can be, in the words a TOML author knows. True and false come first, for Python counts them as numbers.
_FLAG = ("true or false", "trueかfalse")
_INTEGER = ("a whole number", "整数")
_STRING = ("a text in quotes", "引用符で囲んだ文字列")
_LIST = ("a list", "リスト")
_TABLE = ("a table", "テーブル")
_KINDS: tuple[tuple[type, tuple[str, str]], ...] = (
    (bool, _FLAG),
    (int, _INTEGER),
    (float, ("a number with a point", "小数")),
    (str, _STRING),
    (list, _LIST),
    (dict, _TABLE),
)


def kind_of(value: object) -> tuple[str, str]:
    """What a value is, in English and Japanese."""
    for kind, words in _KINDS:
        if isinstance(value, kind):
            return words
    return ("a date or time", "日時")


class Node:
    """One value of a content file, together with the place where it stands."""

    __slots__ = ("asked", "depth", "path", "place", "value")

    def __init__(self, value: object, place: str, path: str = "", depth: int = 0) -> None:
        self.value = value
        self.place = place
        self.path = path
        self.depth = depth
        self.asked: list[str] = []
        if depth > DEEPEST:
            raise self.refuse("nested too deeply.", "Split the card in two.", *_TOO_DEEP_JA)

    @property
    def where(self) -> str:
        """File, record and key, as a message begins."""
        return f"{self.place}: {self.path}" if self.path else self.place

    def refuse(self, problem: str, suggestion: str = "", problem_ja: str = "", suggestion_ja: str = "") -> ContentError:
        """The error to raise about this value."""
        return ContentError(self.where, problem, suggestion, problem_ja, suggestion_ja)

    def _should_be(self, wanted: tuple[str, str]) -> ContentError:
        found = kind_of(self.value)
        return self.refuse(
            f"should be {wanted[0]} but is {found[0]}.",
            problem_ja=f"{wanted[1]}であるべきところが、{found[1]}です。",
        )

    def named(self, name: str) -> Node:
        """The same value, from now on called by a name of its own, such as `card "SCI-01"`."""
        node = Node(self.value, f"{self.place}: {name}", "", self.depth)
        node.asked = self.asked
        return node

    # What a value is, without a key.

    def as_table(self) -> dict[str, Any]:
        """This value as a table."""
        if not isinstance(self.value, dict):
            raise self._should_be(_TABLE)
        return self.value

    def as_integer(self, at_least: int, at_most: int) -> int:
        """This value as a whole number within its limits."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self._should_be(_INTEGER)
        if not at_least <= value <= at_most:
            span = _range(at_least, at_most)
            raise self.refuse(
                f"{as_written(value)} is out of range.",
                f"Use {span}.",
                f"{as_written(value)}は範囲外です。",
                f"{span.replace(' to ', '～')}にしてください。",
            )
        return value

    def as_string(self) -> str:
        """This value as a text that says something."""
        value = self.value
        if not isinstance(value, str):
            raise self._should_be(_STRING)
        if not value.strip():
            raise self.refuse("is empty.", problem_ja="空です。")
        if len(value) > LONGEST:
            raise self.refuse(
                f"is longer than {LONGEST} characters.",
                "Say it shorter.",
                f"{LONGEST}文字を超えています。",
                "短くしてください。",
            )
        hidden = hidden_in(value, lines=True)
        if hidden:
            raise self.refuse(
                f"holds a character that cannot be seen: {hidden}.",
                "Write it without.",
                f"目に見えない文字（{hidden}）が含まれています。",
                "その文字を除いてください。",
            )
        return value

    def as_word(self, choices: Iterable[str]) -> str:
        """This value as one word of a closed list."""
        word = self.as_string()
        known = list(choices)
        if word not in known:
            raise self.refuse(
                f'no such word "{quoted(word)}".',
                did_you_mean(word, known),
                f"「{quoted(word)}」という語はありません。",
                did_you_mean(word, known, "ja"),
            )
        return word

    def as_items(self, at_least: int = 0) -> list[Node]:
        """The items of this list, counted from 1."""
        value = self.value
        if not isinstance(value, list):
            raise self._should_be(_LIST)
        if len(value) < at_least:
            raise self.refuse(
                f"needs at least {at_least} entr{'y' if at_least == 1 else 'ies'}.",
                problem_ja=f"少なくとも{at_least}個の項目が必要です。",
            )
        return [
            Node(item, self.place, f"{self.path}[{number}]", self.depth + 1)
            for number, item in enumerate(value, start=1)
        ]

    def as_distinct_words(self, choices: Iterable[str]) -> list[str]:
        """This value as a list of at least one word, none of them twice."""
        known = list(choices)
        words: list[str] = []
        for item in self.as_items(at_least=1):
            word = item.as_word(known)
            if word in words:
                raise item.refuse(
                    f'"{quoted(word)}" stands there twice.', problem_ja=f"「{quoted(word)}」が2回書かれています。"
                )
            words.append(word)
        return words

    # What a table holds under its keys.

    def written(self) -> list[str]:
        """The keys written in this table, in the order of the file."""
        return list(self.as_table())

    def has(self, key: str) -> bool:
        """Whether this table has the key; from now on the key counts as known."""
        self.asked.append(key)
        return key in self.as_table()

    def at(self, key: str) -> Node:
        """What stands under a key that must be there."""
        table = self.as_table()
        self.asked.append(key)
        if key not in table:
            close = difflib.get_close_matches(key, [other for other in table if other not in self.asked], n=1)
            raise self.refuse(
                f'"{key}" is missing.',
                f'Did you mean "{key}" where it says "{quoted(close[0])}"?' if close else "",
                f"「{key}」がありません。",
                f"「{quoted(close[0])}」は「{key}」の書き間違いですか。" if close else "",
            )
        return Node(table[key], self.place, f"{self.path}.{key}" if self.path else key, self.depth + 1)

    def integer(self, key: str, at_least: int = 1, at_most: int = 99) -> int:
        """A whole number within its limits."""
        return self.at(key).as_integer(at_least, at_most)

    def flag(self, key: str) -> bool:
        """True or false; a missing flag is false."""
        if not self.has(key):
            return False
        node = self.at(key)
        if not isinstance(node.value, bool):
            raise node._should_be(_FLAG)
        return node.value

    def string(self, key: str) -> str:
        """A text in one language or in none."""
        return self.at(key).as_string()

    def word(self, key: str, choices: Iterable[str]) -> str:
        """One word of a closed list."""
        return self.at(key).as_word(choices)

    def words(self, key: str, choices: Iterable[str]) -> list[str]:
        """At least one word of a closed list, none of them twice."""
        return self.at(key).as_distinct_words(choices)

    def items(self, key: str, at_least: int = 0) -> list[Node]:
        """The items of a list."""
        return self.at(key).as_items(at_least)

    def text(self, key: str) -> dict[str, str]:
        """A name or sentence for people: a table with every language and nothing else."""
        node = self.at(key)
        texts = {language: node.string(language) for language in LANGUAGES}
        node.done()
        return texts

    def table(self, allowed: Iterable[str], required: Iterable[str] = ()) -> dict[str, Any]:
        """This table, once its keys are known to be allowed and the required ones to be there."""
        for key in required:
            self.at(key)
        self.asked.extend(allowed)
        self.done()
        return self.as_table()

    def done(self) -> None:
        """Refuse the first key that nobody asked for."""
        for key in self.as_table():
            if key not in self.asked:
                known = sorted(set(self.asked))
                raise self.refuse(
                    f'no such key "{quoted(key)}".',
                    did_you_mean(key, known),
                    f"「{quoted(key)}」というキーはありません。",
                    did_you_mean(key, known, "ja"),
                )


def parse(content: bytes, name: str) -> Node:
    """A content file as a node; `name` is what messages call the file."""
    try:
        # Some editors write a byte order mark before the text.
        return Node(tomllib.loads(content.decode("utf-8-sig")), name)
    except UnicodeDecodeError as error:
        raise ContentError(
            name,
            f"is not UTF-8 text (byte {error.start}).",
            "Save the file as UTF-8.",
            f"UTF-8のテキストではありません（{error.start}バイト目）。",
            "UTF-8で保存してください。",
        ) from error
    except tomllib.TOMLDecodeError as error:
        raise _no_toml(name, error) from error
    except RecursionError as error:
        raise ContentError(name, "nested too deeply.", problem_ja=_TOO_DEEP_JA[0]) from error
    except ValueError as error:
        # Python itself refuses to read numbers of thousands of digits.
        raise _no_toml(name, error) from error


def _no_toml(name: str, error: ValueError) -> ContentError:
    told = quoted(str(error))
    return ContentError(name, f"is not valid TOML: {told}.", problem_ja=f"TOMLとして正しくありません（{told}）。")


def _require_readable(content: bytes, name: str) -> None:
    """Whether it can be read in proportion to its size. What is no TOML at all is left to the reader of TOML.

    Until the first thing that is not TOML, quotes are seen here as they are seen there.
    """
    bare = _QUOTED.sub("s", content.decode("utf-8", errors="replace"))
    # Long words first: the others are looked for in time only where there is none.
    if _BARE.search(bare):
        raise ContentError(
            name,
            f"holds a number or a word of more than {_LONGEST_BARE} characters.",
            "Numbers are small, and texts stand in quotes.",
            f"{_LONGEST_BARE}文字を超える数か語があります。",
            "数は小さく、文字列は引用符で囲んでください。",
        )
    deepest = depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    if deepest > _DEEPEST_BRACKET or _DOTS.search(bare):
        raise ContentError(name, "nested too deeply.", "Split the card in two.", *_TOO_DEEP_JA)


def read(path: Path, name: str = "") -> Node:
    """The content file at a path: an ordinary file, not too large, and not too deep to be read."""
    shown = name or path.name
    try:
        content = contents(path, LARGEST)
    except OSError as error:
        raise ContentError(
            shown, f"cannot be read: {error.strerror}.", problem_ja=f"読み込めません（{error.strerror}）。"
        ) from error
    except Unfit as unfit:
        raise ContentError(shown, unfit.problem, unfit.suggestion, unfit.problem_ja, unfit.suggestion_ja) from unfit
    _require_readable(content, shown)
    return parse(content, shown)


def collect(nodes: Iterable[Node], kind: str, key: str = "id") -> dict[str, Node]:
    """Records by their id, each named for messages; an id that comes twice is refused."""
    found: dict[str, Node] = {}
    for node in nodes:
        identity = node.string(key)
        named = node.named(f'{kind} "{quoted(identity)}"')
        if identity in found:
            first = found[identity].place.split(":")[0]
            raise named.refuse(
                f"the id stands there twice (first in {first}).", problem_ja=f"同じidが2回あります（最初は{first}）。"
            )
        found[identity] = named
    return found


def _range(at_least: int, at_most: int) -> str:
    return str(at_least) if at_least == at_most else f"{at_least} to {at_most}"
