// Whether words and edges stand out from what they lie on, in every theme and every mood.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

// By another name: what stands in `new URL` itself the bundler takes for a file of the page.
const TOKENS = './tokens.css';
const css = readFileSync(fileURLToPath(new URL(TOKENS, import.meta.url).href), 'utf8');

const THEMES = ['dusk', 'paper', 'contrast'] as const;
const MOODS = ['atlas-lost', 'race-for-the-galaxy', 'revive', 'the-warp'] as const;
type Theme = (typeof THEMES)[number];

/** What a rule of the file sets, by the end of its selector. */
function rule(selector: string): Record<string, string> {
  const found = css.split('}').find((one) => one.split('{')[0]?.trim().endsWith(selector));
  if (!found) throw new Error(`tokens.css has no rule for ${selector}.`);
  const set = [...found.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(set.map(([, name = '', colour = '']) => [name, colour]));
}

function tokens(theme: Theme, mood: string): Record<string, string> {
  const inTheme = theme === 'dusk' ? '' : `:root[data-theme='${theme}'] `;
  return { ...rule(`:root[data-theme='${theme}']`), ...rule(`${inTheme}[data-mood='${mood}']`) };
}

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black and white), as WCAG measures it. */
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

test('black and white are 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

describe.each(MOODS)('in the mood of %s', (mood) => {
  test.each(THEMES)('words can be read, and edges seen, in %s', (theme) => {
    const colours = tokens(theme, mood);
    const of = (name: string): string => {
      const colour = colours[name];
      if (!colour) throw new Error(`--${name} has no colour in ${theme} with ${mood}.`);
      return colour;
    };
    const words = ['text', 'muted', 'mood-text'].flatMap((word) =>
      ['ground', 'surface', 'raised', 'raised-more'].map((on) => [word, on, 4.5] as const),
    );
    const edges = ['mood', 'mood-lamp', 'edge'].flatMap((edge) =>
      ['ground', 'surface'].map((on) => [edge, on, 3] as const),
    );
    const faint = [...words, ...edges].filter(([one, on, least]) => contrast(of(one), of(on)) < least);
    expect(faint.map(([one, on]) => `${one} on ${on}: ${contrast(of(one), of(on)).toFixed(2)}`)).toEqual([]);
  });
});
