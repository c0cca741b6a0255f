import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import * as PayoutAccount from './payout-account.ts';
import { claimAccountToCheck, lockPayoutAccount, savePayoutAccount } from './queries.ts';

type CheckDeps = Pick<Deps, 'db' | 'now' | 'provider'>;

const patienceMs = 60_000;

/** Asks the provider how one account stands; false where none waits. */
async function checkAccount({ db, now, provider }: CheckDeps): Promise<boolean> {
  const waiting = await db.transaction((tx) =>
    claimAccountToCheck(tx, now(), new Date(now().getTime() + patienceMs)),
  );
  if (!waiting) return false;
  const standing = await provider.standingOf(waiting.token);
  await db.transaction(async (tx) => {
    const account = await lockPayoutAccount(tx, waiting.personId);
    // Another account may have been chosen meanwhile, which is asked for by itself.
    if (account?.token !== waiting.token || !account.nextCheckAt) return;
    await savePayoutAccount(tx, PayoutAccount.judged(account, standing, now(), provider.way));
  });
  return true;
}

export const checkAccountsJob: BackgroundJob<CheckDeps> = {
  name: 'check-payout-accounts',
  every: 15_000,
  wokenBy: 'payout-accounts',
  run: checkAccount,
};
