import { describe, expect, it } from 'vitest';
import { catalogue, publicUrl } from '../src/catalogue.ts';
import type { Endpoint } from '../src/kernel/endpoint.ts';
import { textsOfRequests } from './written-texts.ts';

/** Texts that need no gate for children (decision 117), by what they are and where they stand. */
const withoutGate = [
  {
    why: 'they are looked up, compared, or no words: tokens, codes, keys, zones, and values of a list',
    at: /\/api\//,
    fields: [
      ...['timeZone', 'from', 'until', 'status', 'category', 'country', 'requestId', 'token'],
      ...['code', 'confirmation', 'number', 'expiry', 'name', 'webhook'],
    ],
  },
  {
    why: 'staff write them',
    at: /\/api\/(admin|course-reviews|event-reviews|certificates|conversations\/open|rooms\/:roomId\/open|disputes\/:disputeId\/settle|services\/:serviceId\/refund|reports\/:reportId\/decide|(events|courses)\/:\w+\/take-down)/,
    fields: ['reason', 'explanation', 'terms'],
  },
  {
    why: 'a mark is compared, and says which words a guardian read',
    at: /\/api\/guardian-requests/,
    fields: ['terms'],
  },
  {
    why: 'staff alone read them',
    at: /\/api\/(gigs|jobs|reviews|reports|events|courses)/,
    fields: ['comment', 'reason'],
    only: /report(s)? /,
  },
  {
    why: 'their owner alone reads them',
    at: /\/api\/(licenses|certifications|ce-requirements|income-records|deductions|owner-entries|tax-estimates|documents|international-sales|imported-goods|exported-goods|crm\/clients)/,
    fields: 'all',
  },
  {
    why: 'a child is shown of an adult what decision 108 allows, and of a child everybody is shown a first name and an initial',
    at: /PUT \/api\/profiles\/me/,
    fields: 'all',
  },
  {
    why: 'youth jobs have the filter and keep their versions, and guardians are told of each proposal and read it; no child sees others',
    at: /\/api\/(jobs|proposals)/,
    fields: ['title', 'description', 'location', 'message'],
  },
  {
    why: 'messages of children have the room, the monitoring and the filter',
    at: /\/api\/(messages|rooms\/:roomId\/messages)/,
    fields: ['content'],
  },
  {
    why: 'staff approve a course before anybody sees it',
    at: /\/api\/course-submissions/,
    fields: 'all',
  },
] as const;

/** Texts that the gate is still to be built for; this list only becomes shorter. */
const stillToGate: readonly RegExp[] = [
  /^(POST|PUT) \/api\/gigs/,
  /^(POST|PUT) \/api\/events/,
  /^POST \/api\/registrations/,
];

const fieldOf = (name: string) => name.split(/[ /]/).at(-1) ?? '';
const isExcepted = (name: string) =>
  withoutGate.some((exception) => {
    if (!exception.at.test(name)) return false;
    if ('only' in exception && !exception.only.test(name)) return false;
    return (
      exception.fields === 'all' || (exception.fields as readonly string[]).includes(fieldOf(name))
    );
  });

const endpoints = Object.values(catalogue).flat() as Endpoint[];
const gated = endpoints.flatMap((endpoint) =>
  (endpoint.gated ?? []).map((field) => `${endpoint.method} ${publicUrl(endpoint)} ${field}`),
);
const written = textsOfRequests()
  .map(({ name }) => name)
  .filter((name) => /^(POST|PUT|PATCH|DELETE) \/api\//.test(name));

describe('every text of a write [D-117]', () => {
  it.each(written)('goes through the gate for children, or says why it need not: %s', (name) => {
    const isKnown =
      gated.includes(name) || isExcepted(name) || stillToGate.some((at) => at.test(name));
    expect(isKnown).toBe(true);
  });

  it('is a text of its request where it is gated', () => {
    for (const name of gated) expect(written).toContain(name);
  });
});
