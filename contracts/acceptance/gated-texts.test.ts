import { describe, expect, it } from 'vitest';
import { catalogue, publicUrl } from '../src/catalogue.ts';
import type { Endpoint } from '../src/kernel/endpoint.ts';
import { textsOfRequests } from './written-texts.ts';

/** Texts that need no gate for children (D-117), by what they are and where they stand. */
const withoutGate = [
  {
    why: 'they are looked up, compared, or no words: tokens, codes, keys, zones, and values of a list',
    at: /\/api\//,
    fields: [
      'timeZone',
      'from',
      'until',
      'status',
      'category',
      'country',
      'requestId',
      'token',
      'code',
      'promoCode',
      'coupon',
      'confirmation',
      'number',
      'expiry',
      'name',
      'webhook',
    ],
  },
  {
    why: 'the password of a link is compared, and no child opens one',
    at: /\/api\/shared-documents/,
    fields: ['password'],
  },
  {
    why: 'staff write them',
    at: /\/api\/(admin|course-reviews|event-reviews|license-checks|certificates|conversations\/open|rooms\/:roomId\/open|disputes\/:disputeId\/settle|services\/:serviceId\/refund|reports\/:reportId\/(decide|appeal|held-words)|support\/threads|(events|courses)\/:\w+\/take-down)/,
    fields: ['reason', 'explanation', 'terms', 'content', 'comment'],
  },
  {
    why: 'a mark is compared, and says which words a guardian read',
    at: /\/api\/guardian-requests/,
    fields: ['terms'],
  },
  {
    why: 'staff alone read them',
    at: /\/api\/(gigs|jobs|pros|reviews|reports|appeals|events|courses|support)/,
    fields: ['comment', 'reason', 'content', 'statement'],
    only: /report(s)? |appeals |support /,
  },
  {
    why: 'their owner alone reads them',
    at: /\/api\/(saved-searches|licenses|certifications|ce-requirements|income-records|deductions|owner-entries|mileage-trips|recurring-entries|bank-statements|statement-rules|tax-estimates|tax-profiles|enrollments|documents|international-sales|imported-goods|exported-goods|crm\/(?:clients|people|tasks)|payout-account)/,
    fields: 'all',
  },
  {
    why: 'a child is shown of an adult what D-108 allows, and of a child everybody is shown a first name and an initial',
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
    why: 'only two adults send each other offers',
    at: /POST \/api\/offers /,
    fields: ['title', 'description'],
  },
  {
    why: 'staff approve a course before anybody sees it',
    at: /\/api\/course-submissions/,
    fields: 'all',
  },
  {
    why: 'adults alone ask and answer on lessons, and no child reads it',
    at: /POST \/api\/courses\/:courseId\/questions/,
    fields: ['content'],
  },
  {
    why: 'a course with live sessions is for adults alone',
    at: /POST \/api\/courses\/:courseId\/sessions/,
    fields: ['place'],
  },
  {
    why: 'a job for young people has no address, and no child reads that of another',
    at: /PUT \/api\/jobs\/:jobId\/visit/,
    fields: ['address'],
  },
  {
    why: 'no place is kept of a gig of a child, and no child reads those of adults',
    at: /(POST|PUT) \/api\/gigs/,
    fields: ['location'],
  },
  {
    why: 'a gig of a child has no packages, extras, questions or answers, and no child reads those of adults',
    at: /(POST|PUT) \/api\/gigs.* offer /,
    fields: ['scope', 'name', 'text', 'question', 'answer', 'areaTowns[]'],
  },
  {
    why: 'a child has no portfolio, and is shown no page of an adult',
    at: /PUT \/api\/portfolio/,
    fields: ['caption'],
  },
  {
    why: 'a contract for a contact is read by the adult alone who confirmed its address',
    at: /POST \/api\/client-invitations\/contract\/sign /,
    fields: ['name', 'textHash'],
  },
  {
    why: 'contracts are for work between adults',
    at: /POST \/api\/services\/:serviceId\/contracts(\/:contractId\/sign)? /,
    fields: ['name', 'textHash'],
  },
  {
    why: 'milestones are for work between adults',
    at: /POST \/api\/services\/:serviceId\/milestones /,
    fields: ['title'],
  },
  {
    why: 'it is the provider’s name of a card, which nobody reads',
    at: /POST \/api\/payments\/:paymentId\/saved-card/,
    fields: ['cardId'],
  },
  {
    why: 'they are keys of the browser of an adult, by which pushes are encrypted',
    at: /PUT \/api\/push-subscription keys /,
    fields: ['p256dh', 'auth'],
  },
  {
    why: 'expenses are for work between adults',
    at: /POST \/api\/services\/:serviceId\/expenses/,
    fields: ['title', 'reason'],
  },
  {
    why: 'only an adult books, and only the gig of an adult',
    at: /POST \/api\/bookings choice /,
    fields: ['extras[]', 'question', 'answer'],
  },
  {
    why: 'a child reads of an event what staff approved for young people, which a change takes back',
    at: /(POST \/api\/events|PUT \/api\/events\/:eventId(\/ticketing)?) /,
    fields: ['title', 'description', 'location', 'name', 'text', 'choices[]'],
  },
  {
    why: 'an event for young people gives no hours, and a child reads of no other',
    at: /(POST \/api\/events|PUT \/api\/events\/:eventId) education /,
    fields: ['subject'],
  },
  {
    why: 'a child is told of a cancellation in set words, and messages to all who come go to its guardian',
    at: /POST \/api\/events\/:eventId\/(cancel|message)/,
    fields: ['reason', 'subject', 'message'],
  },
  {
    why: 'the organizer alone reads them, who is an adult; a child registers under its own name and gives no ticket away',
    at: /POST \/api\/(events\/:eventId\/(series-)?registrations|registrations\/:registrationId\/transfer)/,
    fields: ['attendeeName'],
  },
  {
    why: 'the organizer writes the name of an adult who came without a ticket, and alone reads it',
    at: /POST \/api\/events\/:eventId\/walk-ins/,
    fields: ['attendeeName'],
  },
  {
    why: 'the organizer alone reads them, and a child answers only by one of the choices',
    at: /POST \/api\/events\/:eventId\/registrations/,
    fields: ['answer'],
  },
] as const;

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
    const isKnown = gated.includes(name) || isExcepted(name);
    expect(isKnown).toBe(true);
  });

  it('is a text of its request where it is gated', () => {
    for (const name of gated) expect(written).toContain(name);
  });
});
