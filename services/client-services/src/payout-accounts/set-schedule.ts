import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import type { PayoutSchedule } from '@sidework/contracts/client-services/money-words';
import type { Deps } from '../deps.ts';
import * as PayoutAccount from './payout-account.ts';
import { lockPayoutAccount, savePayoutAccount } from './queries.ts';

export const setPayoutSchedule = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  schedule: PayoutSchedule,
): Promise<void> =>
  db.transaction(async (tx) => {
    const account = await lockPayoutAccount(tx, actor.id);
    PayoutAccount.requireAdult(isKid(await requireActing(tx, actor)));
    await savePayoutAccount(tx, PayoutAccount.scheduled(account, schedule, now()));
  });
