"""Builds Tessera; kernel and games become C where a compiler is at hand."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

# Build front ends do not put the project's own folder on the path.
sys.path.insert(0, str(Path(__file__).parent))

from tools.compiled_modules import NO_COMPILER, extensions, find_compiler

# Front ends call this file several times, mostly for metadata; translating to C each time would cost minutes.
# Editable installs are absent on purpose: a compiled file beside an edited source would win, and be stale.
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def wanted_extensions() -> list[Extension]:
    """The compiled modules of this build; none when it is to run interpreted."""
    if not COMPILING_COMMANDS.intersection(sys.argv) or os.environ.get("TESSERA_INTERPRETED"):
        return []
    if (compiler := find_compiler()) is None:
        print(NO_COMPILER, file=sys.stderr)
        return []
    os.environ["CC"] = compiler
    return extensions()


setup(ext_modules=wanted_extensions())
