import { Transform } from 'node:stream';
import type { AppError } from '../errors.ts';
import { type Encoding, headBytes, type Seen, tailBytes } from './file-kinds.ts';

/** Signs that no text has. */
const notOfText = /(?![\t\n\v\f\r])\p{Cc}/u;

/** Windows marks the encoding of a text at its very beginning. */
function markedAs(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Follows a text as long as it can be one that is written so. */
function textReader(encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isText = true;
  return {
    encoding,
    read(chunk: Buffer | undefined): boolean {
      if (!isText) return false;
      try {
        const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
        isText = !notOfText.test(text);
      } catch {
        isText = false;
      }
      return isText;
    },
  };
}

const isPadding = (byte: number | undefined) =>
  byte === 0 || byte === 0x20 || (byte !== undefined && byte >= 0x09 && byte <= 0x0d);

function withoutPadding(chunk: Buffer): Buffer {
  let end = chunk.length;
  while (end > 0 && isPadding(chunk[end - 1])) end -= 1;
  return chunk.subarray(0, end);
}

/** Takes a file piece by piece, and keeps what its kind is told by. */
export function fileWatcher() {
  let [head, tail, size] = [Buffer.alloc(0), Buffer.alloc(0), 0];
  let begun: Buffer | undefined = Buffer.alloc(0);
  let readers: ReturnType<typeof textReader>[] = [];

  function readText(chunk: Buffer): void {
    if (!begun) {
      readers = readers.filter((reader) => reader.read(chunk));
      return;
    }
    begun = Buffer.concat([begun, chunk]);
    if (begun.length < 2) return;
    const marked = markedAs(begun);
    const possible = marked ? [marked] : (['utf-8', 'windows-1252'] as const);
    const piece = begun;
    begun = undefined;
    readers = possible.map(textReader).filter((reader) => reader.read(piece));
  }

  return {
    see(chunk: Buffer): void {
      size += chunk.length;
      if (head.length < headBytes)
        head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      // Padding in the middle of a file is left out too, since only its real end counts.
      const content = withoutPadding(chunk).subarray(-tailBytes);
      if (content.length > 0) tail = Buffer.concat([tail, content]).subarray(-tailBytes);
      readText(chunk);
    },
    /** Once all of it has passed. */
    seen(): Seen {
      const left = begun && [textReader('utf-8')].filter((reader) => reader.read(begun));
      const encoding = (left ?? readers).find((reader) => reader.read(undefined))?.encoding;
      return { head, tail, size, encoding };
    },
  };
}

/** Passes a file on, and sees what it is; at the first byte too many it ends with a refusal. */
export function seenStream(mostBytes: number, refusal: () => AppError) {
  const watcher = fileWatcher();
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > mostBytes) return done(refusal());
      watcher.see(chunk);
      done(null, chunk);
    },
  });
  return { stream, seen: watcher.seen };
}
