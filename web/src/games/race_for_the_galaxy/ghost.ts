// What an option would put into my tableau, told by its words alone.

import type { Table } from '$/table/table.svelte';

const PLACING = new Set(['develop', 'settle', 'second', 'extra', 'replace', 'start']);

export function ghostOf(option: string): string | null {
  const [verb = '', card, more] = option.split(' ');
  return PLACING.has(verb) && card && !more ? card : null;
}

/** The card that is meant now: by the option pointed at, the only one of the piece pointed at, or the one picked. */
export function ghostAt(table: Table): string | null {
  const [only, ...more] = table.offered.get(table.pointedPiece ?? '') ?? [];
  const option = table.pointed ?? (more.length ? undefined : only?.id) ?? table.picked[0];
  return option && table.options.some(({ id }) => id === option) ? ghostOf(option) : null;
}
