"""Metrics: numbers about the house for its host. Never an id of a table, a name or anything of a game."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector

from tessera.table.hall import Hall

_REQUEST_SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_WRITE_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)


class Metrics:
    """What one house counts. Each has a registry of its own, so that several can run in one process."""

    def __init__(self, hall: Hall) -> None:
        self.registry: Final = CollectorRegistry()
        self._requests = Counter(
            "tessera_requests",
            "Requests answered, by route, method and status.",
            ("route", "method", "status"),
            registry=self.registry,
        )
        self._request_seconds = Histogram(
            "tessera_request_seconds",
            "Seconds until a request was answered, by route and method.",
            ("route", "method"),
            buckets=_REQUEST_SECONDS,
            registry=self.registry,
        )
        self._writes = Counter("tessera_journal_entries", "Entries written to journals.", registry=self.registry)
        self._write_seconds = Histogram(
            "tessera_journal_write_seconds",
            "Seconds until a write to a journal was durable.",
            buckets=_WRITE_SECONDS,
            registry=self.registry,
        )
        self._bot_answers = Counter(
            "tessera_bot_answers",
            'Answers of bots, by level and fault ("" if none).',
            ("level", "fault"),
            registry=self.registry,
        )
        self._alerts = Counter(
            "tessera_alerts", "Alerts sent, by channel and result.", ("channel", "result"), registry=self.registry
        )
        self.registry.register(_HallCollector(hall))

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(route, method, str(status)).inc()
        self._request_seconds.labels(route, method).observe(seconds)

    def wrote(self, entries: int, seconds: float) -> None:
        """Entries were written to a journal."""
        self._writes.inc(entries)
        self._write_seconds.observe(seconds)

    def bot_answered(self, level: str, fault: str) -> None:
        """A bot answered, or was answered for."""
        # A level may carry numbers of its own; the kind is enough.
        self._bot_answers.labels(level.partition(":")[0], fault).inc()

    def alerted(self, channel: str, result: str) -> None:
        """An alert was sent, or not."""
        self._alerts.labels(channel, result).inc()

    def text(self) -> bytes:
        """All of it in the format of Prometheus."""
        return generate_latest(self.registry)


class _HallCollector(Collector):
    """What is counted when somebody asks."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def collect(self) -> list[GaugeMetricFamily]:
        """The numbers of now."""
        return [
            GaugeMetricFamily("tessera_open_tables", "Tables held open in memory.", self._hall.open_rooms),
            GaugeMetricFamily("tessera_onlookers", "Connections that look on.", self._hall.onlookers),
        ]
