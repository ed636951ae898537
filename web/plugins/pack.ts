// Puts a compressed copy beside every built text and font that is not compressed in itself, once and as small as can be, so that the server need not compress.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.css', '.html', '.js', '.json', '.otf', '.svg', '.txt', '.webmanifest']);
// Below that a compressed copy saves less than a packet.
const LEAST = 1024;
// What the build tells of itself is not part of the site.
const OWN = '.vite';

export function pack(): Plugin {
  return {
    name: 'tessera-pack',
    apply: 'build',
    // After all others, who may still write files.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: ({ dir }) => {
        if (!dir) throw new Error('The build has no folder.');
        for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || entry.parentPath === join(dir, OWN)) continue;
          if (!TEXTS.has(extname(entry.name))) continue;
          const path = join(entry.parentPath, entry.name);
          const text = readFileSync(path);
          if (text.length > LEAST) writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        }
      },
    },
  };
}
