import { parseDollars } from '@sidework/contracts/kernel/money';
import type { PricingType } from '@sidework/contracts/marketplace/gig-options';
import type { GigPosting, GigView } from '@sidework/contracts/marketplace/gigs';
import { createDraft } from '../../lib/draft.ts';

/** The fields are named as in the request; money is in dollars. */
export interface TypedGig {
  title: string;
  description: string;
  category: string;
  priceCents: string;
  pricingType: PricingType;
  location: string;
  isRemote: boolean;
}

const empty: TypedGig = {
  title: '',
  description: '',
  category: '',
  priceCents: '',
  pricingType: 'fixed',
  location: '',
  isRemote: false,
};

export const gigDraft = createDraft<TypedGig>({
  name: 'gig',
  empty,
  where: 'localStorage',
  unkept: ['priceCents'],
});

export const toTyped = (gig: GigView): TypedGig => ({
  title: gig.title,
  description: gig.description,
  category: gig.category,
  priceCents: gig.priceCents === null ? '' : (gig.priceCents / 100).toFixed(2),
  pricingType: gig.pricingType,
  location: gig.isYouth ? '' : (gig.location ?? ''),
  isRemote: gig.isRemote,
});

export const toPosting = (typed: TypedGig): Omit<GigPosting, 'professionalId' | 'status'> => ({
  ...typed,
  priceCents: typed.priceCents.trim() ? (parseDollars(typed.priceCents) ?? Number.NaN) : null,
  location: typed.location.trim() || null,
});
