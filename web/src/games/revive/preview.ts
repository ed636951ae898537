// What a card would give in a slot: its half, the cards of its colour that lie there already, and the modules of its colour.

import type { Catalogue } from '$/state/catalogue.svelte';
import { printedCard, printedPiece, type Icons } from './printed';
import type { CardSlot, CardSlotId, Colour, Half, Player, Resource } from './view';

export interface Source {
  kind: 'card' | 'again' | 'module';
  id: string;
  icons: Icons;
}

export interface Preview {
  slot: CardSlotId;
  half: Half;
  sources: readonly Source[];
  /** What is simply got, added up, and behind it whatever asks for something more. */
  total: Icons;
  /** What there is no room for. */
  lost: readonly { res: Resource; count: number }[];
}

/** Which half shows in a slot. */
export function halfIn(slot: CardSlotId, wish: string | undefined): Half {
  if (slot === 'S5') return wish === 'bottom' ? 'bottom' : 'top';
  return slot.startsWith('B') ? 'bottom' : 'top';
}

function sourcesOf(card: string, slot: CardSlot, half: Half, color: Colour, catalogue: Catalogue): Source[] {
  const print = (id: string) => {
    const found = catalogue.card(id);
    return found ? printedCard(found) : null;
  };
  const again = slot.cards.filter(({ id }) => print(id)?.color === color);
  const modules = slot.modules.flatMap((id) => {
    const found = id === null ? undefined : catalogue.card(id);
    return found && printedPiece(found).colors.includes(color) ? [found] : [];
  });
  return [
    { kind: 'card', id: card, icons: print(card)?.halves[half].effects ?? [] },
    ...again.map(({ id, half: shown }): Source => ({
      kind: 'again',
      id,
      icons: print(id)?.halves[shown].effects ?? [],
    })),
    ...modules.map((found): Source => ({ kind: 'module', id: found.id, icons: printedPiece(found).effects })),
  ];
}

/** Words that tie what stands around them together: it cannot be added up. */
const TYING = new Set(['arrow', 'or', 'per', 'cost', 'range']);
const isNumber = (code: string): boolean => /^\+?\d+$/.test(code);

/** Equal things added up, in the order in which they first come; what belongs together stays together behind them. */
export function added(rows: readonly Icons[]): Icons {
  const sums = new Map<string, number>();
  // Steps on a track are written with their sign.
  const signed = new Set<string>();
  const rest: string[] = [];
  for (const row of rows) {
    const isSimple = row.every(
      (code, at) => !TYING.has(code) && (isNumber(code) || isNumber(row[at + 1] ?? '')),
    );
    if (isSimple)
      row.forEach((code, at) => {
        if (isNumber(code)) return;
        sums.set(code, (sums.get(code) ?? 0) + Number(row[at + 1]));
        if (row[at + 1]?.startsWith('+')) signed.add(code);
      });
    else rest.push(...(rest.length ? ['then'] : []), ...row);
  }
  const simple = [...sums].flatMap(([code, count]) => [code, `${signed.has(code) ? '+' : ''}${count}`]);
  return simple.length && rest.length ? [...simple, 'then', ...rest] : [...simple, ...rest];
}

const RESOURCES: readonly Resource[] = ['gear', 'book', 'food', 'crystal'];

/** A card, the slot that it is meant for, and in the side slot the half. */
export interface Play {
  card: string;
  slot: string;
  half?: string;
}

/** What a play would give; a colour that was named for the card counts instead of its own. */
export function previewOf(
  player: Player,
  catalogue: Catalogue,
  play: Play,
  named: Colour | null = null,
): Preview | null {
  const slot = player.slots.find(({ id }) => id === play.slot);
  const found = catalogue.card(play.card);
  if (!slot || !found) return null;
  const half = halfIn(slot.id, play.half);
  const sources = sourcesOf(play.card, slot, half, named ?? printedCard(found).color, catalogue);
  const total = added(sources.map(({ icons }) => icons));
  const end = total.findIndex((code) => code === 'then' || TYING.has(code));
  const simple = end < 0 ? total : total.slice(0, end);
  const lost = RESOURCES.flatMap((res) => {
    const at = simple.indexOf(res);
    const count =
      at < 0
        ? 0
        : player.resources[res] +
          Number(simple[at + 1]) -
          Math.max(player.limits[res], player.resources[res]);
    return count > 0 ? [{ res, count }] : [];
  });
  return { slot: slot.id, half, sources, total, lost };
}

/** The card and the slot of an option `play SA1 S5 top`; null for any other. */
export function playOf(option: string): Play | null {
  const [verb, card, slot, half] = option.split(' ');
  if (verb !== 'play' || !card || !slot) return null;
  return half ? { card, slot, half } : { card, slot };
}
