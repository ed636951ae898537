"""What a command installs: layers of the lock, and no more of it than it needs."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tools import install, lock

LOCKED = install.layers_of(install.LOCK.read_text(encoding="utf-8"))
PACKAGES = {layer: set(lock.blocks(requirements)) for layer, requirements in LOCKED.items()}


def test_the_lock_has_every_layer_and_no_package_twice() -> None:
    assert list(LOCKED) == list(install.LAYERS)
    assert all(PACKAGES.values())
    assert sum(map(len, PACKAGES.values())) == len(set().union(*PACKAGES.values()))


def test_players_install_the_table_and_neither_tests_nor_laboratory() -> None:
    assert {"fastapi", "sqlalchemy", "rich", "setuptools"} <= PACKAGES["play"]
    assert not {"mypy", "numpy", "matplotlib", "pyarrow", "ray", "pytest", "playwright"} & PACKAGES["play"]
    assert "mypy" in PACKAGES["compile"]
    assert "pyarrow" in PACKAGES["lab"]
    assert "ray" in PACKAGES["ray"]
    assert {"pytest", "playwright"} <= PACKAGES["test"]


def test_every_package_has_a_version_and_hashes_and_no_registry_is_named() -> None:
    for requirements in LOCKED.values():
        for name, block in lock.blocks(requirements).items():
            assert block.startswith(f"{name}==")
            assert "--hash=sha256:" in block
            assert "://" not in block


def test_a_layer_is_missing_until_it_is_installed_as_the_lock_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(install, "environment", lambda: tmp_path)
    (tmp_path / ".layer-play").write_text(hashlib.sha256(LOCKED["play"].encode()).hexdigest(), encoding="utf-8")
    (tmp_path / ".layer-lab").write_text("an older lock", encoding="utf-8")

    assert list(install.missing(["play", "compile", "lab"])) == ["compile", "lab"]


def test_a_layer_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert install.main(["play", "sculpture"]) == 2

    assert capsys.readouterr().err.strip() == "There is no layer sculpture. Layers: play, compile, lab, ray, test."
