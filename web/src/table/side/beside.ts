// Where something that floats goes: under the thing it speaks of, or above it where there is more room, and never
// out of the window.

const GAP = 6;
const MARGIN = 8;

/** Put a floating element beside another one. It stands fixed in the window. */
export function beside(floating: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const left = Math.max(MARGIN, Math.min(at.left, innerWidth - width - MARGIN));
  const under = at.bottom + GAP;
  const fits = under + height + MARGIN <= innerHeight;
  const top = fits ? under : Math.max(MARGIN, at.top - GAP - height);
  floating.style.left = `${left}px`;
  floating.style.top = `${fits ? under : Math.min(top, innerHeight - height - MARGIN)}px`;
}
