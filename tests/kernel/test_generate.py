"""The generator: what it writes clones, saves and reads any state, and it says what it cannot do."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import tests.kernel.games.candlelight as candlelight
import tests.kernel.games.caravan as caravan
from tessera.kernel import generate, state
from tessera.kernel.chance import Chance
from tessera.kernel.generate import Blueprint, build, source, steps_in
from tessera.kernel.refusal import RecordError
from tessera.kernel.state import Lane, State, Step
from tessera.kernel.step import Answered, Ask, AskSome, Do, Together
from tessera.kernel.wire import Reader, write_many
from tessera.kernel.zone import Plan
from tests.kernel.sandbox import GENERATED, Note, One, Sandbox, from_numbers, numbers_of, run, table
from tests.rows import for_each


def test_the_generated_source_in_the_tree_is_current() -> None:
    """What `make generate` would write is what is there."""
    root = Path(__file__).parents[2]

    done = subprocess.run(
        [sys.executable, "-m", "tools.generate", "--check"], capture_output=True, text=True, check=False, cwd=root
    )

    assert done.stdout == ""
    assert done.returncode == 0, done.stderr


def test_the_generated_source_is_plain_python() -> None:
    written = source(Blueprint("Caravan", caravan.Caravan, [caravan.Purse], [], steps_in(caravan)))

    functions = [node.name for node in ast.parse(written).body if isinstance(node, ast.FunctionDef)]
    assert functions == [
        "clone_chance",
        "write_chance",
        "read_chance",
        "clone_lane",
        "write_lane",
        "read_lane",
        "clone_purse",
        "write_purse",
        "read_purse",
        "clone",
        "write",
        "read",
        "write_step",
        "read_step",
    ]
    assert (
        "def clone_purse(old: Purse) -> Purse:\n"
        "    return Purse(\n"
        "        old.coins,\n"
        "        old.dice.copy(),\n"
        "    )\n"
    ) in written


def test_steps_are_found_by_module_in_the_order_of_their_names() -> None:
    assert [step.__name__ for step in steps_in(candlelight)] == [
        "Boast",
        "Compare",
        "FillUp",
        "NameFavourite",
        "PlayCard",
        "Round",
        "Trim",
    ]


def test_a_state_comes_back_from_its_numbers() -> None:
    game = run(One(0, [1, 2], [Note(3)]))
    game.trace.extend([5, 6])

    back = from_numbers(game, numbers_of(game))

    assert numbers_of(back) == numbers_of(game)
    assert back.trace == [5, 6]
    assert back.plan is game.plan
    assert back.stack is back.lanes[0].stack


def test_a_clone_shares_nothing_that_changes() -> None:
    game = table(Note(1))
    copy = GENERATED["clone"](game)
    before = numbers_of(game)

    copy.trace.append(1)
    copy.zones[0].append(99)
    copy.sight[0][0] = 4
    copy.lanes[0].stack.append(Note(2))
    copy.chance.word()
    copy.mark += 1

    assert numbers_of(game) == before
    assert copy.plan is game.plan
    assert copy.log is None


class Lettered(State):
    """A state with a field that the generator cannot copy."""

    letters: list[str]


class Named(State):
    """A state with a plain text."""

    name: str


class Switches(State):
    """A state with a list of switches, which would have to be numbers."""

    switches: list[bool]


class Wordy(Do[State]):
    """A step that holds words."""

    def __init__(self, word: str) -> None:
        self.word = word


class Deep(Do[State]):
    """A step that holds lists of lists of lists."""

    def __init__(self, rows: list[list[list[int]]]) -> None:
        self.rows = rows


@for_each(
    ("kind", "message"),
    [
        (Lettered, r"the test: the generator does not know how to copy letters: list\[str\]"),
        (Named, r"the test: the generator does not know how to copy name: <class 'str'>"),
        (Switches, r"the test: the generator does not know how to copy switches: list\[bool\]"),
    ],
)
def test_a_field_of_an_unknown_kind_is_told(kind: type[State], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        source(Blueprint("the test", kind, [], [], []))


@for_each(
    ("step", "message"),
    [
        (Wordy, r"the test: the generator does not know how to write word: <class 'str'>"),
        (Deep, r"the test: the generator does not know how to write rows: list\[list\[list\[int\]\]\]"),
    ],
)
def test_a_step_that_holds_an_unknown_kind_is_told(step: type[Step], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        source(Blueprint("the test", Sandbox, [], [], [step]))


def test_an_unknown_step_cannot_be_written() -> None:
    class Stranger(Do[Sandbox]):
        """A step that the generator was not told of."""

    game = table(Stranger())

    with pytest.raises(KeyError):
        numbers_of(game)


def test_numbers_that_name_no_step_are_refused() -> None:
    read_step = build(Blueprint("the test", Sandbox, [], [], [Note]))["read_step"]

    assert read_step(Reader([2, 7])).number == 7
    with pytest.raises(RecordError, match=r"The saved state is damaged\. Replay the record instead\.") as problem:
        read_step(Reader([99]))
    assert problem.value.text("ja") == "保存された状態が壊れています。代わりに記録を再生してください。"


def test_numbers_on_the_wire() -> None:
    out: list[int] = []
    write_many([7, 8], out)
    write_many([], out)

    assert out == [2, 7, 8, 0]
    reader = Reader(out)
    assert reader.many() == [7, 8]
    assert reader.many() == []
    reader.finish()
    for damaged in ([], [3, 1, 2], [-1]):
        with pytest.raises(RecordError, match=r"The saved state is cut off\."):
            Reader(damaged).many()


interpreted = pytest.mark.skipif(generate._is_compiled(Lane), reason="compiled classes forget what is compared here")


@interpreted
@for_each("kind", [Chance, Lane, State, Ask, AskSome, Together, Answered, Plan])
def test_a_class_is_told_the_same_by_its_source_as_by_itself(kind: type[object]) -> None:
    """Compiled classes forget the types of their fields, so the generator reads them from the source."""
    module = sys.modules[kind.__module__]
    assert isinstance(module, ModuleType)
    parameters = list(inspect.signature(kind).parameters)

    assert list(generate._told_by_source(kind, "__init__")) == parameters
    told = generate._told_by_source(kind, "")
    hints = inspect.get_annotations(kind, eval_str=True)
    assert told == hints


@interpreted
def test_the_kernel_keeps_its_fields_in_its_slots() -> None:
    for kind in (Chance, Lane, state.State):
        assert sorted(generate._fields(kind)) == sorted(vars(kind)["__slots__"])
