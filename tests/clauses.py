"""Tests name the clauses they prove: `@clause("AL-PLACE-02")`. `tessera rules GAME --coverage` reads these names."""

from __future__ import annotations

import pytest


def clause(*ids: str) -> pytest.MarkDecorator:
    """This test would fail if one of these clauses were played wrong."""
    return pytest.mark.clause(*ids)
