"""What the database holds. Changes go through a migration in `migrations`; a test keeps the two alike.

Times are milliseconds since 1970. Secrets that people carry (session tokens, guest links) are kept only as hashes.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

# Constraints have names, so that migrations can go down as well as up.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_PERSON: Final = "people.id"
_TABLE: Final = "tables.id"

# Facts about this house: the keys that it signs push messages with.
house: Final = Table(
    "house",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("name", String(40), nullable=False),
    # The name by which an account signs in, folded; guests have none.
    Column("handle", String(80), unique=True),
    Column("password", Text),
    Column("language", String(8), nullable=False),
    # An address takes mail once its owner has sent back the code that went there.
    Column("mail", String(254)),
    Column("mail_code", String(64)),
    Column("mail_confirmed", Boolean, nullable=False),
    Column("webhook", Text),
    Column("made_at", BigInteger, nullable=False),
)

# What the names of accounts look like: no two accounts share a look. See `names`.
looks: Final = Table(
    "looks",
    metadata,
    Column("look", String(200), primary_key=True),
    Column("person", ForeignKey(_PERSON, ondelete="CASCADE"), nullable=False, index=True),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey(_PERSON, ondelete="CASCADE"), nullable=False, index=True),
    # The guest link that opened the session: it ends with the link.
    Column("link", String(26), index=True),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("host", String(26), nullable=False, index=True),
    Column("terms", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("deal", String(64), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    # What follows is computed from the journal, for lists and for the keeper.
    Column("game", String(40), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("status", String(10), nullable=False),
    Column("number", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    # When the house itself has something to do here: a bot to ask or a clock that falls; and an alert to send.
    Column("due_at", BigInteger, index=True),
    Column("alert_at", BigInteger, index=True),
    Index("ix_tables_visibility_changed_at", "visibility", "changed_at"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("act", Text, nullable=False),
    Column("person", String(26)),
    Column("client", String(64)),
    # A repeated send finds its first answer here, whichever process took it.
    UniqueConstraint("table_id", "person", "client"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(26), index=True),
    Column("lender", String(26), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("asked", Boolean, nullable=False),
)

# Answers that seats left for questions to come; `picks` is a list in JSON. Not in the journal, since others would see
# it grow. They go when the seat changes hands.
standings: Final = Table(
    "standings",
    metadata,
    Column("table_id", ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("question", String(100), primary_key=True),
    Column("picks", Text, nullable=False),
)

links: Final = Table(
    "links",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("table_id", ForeignKey(_TABLE, ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    # The guest who came by this link.
    Column("person", String(26)),
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("revoked_at", BigInteger),
    Index("ix_links_table_id_seat", "table_id", "seat"),
)

pushes: Final = Table(
    "pushes",
    metadata,
    Column("id", String(26), primary_key=True),
    Column("person", ForeignKey(_PERSON, ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    UniqueConstraint("endpoint"),
)

# One row for each turn that somebody was alerted to, written before the alert is sent: at most one a turn.
alerts: Final = Table(
    "alerts",
    metadata,
    Column("table_id", ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("person", String(26), nullable=False),
    Column("at", BigInteger, nullable=False),
)
