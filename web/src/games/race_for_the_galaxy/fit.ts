// How tableaus share a window that has nothing but them: as large as they can be, all in sight at once.

import type { CardSize } from './sizes';

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  /** How many tableaus lie side by side, and how many cards in each of them. */
  readonly columns: number;
  readonly abreast: number;
  readonly size: CardSize;
  /** How high a row of cards is. */
  readonly row: number;
  /** Whether a tableau is so wide that its figures stand beside its name. */
  readonly isWide: boolean;
}

interface Least {
  readonly size: CardSize;
  readonly width: number;
  readonly height: number;
  /** More than this tells nothing more. */
  readonly most: number;
}

/** With everything printed on them, or with names. */
const SIZES: readonly Least[] = [
  { size: 'small', width: 104, height: 98, most: 156 },
  { size: 'medium', width: 90, height: 50, most: 92 },
];
const GAP = 6;
const CARD_GAP = 3;
/** What a tableau takes beside its cards: borders and padding; the lines above, more of them where it is narrow. */
const ASIDE = 18;
const ABOVE = 60;
const ABOVE_WIDE = 44;
const WIDE = 640;
/** Less wide than this, its name finds no room beside its figures. */
const LEAST_WIDTH = 240;
const MOST_ABREAST = 12;

/** The largest cards that so many tableaus of so many cards have room for. */
export function fit(tableaus: number, cards: number, room: Room): Fit {
  for (const least of SIZES) {
    const ways = waysOf(tableaus, cards, room, least);
    const best = ways.filter((way) => way.over <= 0).sort((one, other) => other.worth - one.worth)[0];
    if (best) return best.fit;
  }
  // Names are read in any case; what has no room is scrolled to.
  const last = SIZES[SIZES.length - 1] as Least;
  const [nearest] = waysOf(tableaus, cards, room, last).sort((one, other) => one.over - other.over);
  return nearest?.fit ?? { columns: 1, abreast: 4, size: 'medium', row: last.height, isWide: false };
}

interface Way {
  readonly fit: Fit;
  /** How much higher it is than the room. */
  readonly over: number;
  readonly worth: number;
}

function waysOf(tableaus: number, cards: number, room: Room, least: Least): Way[] {
  const ways: Way[] = [];
  for (let columns = 1; columns <= tableaus; columns++) {
    const width = (room.width - (columns - 1) * GAP) / columns;
    if (columns > 1 && width < LEAST_WIDTH) break;
    const isWide = width >= WIDE;
    const lines = Math.ceil(tableaus / columns);
    const height = (room.height - (lines - 1) * GAP) / lines;
    for (let abreast = 1; abreast <= Math.min(MOST_ABREAST, Math.max(cards, 1)); abreast++) {
      const across = (width - ASIDE - (abreast - 1) * CARD_GAP) / abreast;
      if (across < least.width) break;
      const rows = Math.ceil(cards / abreast);
      const left = height - (isWide ? ABOVE_WIDE : ABOVE) - (rows - 1) * CARD_GAP;
      const row = Math.floor(left / rows);
      const over = (least.height - row) * rows * lines;
      ways.push({
        fit: {
          columns,
          abreast,
          size: least.size,
          row: Math.max(least.height, Math.min(least.most, row)),
          isWide,
        },
        over,
        // A card gains as much by width as by height, up to what it has a use for.
        worth: Math.min(across / least.width, 1.5) * Math.min(row, least.most),
      });
    }
  }
  return ways;
}
