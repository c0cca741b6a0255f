import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import {
  escrowFunded,
  paymentFailed,
  paymentSucceeded,
} from '@sidework/contracts/client-services/events';
import { lessFee } from '@sidework/contracts/kernel/percent';
import * as Escrow from '../escrow/escrow.ts';
import { recordHistory } from '../escrow/queries.ts';
import { post } from '../ledger/post.ts';
import * as Posting from '../ledger/posting.ts';
import type { ProviderEvent } from '../payment-provider/provider.ts';
import { toServiceFact } from '../services/facts.ts';
import { lockService } from '../services/queries.ts';
import { recordChange } from '../services/record-change.ts';
import { addRefund } from '../transfers/add-transfer.ts';
import * as Payment from './payment.ts';
import { findPayment, lockPayment, savePayment } from './queries.ts';

type Succeeded = Extract<ProviderEvent, { kind: 'succeeded' }>;

/** Money arrived: once, in time and as asked it does what it was asked for, and otherwise it goes back. */
export async function settleSuccess(
  tx: Tx,
  { paymentId, reference, amountCents, paidAt }: Succeeded,
  { now, releaseDays }: { now: () => Date; releaseDays: number },
): Promise<void> {
  const known = await findPayment(tx, paymentId);
  if (!known) return;
  // The service first, as everywhere.
  const service = known.serviceId ? await lockService(tx, known.serviceId) : undefined;
  const before = await lockPayment(tx, paymentId);
  const at = paidAt ?? now();
  if (Payment.isPaid(before) && before.reference === reference) return;
  if (!Payment.isOpen(before) || before.amountCents !== amountCents)
    return sendBack(tx, before, { reference, amountCents }, at);
  const payment = Payment.succeed(before, reference, at);
  if (service) {
    const { heldCents, excessCents, ...funded } = Escrow.fund(service, amountCents);
    const after = Escrow.askAfterFunding(funded.service, at, releaseDays);
    const posted = await post(tx, { ...causeOf(payment), entries: funded.entries }, at);
    await recordChange(tx, service, after, at);
    await savePayment(tx, before, Payment.refund(payment, excessCents));
    if (heldCents > 0) {
      const history = {
        paymentType: 'fund',
        amountCents: heldCents,
        description: 'Paid in',
      } as const;
      await recordHistory(
        tx,
        { serviceId: service.id, ledgerTransactionId: posted, ...history },
        at,
      );
      const fact = { ...toServiceFact(after), amountCents: heldCents };
      await emit(tx, escrowFunded, { ...fact, heldCents: after.escrowedAmountCents }, at);
    }
    const refund = { personId: payment.payerId, serviceId: service.id, reference };
    if (excessCents > 0) await addRefund(tx, { ...refund, amountCents: excessCents }, at);
    return;
  }
  const { netCents, feeCents } = lessFee(amountCents, payment.feeBps);
  const holdUntil = payment.payeeId ? Payment.holdOf(payment, at) : undefined;
  await savePayment(tx, before, holdUntil ? Payment.hold(payment, netCents, holdUntil) : payment);
  const entries = Posting.moved(
    Posting.cash,
    payment.payeeId
      ? [
          [
            holdUntil ? Posting.heldFor(payment.payeeId) : Posting.payableTo(payment.payeeId),
            netCents,
          ],
          [Posting.fees, feeCents],
        ]
      : [[Posting.fees, amountCents]],
  );
  await post(tx, { ...causeOf(payment), entries }, at);
  await emit(tx, paymentSucceeded, { paymentId, payerId: payment.payerId, amountCents }, at);
}

const causeOf = ({ id, serviceId, purpose }: Payment.Payment) => ({
  kind: purpose === 'service' ? ('fund' as const) : ('payment' as const),
  cause: `payment:${id}`,
  serviceId,
  paymentId: id,
});

/** A payment that is no longer asked for goes back. */
async function sendBack(
  tx: Tx,
  { id, payerId, serviceId }: Payment.Payment,
  { reference, amountCents }: { reference: string; amountCents: number },
  at: Date,
): Promise<void> {
  await post(
    tx,
    {
      kind: 'payment_returned',
      cause: `returned:${reference}`,
      serviceId,
      paymentId: id,
      entries: Posting.moved(Posting.cash, [[Posting.refundTo(payerId), amountCents]]),
    },
    at,
  );
  await addRefund(tx, { personId: payerId, serviceId, reference, amountCents }, at);
}

/** A try that did not pay; another may. */
export async function settleFailure(
  tx: Tx,
  { paymentId, reference, failure }: Extract<ProviderEvent, { kind: 'failed' }>,
): Promise<void> {
  const known = await findPayment(tx, paymentId);
  if (!known) return;
  const before = await lockPayment(tx, paymentId);
  await savePayment(tx, before, Payment.decline(before, reference, failure));
}

/** Tells the service that asked for the payment that it will not be paid; a client's own payment needs no word. */
export async function tellUnpaid(
  tx: Tx,
  { id: paymentId, payerId, amountCents, purpose }: Payment.Payment,
  reason: string,
  at: Date,
): Promise<void> {
  if (purpose === 'service') return;
  await emit(tx, paymentFailed, { paymentId, payerId, amountCents, reason }, at);
}
