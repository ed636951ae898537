// Where something small is shown beside a piece: to its right where there is room, else to its left, below or above.

import { apart, type Spot } from '$/look/room';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;
const MARGIN = 8;

export function beside(piece: Box, thing: Size, room: Size): { left: number; top: number } {
  const within = (at: number, size: number, all: number): number =>
    Math.max(MARGIN, Math.min(at, all - size - MARGIN));
  const alongside = within(piece.top, thing.height, room.height);
  const right = piece.right + GAP;
  if (right + thing.width + MARGIN <= room.width) return { left: right, top: alongside };
  const left = piece.left - GAP - thing.width;
  if (left >= MARGIN) return { left, top: alongside };
  const across = within(piece.left, thing.width, room.width);
  const below = piece.bottom + GAP;
  if (below + thing.height + MARGIN <= room.height) return { left: across, top: below };
  return { left: across, top: within(piece.top - GAP - thing.height, thing.height, room.height) };
}

/** The drawn piece with an id: the one that has the keyboard or the mouse, where it is drawn more than once. */
export function pieceElement(id: string): Element | null {
  const drawn = [...document.querySelectorAll(`[data-piece=${JSON.stringify(id)}]`)].filter(
    (element) => element.getClientRects().length > 0,
  );
  return (
    drawn.find((element) => element === document.activeElement) ??
    drawn.find((element) => element.matches(':hover')) ??
    drawn[0] ??
    null
  );
}

/** How high something may be that is to cover nothing; more than that is scrolled. */
const HEIGHTS = ['', '320px', '220px', '140px'] as const;

/** A place beside a piece where nothing else that can be clicked is covered, in the greatest height that has one. */
function apartFrom(element: HTMLElement, anchor: Element): Spot | null {
  for (const height of HEIGHTS) {
    element.style.maxHeight = height;
    const spot = apart(element, anchor);
    if (spot) return spot;
  }
  element.style.maxHeight = '';
  return null;
}

/** Keeps an element beside a piece, also while something scrolls. What comes up by itself (`isUncalled`) covers nothing that
 *  can be clicked, and stays unseen where it would have to. */
export function stayBeside(piece: string, isUncalled = false): (element: HTMLElement) => () => void {
  return (element) => {
    const place = (): void => {
      const anchor = pieceElement(piece);
      if (!anchor) return;
      if (isUncalled) {
        const spot = apartFrom(element, anchor);
        element.style.visibility = spot ? '' : 'hidden';
        if (spot) {
          element.style.left = `${spot.left}px`;
          element.style.top = `${spot.top}px`;
        }
        return;
      }
      const { width, height } = element.getBoundingClientRect();
      const room = { width: document.documentElement.clientWidth, height: innerHeight };
      const { left, top } = beside(anchor.getBoundingClientRect(), { width, height }, room);
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    const watch = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : null;
    watch?.observe(element);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      watch?.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  };
}
