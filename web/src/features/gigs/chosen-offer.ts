import { type PackageTier, packageLabel } from '@sidework/contracts/marketplace/gig-offer-limits';
import type { GigView } from '@sidework/contracts/marketplace/gigs';

/** The part of an offer that a reader chose. */
export interface ChosenOffer {
  tier: PackageTier | undefined;
  extras: string[];
}

type Offer = NonNullable<GigView['offer']>;

/** The cheapest package to begin with. */
function firstChoice({ packages }: Offer): ChosenOffer {
  const [cheapest] = packages.toSorted((one, other) => one.priceCents - other.priceCents);
  return { tier: cheapest?.tier, extras: [] };
}

/** A choice without the parts that are offered no more: the cheapest package takes the place of one that is gone. */
export function stillOffered(offer: Offer, chosen: ChosenOffer | undefined): ChosenOffer {
  const first = firstChoice(offer);
  if (!chosen) return first;
  const isOffered = offer.packages.some(({ tier }) => tier === chosen.tier);
  return {
    tier: isOffered ? chosen.tier : first.tier,
    extras: chosen.extras.filter((name) => offer.extras.some((extra) => extra.name === name)),
  };
}

/** The chosen parts with their prices; without a package the price of the gig itself stands first. */
export function linesOf({ packages, extras }: Offer, chosen: ChosenOffer) {
  const found = packages.find(({ tier }) => tier === chosen.tier);
  return {
    packageLine: found && { label: packageLabel(found.tier), cents: found.priceCents },
    extraLines: extras
      .filter(({ name }) => chosen.extras.includes(name))
      .map(({ name, priceCents }) => ({ label: name, cents: priceCents })),
  };
}
