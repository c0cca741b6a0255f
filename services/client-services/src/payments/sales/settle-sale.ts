import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { paymentSucceeded } from '@sidework/contracts/client-services/events/money';
import { addPaper } from '../../invoices/add-paper.ts';
import { post } from '../../ledger/post.ts';
import type { Payment } from '../charges/payment.ts';
import * as Sale from './sale.ts';
import { saveSale } from './save-sale.ts';

/** A payment that another service asked for arrived. */
export async function settleSale(
  tx: Tx,
  before: Payment,
  reference: string,
  at: Date,
): Promise<void> {
  const { id: paymentId, payerId, amountCents } = before;
  const { payment, entries } = Sale.settle(before, reference, at);
  await saveSale(tx, before, payment, at);
  await addPaper(tx, { kind: 'receipt', paperId: paymentId }, [payerId]);
  await post(tx, { kind: 'payment', cause: `payment:${paymentId}`, paymentId, entries }, at);
  await emit(tx, paymentSucceeded, { paymentId, payerId, amountCents }, at);
}
