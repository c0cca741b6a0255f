import { describe, expect, it } from 'vitest';
import { type InHistory, judgeUnsteady } from './unsteady.ts';

const known: Record<string, InHistory> = { abcdef1: 'yes', abcdef2: 'no', abcdef3: 'unknown' };
const judge = (...entries: object[]) =>
  judgeUnsteady(entries.map((entry) => JSON.stringify(entry)).join('\n'), async (commit) => {
    return known[commit] ?? 'no';
  });
const seen = { on: '2026-11-22', test: 'one', file: 'a.test.ts', seed: 7, longestStandstillMs: 80 };

describe('the list of unsteady tests', () => {
  it('bears each test once', async () => {
    const { faults } = await judge(seen, { ...seen, test: 'two' }, { ...seen, file: 'b.test.ts' });
    expect(faults).toEqual([]);
  });

  it('fails where a test stands there twice', async () => {
    expect((await judge(seen, seen)).faults).toEqual([
      'unsteady 2 times, and not mended: a.test.ts: one',
    ]);
  });

  it('bears it again once it was mended', async () => {
    expect((await judge({ ...seen, mendedBy: 'abcdef1' }, seen)).faults).toEqual([]);
    expect((await judge({ ...seen, mendedBy: 'abcdef1' }, seen, seen)).faults).toHaveLength(1);
  });

  it.each(['abcdef2', 'main', 'abc', ''])('fails where %o mended it', async (mendedBy) => {
    const { faults } = await judge({ ...seen, mendedBy });
    expect(faults).toEqual([expect.stringContaining('is no commit of the history')]);
  });

  it('only warns where a shallow clone cannot tell', async () => {
    const { faults, warnings } = await judge({ ...seen, mendedBy: 'abcdef3' });
    expect({ faults, warnings: warnings.length }).toEqual({ faults: [], warnings: 1 });
  });

  it('fails at a line that is no entry', async () => {
    expect((await judgeUnsteady('{"test":1}\n\nnothing', async () => 'yes')).faults).toHaveLength(
      2,
    );
  });
});
