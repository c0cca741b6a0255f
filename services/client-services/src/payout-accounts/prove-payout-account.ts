import { wakeAfterCommit } from '@sidework/chassis/db/wake-after-commit';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import * as PayoutAccount from './payout-account.ts';
import { findPayoutAccount, lockPayoutAccount, savePayoutAccount } from './queries.ts';
import { requireMayChange } from './set-payout-account.ts';

/** The document goes to the provider as it is. */
export async function provePayoutAccount(
  { db, now, provider }: Pick<Deps, 'db' | 'now' | 'provider'>,
  actor: Actor,
  document: Buffer,
): Promise<void> {
  PayoutAccount.requireWay(provider.way, 'card');
  const { token } = await db.transaction(async (tx) => {
    const asked = PayoutAccount.proven(await findPayoutAccount(tx, actor.id), now());
    await requireMayChange(tx, actor, now());
    return asked;
  });
  await provider.addDocument(token, document);
  await db.transaction(async (tx) => {
    const before = await lockPayoutAccount(tx, actor.id);
    await savePayoutAccount(tx, PayoutAccount.proven(before, now()));
    wakeAfterCommit('payout-accounts');
  });
}
