import type { GigView } from '@sidework/contracts/marketplace/gigs';
import { expect, it } from 'vitest';
import { type ChosenOffer, stillOffered } from './chosen-offer.ts';

type Offer = NonNullable<GigView['offer']>;

const basic = { tier: 'basic', scope: 'A new washer.', priceCents: 7_500, days: null } as const;
const premium = { ...basic, tier: 'premium', priceCents: 5_000 } as const;
const offer = (given: Partial<Offer>): Offer => ({
  packages: [],
  extras: [],
  questions: [],
  faqs: [],
  areaMiles: null,
  areaTowns: [],
  ...given,
});
const valve = { name: 'Shutoff valve', priceCents: 4_500 };
const chosen: ChosenOffer = { tier: 'basic', extras: [valve.name] };

it.each([
  ['the cheapest package to begin with', { packages: [basic, premium] }, undefined, 'premium', []],
  [
    'what was chosen',
    { packages: [basic, premium], extras: [valve] },
    chosen,
    'basic',
    [valve.name],
  ],
  ['the cheapest where its package is gone', { packages: [premium] }, chosen, 'premium', []],
  ['nothing of an extra that is gone', { packages: [basic] }, chosen, 'basic', []],
  [
    'no package where there are none any more',
    { extras: [valve] },
    chosen,
    undefined,
    [valve.name],
  ],
] as const)('a choice is %s', (_, given, of, tier, extras) => {
  expect(stillOffered(offer(given as never), of as ChosenOffer)).toEqual({ tier, extras });
});
