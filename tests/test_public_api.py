"""What callers may rely on: the names of `tessera`, their shapes, and every documented example."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tessera

ROOT = Path(__file__).parent.parent


def test_the_public_names_are_exactly_these() -> None:
    assert sorted(tessera.__all__) == [
        "Choice",
        "ContentError",
        "Game",
        "NotOffered",
        "Objection",
        "Option",
        "Outcome",
        "Question",
        "Record",
        "RecordError",
        "Refusal",
        "SetupError",
        "advise",
        "games",
        "replay",
        "start",
    ]
    public = {
        name
        for name, thing in vars(tessera).items()
        if not name.startswith("_") and not isinstance(thing, type(tessera))
    }
    # Only what `from` imports for annotations stands beside them.
    assert public - set(tessera.__all__) == {"Mapping", "Sequence", "annotations"}
    if str(sys.modules["tessera.kernel.game"].__file__).endswith(".py"):
        # Compiled, a class forgets its docstring.
        assert all(getattr(tessera, name).__doc__ for name in tessera.__all__)


def test_a_game_has_exactly_these_public_names() -> None:
    game = tessera.start("atlas-lost", seats=2, seed=7)

    assert sorted(name for name in dir(game) if not name.startswith("_")) == [
        "can_undo",
        "choices",
        "clone",
        "definition",
        "events",
        "fingerprint",
        "listen",
        "load",
        "outcome",
        "play",
        "question",
        "questions",
        "record",
        "redeal",
        "save",
        "setup",
        "state",
        "story",
        "teams",
        "understood",
        "undo",
        "view",
        "why_not",
    ]


def test_the_tour_of_the_design() -> None:
    """The names and shapes that callers were promised, one after another."""
    assert tessera.games() == ("atlas-lost", "race-for-the-galaxy", "revive", "the-warp")
    game = tessera.start("atlas-lost", seats=3, seed=7, options={"trees": ["science", "economy", "culture"]})
    question = game.questions[0]
    assert (question.seat, question.kind, question.pick) == (question.seat, "initial", (1, 1))
    option = question.options[0]
    assert option.id.startswith("keep ")
    assert question.text("en") != question.text("ja")
    assert option.text("en") != option.text("ja")
    assert game.why_not(question.seat, option.id) is None
    copy = game.clone()
    game.play(question.seat, [option.id])
    assert copy.fingerprint() != game.fingerprint()
    assert re.fullmatch("[0-9a-f]{64}", game.fingerprint())
    assert isinstance(game.view(0), dict)
    assert isinstance(game.view(None), dict)
    assert game.outcome is None
    assert str(game.record()).startswith("tessera record 1\ngame atlas-lost ")
    assert tessera.replay(game.record()).fingerprint() == game.fingerprint()
    assert game.redeal(0, 5).view(0) == game.view(0)


# What a fresh Python has loaded of the games after each step.
STEPS = """
import sys

def loaded():
    print(*sorted({name.split(".")[2] for name in sys.modules if name.startswith("tessera.games.")}))

import tessera
tessera.games()
loaded()
tessera.start("revive", seats=2, seed=1)
loaded()
"""


def test_a_game_is_loaded_when_it_is_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", STEPS], capture_output=True, text=True, check=True)

    assert done.stdout.splitlines() == ["", "revive"]


def test_the_version_is_that_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert tessera.__version__ == project["version"]


def _modules_with_examples() -> list[str]:
    names = ["tessera"]
    for module in pkgutil.walk_packages(tessera.__path__, "tessera."):
        path = ROOT / "src" / Path(*module.name.split("."))
        source = path / "__init__.py" if module.ispkg else path.with_suffix(".py")
        if ">>> " in source.read_text(encoding="utf-8"):
            names.append(module.name)
    return names


@pytest.mark.parametrize("name", _modules_with_examples())
def test_documented_examples_run(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name), verbose=False)

    assert results.attempted > 0
    assert results.failed == 0


def _pages() -> list[Path]:
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", _pages(), ids=lambda page: page.name)
def test_examples_on_the_pages_run(page: Path) -> None:
    """Every Python block that shows a session (>>>) does what it shows."""
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    session = "\n".join(block for block in blocks if ">>> " in block)

    test = doctest.DocTestParser().get_doctest(session, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test)

    assert runner.failures == 0
    if page.name == "README.md":
        # What the first page shows can be typed in, all of it.
        for block in blocks:
            if ">>> " not in block:
                exec(compile(block, str(page), "exec"), {})
