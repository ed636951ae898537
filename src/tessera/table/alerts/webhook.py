"""Alerts to an address of the person's own, as JSON."""

from __future__ import annotations

import msgspec

from tessera.table.alerts.notice import Notice
from tessera.table.alerts.outbound import Outbound


async def call_webhook(outbound: Outbound, url: str, notice: Notice) -> None:
    """Send a notice: {"event": "your-turn", "table", "game", "name", "url"}. Raises Undelivered."""
    headers = {"Content-Type": "application/json", "User-Agent": "Tessera"}
    await outbound.post(url, msgspec.json.encode(notice), headers)
