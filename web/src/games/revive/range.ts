// How far a place of the map is for me: which spaces the way passes, and what it costs.

import { middleOfAll, originOf, type Point } from './geometry';
import type { Reach, ReviveView, Space } from './view';

export interface Walk {
  /** From the space where it begins to the target. */
  points: readonly Point[];
  passed: readonly Point[];
  target: Point;
  range: number;
  /** What the tile itself asks for. */
  cost: number | null;
}

/** Where ways of a seat begin: at its buildings, figures and temples, without a piece of its own at the chasm. */
export function originsOf(view: ReviveView, seat: number): readonly Space[] {
  const pieces = view.spaces.filter(
    ({ building, figures }) => building?.seat === seat || figures.includes(seat),
  );
  const temples = view.spaces.filter(({ tribe_tile: tile }) => tile?.tile === 'temple' && tile.seat === seat);
  const first = pieces.length ? pieces : view.spaces.filter(({ kind }) => kind === 'chasm');
  return [...first, ...temples];
}

/** What the view tells of a space: its range and the spaces passed; null where there is no way. */
function reachOf(space: Space | undefined): Reach | null {
  const { range = null, path = null } = space ?? {};
  return range === null ? null : { range, path: path ?? [] };
}

/** The way to a space or a face-down tile; null where there is none to tell. */
export function walkTo(view: ReviveView, id: string): Walk | null {
  const slot = view.slots.find((one) => one.id === id);
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  const cost = slot?.tile === null ? slot.cost : null;
  const reach = cost === null ? reachOf(spaces.get(id)) : (view.tile_range[id] ?? null);
  const hexes =
    cost === null
      ? (spaces.get(id)?.hexes ?? [])
      : view.spaces.filter((space) => space.slot === id).flatMap((space) => space.hexes);
  if (!reach || !hexes.length) return null;
  const passed = reach.path.flatMap((one) => spaces.get(one) ?? []);
  const origin = originOf(passed[0]?.hexes ?? hexes, originsOf(view, view.seat));
  const middles = passed.map((space) => middleOfAll(space.hexes));
  const target = middleOfAll(hexes);
  return {
    points: [...(origin ? [middleOfAll(origin.hexes)] : []), ...middles, target],
    passed: middles,
    target,
    range: reach.range,
    cost,
  };
}
