// Room for what pops up: a place near its piece where it covers nothing else that can be clicked. The window is laid out in
// small cells; a table of sums tells at once whether any cell of a place is taken.

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const CELL = 8;
const MARGIN = 8;

/** The nearest place to a piece where something of this size covers none of these areas; null if there is none. */
export function roomFor(size: Size, piece: Area, taken: readonly Area[], all: Size): Spot | null {
  const columns = Math.ceil(all.width / CELL);
  const rows = Math.ceil(all.height / CELL);
  const sums = summed(taken, columns, rows);
  const across = Math.ceil(size.width / CELL) + 1;
  const down = Math.ceil(size.height / CELL) + 1;
  let best: Spot | null = null;
  let least = Infinity;
  for (let top = MARGIN; top + size.height + MARGIN <= all.height; top += CELL) {
    for (let left = MARGIN; left + size.width + MARGIN <= all.width; left += CELL) {
      const way = distance(left, top, size, piece);
      if (way >= least) continue;
      const column = Math.floor(left / CELL);
      const row = Math.floor(top / CELL);
      if (within(sums, columns, rows, column, row, across, down) > 0) continue;
      least = way;
      best = { left, top };
    }
  }
  return best;
}

/** How many taken areas touch the cells from the upper left corner to each cell: sums in two directions. */
function summed(taken: readonly Area[], columns: number, rows: number): Int32Array {
  const wide = columns + 1;
  const sums = new Int32Array(wide * (rows + 1));
  for (const area of taken) {
    const from = Math.max(0, Math.floor(area.left / CELL));
    const to = Math.min(columns - 1, Math.floor((area.right - 0.01) / CELL));
    for (let row = Math.max(0, Math.floor(area.top / CELL)); row < rows && row * CELL < area.bottom; row++)
      for (let column = from; column <= to; column++) sums[(row + 1) * wide + column + 1] = 1;
  }
  for (let row = 1; row <= rows; row++)
    for (let column = 1; column <= columns; column++) {
      const at = row * wide + column;
      sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0) + (sums[at - wide] ?? 0) - (sums[at - wide - 1] ?? 0);
    }
  return sums;
}

function within(
  sums: Int32Array,
  columns: number,
  rows: number,
  column: number,
  row: number,
  across: number,
  down: number,
): number {
  const wide = columns + 1;
  const right = Math.min(columns, column + across);
  const bottom = Math.min(rows, row + down);
  const sum = (x: number, y: number): number => sums[y * wide + x] ?? 0;
  return sum(right, bottom) - sum(column, bottom) - sum(right, row) + sum(column, row);
}

/** How far something stands from its piece; what stands level with it, or in line, is nearer than what stands askew. */
function distance(left: number, top: number, size: Size, piece: Area): number {
  const across = Math.max(0, piece.left - left - size.width, left - piece.right);
  const down = Math.max(0, piece.top - top - size.height, top - piece.bottom);
  const askew = Math.abs(left + size.width / 2 - (piece.left + piece.right) / 2) / 50;
  return across + down + askew + Math.abs(top - piece.top) / 50;
}

/** What leads somewhere or answers something. */
const CLICKABLE =
  "button, a[href], summary, input, textarea, select, [data-option], [data-piece][data-can='choose'], .peek, .explanation";
/** What only tells why it cannot be chosen. */
const TELLING = "[data-piece][data-can='ask']";

/** Where everything lies that can be clicked and is seen, but for what belongs to `thing` itself. */
export function clickable(thing: Element, isTellingToo: boolean): Area[] {
  const clips = new Map<Element, Area>();
  const found: Area[] = [];
  for (const element of document.querySelectorAll(isTellingToo ? `${CLICKABLE}, ${TELLING}` : CLICKABLE)) {
    if (thing.contains(element)) continue;
    const seen = clipped(element.getBoundingClientRect(), clipOf(element.parentElement, clips));
    if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) found.push(seen);
  }
  return found;
}

function clipped(area: Area, clip: Area): Area {
  return {
    left: Math.max(area.left, clip.left),
    top: Math.max(area.top, clip.top),
    right: Math.min(area.right, clip.right),
    bottom: Math.min(area.bottom, clip.bottom),
  };
}

/** The part of the window in which the children of an element can be seen. */
function clipOf(element: Element | null, clips: Map<Element, Area>): Area {
  if (!element || element === document.documentElement)
    return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const known = clips.get(element);
  if (known) return known;
  const around = clipOf(element.parentElement, clips);
  const clip =
    getComputedStyle(element).overflowX === 'visible'
      ? around
      : clipped(element.getBoundingClientRect(), around);
  clips.set(element, clip);
  return clip;
}

/** The place for something beside its piece: apart from everything that can be clicked, else at least from what answers. */
export function apart(thing: HTMLElement, piece: Element): Spot | null {
  const { width, height } = thing.getBoundingClientRect();
  const all = { width: document.documentElement.clientWidth, height: innerHeight };
  const own = piece.getBoundingClientRect();
  for (const isTellingToo of [true, false]) {
    const spot = roomFor({ width, height }, own, [...clickable(thing, isTellingToo), own], all);
    if (spot) return spot;
  }
  return null;
}
