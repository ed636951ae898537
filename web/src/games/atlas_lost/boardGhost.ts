// What an option would put on the board, told by its words alone: a shadow of the piece, where it would come to lie.

import type { Table } from '$/table/table.svelte';
import { atlas } from './pieces';

export interface Ghost {
  what: 'team' | 'economy' | 'culture' | 'influence';
  seat: number;
  /** The id of the tech or the space. */
  at: string;
}

export function ghostOf(option: string, seat: number, markers: readonly number[]): Ghost | null {
  const [verb, first = '', second = ''] = option.split(' ');
  switch (verb) {
    case 'place':
    case 'move':
      return { what: 'team', seat, at: second };
    case 'economy':
    case 'culture':
      return { what: verb, seat, at: first };
    case 'advance':
      return { what: 'influence', seat, at: `INF-${(markers[seat] ?? 0) + 1}` };
    default:
      return null;
  }
}

/** The shadow of what is meant now: the option pointed at, the only one of the piece pointed at, or the one picked. */
export function ghostAt(table: Table): Ghost | null {
  const { view, seat } = table;
  if (!view || seat === null) return null;
  const [only, ...more] = table.offered.get(table.pointedPiece ?? '') ?? [];
  const option = table.pointed ?? (more.length ? undefined : only?.id) ?? table.picked[0];
  return option ? ghostOf(option, seat, atlas(view).influence.markers) : null;
}
