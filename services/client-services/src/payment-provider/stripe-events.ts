import { invalid } from '@sidework/chassis/errors';
import { problems } from '@sidework/contracts/problems';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { ProviderEvent } from './provider.ts';

/** Every event of Stripe has these fields. */
const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.object({}) }),
});

/** Picks the events that concern a payment of ours; a slow bank answers after the page was completed. */
export function readEvent(event: Stripe.Event): ProviderEvent {
  if (!StripeEvent.safeParse(event).success) throw invalid('webhook_invalid');
  const { id } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return toSuccess(id, event.data.object);
    case 'checkout.session.async_payment_failed':
      return toFailure(id, event.data.object.metadata, 'The bank did not pay');
    case 'checkout.session.expired':
      return toFailure(id, event.data.object.metadata, 'The page for the payment has expired');
    case 'payment_intent.payment_failed': {
      const { metadata, last_payment_error: error } = event.data.object;
      return toFailure(id, metadata, error?.message ?? problems.payment_declined);
    }
    default:
      return { id, kind: 'other' };
  }
}

function toSuccess(id: string, session: Stripe.Checkout.Session): ProviderEvent {
  const { metadata, payment_status: status, payment_intent: intent, amount_total: cents } = session;
  const paymentId = paymentIdOf(metadata);
  if (status !== 'paid' || !paymentId || !cents) return { id, kind: 'other' };
  const reference = typeof intent === 'string' ? intent : (intent?.id ?? '');
  return { id, kind: 'succeeded', paymentId, reference, amountCents: cents };
}

function toFailure(id: string, metadata: Stripe.Metadata | null, failure: string): ProviderEvent {
  const paymentId = paymentIdOf(metadata);
  const reference = metadata?.reference;
  if (!paymentId || !reference) return { id, kind: 'other' };
  return { id, kind: 'failed', paymentId, reference, failure };
}

/** Other payments of the same Stripe account have other names. */
function paymentIdOf(metadata: Stripe.Metadata | null | undefined): string | undefined {
  return z.uuid().safeParse(metadata?.paymentId).data;
}
