"""Tokens: secrets that people carry (sessions, guest links), and ids, which are no secrets."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_TOKEN_BYTES: Final = 32
_ID_BYTES: Final = 13


def new_token() -> str:
    """A secret of 256 bits, as text that fits into a cookie or behind the # of an address."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_id() -> str:
    """An id that nobody can guess by counting."""
    return secrets.token_hex(_ID_BYTES)


def hashed(token: str) -> str:
    """What the database keeps of a token. It is long and random, so that a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are alike, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
