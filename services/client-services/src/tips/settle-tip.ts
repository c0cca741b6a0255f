import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { tipGiven } from '@sidework/contracts/client-services/events/extras';
import { payBeside } from '../escrow/pay-beside.ts';
import { sidesOfPapers } from '../escrow/payee.ts';
import { addPaper } from '../invoices/add-paper.ts';
import * as Payment from '../payments/charges/payment.ts';
import { savePayment } from '../payments/charges/queries.ts';
import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';

/** A tip arrived: all of it is the professional's, and it is final. */
export async function settleTip(
  tx: Tx,
  before: Payment.Payment,
  service: Service,
  reference: string,
  at: Date,
): Promise<void> {
  const { id: paymentId, amountCents } = before;
  await savePayment(tx, before, Payment.succeed(before, reference, at));
  const tip = { kind: 'tip', paymentId, amountCents, description: 'Tip' } as const;
  const paid = await payBeside(tx, service, tip, at);
  await addPaper(tx, { kind: 'receipt', paperId: paymentId }, await sidesOfPapers(tx, service));
  await emit(tx, tipGiven, { ...toServiceFact(service), ...paid }, at);
}
