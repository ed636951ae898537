"""The house: everything that serves tables, put together from the host's settings."""

from __future__ import annotations

import secrets
from types import TracebackType

from tessera.table.alerts.alerts import Alerts
from tessera.table.analysis import Analyses
from tessera.table.coach import Coach
from tessera.table.engine import Engine
from tessera.table.hall import Hall, now_ms
from tessera.table.importing import Imports
from tessera.table.keeper import Keeper
from tessera.table.metrics import Metrics
from tessera.table.reception import Reception
from tessera.table.replays import Replays
from tessera.table.settings import Settings
from tessera.table.store.database import Database, database_url
from tessera.table.store.lock import is_only_server
from tessera.table.store.news import News
from tessera.table.store.people import PeopleStore
from tessera.table.store.tables import TableStore
from tessera.table.store.upgrade import upgrade
from tessera.table.workers import opening
from tessera.table.workers.pool import Workers


class House:
    """A running house. `async with House(settings, engine) as house:` opens and closes it."""

    def __init__(self, settings: Settings, engine: Engine) -> None:
        self.settings = settings
        self.engine = engine
        self.database = Database(database_url(settings.database))
        self.tables = TableStore(self.database)
        self.people = PeopleStore(self.database)
        # The name of this process among those that share the database.
        origin = secrets.token_hex(8)
        self.hall = Hall(self.tables, settings.open_tables, int(settings.alert_seconds * 1000), origin)
        self.reception = Reception(self.people, self.hall, settings)
        self.workers = Workers(
            settings.bots, settings.bot_seconds, settings.bot_megabytes, (opening.__name__,), engine=engine
        )
        self.analyses = Analyses(self.workers)
        self.coach = Coach(self.workers, self.hall)
        self.replays = Replays(settings.bot_megabytes, engine)
        self.imports = Imports(self.workers)
        self.alerts = Alerts(self.database, self.people, self.hall, settings)
        self.keeper = Keeper(self.hall, self.tables, self.workers, self.alerts)
        self.news = News(self.database, self.hall)
        self.metrics = Metrics(self.hall)
        self.hall.on_written = self.metrics.wrote
        self.news.on_gone = self.keeper.take_over
        self.workers.on_answered = self.metrics.bot_answered
        self.alerts.on_sent = self.metrics.alerted

    async def __aenter__(self) -> House:
        await upgrade(self.database)
        if await is_only_server(self.database):
            # Whoever claimed a table before is gone.
            await self.tables.wake_all(now_ms())
        await self.news.start()
        await self.workers.start()
        await self.replays.start()
        await self.alerts.start()
        await self.keeper.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.keeper.stop()
        await self.alerts.stop()
        await self.analyses.stop()
        await self.coach.stop()
        await self.replays.stop()
        await self.workers.stop()
        await self.news.stop()
        await self.database.close()
