import type { Db } from '@sidework/chassis/db/db';
import type { PaymentView } from '@sidework/contracts/client-services/payments';
import type { PaymentProvider } from '../../payment-provider/provider.ts';
import { findPerson } from '../../people/queries.ts';
import { cardFor } from '../../services/party-card.ts';
import { findService } from '../../services/queries.ts';
import type { Payment } from './payment.ts';

/** A payment as its payer reads it, with what it is for and who gets it. */
export async function toPaymentView(
  db: Db,
  payment: Payment,
  { way }: Pick<PaymentProvider, 'way'>,
): Promise<PaymentView> {
  const work = payment.serviceId ? await findService(db, payment.serviceId) : undefined;
  const isInto = payment.purpose === 'service';
  const payeeId = work?.professionalId ?? payment.payeeId;
  const payer = (await findPerson(db, payment.payerId)) ?? null;
  const payee = payeeId ? ((await findPerson(db, payeeId)) ?? null) : null;
  return {
    id: payment.id,
    amountCents: payment.amountCents,
    description: payment.description,
    purpose: payment.purpose,
    payee: cardFor(payer, payee, null)?.fullName ?? null,
    isHeld: isInto || payment.holdUntil !== null || payment.holdDays !== null,
    work:
      work && isInto
        ? {
            serviceId: work.id,
            totalCents: work.totalAmountCents,
            paidCents: work.escrowedAmountCents + work.releasedAmountCents,
            feeBps: work.feeBps,
          }
        : null,
    status: payment.status,
    failure: payment.failure,
    card: payment.card,
    returnTo: payment.returnTo,
    expiresAt: payment.expiresAt.toISOString(),
    way,
    refundedCents: payment.refundedCents,
  };
}
