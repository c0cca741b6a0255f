import type { Tx } from '@sidework/chassis/db/db';
import { AppError } from '@sidework/chassis/errors';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { eachAlone, type PageOfDue } from '@sidework/chassis/jobs/each-alone';
import { newsMayBe } from '@sidework/contracts/kernel/stakes';
import type { Deps } from '../deps.ts';
import { nextFriday } from '../payout-accounts/payout-account.ts';
import { duePayouts, lockDuePayout, setNextPayout } from '../payout-accounts/queries.ts';
import { lockActingAdult } from '../people/queries.ts';
import { payOut } from './request-payout.ts';

type WeeklyDeps = Pick<Deps, 'db' | 'now' | 'news' | 'log'>;

const atOnce = 500;

/** Pays out each person whose Friday has come. */
async function payOutWeekly(
  { db, now, news, log }: WeeklyDeps,
  stopping?: AbortSignal,
): Promise<void> {
  const at = now();
  const read = (page: PageOfDue) => duePayouts(db, at, page);
  const pay = async ({ id }: { id: string }) => {
    // A person may have been banned meanwhile, so payouts wait for the news.
    if (news.ageMs() > newsMayBe.ofAdults) return;
    await db.transaction((tx) => payOutDue(tx, id, at));
  };
  await eachAlone({ read, atOnce }, pay, { log, job: payOutWeeklyJob.name, stopping });
}

/** The person is locked before their account, as a change of the account locks them. */
async function payOutDue(tx: Tx, personId: string, at: Date): Promise<void> {
  const mayBePaid = await lockActingAdult(tx, personId);
  if (!(await lockDuePayout(tx, personId, at))) return;
  await setNextPayout(tx, personId, nextFriday(at));
  if (mayBePaid) await unlessRefused(tx, (within) => payOut(within, personId, at));
}

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
