"""What builds the web client: when it builds, with which Node, and what it says a page weighs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import node, web, web_sizes


@pytest.mark.parametrize(
    ("told", "is_suitable"),
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.12.0", False),
        ("v22.13.1", True),
        ("v23.11.0", False),
        ("v24.0.0", True),
        ("v26.1.0", True),
        ("broken", False),
    ],
)
def test_which_node_will_do(told: str, is_suitable: bool) -> None:
    assert node.is_suitable(node.read_version(told)) is is_suitable


def _program(folder: Path, name: str, version: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
    path.chmod(0o755)


def test_a_node_or_npm_that_is_too_old_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(node, "FOLDER", tmp_path / "packaged")
    monkeypatch.setattr(node, "_install", lambda: "no network")
    _program(tmp_path, "node", "v22.14.0")
    _program(tmp_path, "npm", "10.9.2")

    with pytest.raises(node.Unable) as refused:
        node.find_node()
    _program(tmp_path, "npm", "11.0.0")
    found = node.find_node()

    assert "The npm on the PATH is 10.9.2." in str(refused.value)
    assert "no network" in str(refused.value)
    assert found == node.Node(tmp_path / "node", (str(tmp_path / "npm"),))


def test_what_would_lead_node_astray_is_not_handed_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_ENV", "production")
    monkeypatch.setenv("NODE_OPTIONS", "--inspect")
    monkeypatch.setenv("npm_config_registry", "somewhere")
    monkeypatch.setenv("PATH", "/usr/bin")

    seen = node.Node(Path("/opt/node/bin/node"), ("npm",)).environment(TESSERA_SITE="here")

    assert "NODE_ENV" not in seen
    assert "NODE_OPTIONS" not in seen
    assert (seen["npm_config_registry"], seen["TESSERA_SITE"]) == ("somewhere", "here")
    assert seen["PATH"] == "/opt/node/bin:/usr/bin"


def test_tests_make_no_difference_to_the_site_and_glossaries_do() -> None:
    named = {path.relative_to(node.ROOT).as_posix() for path in web.sources()}

    assert {"web/index.html", "web/src/main.ts", "web/public/sw.js", "web/plugins/pack.ts"} <= named
    assert "src/tessera/games/atlas_lost/glossary.toml" in named
    assert "src/tessera/games/race_for_the_galaxy/glossary.toml" in named
    assert "src/tessera/games/the_warp/glossary.toml" in named
    assert not [name for name in named if ".test." in name or "node_modules" in name]


def test_a_current_site_is_not_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "SITE", tmp_path)
    monkeypatch.setattr(web, "find_node", lambda: pytest.fail("nothing is to be built"))
    (tmp_path / "index.html").touch()
    (tmp_path / web.SOURCES).write_text(web.digest(), encoding="utf-8")

    assert web.is_current()
    web.build_site()
    (tmp_path / web.SOURCES).write_text("of another day", encoding="utf-8")
    assert not web.is_current()


def test_a_failed_build_leaves_the_site_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("as it was", encoding="utf-8")
    monkeypatch.setattr(web, "SITE", site)
    monkeypatch.setattr(web, "BUILD", tmp_path / "build")
    monkeypatch.setattr(web, "ready", lambda: node.Node(Path("node"), ()))
    monkeypatch.setattr(web, "run", lambda *_, **__: False)

    assert web.main(["build"]) == 1
    assert (site / "index.html").read_text(encoding="utf-8") == "as it was"


def _locked(folder: Path, name: str, packages: dict[str, object]) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"packages": packages}), encoding="utf-8")


def test_packages_are_installed_when_the_lock_has_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "WEB", tmp_path)
    one, two = {"version": "1.0.0", "integrity": "sha512-one"}, {"version": "1.0.1", "integrity": "sha512-two"}
    elsewhere = {"version": "1.0.0", "optional": True, "os": ["darwin"]}
    unused = {"version": "2.9.1", "extraneous": True}
    listed = {"": {}, "node_modules/a": one, "node_modules/b": elsewhere, "node_modules/c": unused}
    _locked(tmp_path, "package-lock.json", listed)

    assert not web.is_installed()
    _locked(tmp_path, "node_modules/.package-lock.json", {"node_modules/a": one})
    assert web.is_installed()
    _locked(tmp_path, "node_modules/.package-lock.json", {"node_modules/a": two})
    assert not web.is_installed()


def test_the_lock_lists_the_parts_for_all_systems() -> None:
    packages = json.loads((web.WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]

    named = {part for package in packages.values() for part in package.get("optionalDependencies", {})}

    assert "@rolldown/binding-darwin-arm64" in named
    # `npm ci` refuses a lock that leaves one out, as `npm install` does if the registry lacks it.
    assert [part for part in sorted(named) if f"node_modules/{part}" not in packages] == []


def test_no_lock_names_a_registry() -> None:
    for name in ("requirements.lock", "requirements-node.lock", "requirements-uv.lock", "web/package-lock.json"):
        text = (node.ROOT / name).read_text(encoding="utf-8")
        assert '"resolved"' not in text
        assert "index-url" not in text
        assert "find-links" not in text


# Sizes

MANIFEST: dict[str, dict[str, Any]] = {
    "index.html": {"file": "assets/index.js", "imports": ["_shared.js"], "css": ["assets/index.css"]},
    "_shared.js": {"file": "assets/shared.js"},
    "src/home/Home.svelte": {"file": "assets/home.js", "imports": ["index.html", "_shared.js"]},
    "src/table/TablePage.svelte": {"file": "assets/table.js", "dynamicImports": ["src/table/Drawer.svelte"]},
    "src/table/Drawer.svelte": {"file": "assets/drawer.js"},
    "src/games/atlas_lost/boards.ts": {"file": "assets/boards.js", "css": ["assets/boards.css"]},
    "src/games/race_for_the_galaxy/boards.ts": {"file": "assets/race.js", "imports": ["_shared.js"]},
    "src/games/revive/boards.ts": {"file": "assets/revive.js", "imports": ["_shared.js"]},
    "src/games/the_warp/boards.ts": {"file": "assets/warp.js", "imports": ["_shared.js"]},
}


def _built(folder: Path, sizes: dict[str, int] | None = None) -> Path:
    sizes = sizes or {}
    for entry in MANIFEST.values():
        for name in [entry["file"], *entry.get("css", [])]:
            path = folder / str(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            path.with_name(f"{path.name}.gz").write_bytes(b"x" * sizes.get(path.name, 1024))
    manifest = folder / "manifest.json"
    manifest.write_text(json.dumps(MANIFEST), encoding="utf-8")
    return manifest


def test_a_page_weighs_what_it_loads_before_it_is_there(tmp_path: Path) -> None:
    sizes = {"index.js": 2048, "race.js": 3072, "revive.js": 4096, "warp.js": 5120}
    weights = web_sizes.weigh(tmp_path, _built(tmp_path, sizes))

    assert weights == {
        "home": web_sizes.Weight(files=4, script=4096, style=1024),
        "table of Atlas Lost": web_sizes.Weight(files=6, script=5120, style=2048),
        "table of Race for the Galaxy": web_sizes.Weight(files=5, script=7168, style=1024),
        "table of Revive": web_sizes.Weight(files=5, script=8192, style=1024),
        "table of The Warp": web_sizes.Weight(files=5, script=9216, style=1024),
    }
    assert web_sizes.line(weights) == (
        "home 4.0 KiB, table of Atlas Lost 5.0 KiB, table of Race for the Galaxy 7.0 KiB, table of Revive 8.0 KiB, "
        "table of The Warp 9.0 KiB"
    )
    assert not web_sizes.is_heavy(weights)


def test_a_page_that_weighs_too_much_is_told(tmp_path: Path) -> None:
    weights = web_sizes.weigh(tmp_path, _built(tmp_path, {"boards.js": 250 * 1024}))

    assert web_sizes.is_heavy(weights)
    *_, atlas, race, revive, warp = web_sizes.table(weights).splitlines()
    assert atlas.split()[-6:] == ["6", "253.0", "2.0", "250", "too", "much"]
    assert race.split()[-5:] == ["5", "4.0", "1.0", "250", "ok"]
    assert revive.split()[-5:] == ["5", "4.0", "1.0", "250", "ok"]
    assert warp.split()[-5:] == ["5", "4.0", "1.0", "250", "ok"]


def test_a_page_that_was_renamed_is_missed(tmp_path: Path) -> None:
    manifest = _built(tmp_path)
    manifest.write_text(manifest.read_text(encoding="utf-8").replace("Home.svelte", "House.svelte"), encoding="utf-8")

    with pytest.raises(LookupError, match=r"no file for src/home/Home\.svelte"):
        web_sizes.weigh(tmp_path, manifest)
