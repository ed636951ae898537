"""A person, and a person's visit: who asks, by which session."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    """Somebody: an account has a handle to sign in with, a guest has none."""

    id: str
    name: str
    handle: str = ""
    language: str = "en"
    is_guest: bool = True
    # The table that a guest by link belongs to, "" for everybody else. Whoever made the link has its token too, so that
    # what the token opens ends at that table.
    bound_to: str = ""


class Session(msgspec.Struct, frozen=True):
    """Somebody is signed in on one device."""

    # The hash of the token that the device carries.
    hash: str
    person: str
    # The guest link that opened the session, "" if none did.
    link: str
    made_at: int
    seen_at: int
    expires_at: int


class Visit(msgspec.Struct, frozen=True):
    """A person by a session."""

    person: Person
    session: Session
