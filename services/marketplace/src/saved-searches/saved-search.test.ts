import {
  type SearchCriteria,
  savedSearchLabel,
  savedSearchPath,
} from '@sidework/contracts/marketplace/saved-search-words';
import { expect, it } from 'vitest';
import { nextDigest, requireRoomForSearch } from './saved-search.ts';

it.each([
  ['2026-11-28T08:00:00.000Z', '2026-11-28T12:00:00.000Z'],
  ['2026-11-28T12:00:00.000Z', '2026-11-29T12:00:00.000Z'],
  ['2026-12-31T23:59:59.000Z', '2027-01-01T12:00:00.000Z'],
])('the digest after %s goes out at %s', (now, digest) => {
  expect(nextDigest(new Date(now)).toISOString()).toBe(digest);
});

it('takes twenty searches of a person and no more', () => {
  expect(() => requireRoomForSearch(19)).not.toThrow();
  expect(() => requireRoomForSearch(20)).toThrow(
    expect.objectContaining({ code: 'saved_searches_full' }),
  );
});

const jobs = { things: 'jobs', search: '', isLicensed: false } as const;
const gigs = { things: 'gigs', search: '', isLicensed: false } as const;
const cases: [SearchCriteria, string, string][] = [
  [
    { ...jobs, category: 'plumbing', near: '07102', withinMiles: 25 },
    'Plumbing jobs within 25 miles of Newark, NJ',
    '/jobs?category=plumbing&near=07102&withinMiles=25',
  ],
  [
    { ...jobs, search: 'drain', minBudgetCents: 10_000 },
    'Jobs for “drain”, from $100.00',
    '/jobs?search=drain&pays=100',
  ],
  [
    { ...gigs, category: 'electrical', maxPriceCents: 25_000, minRating: 4, isLicensed: true },
    'Electrical services, up to $250.00, rated 4 and up, licensed',
    '/gigs?category=electrical&upTo=250&rating=4&licensed=true',
  ],
];

it.each(cases)('%j is “%s”', (wanted, label, path) => {
  expect(savedSearchLabel(wanted, 'Newark, NJ')).toBe(label);
  expect(savedSearchPath(wanted)).toBe(path);
});
