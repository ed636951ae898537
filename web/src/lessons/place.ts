// Where a pointer stands: above the first piece that can be seen, or below it where there is no room.

export interface Place {
  x: number;
  y: number;
  side: 'above' | 'below';
}

/** As high as the arrow with its nod. */
const ROOM = 34;

export function besideOf(pieces: readonly string[], height: number, width: number): Place | null {
  for (const piece of pieces) {
    for (const element of document.querySelectorAll(`[data-piece=${JSON.stringify(piece)}]`)) {
      const found = placeOf(element.getBoundingClientRect(), height, width);
      if (found) return found;
    }
  }
  return null;
}

/** Beside a box in a window of this size; null if it is out of sight, or leaves no room above or below. */
export function placeOf(
  box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'width' | 'height'>,
  height: number,
  width: number,
): Place | null {
  const x = (box.left + box.right) / 2;
  const isSeen = box.width > 0 && box.height > 0 && x > 0 && x < width && box.bottom > 0 && box.top < height;
  if (!isSeen) return null;
  if (box.top >= ROOM) return { x, y: box.top, side: 'above' };
  return box.bottom + ROOM <= height ? { x, y: box.bottom, side: 'below' } : null;
}
