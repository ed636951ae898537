"""What cannot be read or reached on a board, measured in the browser: words and signs that their card cuts off, words
that are too small, and what a finger does not hit."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator

# Nothing is written smaller than this, in pixels, and a finger hits nothing that is smaller than that.
SMALLEST_WORDS: Final = 12
SMALLEST_TOUCH: Final = 44

# Of each card below an element: its words and signs that do not lie within it, or that something between cuts off. What
# a scroll brings into sight is not cut off; decoration, and what is written for screen readers alone, is not read.
_CUT = """(root, cards) => {
  const faults = [];
  const over = (inner, outer) => Math.max(
    outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);
  for (const card of root.querySelectorAll(cards)) for (const one of card.querySelectorAll('*')) {
    const words = one.textContent.trim();
    if (one.children.length || !(words || one.matches('.icon')) || !one.getClientRects().length) continue;
    if (one.closest('.portrait, .sentence, .aside, [data-words], svg')) continue;
    const box = one.getBoundingClientRect();
    let by = Math.max(over(box, card.getBoundingClientRect()), 0);
    for (let at = one; at && at !== root.parentElement; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'auto' || overflowY === 'auto') break;
      if (overflowX === 'visible') continue;
      const hidden = Math.max(at.scrollWidth - at.clientWidth, at.scrollHeight - at.clientHeight);
      by = Math.max(by, at === one ? hidden : over(box, at.getBoundingClientRect()));
    }
    if (by > 1.5) faults.push(`${card.dataset.piece ?? card.className}: ${words || one.className} by ${by}`);
  }
  return faults;
}"""

# Words that are seen and smaller than they may be.
_SMALL = """(root, least) => {
  const faults = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement: element } = walker.currentNode;
    if (!textContent.trim() || element.closest('.icon, .aside, [data-words]')) continue;
    // Icons are signs of a font; they are drawn, not read.
    if (!element.getClientRects().length || /^[\\s\\u{f0000}-\\u{fffff}]+$/u.test(textContent)) continue;
    let size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element.closest('svg') && element.getScreenCTM?.();
    if (matrix) size *= Math.hypot(matrix.a, matrix.b);
    if (size < least - 0.01) faults.push(`${textContent.trim()} ${size}`);
  }
  return faults;
}"""

# What can be pressed and is smaller than a finger. Where a piece lies within another one, the smaller one counts too.
_TINY = """(root, least) => [...root.querySelectorAll("button, a, summary, [data-can]")].filter((one) =>
    one.getClientRects().length > 0 && !one.closest('.aside')).map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height) < least - 0.5
    ? `${one.dataset.piece ?? one.textContent.trim()} ${Math.round(width)}x${Math.round(height)}` : '';
}).filter(Boolean)"""


def cut_off(root: Locator, cards: str = "[data-token='card']") -> list[str]:
    """What cannot be read of cards."""
    found: list[str] = root.evaluate(_CUT, cards)
    return found


def too_small(root: Locator) -> list[str]:
    """Words that are too small."""
    found: list[str] = root.evaluate(_SMALL, SMALLEST_WORDS)
    return found


def too_small_to_touch(root: Locator) -> list[str]:
    """What a finger does not hit."""
    found: list[str] = root.evaluate(_TINY, SMALLEST_TOUCH)
    return found
