// The characters of all icons that are at hand: those of the interface, and those of each game once its boards are loaded.

import own, { type IconFont } from 'virtual:icons';

/** Each font of icons holds other characters of this family. */
const FAMILY = 'Tessera Icons';

let known: Readonly<Record<string, string>> = $state.raw({});

/** Take in the icons of a game. */
export function takeIn({ glyphs, range, url }: IconFont): void {
  known = { ...known, ...glyphs };
  // Where nothing is drawn, as in tests of components, there are no fonts.
  if (!('fonts' in document)) return;
  const font = new FontFace(FAMILY, `url(${url})`, { unicodeRange: range, display: 'block' });
  document.fonts.add(font);
  // Now, not when the first icon is laid out: it comes with the board. Whoever cannot load it sees no icons, and all words.
  font.load().catch(() => undefined);
}

/** The character of an icon; "" for one that is not at hand. */
export function glyphOf(name: string): string {
  return known[name] ?? '';
}

takeIn(own);
