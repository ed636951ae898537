"""The compiled engine is built in parts: what depends on what, and what is compiled again after an edit."""

from __future__ import annotations

from pathlib import Path

import pytest
from setuptools import Distribution, Extension

from tools import parts
from tools.compiled_modules import find_compiler
from tools.declarations import Declarations
from tools.parts import BuildParts, independent

# What mypyc writes of a group, as far as it matters here.
HEADER = """\
#include <Python.h>
struct export_table_kernel exports_kernel;
extern PyObject *CPyStatics[{many}];
extern const int CPyLit_Tuple[];
"""
START = """\
#include "__native_internal_game.h"

int CPyGlobalsInit(void)
{{
    if (CPyStatics_Initialize(CPyStatics, CPyLit_Str) < 0) {{
        return -1;
    }}
    return 0;
}}
PyObject *CPyStatics[{many}];
"""
MODULE = """\
#include "__native_internal_game.h"

int rule(void)
{{
    return use(CPyStatics[{first}] /* 'gain' */, CPyStatics[{second}] /* 3 */, CPyStatics[{first}] /* 'gain' */);
}}
"""


def _written(folder: Path, first: int, second: int, many: int) -> Extension:
    folder.mkdir(exist_ok=True)
    (folder / "__native_internal_game.h").write_text(HEADER.format(many=many), encoding="utf-8")
    (folder / "__native_game.c").write_text(START.format(many=many), encoding="utf-8")
    (folder / "__native_rule.c").write_text(MODULE.format(first=first, second=second), encoding="utf-8")
    return Extension(
        "game__mypyc",
        sources=[str(folder / "__native_game.c"), str(folder / "__native_rule.c")],
        include_dirs=["lib-rt", str(folder)],
        depends=[str(folder / "__native_internal_game.h")],
    )


def test_a_file_stays_as_it_is_when_others_of_its_group_get_new_constants(tmp_path: Path) -> None:
    made = tmp_path / "parts"
    independent([_written(tmp_path / "c", 7, 9, 12)], tmp_path / "c", made)
    rule, header = (made / "__native_rule.c").read_text(), (made / "__native_internal_game.h").read_text()

    independent([_written(tmp_path / "c", 8, 14, 20)], tmp_path / "c", made)

    assert (made / "__native_rule.c").read_text() == rule
    assert (made / "__native_internal_game.h").read_text() == header
    assert "use(CPyOwn_rule[0] /* 'gain' */, CPyOwn_rule[1] /* 3 */, CPyOwn_rule[0] /* 'gain' */)" in rule
    assert "PyObject *CPyOwn_rule[2];" in rule
    start = (made / "__native_game.c").read_text()
    assert "    CPyOwn_rule[0] = CPyStatics[8];\n    CPyOwn_rule[1] = CPyStatics[14];\n    return 0;" in start


CLASSES = """\
#include <Python.h>
#include <__native_kernel.h>
#ifndef MYPYC_DECLARED_tuple_T2II
#define MYPYC_DECLARED_tuple_T2II
typedef struct tuple_T2II {
    CPyTagged f0;
    CPyTagged f1;
} tuple_T2II;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T2II _place;
} ShipObject;
typedef struct {
    PyObject_HEAD
    CPyTagged _size;
} CrewObject;
extern PyObject *CPyDef_sail(PyObject *cpy_r_ship, tuple_T2II cpy_r_to);
extern CPyTagged CPyDef_hire(PyObject *cpy_r_crew);
extern const int CPyLit_Tuple[];
"""
KERNEL = """\
struct export_table_kernel {
    PyObject *(*CPyDef_hire)(PyObject *cpy_r_crew);
};
extern struct export_table_kernel exports_kernel;
"""


def test_a_file_declares_what_it_uses_and_nothing_else() -> None:
    declared = Declarations("game.h", {"game.h": CLASSES, "__native_kernel.h": KERNEL})

    text = declared.only_what_it_uses('#include "__native_game.h"\nint rule(void) { return CPyDef_sail(ship, to); }\n')

    # The tuple comes with what is given one; the ship, which no declaration names, is not asked for.
    assert "typedef struct tuple_T2II {\n    CPyTagged f0;" in text
    assert "\nextern PyObject *CPyDef_sail(PyObject *cpy_r_ship, tuple_T2II cpy_r_to);\n" in text
    assert not {"ShipObject", "CrewObject", "CPyDef_hire", "CPyLit_Tuple", "exports_kernel"} & set(text.split())
    assert "__native" not in text


def test_structures_come_with_what_they_hold() -> None:
    declared = Declarations("game.h", {"game.h": CLASSES, "__native_kernel.h": KERNEL})

    ship = declared.only_what_it_uses("size_t size = sizeof(ShipObject);\n")
    address = declared.only_what_it_uses("int hired = exports_kernel.CPyDef_hire(crew);\n")

    assert ship.index("} tuple_T2II;\n#endif") < ship.index("} ShipObject;")
    assert address.index("struct export_table_kernel {") < address.index(
        "extern struct export_table_kernel exports_kernel;"
    )


def test_a_new_class_changes_no_file_that_does_not_use_it() -> None:
    headers = {"game.h": CLASSES, "__native_kernel.h": KERNEL}
    rule = "int rule(void) { return CPyDef_hire(crew); }\n"
    before = Declarations("game.h", headers).only_what_it_uses(rule)

    news = (
        "typedef struct {\n    PyObject_HEAD\n    CPyTagged _gold;\n} PortObject;\nextern PyTypeObject *CPyType_Port;\n"
    )
    after = Declarations("game.h", headers | {"game.h": CLASSES + news})

    assert after.only_what_it_uses(rule) == before
    assert "PortObject;" in after.only_what_it_uses("size_t size = sizeof(PortObject);\n")


def test_the_addresses_of_another_group_are_defined_once(tmp_path: Path) -> None:
    independent([_written(tmp_path / "c", 7, 9, 12)], tmp_path / "c", tmp_path / "parts")

    header = (tmp_path / "parts" / "__native_internal_game.h").read_text()
    start = (tmp_path / "parts" / "__native_game.c").read_text()
    assert "\nextern struct export_table_kernel exports_kernel;\n" in header
    assert "\nstruct export_table_kernel exports_kernel;\n" in start


def test_the_copy_is_what_is_compiled(tmp_path: Path) -> None:
    extension = _written(tmp_path / "c", 7, 9, 12)

    independent([extension], tmp_path / "c", tmp_path / "parts")

    assert extension.sources == [str(tmp_path / "parts" / name) for name in ("__native_game.c", "__native_rule.c")]
    assert extension.include_dirs == ["lib-rt", str(tmp_path / "parts")]
    assert extension.depends == [str(tmp_path / "parts" / "__native_internal_game.h")]


def _compiled(folder: Path) -> set[str]:
    """Build two libraries out of three files; which objects were made just now."""
    extensions = [
        Extension("one", sources=["one.c", "shared.c"], depends=["one.h"]),
        Extension("two", sources=["two.c", "shared.c"], depends=["__native_two.h"]),
    ]
    build = BuildParts(Distribution({"ext_modules": extensions}))
    build.build_lib, build.build_temp = str(folder / "lib"), str(folder / "objects")
    build.ensure_finalized()
    before = {path: path.stat().st_mtime_ns for path in (folder / "objects").rglob("*.o")}
    build.run()
    return {path.stem for path in (folder / "objects").rglob("*.o") if before.get(path, 0) != path.stat().st_mtime_ns}


def test_only_what_changed_is_compiled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = find_compiler()
    if compiler is None:
        # Whoever has none runs interpreted, and builds nothing.
        return
    monkeypatch.setenv("CC", compiler)
    monkeypatch.setenv(parts.PROGRESS, str(tmp_path / "progress"))
    monkeypatch.chdir(tmp_path)
    module = "#include <Python.h>\nPyMODINIT_FUNC PyInit_{0}(void) {{ return NULL; }}\n"
    (tmp_path / "one.c").write_text('#include "one.h"\n' + module.format("one"), encoding="utf-8")
    (tmp_path / "one.h").write_text("\n", encoding="utf-8")
    (tmp_path / "__native_two.h").write_text("\n", encoding="utf-8")
    (tmp_path / "two.c").write_text(module.format("two"), encoding="utf-8")
    (tmp_path / "shared.c").write_text("int shared(void) { return 1; }\n", encoding="utf-8")

    first, second = _compiled(tmp_path), _compiled(tmp_path)
    (tmp_path / "one.h").write_text("/* other */\n", encoding="utf-8")
    third = _compiled(tmp_path)
    (tmp_path / "shared.c").write_text("int shared(void) { return 2; }\n", encoding="utf-8")
    fourth = _compiled(tmp_path)
    # What its group declares is nothing to a file that declares all it uses itself.
    (tmp_path / "__native_two.h").write_text("/* other */\n", encoding="utf-8")
    fifth = _compiled(tmp_path)
    (tmp_path / "two.c").write_text('#include "__native_two.h"\n' + module.format("two"), encoding="utf-8")
    sixth = _compiled(tmp_path)
    (tmp_path / "__native_two.h").write_text("/* another */\n", encoding="utf-8")
    seventh = _compiled(tmp_path)

    assert first == {"one", "two", "shared"}
    assert second == set()
    assert third == {"one"}
    assert fourth == {"shared"}
    assert fifth == set()
    assert (sixth, seventh) == ({"two"}, {"two"})
    assert (tmp_path / "progress").read_text().startswith('{"part": "engine", "done": ')
