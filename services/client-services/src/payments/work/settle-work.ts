import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { escrowFunded } from '@sidework/contracts/client-services/events/money';
import { bookMovement } from '../../escrow/book-movement.ts';
import * as Escrow from '../../escrow/escrow.ts';
import { sidesOfPapers } from '../../escrow/payee.ts';
import { addPaper } from '../../invoices/add-paper.ts';
import { findPaidMilestone, fundMilestone } from '../../milestones/move-milestones.ts';
import { toServiceFact } from '../../services/facts.ts';
import { recordChange } from '../../services/record-change.ts';
import { leftToFund, type Service } from '../../services/service.ts';
import { addRefund } from '../../transfers/add-transfer.ts';
import * as Payment from '../charges/payment.ts';
import { savePayment } from '../charges/queries.ts';

/** A client's money for work arrived: what is missing of the total is held, and the rest goes back. */
export async function settleWork(
  tx: Tx,
  before: Payment.Payment,
  work: Service,
  { reference, releaseDays }: { reference: string; releaseDays: number },
  at: Date,
): Promise<void> {
  const { id: paymentId, payerId, amountCents } = before;
  const paidFor = before.milestoneId ? await findPaidMilestone(tx, before, work) : undefined;
  const { heldCents, excessCents, entries, ...funded } = Escrow.fund(
    work,
    amountCents,
    mostFor(before, work, paidFor !== undefined),
  );
  const asking = Escrow.askAfterFunding(funded.service, at, releaseDays);
  const service = paidFor ? await fundMilestone(tx, paidFor, asking, at) : asking;
  const { id: serviceId } = service;
  const description = paidFor ? `Paid in: ${paidFor.milestone.title}` : 'Paid in';
  await bookMovement(
    tx,
    { kind: 'fund', cause: `payment:${paymentId}`, serviceId, paymentId, entries },
    heldCents > 0 ? [{ paymentType: 'fund', amountCents: heldCents, description }] : [],
    at,
  );
  await recordChange(tx, work, service, at);
  const paid = Payment.refund(Payment.succeed(before, reference, at), excessCents);
  await savePayment(tx, before, paid);
  if (heldCents > 0) {
    const paper = { kind: 'receipt', paperId: paymentId } as const;
    await addPaper(tx, paper, await sidesOfPapers(tx, service));
    const fact = { ...toServiceFact(service), amountCents: heldCents };
    await emit(tx, escrowFunded, { ...fact, heldCents: service.escrowedAmountCents }, at);
  }
  const refund = { personId: payerId, serviceId, reference };
  if (excessCents > 0) await addRefund(tx, { ...refund, amountCents: excessCents }, at);
}

/** A milestone is held whole, and work that is paid in milestones takes no other money. */
function mostFor(
  { milestoneId, amountCents }: Payment.Payment,
  work: Service,
  isTaken: boolean,
): number {
  if (milestoneId) return isTaken ? amountCents : 0;
  return work.nextMilestoneCents === null ? leftToFund(work) : 0;
}
