"""What all tests share: how Hypothesis looks for counterexamples, and what is told at the end.

The usual profile tries the same examples every time, so that a build never fails by luck. To look further, run
`HYPOTHESIS_PROFILE=explore make test`: other examples each time, and ten times as many.
"""

from __future__ import annotations

import faulthandler
import os

import pytest
from _pytest.faulthandler import fault_handler_stderr_fd_key
from hypothesis import HealthCheck, settings

# Whole games are slow to make and large, and neither is a fault of a strategy.
_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile(
    "ci",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=24,
    print_blob=True,
    suppress_health_check=_QUIET,
)
settings.register_profile(
    "explore", database=None, deadline=None, max_examples=250, print_blob=True, suppress_health_check=_QUIET
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser come first: they take long and wait much, and at the end nothing is left beside them."""
    items.sort(key=lambda item: "tests/web/" not in item.nodeid)


@pytest.hookimpl(trylast=True)
def pytest_exception_interact(node: pytest.Item | pytest.Collector) -> None:
    """When a test fails, pytest stops its clock for tests that hang; but what is put away after it can hang, too."""
    if isinstance(node, pytest.Item) and not node.config.getoption("usepdb"):
        faulthandler.dump_traceback_later(
            float(str(node.config.getini("faulthandler_timeout"))),
            exit=True,
            file=node.config.stash[fault_handler_stderr_fd_key],
        )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tests that count something tell it by `record_property("summary", ...)`, whichever process ran them."""
    for report in terminalreporter.stats.get("passed", []):
        for name, line in report.user_properties:
            if name == "summary":
                terminalreporter.write_line(str(line))
