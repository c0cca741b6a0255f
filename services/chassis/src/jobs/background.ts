import { Histogram, type Registry } from 'prom-client';
import type { Sql } from '../db/db.ts';
import type { Logger } from '../operations/logger.ts';
import { keepWorking } from './keep-working.ts';

/** The chassis runs these jobs in every instance, stops them, logs their failures and measures them. */
export interface BackgroundJob<D> {
  /** `lift-ended-bans`: names it in logs and metrics. */
  name: string;
  /** Milliseconds between two looks, of which the first comes at the start. */
  every: number;
  /** The name by which `wakeAfterCommit` wakes it; absent where only the clock does. */
  wokenBy?: string;
  /** Does some of what is due; `true` says that more is due now. `stopping` is aborted when the process leaves. */
  run(deps: D, stopping: AbortSignal): Promise<unknown>;
}

interface Runner {
  sql: Sql;
  log: Logger;
  /** Counts the runs; absent in tests that measure nothing. */
  registry?: Registry;
}

/** Runs these jobs until the given function is called, which waits for what is under way. */
export async function startBackground<D>(
  jobs: BackgroundJob<D>[],
  deps: D,
  { sql, log, registry }: Runner,
): Promise<() => Promise<void>> {
  const measured =
    registry &&
    new Histogram({
      name: 'background_run_seconds',
      help: 'How long each run of what the service does by itself took',
      labelNames: ['job', 'outcome'],
      buckets: [0.005, 0.05, 0.5, 5, 50],
      registers: [registry],
    });
  const leaving = new AbortController();
  const stops = await Promise.all(
    jobs.map(({ name: job, every, wokenBy, run }) => {
      const measuredRun = async () => {
        const started = performance.now();
        const observe = (outcome: string) =>
          measured?.labels(job, outcome).observe((performance.now() - started) / 1000);
        try {
          const more = await run(deps, leaving.signal);
          observe('done');
          return more === true;
        } catch (error) {
          observe('failed');
          throw error;
        }
      };
      return keepWorking({
        sql,
        every,
        ...(wokenBy && { wokenBy }),
        doNext: measuredRun,
        onError: (err) => log.warn({ err, job }, 'a background job failed and is tried again'),
      });
    }),
  );
  return async () => {
    leaving.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
