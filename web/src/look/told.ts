// What a drawn piece is, where the board can say it: the entry of the catalogue that tells what it is, what it does and
// what it costs. Cards are their own; of land, slots and stock the board of the game knows which entry speaks of them.

import type { Table } from '$/table/table.svelte';
import type { CardShown } from '$/wire/types';

/** What the board says of a piece beside its name; undefined where it has nothing to say. */
export function toldOf(table: Table, piece: string): CardShown | undefined {
  const { boards, catalogue, view } = table;
  if (!boards?.entryOf || !catalogue || !view) return undefined;
  const entry = boards.entryOf(piece, view, table.seat ?? -1, catalogue);
  return entry === null ? undefined : catalogue.card(entry);
}

/** What is read of a piece that is pointed at. */
export function entryOf(table: Table, piece: string): CardShown | undefined {
  return table.catalogue?.card(piece) ?? toldOf(table, piece);
}
