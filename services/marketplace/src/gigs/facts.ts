import type { Gig } from './gig.ts';

/** A gig as its events carry it; the words of a child's stay here. */
export function toGigFact({ id: gigId, ...gig }: Gig) {
  const { professionalId, title, priceCents, pricingType, isYouth, status, description } = gig;
  const fact = { gigId, professionalId, title, priceCents, pricingType, isYouth, status };
  const { packages, extras, questions } = gig.offer;
  return isYouth ? fact : { ...fact, description, offer: { packages, extras, questions } };
}
