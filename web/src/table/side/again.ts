// Another game on the same terms.

import { router } from '$/shell/router.svelte';
import { me } from '$/state/me.svelte';
import type { Table } from '$/table/table.svelte';
import { ask, clientId } from '$/wire/ask';
import type { Opening, SeatShown, SeatWish, TableShown } from '$/wire/types';
import { wasMine } from './witness';
import { say } from './words';

/** Whether this is a seat of mine, or was before I gave it up. */
function isOwn(shown: TableShown, seat: SeatShown): boolean {
  return seat.mine || wasMine(shown.id, seat.seat);
}

/** Whether I played here, so that I can play again. */
export function playedHere(table: Table): boolean {
  const shown = table.latest?.table;
  return shown?.seats.some((seat) => isOwn(shown, seat)) ?? false;
}

/** The same terms and seats: mine is mine, bots are bots, and the others are invited. It begins if nobody has to come. */
export function openingAgain(shown: TableShown): Opening {
  const { game, options, packs, name, pace, visibility, undo, absent, stand_in, hot_seat, coach } =
    shown.terms;
  const seats = shown.seats.map((seat): SeatWish => {
    if (isOwn(shown, seat)) return { kind: 'me' };
    // A resigned person's seat is played by a bot, but it is theirs to take again.
    if (seat.holder === 'bot' && !seat.resigned && !seat.lender) return { kind: 'bot', level: seat.level };
    return { kind: 'open' };
  });
  const start = seats.every((seat) => seat.kind !== 'open');
  return {
    game,
    options,
    packs,
    name,
    pace,
    visibility,
    undo,
    absent,
    stand_in,
    hot_seat,
    coach,
    seats,
    start,
  };
}

/** Open that table, tell the others where it is, and go there. */
export async function playAgain(table: Table): Promise<void> {
  const shown = table.latest?.table;
  if (!shown) return;
  await me.somebody();
  const body = openingAgain(shown);
  const opened = await ask('POST', '/api/tables', { body });
  const address = `/tables/${opened.table.id}`;
  if (!body.start && body.visibility !== 'private') {
    const text = say('playAgainSaid', { address: `${location.origin}${address}` });
    // The table is there, whether or not the others could be told.
    await ask('POST', '/api/tables/{table_id}/chat', {
      at: { table_id: table.id },
      body: { client: clientId(), text },
    }).catch(() => undefined);
  }
  router.go(address);
}
