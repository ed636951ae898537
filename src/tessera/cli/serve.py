"""`tessera serve`: the table as a server, for everybody in reach."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import threading
from typing import Any, Final
from urllib.parse import urlsplit

import click
import msgspec

from tessera.cli.arguments import Function, language_option
from tessera.cli.engine_told import EngineLine, form_told
from tessera.cli.hosting import database_option
from tessera.cli.telling import tell
from tessera.cli.words import say
from tessera.kernel.refusal import SetupError
from tessera.table.engine import Engine
from tessera.table.settings import Settings

_DEFAULT: Final = Settings(database="")


def setting(flag: str, *names: str, **wishes: Any) -> Any:
    """A flag for one of the settings, which can stand in the environment, too."""
    name = names[0] if names else flag.removeprefix("--").replace("-", "_")
    default = getattr(_DEFAULT, name)
    if default not in ("", ()) and not wishes.get("is_flag"):
        wishes["show_default"] = True
    return click.option(flag, *names, envvar=f"TESSERA_{name.upper()}", show_envvar=True, default=default, **wishes)


# All settings of a server, in the order in which hosts need them.
SETTINGS: Final = (
    database_option,
    setting("--host", help="The address to listen at; 0.0.0.0 for the whole network."),
    setting("--port", type=click.IntRange(0, 65535), help="The port to listen at; 0 takes a free one."),
    setting("--origin", metavar="URL", help="What browsers call it, such as https://games.example."),
    setting(
        "--proxy",
        "proxies",
        metavar="ADDRESS",
        multiple=True,
        help="A proxy before the server, such as 127.0.0.1: its X-Forwarded-For is believed. May be repeated.",
    ),
    setting(
        "--accounts",
        type=click.Choice(["open", "closed"]),
        help="Who may come without an account or a link: everybody, or nobody.",
    ),
    setting(
        "--pack",
        "packs",
        type=click.Path(),
        multiple=True,
        help="A content pack for tables, such as packs/my-cards. May be repeated.",
    ),
    setting("--bots", type=click.IntRange(0), help="Processes in which bots think, such as 2."),
    setting("--bot-seconds", type=click.FloatRange(0.1), help="How long a bot may think about one answer."),
    setting("--bot-megabytes", type=click.IntRange(128), help="Memory for each of these processes, in MiB."),
    setting(
        "--engine",
        metavar="FOLDER",
        help="Where a compiled copy of Tessera is being made: bots use it once it is complete.",
    ),
    setting("--open-tables", type=click.IntRange(1), help="Tables kept in memory; more are read when needed."),
    setting("--rate", type=click.FloatRange(0), help="How often people may ask: 2 is twice as often, 0 no limit."),
    setting(
        "--alert-seconds",
        type=click.FloatRange(0),
        help="How long somebody's turn lasts before they are told, such as 600.",
    ),
    setting(
        "--smtp",
        metavar="URL",
        help="The server for mail, such as smtps://user:password@mail.example. Better in the environment.",
    ),
    setting("--mail-from", metavar="ADDRESS", help="The sender of mail, such as games@mail.example."),
    setting("--private-webhooks", is_flag=True, help="Let alerts go to addresses inside this network."),
    setting(
        "--metrics-token",
        metavar="TEXT",
        help="Who sends this may read /metrics from another machine. Better in the environment.",
    ),
    setting(
        "--log-level",
        type=click.Choice(["debug", "info", "warning", "error"]),
        help="How much is logged, as JSON on the error stream.",
    ),
)


def settings_options(function: Function) -> Function:
    """A flag for each of the settings."""
    for option in reversed(SETTINGS):
        function = option(function)
    return function


@click.command("serve")
@settings_options
@click.option("--open", "open_browser", is_flag=True, help="Open it in the browser, where there is one.")
@language_option
def command(open_browser: bool, language: str, **wanted: Any) -> None:
    """Serve tables to browsers and programs. Ctrl+C stops it; everything that was done is kept.

    Each setting can stand in the environment instead: TESSERA_PORT=8080 tessera serve

    \b
    Examples:
      tessera serve --open
      tessera serve --host 0.0.0.0
      tessera serve --origin https://games.example --proxy 127.0.0.1 --accounts closed
      tessera serve --database postgresql://tessera@localhost/tessera --bots 2
    """
    settings = with_address(Settings(**wanted))
    require_sound(settings)
    engine = Engine(settings.engine)
    if told := form_told(engine, language):
        tell(told, err=True)
    line = EngineLine(engine, language)

    def ready(address: str) -> None:
        tell(say("serve.ready", language, address=address))
        tell(say("serve.stop", language))
        line.begin()
        if open_browser and has_desktop():
            # A browser that is slow to open keeps nobody else waiting.
            threading.Thread(target=click.launch, args=(address,), daemon=True).start()

    # The server's libraries are wanted by nobody who only asks for help.
    from tessera.table.server.run import serve

    try:
        serve(settings, ready)
    finally:
        line.end()


def has_desktop() -> bool:
    """Whether a browser could open a window here, instead of taking over the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def with_address(settings: Settings) -> Settings:
    """The settings with an address that people can open, where the server listens at all of them."""
    if settings.origin or not settings.port or settings.host not in ("0.0.0.0", "::"):
        return settings
    return msgspec.structs.replace(settings, origin=f"http://{own_address()}:{settings.port}")


def own_address() -> str:
    """The address of this machine in its network, as far as the system knows without asking anybody."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only says by which of its addresses it would.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def require_sound(settings: Settings) -> None:
    """Refuse what could only go wrong later."""
    if settings.origin:
        _require_origin(settings.origin)
    if settings.smtp:
        from tessera.table.alerts.mail import Mailer

        Mailer(settings.smtp, settings.mail_from)
    for pack in settings.packs:
        _require_pack(pack)
    for proxy in settings.proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise SetupError(
                f'"{proxy}" is not the address of a proxy.',
                "Write it as 127.0.0.1 or 10.0.0.0/8.",
                f"「{proxy}」はプロキシのアドレスとして読めません。",
                "127.0.0.1や10.0.0.0/8のように書いてください。",
            ) from None


def _require_pack(path: str) -> None:
    """A pack must fit at least one game; what its own game says against it is told."""
    from tessera.table.fitting import fit_of

    complaint = fit_of(path).complaint
    if complaint is not None:
        raise complaint


def _require_origin(origin: str) -> None:
    try:
        parts = urlsplit(origin)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise SetupError(
            f'"{origin}" is not the address of a site.',
            "Write it without a path, such as https://games.example.",
            f"「{origin}」はサイトのアドレスとして読めません。",
            "https://games.example のように、パスを付けずに書いてください。",
        )
