import type { Gig } from './gig.ts';

/** A gig as its events carry it. */
export function toGigFact({ id: gigId, ...gig }: Gig) {
  const { professionalId, title, priceCents, pricingType, isYouth, status } = gig;
  return { gigId, professionalId, title, priceCents, pricingType, isYouth, status };
}
