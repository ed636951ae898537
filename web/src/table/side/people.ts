// How seats and whoever sits in them are called.

import { me } from '$/state/me.svelte';
import type { SeatShown } from '$/wire/types';
import { say } from './words';

/** Whether I lent this seat to whoever answers for it now. The server says "mine" to both of us. */
export function isLentByMe(seat: SeatShown): boolean {
  return seat.mine && seat.lender !== '' && (seat.holder === 'bot' || me.known?.name === seat.lender);
}

/** Whether I answer for this seat now. */
export function isPlayedByMe(seat: SeatShown): boolean {
  return seat.mine && seat.holder === 'person' && !isLentByMe(seat);
}

/** Who answers for a seat. */
export function nameOf(seat: SeatShown): string {
  if (isPlayedByMe(seat)) return say('you');
  if (seat.holder === 'open') return say('open');
  // Whoever resigned is still named on the chair, though a bot plays on.
  if (seat.name) return seat.name;
  return say('bot', { level: seat.title });
}

/** Several names in a row. */
export function listed(names: readonly string[]): string {
  return names.join(say('comma'));
}
