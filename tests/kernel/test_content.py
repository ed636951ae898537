"""The strict reader: every mistake an author can make has one precise message."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tessera.kernel.content import Node, collect, parse, read
from tessera.kernel.refusal import ContentError
from tests.rows import for_each


def node(text: str) -> Node:
    return parse(text.encode(), "pack/cards.toml")


def message(mistake: Callable[[], object]) -> str:
    with pytest.raises(ContentError) as caught:
        mistake()
    return str(caught.value)


def test_a_table_that_says_only_what_is_asked_is_read() -> None:
    given = node('count = 2\ntree = "science"\nname = { en = "Kit", ja = "装備" }\nlevels = [2, 3]\nsolo = true')

    count, tree, name = given.integer("count"), given.word("tree", ("science", "economy")), given.text("name")
    levels, solo, other = (
        [item.as_integer(1, 3) for item in given.items("levels")],
        given.flag("solo"),
        given.flag("x"),
    )
    given.done()

    assert (count, tree, name) == (2, "science", {"en": "Kit", "ja": "装備"})
    assert (levels, solo, other) == ([2, 3], True, False)
    assert given.table(("count", "tree", "name", "levels", "solo"), ("count",))["count"] == 2


@for_each(
    ("text", "ask", "expected"),
    [
        (
            'op = "gian"',
            lambda given: given.word("op", ("gain", "draw")),
            'pack/cards.toml: op: no such word "gian". Did you mean "gain"?',
        ),
        (
            'op = "zzz"',
            lambda given: given.word("op", ("gain", "draw")),
            'pack/cards.toml: op: no such word "zzz". There is: gain, draw.',
        ),
        (
            "cuont = 1",
            lambda given: given.integer("count"),
            'pack/cards.toml: "count" is missing. Did you mean "count" where it says "cuont"?',
        ),
        ("", lambda given: given.integer("count"), 'pack/cards.toml: "count" is missing.'),
        (
            "count = 1\nkepe = 2",
            lambda given: (given.integer("count"), given.has("keep"), given.done()),
            'pack/cards.toml: no such key "kepe". Did you mean "keep"?',
        ),
        (
            "count = 1\nother = 2",
            lambda given: given.table(("count",)),
            'pack/cards.toml: no such key "other". There is: count.',
        ),
        (
            "count = 100",
            lambda given: given.integer("count"),
            "pack/cards.toml: count: 100 is out of range. Use 1 to 99.",
        ),
        (
            "pick = 2",
            lambda given: given.integer("pick", at_most=1),
            "pack/cards.toml: pick: 2 is out of range. Use 1.",
        ),
        (
            'count = "two"',
            lambda given: given.integer("count"),
            "pack/cards.toml: count: should be a whole number but is a text in quotes.",
        ),
        (
            "count = true",
            lambda given: given.integer("count"),
            "pack/cards.toml: count: should be a whole number but is true or false.",
        ),
        (
            "count = 1.5",
            lambda given: given.integer("count"),
            "pack/cards.toml: count: should be a whole number but is a number with a point.",
        ),
        (
            "count = 2024-01-01",
            lambda given: given.integer("count"),
            "pack/cards.toml: count: should be a whole number but is a date or time.",
        ),
        (
            "op = 3",
            lambda given: given.word("op", ("gain",)),
            "pack/cards.toml: op: should be a text in quotes but is a whole number.",
        ),
        ('id = " "', lambda given: given.string("id"), "pack/cards.toml: id: is empty."),
        (
            "effects = {}",
            lambda given: given.items("effects"),
            "pack/cards.toml: effects: should be a list but is a table.",
        ),
        (
            "cost = []",
            lambda given: given.at("cost").table(()),
            "pack/cards.toml: cost: should be a table but is a list.",
        ),
        (
            "effects = []",
            lambda given: given.items("effects", at_least=1),
            "pack/cards.toml: effects: needs at least 1 entry.",
        ),
        (
            "options = [1]",
            lambda given: given.items("options", at_least=2),
            "pack/cards.toml: options: needs at least 2 entries.",
        ),
        (
            'kinds = ["a", "a"]',
            lambda given: given.words("kinds", ("a", "b")),
            'pack/cards.toml: kinds[2]: "a" stands there twice.',
        ),
        (
            "solo = 1",
            lambda given: given.flag("solo"),
            "pack/cards.toml: solo: should be true or false but is a whole number.",
        ),
        (
            'name = { en = "Kit" }',
            lambda given: given.text("name"),
            'pack/cards.toml: name: "ja" is missing.',
        ),
        (
            'name = { en = "Kit", ja = "装備", de = "Satz" }',
            lambda given: given.text("name"),
            'pack/cards.toml: name: no such key "de". There is: en, ja.',
        ),
    ],
)
def test_a_mistake_names_its_place_and_the_way_out(text: str, ask: Callable[[Node], object], expected: str) -> None:
    given = node(text)

    said = message(lambda: ask(given))

    assert said == expected


def test_a_nested_mistake_names_the_whole_way_counted_from_one() -> None:
    given = node('card = [{ id = "A" }, { id = "B", effects = [{ op = "gain" }, { op = "gian" }] }]')

    card = collect(given.items("card"), "card")["B"]
    said = message(lambda: card.items("effects")[1].word("op", ("gain",)))

    assert said == 'pack/cards.toml: card "B": effects[2].op: no such word "gian". Did you mean "gain"?'


def test_an_id_that_comes_twice_is_refused() -> None:
    given = node('card = [{ id = "A" }, { id = "A" }]')

    said = message(lambda: collect(given.items("card"), "card"))

    assert said == 'pack/cards.toml: card "A": the id stands there twice (first in pack/cards.toml).'


def test_a_byte_order_mark_before_the_text_does_not_matter() -> None:
    given = parse(b"\xef\xbb\xbfcount = 3\n", "pack/cards.toml")

    assert given.integer("count") == 3


def test_broken_toml_is_refused_with_its_line() -> None:
    said = message(lambda: parse(b"count = \n", "pack/cards.toml"))

    assert said == "pack/cards.toml: is not valid TOML: Invalid value (at line 1, column 9)."


def test_text_that_is_not_utf8_is_refused() -> None:
    said = message(lambda: parse(b'name = "\xff"', "pack/cards.toml"))

    assert said == "pack/cards.toml: is not UTF-8 text (byte 8). Save the file as UTF-8."


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    said = message(lambda: read(tmp_path / "cards.toml"))

    assert said == "cards.toml: cannot be read: No such file or directory."


def test_a_file_is_read_under_the_name_that_messages_use(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text("count = 0", encoding="utf-8")

    said = message(lambda: read(tmp_path / "cards.toml", "house/cards.toml").integer("count"))

    assert said == "house/cards.toml: count: 0 is out of range. Use 1 to 99."


def test_nesting_without_end_is_refused() -> None:
    deep = parse(("x = " + "[" * 30 + "]" * 30).encode(), "deep.toml").at("x")
    endless = ("x = " + "[" * 100_000).encode()

    def descend() -> None:
        item = deep
        while True:
            item = item.as_items()[0]

    assert message(descend).endswith("nested too deeply. Split the card in two.")
    assert message(lambda: parse(endless, "deep.toml")) == "deep.toml: nested too deeply."
