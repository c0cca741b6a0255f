import { parseDollars } from '@sidework/contracts/kernel/money';
import type { PricingType } from '@sidework/contracts/marketplace/gig-options';
import type { GigPosting, GigView } from '@sidework/contracts/marketplace/gigs';
import { createDraft } from '../../lib/draft.ts';
import { type TypedOffer, toOffer, toTypedOffer } from './typed-offer.ts';

/** The fields are named as in the request; money is in dollars. */
export interface TypedGig {
  title: string;
  description: string;
  category: string;
  priceCents: string;
  pricingType: PricingType;
  location: string;
  isRemote: boolean;
  /** Null where there is the one price alone. */
  offer: TypedOffer | null;
}

const empty: TypedGig = {
  title: '',
  description: '',
  category: '',
  priceCents: '',
  pricingType: 'fixed',
  location: '',
  isRemote: false,
  offer: null,
};

export const gigDraft = createDraft<TypedGig>({
  name: 'gig',
  empty,
  where: 'localStorage',
  unkept: ['priceCents', 'offer'],
});

export const toTyped = (gig: GigView): TypedGig => ({
  title: gig.title,
  description: gig.description,
  category: gig.category,
  priceCents: gig.priceCents === null ? '' : (gig.priceCents / 100).toFixed(2),
  pricingType: gig.pricingType,
  location: gig.isYouth ? '' : (gig.location ?? ''),
  isRemote: gig.isRemote,
  offer: toTypedOffer(gig.offer),
});

export const hasPackages = (offer: TypedOffer | null) =>
  offer !== null && offer.packages.length > 0;

export const toPosting = ({
  offer,
  ...typed
}: TypedGig): Omit<GigPosting, 'professionalId' | 'status'> => ({
  ...typed,
  ...(offer && { offer: toOffer(offer) }),
  // The cheapest package is the price.
  priceCents: hasPackages(offer)
    ? null
    : typed.priceCents.trim()
      ? (parseDollars(typed.priceCents) ?? Number.NaN)
      : null,
  location: typed.location.trim() || null,
});
