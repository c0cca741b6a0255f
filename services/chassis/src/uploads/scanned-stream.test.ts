import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { scannedStream } from './scanned-stream.ts';
import { builtInScanner, type Scanner } from './scanner.ts';

const file = Buffer.alloc(300_000, 'Dear Ada. ');
const piecesOf = (whole: Buffer) =>
  Readable.from(
    Array.from({ length: 6 }, (_, n) => whole.subarray(n * 50_000, (n + 1) * 50_000)),
    { objectMode: false },
  );

async function pass(scan: Scanner['scan']) {
  const { stream, verdict } = scannedStream({ name: 'clamd', scan });
  const passed = await pipeline(piecesOf(file), stream, buffer);
  expect(passed.equals(file)).toBe(true);
  return verdict;
}

describe('a file that passes a scanner', () => {
  it('is scanned as a whole', async () => {
    const scan = async (body: Readable) =>
      (await buffer(body)).equals(file) ? ('clean' as const) : ('infected' as const);
    expect(await pass(scan)).toBe('clean');
    expect(await pass(builtInScanner.scan)).toBe('clean');
  });

  it('passes whole where the scanner has its verdict early, fails or reads nothing', async () => {
    expect(
      await pass(async (body) => {
        for await (const _ of body) return 'infected';
        return 'clean';
      }),
    ).toBe('infected');
    await expect(
      pass(async (body) => {
        await once(body, 'readable');
        body.destroy();
        throw new Error('It ends.');
      }),
    ).rejects.toThrow('It ends.');
    await expect(pass(() => Promise.reject(new Error('It is out of reach.')))).rejects.toThrow(
      'out of reach',
    );
  });

  it('that breaks off has no verdict', async () => {
    const { stream, verdict } = scannedStream(builtInScanner);
    async function* broken() {
      yield file;
      throw new Error('It broke off.');
    }
    await expect(pipeline(broken, stream, buffer)).rejects.toThrow('It broke off.');
    await expect(verdict).rejects.toThrow('It broke off.');
  });
});
