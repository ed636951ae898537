"""What can be broken in a rule: an operator, a number, a condition, a statement; one at a time.

A mutant is an edit of the source text, so that it reads as if somebody had written it so. What a game says and how it
is worded is left alone, as are assertions: those are for other tests.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

# What becomes of an operator, as it is written.
_COMPARED: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
}
_COUNTED: Final[dict[type[ast.operator], tuple[str, str]]] = {ast.Add: ("+", "-"), ast.Sub: ("-", "+")}
_JOINED: Final[dict[type[ast.boolop], tuple[str, str]]] = {ast.And: ("and", "or"), ast.Or: ("or", "and")}

# Calls that tell what happens, and methods that word it; a rule may speak of kinds by name.
_TELLING: Final = frozenset({"say", "say_hidden", "tell"})
_WORDING: Final = frozenset({"about", "kind", "notation", "refused"})
# Lists and words have no difference: such a mutant would fail wherever it is reached, and prove nothing.
_UNCOUNTED: Final = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr)
# Several numbers are packed into one by factors that nothing reaches: one more makes no difference.
_PACKING: Final = 1000


class Mutant(NamedTuple):
    """One edit of a source file, inside a function that is not part of another one."""

    id: str
    path: str
    function: str
    # Where the function begins, decorators included, and its text: what a result depends on.
    first: int
    text: str
    line: int
    start: int
    end: int
    new: str

    def applied(self, source: bytes) -> bytes:
        """The file with this edit."""
        return source[: self.start] + self.new.encode() + source[self.end :]


class _Edit(NamedTuple):
    """What is written instead of some bytes of a file."""

    kind: str
    line: int
    start: int
    end: int
    new: str


def mutants(source: bytes, path: str) -> list[Mutant]:
    """Every mutant of a file. An id tells function, line and what becomes of it, so it outlives changes elsewhere."""
    found: list[Mutant] = []
    seen: Counter[str] = Counter()
    lines = source.decode().splitlines()
    for name, function in _functions(ast.parse(source), ""):
        own = name.rpartition(".")[2]
        if own in _WORDING or own.endswith("_notation"):
            continue
        first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])
        text = "\n".join(lines[first - 1 : function.end_lineno])
        for kind, line, start, end, new in _Breaker(source, function).edits():
            identity = f"{path} {name} | {lines[line - 1].strip()} | {kind}"
            seen[identity] += 1
            if seen[identity] > 1:
                identity += f" | {seen[identity]}"
            found.append(Mutant(identity, path, name, first, text, line, start, end, new))
    return found


def _functions(node: ast.AST, outer: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield outer + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{outer}{child.name}.")


class _Breaker:
    """Goes through a function."""

    def __init__(self, source: bytes, function: ast.FunctionDef) -> None:
        self._source = source
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._function = function
        # Numbers that are not counted up: below zero they stand for nothing, and another one would, too; and on one
        # side of a comparison one more says what another operator says as well: at least 1 is above 0.
        self._left_alone: set[ast.expr] = set()
        # Names that have a value already: without it, an assignment that is left out would only be a slip.
        self._known = {argument.arg for argument in ast.walk(function) if isinstance(argument, ast.arg)}

    def edits(self) -> Iterator[_Edit]:
        """Everything that can be broken in it."""
        for statement in self._function.body:
            yield from self._through(statement)

    def _through(self, node: ast.AST, alone: bool = False) -> Iterator[_Edit]:
        """What can be broken in a node; alone is a statement with nothing beside it under its condition."""
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr) or _tells(node):
            return
        if isinstance(node, ast.If) and _asks_for_the_log(node.test):
            for statement in node.orelse:
                yield from self._through(statement)
            return
        yield from self._at(node, alone)
        for child in ast.iter_child_nodes(node):
            if not _is_typing(node, child):
                yield from self._through(child, _is_alone(node, child))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            self._known.add(node.id)

    def _at(self, node: ast.AST, alone: bool) -> Iterator[_Edit]:
        if isinstance(node, ast.stmt):
            yield from self._statement(node, alone)
        elif isinstance(node, ast.expr):
            yield from self._expression(node)
        elif isinstance(node, ast.comprehension):
            for condition in node.ifs:
                yield from self._decided(condition, True, False)

    def _statement(self, node: ast.stmt, alone: bool) -> Iterator[_Edit]:
        match node:
            case ast.AugAssign(target=before, op=counting, value=after) if not isinstance(after, _UNCOUNTED):
                yield from self._between(before, after, _COUNTED.get(type(counting)))
            case ast.If(test=condition):
                yield from self._decided(condition, True, False)
            case ast.While(test=condition):
                yield from self._decided(condition, False)
            case ast.For(body=[*_, last]) if not isinstance(last, ast.Return | ast.Break | ast.Raise):
                ends = self._end(last)
                yield _Edit("ends after its first round", node.lineno, ends, ends, f"\n{' ' * last.col_offset}break")
        if not alone and self._may_be_left_out(node):
            yield self._instead(node, "left out", "pass")

    def _expression(self, node: ast.expr) -> Iterator[_Edit]:
        match node:
            case ast.Compare(left=left, ops=operators, comparators=others):
                for (before, after), operator in zip(pairwise([left, *others]), operators, strict=True):
                    if isinstance(operator, ast.Lt | ast.LtE | ast.Gt | ast.GtE):
                        self._left_alone.add(after if isinstance(operator, ast.Lt | ast.GtE) else before)
                    yield from self._between(before, after, _COMPARED.get(type(operator)))
            case ast.BinOp(left=before, op=counting, right=after):
                if not isinstance(before, _UNCOUNTED) and not isinstance(after, _UNCOUNTED):
                    yield from self._between(before, after, _COUNTED.get(type(counting)))
            case ast.BoolOp(op=joining, values=values):
                for before, after in pairwise(values):
                    yield from self._between(before, after, _JOINED[type(joining)])
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
                self._left_alone.add(node.operand)
            case ast.UnaryOp(op=ast.Not()):
                start = self._start(node)
                yield _Edit("not left out", node.lineno, start, start + len("not "), "")
            case ast.IfExp(test=condition):
                yield from self._decided(condition, True, False)
            case ast.Constant(value=bool(value)):
                yield self._instead(node, f"{value} becomes {not value}", str(not value))
            case ast.Constant(value=int(number)) if node not in self._left_alone and number < _PACKING:
                yield self._instead(node, f"{number} becomes {number + 1}", str(number + 1))

    def _may_be_left_out(self, node: ast.stmt) -> bool:
        match node:
            case ast.Expr(value=ast.Call()) | ast.Assign() | ast.AugAssign() if self._function.name == "__init__":
                # An object that lacks a part breaks wherever it is used.
                return False
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Break() | ast.Continue() | ast.Return(value=None):
                return True
            case ast.Assign(targets=targets):
                parts = [part for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)]
                return all(part.id in self._known for part in parts if isinstance(part.ctx, ast.Store))
        return False

    def _between(self, before: ast.expr, after: ast.expr, change: tuple[str, str] | None) -> Iterator[_Edit]:
        """An operator between its two sides."""
        if change is None:
            return
        old, new = change
        start = self._source.index(old.encode(), self._end(before), self._start(after))
        line = before.end_lineno or before.lineno
        line += self._source.count(b"\n", self._end(before), start)
        yield _Edit(f"{old} becomes {new}", line, start, start + len(old), new)

    def _decided(self, condition: ast.expr, *answers: bool) -> Iterator[_Edit]:
        for answer in answers:
            if not isinstance(condition, ast.Constant):
                yield self._instead(condition, f"taken for {answer}", str(answer))

    def _instead(self, node: ast.expr | ast.stmt, kind: str, new: str) -> _Edit:
        return _Edit(kind, node.lineno, self._start(node), self._end(node), new)

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self._starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        return self._starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)


def _is_alone(node: ast.AST, child: ast.AST) -> bool:
    """Whether leaving this part out would say no more than that its condition is taken for False."""
    match node:
        case ast.If(body=[only], orelse=[]):
            return child is only
    return False


def _is_typing(node: ast.AST, child: ast.AST) -> bool:
    """Whether this part of a node says what kind of thing something is; defaults stand there, too."""
    match node:
        case ast.AnnAssign(annotation=unread) | ast.FunctionDef(args=unread):
            return child is unread or (isinstance(node, ast.FunctionDef) and child is node.returns)
    return False


def _tells(node: ast.AST) -> bool:
    """Whether it is a call that only tells what happens."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
            return name in _TELLING
    return False


def _asks_for_the_log(condition: ast.expr) -> bool:
    return any(isinstance(part, ast.Attribute) and part.attr == "log" for part in ast.walk(condition))
