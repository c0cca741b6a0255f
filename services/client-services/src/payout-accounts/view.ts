import type { Actor } from '@sidework/chassis/http/actor';
import type { PayoutAccountView } from '@sidework/contracts/client-services/payout-accounts';
import type { Deps } from '../deps.ts';
import { isGuardian } from '../people/queries.ts';
import { mayChangeUntil, type PayoutAccount } from './payout-account.ts';
import { findPayoutAccount } from './queries.ts';

export async function payoutAccountFor(
  { db, provider }: Pick<Deps, 'db' | 'provider'>,
  actor: Actor,
): Promise<PayoutAccountView> {
  const account = await findPayoutAccount(db, actor.id);
  return {
    way: provider.way === 'card' ? 'form' : 'redirect',
    account: account ? toAccount(account) : null,
    schedule: account?.schedule ?? 'manual',
    nextPayoutAt: account?.nextPayoutAt?.toISOString() ?? null,
    mayChangeUntil: mayChangeUntil(actor).toISOString(),
    isForChildren: await isGuardian(db, actor.id),
  };
}

const toAccount = (account: PayoutAccount): NonNullable<PayoutAccountView['account']> => ({
  holder: account.holder,
  bank: account.bank,
  lastFour: account.lastFour,
  status: account.status,
  reason: account.reason,
  addedAt: account.addedAt.toISOString(),
  verifiedAt: account.verifiedAt?.toISOString() ?? null,
  heldUntil: account.heldUntil?.toISOString() ?? null,
});
