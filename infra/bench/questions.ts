import type { Load } from './load.ts';

type Requests = Load['requests'];

/** A question of the platform, and what the floor is asked in its place. */
export interface Question {
  name: string;
  service: Requests;
  floor: Requests;
  /** Whether both are asked with an `Idempotency-Key`, as the form posts. */
  isKeyed?: boolean;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

const categories = 'plumbing,painting,carpentry,hvac,legal_services,career_coach'.split(',');
const searches = [
  { search: 'repair', category: 'plumbing' },
  { search: 'piano', category: 'painting' },
  { search: 'restore', category: 'career_coach' },
  { search: 'harpsichord', category: 'plumbing' },
];
const places = [
  { latitude: '40.73', longitude: '-74.17' },
  { latitude: '30.31', longitude: '-97.7' },
  { latitude: '45.48', longitude: '-122.6' },
  { latitude: '38.5', longitude: '-97' },
];
const posting = {
  title: 'Repair a leaking tap',
  description: 'The kitchen tap drips day and night. Tools are there.',
  category: 'plumbing',
  budgetMinCents: 5_000,
  location: 'Newark, NJ',
  latitude: 40.73561,
  longitude: -74.17237,
};

const listing = (name: string, values: Record<string, string>[]): Question => ({
  name,
  service: values.map((each) => ({ path: `/jobs?${query(each)}` })),
  floor: values.map((each) => ({ path: `/${name}?${query(each)}` })),
});

/** `cursors` are ends of pages, as the service gave them; `clients` are those who post, in turn. */
export function questions(cursors: string[], clients: { id: string; token: string }[]): Question[] {
  const near = { withinMiles: '50', sort: 'nearest', placedOnly: 'true' };
  return [
    { name: 'newest', service: [{ path: '/jobs' }], floor: [{ path: '/newest' }] },
    listing(
      'next',
      cursors.map((cursor) => ({ cursor })),
    ),
    listing(
      'category',
      categories.map((category) => ({ category })),
    ),
    listing('search', searches),
    listing(
      'nearest',
      places.map((place) => ({ ...place, ...near })),
    ),
    {
      name: 'post',
      isKeyed: true,
      service: clients.map(({ token }) => ({
        path: '/jobs',
        method: 'POST',
        body: JSON.stringify(posting),
        headers: { authorization: `Bearer ${token}` },
      })),
      floor: clients.map(({ id }) => ({
        path: '/post',
        method: 'POST',
        body: JSON.stringify({ ...posting, clientId: id }),
      })),
    },
  ];
}
