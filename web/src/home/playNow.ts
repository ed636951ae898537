// One click to a running game: me against two bots, everything else as the game recommends.

import { me } from '$/state/me.svelte';
import { ask } from '$/wire/ask';
import type { GameShown, SeatWish } from '$/wire/types';

const BOTS = 2;

/** The bot that plays like a person would who knows the game a little. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes('greedy') ? 'greedy' : (levels.at(-1) ?? '');
}

/** Me and two bots, or as many as the game takes. */
export function usualSeats(game: GameShown): SeatWish[] {
  const wanted = 1 + BOTS;
  const count = game.seats.includes(wanted) ? wanted : (game.seats.at(-1) ?? wanted);
  const bot: SeatWish = { kind: 'bot', level: usualLevel(game.levels) };
  return [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => bot)];
}

/** Begin, and say at which table. */
export async function playNow(game: GameShown): Promise<string> {
  await me.somebody();
  const body = { game: game.name, seats: usualSeats(game), start: true };
  return (await ask('POST', '/api/tables', { body })).table.id;
}
