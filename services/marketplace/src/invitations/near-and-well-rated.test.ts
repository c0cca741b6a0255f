import { expect, it } from 'vitest';
import { nearAndWellRated } from './near-and-well-rated.ts';

const gig = (
  title: string,
  id: string,
  distanceMiles: number | null,
  rating: number | null = null,
  reviewCount = 0,
) => ({ title, distanceMiles, professional: { id, rating, reviewCount } });

it.each([
  [
    'the better match first where nothing else differs',
    [gig('best', 'ann', 1), gig('next', 'bob', 2), gig('last', 'cyd', 3)],
    ['best', 'next', 'last'],
  ],
  [
    'one person once, with the service that fits best',
    [gig('best', 'ann', 1), gig('other', 'ann', 0), gig('next', 'bob', 2)],
    ['best', 'next'],
  ],
  [
    'the better rated first, also where no distance is known',
    [gig('fair', 'ann', null, 4), gig('good', 'bob', null, 4.9), gig('new', 'cyd', null)],
    ['good', 'fair', 'new'],
  ],
  [
    'more reviews of the same rating first',
    [gig('few', 'ann', null, 5, 1), gig('many', 'bob', null, 5, 40)],
    ['many', 'few'],
  ],
  [
    'near before far, and far before unknown',
    [gig('unknown', 'ann', null, 5), gig('far', 'bob', 90), gig('near', 'cyd', 2)],
    ['near', 'far', 'unknown'],
  ],
])('%s', (_, gigs, titles) => {
  expect(nearAndWellRated(gigs).map(({ title }) => title)).toEqual(titles);
});
