// How close a map is looked at: as large as it fits, and then so many times closer.

/** What a finger hits without trying twice, in pixels. */
export const FINGER = 44;
/** How much closer than "as large as it fits" a map can be looked at, at least. */
const CLOSEST = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels for each unit of a map of such a width and ratio, where it fits into a frame as a whole. */
export function fitting(frame: { width: number; height: number }, width: number, ratio: number): number {
  return Math.min(frame.width, frame.height * ratio) / width;
}

/** How close every cell is as large as is wanted. */
export function closeEnough(unit: number, cell: number, wanted = FINGER): number {
  return unit > 0 ? Math.max(1, (wanted + 0.5) / (cell * unit)) : 1;
}

/** How close one can come: a cell can always be as large as is wanted, and half as large again. */
export function closest(unit: number, cell: number, wanted = FINGER): number {
  return Math.max(CLOSEST, closeEnough(unit, cell, wanted) * 1.5);
}

/** Where to look so that most of some places are in sight: at all of them if they fit, else at the one that has most of
 *  the others around it. */
export function lookAt(places: readonly Point[], room: { width: number; height: number }): Point | null {
  const [first] = places;
  if (!first) return null;
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (right - left <= room.width && bottom - top <= room.height)
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  const around = (place: Point): number =>
    places.filter(
      ({ x, y }) => Math.abs(x - place.x) <= room.width / 2 && Math.abs(y - place.y) <= room.height / 2,
    ).length;
  return places.reduce((best, place) => (around(place) > around(best) ? place : best), first);
}
