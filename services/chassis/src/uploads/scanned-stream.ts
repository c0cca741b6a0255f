import { once } from 'node:events';
import { PassThrough, Transform } from 'node:stream';
import type { Scanner, Verdict } from './scanner.ts';

/**
 * Passes a file on while the scanner reads it. The file does not wait for a scanner that fails or ends early: `verdict`
 * rejects then, and the file has to be scanned later.
 */
export function scannedStream(scanner: Scanner): { stream: Transform; verdict: Promise<Verdict> } {
  const scanned = new PassThrough();
  // The scanner learns of a file that breaks off by the read that fails.
  scanned.on('error', () => undefined);
  const verdict = scanner.scan(scanned).finally(() => scanned.destroy());
  verdict.catch(() => undefined);

  async function hand(chunk: Buffer): Promise<void> {
    if (scanned.destroyed || scanned.write(chunk)) return;
    const handed = new AbortController();
    await Promise.race([once(scanned, 'drain', handed), once(scanned, 'close', handed)]).catch(
      () => undefined,
    );
    handed.abort();
  }

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hand(chunk).then(() => done(null, chunk), done);
    },
    flush(done) {
      scanned.end();
      done();
    },
    destroy(error, done) {
      if (!scanned.writableEnded) scanned.destroy(error ?? new Error('The file broke off.'));
      done(error);
    },
  });
  return { stream, verdict };
}
