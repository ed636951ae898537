// What happened since my last turn, told from the log: where it began, and the table as it was then.

import type { Table } from '$/table/table.svelte';
import type { LogShown, Position } from '$/wire/types';
import { past } from './past';

/** The choices that still stand, in order: the n-th of them led to the position after n choices. */
export function standing(log: readonly LogShown[]): readonly LogShown[] {
  let stands: LogShown[] = [];
  for (const entry of log) {
    const { since } = entry;
    if (entry.kind === 'chose') stands.push(entry);
    else if (since !== null) stands = stands.filter((one) => one.number < since);
  }
  return stands;
}

/** How many choices stood with the latest of my own; 0 if I have made none. */
export function mineIn(log: readonly LogShown[], seat: number): number {
  return standing(log).findLastIndex((entry) => entry.seat === seat) + 1;
}

/** The tables for which that was asked and answered: what is marked as seen later on stays so. */
const answered = new WeakSet<object>();

/**
 * The position that my last turn left, where this browser has not seen it: after a reload, on another device. Null where
 * the table has it already, or where nobody else has moved.
 */
export async function since(
  table: Pick<Table, 'id' | 'seat' | 'log' | 'latest' | 'base'>,
  signal: AbortSignal,
): Promise<Position | null> {
  const { latest, base, seat } = table;
  if (!latest?.view || seat === null || answered.has(table)) return null;
  const mine = mineIn(table.log, seat);
  const isKnown = mine >= latest.table.choices || (base !== null && base.table.choices <= mine);
  // Whoever has not chosen yet had no turn that something could have happened since.
  const position = isKnown || mine === 0 ? null : await past(table.id, seat, mine, signal);
  answered.add(table);
  return position;
}
