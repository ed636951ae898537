// The step that is looked at, as it stands in the address: a link to it can be sent to somebody.

import type { Viewpoint } from './replay.svelte';

const SPECTATOR = 'none';

export function queryOf(step: number, seat: number | null): string {
  return `at=${step}&seat=${seat ?? SPECTATOR}`;
}

/** What an address asks for; undefined where it says nothing that can be read. */
export function askedIn(query: URLSearchParams): { step: number | undefined; seat: Viewpoint } {
  const seat = query.get('seat');
  return { step: count(query.get('at')), seat: seat === SPECTATOR ? null : count(seat) };
}

function count(word: string | null): number | undefined {
  return word !== null && /^\d{1,6}$/.test(word) ? Number(word) : undefined;
}
