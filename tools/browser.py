"""Finds Chromium, in which the web client is tested, and installs it where it may; likewise a font for Japanese.

`python -m tools.browser` is run by `make test`. It installs Debian's packages if it is run by root; otherwise it says
how to install them. A Chromium in an unusual place is named by TESSERA_BROWSER.
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
  Debian           sudo apt-get install chromium
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

_NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
_PLACES: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find_browser() -> Path | None:
    """The program of Chromium or of a browser made from it; None if there is none."""
    named = os.environ.get("TESSERA_BROWSER")
    if named:
        return Path(named) if os.access(named, os.X_OK) else None
    for name in _NAMES:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    return next((Path(place) for place in _PLACES if os.access(place, os.X_OK)), None)


def has_japanese() -> bool:
    """Whether the system has a font with Japanese signs."""
    lister = shutil.which("fc-list")
    if lister is None:
        # macOS has one of its own; elsewhere a browser without fontconfig has no fonts at all.
        return sys.platform == "darwin"
    told = subprocess.run([lister, ":lang=ja", "family"], capture_output=True, text=True, check=False)
    return bool(told.stdout.strip())


def install(packages: list[str]) -> bool:
    """Install Debian's packages, if this is Debian and we are root; whether that was tried."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    print(f"== Installing Debian's packages for the tests of the web client: {' '.join(packages)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update", "-q"], env=quiet, check=False)
    subprocess.run([apt, "install", "-q", "-y", "--no-install-recommends", *packages], env=quiet, check=False)
    return True


def main() -> int:
    """Find or install what is needed; 1 if there is no browser in the end."""
    missing = ["chromium"] if find_browser() is None else []
    if not has_japanese():
        # fontconfig lists fonts, and lets programs find them.
        missing += ["fontconfig", "fonts-noto-cjk"]
    if missing:
        install(missing)
    if find_browser() is None:
        print(HOW, file=sys.stderr)
        return 1
    if not has_japanese():
        print(NO_FONT, file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
