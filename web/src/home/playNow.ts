// One click to a running game: me against two bots, everything else as the game recommends.

import { me } from '$/state/me.svelte';
import { ask } from '$/wire/ask';
import type { GameShown, SeatWish } from '$/wire/types';
import { firstLevel, usualLevel } from './levels';

const BOTS = 2;

/** Me and two bots, or as many as the game takes. */
export function usualSeats(game: GameShown, level = usualLevel(game.levels)): SeatWish[] {
  const wanted = 1 + BOTS;
  const count = game.seats.includes(wanted) ? wanted : (game.seats.at(-1) ?? wanted);
  const bot: SeatWish = { kind: 'bot', level };
  return [{ kind: 'me' }, ...Array.from({ length: count - 1 }, () => bot)];
}

/** Begin, and say at which table. */
export async function playNow(game: GameShown): Promise<string> {
  await me.somebody();
  const body = { game: game.name, seats: usualSeats(game, firstLevel(game.levels)), start: true };
  return (await ask('POST', '/api/tables', { body })).table.id;
}
