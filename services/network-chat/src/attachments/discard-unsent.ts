import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { unsentMs } from './attachment.ts';
import { discardOlder } from './queries.ts';

const atOnce = 100;

/** Removes files that no message took within a day; true where there may be more. */
export const discardUnsentJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'discard-unsent-files',
  every: 60 * 60_000,
  run: async ({ db, now }) => {
    const before = new Date(now().getTime() - unsentMs);
    return (await db.transaction((tx) => discardOlder(tx, before, atOnce))) === atOnce;
  },
};
