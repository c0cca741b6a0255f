import type { GigView } from '@sidework/contracts/marketplace/gigs';

/** Distances that differ by less are alike, so that the rating decides. */
const alikeMiles = 5;
/** No two places are further apart, so that who has no distance comes last. */
const furthestMiles = 12_500;

type Ordered = Pick<GigView, 'distanceMiles'> & {
  professional: Pick<GigView['professional'], 'id' | 'rating' | 'reviewCount'>;
};

/** Each person once, with the service that fits best; where the order is the same, the better match stays before. */
export function nearAndWellRated<Gig extends Ordered>(bestFirst: readonly Gig[]): Gig[] {
  const ofPerson = new Map<string, Gig>();
  for (const gig of bestFirst)
    if (!ofPerson.has(gig.professional.id)) ofPerson.set(gig.professional.id, gig);
  return [...ofPerson.values()].sort((a, b) => orderOf(a) - orderOf(b));
}

/** Near comes before far in steps, and within a step the better rated comes first. */
const orderOf = ({ distanceMiles, professional }: Ordered) =>
  Math.floor((distanceMiles ?? furthestMiles) / alikeMiles) * 10 -
  (professional.rating ?? 0) -
  Math.min(professional.reviewCount, 100) / 1_000;
