// Arrow keys go from entry to entry, and from the search into what it found.

const ENTRIES = '[data-entry]';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Whether a key that is pressed there is meant for writing or choosing. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
}

/**
 * Moves the focus for an arrow key among the entries in `list`; before the first stands the search. Left and right are
 * for entries that lie beside each other (`beside`). Says whether the key was used.
 */
export function step(event: KeyboardEvent, list: ParentNode, search: HTMLElement | undefined): boolean {
  const target = event.target;
  const by = STEPS[event.key];
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return false;
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return false;
  if (event.key === 'Escape' && target.closest(ENTRIES)) {
    search?.focus();
    return true;
  }
  if (by === undefined) return false;
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const entries = [...list.querySelectorAll<HTMLElement>(ENTRIES)];
  if (target === search) {
    if (event.key !== 'ArrowDown' || !entries[0]) return false;
    entries[0].focus();
    return true;
  }
  const here = target.closest<HTMLElement>(ENTRIES);
  if (!here || isWriting(target) || (isSideways && here.dataset['entry'] !== 'beside')) return false;
  const next = entries[entries.indexOf(here) + by];
  if (next) next.focus();
  else if (by < 0) search?.focus();
  return true;
}
