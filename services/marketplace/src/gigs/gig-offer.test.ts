import type { GigOffer } from '@sidework/contracts/marketplace/gig-offer';
import { expect, it } from 'vitest';
import { areaOf, noOffer, offerOf, priceOf } from './gig-offer.ts';

const aPackage = (tier: 'basic' | 'standard' | 'premium', priceCents: number) => ({
  tier,
  scope: 'One faucet.',
  priceCents,
  days: null,
});
const packages = [aPackage('premium', 24_000), aPackage('basic', 7_500)];
const adult = { isChild: false };

it('packages stand from the smallest to the largest, and the cheapest is the price', () => {
  const offer = offerOf({ ...noOffer, packages }, adult);
  expect(offer.packages.map(({ tier }) => tier)).toEqual(['basic', 'premium']);
  expect(priceOf({ priceCents: 100, pricingType: 'hourly' }, offer)).toEqual({
    priceCents: 7_500,
    pricingType: 'fixed',
  });
});

it('a gig without packages has its one price', () => {
  for (const priceCents of [4_500, null])
    expect(priceOf({ priceCents, pricingType: 'hourly' }, noOffer)).toEqual({
      priceCents,
      pricingType: 'hourly',
    });
});

it.each<Partial<GigOffer>>([
  { packages },
  { extras: [{ name: 'Valve', priceCents: 4_500 }] },
  { questions: [{ text: 'Which floor?', isRequired: true }] },
  { faqs: [{ question: 'Do you bring parts?', answer: 'Yes.' }] },
  { areaMiles: 10 },
  { areaTowns: ['Newark, NJ'] },
])('a child’s gig has no $0', (given) => {
  const offer = { ...noOffer, ...given };
  expect(() => offerOf(offer, { isChild: true })).toThrow(
    expect.objectContaining({ code: 'young_gig_has_one_price', statusCode: 403 }),
  );
  expect(offerOf(offer, adult)).toMatchObject(given.packages ? {} : given);
});

it('a child’s gig may say that it has none', () => {
  expect(offerOf(noOffer, { isChild: true })).toEqual(noOffer);
});

const serves = (areaMiles: number | null, ...areaTowns: string[]) => ({
  location: 'Newark, NJ',
  offer: { areaMiles, areaTowns },
});

it.each([
  ['nothing', [serves(null)], null],
  ['the widest circle', [serves(5), serves(null, 'Kearny, NJ'), serves(10)], [10, 'Newark, NJ']],
  [
    'towns once',
    [serves(null, 'Kearny, NJ'), serves(null, 'Kearny, NJ')],
    [null, null, 'Kearny, NJ'],
  ],
])('the area of a professional is %s of their gigs', (_, gigs, area) => {
  const [miles, around, ...towns] = area ?? [];
  expect(areaOf(gigs)).toEqual(area && { miles, around, towns });
});
