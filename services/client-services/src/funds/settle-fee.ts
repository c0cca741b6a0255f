import type { Tx } from '@sidework/chassis/db/db';
import { conflict } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { payeeOf } from '../escrow/payee.ts';
import { recordHistory } from '../escrow/queries.ts';
import * as Fee from '../fees/fee.ts';
import { lockFeeOf, saveFee } from '../fees/queries.ts';
import { lockAccounts, post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { creditOf } from '../ledger/queries.ts';
import { getServiceFor, lockServiceFor } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import { tellRefunded } from './tell-released.ts';

type FundsDeps = Pick<Deps, 'db' | 'now'>;

export function waiveFee({ db, now }: FundsDeps, actor: Actor, serviceId: string) {
  return db.transaction(async (tx) => {
    const { service, fee } = await lockDueFee(tx, actor, serviceId);
    const at = now();
    await saveFee(tx, fee, Fee.waive(fee, service, actor));
    const amountCents = Fee.leftToSettle(fee);
    const description = 'The fee is not asked for';
    await recordHistory(tx, { serviceId, paymentType: 'fee_waived', amountCents, description }, at);
    return getServiceFor(tx, actor, serviceId);
  });
}

/** The professional who cancelled pays the client out of their balance. */
export function payFee({ db, now }: FundsDeps, actor: Actor, serviceId: string) {
  return db.transaction(async (tx) => {
    const { service, fee } = await lockDueFee(tx, actor, serviceId);
    Fee.requirePayer(fee, service, actor);
    if (!(await collectFee(tx, service, fee, now()))) throw conflict('balance_too_low');
    return getServiceFor(tx, actor, serviceId);
  });
}

async function lockDueFee(tx: Tx, actor: Actor, serviceId: string) {
  const service = await lockServiceFor(tx, actor, serviceId);
  return { service, fee: Fee.requireDue(await lockFeeOf(tx, serviceId), service, actor) };
}

/** A fee is collected from the first account and goes to the second. */
export const accountsOfFee = ({ clientId }: Service, payeeId: string) => [
  Posting.payableTo(payeeId),
  Posting.refundTo(clientId),
];

/** Books the fee that a professional owes, if their balance reaches; the client has it as credit. */
export async function collectFee(
  tx: Tx,
  service: Service,
  fee: Fee.Fee,
  at: Date,
): Promise<boolean> {
  const payeeId = await payeeOf(tx, service.professionalId);
  await lockAccounts(tx, accountsOfFee(service, payeeId));
  const amountCents = Fee.leftToSettle(fee);
  if ((await creditOf(tx, Posting.payableTo(payeeId))) < amountCents) return false;
  const { id: serviceId, clientId } = service;
  const entries = Posting.moved(Posting.payableTo(payeeId), [
    [Posting.refundTo(clientId), amountCents],
  ]);
  const posting = { kind: 'fee_collected', cause: `fee:${serviceId}`, serviceId, entries };
  const ledgerTransactionId = await post(tx, posting, at);
  await saveFee(tx, fee, Fee.collect(fee));
  const description = "Paid from the professional's balance";
  await recordHistory(
    tx,
    { serviceId, ledgerTransactionId, paymentType: 'fee_paid', amountCents, description },
    at,
  );
  const posted = { postingId: ledgerTransactionId, grossCents: amountCents, feeCents: 0 };
  await tellRefunded(tx, service, posted, at);
  return true;
}
