"""Every card of the box is played by a test that names it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from tessera.games.race_for_the_galaxy.library import load
from tests.rows import for_each

HERE = Path(__file__).parent


@cache
def written() -> list[tuple[str, list[str], set[str]]]:
    """Every test of cards: what it is called, the cards that it names with `plays`, and every word written in it."""
    found: list[tuple[str, list[str], set[str]]] = []
    for path in sorted((HERE / "cards").glob("test_*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        tables = _tables(module)
        for test in module.body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                found.append((f"{path.name}::{test.name}", _named(test, tables), _words(test, tables)))
    return found


def _tables(module: ast.Module) -> dict[str, ast.expr]:
    """What stands under a name at the top of a file, such as a table of cards that a test goes through."""
    found: dict[str, ast.expr] = {}
    for statement in module.body:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            found.update({target.id: statement.value for target in targets if isinstance(target, ast.Name)})
    return found


def _named(test: ast.FunctionDef, tables: dict[str, ast.expr]) -> list[str]:
    calls = [decorator for decorator in test.decorator_list if isinstance(decorator, ast.Call)]
    return [name for call in calls if _is_plays(call) for part in call.args for name in _listed(part, tables)]


def _is_plays(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "plays"


def _listed(part: ast.expr, tables: dict[str, ast.expr]) -> list[str]:
    """The ids of a list as it is written: "a", *("b", "c"), *TABLE; of a table its keys."""
    if isinstance(part, ast.Constant):
        return [str(part.value)]
    if isinstance(part, ast.Starred):
        return _listed(part.value, tables)
    if isinstance(part, ast.Name):
        return _listed(tables[part.id], tables)
    if isinstance(part, ast.Dict):
        return [name for key in part.keys if key is not None for name in _listed(key, tables)]
    assert isinstance(part, ast.Tuple | ast.List), f"plays cannot be read: {ast.unparse(part)}"
    return [name for element in part.elts for name in _listed(element, tables)]


def _words(test: ast.FunctionDef, tables: dict[str, ast.expr]) -> set[str]:
    """Every word of a test but for `plays`, in its body, in its table or in tables that it looks up: "A settle
    gem-world" has three."""
    parts = [*test.body, *(decorator for decorator in test.decorator_list if not _is_plays(decorator))]
    nodes = [node for part in parts for node in ast.walk(part)]
    for name in [node.id for node in nodes if isinstance(node, ast.Name) and node.id in tables]:
        nodes += ast.walk(tables[name])
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {word for text in texts for word in re.findall(r"[\w-]+", text)}


def test_the_box_has_as_many_designs_as_are_printed() -> None:
    assert len(load().cards) == 197


@for_each("card", sorted(load().cards))
def test_every_card_is_played(card: str) -> None:
    assert any(card in named and card in words for _, named, words in written()), f"no test plays {card}"


def test_tests_name_only_cards_that_they_do_something_with() -> None:
    idle = [f"{test}: {card}" for test, named, words in written() for card in named if card not in words]

    assert idle == []


def test_tests_name_only_cards_that_exist() -> None:
    assert {card for _, named, _ in written() for card in named} <= set(load().cards)
