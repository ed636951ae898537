"""What is read from bytes, by msgspec.

A compiled named tuple has forgotten what its tuples hold. Whatever is read as one has lists where tuples should be, and
is refused by the first compiled function that it is handed to.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

import msgspec

import tessera
from tools.compiled_modules import compiled_names

DECODERS = (msgspec.json.Decoder, msgspec.msgpack.Decoder)
# What runs when it is imported: a program, and the migrations that only Alembic may call.
NOT_READ = (".__main__", ".migrations.env")


def modules() -> Iterator[Any]:
    """Every module of the rooms that read bytes."""
    for found in pkgutil.walk_packages(tessera.__path__, "tessera."):
        if found.name.startswith(("tessera.table", "tessera.lab", "tessera.cli")) and not found.name.endswith(NOT_READ):
            yield importlib.import_module(found.name)


def kinds(shape: Any) -> Iterator[type]:
    """The named classes that reading a type makes objects of, inner ones too."""
    seen: set[int] = set()
    todo: list[Any] = [msgspec.inspect.type_info(shape)]
    while todo:
        info = todo.pop()
        if id(info) in seen or not isinstance(info, (msgspec.Struct, tuple)):
            continue
        seen.add(id(info))
        todo.extend(info if isinstance(info, tuple) else msgspec.structs.astuple(info))
        kind = getattr(info, "cls", None)
        if isinstance(kind, type):
            yield kind


def shapes(module: Any) -> Iterator[Any]:
    """What a module reads, as far as its own names tell: what its decoders are for, and its structures."""
    for thing in vars(module).values():
        if isinstance(thing, DECODERS):
            yield thing.type
        elif isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__:
            yield thing


def test_nothing_compiled_is_read_from_bytes() -> None:
    compiled = set(compiled_names())
    found: dict[str, set[str]] = {}

    for module in modules():
        for shape in shapes(module):
            for kind in kinds(shape):
                found.setdefault(kind.__module__, set()).add(kind.__qualname__)

    assert "Weighing" in found["tessera.table.workers.weighing"]
    assert {name: found[name] for name in found.keys() & compiled} == {}
