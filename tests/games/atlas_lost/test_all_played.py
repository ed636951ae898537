"""Every Tech and every card of the base content is played by a test that names it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from tessera.games.atlas_lost.library import load
from tests.rows import for_each

HERE = Path(__file__).parent
ROOMS = ("techs", "cards")


@cache
def played() -> dict[str, list[str]]:
    """For each id that a test names with `plays`: everything written in the bodies of those tests."""
    found: dict[str, list[str]] = {}
    for path in sorted(path for room in ROOMS for path in (HERE / room).glob("test_*.py")):
        for test in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                for name in _named(test):
                    found.setdefault(name, []).extend(_texts(test))
    return found


def _named(test: ast.FunctionDef) -> list[str]:
    names: list[str] = []
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "plays":
            names += [ast.literal_eval(argument) for argument in decorator.args]
    return names


def _texts(test: ast.FunctionDef) -> list[str]:
    nodes = [node for statement in test.body for node in ast.walk(statement)]
    return [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def needed(name: str, kind: str) -> list[str]:
    """What a test must do with a Tech or card of this kind: the choices of a player, or a team there."""
    if "-" in name and name.split("-", maxsplit=1)[0] in ("INI", "SCI", "ECO", "CUL", "REL", "MIL"):
        verbs = {"crate": ["use"], "active": ["install", "activate"], "passive": ["install"]}
        return [f"{verb} {name}" for verb in verbs[kind]]
    return [f"start {name}"] if kind == "active" else [name]


@cache
def records() -> dict[str, str]:
    """Every Tech and card with its kind."""
    library = load()
    return {name: str(record["kind"]) for name, record in (*library.techs.items(), *library.cards.items())}


def test_the_base_content_has_as_many_techs_and_cards_as_the_box() -> None:
    library = load()

    assert (len(library.techs), len(library.cards)) == (63, 159)


@for_each("name", sorted(records()))
def test_every_tech_and_card_is_played_as_its_kind_is_played(name: str) -> None:
    texts = played().get(name, [])

    missing = [choice for choice in needed(name, records()[name]) if choice not in texts]

    assert texts, f"no test plays {name}"
    assert not missing, f"no test of {name} plays {missing}"


def test_tests_name_only_techs_and_cards_that_exist() -> None:
    assert sorted(set(played()) - set(records())) == []
