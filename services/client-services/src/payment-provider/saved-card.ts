import { notFound } from '@sidework/chassis/errors';

/** A card that is kept for the person who asks. */
export function requireKept<C>(card: C | undefined): C {
  if (!card) throw notFound('card_not_found');
  return card;
}

export function requireRemoved(isRemoved: boolean): void {
  if (!isRemoved) throw notFound('card_not_found');
}

/** The name of a card on receipts, as `Visa ending in 4242`. */
export const nameOf = ({ brand, lastFour }: { brand: string; lastFour: string }): string =>
  `${brand} ending in ${lastFour}`;
