import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Split } from '@sidework/contracts/client-services/escrow';
import { disputeSettled } from '@sidework/contracts/client-services/events';
import type { z } from 'zod';
import * as Fee from '../cancellation-fees/fee.ts';
import { lockFeeOf, saveFee } from '../cancellation-fees/queries.ts';
import type { Deps } from '../deps.ts';
import { bookMovement } from '../escrow/book-movement.ts';
import { concernedBy, payeeOf } from '../escrow/payee.ts';
import { tellReleased } from '../escrow/tell-released.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { refundToCards } from '../payments/work/refund-to-cards.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { toServiceFact } from '../services/facts.ts';
import { lockService } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import * as Dispute from './dispute.ts';
import { getDispute, lockDispute } from './queries.ts';
import { disputes } from './table.ts';

export function settleDispute(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  disputeId: string,
  decision: z.infer<typeof Split>,
) {
  return db.transaction(async (tx) => {
    const { serviceId } = await getDispute(tx, disputeId);
    const before = await lockService(tx, serviceId);
    const at = now();
    const dispute = await lockDispute(tx, disputeId);
    const payeeId = await payeeOf(tx, before.professionalId);
    const concerned = await concernedBy(tx, before);
    const who = { by: actor, payeeId, concerned };
    const decided = Dispute.decide(dispute, before, decision, who, at);
    const { service, entries, grossCents, feeCents } = decided;
    const postingId = await bookMovement(
      tx,
      { kind: 'dispute', cause: `dispute:${disputeId}`, serviceId, entries },
      Dispute.sharesOf(decision).map((share) => ({ paymentType: 'dispute', ...share })),
      at,
    );
    await settleChange(tx, before, service, at);
    await save(tx, disputes, dispute, decided.dispute);
    await endFee(tx, service, decision.toProfessionalCents);
    await refundToCards(tx, service, decision.toClientCents, at);
    const posted = { postingId, grossCents, feeCents };
    await tellReleased(tx, service, { ...posted, why: 'dispute' }, at);
    await issueInvoice(tx, service, { ...posted, why: 'dispute' }, at);
    const told = { ...decision, disputeId, decidedBy: actor.id };
    await emit(tx, disputeSettled, { ...toServiceFact(service), ...told }, at);
    return { id: disputeId };
  });
}

async function endFee(tx: Tx, { id }: Service, cents: number): Promise<void> {
  const fee = await lockFeeOf(tx, id);
  if (fee) await saveFee(tx, fee, Fee.decide(fee, cents));
}
