import type { Tx } from '@sidework/chassis/db/db';
import { AppError } from '@sidework/chassis/errors';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { nextFriday } from '../payout-accounts/payout-account.ts';
import { lockAccountToPayOut, setNextPayout } from '../payout-accounts/queries.ts';
import { payOut } from './request-payout.ts';

type WeeklyDeps = Pick<Deps, 'db' | 'now'>;

/** Pays one person out whose Friday has come; false where none is due. */
const payOutWeekly = ({ db, now }: WeeklyDeps): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = now();
    const account = await lockAccountToPayOut(tx, at);
    if (!account) return false;
    await setNextPayout(tx, account.personId, nextFriday(at));
    await unlessRefused(tx, (within) => payOut(within, account.personId, at));
    return true;
  });

/** Nothing to pay out, or an account that is held, is no fault of the schedule: the next Friday comes. */
async function unlessRefused(tx: Tx, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  try {
    await tx.transaction(work);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === 'conflict')) throw error;
  }
}

export const payOutWeeklyJob: BackgroundJob<WeeklyDeps> = {
  name: 'pay-out-weekly',
  every: 60_000,
  run: payOutWeekly,
};
