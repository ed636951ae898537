// Icons of game-icons.net (CC BY 3.0) by their name there, and a few signs of ours, as fonts: a board shows hundreds of
// them, and a browser draws a letter many times faster than a drawing. Only icons that are named somewhere reach the
// browser: `virtual:icons` is the font of the interface (src/look/icons.ts), and `virtual:icons/<game>` that of a game's
// glossary, which is loaded with its boards.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import opentype from 'opentype.js';
import svgpath from 'svgpath';
import type { Plugin } from 'vite';
import { INTERFACE_ICONS, SIGNS } from '../src/look/icons.ts';

const GAMES = fileURLToPath(new URL('../../src/tessera/games', import.meta.url));
const PATTERN = /^virtual:icons(?:\/(\w+))?$/;
/** Icons are drawn on a square of this size. In the font it has four times as many steps: few points have to move. */
const SQUARE = 512;
const FINER = 4;
/** Where characters begin that mean nothing by themselves: for ours, and for the whole set in its own order. An icon has
 *  the same character in every font, so that a page may hold several. */
const SPACE = 0x20;
const FIRST_SIGN = 0xe000;
const FIRST_ICON = 0xf0000;

/** The name of a table of a font, and what the sum of a whole font is made to be. */
const HEAD = 0x68656164;
const WHOLE = 0xb1b0afba;

interface Drawn {
  character: number;
  outline: string;
}
const bodies = set.icons as Record<string, { body: string } | undefined>;
const places = new Map(Object.keys(bodies).map((name, at) => [name, at]));
const signs = new Map(
  Object.entries(SIGNS).map(([name, outline], at): [string, Drawn] => [
    name,
    { character: FIRST_SIGN + at, outline },
  ]),
);

/** The names of the icons of the interface, or of a game by its folder. */
function wanted(game: string): readonly string[] {
  if (!game) return [...new Set<string>([...signs.keys(), ...Object.values(INTERFACE_ICONS)])].sort();
  const glossary = readFileSync(`${GAMES}/${game}/glossary.toml`, 'utf8');
  return [...new Set([...glossary.matchAll(/^icon = "([^"]+)"$/gm)].map(([, name = '']) => name))].sort();
}

function drawn(name: string): Drawn {
  const sign = signs.get(name);
  if (sign) return sign;
  const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(bodies[name]?.body ?? '')?.[1];
  if (!outline) throw new Error(`game-icons has no icon "${name}" made of one path.`);
  return { character: FIRST_ICON + (places.get(name) ?? 0), outline };
}

/** An outline as a font wants it: its y axis points up, and it knows no arcs. */
function path(outline: string): opentype.Path {
  const made = new opentype.Path();
  svgpath(outline)
    .abs()
    .unshort()
    .unarc()
    .scale(FINER, -FINER)
    .translate(0, SQUARE * FINER)
    .round(0)
    .iterate(([command, ...to], _, x, y) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = to;
      if (command === 'M') made.moveTo(a, b);
      else if (command === 'L') made.lineTo(a, b);
      else if (command === 'H') made.lineTo(a, y);
      else if (command === 'V') made.lineTo(x, a);
      else if (command === 'C') made.curveTo(a, b, c, d, e, f);
      else if (command === 'Q') made.quadTo(a, b, c, d);
      else if (command === 'Z' || command === 'z') made.close();
      else throw new Error(`An outline has the command "${command}", which no font has.`);
    });
  return made;
}

function font(icons: readonly Drawn[]): Uint8Array {
  const advanceWidth = SQUARE * FINER;
  const blank = new opentype.Glyph({ name: '.notdef', advanceWidth, path: new opentype.Path() });
  // A browser takes the measures of a line from the font that has a space.
  const space = new opentype.Glyph({
    name: 'space',
    unicode: SPACE,
    advanceWidth,
    path: new opentype.Path(),
  });
  const glyphs = [...icons]
    .sort((a, b) => a.character - b.character)
    .map(
      ({ character, outline }) =>
        new opentype.Glyph({
          name: `u${character.toString(16)}`,
          unicode: character,
          advanceWidth,
          path: path(outline),
        }),
    );
  const made = new opentype.Font({
    familyName: 'Tessera Icons',
    styleName: 'Regular',
    unitsPerEm: SQUARE * FINER,
    ascender: SQUARE * FINER,
    descender: 0,
    glyphs: [blank, space, ...glyphs],
  });
  return undated(made.toArrayBuffer());
}

/** A font without the time at which it was made, in its table "head": the same icons are the same file. */
function undated(font: ArrayBuffer): Uint8Array {
  const bytes = new DataView(font);
  const sum = (from: number, length: number): number => {
    let total = 0;
    for (let at = from; at < from + length; at += 4) total = (total + bytes.getUint32(at)) >>> 0;
    return total;
  };
  const entries = Array.from({ length: bytes.getUint16(4) }, (_, at) => 12 + 16 * at);
  const entry = entries.find((at) => bytes.getUint32(at) === HEAD);
  if (entry === undefined) throw new Error('The font has no table "head".');
  const head = bytes.getUint32(entry + 8);
  for (const at of [8, 20, 24, 28, 32]) bytes.setUint32(head + at, 0);
  bytes.setUint32(entry + 4, sum(head, (bytes.getUint32(entry + 12) + 3) & ~3));
  bytes.setUint32(head + 8, (WHOLE - sum(0, font.byteLength & ~3)) >>> 0);
  return new Uint8Array(font);
}

export function icons(): Plugin {
  let isBuilt = false;
  return {
    name: 'tessera-icons',
    configResolved: ({ command }) => {
      isBuilt = command === 'build';
    },
    resolveId: (id) => (PATTERN.test(id) ? `\0${id}` : null),
    load(id) {
      const found = id.startsWith('\0') ? PATTERN.exec(id.slice(1)) : null;
      if (!found) return null;
      const game = found[1] ?? '';
      const named = wanted(game).map((name) => [name, drawn(name)] as const);
      const source = font(named.map(([, icon]) => icon));
      const glyphs = Object.fromEntries(
        named.map(([name, { character }]) => [name, String.fromCodePoint(character)]),
      );
      const characters = [SPACE, ...named.map(([, { character }]) => character)];
      const range = characters.map((character) => `U+${character.toString(16)}`).join();
      const url = isBuilt
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `icons-${game || 'interface'}.otf`, source })}`
        : JSON.stringify(`data:font/otf;base64,${Buffer.from(source).toString('base64')}`);
      return `export default { glyphs: ${JSON.stringify(glyphs)}, range: ${JSON.stringify(range)}, url: ${url} };`;
    },
  };
}
