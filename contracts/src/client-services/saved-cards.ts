import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { PaymentView } from './payments.ts';

/** The provider's name of a card. */
const CardId = z.string().regex(/^\w{1,100}$/);

/** A card that the payment provider keeps for a person. Its number stays there. */
export const SavedCard = z
  .object({
    id: CardId,
    brand: z.string(),
    lastFour: z.string(),
    /** As `04/29`. */
    expiry: z.string(),
  })
  .meta({ id: 'SavedCard' });
export type SavedCard = z.infer<typeof SavedCard>;

const Cards = z.object({ items: z.array(SavedCard) });

export const listSavedCards = endpoint({
  method: 'GET',
  url: '/cards',
  schema: {
    summary: 'The cards that you keep for your next payments, at most ten',
    response: { 200: Cards },
  },
});

export const removeSavedCard = endpoint({
  method: 'DELETE',
  url: '/cards/:cardId',
  stakes: 'protection',
  schema: {
    summary: 'Remove a card that you keep',
    params: z.object({ cardId: CardId }),
    response: { 200: Cards },
  },
});

export const payBySavedCard = endpoint({
  method: 'POST',
  url: '/payments/:paymentId/saved-card',
  stakes: 'reach',
  reaches: ['paymentId'],
  schema: {
    summary: 'Pay with a card that you keep in the sandbox; Stripe offers yours on its own page',
    params: z.object({ paymentId: z.uuid() }),
    body: z.strictObject({ cardId: CardId }),
    response: { 200: PaymentView },
  },
});
