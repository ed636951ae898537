// What need not be drawn together with everything else: it follows a frame or two later, and does not hold up the first.

/** In which frame after a change it is drawn: boards of others, pieces on their way, what happened, and what is read
 *  rather than watched. */
export const TURNS = { others: 1, flights: 2, log: 3, twin: 4 } as const;

/** What `read` says, so many frames later; null until then. To be called while a component is made. */
export function later<Thing>(frames: number, read: () => Thing): { readonly current: Thing | null } {
  let drawn: Thing | null = null;
  let current: Thing | null = $state.raw(null);
  $effect(() => {
    const next = read();
    if (next === drawn) return;
    return afterFrames(frames, () => {
      drawn = next;
      current = next;
    });
  });
  return {
    get current() {
      return current;
    },
  };
}

/** Do something when so many frames have been drawn; what comes back calls it off. */
export function afterFrames(frames: number, act: () => void): () => void {
  // Nothing is drawn where nobody looks.
  if (document.visibilityState === 'hidden') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  let request = 0;
  const wait = (left: number): void => {
    request = requestAnimationFrame(() => (left > 1 ? wait(left - 1) : act()));
  };
  wait(frames);
  return () => cancelAnimationFrame(request);
}
