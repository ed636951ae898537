"""Breaks rules on purpose: of the tests that name the clause, one must notice.

    python -m tools.mutants                                  every rule of every game: that takes hours
    python -m tools.mutants revive --sample 100 --seed 1     some of one game
    python -m tools.mutants src/tessera/games/revive/rules/turn.py --all

A rule is broken in one place (tools/mutations.py), and the tests that name its clauses are run (tools/breaking.py).
What came of it is kept in build/mutants, so that the next run tries only what has changed or was not tried yet.
Survivors that nobody could tell from the rule are explained in tests/mutants.toml.
"""

from __future__ import annotations

import argparse
import difflib
import hashlib
import inspect
import json
import os
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Final, NamedTuple

import pytest

import tessera
from tessera.cli.rules import ledger_of
from tessera.cli.source_tree import source_tree
from tessera.games import find
from tessera.kernel.clause import Ledger
from tools.breaking import SECONDS, Trial, broken, collected, reached
from tools.compiled_modules import ROOT, SOURCE
from tools.mutations import Mutant, mutants

EXPLAINED: Final = ROOT / "tests" / "mutants.toml"
RESULTS: Final = ROOT / "build" / "mutants"

BY_NAME: Final = "by name"
BY_OTHERS: Final = "by others"
HUNG: Final = "hung"
SURVIVED: Final = "survived"
ALIKE: Final = "explained"
COLUMNS: Final = (BY_NAME, HUNG, BY_OTHERS, SURVIVED, ALIKE)


class Ground(NamedTuple):
    """The rules of a game and what is needed to try them."""

    name: str
    root: Path
    # Where names of modules begin.
    source: Path
    rules: Path
    tests: Path
    ledger: Ledger
    # Why a mutant cannot be told from the rule, by its id.
    explained: Mapping[str, str]
    results: Path


class Asked(NamedTuple):
    """What is tried, and how."""

    files: Sequence[Path] = ()
    sample: int = 0
    seed: int = 0
    with_others: bool = False
    workers: int = 1
    seconds: int = SECONDS


class Kept(NamedTuple):
    """What came of a mutant, and the digest of all that it depended on."""

    id: str
    digest: str
    result: str
    test: str


def ground_of(game: str) -> Ground:
    """A game of this house."""
    tree = source_tree()
    folder = game.replace("-", "_")
    rules = tree.package / "games" / folder / "rules"
    ledger = ledger_of(game, find(game).clauses(), tree)
    return Ground(game, ROOT, SOURCE, rules, ROOT / "tests" / "games" / folder, ledger, explained(EXPLAINED), RESULTS)


def explained(file: Path) -> dict[str, str]:
    """Why some mutants cannot be told from the rule, by id."""
    entries = tomllib.loads(file.read_text(encoding="utf-8")).get("mutant", [])
    return {entry["id"]: entry["why"] for entry in entries}


# What is tried, and with which tests


def chosen(ground: Ground, asked: Asked) -> list[Mutant]:
    """The mutants that are asked for. A sample is drawn by id, so changes elsewhere leave it as it is."""
    found: list[Mutant] = []
    for path in sorted(ground.rules.rglob("*.py")):
        if not asked.files or path in asked.files:
            found += mutants(path.read_bytes(), path.relative_to(ground.root).as_posix())
    if not 0 < asked.sample < len(found):
        return found
    drawn = {mutant.id for mutant in sorted(found, key=lambda one: _digest(asked.seed, one.id))[: asked.sample]}
    return [mutant for mutant in found if mutant.id in drawn]


class Naming:
    """Which tests name the clauses of a rule: of its function or class, else of its file."""

    def __init__(self, ledger: Ledger, root: Path, tests: Iterable[pytest.Item]) -> None:
        self._clauses: dict[tuple[str, str], set[str]] = {}
        for clause, mentions in ledger.rules.items():
            for mention in mentions:
                for where in ("", mention.where.partition(".")[0]):
                    self._clauses.setdefault((mention.path, where), set()).add(clause)
        self._places = {
            clause: {(mention.path, mention.where) for mention in mentions} for clause, mentions in ledger.tests.items()
        }
        # Whole games come last: a scene is faster to notice.
        self._tests = [
            (test, (test.path.relative_to(root).as_posix(), function_of(test).__name__))
            for test in sorted(tests, key=lambda test: test.path.stem.endswith("_games"))
        ]

    def clauses(self, mutant: Mutant) -> set[str]:
        """The clauses that the rule names."""
        rule = (mutant.path, mutant.function.partition(".")[0])
        return self._clauses.get(rule) or self._clauses.get((mutant.path, ""), set())

    def tests(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that name one of them."""
        places = {place for clause in self.clauses(mutant) for place in self._places[clause]}
        return [test for test, place in self._tests if place in places]

    def others(self, named: Sequence[pytest.Item]) -> list[pytest.Item]:
        """All other tests but whole games."""
        return [test for test, _ in self._tests if test not in named and not test.path.stem.endswith("_games")]


@cache
def function_of(test: pytest.Item) -> FunctionType:
    """The function that a test is, without what goes through a table of rows for it."""
    assert isinstance(test, pytest.Function)
    function = inspect.unwrap(test.function)
    assert isinstance(function, FunctionType)
    return function


@cache
def _written(test: pytest.Item) -> str:
    """A test as it is written, decorators included."""
    return f"{test.nodeid}\n{inspect.getsource(function_of(test))}"


def _digest(*parts: object) -> str:
    return hashlib.sha256("\0".join(map(str, parts)).encode()).hexdigest()[:16]


# What came of it before, and now


def digest(trial: Trial, test: pytest.Item | None) -> str:
    """Of all that a result depends on: whoever noticed a mutant once does so again, whatever other tests there are."""
    tests = trial.tests if test is None else [test]
    return _digest(trial.mutant.text, *sorted(map(_written, tests)))


def kept(file: Path) -> dict[str, Kept]:
    """What came of mutants in runs before, the last one counting."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {found.id: found for found in (Kept(**json.loads(line)) for line in lines)}


def holds(known: Kept, trial: Trial) -> bool:
    """Whether what came of a mutant before would come of it now."""
    test = next((test for test in trial.tests if test.nodeid == known.test), None)
    return (test is None) == (known.test == "") and known.digest == digest(trial, test)


def told_now(known: Kept, trial: Trial) -> str:
    """What came of a mutant before, as it counts now: a test may name more clauses than it did, or fewer."""
    if known.result not in (BY_NAME, BY_OTHERS):
        return known.result
    return BY_NAME if any(test.nodeid == known.test for test in trial.named) else BY_OTHERS


def tried(ground: Ground, asked: Asked, items: Iterable[pytest.Item]) -> Iterator[tuple[Mutant, str]]:
    """Every mutant with what came of it, those first for which that is known."""
    naming = Naming(ground.ledger, ground.root, items)
    file = ground.results / f"{ground.name}.jsonl"
    before = kept(file)
    trials: dict[Mutant, Trial] = {}
    for mutant in chosen(ground, asked):
        named = naming.tests(mutant)
        trial = Trial(mutant, named, naming.others(named) if asked.with_others else [])
        known = before.get(mutant.id)
        if mutant.id in ground.explained:
            yield mutant, ALIKE
        elif known is not None and holds(known, trial):
            yield mutant, told_now(known, trial)
        else:
            trials[mutant] = trial
    if not trials:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as written:
        for trial, test, is_hung in broken(
            coming_there(trials.values(), ground), ground.root, asked.workers, asked.seconds
        ):
            noticed = BY_NAME if test in trial.named else BY_OTHERS
            result = SURVIVED if test is None else HUNG if is_hung else noticed
            row = Kept(trial.mutant.id, digest(trials[trial.mutant], test), result, "" if test is None else test.nodeid)
            written.write(json.dumps(row._asdict(), ensure_ascii=False) + "\n")
            written.flush()
            yield trial.mutant, result


def coming_there(trials: Iterable[Trial], ground: Ground) -> list[Trial]:
    """The same mutants, each with the tests that come to its place at all."""
    tests = list({test: None for trial in trials for test in trial.tests})
    places = reached(tests, ground.rules)
    found: list[Trial] = []
    for mutant, named, others in trials:
        place = f"{ground.root / mutant.path}:{mutant.first}"
        found.append(
            Trial(mutant, *([test for test in some if place in places[test.nodeid]] for some in (named, others)))
        )
    return found


# What is told


def report(ground: Ground, results: Mapping[Mutant, str]) -> str:
    """A table by file, and every survivor with the line that it changes."""
    by_file: dict[str, Counter[str]] = {}
    for mutant, result in results.items():
        by_file.setdefault(mutant.path, Counter())[result] += 1
    rules = ground.rules.relative_to(ground.root).as_posix()
    rows = [_row(path.removeprefix(f"{rules}/"), counts) for path, counts in by_file.items()]
    lines = [_HEAD, *rows, summary(ground.name, results), ""]
    for mutant, result in results.items():
        if result in (BY_OTHERS, SURVIVED):
            lines += ["", f"{result}: {mutant.id}", *difference(mutant, ground.root)]
    return "\n".join([*lines, ""])


def summary(name: str, results: Mapping[Mutant, str]) -> str:
    """The line of a whole game."""
    return _row(name, Counter(results.values()))


_HEAD: Final = " ".join([f"{'':<34}", *(f"{word:>9}" for word in ("mutants", *COLUMNS, "share"))])


def _row(name: str, counts: Counter[str]) -> str:
    """Whoever hangs is noticed; whatever is explained counts as neither."""
    told = counts.total() - counts[ALIKE]
    share = f"{(counts[BY_NAME] + counts[HUNG]) / told:.1%}" if told else "-"
    figures = [counts.total(), *(counts[column] for column in COLUMNS)]
    return " ".join([f"{name:<34}", *(f"{figure:>9}" for figure in figures), f"{share:>9}"])


def difference(mutant: Mutant, root: Path) -> list[str]:
    """What a mutant changes, as lines before and after."""
    source = (root / mutant.path).read_bytes()
    before, after = source.decode().splitlines(), mutant.applied(source).decode().splitlines()
    changed = difflib.unified_diff(before, after, lineterm="", n=0)
    return [f"{mutant.path}:{mutant.line}", *[line for line in changed if not line.startswith(("---", "+++", "@@"))]]


def gone(ground: Ground) -> list[str]:
    """Explained mutants of these rules that are no more: their line was changed."""
    rules = ground.rules.relative_to(ground.root).as_posix()
    there = {mutant.id for mutant in chosen(ground, Asked())}
    return [name for name in ground.explained if name.startswith(rules) and name not in there]


# The whole


def run(ground: Ground, asked: Asked) -> dict[Mutant, str]:
    """Try what is asked for, tell how far that is, and write the report."""
    results: dict[Mutant, str] = {}
    # What is read only when it is needed would be read whole.
    for path in ground.rules.rglob("*.py"):
        if path.name != "__init__.py":
            import_module(".".join(path.relative_to(ground.source).with_suffix("").parts))

    def use(items: list[pytest.Item]) -> None:
        begun, whole = time.monotonic(), len(chosen(ground, asked))
        for mutant, result in tried(ground, asked, items):
            results[mutant] = result
            counts = Counter(results.values())
            told = ", ".join(f"{counts[column]} {column}" for column in COLUMNS if counts[column])
            line = f"{ground.name} {len(results)}/{whole}: {told}; {time.monotonic() - begun:.0f} s"
            if sys.stdout.isatty():
                print(f"\r{line}", end="", flush=True)
            elif len(results) in (whole, *range(0, whole, 50)):
                print(line, flush=True)
        if sys.stdout.isatty():
            print()

    collected(ground.tests, use)
    in_order = {mutant: results[mutant] for mutant in chosen(ground, asked)}
    ground.results.mkdir(parents=True, exist_ok=True)
    (ground.results / f"{ground.name}.txt").write_text(report(ground, in_order), encoding="utf-8")
    return in_order


def main(arguments: Sequence[str] | None = None) -> int:
    """Break rules and tell which tests noticed."""
    parser = argparse.ArgumentParser(prog="tools.mutants", description=__doc__.partition("\n")[0])
    parser.add_argument("what", nargs="*", help="games, or files of their rules; all games if nothing is named")
    parser.add_argument("--sample", type=int, default=0, help="try only so many mutants of each game")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--all", action="store_true", help="show survivors to all other tests of the game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at once")
    parser.add_argument("--seconds", type=int, default=SECONDS, help="a test that takes longer hangs")
    asked = parser.parse_args(arguments)
    files = [Path(what).resolve() for what in asked.what if what.endswith(".py")]
    names = dict.fromkeys(what for what in asked.what if not what.endswith(".py"))
    games = [*names, *(game_of(file) for file in files)] or tessera.games()
    lines: list[str] = []
    for game in dict.fromkeys(games):
        ground = ground_of(game)
        own = [] if game in names else [file for file in files if file.is_relative_to(ground.rules)]
        results = run(ground, Asked(own, asked.sample, asked.seed, asked.all, asked.workers, asked.seconds))
        lines += [summary(game, results), *(f"explained, but no longer there: {name}" for name in gone(ground))]
    print("\n".join([_HEAD, *lines, f"Survivors are listed in {RESULTS.relative_to(ROOT)}."]))
    return 0


def game_of(file: Path) -> str:
    """The game whose rules a file holds."""
    for game in tessera.games():
        if "rules" in file.parts and game.replace("-", "_") in file.parts and file.is_file():
            return game
    raise SystemExit(f"{file} is no file of a game's rules.")


if __name__ == "__main__":
    sys.exit(main())
