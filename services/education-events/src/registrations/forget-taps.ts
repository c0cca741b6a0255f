import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { forgetTapsAtClosedDoors } from './queries.ts';

const batch = 500;

/** Deletes taps at doors that are closed: they only tell a second arrival from a first. */
export async function forgetTaps({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  return (await forgetTapsAtClosedDoors(db, now(), batch)) === batch;
}

/** Sweeps every ten minutes. */
export const forgetTapsJob: BackgroundJob<Deps> = {
  name: 'forget-taps-at-the-door',
  every: 600_000,
  run: forgetTaps,
};
