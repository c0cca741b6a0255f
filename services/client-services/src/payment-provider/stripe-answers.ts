import { unavailableFor } from '@sidework/chassis/errors';
import Stripe from 'stripe';

/** While a person waits both tries end before the gateway gives up. */
export const shortPatience = { timeout: 5_000, maxNetworkRetries: 1 };

const failuresOfStripe = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
];

/** Refuses with 503 where Stripe cannot be reached or fails itself. */
export function answered<T>(request: Promise<T>): Promise<T> {
  return request.catch((error) => {
    if (!failuresOfStripe.some((failure) => error instanceof failure)) throw error;
    const refusal = unavailableFor(10, 'payment_provider_unavailable');
    throw Object.assign(refusal, { cause: error });
  });
}
