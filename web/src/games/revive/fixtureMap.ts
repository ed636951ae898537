// The map of the fixture: the thirty-five slots, the starting tiles, some explored tiles, and everything else face down.

import type { Crystal, Effect, Hex, Slot, SlotKind, Space, SpaceKind } from './view';

type CellOf = readonly [SpaceKind, (readonly Effect[])?];

const CELLS: readonly Hex[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];
const LARGE: Readonly<Record<string, { id: string; side: string }>> = {
  R0C0: { id: 'LL1', side: 'a' },
  R0C6: { id: 'LL4', side: 'b' },
  R4C0: { id: 'LL3', side: 'b' },
  R4C6: { id: 'LL5', side: 'b' },
};
const START = ['R1C2', 'R1C3', 'R2C2', 'R2C4', 'R3C3'];
const CHASM = 'R2C3';

const CRYSTAL: readonly Effect[] = [{ do: 'gain', res: 'crystal', n: 1 }];
const MODULE: readonly Effect[] = [{ do: 'module', n: 1 }];
const ENERGY: readonly Effect[] = [{ do: 'energy', n: 1 }];
const FOODS: readonly Effect[] = [
  { do: 'gain', res: 'food', n: 1 },
  { do: 'gain', res: 'basic', n: 1 },
];

/** What lies face up, with its cells from the left upper one on. */
const TILES: Readonly<Record<string, { tile: string; turned?: boolean; cells: readonly CellOf[] }>> = {
  R1C2: { tile: 'ST1', cells: [['sand'], ['forest'], ['location'], ['sand']] },
  R1C3: { tile: 'ST2', cells: [['mountain'], ['sand'], ['sand'], ['water', CRYSTAL]] },
  R2C2: { tile: 'ST3', cells: [['sand'], ['field'], ['location'], ['mountain']] },
  R2C4: { tile: 'ST4', cells: [['forest'], ['sand'], ['water', MODULE], ['field']] },
  R3C3: { tile: 'ST5', cells: [['sand'], ['mountain'], ['sand'], ['location']] },
  R1C4: { tile: 'AT14', turned: true, cells: [['forest'], ['field'], ['water', FOODS], ['sand']] },
  R2C5: { tile: 'AT08', cells: [['forest'], ['sand'], ['mountain'], ['location']] },
  R1C1: { tile: 'AT03', cells: [['sand'], ['forest'], ['field'], ['sand']] },
  R0C3: { tile: 'AT13', cells: [['location'], ['sand'], ['sand'], ['mountain']] },
  R3C4: { tile: 'AT24', turned: true, cells: [['sand'], ['location'], ['water', ENERGY], ['mountain']] },
  R3C2: { tile: 'VC1', cells: [['vast_crystal'], ['vast_crystal'], ['vast_crystal'], ['vast_crystal']] },
  R4C5: { tile: 'AT01', cells: [['sand'], ['forest'], ['sand'], ['mountain']] },
};

const kindOf = (id: string): SlotKind => {
  if (id in LARGE) return 'large';
  if (id === CHASM) return 'chasm';
  return START.includes(id) ? 'start' : 'area';
};

export function hexesOf(id: string): readonly Hex[] {
  const [row = 0, column = 0] = /R(\d)C(\d)/.exec(id)?.slice(1).map(Number) ?? [];
  return CELLS.map(([x, y]): Hex => [x + 2 * column - row, y + 2 * row]);
}

const IDS = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4, 5, 6].map((column) => `R${row}C${column}`));

export const SLOTS: readonly Slot[] = IDS.map((id, at) => {
  const lying = TILES[id];
  const kind = kindOf(id);
  const isDown = kind === 'area' && !lying;
  const cost = 2 + (at % 3);
  return {
    id,
    kind,
    tile: lying?.tile ?? null,
    turned: lying?.turned ?? false,
    cost: isDown ? cost : null,
    points: isDown ? cost : null,
    large: LARGE[id] ?? null,
    cells: null,
  };
});

const BARE = {
  reward: null,
  building: null,
  figures: [],
  tribe_tile: null,
  range: null,
  path: null,
} as const;

/** What stands on the map, and how far some of it is for Ann. */
const STANDING: Readonly<Record<string, Partial<Space>>> = {
  '4,3': { building: { seat: 0, size: 'small' } },
  '3,3': { figures: [0, 2], range: null },
  '7,4': { building: { seat: 1, size: 'large' }, range: 2, path: ['R2C3', '6,4'] },
  '5,3': { range: 0, path: [] },
  '6,2': { range: 1, path: ['5,3'] },
  '3,2': { range: 0, path: [] },
  '2,5': { figures: [3], range: 2, path: ['3,4', '2,4'] },
  '4,7': { figures: [1, 2, 3], range: 2, path: ['R2C3', '4,6'] },
  '3,7': { building: { seat: 2, size: 'small' } },
  '2,4': { tribe_tile: { seat: 2, tile: 'forest' }, kind: 'forest' },
  '9,5': { range: 5, path: ['R2C3', '6,4', '7,4', '8,4', '8,5'] },
  '6,1': { tribe_tile: { seat: 3, tile: 'target' }, range: 3, path: ['5,3', '6,2', '7,1'] },
  '8,3': { building: { seat: 3, size: 'large' } },
  R0C0: { figures: [1], range: 3, path: ['3,2', '1,2', '2,2'] },
};

export const SPACES: readonly Space[] = SLOTS.flatMap((slot): Space[] => {
  const hexes = hexesOf(slot.id);
  if (slot.kind === 'large' || slot.kind === 'chasm')
    return [{ ...BARE, id: slot.id, slot: slot.id, hexes, kind: slot.kind, ...STANDING[slot.id] }];
  return hexes.map((hex, at): Space => {
    const id = `${hex[0]},${hex[1]}`;
    const [kind, reward = null] = TILES[slot.id]?.cells[at] ?? [null];
    return { ...BARE, id, slot: slot.id, hexes: [hex], kind, reward, ...STANDING[id] };
  });
});

const crystal = (id: string, hex: Hex, adjacent: readonly string[]): Crystal => ({ id, hex, adjacent });

export const CRYSTALS: readonly Crystal[] = [
  crystal('X01', [4, -1], ['4,0', '3,0']),
  crystal('X02', [7, -1], ['7,0', '6,0']),
  crystal('X03', [10, -1], ['10,0', '9,0']),
  crystal('X04', [-1, 10], ['-1,9', '0,9']),
  crystal('X05', [2, 10], ['2,9', '3,9']),
  crystal('X06', [5, 10], ['5,9', '6,9']),
  crystal('X07', [-2, 3], ['-1,3', '-2,4', '-1,2']),
  crystal('X08', [-3, 5], ['-2,5', '-3,6', '-2,4']),
  crystal('X09', [12, 4], ['11,4', '12,3', '11,5']),
  crystal('X10', [11, 6], ['10,6', '11,5', '10,7']),
];
