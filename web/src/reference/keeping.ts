// The reader stays where they are while the texts around them change.

const ENTRIES = '[data-entry]';

/** The entry at the top of what is seen below `top`, and where exactly it stands. */
function seen(top: number): { id: string; at: number } | null {
  for (const entry of document.querySelectorAll<HTMLElement>(ENTRIES)) {
    const { top: at, bottom } = entry.getBoundingClientRect();
    if (bottom > top) return { id: entry.id, at };
  }
  return null;
}

/** Makes a change and scrolls so that the first entry in sight stays where it was. At the very top there is nothing to keep. */
export async function keepPlace(top: number, change: () => Promise<void>): Promise<void> {
  const before = scrollY > 0 ? seen(top) : null;
  await change();
  if (!before) return;
  const after = document.getElementById(before.id)?.getBoundingClientRect().top;
  if (after !== undefined) scrollBy({ top: after - before.at, behavior: 'instant' });
}
