"""What the names of accounts look like, so that nobody else comes to look like them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKeyConstraint, MetaData, PrimaryKeyConstraint, String, Table, select

from tessera.table.names import looks

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table, and fill it for the accounts that are there: of two that look alike, the earlier has the look."""
    found = op.create_table(
        "looks",
        Column("look", String(200), nullable=False),
        Column("person", String(26), nullable=False),
        PrimaryKeyConstraint("look", name="pk_looks"),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_looks_person", ondelete="CASCADE"),
    )
    op.create_index("ix_looks_person", "looks", ["person"])
    people = Table("people", MetaData(), autoload_with=op.get_bind())
    accounts = select(people.c.id, people.c.name).where(people.c.handle.is_not(None)).order_by(people.c.made_at)
    owners: dict[str, str] = {}
    for person, name in op.get_bind().execute(accounts):
        for look in looks(name):
            if len(look) <= 200:
                owners.setdefault(look, person)
    if owners:
        op.bulk_insert(found, [{"look": look, "person": person} for look, person in sorted(owners.items())])


def downgrade() -> None:
    """Forget it."""
    op.drop_table("looks")
