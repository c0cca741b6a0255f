import { formatCents } from '../kernel/money.ts';
import type { PricingType } from './gig-options.ts';

const suffixes: Record<PricingType, string> = { hourly: '/hr', project: '/project', fixed: '' };

interface Priced {
  priceCents: number | null;
  pricingType: PricingType;
  packageCount?: number;
}

/** The price of a gig in the specification's words. */
export const gigPriceText = ({ priceCents, pricingType, packageCount = 0 }: Priced): string => {
  if (priceCents === null) return 'Contact for pricing';
  const price = `${formatCents(priceCents)}${suffixes[pricingType]}`;
  return packageCount > 1 ? `from ${price}` : price;
};
