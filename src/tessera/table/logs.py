"""Logs: one JSON object a line on standard error, with time, level and event, and without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, Processor

# Keys that smell of a secret; their values are not written. `person`, `table` and `link` are ids, which open nothing.
_SECRET_KEY: Final = re.compile(
    r"token|password|passwd|secret|seed|pick|cookie|authorization|api_?key|private|credential|p256dh|auth\b|mail|"
    r"endpoint|webhook|body|options|answers?\b|hand\b",
    re.IGNORECASE,
)
# Values that are secrets wherever they stand: tokens of ours (43 characters), behind a # or a =, and passwords in the
# address of a database.
_SECRET_VALUE: Final = re.compile(
    r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])|(?<=://)[^/\s:@]*:[^/\s@]*(?=@)"
)
MASK: Final = "***"
_DEEPEST: Final = 6


def set_up_logs(level: str = "info", stream: TextIO | None = None) -> None:
    """Let everything in this process log in one way, the web server included."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            mask_secrets,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.NOTSET)
    # A line for each request says little that metrics do not, and holds addresses of people and tables.
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)
    for name in ("sqlalchemy", "alembic", "aiosqlite", "asyncio", "websockets", "httpx", "httpcore", "mail.log"):
        logging.getLogger(name).setLevel(logging.WARNING)


def mask_secrets(_logger: Any, _method: str, event: EventDict) -> EventDict:
    """Put a mask over whatever may be a secret, by its name or by its looks."""
    masked: MutableMapping[str, Any] = {}
    for key, value in event.items():
        masked[key] = MASK if _SECRET_KEY.search(key) else _masked(value, 0)
    return masked


def _masked(value: Any, depth: int) -> Any:
    if isinstance(value, str):
        return _SECRET_VALUE.sub(MASK, value)
    if value is None or isinstance(value, bool | int | float):
        return value
    if depth > _DEEPEST:
        return MASK
    if isinstance(value, Mapping):
        return {
            str(key): MASK if _SECRET_KEY.search(str(key)) else _masked(inner, depth + 1)
            for key, inner in value.items()
        }
    if isinstance(value, list | tuple | set | frozenset):
        return [_masked(inner, depth + 1) for inner in value]
    return _SECRET_VALUE.sub(MASK, str(value))
