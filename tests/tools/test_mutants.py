"""Breaking rules on purpose: who notices, and what is remembered of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tools.compiled_modules import ROOT

# A game of three rules, each with its clause; its tests name them, but do not prove all that they should.
RULES = '''\
class Purse:
    """What a player holds (TOY-PURSE-01)."""

    def __init__(self) -> None:
        self.coins = 0

    @property
    def is_full(self) -> bool:
        """Five fit in (TOY-PURSE-01)."""
        return self.coins >= 5


def earn(purse: Purse, coins: int) -> None:
    """Coins beyond the fifth are lost (TOY-EARN-01)."""

    def fits() -> bool:
        return not purse.is_full

    while coins > 0:
        if fits():
            purse.coins += 1
        coins -= 1


def lose(purse: Purse) -> None:
    """Half of them, at least one (TOY-LOSE-01)."""
    purse.coins -= max(1, purse.coins // 2)
'''

TESTS = """\
import pytest
from toy.rules import purse
from toy.rules.purse import Purse, earn, lose


@pytest.mark.clause("TOY-PURSE-01")
def test_a_purse_is_full_with_five():
    own = Purse()
    own.coins = 5
    assert own.is_full


@pytest.mark.clause("TOY-EARN-01")
def test_what_is_earned_is_held():
    own = Purse()
    earn(own, 3)
    assert own.coins == 3


@pytest.mark.clause("TOY-LOSE-01")
def test_half_is_lost(tmp_path):
    own = Purse()
    own.coins = 4
    lose(own)
    assert own.coins == 2


def test_nobody_has_less_than_nothing():
    own = Purse()
    own.coins = 1
    lose(own)
    assert own.coins == 0
"""

RUN = """\
import sys
from pathlib import Path
from tessera.kernel.clause import read_ledger
from tools.mutants import Asked, Ground, run
root = Path(sys.argv[1])
sys.path.insert(0, str(root))
ledger = read_ledger(
    ["TOY-PURSE-01", "TOY-EARN-01", "TOY-LOSE-01"], [root / "toy"], [], [root / "tests"], root
)
explained = {"toy/rules/purse.py lose | purse.coins -= max(1, purse.coins // 2) | 2 becomes 3": "Only for this test."}
run(
    Ground("toy", root, root, root / "toy" / "rules", root / "tests", ledger, explained, root / "results"),
    Asked(with_others=True, seconds=1, sample=int(sys.argv[2])),
)
"""


EARN_FULL = """

@pytest.mark.clause("TOY-EARN-01")
def test_the_sixth_is_lost():
    own = Purse()
    earn(own, 6)
    assert own.coins == 5
"""


class Toy:
    """A folder with the game, and what is kept of its runs."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.rules, self.tests = root / "toy" / "rules" / "purse.py", root / "tests" / "test_purse.py"
        for path, text in ((self.rules, RULES), (self.tests, TESTS)):
            path.parent.mkdir(parents=True)
            path.write_text(text, encoding="utf-8")
        (root / "pytest.ini").write_text("[pytest]\nmarkers = clause\n", encoding="utf-8")

    def run(self, sample: int = 0) -> tuple[str, dict[str, str]]:
        """What is said, and what came of each mutant that was tried now, by function and what became of what."""
        before = len(self._kept())
        command = [sys.executable, "-c", RUN, str(self.root), str(sample)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        tried: dict[str, str] = {}
        for line in self._kept()[before:]:
            row = json.loads(line)
            where, _, change = row["id"].removeprefix("toy/rules/purse.py ").split(" | ", 2)
            tried[f"{where}: {change}"] = row["result"]
        return done.stdout, tried

    def _kept(self) -> list[str]:
        file = self.root / "results" / "toy.jsonl"
        return file.read_text(encoding="utf-8").splitlines() if file.exists() else []

    def report(self) -> str:
        """What is told of all that was asked for."""
        return (self.root / "results" / "toy.txt").read_text(encoding="utf-8")


def test_it_is_told_who_noticed_and_only_what_changed_is_tried_again(tmp_path: Path) -> None:
    toy = Toy(tmp_path)

    sampled, some = toy.run(sample=3)
    whole, rest = toy.run()
    report = toy.report()
    toy.tests.write_text(TESTS + EARN_FULL, encoding="utf-8")
    toy.rules.write_text("# Coins are gold.\n" + RULES.replace("Half of them", "A half"), encoding="utf-8")
    mended, changed = toy.run()

    assert sampled.startswith("toy 3/3: ")
    # The one that is explained is not tried.
    assert len(some) == 2
    assert whole.startswith("toy 17/17: 11 by name, 2 hung, 2 by others, 1 survived, 1 explained; ")
    assert some | rest == {
        "Purse.__init__: 0 becomes 1": "by others",
        "Purse.is_full: >= becomes >": "by name",
        "earn: not left out": "by name",
        "earn: > becomes >=": "by name",
        "earn: 0 becomes 1": "by name",
        "earn: taken for True": "survived",
        "earn: taken for False": "by name",
        "earn: + becomes -": "by name",
        "earn: 1 becomes 2": "by name",
        "earn: - becomes +": "hung",
        "earn: left out": "hung",
        "lose: - becomes +": "by name",
        "lose: left out": "by name",
        "lose: 1 becomes 2": "by others",
    }
    assert "-        if fits():\n+        if True:\n" in report
    assert mended.startswith("toy 17/17: 12 by name, 2 hung, 2 by others, 1 explained; ")
    assert changed == {
        "earn: taken for True": "by name",
        "lose: - becomes +": "by name",
        "lose: left out": "by name",
        "lose: 1 becomes 2": "by others",
    }
