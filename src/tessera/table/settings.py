"""How a host wants the server to run: by flags of `tessera serve` or by TESSERA_… in the environment."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import platformdirs


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    return str(Path(platformdirs.user_data_dir("tessera", appauthor=False)) / "tessera.sqlite")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host can set. The defaults serve one machine, for oneself and friends in reach."""

    # Where.
    database: str = msgspec.field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8023
    # The address that browsers use, if a proxy stands before the server: "https://games.example". It decides on secure
    # cookies and on which pages may send requests.
    origin: str = ""
    # Proxies before the server, as addresses or networks: what they say about where a request comes from is believed.
    proxies: tuple[str, ...] = ()
    # Who. Whether anybody may make an account or play as a guest without a link.
    accounts: Literal["open", "closed"] = "open"
    # Content packs that tables may use.
    packs: tuple[str, ...] = ()
    # Bots: processes (and one more for bots that answer at once), seconds for one answer, mebibytes for each process.
    bots: int = 1
    bot_seconds: float = 10.0
    bot_megabytes: int = 1024
    # A folder in which a compiled copy of Tessera is being made: see `engine`. None, if it is empty.
    engine: str = ""
    # Memory: tables kept open at once; more are opened from the database when asked for.
    open_tables: int = 200
    # Requests: all rate limits are multiplied by this; 0 lifts them.
    rate: float = 1.0
    # Alerts: how long to wait for somebody to look before telling them that it is their turn.
    alert_seconds: float = 60.0
    smtp: str = ""
    mail_from: str = ""
    # Whether alerts may be sent to addresses inside the host's own network.
    private_webhooks: bool = False
    # Who may read /metrics from another machine: whoever sends this as a bearer token. Nobody, if it is empty.
    metrics_token: str = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def public_origin(self) -> str:
        """The address under which people reach the server."""
        return self.origin.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def is_https(self) -> bool:
        """Whether people come by HTTPS, so that cookies can be bound to it."""
        return self.public_origin.startswith("https://")
