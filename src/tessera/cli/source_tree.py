"""Where the source and the tests of this Tessera are, seen from the package that runs."""

from __future__ import annotations

from pathlib import Path

import tessera


class SourceTree:
    """The root that paths are told from, the package below it, and the tests, if they are there."""

    def __init__(self, root: Path, package: Path, tests: Path | None) -> None:
        self.root = root
        self.package = package
        self.tests = tests


def source_tree(package: Path | None = None) -> SourceTree:
    """The clone that the running package belongs to; for an installed one, the package alone."""
    package = package or Path(tessera.__file__).resolve().parent
    for parent in package.parents:
        if (parent / "src" / "tessera" / "__init__.py").is_file() and (parent / "tests").is_dir():
            return SourceTree(parent, parent / "src" / "tessera", parent / "tests")
    return SourceTree(package.parent, package, None)
