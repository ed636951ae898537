// Icons of game-icons.net (CC BY 3.0), by their name there. Only those that are named somewhere reach the browser:
// `virtual:icons` holds the outlines of the names listed in src/look/icons.ts and in the games' glossaries.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import set from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import { INTERFACE_ICONS } from '../src/look/icons.ts';

const GAMES = fileURLToPath(new URL('../../src/tessera/games', import.meta.url));
const MODULE = 'virtual:icons';

/** The names of all icons that the client may draw. */
function wanted(): string[] {
  const names = new Set<string>(Object.values(INTERFACE_ICONS));
  for (const game of readdirSync(GAMES, { withFileTypes: true })) {
    if (!game.isDirectory() || !readdirSync(`${GAMES}/${game.name}`).includes('glossary.toml')) continue;
    const glossary = readFileSync(`${GAMES}/${game.name}/glossary.toml`, 'utf8');
    for (const [, name] of glossary.matchAll(/^icon = "([^"]+)"$/gm)) if (name) names.add(name);
  }
  return [...names].sort();
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
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => {
      if (id !== `\0${MODULE}`) return null;
      const outlines = Object.fromEntries(wanted().map((name) => [name, outline(name)]));
      return `export default ${JSON.stringify(outlines)};`;
    },
  };
}
