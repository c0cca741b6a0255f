import { describe, expect, it } from 'vitest';
import { ordersOf, readFilters, searchOf } from './gig-filters.ts';

const asked = (address: string) => searchOf(readFilters(new URLSearchParams(address)));

describe('the filters of an address', () => {
  it.each([
    ['', {}],
    ['search=+tap+&category=plumbing', { search: 'tap', category: 'plumbing' }],
    ['upTo=50&rating=4', { maxPriceCents: 5_000, minRating: 4 }],
    ['near=07102', { near: '07102', withinMiles: 50 }],
    ['near=07102&within=10', { near: '07102', withinMiles: 10 }],
    [
      'near=07102&search=tap&sort=nearest',
      { search: 'tap', near: '07102', withinMiles: 50, sort: 'nearest' },
    ],
    ['sort=rating', { sort: 'rating' }],
    ['licensed=true', { isLicensed: 'true' }],
  ])('"%s" ask for %j', (address, question) => expect(asked(address)).toEqual(question));

  it.each([
    'near=Newark',
    'within=10',
    'sort=nearest',
    'sort=cheapest',
    'rating=1',
    'upTo=7',
    'licensed=no',
  ])('"%s" asks for nothing that makes no sense', (address) => expect(asked(address)).toEqual({}));
});

it.each([
  ['', ['Newest first', 'Best rated first', 'Lowest price first']],
  ['near=07102', ['Nearest first', 'Newest first', 'Best rated first', 'Lowest price first']],
  ['search=tap', ['Best match first', 'Newest first', 'Best rated first', 'Lowest price first']],
])('"%s" is ordered as it makes sense', (address, labels) =>
  expect(ordersOf(readFilters(new URLSearchParams(address))).map(({ label }) => label)).toEqual(
    labels,
  ),
);
