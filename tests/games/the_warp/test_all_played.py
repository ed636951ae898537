"""Every thing of the box is played by a test that names it: cards, missions, races in all roles, tokens, rewards."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tessera.games.the_warp.library import load
from tests.rows import for_each

HERE = Path(__file__).parent
ROLES = ("active", "reward", "exiled", "guardian")
# Tests that go through tables of all Archive cards and of all missions.
TABLES = {
    "cards": ("test_archive_all.py", "test_combat_cards_all.py"),
    "missions": ("test_missions_all.py", "missions_*.py"),
}


@cache
def tabled(kind: str) -> set[str]:
    """Every word written in the files with the tables of a kind."""
    paths = [path for name in TABLES[kind] for path in sorted(HERE.glob(name))]
    assert len(paths) >= len(TABLES[kind])
    return {word for path in paths for word in _words([ast.parse(path.read_text(encoding="utf-8"))])}


@cache
def written() -> list[tuple[str, list[str], set[str]]]:
    """Every test that names things with `plays`: what it is called, what it names, and every word written in it."""
    found: list[tuple[str, list[str], set[str]]] = []
    for path in sorted(HERE.rglob("test_*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        tables = _tables(module)
        for test in module.body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_") and _named(test, tables):
                found.append((f"{path.name}::{test.name}", _named(test, tables), _words_of(test, tables)))
    return found


def _tables(module: ast.Module) -> dict[str, ast.AST]:
    """What stands under a name at the top of a file: tables that tests go through, and what they call."""
    found: dict[str, ast.AST] = {}
    for statement in module.body:
        if isinstance(statement, ast.FunctionDef) and not statement.name.startswith("test_"):
            found[statement.name] = statement
        if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            found.update({target.id: statement.value for target in targets if isinstance(target, ast.Name)})
    return found


def _named(test: ast.FunctionDef, tables: dict[str, ast.AST]) -> list[str]:
    names: list[str] = []
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and _is_plays(decorator):
            role = "".join(f" {ast.literal_eval(keyword.value)}" for keyword in decorator.keywords)
            names += [name + role for part in decorator.args for name in _listed(part, tables)]
    return names


def _is_plays(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "plays"


def _listed(part: ast.expr, tables: dict[str, ast.AST]) -> list[str]:
    """The names of `plays` as they are written: "a", or *TABLE for the keys of a table."""
    if isinstance(part, ast.Starred) and isinstance(part.value, ast.Name):
        table = tables[part.value.id]
        assert isinstance(table, ast.Dict), f"plays cannot be read: {ast.unparse(part)}"
        return [str(ast.literal_eval(key)) for key in table.keys if key is not None]
    return [str(ast.literal_eval(part))]


def _words_of(test: ast.FunctionDef, tables: dict[str, ast.AST]) -> set[str]:
    """Every word of a test but for `plays`: in its body, in its parameters, and in what it looks up or calls."""
    parts: list[ast.AST] = [*test.body, *(part for part in test.decorator_list if not _is_plays(part))]
    nodes = [node for part in parts for node in ast.walk(part)]
    looked_up = [tables[node.id] for node in nodes if isinstance(node, ast.Name) and node.id in tables]
    return _words([*parts, *looked_up])


def _words(parts: Sequence[ast.AST]) -> set[str]:
    """The words of all texts: "A play enforce" has three."""
    nodes = [node for part in parts for node in ast.walk(part)]
    texts = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {word for text in texts for word in re.findall(r"[\w-]+", text)}


def things() -> list[str]:
    """What tests name with `plays`: races in each of their roles, Ability Tokens, Reward cards."""
    library = load()
    races = [f"{race} {role}" for race in library.races for role in ROLES]
    return [*races, *library.abilities, *library.rewards]


def test_the_box_has_as_many_things_as_are_printed() -> None:
    library = load()

    assert (len(library.cards), len(library.missions), len(library.races)) == (18 + 1 + 9 + 1 + 9 + 1, 75, 16)
    assert (len(library.guardians), len(library.abilities), len(library.rewards)) == (16, 10, 19)


@for_each("card", load().cards)
def test_every_archive_card_is_played(card: str) -> None:
    assert card in tabled("cards"), f"no test plays {card}"


@for_each("mission", load().missions)
def test_every_mission_is_completed(mission: str) -> None:
    assert mission in tabled("missions"), f"no test completes {mission}"


@for_each("thing", things())
def test_every_race_token_and_reward_is_played(thing: str) -> None:
    word = thing.split(maxsplit=1)[0]

    assert any(thing in named and word in words for _, named, words in written()), f"no test plays {thing}"


def test_tests_name_only_things_that_they_do_something_with() -> None:
    idle = [f"{test}: {name}" for test, named, words in written() for name in named if name.split()[0] not in words]

    assert idle == []


def test_tests_name_only_things_that_exist() -> None:
    assert {name for _, named, _ in written() for name in named} - set(things()) == set()
