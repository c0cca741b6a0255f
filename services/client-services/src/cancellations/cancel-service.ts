import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Cancellation as Request } from '@sidework/contracts/client-services/escrow';
import { serviceCancelled } from '@sidework/contracts/client-services/events';
import type { z } from 'zod';
import { isBooked } from '../appointments/queries.ts';
import { tellNewFee } from '../cancellation-fees/save-fee.ts';
import type { Deps } from '../deps.ts';
import { bookMovement } from '../escrow/book-movement.ts';
import { payeeOf } from '../escrow/payee.ts';
import { tellReleased } from '../escrow/tell-released.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
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
      isBooked: await isBooked(tx, serviceId),
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
    const postingId = await bookMovement(
      tx,
      { kind: 'cancellation', cause: `cancel:${serviceId}`, serviceId, entries },
      Cancellation.linesOf(terms, fee),
      at,
    );
    await tellNewFee(tx, service, at);
    const { refundCents } = terms;
    await refundToCards(tx, service, refundCents, at);
    const posted = { postingId, grossCents: earned.grossCents, feeCents: earned.platformCents };
    await tellReleased(tx, service, { ...posted, why: 'cancellation' }, at);
    await issueInvoice(tx, service, { ...posted, why: 'cancellation' }, at);
    const { payer, feeCents } = terms;
    const cancelledBy = service.cancelledBy ?? payer;
    const fact = { ...toServiceFact(service), cancelledBy, payer, refundCents };
    await emit(tx, serviceCancelled, { ...fact, feeCents }, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
