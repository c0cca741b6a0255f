import type { Tx } from '@sidework/chassis/db/db';
import { wakeAfterCommit } from '@sidework/chassis/db/wake-after-commit';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import type { BankAccount } from '@sidework/contracts/client-services/payout-accounts';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Deps } from '../deps.ts';
import * as PayoutAccount from './payout-account.ts';
import { emailOf, findPayoutAccount, lockPayoutAccount, savePayoutAccount } from './queries.ts';
import { tellOfChange } from './tell-of-change.ts';

type SetDeps = Pick<Deps, 'db' | 'now' | 'provider' | 'config'>;

/** The number goes to the provider, which gives a token for it, and is forgotten here. */
export async function setPayoutAccount(
  deps: SetDeps,
  actor: Actor,
  { routingNumber, accountNumber, holder, bank }: BankAccount,
): Promise<void> {
  PayoutAccount.requireWay(deps.provider.way, 'card');
  await deps.db.transaction((tx) => requireMayChange(tx, actor, deps.now()));
  const number = { routingNumber, accountNumber };
  const token = await deps.provider.addBankAccount(number);
  const shown = { holder, bank, lastFour: accountNumber.slice(-4) };
  await choose(deps, actor, token, shown);
}

/** On the provider's page the owner may choose another bank account, so payouts wait as after a change. */
export async function onboardPayoutAccount(deps: SetDeps, actor: Actor): Promise<{ url: string }> {
  PayoutAccount.requireWay(deps.provider.way, 'redirect');
  await deps.db.transaction((tx) => requireMayChange(tx, actor, deps.now()));
  const returnUrl = new URL(webAddresses.balance, deps.config.PUBLIC_URL).href;
  const { token, url } = await deps.provider.onboard(actor.id, returnUrl);
  const before = await findPayoutAccount(deps.db, actor.id);
  const { holder = null, bank = null, lastFour = null } = before ?? {};
  await choose(deps, actor, token, { holder, bank, lastFour });
  return { url };
}

export async function requireMayChange(tx: Tx, actor: Actor, now: Date): Promise<void> {
  PayoutAccount.requireAdult(isKid(await requireActing(tx, actor)));
  PayoutAccount.requireRecentProof(actor, now);
}

const choose = (
  { db, now, config }: SetDeps,
  actor: Actor,
  token: string,
  shown: PayoutAccount.Shown,
) =>
  db.transaction(async (tx) => {
    const before = await lockPayoutAccount(tx, actor.id);
    await requireMayChange(tx, actor, now());
    const ownerEmail = await emailOf(tx, actor.id);
    const given = { personId: actor.id, token, ownerEmail, ...shown };
    const after = PayoutAccount.chosen(before, given, now());
    await savePayoutAccount(tx, after);
    await tellOfChange(tx, after, before, config.PUBLIC_URL);
    wakeAfterCommit('payout-accounts');
  });
