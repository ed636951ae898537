// What the browser's tab says: whose turn it is can be seen from another tab.

import { nameOf } from './side/people';
import type { Table } from './table.svelte';
import { say } from './words';

export function titleOf(table: Table, title: string): string {
  if (table.latest?.table.status === 'over') return say('titleOver', { title });
  if (table.latest?.question) return say('titleTurn', { title });
  const asked = table.seats.find((seat) => seat.asked);
  if (!asked) return title;
  return say('titleOthers', { name: nameOf(asked), title });
}
