"""The first tables."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Integer,
    PrimaryKeyConstraint,
    String,
    Text,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    _make_people()
    _make_tables()
    _make_journals()
    _make_alerts()


def _make_people() -> None:
    op.create_table(
        "house",
        Column("name", String(40), nullable=False),
        Column("value", Text, nullable=False),
        PrimaryKeyConstraint("name", name="pk_house"),
    )
    op.create_table(
        "people",
        Column("id", String(26), nullable=False),
        Column("name", String(40), nullable=False),
        Column("handle", String(80)),
        Column("password", Text),
        Column("language", String(8), nullable=False),
        Column("mail", String(254)),
        Column("mail_code", String(64)),
        Column("mail_confirmed", Boolean, nullable=False),
        Column("webhook", Text),
        Column("made_at", BigInteger, nullable=False),
        PrimaryKeyConstraint("id", name="pk_people"),
        UniqueConstraint("handle", name="uq_people_handle"),
    )
    op.create_table(
        "sessions",
        Column("hash", String(64), nullable=False),
        Column("person", String(26), nullable=False),
        Column("link", String(26)),
        Column("made_at", BigInteger, nullable=False),
        Column("seen_at", BigInteger, nullable=False),
        Column("expires_at", BigInteger, nullable=False),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"),
        PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_link", "sessions", ["link"])
    op.create_index("ix_sessions_person", "sessions", ["person"])


def _make_tables() -> None:
    op.create_table(
        "tables",
        Column("id", String(26), nullable=False),
        Column("host", String(26), nullable=False),
        Column("terms", Text, nullable=False),
        Column("seed", Text, nullable=False),
        Column("deal", String(64), nullable=False),
        Column("rules", String(40), nullable=False),
        Column("made_at", BigInteger, nullable=False),
        Column("game", String(40), nullable=False),
        Column("visibility", String(10), nullable=False),
        Column("status", String(10), nullable=False),
        Column("number", Integer, nullable=False),
        Column("changed_at", BigInteger, nullable=False),
        Column("due_at", BigInteger),
        Column("alert_at", BigInteger),
        PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_alert_at", "tables", ["alert_at"])
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_visibility_changed_at", "tables", ["visibility", "changed_at"])


def _make_journals() -> None:
    op.create_table(
        "entries",
        Column("table_id", String(26), nullable=False),
        Column("number", Integer, autoincrement=False, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("act", Text, nullable=False),
        Column("person", String(26)),
        Column("client", String(64)),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        UniqueConstraint("table_id", "person", "client", name="uq_entries_table_id_person_client"),
    )
    op.create_table(
        "seats",
        Column("table_id", String(26), nullable=False),
        Column("seat", Integer, autoincrement=False, nullable=False),
        Column("person", String(26)),
        Column("lender", String(26)),
        Column("name", String(40), nullable=False),
        Column("level", String(40), nullable=False),
        Column("asked", Boolean, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_lender", "seats", ["lender"])
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "standings",
        Column("table_id", String(26), nullable=False),
        Column("seat", Integer, autoincrement=False, nullable=False),
        Column("question", String(100), nullable=False),
        Column("picks", Text, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_standings_table_id", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "seat", "question", name="pk_standings"),
    )
    op.create_table(
        "links",
        Column("id", String(26), nullable=False),
        Column("table_id", String(26), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("hash", String(64), nullable=False),
        Column("person", String(26)),
        Column("made_at", BigInteger, nullable=False),
        Column("expires_at", BigInteger, nullable=False),
        Column("revoked_at", BigInteger),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id", ondelete="CASCADE"),
        PrimaryKeyConstraint("id", name="pk_links"),
        UniqueConstraint("hash", name="uq_links_hash"),
    )
    op.create_index("ix_links_table_id_seat", "links", ["table_id", "seat"])


def _make_alerts() -> None:
    op.create_table(
        "pushes",
        Column("id", String(26), nullable=False),
        Column("person", String(26), nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", String(200), nullable=False),
        Column("auth", String(100), nullable=False),
        Column("made_at", BigInteger, nullable=False),
        ForeignKeyConstraint(["person"], ["people.id"], name="fk_pushes_person", ondelete="CASCADE"),
        PrimaryKeyConstraint("id", name="pk_pushes"),
        UniqueConstraint("endpoint", name="uq_pushes_endpoint"),
    )
    op.create_index("ix_pushes_person", "pushes", ["person"])
    op.create_table(
        "alerts",
        Column("table_id", String(26), nullable=False),
        Column("seat", Integer, autoincrement=False, nullable=False),
        Column("turn", Integer, autoincrement=False, nullable=False),
        Column("person", String(26), nullable=False),
        Column("at", BigInteger, nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_alerts_table_id", ondelete="CASCADE"),
        PrimaryKeyConstraint("table_id", "seat", "turn", name="pk_alerts"),
    )


def downgrade() -> None:
    """Drop the tables, those that refer to others first."""
    below = ("alerts", "pushes", "links", "standings", "seats", "entries")
    for name in (*below, "tables", "sessions", "people", "house"):
        op.drop_table(name)
