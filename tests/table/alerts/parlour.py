"""A small house for tests of alerts: two people at a table, and a browser that can read its push messages."""

from __future__ import annotations

import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tessera.games import find
from tessera.table.alerts.alerts import Alerts
from tessera.table.hall import Hall
from tessera.table.journal import AnyAct, Engaged, Sat, Started
from tessera.table.match import Founding
from tessera.table.records import deal_of
from tessera.table.settings import Settings
from tessera.table.store.database import Database, database_url
from tessera.table.store.people import PeopleStore
from tessera.table.store.person import Person
from tessera.table.store.tables import TableStore
from tessera.table.terms import Terms

TABLE = "t1"


class Parlour:
    """One process of a house."""

    def __init__(self, address: str, **settings: Any) -> None:
        self.settings = Settings(
            database=address,
            **{"private_webhooks": True, "alert_seconds": 0.0, "origin": "https://games.example", **settings},
        )
        self.database = Database(database_url(address))
        self.tables = TableStore(self.database)
        self.people = PeopleStore(self.database)
        self.hall = Hall(self.tables, alert_delay_ms=int(self.settings.alert_seconds * 1000))
        self.alerts = Alerts(self.database, self.people, self.hall, self.settings)

    async def add_person(self, id: str, language: str = "en") -> None:
        """Somebody new."""
        await self.people.add(Person(id, id.title(), language=language), None, 1)

    async def open_table(self, *acts: AnyAct, name: str = "Evening", seed: str = "7") -> None:
        """Ada plays against a bot, unless the acts say otherwise."""
        terms = Terms("atlas-lost", 2, name=name)
        await self.hall.found(Founding(TABLE, terms, seed, deal_of(seed), "ada", find("atlas-lost").version()))
        seated = acts or (Sat(0, "ada", "Ada"), Engaged(1, "random"), Started())
        await self.hall.fill(TABLE, seated)

    async def look(self) -> None:
        """Look at the table, and wait until everything is sent."""
        await self.alerts.look_at(TABLE)
        await self.alerts.stop()


@asynccontextmanager
async def parlour(address: str, **settings: Any) -> AsyncIterator[Parlour]:
    """A house, opened and closed."""
    house = Parlour(address, **settings)
    await house.alerts.start()
    try:
        yield house
    finally:
        await house.alerts.stop()
        await house.database.close()


class Browser:
    """Subscribes to push messages and reads them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = bytes(range(16))

    @property
    def p256dh(self) -> str:
        """Its public key."""
        public = self._key.public_key()
        return _text(public.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))

    @property
    def auth(self) -> str:
        """The secret that it shares with the sender."""
        return _text(self._secret)

    def read(self, body: bytes) -> Any:
        """What a push message says."""
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
        return json.loads(plain)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
