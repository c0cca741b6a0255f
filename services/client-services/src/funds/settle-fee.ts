import type { Tx } from '@sidework/chassis/db/db';
import { conflict, forbidden, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { partyOf } from '../escrow/escrow.ts';
import { lockFeeOf, noteHistory, type PaymentRecord } from '../escrow/history.ts';
import { payeeOf } from '../escrow/payee.ts';
import { paymentHistory } from '../escrow/table.ts';
import { lockAccounts, post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { creditOf } from '../ledger/queries.ts';
import { getServiceFor, lockServiceFor } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import { tellRefunded } from './tell-released.ts';

type FundsDeps = Pick<Deps, 'db' | 'now'>;

/** Whoever is owed the fee asks for it no more. */
export function waiveFee({ db, now }: FundsDeps, actor: Actor, serviceId: string) {
  return db.transaction(async (tx) => {
    const { service, fee } = await lockDueFee(tx, actor, serviceId);
    const at = now();
    const creditor = fee.payer === 'client' ? service.professionalId : service.clientId;
    if (creditor !== actor.id) throw forbidden('not_owed_to_you');
    await tx
      .update(paymentHistory)
      .set({ settlement: 'waived' })
      .where(eq(paymentHistory.id, fee.id));
    const amountCents = fee.amountCents - fee.settledCents;
    const description = 'The fee is not asked for';
    await noteHistory(tx, { serviceId, paymentType: 'fee_waived', amountCents, description }, at);
    return getServiceFor(tx, actor, serviceId);
  });
}

/** The professional who cancelled pays the client out of their balance. */
export function payFee({ db, now }: FundsDeps, actor: Actor, serviceId: string) {
  return db.transaction(async (tx) => {
    const { service, fee } = await lockDueFee(tx, actor, serviceId);
    if (fee.payer !== 'professional' || service.professionalId !== actor.id)
      throw forbidden('not_owed_by_you');
    if (!(await collectFee(tx, service, fee, now()))) throw conflict('balance_too_low');
    return getServiceFor(tx, actor, serviceId);
  });
}

async function lockDueFee(tx: Tx, actor: Actor, serviceId: string) {
  const service = await lockServiceFor(tx, actor, serviceId);
  if (!partyOf(service, actor)) throw notFound('service_not_found');
  const fee = await lockFeeOf(tx, serviceId);
  // What stays held while the client may dispute it is released by itself.
  if (fee?.settlement !== 'due' || service.escrowedAmountCents > 0) throw conflict('fee_not_due');
  return { service, fee };
}

/** What a fee is collected from, and whom it goes to. */
export const accountsOfFee = ({ clientId }: Service, payeeId: string) => [
  Posting.payableTo(payeeId),
  Posting.refundTo(clientId),
];

/** Books the fee that a professional owes, if their balance reaches; the client has it as credit. */
export async function collectFee(
  tx: Tx,
  service: Service,
  fee: PaymentRecord,
  at: Date,
): Promise<boolean> {
  const payeeId = await payeeOf(tx, service.professionalId);
  await lockAccounts(tx, accountsOfFee(service, payeeId));
  const amountCents = fee.amountCents - fee.settledCents;
  if ((await creditOf(tx, Posting.payableTo(payeeId))) < amountCents) return false;
  const { id: serviceId, clientId } = service;
  const entries = Posting.moved(Posting.payableTo(payeeId), [
    [Posting.refundTo(clientId), amountCents],
  ]);
  const posting = { kind: 'fee_collected', cause: `fee:${serviceId}`, serviceId, entries };
  const ledgerTransactionId = await post(tx, posting, at);
  await tx
    .update(paymentHistory)
    .set({ settlement: 'settled', settledCents: fee.amountCents })
    .where(eq(paymentHistory.id, fee.id));
  const description = "Paid from the professional's balance";
  await noteHistory(
    tx,
    { serviceId, ledgerTransactionId, paymentType: 'fee_paid', amountCents, description },
    at,
  );
  const posted = { postingId: ledgerTransactionId, grossCents: amountCents, feeCents: 0 };
  await tellRefunded(tx, service, posted, at);
  return true;
}
