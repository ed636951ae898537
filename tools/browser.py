"""Finds Chromium, in which the web client is tested, and installs it where it may; likewise a font for Japanese.

`python -m tools.browser` is run by `make test`. It installs Debian's packages if it is run by root; otherwise it says
how to install them. A Chromium in an unusual place is named by TESSERA_BROWSER.

Most tests run in the shell of Chromium where there is one: the same engine without the windows, menus and services of a
browser. A game that is played in it takes half the time of the processors. What only a whole browser has, like alerts,
is tested in one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HOW: Final = """\
The tests of the web client need Chromium, and none was found here. Install one:
  Debian           sudo apt-get install chromium chromium-headless-shell
  Fedora           sudo dnf install chromium
  Arch             sudo pacman -S chromium
  macOS            brew install --cask chromium
If it lies in an unusual place, say: TESSERA_BROWSER=/path/to/chromium make test"""

NO_FONT: Final = """\
There is no font for Japanese here: in screenshots its signs will be empty boxes. The tests run all the same.
Install one, on Debian with: sudo apt-get install fonts-noto-cjk"""

# Root needs --no-sandbox; the others keep Chromium from talking to anybody but our server.
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

_SHELL: Final = "chromium-headless-shell"
_SHELLS: Final = (_SHELL, "chrome-headless-shell")
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
_PLACES: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find_browser(is_whole: bool = False) -> Path | None:
    """The program of Chromium, of its shell unless a whole browser is asked for, or of a browser made from it; None if
    there is none."""
    named = os.environ.get("TESSERA_BROWSER")
    if named:
        return Path(named) if os.access(named, os.X_OK) else None
    found = _find(_NAMES if is_whole else (*_SHELLS, *_NAMES))
    return found or next((Path(place) for place in _PLACES if os.access(place, os.X_OK)), None)


def _find(names: tuple[str, ...]) -> Path | None:
    """The first of these programs that is here."""
    found = (shutil.which(name) for name in names)
    return next((Path(place) for place in found if place is not None), None)


def has_japanese() -> bool:
    """Whether the system has a font with Japanese signs."""
    lister = shutil.which("fc-list")
    if lister is None:
        # macOS has one of its own; elsewhere a browser without fontconfig has no fonts at all.
        return sys.platform == "darwin"
    told = subprocess.run([lister, ":lang=ja", "family"], capture_output=True, text=True, check=False)
    return bool(told.stdout.strip())


def missing() -> list[str]:
    """Debian's packages of what is not here."""
    packages = []
    if not has_japanese():
        # fontconfig lists fonts, and lets programs find them.
        packages += ["fontconfig", "fonts-noto-cjk"]
    if os.environ.get("TESSERA_BROWSER"):
        return packages
    if find_browser(is_whole=True) is None:
        packages.append("chromium")
    # Tests run without it, only longer: not worth a look for newer lists of packages where nothing else is missing.
    if _find(_SHELLS) is None and (packages or _is_offered(_SHELL)):
        packages.append(_SHELL)
    return packages


def install(packages: list[str]) -> bool:
    """Install those of Debian's packages that the system offers, if this is Debian and we are root; whether it was
    tried."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    print(f"== Installing Debian's packages for the tests of the web client: {' '.join(packages)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update", "-q"], env=quiet, check=False)
    # One that is not known would keep the others from being installed.
    offered = [package for package in packages if _is_offered(package)]
    subprocess.run([apt, "install", "-q", "-y", "--no-install-recommends", *offered], env=quiet, check=False)
    return True


def _is_offered(package: str) -> bool:
    """Whether Debian's lists of packages, as they are here, name this one."""
    lists = shutil.which("apt-cache")
    if lists is None:
        return False
    return subprocess.run([lists, "show", package], capture_output=True, check=False).returncode == 0


def main() -> int:
    """Find or install what is needed; 1 if there is no browser in the end."""
    if packages := missing():
        install(packages)
    if find_browser(is_whole=True) is None:
        print(HOW, file=sys.stderr)
        return 1
    if not has_japanese():
        print(NO_FONT, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
