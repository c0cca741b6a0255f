import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment, Page, PageQuery } from '../kernel/values.ts';
import { waitlistStates } from './event-options.ts';

/** One's own place in the line for a seat at a full event. */
export const WaitlistPlace = z
  .object({
    status: z.enum(waitlistStates),
    ticketTypeId: z.uuid().nullable(),
    /** How many wait before. */
    ahead: z.number().int(),
    /** The offered seat is held until this moment. */
    offerExpiresAt: Moment.nullable(),
  })
  .meta({ id: 'WaitlistPlace' });
export type WaitlistPlace = z.infer<typeof WaitlistPlace>;

/** A person in line as the organizer sees them; of a child no name, because no guardian has agreed yet. */
export const WaitlistEntry = z
  .object({
    id: z.uuid(),
    name: z.string(),
    ticketTypeName: z.string().nullable(),
    status: z.enum(waitlistStates),
    joinedAt: Moment,
    offerExpiresAt: Moment.nullable(),
  })
  .meta({ id: 'WaitlistEntry' });
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

const EventParams = z.object({ eventId: z.uuid() });

export const joinWaitlist = endpoint({
  method: 'POST',
  url: '/events/:eventId/waitlist',
  schema: {
    summary: 'Wait for a seat at a full event; a seat that comes free is held for you for 24 hours',
    params: EventParams,
    body: z.strictObject({
      /** An event with ticket types needs one of them. */
      ticketTypeId: z.uuid().optional(),
    }),
    response: { 200: WaitlistPlace },
  },
});

export const leaveWaitlist = endpoint({
  method: 'POST',
  url: '/events/:eventId/waitlist/leave',
  stakes: 'protection',
  schema: {
    summary: 'Leave the waitlist, or decline the seat that is offered to you',
    params: EventParams,
    response: { 200: WaitlistPlace },
  },
});

export const listWaitlist = endpoint({
  method: 'GET',
  url: '/events/:eventId/waitlist',
  schema: {
    summary: 'Who waits for a seat at your event, the first in line first',
    params: EventParams,
    querystring: PageQuery,
    response: { 200: Page(WaitlistEntry) },
  },
});
