"""How Alembic reaches the database: by the connection, and inside the transaction, that `upgrade` hands it."""

from __future__ import annotations

from alembic import context

from tessera.table.store.upgrade import REVISIONS

context.configure(
    connection=context.config.attributes["connection"],
    version_table=REVISIONS,
    # SQLite changes a table by copying it.
    render_as_batch=True,
)
context.run_migrations()
