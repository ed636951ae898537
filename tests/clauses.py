"""Tests name the clauses they prove: `@clause("AL-PLACE-02")`. The ledger reads these names (`tessera rules --coverage`)."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """This test would fail if one of these clauses were played wrong."""
    return pytest.mark.clause(*ids)
