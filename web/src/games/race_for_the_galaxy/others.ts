// Everybody but me, in the order in which they sit after me.

import type { Player, RaceView } from './view';

export function othersOf(view: RaceView, seat: number | null): readonly Player[] {
  if (seat === null) return view.players;
  return [...view.players.slice(seat + 1), ...view.players.slice(0, seat)];
}
