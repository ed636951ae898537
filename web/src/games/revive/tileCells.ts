// Where the four spaces of each tile of the box lie, from the left upper one on: the catalogue tells how many there are of
// each kind. A tile of a pack is not among them; its two ways are then told in words alone.

import type { Catalogue } from '$/state/catalogue.svelte';
import type { Icons } from './printed';
import type { SpaceKind } from './view';

const CELLS: Readonly<Record<string, string>> = {
  ST1: 'sand forest location sand',
  ST2: 'mountain sand sand water',
  ST3: 'sand field location mountain',
  ST4: 'forest sand water field',
  ST5: 'sand mountain sand location',
  AT01: 'sand forest sand mountain',
  AT02: 'field sand mountain sand',
  AT03: 'sand forest field sand',
  AT04: 'mountain sand sand forest',
  AT05: 'sand field sand forest',
  AT06: 'sand forest location field',
  AT07: 'mountain location sand field',
  AT08: 'forest sand mountain location',
  AT09: 'location field sand forest',
  AT10: 'sand mountain location forest',
  AT11: 'sand location sand field',
  AT12: 'forest sand location sand',
  AT13: 'location sand sand mountain',
  AT14: 'sand water field forest',
  AT15: 'mountain sand water forest',
  AT16: 'field water sand mountain',
  AT17: 'sand forest field water',
  AT18: 'water mountain forest sand',
  AT19: 'field sand water mountain',
  AT20: 'sand mountain water sand',
  AT21: 'water sand sand field',
  AT22: 'sand water sand forest',
  AT23: 'sand location water field',
  AT24: 'mountain water location sand',
  AT25: 'location sand field water',
  VC1: 'vast_crystal vast_crystal vast_crystal vast_crystal',
  VC2: 'vast_crystal vast_crystal vast_crystal vast_crystal',
};

export interface Cell {
  kind: SpaceKind;
  /** Of a water. */
  reward: Icons;
}

/** The cells of a tile in one of its two ways: turned by half, the last one comes first. */
export function cellsIn(tile: string, way: string, catalogue: Catalogue): readonly Cell[] {
  const kinds = CELLS[tile]?.split(' ') ?? [];
  const icons = catalogue.card(tile)?.icons ?? [];
  const water = icons.indexOf('take_water');
  const cells = kinds.map((kind): Cell => ({
    kind: kind as SpaceKind,
    reward: kind === 'water' && water >= 0 ? icons.slice(water + 1) : [],
  }));
  return way === '1' ? cells.reverse() : cells;
}
