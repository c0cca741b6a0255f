import { expect, it, vi } from 'vitest';
import type { Logger } from '../operations/logger.ts';
import { eachAlone } from './each-alone.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ id }));
const warn = vi.fn();
const log = { warn } as unknown as Logger;

it('one that fails is logged by its id, and the others have their turn', async () => {
  const seen: string[] = [];
  const work = async ({ id }: { id: string }) => {
    if (id === 'b') throw new Error('broken');
    seen.push(id);
  };
  expect(await eachAlone(rows, work, { log, job: 'test' })).toBe(2);
  expect(seen).toEqual(['a', 'c']);
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ job: 'test', id: 'b' }), expect.any(String)],
  ]);
});

it('a database that is away ends the run', async () => {
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  const work = vi.fn().mockRejectedValue(away);
  await expect(eachAlone(rows, work, { log, job: 'test' })).rejects.toBe(away);
  expect(work).toHaveBeenCalledTimes(1);
});
