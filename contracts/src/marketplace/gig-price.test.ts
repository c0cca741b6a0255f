import { expect, it } from 'vitest';
import { gigCategories } from './categories.ts';
import { pricingTypes } from './gig-options.ts';
import { gigPriceText } from './gig-price.ts';

it.each([
  ['[GIGS-09] [CONST-05] hourly', { priceCents: 4_550, pricingType: 'hourly' }, '$45.50/hr'],
  ['[GIGS-10] by project', { priceCents: 120_000, pricingType: 'project' }, '$1,200.00/project'],
  ['[GIGS-11] [GIGS-13] [GIGS-39] fixed', { priceCents: 9_000, pricingType: 'fixed' }, '$90.00'],
  [
    '[GIGS-12] [CONST-06] without',
    { priceCents: null, pricingType: 'hourly' },
    'Contact for pricing',
  ],
  [
    'of several packages',
    { priceCents: 7_500, pricingType: 'fixed', packageCount: 3 },
    'from $75.00',
  ],
  ['of one package', { priceCents: 7_500, pricingType: 'fixed', packageCount: 1 }, '$75.00'],
] as const)('the price %s reads as specified', (_, gig, text) => {
  expect(gigPriceText(gig)).toBe(text);
});

it('[GIGS-22] a gig is priced fixed, hourly or by project', () => {
  expect(pricingTypes).toEqual(['fixed', 'hourly', 'project']);
});

it('[GIGS-04] the categories of gigs are those of the specification, in its order', () => {
  expect(gigCategories.map(({ label }) => label).join(', ')).toBe(
    'Plumbing, Electrical, HVAC, Carpentry, Landscaping, Painting, IT Professional, Handyman Services, House Cleaning, Lawn Care, Tutoring, Pet Care, Delivery, Other',
  );
});
