// A tile that is turned over but not laid yet: its four spaces, from the left upper one on, in each of its two ways.

import type { Catalogue } from '$/state/catalogue.svelte';
import type { Icons } from './printed';
import type { Slot, SpaceKind } from './view';

export interface Cell {
  kind: SpaceKind;
  /** Of a water. */
  reward: Icons;
}

/** The cells of a tile in one of its ways: turned by half, the last one comes first. */
export function cellsIn(slot: Slot, way: string, catalogue: Catalogue): readonly Cell[] {
  const icons = catalogue.card(slot.tile ?? '')?.icons ?? [];
  const water = icons.indexOf('take_water');
  const cells = (slot.cells ?? []).map(({ kind }): Cell => ({
    kind,
    reward: kind === 'water' && water >= 0 ? icons.slice(water + 1) : [],
  }));
  return way === '1' ? cells.reverse() : cells;
}
