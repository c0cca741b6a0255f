import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment, Page, PageQuery } from '../kernel/values.ts';
import { coHostStates } from './event-options.ts';
import { attendeeEmail } from './registrations.ts';

/** A co-host as the organizer sees them; the name shows once they accepted. */
export const CoHostView = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string().nullable(),
    state: z.enum(coHostStates),
    invitedAt: Moment,
  })
  .meta({ id: 'CoHostView' });
export type CoHostView = z.infer<typeof CoHostView>;

/** An event that the viewer co-hosts, or is invited to. */
export const CoHostingView = z
  .object({
    id: z.uuid(),
    state: z.enum(coHostStates),
    eventId: z.uuid(),
    title: z.string(),
    organizerName: z.string(),
    startsAt: Moment,
    endsAt: Moment,
    timeZone: z.string(),
    location: z.string(),
  })
  .meta({ id: 'CoHostingView' });
export type CoHostingView = z.infer<typeof CoHostingView>;

const ofEvent = z.object({ eventId: z.uuid() });
const ofOne = z.object({ coHostId: z.uuid() });

export const listCoHosts = endpoint({
  method: 'GET',
  url: '/events/:eventId/co-hosts',
  schema: {
    summary: 'The co-hosts of your event, and whom you invited; at most 10',
    params: ofEvent,
    response: { 200: z.object({ items: z.array(CoHostView) }) },
  },
});

export const inviteCoHost = endpoint({
  method: 'POST',
  url: '/events/:eventId/co-hosts',
  schema: {
    summary:
      'Invite an adult by the confirmed email address of their account; the answer is the same where there is no such account',
    params: ofEvent,
    body: z.strictObject({ email: attendeeEmail }),
    response: { 200: z.object({ items: z.array(CoHostView) }) },
  },
});

export const removeCoHost = endpoint({
  method: 'POST',
  url: '/events/:eventId/co-hosts/:coHostId/remove',
  stakes: 'protection',
  schema: {
    summary: 'Remove a co-host of your event at once, or take an invitation back',
    params: ofEvent.extend(ofOne.shape),
    response: { 200: z.object({ items: z.array(CoHostView) }) },
  },
});

export const listCoHosting = endpoint({
  method: 'GET',
  url: '/co-hosting',
  schema: {
    summary: 'The events you co-host or are invited to co-host, the latest invitation first',
    querystring: PageQuery,
    response: { 200: Page(CoHostingView) },
  },
});

export const acceptCoHosting = endpoint({
  method: 'POST',
  url: '/co-hosting/:coHostId/accept',
  schema: {
    summary: 'Accept to co-host: you see the guest list, check guests in and message them',
    params: ofOne,
    response: { 200: CoHostingView },
  },
});

export const leaveCoHosting = endpoint({
  method: 'POST',
  url: '/co-hosting/:coHostId/leave',
  stakes: 'protection',
  schema: {
    summary: 'Decline an invitation, or co-host no more',
    params: ofOne,
    response: { 204: z.null() },
  },
});
