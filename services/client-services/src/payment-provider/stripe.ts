import type { BaseDeps } from '@sidework/chassis/base-deps';
import { conflict, invalid } from '@sidework/chassis/errors';
import Stripe from 'stripe';
import type { Config } from '../config.ts';
import { type PaymentProvider, TransferRefused } from './provider.ts';
import { accountOf, stripeAccounts } from './stripe-accounts.ts';
import { answered, shortPatience } from './stripe-answers.ts';
import { customerOf, stripeCards } from './stripe-cards.ts';
import { readEvent } from './stripe-events.ts';

/** How long Stripe may take to answer, and how often it is asked, each time under the same key. */
const patience = { timeout: 10_000, maxNetworkRetries: 2 };

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
    chargeCard: refuseOtherWay,
    confirmCard: refuseOtherWay,
    chargeSavedCard: refuseOtherWay,
    ...stripeCards(stripe, db),
    async checkout({ reference, paymentId, amountCents, description }, returnUrl, personId) {
      const customer = await answered(customerOf(stripe, db, personId));
      const metadata = { paymentId, reference };
      const session = await answered(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            customer,
            // Stripe's page asks for the consent, and offers what was kept.
            saved_payment_method_options: { payment_method_save: 'enabled' },
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
      return readEvent(await signedEvent(stripe, body, signature, secret));
    },
  };
}

/** Its own page takes cards. */
async function refuseOtherWay(): Promise<never> {
  throw conflict('payment_other_way');
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

async function signedEvent(stripe: Stripe, body: string, signature: string, secret: string) {
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret);
  } catch (error) {
    // A signed body that is no JSON is a `SyntaxError`.
    const isRefused =
      error instanceof Stripe.errors.StripeSignatureVerificationError ||
      error instanceof SyntaxError;
    if (isRefused) throw invalid('webhook_invalid');
    throw error;
  }
}

function addressOf(address: string) {
  const { hostname, port, protocol } = new URL(address);
  return {
    host: hostname,
    ...(port && { port: Number(port) }),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
}
