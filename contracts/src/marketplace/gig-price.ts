import { formatCents } from '../kernel/money.ts';
import type { PricingType } from './gig-options.ts';

const suffixes: Record<PricingType, string> = { hourly: '/hr', project: '/project', fixed: '' };

/** The price of a gig in the specification's words. */
export const gigPriceText = (gig: {
  priceCents: number | null;
  pricingType: PricingType;
}): string =>
  gig.priceCents === null
    ? 'Contact for pricing'
    : `${formatCents(gig.priceCents)}${suffixes[gig.pricingType]}`;
