// How far everybody is, from what the table shows: a few figures for each seat, and what is counted for all together.

import type { View } from '$/games/game';
import type { AtlasView } from '$/games/atlas_lost/view';
import type { RaceView } from '$/games/race_for_the_galaxy/view';
import type { ReviveView } from '$/games/revive/view';
import type { WarpView } from '$/games/the_warp/view';
import type { Word } from './words';

/** A number that people compare, and how much of it is enough, where there is such a number. */
export interface Figure {
  word: Word;
  value: number;
  of: number | null;
}

export interface Goal {
  shared: readonly Figure[];
  /** For each seat: what wins, the most important first. */
  seats: readonly (readonly Figure[])[];
}

const figure = (word: Word, value: number, of: number | null = null): Figure => ({ word, value, of });

/** So many TP win, and so many initiative tiles: the goal sentence says so, too. */
const ATLAS_TP = 30;
const ATLAS_TILES = 3;

function atlas(view: AtlasView): Goal {
  const tiles = (seat: number): number => view.initiative.filter(({ owner }) => owner === seat).length;
  return {
    shared: [],
    seats: view.players.map(({ seat, total_tp, influence }) => [
      figure('tp', total_tp, ATLAS_TP),
      figure('influence', influence, view.influence.spaces),
      figure('tiles', tiles(seat), ATLAS_TILES),
    ]),
  };
}

function race(view: RaceView): Goal {
  return {
    shared: [figure('chips', view.pool)],
    seats: view.players.map(({ score, tableau, tableau_limit }) => [
      figure('points', score),
      figure('cards', tableau.length, tableau_limit),
    ]),
  };
}

function revive(view: ReviveView): Goal {
  const { purple, orange, white } = view.artifacts.majors;
  return {
    shared: [figure('artifacts', purple + orange + white)],
    seats: view.players.map(({ score, points }) => [figure('points', score ?? points)]),
  };
}

function warp(view: WarpView): Goal {
  return {
    shared: [figure('round', view.round, view.last_round)],
    seats: view.players.map(({ score }) => [figure('points', score, view.goal)]),
  };
}

/** The figures of a game; null for a game without any. */
export function goalOf(game: string, view: View): Goal | null {
  const seen: unknown = view;
  if (game === 'atlas-lost') return atlas(seen as AtlasView);
  if (game === 'race-for-the-galaxy') return race(seen as RaceView);
  if (game === 'revive') return revive(seen as ReviveView);
  if (game === 'the-warp') return warp(seen as WarpView);
  return null;
}
