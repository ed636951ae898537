"""Finds the programs of PostgreSQL, which the tests of the table start by themselves; installs them where it may.

`python -m tools.postgres` is run by `make test`. It installs Debian's package if it is run by root; otherwise it says
how to install one. No server of the system is started or used: the tests run their own, in a temporary folder.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HOW: Final = """\
The tests of the table need PostgreSQL 13 or newer, and none was found here.
Install one; it need not be started, because the tests start their own in a temporary folder:
  Debian, Ubuntu   sudo apt-get install postgresql
  Fedora           sudo dnf install postgresql-server
  Arch             sudo pacman -S postgresql
  macOS            brew install postgresql
If it lies in an unusual place, put the folder with initdb and postgres on the PATH."""

_PROGRAMS: Final = ("initdb", "postgres")
# Debian keeps the programs of each version off the PATH.
_FOLDERS: Final = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")


def find_programs() -> Path | None:
    """The folder with initdb and postgres, the newest version first; None if there is none."""
    on_path = shutil.which("postgres")
    if on_path is not None:
        folder = Path(on_path).resolve().parent
        if _is_complete(folder):
            return folder
    found = [folder for pattern in _FOLDERS for folder in Path("/").glob(pattern[1:]) if _is_complete(folder)]
    return max(found, key=_version, default=None)


def _is_complete(folder: Path) -> bool:
    return all(os.access(folder / program, os.X_OK) for program in _PROGRAMS)


def _version(folder: Path) -> tuple[int, ...]:
    digits = "".join(sign if sign.isdigit() else " " for sign in folder.parent.name)
    return tuple(int(number) for number in digits.split())


def install() -> bool:
    """Install Debian's package, if this is Debian and we are root; whether that was tried."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    print("== PostgreSQL, which the tests need, is missing: installing Debian's package", flush=True)
    # The package makes and starts a server of its own unless its settings, read first, say that it should not.
    settings = Path("/etc/postgresql-common/createcluster.d/tessera-tests.conf")
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text("create_main_cluster = false\n", encoding="utf-8")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run([apt, "update", "-q"], env=quiet, check=False)
    subprocess.run([apt, "install", "-q", "-y", "--no-install-recommends", "postgresql"], env=quiet, check=False)
    return True


def main() -> int:
    """Find or install PostgreSQL; 1 if there is none in the end."""
    if find_programs() is not None:
        return 0
    install()
    if find_programs() is not None:
        return 0
    print(HOW, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
