import type { Db } from '@sidework/chassis/db/db';
import type { SavedCard } from '@sidework/contracts/client-services/saved-cards';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import type { PaymentProvider } from './provider.ts';
import { answered, shortPatience } from './stripe-answers.ts';
import { stripeCustomers } from './stripe-tables.ts';

/** Stripe keeps cards by the consent that it asks for on its page, and offers them there for the next payment. */
export function stripeCards(
  stripe: Stripe,
  db: Db,
): Pick<PaymentProvider, 'savedCards' | 'removeCard' | 'forgetCustomer'> {
  return {
    async savedCards(personId) {
      const customer = await knownCustomer(db, personId);
      if (!customer) return [];
      const kept = await answered(
        stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 10 }),
      );
      return kept.data.flatMap(toView);
    },
    async removeCard({ personId, cardId }) {
      const customer = await knownCustomer(db, personId);
      const card = customer && (await ofCustomer(stripe, customer, cardId));
      if (!card) return false;
      await answered(stripe.paymentMethods.detach(cardId));
      return true;
    },
    async forgetCustomer(personId) {
      const customer = await knownCustomer(db, personId);
      if (!customer) return;
      await deleteCustomer(stripe, customer);
      await db.delete(stripeCustomers).where(eq(stripeCustomers.personId, personId));
    },
  };
}

/** With a customer Stripe deletes their cards; one that is gone already was deleted by an earlier try. */
async function deleteCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    await stripe.customers.del(customer);
  } catch (error) {
    const isGone =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isGone) throw error;
  }
}

/** The card of another customer is none of this one's. */
async function ofCustomer(stripe: Stripe, customer: string, cardId: string): Promise<boolean> {
  try {
    return (await answered(stripe.paymentMethods.retrieve(cardId))).customer === customer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}

const toView = ({ id, card }: Stripe.PaymentMethod): SavedCard[] =>
  card
    ? [
        {
          id,
          brand: card.brand.charAt(0).toUpperCase() + card.brand.slice(1),
          lastFour: card.last4,
          expiry: `${`${card.exp_month}`.padStart(2, '0')}/${`${card.exp_year}`.slice(-2)}`,
        },
      ]
    : [];

async function knownCustomer(db: Db, personId: string): Promise<string | undefined> {
  const [known] = await db
    .select()
    .from(stripeCustomers)
    .where(eq(stripeCustomers.personId, personId));
  return known?.reference;
}

/** The customer at Stripe that a person pays as, made once; Stripe is told no name and no address. */
export async function customerOf(stripe: Stripe, db: Db, personId: string): Promise<string> {
  const known = await knownCustomer(db, personId);
  if (known) return known;
  const customer = await stripe.customers.create(
    { metadata: { personId } },
    { idempotencyKey: `customer-${personId}`, ...shortPatience },
  );
  await db
    .insert(stripeCustomers)
    .values({ personId, reference: customer.id })
    .onConflictDoNothing();
  return (await knownCustomer(db, personId)) ?? customer.id;
}
