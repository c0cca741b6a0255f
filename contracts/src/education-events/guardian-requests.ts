import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Moment } from '../kernel/values.ts';
import { enrollmentStatuses } from './course-options.ts';
import { registrationStatuses } from './event-options.ts';
import { readTerms } from './read-terms.ts';

/** What of an event can be other than what a guardian agreed to before. */
export const changeableParts = ['title', 'text', 'place', 'time', 'price', 'picture'] as const;
export type ChangeablePart = (typeof changeableParts)[number];

/** What a child asked for: a course, or a seat at an event. */
export const GuardianRequest = z
  .object({
    id: z.uuid(),
    kind: z.enum(['course', 'event']),
    /** Where the course or the event is described. */
    path: z.string(),
    title: z.string(),
    /** Who teaches or invites, and for how long; null of a course of the platform's own. */
    givenBy: z.string().nullable(),
    minutes: z.number().int(),
    /** Of an event when and where. */
    startsAt: Moment.nullable(),
    timeZone: z.string().nullable(),
    location: z.string().nullable(),
    priceCents: Cents,
    status: z.enum([...enrollmentStatuses, ...registrationStatuses]),
    askedAt: Moment,
    waitsUntil: Moment.nullable(),
    /** What is to be paid, for the guardian who agreed. */
    paymentId: z.uuid().nullable(),
    /** Which words they are that a yes is for; of an event alone, and sent with the yes. */
    terms: readTerms.nullable(),
    /** What was changed since a guardian agreed, so that they are asked again. */
    changedParts: z.array(z.enum(changeableParts)),
    /** Whether staff look at it first; until then nobody can agree. */
    waitsForStaff: z.boolean(),
  })
  .meta({ id: 'GuardianRequest' });
export type GuardianRequest = z.infer<typeof GuardianRequest>;

const ofChild = z.object({ childId: z.uuid() });
const ofRequest = ofChild.extend({ requestId: z.uuid() });

export const listGuardianRequests = endpoint({
  method: 'GET',
  url: '/guardian-requests/:childId',
  schema: {
    summary: 'The courses and events of a child that you look after, newest first',
    params: ofChild,
    response: { 200: z.object({ items: z.array(GuardianRequest) }) },
  },
});

export const approveRequest = endpoint({
  method: 'POST',
  url: '/guardian-requests/:childId/:requestId/approve',
  stakes: 'children',
  schema: {
    summary: 'Agree to what the child asked for; what it costs is yours to pay',
    params: ofRequest,
    body: z.strictObject({ terms: readTerms.nullish() }).nullish(),
    response: { 200: GuardianRequest },
  },
});

export const declineRequest = endpoint({
  method: 'POST',
  url: '/guardian-requests/:childId/:requestId/decline',
  stakes: 'protection',
  schema: {
    summary: 'Do not agree to what the child asked for',
    params: ofRequest,
    response: { 200: GuardianRequest },
  },
});
