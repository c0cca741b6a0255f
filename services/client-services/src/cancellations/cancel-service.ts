import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Cancellation as Request } from '@sidework/contracts/client-services/escrow';
import { serviceCancelled } from '@sidework/contracts/client-services/events';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { payeeOf } from '../escrow/payee.ts';
import { recordHistory } from '../escrow/queries.ts';
import { tellReleased } from '../escrow/tell-released.ts';
import { post } from '../ledger/post.ts';
import { refundToCards } from '../payments/work/refund-to-cards.ts';
import { settleChange } from '../service-management/settle-change.ts';
import { toServiceFact } from '../services/facts.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import * as Cancellation from './cancellation.ts';

/** A party may always leave, also a child and a restricted account. */
export function cancelService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  { cause, feeCents: given }: z.infer<typeof Request>,
) {
  return db.transaction(async (tx) => {
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const terms = Cancellation.termsOf(before, actor, cause, {
      isAgreed: before.agreement === 'accepted',
    });
    Cancellation.agreeOnFee(terms, given);
    const payeeId = await payeeOf(tx, before.professionalId);
    const { service, entries, fee, ...earned } = Cancellation.cancel(
      before,
      actor,
      terms,
      { payeeId },
      at,
    );
    await settleChange(tx, before, service, at);
    const cancelled = { serviceId, kind: 'cancellation' as const, cause: `cancel:${serviceId}` };
    const ledgerTransactionId =
      entries.length > 0 ? await post(tx, { ...cancelled, entries }, at) : null;
    const description = `Cancellation fee (${terms.feePercentage}%)`;
    const kept = { serviceId, ledgerTransactionId };
    await recordHistory(tx, { ...kept, paymentType: 'cancellation_fee', description, ...fee }, at);
    const { refundCents } = terms;
    if (refundCents > 0)
      await recordHistory(
        tx,
        {
          ...kept,
          paymentType: 'refund',
          amountCents: refundCents,
          description: 'Back to the client',
        },
        at,
      );
    await refundToCards(tx, service, refundCents, at);
    const posted = { grossCents: earned.grossCents, feeCents: earned.platformCents };
    if (ledgerTransactionId) {
      const postingId = ledgerTransactionId;
      await tellReleased(tx, service, { postingId, ...posted, why: 'cancellation' }, at);
    }
    const { payer, feeCents } = terms;
    const cancelledBy = service.cancelledBy ?? payer;
    const fact = { ...toServiceFact(service), cancelledBy, payer, refundCents };
    await emit(tx, serviceCancelled, { ...fact, feeCents }, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
