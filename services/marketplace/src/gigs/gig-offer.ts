import { forbidden } from '@sidework/chassis/errors';
import type { GigOffer } from '@sidework/contracts/marketplace/gig-offer';
import { packageTiers } from '@sidework/contracts/marketplace/gig-offer-limits';
import type { PricingType } from '@sidework/contracts/marketplace/gig-options';
import type { ProView } from '@sidework/contracts/marketplace/gigs';

export const noOffer: GigOffer = {
  packages: [],
  extras: [],
  questions: [],
  faqs: [],
  areaMiles: null,
  areaTowns: [],
};

const order = packageTiers.map(({ key }) => key);

/** A child's gig is hired by a job, not booked, so that it has one price and no more. */
export function offerOf(offer: GigOffer, { isChild }: { isChild: boolean }): GigOffer {
  if (isChild && !isEmpty(offer)) throw forbidden('young_gig_has_one_price');
  const packages = offer.packages.toSorted(
    (one, other) => order.indexOf(one.tier) - order.indexOf(other.tier),
  );
  return { ...offer, packages };
}

const isEmpty = ({ areaMiles, ...lists }: GigOffer) =>
  areaMiles === null && Object.values(lists).every((list) => list.length === 0);

interface Price {
  priceCents: number | null;
  pricingType: PricingType;
}

/** The cheapest package is the price that lists and searches know. */
export function priceOf(
  { priceCents, pricingType }: { priceCents?: number | null | undefined; pricingType: PricingType },
  { packages }: GigOffer,
): Price {
  if (packages.length === 0) return { priceCents: priceCents ?? null, pricingType };
  const cheapest = Math.min(...packages.map((each) => each.priceCents));
  return { priceCents: cheapest, pricingType: 'fixed' };
}

interface Served {
  location: string | null;
  offer: Pick<GigOffer, 'areaMiles' | 'areaTowns'>;
}

/** The widest circle counts first, then all towns that are named. */
export function areaOf(gigs: readonly Served[]): ProView['area'] {
  const circles = gigs.flatMap(({ location, offer: { areaMiles } }) =>
    areaMiles === null ? [] : [{ miles: areaMiles, around: location, towns: [] }],
  );
  const [widest] = circles.toSorted((one, other) => other.miles - one.miles);
  if (widest) return widest;
  const towns = [...new Set(gigs.flatMap(({ offer }) => offer.areaTowns))];
  return towns.length === 0 ? null : { miles: null, around: null, towns };
}
