// Whoever points at an option, by mouse or by keyboard, sees its pieces light up.

import type { Table } from '../table.svelte';

export interface Pointing {
  onpointerenter: () => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/** What a button needs so that pointing at it lights the pieces of an option. */
export function pointing(table: Table, option: string): Pointing {
  const point = (): void => {
    table.pointed = option;
  };
  const leave = (): void => {
    if (table.pointed === option) table.pointed = null;
  };
  return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
}
