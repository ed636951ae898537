// Writes the names of all built files into the service worker, which keeps them: the page then opens without a network.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const PAGE = 'index.html';
const PLACE = "const BUILD = { version: 'none', files: [] };";
// Shown by the page itself; the others are for the system, which asks when it installs the page.
const PICTURES = ['/icon.svg'];

export function shell(): Plugin {
  return {
    name: 'tessera-shell',
    apply: 'build',
    writeBundle: ({ dir }, bundle) => {
      if (!dir) throw new Error('The build has no folder.');
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = [...PICTURES, ...built.map((name) => `/${name}`)].sort();
      const worker = readFileSync(join(dir, WORKER), 'utf8');
      if (!worker.includes(PLACE)) throw new Error(`public/${WORKER} has no line "${PLACE}".`);
      // The names change with what is in the files, but for the page and the pictures.
      const version = createHash('sha256').update(JSON.stringify(files));
      for (const name of [PAGE, ...PICTURES]) version.update(readFileSync(join(dir, name)));
      const build = { version: version.digest('hex').slice(0, 12), files };
      writeFileSync(join(dir, WORKER), worker.replace(PLACE, `const BUILD = ${JSON.stringify(build)};`));
    },
  };
}
