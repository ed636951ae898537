// What need not be drawn together with everything else: it follows a moment later, and does not hold up the frame.

/** So many milliseconds: a frame or two, and less than anybody notices. */
const MOMENT = 60;

/** What `read` says, a moment later. To be called while a component is made. */
export function later<Thing>(read: () => Thing): { readonly current: Thing } {
  let current = $state.raw(read());
  $effect(() => {
    const next = read();
    if (next === current) return;
    const timer = setTimeout(() => (current = next), MOMENT);
    return () => clearTimeout(timer);
  });
  return {
    get current() {
      return current;
    },
  };
}
