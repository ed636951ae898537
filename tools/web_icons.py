"""Draws web/public/icon.svg as the pictures that systems want when the web client is installed.

`python -m tools.web_icons`, after the drawing was changed. Systems cut the maskable one to a shape of their own, so
there the ground goes to the edge and the stones stay within the circle that every shape leaves.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tools.browser import HOW, find_browser

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
DRAWING: Final = PUBLIC / "icon.svg"
GROUND: Final = "#14181d"

# By file: pixels, and whether it may be cut.
PICTURES: Final = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-maskable-512.png": (512, True),
}
# The stones are 384 of 512 wide; their corners must lie within a circle of 80 %.
MASKABLE_SHARE: Final = 0.8


def main() -> int:
    """Draw all of them."""
    from playwright.sync_api import sync_playwright

    browser = find_browser()
    if browser is None:
        print(HOW, file=sys.stderr)
        return 1
    drawing = DRAWING.read_text(encoding="utf-8")
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=browser) as chromium:
        for name, (pixels, may_be_cut) in PICTURES.items():
            page = chromium.new_page(viewport={"width": pixels, "height": pixels})
            share = MASKABLE_SHARE if may_be_cut else 1
            ground = GROUND if may_be_cut else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; background: {ground}; display: grid; place-items: center; height: 100vh }}"
                f" svg {{ width: {pixels * share}px; height: {pixels * share}px }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
