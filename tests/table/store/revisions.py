"""Revisions of the database that are still to come, for tests of the way there and back."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tessera.table.store import upgrade as upgrades

# A release to come: people get a colour, in a table that others refer to.
LATER = """
from alembic import op
from sqlalchemy import Column, String

revision = "0003"
down_revision = "0002"

def upgrade():
    with op.batch_alter_table("people") as people:
        people.add_column(Column("colour", String(10), nullable=False, server_default="blue"))
        people.alter_column("name", existing_type=String(40), type_=String(60), existing_nullable=False)
    op.create_table("badges", Column("id", String(10), primary_key=True))

def downgrade():
    op.drop_table("badges")
    with op.batch_alter_table("people") as people:
        people.alter_column("name", existing_type=String(60), type_=String(40), existing_nullable=False)
        people.drop_column("colour")
"""
BROKEN = LATER.replace('op.create_table("badges"', 'op.create_table("people"')


def add_revision(monkeypatch: pytest.MonkeyPatch, folder: Path, source: str) -> None:
    """Let the program know one more revision."""
    scripts = folder / "migrations"
    shutil.copytree(upgrades._SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    (scripts / "versions" / "later.py").write_text(source, encoding="utf-8")
    monkeypatch.setattr(upgrades, "_SCRIPTS", scripts)
