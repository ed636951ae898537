// Whose boards are those of others: everybody but me, from the left of me on; all of them for who only looks on.

import type { Player, ReviveView } from './view';

export function othersOf(view: ReviveView, seat: number | null): readonly Player[] {
  if (seat === null) return view.players;
  return [...view.players.slice(seat + 1), ...view.players.slice(0, seat)];
}
