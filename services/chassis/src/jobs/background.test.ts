import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import type { Sql } from '../db/db.ts';
import { createLogger } from '../operations/logger.ts';
import { type BackgroundJob, startBackground } from './background.ts';

const sql = {} as Sql;
const log = createLogger('test', 'silent');
const hour = 3_600_000;

const started = (job: Partial<BackgroundJob<string>>, registry?: Registry) =>
  startBackground([{ name: 'look', every: hour, run: async () => false, ...job }], 'the deps', {
    sql,
    log,
    ...(registry && { registry }),
  });

describe('what a service does by itself', () => {
  it('begins at once and goes on while there is more', async () => {
    const run = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(true);
    const stop = await started({ run });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3), 5_000);
    await stop();
    expect(run.mock.calls[0]?.[0]).toBe('the deps');
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('is tried again after a failure, which is logged and measured', async () => {
    const warn = vi.spyOn(log, 'warn');
    const registry = new Registry();
    const run = vi.fn().mockRejectedValueOnce(new Error('no database'));
    const stop = await started({ run }, registry);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), 5_000);
    await stop();
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ job: 'look' });
    const measured = await registry.metrics();
    for (const outcome of ['done', 'failed'])
      expect(measured).toContain(`background_run_seconds_count{job="look",outcome="${outcome}"} 1`);
  });

  it('is told that the process leaves, and waited for', async () => {
    let ended = false;
    const began = Promise.withResolvers<void>();
    const stop = await started({
      async run(_deps, stopping) {
        began.resolve();
        await new Promise((resolve) => stopping.addEventListener('abort', resolve));
        ended = true;
      },
    });
    await began.promise;
    await stop();
    expect(ended).toBe(true);
  });
});
