// Icons of game-icons.net (CC BY 3.0), by their name there. Only those that are named somewhere reach the browser:
// `virtual:icons` holds the outlines of the interface's icons (src/look/icons.ts), and `virtual:icons/<game>` those of a
// game's glossary, which is loaded with its boards.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { INTERFACE_ICONS } from '../src/look/icons.ts';

const GAMES = fileURLToPath(new URL('../../src/tessera/games', import.meta.url));
const PATTERN = /^virtual:icons(?:\/(\w+))?$/;

/** The names of the icons of the interface, or of a game by its folder. */
function wanted(game: string): string[] {
  if (!game) return [...new Set<string>(Object.values(INTERFACE_ICONS))].sort();
  const glossary = readFileSync(`${GAMES}/${game}/glossary.toml`, 'utf8');
  return [...new Set([...glossary.matchAll(/^icon = "([^"]+)"$/gm)].map(([, name = '']) => name))].sort();
}

/** The outline of an icon, as the `d` of one path on a square of 512. */
function outline(name: string): string {
  const icon = (set.icons as Record<string, { body: string } | undefined>)[name];
  const path = icon && /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)?.[1];
  if (!path) throw new Error(`game-icons has no icon "${name}" made of one path.`);
  return path;
}

export function icons(): Plugin {
  return {
    name: 'tessera-icons',
    resolveId: (id) => (PATTERN.test(id) ? `\0${id}` : null),
    load: (id) => {
      const found = id.startsWith('\0') ? PATTERN.exec(id.slice(1)) : null;
      if (!found) return null;
      const outlines = Object.fromEntries(wanted(found[1] ?? '').map((name) => [name, outline(name)]));
      return `export default ${JSON.stringify(outlines)};`;
    },
  };
}
