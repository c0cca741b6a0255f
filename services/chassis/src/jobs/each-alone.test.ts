import { expect, it, vi } from 'vitest';
import type { Logger } from '../operations/logger.ts';
import { eachAlone, type PageOfDue } from './each-alone.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const pages = {
  atOnce: 10,
  read: async ({ after = '', limit }: PageOfDue) =>
    rows.filter(({ id }) => id > after).slice(0, limit),
};
const warn = vi.fn();
const log = { warn } as unknown as Logger;

it('one that fails is logged by its id, and the others have their turn', async () => {
  const seen: string[] = [];
  const work = async ({ id }: { id: string }) => {
    if (id === 'b') throw new Error('broken');
    seen.push(id);
  };
  expect(await eachAlone(pages, work, { log, job: 'test' })).toBe(2);
  expect(seen).toEqual(['a', 'c']);
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ job: 'test', id: 'b' }), expect.any(String)],
  ]);
});

it('a database that is away ends the run', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const work = vi.fn().mockRejectedValue(away);
  await expect(eachAlone(pages, work, { log, job: 'test' })).rejects.toBe(away);
  expect(work).toHaveBeenCalledTimes(1);
});

it('a page of which all fails hides nothing behind it', async () => {
  const seen: string[] = [];
  const work = async ({ id }: { id: string }) => {
    if (id < 'c') throw new Error('broken');
    seen.push(id);
  };
  expect(await eachAlone({ ...pages, atOnce: 2 }, work, { log, job: 'test' })).toBe(1);
  expect(seen).toEqual(['c']);
});

it('a process that leaves begins no further page', async () => {
  const work = vi.fn();
  const stopping = AbortSignal.abort();
  await eachAlone({ ...pages, atOnce: 2 }, work, { log, job: 'test', stopping });
  expect(work).toHaveBeenCalledTimes(2);
});
