// Arrows among pieces: the nearest one that can be asked or explains itself, in the direction of the arrow.

interface Point {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** What lies aside counts more than what lies ahead, so that rows and columns are kept. */
const ASIDE = 2.5;

/** The place in `points` of the nearest one from `from` in a direction; -1 if there is none. */
export function nearest(key: string, from: Point, points: readonly Point[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let best = -1;
  let shortest = Infinity;
  points.forEach((point, at) => {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && far < shortest) {
      best = at;
      shortest = far;
    }
  });
  return best;
}

function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Move the keyboard from a piece to the next one. */
export function movePiece(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || !target.matches('[data-piece]')) return false;
  const others = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(
      '[data-piece]:is([tabindex="0"], [tabindex="-1"])',
    ),
  ].filter((element) => element !== target && element.getClientRects().length > 0);
  const next = others[nearest(key, middle(target), others.map(middle))];
  next?.focus();
  return next !== undefined;
}
