// What the browser's tab says: whose turn it is, and whether somebody said something, can be seen from another tab.

import { nameOf } from './side/people';
import { readingOf } from './side/reading.svelte';
import type { Table } from './table.svelte';
import { say } from './words';

export function titleOf(table: Table, title: string): string {
  const { unread } = readingOf(table);
  const rest = whoseTurn(table, title);
  return unread ? say('titleUnread', { count: unread, rest }) : rest;
}

function whoseTurn(table: Table, title: string): string {
  if (table.latest?.table.status === 'over') return say('titleOver', { title });
  if (table.latest?.question) return say('titleTurn', { title });
  const asked = table.seats.find((seat) => seat.asked);
  if (!asked) return title;
  return say('titleOthers', { name: nameOf(asked), title });
}
