"""Builds Tessera; kernel, games and players become C where a compiler is at hand, and the web client comes along."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

# Build front ends do not put the project's own folder on the path.
sys.path.insert(0, str(Path(__file__).parent))

from tools import web
from tools.compiled_modules import NO_COMPILER, extensions, find_compiler
from tools.node import Unable
from tools.parts import BuildParts

# Front ends call this file several times, mostly for metadata; translating to C each time would cost minutes.
# Editable installs are absent on purpose: a compiled file beside an edited source would win, and be stale.
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}

WITHOUT_SITE = """\
{why}
A package without its web pages would disappoint. If you want it all the same, set TESSERA_WITHOUT_SITE=1: the server
then works for programs and for the terminal, and its page says that there are no others."""


def wanted_extensions() -> list[Extension]:
    """The compiled modules of this build; none when it is to run interpreted."""
    if not COMPILING_COMMANDS.intersection(sys.argv) or os.environ.get("TESSERA_INTERPRETED"):
        return []
    if (compiler := find_compiler()) is None:
        print(NO_COMPILER, file=sys.stderr)
        return []
    os.environ["CC"] = compiler
    return extensions()


def is_without_site() -> bool:
    """Whether a package without the web client is wanted."""
    return bool(os.environ.get("TESSERA_WITHOUT_SITE"))


def build_site() -> None:
    """Build the web client, unless it is current or not wanted."""
    if is_without_site():
        return
    try:
        web.build_site()
    except Unable as error:
        sys.exit(WITHOUT_SITE.format(why=error))


class BuildPy(build_py):
    """Packages with the web client. Editable installs do without: `make web` builds into the source itself."""

    def run(self) -> None:
        """Build what is to be packed, and pack it."""
        if self.editable_mode:
            super().run()
            return
        build_site()
        packed = Path(self.build_lib) / "tessera" / "site"
        # Names of its files change with their content, so those of an earlier build would stay beside the new ones.
        shutil.rmtree(packed, ignore_errors=True)
        super().run()
        if is_without_site():
            shutil.rmtree(packed, ignore_errors=True)


class SourcePackage(sdist):
    """Sources with the web client built."""

    def run(self) -> None:
        """Build what is to be packed, and pack it."""
        build_site()
        super().run()


setup(ext_modules=wanted_extensions(), cmdclass={"build_py": BuildPy, "build_ext": BuildParts, "sdist": SourcePackage})
