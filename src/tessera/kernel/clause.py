"""The ledger of clauses: which are enforced by a rule, which are proven by a test, and where.

It reads source files and never runs them. A clause counts as implemented where its id is spelled out in a docstring
or a comment of the game's Python, or as `clause = "..."` in its content. It counts as tested where a test function
names it in `@clause("...")`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

# Ids are looked up as whole words, so that AL-TP-01 is not found inside AL-TP-011.
_WORD: Final = re.compile(r"[A-Za-z0-9_-]+")
_IN_CONTENT: Final = re.compile(r"""^\s*clause\s*=\s*["']([^"']+)["']""")


class Mention:
    """A place that names a clause: the file, the line, and the function or class around it."""

    __slots__ = ("line", "path", "where")

    def __init__(self, path: str, line: int, where: str) -> None:
        self.path = path
        self.line = line
        self.where = where

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.where}".strip()


class Ledger:
    """Every clause of a game with the rules that enforce it and the tests that prove it."""

    __slots__ = ("clauses", "rules", "tests", "unknown")

    def __init__(self, clauses: Iterable[str]) -> None:
        self.clauses = tuple(clauses)
        self.rules: dict[str, list[Mention]] = {identity: [] for identity in self.clauses}
        self.tests: dict[str, list[Mention]] = {identity: [] for identity in self.clauses}
        # Ids that tests name with the prefix of this game's clauses, though no such clause exists.
        self.unknown: dict[str, list[Mention]] = {}

    def missing_rule(self) -> list[str]:
        """Clauses that no rule names."""
        return [identity for identity in self.clauses if not self.rules[identity]]

    def missing_test(self) -> list[str]:
        """Clauses that no test names."""
        return [identity for identity in self.clauses if not self.tests[identity]]


def read_ledger(
    clauses: Iterable[str], rules: Sequence[Path], content: Sequence[Path], tests: Sequence[Path], root: Path
) -> Ledger:
    """The ledger of some clauses over folders of rules, content and tests. Paths are told relative to the root."""
    ledger = Ledger(clauses)
    for path in _files(rules, "*.py"):
        for identity, mention in rule_mentions(path.read_text(encoding="utf-8"), _told(path, root)):
            if identity in ledger.rules:
                ledger.rules[identity].append(mention)
    for path in _files(content, "*.toml"):
        for identity, mention in content_mentions(path.read_text(encoding="utf-8"), _told(path, root)):
            if identity in ledger.rules:
                ledger.rules[identity].append(mention)
    prefixes = {identity.partition("-")[0] for identity in ledger.clauses}
    for path in _files(tests, "*.py"):
        source = path.read_text(encoding="utf-8")
        # Most tests are of other games: to understand them all takes most of the time.
        if not any(f"{prefix}-" in source for prefix in prefixes):
            continue
        for identity, mention in proof_mentions(source, _told(path, root)):
            if identity in ledger.tests:
                ledger.tests[identity].append(mention)
            elif identity.partition("-")[0] in prefixes:
                ledger.unknown.setdefault(identity, []).append(mention)
    return ledger


def _files(folders: Sequence[Path], pattern: str) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.rglob(pattern)) if path.is_file()]


def _told(path: Path, root: Path) -> str:
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.as_posix()


# Rules


def rule_mentions(source: str, path: str) -> list[tuple[str, Mention]]:
    """Every word in the docstrings and comments of a Python file, with its place."""
    tree = ast.parse(source)
    rooms = _rooms(tree)
    lines: dict[int, str] = dict(_docstring_lines(tree, source))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            lines[token.start[0]] = lines.get(token.start[0], "") + " " + token.string
    found: list[tuple[str, Mention]] = []
    for number in sorted(lines):
        for word in _WORD.findall(lines[number]):
            if "-" in word:
                found.append((word, Mention(path, number, _room_at(rooms, number))))
    return found


def _docstring_lines(tree: ast.Module, source: str) -> list[tuple[int, str]]:
    lines = source.splitlines()
    told: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        first = node.body[0] if node.body else None
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) and isinstance(first.value.value, str):
            last = first.end_lineno or first.lineno
            told += [(number, lines[number - 1]) for number in range(first.lineno, last + 1)]
    return told


class _Room:
    """A function or class and the lines it spans."""

    __slots__ = ("first", "last", "name")

    def __init__(self, name: str, first: int, last: int) -> None:
        self.name = name
        self.first = first
        self.last = last


def _rooms(tree: ast.Module) -> list[_Room]:
    """All functions and classes with their qualified names, outer ones first."""
    rooms: list[_Room] = []
    waiting: list[tuple[str, ast.AST]] = [("", tree)]
    while waiting:
        outer, node = waiting.pop(0)
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{outer}.{child.name}" if outer else child.name
                rooms.append(_Room(name, child.lineno, child.end_lineno or child.lineno))
                waiting.append((name, child))
            else:
                waiting.append((outer, child))
    return rooms


def _room_at(rooms: list[_Room], line: int) -> str:
    name = ""
    for room in rooms:
        if room.first <= line <= room.last and (not name or room.name.startswith(name)):
            name = room.name
    return name


# Content


def content_mentions(source: str, path: str) -> list[tuple[str, Mention]]:
    """Every `clause = "..."` of a TOML file, with the id of the record it stands in."""
    found: list[tuple[str, Mention]] = []
    record = ""
    for number, line in enumerate(source.splitlines(), start=1):
        written = re.match(r"""^\s*id\s*=\s*["']([^"']+)["']""", line)
        if written:
            record = written.group(1)
        named = _IN_CONTENT.match(line)
        if named:
            found.append((named.group(1), Mention(path, number, record)))
    return found


# Tests


def proof_mentions(source: str, path: str) -> list[tuple[str, Mention]]:
    """Every id in the `@clause("...")` of a test function."""
    found: list[tuple[str, Mention]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                found += [(identity, Mention(path, decorator.lineno, node.name)) for identity in _named(decorator)]
    return found


def _named(decorator: ast.expr) -> list[str]:
    """The ids that a decorator `clause(...)` or `pytest.mark.clause(...)` spells out."""
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
    if name != "clause":
        return []
    return [word.value for word in decorator.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
