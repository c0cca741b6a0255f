import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import type { GatheredRow } from '@sidework/contracts/kernel/own-data';
import { describe, expect, it } from 'vitest';
import { readZip } from '../../test/own-data.ts';
import { type Folder, zipOf } from './zip.ts';

const at = new Date('2026-03-01T12:00:00Z');
const file = (rows: OwnFile['rows']): OwnFile => ({ name: 'jobs.json', about: 'Your jobs.', rows });
async function* inFolder(...files: OwnFile[]): AsyncGenerator<Folder> {
  yield { name: 'marketplace', files };
}

describe('the ZIP of an export', () => {
  it.each<[string, GatheredRow[]]>([
    ['no rows', []],
    ['one', [{ title: 'A', places: ['Newark', 'Orange'] }]],
    ['some', [{ title: 'A\nB' }, { title: 'C', none: null }]],
  ])('lays a list out as JSON does: %s', async (_what, rows) => {
    const files = await readZip(await buffer(zipOf(inFolder(file(rows)), at)));
    expect(files.get('marketplace/jobs.json')).toBe(`${JSON.stringify(rows, null, 2)}\n`);
    expect(files.get('README.txt')).toContain('marketplace/jobs.json\n    Your jobs.\n');
  });

  it('asks for rows no faster than it is read', async () => {
    let asked = 0;
    async function* many() {
      // Random letters cannot be compressed.
      for (; asked < 100_000; asked += 1) yield { text: crypto.randomUUID().repeat(3) };
    }
    const zip = zipOf(inFolder(file(many())), at);
    for (let turns = 0; turns < 2_000; turns += 1) await setImmediate();
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(10_000);
    zip.destroy();
  });

  it('ends as what it is made of ends', async () => {
    async function* broken() {
      yield { title: 'A' };
      throw new Error('the store went away');
    }
    await expect(buffer(zipOf(inFolder(file(broken())), at))).rejects.toThrow(
      'the store went away',
    );
  });

  it('lets go of what it is made of where nobody reads on', async () => {
    let isOver = false;
    async function* many() {
      try {
        for (;;) yield { text: crypto.randomUUID() };
      } finally {
        isOver = true;
      }
    }
    const zip = zipOf(inFolder(file(many())), at);
    for (let turns = 0; turns < 100; turns += 1) await setImmediate();
    zip.destroy();
    await expect.poll(() => isOver, { timeout: 10_000 }).toBe(true);
  });
});
