// What lies over the map for a while.

import { middleOf } from './geometry';
import type { Combat, WarpView } from './view';

/** Whether races are still chosen. */
export function isDrafting({ draft }: WarpView): boolean {
  return draft !== null && (draft.aside.length > 0 || draft.piles.some((pile) => pile.length > 0));
}

/** The missions among which a seat chooses, and whether its team shares them. */
export function missionsToChoose(
  view: WarpView,
  seat: number | null,
  isKnown: (id: string) => boolean,
): { ids: readonly string[]; isShared: boolean } {
  const mine = seat === null ? undefined : view.players[seat];
  if (mine?.dealt.length) return { ids: mine.dealt.filter(isKnown), isShared: false };
  const pool = mine && view.pool && mine.team !== null ? (view.pool[mine.team] ?? []) : [];
  return { ids: pool.filter(isKnown), isShared: true };
}

/** A combat told apart from the one before it. */
export function combatKey(combat: Combat, view: WarpView): string {
  return [
    view.round,
    view.active,
    combat.origin,
    combat.target,
    combat.attack.dice,
    combat.defence.dice,
  ].join(' ');
}

/** Whether a combat is told below: where its areas lie in the upper half of the map they stay in sight. */
export function liesBelow(combat: Combat, view: WarpView, seat: number): boolean {
  const heights = view.areas
    .filter((area) => area.id === combat.target || area.id === combat.origin)
    .map((area) => middleOf(area, seat).y);
  return heights.reduce((sum, y) => sum + y, 0) <= 0;
}
