"""The database of the house: SQLite by default, PostgreSQL where several servers share it."""
