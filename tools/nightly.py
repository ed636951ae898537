"""Everything that proves something, what `make test` leaves out for its length included; its result is docs/nightly.md.

python -m tools.nightly
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from tessera.lab.measure import Effort, calibrate
from tools.compiled_modules import ROOT

RESULT: Final = ROOT / "docs" / "nightly.md"
LOGS: Final = ROOT / "build" / "nightly"

# A test may take as long as it takes: kills by the hundred, traced games.
_PATIENT: Final = ("-o", "faulthandler_timeout=3600")
_PYTEST: Final = (sys.executable, "-m", "pytest", "-n", "2", "--dist", "worksteal", *_PATIENT)


class Step(NamedTuple):
    """Something that is run, and what it proves."""

    name: str
    proves: str
    command: tuple[str, ...]


STEPS: Final = (
    Step("check", "format, lint, types, import contracts, generated source", ("make", "check")),
    Step("test", "every test, as every day", ("make", "test")),
    Step(
        "any-order",
        "every test again, in another order, interpreted, with branch coverage of kernel and games",
        (*_PYTEST, "-p", "randomly", "--cov", "tests"),
    ),
    Step("long", "hundreds of kills, more games, ten times as many examples of each law", ("make", "long")),
)

_HEAD: Final = """\
# The last nightly run

`make nightly` writes this page. {when}, commit {commit}, Python {python}, {cores} cores, calibration {calibration:.1f}
million iterations/s.

| Step | Proves | Result | Seconds |
|---|---|---|---|
"""


class Outcome(NamedTuple):
    """What came of a step."""

    is_good: bool
    told: str
    seconds: float


def run(step: Step) -> Outcome:
    """Run a step; its output goes into a file."""
    log = LOGS / f"{step.name}.log"
    print(f"{step.name}: {step.proves} ... ", end="", flush=True)
    start = time.monotonic()
    with log.open("w") as file:
        done = subprocess.run(step.command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT, check=False)
    outcome = Outcome(done.returncode == 0, told(log, done.returncode), time.monotonic() - start)
    print(f"{outcome.told} in {outcome.seconds:.0f} s")
    return outcome


def told(log: Path, code: int) -> str:
    """The closing lines of a step, shortened to their figures."""
    text = log.read_text(encoding="utf-8", errors="replace")
    figures = re.findall(r"=+ ((?:\d+ \w+(?:, )?)+) in [\d.]+s", text)
    figures += [f"coverage {share} %" for share in re.findall(r"^TOTAL .* ([\d.]+)%$", text, re.MULTILINE)]
    return "; ".join([("good" if code == 0 else f"FAILED ({code})"), *figures])


def main() -> int:
    """Run all steps, write what came of them; 1 if any of them failed."""
    LOGS.mkdir(parents=True, exist_ok=True)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
    ).stdout.strip()
    text = _HEAD.format(
        when=datetime.now(UTC).strftime("%Y-%m-%d"),
        commit=commit,
        python=platform.python_version(),
        cores=os.cpu_count(),
        calibration=calibrate(Effort(quick=False)) / 1e6,
    )
    good = True
    for step in STEPS:
        outcome = run(step)
        good &= outcome.is_good
        text += f"| {step.name} | {step.proves} | {outcome.told} | {outcome.seconds:.0f} |\n"
    RESULT.write_text(text, encoding="utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
