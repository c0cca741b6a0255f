import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { v7 as uuidv7 } from 'uuid';
import { balanceOf, feesDueFrom } from '../balance/queries.ts';
import { accountsOfFee, collectFee } from '../cancellation-fees/collect-fee.ts';
import type { Fee } from '../cancellation-fees/fee.ts';
import { lockFeeOf } from '../cancellation-fees/queries.ts';
import type { Deps } from '../deps.ts';
import { lockAccounts, post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { requirePayingAdult } from '../payments/charges/require-paying-adult.ts';
import { labelOf, requirePayable } from '../payout-accounts/payout-account.ts';
import { findPayoutAccount } from '../payout-accounts/queries.ts';
import { lockService } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import { addPayout } from '../transfers/add-transfer.ts';
import * as Payout from './payout.ts';

/** Pays a person's debts out of their earnings, and sends the rest to them. */
export function requestPayout({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor) {
  return db.transaction(async (tx) => {
    await requirePayingAdult(tx, actor);
    return payOut(tx, actor.id, now());
  });
}

/** The person asks for it, or their schedule does. */
export async function payOut(tx: Tx, personId: string, at: Date) {
  const due = await lockFeesDue(tx, personId);
  const own = [Posting.payableTo, Posting.refundTo, Posting.owedBy].map((of) => of(personId));
  const owedTo = due.flatMap(({ service }) => accountsOfFee(service, personId));
  await lockAccounts(tx, [...own, ...owedTo]);
  for (const { service, fee } of due) await collectFee(tx, service, fee, at);
  await collectDebt(tx, personId, at);
  const payable = Payout.payable(await balanceOf(tx, personId));
  const { amountCents } = payable;
  const account = requirePayable(await findPayoutAccount(tx, personId), at);
  const entries = Payout.entriesOf(personId, payable);
  const cause = `payout:${uuidv7()}`;
  const ledgerTransactionId = await post(tx, { kind: 'payout', cause, entries }, at);
  const sent = {
    personId,
    amountCents,
    ledgerTransactionId,
    destination: labelOf(account),
    destinationToken: account.token,
  };
  return { id: await addPayout(tx, sent, at), amountCents };
}

/** Locks the fees that are due with their services, by ids and before accounts; gives them oldest first. */
async function lockFeesDue(tx: Tx, personId: string) {
  const found = await feesDueFrom(tx, personId);
  const locked = new Map<string, { service: Service; fee: Fee }>();
  for (const serviceId of found.map((due) => due.serviceId).sort()) {
    const service = await lockService(tx, serviceId);
    const fee = await lockFeeOf(tx, serviceId);
    if (fee?.settlement === 'due') locked.set(serviceId, { service, fee });
  }
  return found.flatMap(({ serviceId }) => locked.get(serviceId) ?? []);
}

/** A refund to a client after the payout became the professional's debt. */
async function collectDebt(tx: Tx, personId: string, at: Date): Promise<void> {
  const entries = Payout.debtEntriesOf(personId, await balanceOf(tx, personId));
  if (!entries) return;
  await post(tx, { kind: 'debt_collected', cause: `debt:${uuidv7()}`, entries }, at);
}
