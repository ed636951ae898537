// What lies in the middle of the table for a while, and when.

import type { Table } from '$/table/table.svelte';
import type { Attack, RaceView } from './view';

/** The takeovers of this Settle phase; those of an earlier one are history. */
export function attacksNow(view: RaceView): readonly Attack[] {
  return view.phase === 'settle' ? view.attacks : [];
}

export function isDrafting({ draft, round }: RaceView): boolean {
  return draft !== null && round === 0 && draft.pack.length + draft.chosen.length > 0;
}

/** Somebody searches, or I am asked what for. */
export function isSearching(view: RaceView, table: Table): boolean {
  return view.search !== null || table.question?.kind === 'search-category';
}

/** The start worlds that I choose from, or the one that I chose until all are revealed. */
export function startWorlds(view: RaceView, seat: number | null): readonly string[] {
  return view.round === 0 && seat !== null ? (view.players[seat]?.drawn ?? []) : [];
}

export function hasStage(view: RaceView, table: Table): boolean {
  return isDrafting(view) || isSearching(view, table) || view.aside.length > 0 || attacksNow(view).length > 0;
}
