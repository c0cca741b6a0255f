import type { Actor } from '@sidework/chassis/http/actor';
import type { PayingCard, PaymentCard } from '@sidework/contracts/client-services/payments';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Deps } from '../../deps.ts';
import type { Charge } from '../../payment-provider/provider.ts';
import { nameOf, requireKept } from '../../payment-provider/saved-card.ts';
import * as Payment from './payment.ts';
import { getPaymentFor, lockPaymentFor, savePayment } from './queries.ts';
import { requirePayingAdult } from './require-paying-adult.ts';

type PayDeps = Pick<Deps, 'db' | 'now' | 'provider' | 'config'>;

/** Begins a try, so that what the provider tells of it finds it; the provider is asked after the commit. */
const beginTry = ({ db, now }: PayDeps, actor: Actor, paymentId: string, card: string | null) =>
  db.transaction(async (tx) => {
    await requirePayingAdult(tx, actor);
    const before = await lockPaymentFor(tx, actor, paymentId);
    const payment = Payment.attempt(before, card, actor, now());
    await savePayment(tx, before, payment);
    return payment;
  });

/** Takes a try back that the provider refused before it charged anything. */
const endTry = (
  { db }: PayDeps,
  actor: Actor,
  { id, reference }: { id: string; reference: string },
) =>
  db.transaction(async (tx) => {
    const before = await lockPaymentFor(tx, actor, id);
    const back = Payment.decline(before, reference, '');
    await savePayment(tx, before, { ...back, failure: null, card: null });
  });

/** A card is kept by the payer's word alone. */
export const payByCard = (
  deps: PayDeps,
  actor: Actor,
  paymentId: string,
  { isKept, ...card }: PayingCard,
): Promise<Payment.Payment> =>
  tryCard(deps, actor, { paymentId, card: cardName(card) }, (charge) =>
    deps.provider.chargeCard(charge, card, deps.now(), isKept ? actor.id : undefined),
  );

export async function payBySavedCard(
  deps: PayDeps,
  actor: Actor,
  paymentId: string,
  cardId: string,
): Promise<Payment.Payment> {
  const { provider, now } = deps;
  Payment.requireWay(provider.way, 'card');
  const kept = await provider.savedCards(actor.id);
  const card = nameOf(requireKept(kept.find(({ id }) => id === cardId)));
  return tryCard(deps, actor, { paymentId, card }, (charge) =>
    provider.chargeSavedCard(charge, { personId: actor.id, cardId }, now()),
  );
}

async function tryCard(
  deps: PayDeps,
  actor: Actor,
  { paymentId, card }: { paymentId: string; card: string },
  ask: (charge: Charge) => Promise<'processing' | 'confirming'>,
): Promise<Payment.Payment> {
  const { provider, db } = deps;
  Payment.requireWay(provider.way, 'card');
  const { reference, amountCents, description } = await beginTry(deps, actor, paymentId, card);
  try {
    const outcome = await ask({ reference, paymentId, amountCents, description });
    if (outcome === 'confirming')
      await db.transaction(async (tx) => {
        const before = await lockPaymentFor(tx, actor, paymentId);
        await savePayment(tx, before, Payment.askToConfirm(before, reference));
      });
  } catch (error) {
    await endTry(deps, actor, { id: paymentId, reference });
    throw error;
  }
  return getPaymentFor(db, actor, paymentId);
}

export async function confirmPayment(deps: PayDeps, actor: Actor, paymentId: string) {
  const { db, now, provider } = deps;
  const { reference } = await db.transaction(async (tx) => {
    await requirePayingAdult(tx, actor);
    const before = await lockPaymentFor(tx, actor, paymentId);
    const payment = Payment.confirm(before, actor, now());
    await savePayment(tx, before, payment);
    return payment;
  });
  await provider.confirmCard(reference);
  return getPaymentFor(db, actor, paymentId);
}

/** Gives the page of the provider on which the payment is made. */
export async function startPayment(deps: PayDeps, actor: Actor, paymentId: string) {
  const { provider, config } = deps;
  Payment.requireWay(provider.way, 'redirect');
  const { reference, amountCents, description } = await beginTry(deps, actor, paymentId, null);
  const returnUrl = new URL(webAddresses.pay(paymentId), config.PUBLIC_URL).href;
  try {
    return {
      url: await provider.checkout(
        { reference, paymentId, amountCents, description },
        returnUrl,
        actor.id,
      ),
    };
  } catch (error) {
    await endTry(deps, actor, { id: paymentId, reference });
    throw error;
  }
}

const cardName = ({ number }: PaymentCard) => {
  const digits = number.replaceAll(' ', '');
  return `${digits.startsWith('4') ? 'Visa' : 'Card'} ending in ${digits.slice(-4)}`;
};
