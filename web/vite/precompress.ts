import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|svg|txt|json|webmanifest)$/;
const worthIt = 512;

/** Writes `.br` and `.gz` beside every text file. Not index.html: its nonce is filled in at each answer. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'sidework:precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle(options) {
      folder = options.dir ?? '';
    },
    closeBundle() {
      if (!folder) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!text.test(name)) continue;
        const file = join(folder, name);
        const content = readFileSync(file);
        if (content.length < worthIt) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
