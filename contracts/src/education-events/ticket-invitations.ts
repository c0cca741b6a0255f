import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Moment } from '../kernel/values.ts';
import { eventStatuses } from './event-options.ts';

/** The token of a mailed link. An unknown link and a used one get the same answer. */
const Link = z.strictObject({ token: z.string().max(100) });

/** A given ticket as the invited person sees it. */
export const TicketInvitationView = z
  .object({
    /** The giver; null where they have left. */
    giverName: z.string().nullable(),
    attendeeName: z.string(),
    event: z.object({
      id: z.uuid(),
      title: z.string(),
      startsAt: Moment,
      endsAt: Moment,
      timeZone: z.string(),
      location: z.string(),
      status: z.enum(eventStatuses),
    }),
    priceCents: Cents,
    /** So much goes back if the seat is given back now: to the person who paid, not to the holder of the ticket. */
    refundCents: Cents,
    /** Until when it can be taken; null once it was. */
    expiresAt: Moment.nullable(),
    /** Whether a child has just taken it, which has the ticket once a guardian agrees. */
    isWaitingForGuardian: z.boolean(),
    /** The ticket, once it was taken and while the event takes place. */
    ticket: z
      .object({
        code: z.string(),
        /** The QR code, as the address of a picture that is in it. */
        qr: z.string(),
        /** Where an online event is; null for one at a place. */
        onlineLink: z.string().nullable(),
        checkedInAt: Moment.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'TicketInvitationView' });
export type TicketInvitationView = z.infer<typeof TicketInvitationView>;

export const lookAtTicketInvitation = endpoint({
  method: 'POST',
  url: '/ticket-invitations/look',
  stakes: 'protection',
  schema: {
    summary: 'The ticket that a mailed link is about',
    body: Link,
    response: { 200: TicketInvitationView },
  },
});

export const acceptTicketInvitation = endpoint({
  method: 'POST',
  url: '/ticket-invitations/accept',
  stakes: 'agreed',
  schema: {
    summary:
      'Take the ticket that a mailed link is about; it is mailed to the same address. A child has it once a guardian agrees',
    body: Link,
    response: { 200: TicketInvitationView },
  },
});

export const refuseTicketInvitation = endpoint({
  method: 'POST',
  url: '/ticket-invitations/refuse',
  stakes: 'protection',
  schema: {
    summary:
      'Say that a mailed link is not meant for you: its sender has the ticket back, and can invite your address no more',
    body: Link,
    response: { 204: z.null() },
  },
});

export const cancelGivenTicket = endpoint({
  method: 'POST',
  url: '/ticket-invitations/cancel',
  stakes: 'protection',
  schema: {
    summary: 'Give the seat of a ticket back that was given to you; the refund goes to who paid',
    body: Link,
    response: { 204: z.null() },
  },
});
