import type { Tx } from '@sidework/chassis/db/db';
import { bookMovement } from '../escrow/book-movement.ts';
import { payeeOf } from '../escrow/payee.ts';
import { tellRefunded } from '../escrow/tell-released.ts';
import { lockAccounts } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import { creditOf } from '../ledger/queries.ts';
import type { Service } from '../services/service.ts';
import * as Fee from './fee.ts';
import { saveFee } from './save-fee.ts';

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
  const description = "Paid from the professional's balance";
  const postingId = await bookMovement(
    tx,
    { kind: 'fee_collected', cause: `fee:${serviceId}`, serviceId, entries },
    [{ paymentType: 'fee_paid', amountCents, description }],
    at,
  );
  await saveFee(tx, service, { before: fee, after: Fee.collect(fee) }, at);
  const posted = { postingId, grossCents: amountCents, feeCents: 0 };
  await tellRefunded(tx, service, { ...posted, why: 'cancellation_fee' }, at);
  return true;
}
