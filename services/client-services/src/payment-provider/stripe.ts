import type { BaseDeps } from '@sidework/chassis/base-deps';
import { conflict, invalid } from '@sidework/chassis/errors';
import { problems } from '@sidework/contracts/problems';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { type PaymentProvider, type ProviderEvent, TransferRefused } from './provider.ts';
import { accountOf, stripeAccounts } from './stripe-accounts.ts';
import { answered } from './stripe-answers.ts';

/** How long Stripe may take to answer, and how often it is asked, each time under the same key. */
const patience = { timeout: 10_000, maxNetworkRetries: 2 };
/** The same while a person waits, so that both tries end before the gateway gives up. */
const shortPatience = { timeout: 5_000, maxNetworkRetries: 1 };

/**
 * Stripe's own library behind the port: its page takes the card, so that no number ever comes here. Money goes to the
 * platform and from there to the person who earned it (separate charges and transfers).
 */
export function stripeProvider({
  db,
  config,
}: Pick<BaseDeps<Config>, 'db' | 'config'>): PaymentProvider {
  const stripe = new Stripe(config.STRIPE_SECRET_KEY ?? '', {
    ...patience,
    ...(config.STRIPE_API_URL && addressOf(config.STRIPE_API_URL)),
  });
  const secret = config.STRIPE_WEBHOOK_SECRET ?? '';
  return {
    way: 'redirect',
    chargeCard: async () => {
      throw conflict('payment_other_way');
    },
    confirmCard: async () => {
      throw conflict('payment_other_way');
    },
    async checkout({ reference, paymentId, amountCents, description }, returnUrl) {
      const metadata = { paymentId, reference };
      const session = await answered(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            success_url: returnUrl,
            cancel_url: returnUrl,
            client_reference_id: paymentId,
            metadata,
            payment_intent_data: { metadata, transfer_group: paymentId },
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: 'usd',
                  unit_amount: amountCents,
                  product_data: { name: description },
                },
              },
            ],
          },
          { idempotencyKey: reference, ...shortPatience },
        ),
      );
      if (!session.url) throw new Error('Stripe gave a session without a page');
      return session.url;
    },
    async refund({ reference, amountCents, key }) {
      const refund = { payment_intent: reference, amount: amountCents };
      await sent(stripe.refunds.create(refund, { idempotencyKey: key }));
    },
    ...stripeAccounts(stripe, db),
    async payOut({ personId, token, amountCents, key }) {
      const destination = token ?? (await accountOf(stripe, db, personId));
      const transfer = { amount: amountCents, currency: 'usd', destination };
      await sent(stripe.transfers.create(transfer, { idempotencyKey: key }));
    },
    async read(body, signature) {
      return toProviderEvent(await signedEvent(stripe, body, signature, secret));
    },
  };
}

/** A request that Stripe refuses is `TransferRefused`; after any other error it may have been carried out. */
async function sent(request: Promise<unknown>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new TransferRefused(error.message, { cause: error });
    throw error;
  }
}

/** Every event of Stripe has these fields. */
const StripeEvent = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.object({}) }),
});

async function signedEvent(stripe: Stripe, body: string, signature: string, secret: string) {
  try {
    const event = await stripe.webhooks.constructEventAsync(body, signature, secret);
    if (!StripeEvent.safeParse(event).success) throw invalid('webhook_invalid');
    return event;
  } catch (error) {
    // A signed body that is no JSON is a `SyntaxError`.
    const isRefused =
      error instanceof Stripe.errors.StripeSignatureVerificationError ||
      error instanceof SyntaxError;
    if (isRefused) throw invalid('webhook_invalid');
    throw error;
  }
}

/** Picks the events that concern a payment of ours; a slow bank answers after the page was completed. */
function toProviderEvent(event: Stripe.Event): ProviderEvent {
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

/** Payments of whatever else the account of Stripe is used for have other names. */
function paymentIdOf(metadata: Stripe.Metadata | null | undefined): string | undefined {
  return z.uuid().safeParse(metadata?.paymentId).data;
}

function addressOf(address: string) {
  const { hostname, port, protocol } = new URL(address);
  return {
    host: hostname,
    ...(port && { port: Number(port) }),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
