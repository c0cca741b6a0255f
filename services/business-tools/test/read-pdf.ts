import { inflateSync } from 'node:zlib';

const streams = /stream\r?\n([\s\S]*?)\r?\nendstream/g;

/** What is written on the pages of a PDF, as far as it is written in the letters of the built-in fonts. */
export function textOfPdf(content: Buffer): string {
  const written = [...content.toString('latin1').matchAll(streams)].map(([, body = '']) =>
    inflated(Buffer.from(body, 'latin1')),
  );
  return written
    .flatMap((page) => [...page.matchAll(/<([0-9A-Fa-f]+)> Tj/g)])
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    // Streams of other kinds, which are no page.
    return '';
  }
}
