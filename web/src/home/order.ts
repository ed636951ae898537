// In which order a person's games stand: where they are waited for, then what goes on, then what is over.

import type { TableListed } from '$/wire/types';

function rank(table: TableListed): number {
  if (table.status === 'over') return 2;
  return table.my_turn ? 0 : 1;
}

/** Those that changed last first, within each kind. */
export function ordered(tables: readonly TableListed[]): TableListed[] {
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed_at - one.changed_at);
}

/** A list with newer tables laid over it: each table once, in its newest state. */
export function merged(older: readonly TableListed[], newer: readonly TableListed[]): TableListed[] {
  const byId = new Map([...older, ...newer].map((table) => [table.id, table]));
  return [...byId.values()];
}
