import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSecondLook } from './second-look.ts';
import { countOf } from './test-run.ts';
import { runVitest } from './vitest-run.ts';

/** Runs one planted file as `make test` runs a suite; gives what it left behind, a file a try. */
async function planted(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sidework-planted-'));
  try {
    const second = openSecondLook({ seed: 4_711, longestStandstill: () => 0 });
    const path = `infra/checks/planted/${name}.planted.ts`;
    const config = 'infra/checks/planted/vitest.config.ts';
    const env = { FAULT_SEED: '4711', SIDEWORK_TEST_PLANTED: folder };
    const run = await second.look((file = path) =>
      runVitest({ projects: [], config, file, env, alone: true }),
    );
    return { run, second, tries: (await readdir(folder)).toSorted(), path };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe.concurrent('a planted test', { timeout: 60_000 }, () => {
  it('that fails once is repeated in a process of its own with the same seed, and named', async () => {
    const { run, second, tries, path } = await planted('fails-once');
    expect(run.passed).toBe(true);
    expect(countOf(run)).toEqual({ passed: 2, failed: 0, skipped: 0 });
    const message = expect.stringContaining('Error');
    expect(second.unsteady).toEqual([
      { test: 'fails once', file: path, message, seed: 4_711, longestStandstillMs: 0 },
    ]);
    const [first, again] = tries.map((each) => each.split('-'));
    expect(tries).toHaveLength(2);
    expect([first?.[2], again?.[2]]).toEqual(['4711', '4711']);
    expect(first?.[1]).not.toBe(again?.[1]);
  });

  it('that always fails is repeated twice, and fails the run', async () => {
    const { run, second, tries } = await planted('always-fails');
    expect(run.passed).toBe(false);
    expect(countOf(run)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(second.unsteady).toEqual([]);
    expect(tries).toHaveLength(3);
  });

  it('that must hold each time is not repeated, and fails the run', async () => {
    const { run, tries } = await planted('must-hold');
    expect(run.passed).toBe(false);
    expect(tries).toHaveLength(1);
  });
});
