// What was said at a table, and how much of it I have not read. What was read is kept in this browser, so that words
// that came while I was away are still new when I come back.

import type { Table } from '$/table/table.svelte';
import type { LogShown } from '$/wire/types';

const KEY = 'tessera.read';
/** Of so many tables it is remembered how far their chat was read. */
const MOST = 100;

export class Reading {
  /** The number of the newest entry of the chat that I have read. */
  #upto: number = $state(0);

  constructor(private readonly table: Table) {
    this.#upto = kept()[table.id] ?? 0;
  }

  /** Everything that was said. */
  readonly said: readonly LogShown[] = $derived.by(() =>
    this.table.log.filter((entry) => entry.kind === 'said'),
  );

  /** How many things others said that I have not read, for the tab. */
  get unread(): number {
    const { seat } = this.table;
    return this.said.filter((entry) => entry.number > this.#upto && (seat === null || entry.seat !== seat))
      .length;
  }

  /** I have read everything. */
  read(): void {
    const newest = this.said.at(-1)?.number ?? 0;
    if (newest <= this.#upto) return;
    this.#upto = newest;
    keep(this.table.id, newest);
  }
}

const readings = new WeakMap<Table, Reading>();

/** The one reading of a table's chat, for the chat itself and for whoever shows its number. */
export function readingOf(table: Table): Reading {
  let reading = readings.get(table);
  if (!reading) {
    reading = new Reading(table);
    readings.set(table, reading);
  }
  return reading;
}

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    // Not ours, or a browser that keeps nothing: then everything is new once.
    return {};
  }
}

function keep(table: string, upto: number): void {
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, upto]].slice(-MOST))));
  } catch {
    // Without a place to keep it, it is remembered as long as the page lives.
  }
}
