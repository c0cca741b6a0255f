import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Moment } from '../kernel/values.ts';
import { enrollmentStatuses } from './course-options.ts';
import { registrationStatuses } from './event-options.ts';
import { readTerms } from './read-terms.ts';
import { RefundRule } from './ticketing.ts';

/** These parts of an event can change after a guardian agreed to it. */
export const changeableParts = [
  'title',
  'text',
  'place',
  'time',
  'price',
  'picture',
  'tickets',
  'questions',
] as const;
export type ChangeablePart = (typeof changeableParts)[number];

/** A child asks for a course, or for a seat at an event. */
export const GuardianRequest = z
  .object({
    id: z.uuid(),
    kind: z.enum(['course', 'event']),
    /** The page that describes the course or the event. */
    path: z.string(),
    title: z.string(),
    /** The person who teaches or invites, and since when they are here; null for a course of the platform's own. */
    givenBy: z.string().nullable(),
    minutes: z.number().int(),
    /** The time and place of an event. */
    startsAt: Moment.nullable(),
    timeZone: z.string().nullable(),
    location: z.string().nullable(),
    priceCents: Cents,
    /** What the child chose and answered, and what goes back if the seat is given back; of an event alone. */
    ticketTypeName: z.string().nullable(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    refundRule: RefundRule.nullable(),
    status: z.enum([...enrollmentStatuses, ...registrationStatuses]),
    askedAt: Moment,
    waitsUntil: Moment.nullable(),
    /** The payment that the guardian who agreed has to make. */
    paymentId: z.uuid().nullable(),
    /** Which words they are that a yes is for; of an event alone, and sent with the yes. */
    terms: readTerms.nullable(),
    /** The parts that changed since a guardian agreed, so that they are asked again. */
    changedParts: z.array(z.enum(changeableParts)),
    /** Whether staff look at it first; until then no guardian can agree. */
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
