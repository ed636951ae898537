// What this page has seen of running games. It outlives a table's state: whoever resigns, or loses a seat in another
// way, looks on from then on as a spectator, but it was their game.

import type { TableShown } from '$/wire/types';

const running = new Map<string, Set<number>>();

/** A table is shown while its game runs. */
export function witness(shown: TableShown): void {
  const own = running.get(shown.id) ?? new Set();
  for (const seat of shown.seats) if (seat.mine) own.add(seat.seat);
  running.set(shown.id, own);
}

/** Whether this page has seen the game running. */
export function hasWitnessed(table: string): boolean {
  return running.has(table);
}

/** Whether a seat was mine at any time that this page has seen. */
export function wasMine(table: string, seat: number): boolean {
  return running.get(table)?.has(seat) ?? false;
}
