import { Transform } from 'node:stream';
import { AppError } from '@sidework/chassis/errors';
import { problems } from '@sidework/contracts/problems';
import { headBytes, type Seen, tailBytes } from './signature.ts';

/** Signs that no text has. */
const notOfText = /(?![\t\n\v\f\r])\p{Cc}/u;

/** Passes a file on, and keeps what its kind is told by; at the first byte too many it ends with a refusal. */
export function seenStream(mostBytes: number) {
  const head: Buffer[] = [];
  let tail: Buffer[] = [];
  let [headSize, tailSize, size, isText] = [0, 0, 0, true];
  const decoder = new TextDecoder('utf-8', { fatal: true });

  function readText(chunk: Buffer | undefined) {
    if (!isText) return;
    try {
      const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
      isText = !notOfText.test(text);
    } catch {
      isText = false;
    }
  }

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > mostBytes)
        return done(new AppError('too-large', 'document_too_large', problems.document_too_large));
      if (headSize < headBytes) {
        head.push(chunk.subarray(0, headBytes - headSize));
        headSize += Math.min(chunk.length, headBytes - headSize);
      }
      tail.push(chunk);
      tailSize += chunk.length;
      while (tail.length > 1 && tailSize - (tail[0] as Buffer).length >= tailBytes) {
        tailSize -= (tail[0] as Buffer).length;
        tail = tail.slice(1);
      }
      readText(chunk);
      done(null, chunk);
    },
  });

  return {
    stream,
    /** Once all of it has passed. */
    seen(): Seen {
      readText(undefined);
      return {
        ...{ size, isText },
        head: Buffer.concat(head),
        tail: Buffer.concat(tail).subarray(-tailBytes),
      };
    },
  };
}
