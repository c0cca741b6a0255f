import { type SavedThings, savedThings } from '@sidework/contracts/marketplace/saved-search-words';
import { type Ask, eventually, type Member } from './deeds.ts';
import type { Step } from './timeline.ts';

type DemoSearch = [
  daysAgo: number,
  by: string,
  alert: 'at_once' | 'daily',
  things: SavedThings,
  criteria: Record<string, string | number>,
];

const [jobs, gigs] = savedThings;
const aroundNewark = { near: '07102', withinMiles: 25 };

/** Saved before what they find is posted, so that each has told something or is about to. */
const searches: DemoSearch[] = [
  [22, 'clara', 'at_once', gigs, { search: 'notary', ...aroundNewark }],
  [3, 'clara', 'daily', gigs, { category: 'plumbing', ...aroundNewark }],
  [6, 'ruth', 'daily', jobs, { category: 'electrical', ...aroundNewark }],
  [4, 'helen', 'daily', gigs, { category: 'landscaping', near: '97204', withinMiles: 10 }],
];

/** They were added after the first service of each was posted, since a professional without one has no page. */
const people: [daysAgo: number, by: string, whom: string][] = [
  [5.2, 'clara', 'ruth'],
  [2.1, 'clara', 'pat'],
];

const services: [daysAgo: number, by: string, title: string][] = [
  [4, 'clara', 'Notary at your kitchen table'],
  [0.45, 'clara', 'Leaking faucet or pipe'],
];

/** Saves searches and favorites. */
export function saveThings(
  ask: Ask,
  member: (key: string) => Member,
  gigId: (title: string) => string,
): Step[] {
  const favorite = (by: string, path: string) =>
    eventually(() =>
      ask('PUT', `/api/favorites/${path}`, member(by).token, { isFavorite: true }),
    ).then(() => {});
  return [
    ...searches.map(([daysAgo, by, alert, things, criteria]) => ({
      daysAgo,
      async run() {
        await ask('POST', '/api/saved-searches', member(by).token, { things, alert, ...criteria });
      },
    })),
    ...people.map(([daysAgo, by, whom]) => ({
      daysAgo,
      run: () => favorite(by, `people/${member(whom).id}`),
    })),
    ...services.map(([daysAgo, by, title]) => ({
      daysAgo,
      run: () => favorite(by, `gigs/${gigId(title)}`),
    })),
  ];
}
