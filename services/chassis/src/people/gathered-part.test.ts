import { buffer } from 'node:stream/consumers';
import type { GatheredRow } from '@sidework/contracts/kernel/own-data';
import { describe, expect, it } from 'vitest';
import { gatheredIn } from '../testing/gathered.ts';
import { filesIn, partOf, SpoiltPart } from './gathered-part.ts';

const files = [
  {
    name: 'jobs.json',
    about: 'Your jobs.',
    rows: [{ title: 'A tap\nand “more”' }, { title: 'B' }],
  },
  { name: 'blocks.json', about: 'People you blocked.', rows: [] },
  { name: 'contact.json', about: 'Where you are.', rows: [{ email: null, tags: ['a'] }] },
];
const bytes = () => buffer(partOf(files));

describe('a part of an export', () => {
  it('comes back as it was given', async () => {
    const rows = Object.fromEntries(files.map((file) => [file.name, file.rows]));
    expect(await gatheredIn(await bytes())).toEqual(rows);
  });

  it('comes back however it is cut, also within a letter', async () => {
    const part = await bytes();
    const cut = Array.from({ length: part.length }, (_, at) => part.subarray(at, at + 1));
    const titles: GatheredRow[] = [];
    for await (const file of filesIn(cut))
      if (file.name === 'jobs.json') for await (const row of file.rows) titles.push(row);
    expect(titles).toEqual(files[0]?.rows);
  });

  it('can be read without the rows of each file', async () => {
    const names: string[] = [];
    for await (const { name } of filesIn([await bytes()])) names.push(name);
    expect(names).toEqual(files.map(({ name }) => name));
  });

  it('asks for no more rows than are read of it', async () => {
    let asked = 0;
    async function* many() {
      for (; asked < 1_000_000; asked += 1) yield { text: 'x'.repeat(1_000) };
    }
    const part = partOf([{ name: 'many.json', about: 'Many.', rows: many() }]);
    for (let chunks = 0; chunks < 3; chunks += 1) await part.next();
    expect(asked).toBeLessThan(300);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'x\n'],
    ['another shape', '{"files":[{"name":"../x","about":""}]}\n\n'],
    ['a file without its end', '{"files":[{"name":"x.json","about":""}]}\n{"a":1}\n'],
    ['a row that is none', '{"files":[{"name":"x.json","about":""}]}\n[]\n\n'],
    ['more than it says', '{"files":[]}\n{"a":1}\n'],
  ])('is spoilt where it is %s', async (_what, text) => {
    await expect(gatheredIn(Buffer.from(text))).rejects.toThrow(SpoiltPart);
  });
});
