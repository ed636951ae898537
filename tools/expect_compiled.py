"""A pytest plugin (-p tools.expect_compiled): proves that the tests run on the compiled form, where there can be one.

Without it, a wrong path would quietly test the interpreted form twice.
"""

from importlib import import_module

import pytest

from tools.compile import INTERPRETED
from tools.compiled_modules import NO_COMPILER, compiled_names


def pytest_configure() -> None:
    """Stop before the first test unless every module that should be compiled is."""
    if INTERPRETED.exists() and INTERPRETED.read_text(encoding="utf-8").strip() == NO_COMPILER:
        return
    for name in compiled_names():
        file = import_module(name).__file__ or ""
        if not file.endswith((".so", ".pyd")):
            raise pytest.UsageError(f"{name} should be compiled, but was found at {file}. Run `make compile`.")
