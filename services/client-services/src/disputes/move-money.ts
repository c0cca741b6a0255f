import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { disputeSettled } from '@sidework/contracts/client-services/events';
import * as Fee from '../cancellation-fees/fee.ts';
import { lockFeeOf } from '../cancellation-fees/queries.ts';
import { saveFee } from '../cancellation-fees/save-fee.ts';
import { bookMovement } from '../escrow/book-movement.ts';
import { payeeOf } from '../escrow/payee.ts';
import { tellReleased } from '../escrow/tell-released.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { refundToCards } from '../payments/work/refund-to-cards.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import * as Dispute from './dispute.ts';
import { saveDispute } from './queries.ts';

/** All that is held goes to the two sides as the final decision says. */
export async function moveMoney(
  tx: Tx,
  before: Service,
  dispute: Dispute.Dispute,
  at: Date,
): Promise<void> {
  const { id: disputeId, serviceId } = dispute;
  const split = Dispute.splitOf(dispute);
  const payeeId = await payeeOf(tx, before.professionalId);
  const { service, entries, grossCents, feeCents } = Dispute.settle(before, split, { payeeId }, at);
  const postingId = await bookMovement(
    tx,
    { kind: 'dispute', cause: `dispute:${disputeId}`, serviceId, entries },
    Dispute.sharesOf(split).map((share) => ({ paymentType: 'dispute', ...share })),
    at,
  );
  await settleChange(tx, before, service, at);
  await saveDispute(tx, dispute, { ...dispute, settledAt: at });
  await endFee(tx, service, split.toProfessionalCents, at);
  await refundToCards(tx, service, split.toClientCents, at);
  const posted = { postingId, grossCents, feeCents };
  await tellReleased(tx, service, { ...posted, why: 'dispute' }, at);
  await issueInvoice(tx, service, { ...posted, why: 'dispute' }, at);
  const told = { ...split, disputeId, decidedBy: dispute.decidedBy ?? undefined };
  await emit(tx, disputeSettled, { ...toServiceFact(service), ...told }, at);
}

async function endFee(tx: Tx, service: Service, cents: number, at: Date): Promise<void> {
  const fee = await lockFeeOf(tx, service.id);
  if (fee) await saveFee(tx, service, { before: fee, after: Fee.decide(fee, cents) }, at);
}
