"""Writes the source that clones, writes and reads a game's state, from the typed fields of its classes.

The result is plain Python beside the game (`_generated.py`), so that it compiles like everything else. `make generate`
writes it, `make check` fails when it is not current. Nobody maintains such code by hand, and nothing uses `deepcopy`.

Kinds of fields: numbers and switches; lists of numbers; lists of such lists; parts (small classes with fields of their
own) and lists of parts; steps. Fields of a shared class (content, the plan of zones) are immutable: clones share them
and they are not written.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from tessera.kernel.chance import Chance
from tessera.kernel.event import Log
from tessera.kernel.state import Lane, State, Step
from tessera.kernel.step import Answered, Together
from tessera.kernel.zone import Plan

_HEAD = '''"""Cloning, writing and reading the state of {title}. Made by `make generate`; do not edit."""

from __future__ import annotations

from tessera.kernel.state import Step
from tessera.kernel.wire import Reader, write_many
'''


class Blueprint:
    """What the generator needs to know of a game."""

    def __init__(
        self,
        title: str,
        state: type[State],
        parts: Sequence[type],
        shared: Sequence[type],
        steps: Sequence[type[Step]],
    ) -> None:
        self.title = title
        self.state = state
        self.parts: tuple[type, ...] = (Chance, Lane, *parts)
        self.shared: tuple[type, ...] = (Plan, *shared)
        self.steps: tuple[type[Step], ...] = (Together, Answered, *steps)


def steps_in(*modules: types.ModuleType) -> list[type[Step]]:
    """All steps that the modules define and that can be made, in the order of their names."""
    found: dict[str, type[Step]] = {}
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                found[thing.__name__] = thing
    return [found[name] for name in sorted(found)]


def source(blueprint: Blueprint) -> str:
    """The generated module."""
    classes = [*blueprint.parts, blueprint.state, *blueprint.steps]
    lines = [_HEAD.format(title=blueprint.title).rstrip()]
    imports: dict[str, set[str]] = {}
    for thing in classes:
        imports.setdefault(thing.__module__, set()).add(thing.__name__)
    for module in sorted(imports):
        names = sorted(imports[module] - {"Step"})
        if module == "tessera.kernel.state":
            continue
        lines.append(f"from {module} import {', '.join(names)}")
    state_names = sorted(imports["tessera.kernel.state"] | {"Step"})
    lines = [
        line.replace(
            "from tessera.kernel.state import Step", f"from tessera.kernel.state import {', '.join(state_names)}"
        )
        for line in lines
    ]
    for part in blueprint.parts:
        lines += _part(part, blueprint)
    lines += _state(blueprint)
    lines += _steps(blueprint)
    return "\n".join(lines) + "\n"


def build(blueprint: Blueprint) -> dict[str, Any]:
    """The generated module as a namespace, for games that are not compiled (the kernel's own test games)."""
    namespace: dict[str, Any] = {}
    exec(compile(source(blueprint), f"<generated for {blueprint.title}>", "exec"), namespace)
    return namespace


def _fields(thing: type) -> dict[str, Any]:
    hints: dict[str, Any] = {}
    for base in reversed(thing.__mro__[:-1]):
        hints.update(_told_by_source(base, "") if _is_compiled(base) else get_type_hints(base))
    return {name: hint for name, hint in hints.items() if not name.startswith("_")}


def _is_compiled(thing: type) -> bool:
    return not (sys.modules[thing.__module__].__file__ or "").endswith(".py")


def _told_by_source(thing: type, function: str) -> dict[str, Any]:
    """The types of a compiled class's fields, or of one method's parameters.

    At run time such a class no longer tells them, but its source lies beside it.
    """
    module = sys.modules[thing.__module__]
    path = Path(module.__file__ or "").parent / f"{thing.__module__.rpartition('.')[2]}.py"
    classes = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    body = next(node.body for node in classes if node.name == thing.__name__)
    told: list[tuple[str, ast.expr | None]] = []
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not function:
            told.append((node.target.id, node.annotation))
        elif isinstance(node, ast.FunctionDef) and node.name == function:
            told = [(argument.arg, argument.annotation) for argument in node.args.args[1:]]
    return {name: eval(ast.unparse(hint), vars(module)) for name, hint in told if hint is not None}


def _is_step_list(hint: Any) -> bool:
    return get_origin(hint) is list and get_args(hint)[0] is Step


def _copied(name: str, hint: Any, blueprint: Blueprint) -> str:
    value = f"old.{name}"
    if hint in (int, bool) or hint in blueprint.shared:
        return value
    if hint in blueprint.parts:
        return f"clone_{hint.__name__.lower()}({value})"
    if get_origin(hint) is list:
        inner = get_args(hint)[0]
        if inner in (int, Step):
            return f"{value}.copy()"
        if inner in blueprint.parts:
            return f"[clone_{inner.__name__.lower()}(part) for part in {value}]"
        if get_origin(inner) is list and get_args(inner)[0] is int:
            return f"[row.copy() for row in {value}]"
    raise AssertionError(f"{blueprint.title}: the generator does not know how to copy {name}: {hint}")


def _check_known(name: str, hint: Any, blueprint: Blueprint) -> None:
    if get_origin(hint) is list:
        inner = get_args(hint)[0]
        known = inner in (int, Step, *blueprint.parts) or inner == list[int]
    else:
        known = hint in (int, bool, Step, *blueprint.parts, *blueprint.shared)
    if not known:
        raise AssertionError(f"{blueprint.title}: the generator does not know how to write {name}: {hint}")


def _written(name: str, hint: Any, blueprint: Blueprint, of: str = "old") -> list[str]:
    value = f"{of}.{name}"
    _check_known(name, hint, blueprint)
    if hint in blueprint.shared:
        return []
    if hint is int:
        return [f"out.append({value})"]
    if hint is bool:
        return [f"out.append(int({value}))"]
    if hint is Step:
        return [f"write_step({value}, out)"]
    if hint in blueprint.parts:
        return [f"write_{hint.__name__.lower()}({value}, out)"]
    inner = get_args(hint)[0]
    if inner is int:
        return [f"write_many({value}, out)"]
    lines = [f"out.append(len({value}))"]
    if inner is Step:
        return [*lines, f"for step in {value}:", "    write_step(step, out)"]
    if inner in blueprint.parts:
        return [*lines, f"for part_{name} in {value}:", f"    write_{inner.__name__.lower()}(part_{name}, out)"]
    return [*lines, f"for row in {value}:", "    write_many(row, out)"]


def _read(hint: Any, blueprint: Blueprint) -> str:
    if hint is int:
        return "reader.number()"
    if hint is bool:
        return "reader.number() != 0"
    if hint is Step:
        return "read_step(reader)"
    if hint in blueprint.parts:
        return f"read_{hint.__name__.lower()}(reader)"
    inner = get_args(hint)[0]
    if inner is int:
        return "reader.many()"
    return f"[{_read(inner, blueprint)} for _ in range(reader.number())]"


def _part(part: type, blueprint: Blueprint) -> list[str]:
    name, low, fields = part.__name__, part.__name__.lower(), _fields(part)
    lines = ["", "", f"def clone_{low}(old: {name}) -> {name}:"]
    # A menu and sealed picks are replaced, never changed in place, so clones may share them.
    arguments = [
        f"old.{field}" if part is Lane and field in ("menu", "picks") else _copied(field, hint, blueprint)
        for field, hint in fields.items()
    ]
    lines += [f"    return {name}(", *[f"        {argument}," for argument in arguments], "    )"]
    lines += ["", "", f"def write_{low}(old: {name}, out: list[int]) -> None:"]
    for field, hint in fields.items():
        lines += [f"    {line}" for line in _written(field, hint, blueprint)]
    lines += ["", "", f"def read_{low}(reader: Reader) -> {name}:"]
    # Arguments are evaluated in order, which is the order of writing.
    lines += [f"    return {name}(", *[f"        {_read(hint, blueprint)}," for hint in fields.values()], "    )"]
    return lines


def _state(blueprint: Blueprint) -> list[str]:
    state, name = blueprint.state, blueprint.state.__name__
    fields = {field: hint for field, hint in _fields(state).items() if field not in ("stack", "log")}
    assert _fields(state)["log"] == Log | None
    # The constructor takes the shared fields, in order, and does nothing costly.
    shared = ", ".join(f"old.{field}" for field, hint in fields.items() if hint in blueprint.shared)
    lines = ["", "", f"def clone(old: {name}) -> {name}:", f"    new = {name}({shared})"]
    lines += [
        f"    new.{field} = {_copied(field, hint, blueprint)}"
        for field, hint in fields.items()
        if hint not in blueprint.shared
    ]
    lines += ["    new.stack = new.lanes[0].stack", "    new.log = None", "    return new"]
    lines += ["", "", f"def write(old: {name}) -> list[int]:", "    out: list[int] = []"]
    for field, hint in fields.items():
        lines += [f"    {line}" for line in _written(field, hint, blueprint)]
    lines += ["    return out"]
    lines += ["", "", f"def read(new: {name}, reader: Reader) -> None:"]
    for field, hint in fields.items():
        if hint not in blueprint.shared:
            lines.append(f"    new.{field} = {_read(hint, blueprint)}")
    lines += ["    new.stack = new.lanes[0].stack", "    reader.finish()"]
    return lines


def _step_fields(step: type[Step]) -> dict[str, Any]:
    owner = next(base for base in step.__mro__ if "__init__" in vars(base))
    if owner is object:
        return {}
    if _is_compiled(owner):
        return _told_by_source(owner, "__init__")
    parameters = list(inspect.signature(step.__init__).parameters)[1:]
    hints = get_type_hints(step.__init__)
    return {name: hints[name] for name in parameters}


def _steps(blueprint: Blueprint) -> list[str]:
    # Reading needs one table for all steps of the game; the numbers are the positions in the list of names.
    lines = ["", "", "CODES: dict[type, int] = {"]
    lines += [f"    {step.__name__}: {code}," for code, step in enumerate(blueprint.steps)]
    lines += ["}", "", "", "def write_step(step: Step, out: list[int]) -> None:"]
    lines += ["    code = CODES[type(step)]", "    out.append(code)"]
    for code, step in enumerate(blueprint.steps):
        fields = _step_fields(step)
        if not fields:
            continue
        lines += [f"    if code == {code}:", f"        assert isinstance(step, {step.__name__})"]
        for field, hint in fields.items():
            if _is_step_list(hint):
                lines += [
                    f"        out.append(len(step.{field}))",
                    f"        for inner in step.{field}:",
                    "            write_step(inner, out)",
                ]
            else:
                lines += [f"        {line}" for line in _written(field, hint, blueprint, "step")]
    lines += ["", "", "def read_step(reader: Reader) -> Step:", "    code = reader.number()"]
    for code, step in enumerate(blueprint.steps):
        arguments = ", ".join(_read(hint, blueprint) for hint in _step_fields(step).values())
        lines += [f"    if code == {code}:", f"        return {step.__name__}({arguments})"]
    lines += ["    raise reader.damaged()"]
    return lines
