"""An import contract that import-linter lacks: a package may import these, and nothing else."""

from __future__ import annotations

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyImports(Contract):
    """Each source package imports only itself, the standard library, and the packages in `allowed`.

    Forbidding by name would let every package through that nobody thought of.
    """

    type_name = "only_imports"

    source_modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField(), required=False, default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at every direct import of every source module."""
        broken: list[tuple[str, str]] = []
        for package in self._names(self.source_modules):
            at_home = (package, *self._names(self.allowed))
            for module in sorted({package, *graph.find_descendants(package)}):
                for imported in sorted(graph.find_modules_directly_imported_by(module)):
                    if imported.partition(".")[0] in sys.stdlib_module_names:
                        continue
                    if not any(imported == name or imported.startswith(f"{name}.") for name in at_home):
                        broken.append((module, imported))
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name both ends of each import that is not allowed."""
        for module, imported in check.metadata["broken"]:
            output.print_error(f"{module} must not import {imported}.", bold=False)

    @staticmethod
    def _names(declared: object) -> list[str]:
        # import-linter replaces a declared field by the values read from pyproject.toml.
        assert isinstance(declared, list)
        return [str(name) for name in declared]
