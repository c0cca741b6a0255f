import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { mailAddress } from '../kernel/mail-address.ts';
import { Cents, hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { EventView } from './event-listings.ts';
import { registrationPaymentStatuses, registrationStatuses, ticketFiles } from './event-options.ts';
import { limits } from './limits.ts';
import { RefundRule } from './ticketing.ts';

export const attendeeName = oneLine('Full name is required')
  .min(1, 'Full name is required')
  .refine(hasAtMost(limits.attendeeName), 'This name is too long');
export const attendeeEmail = z
  .email({ pattern: mailAddress, error: 'Enter an email address' })
  .max(254);

/**
 * A registration as sent. Of a child no address is kept but that of its guardian, so that it sends none. What the server
 * sets may be sent only with its values.
 */
export const RegistrationForm = z
  .strictObject({
    attendeeName,
    attendeeEmail: attendeeEmail.optional(),
    /** An event with ticket types needs one of them. */
    ticketTypeId: z.uuid().optional(),
    promoCode: z.string().trim().max(20, 'This code is too long').optional(),
    /** Each guest has a seat and a ticket of the same kind; one with an address is invited to take the ticket. */
    guests: z
      .array(z.strictObject({ attendeeName, attendeeEmail: attendeeEmail.optional() }))
      .max(limits.guests, 'A group has ten seats at most')
      .optional(),
    answers: z
      .array(
        z.strictObject({
          questionId: z.uuid(),
          answer: oneLine('An answer is required').refine(
            hasAtMost(limits.answer),
            'This answer is too long',
          ),
        }),
      )
      .max(limits.questionsOfEvent)
      .optional(),
    userId: z.uuid().optional(),
    paymentStatus: z.enum(registrationPaymentStatuses).optional(),
    paymentAmountCents: Cents.optional(),
  })
  .meta({ id: 'RegistrationForm' });
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** One's own registration; the ticket is there once the seat is one's own. */
export const RegistrationView = z
  .object({
    id: z.uuid(),
    event: EventView,
    attendeeName: z.string(),
    attendeeEmail: z.string().nullable(),
    /** The ticket is for a guest that came with the registration. */
    isGuest: z.boolean(),
    status: z.enum(registrationStatuses),
    paymentStatus: z.enum(registrationPaymentStatuses),
    paymentAmountCents: Cents,
    ticketTypeName: z.string().nullable(),
    /** The link of an online ticket is told once the seat is confirmed. */
    onlineLink: z.string().nullable(),
    promoCode: z.string().nullable(),
    /** The attendee agreed to this rule when registering. */
    refundRule: RefundRule,
    /** This part of the price goes back after a cancellation; null before one. */
    refundCents: Cents.nullable(),
    holdExpiresAt: Moment.nullable(),
    /** The viewer has to pay this while the seat is held; a guardian pays for a child's seat. */
    paymentId: z.uuid().nullable(),
    ticketCode: z.string().nullable(),
    /** The ticket's QR code, as the address of a picture that is in it. */
    ticketQr: z.string().nullable(),
    /** So many tickets of the same order are yours; a list does not count them. */
    ticketsOfOrder: z.number().int().nullable(),
    /** The moment from which the ticket belongs to another person and is not shown to its first holder. */
    transferredAt: Moment.nullable(),
    /** Since when the other person has taken it; before that an invitation waits for them. */
    transferAcceptedAt: Moment.nullable(),
    /** Whether your connections see that you are going; null where that is not offered. */
    showsToKnown: z.boolean().nullable(),
    checkedInAt: Moment.nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'RegistrationView' });
export type RegistrationView = z.infer<typeof RegistrationView>;

/** An attendee as the organizer sees them: without the code that lets them in. */
export const AttendeeView = z
  .object({
    id: z.uuid(),
    attendeeName: z.string(),
    attendeeEmail: z.string().nullable(),
    status: z.enum(registrationStatuses),
    /** Only the organizer is told of money. */
    paymentStatus: z.enum(registrationPaymentStatuses).nullable(),
    paymentAmountCents: Cents.nullable(),
    ticketTypeName: z.string().nullable(),
    promoCode: z.string().nullable(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    /** They came without a ticket, and were let in at the door. */
    isWalkIn: z.boolean(),
    /** The name of the person who registered them as a guest. */
    groupOf: z.string().nullable(),
    checkedInAt: Moment.nullable(),
    /** SHA-256 of the code of their ticket, by which a device without a network knows it. */
    codeDigest: z.string().nullable(),
    createdAt: Moment,
  })
  .meta({ id: 'AttendeeView' });
export type AttendeeView = z.infer<typeof AttendeeView>;

const EventParams = z.object({ eventId: z.uuid() });
const RegistrationParams = z.object({ registrationId: z.uuid() });
const one = { params: RegistrationParams, response: { 200: RegistrationView } };

export const registerForEvent = endpoint({
  method: 'POST',
  url: '/events/:eventId/registrations',
  idempotency: 'required',
  schema: {
    summary:
      'Register, with up to nine guests: free seats are yours at once, those that cost are kept for 15 minutes and paid together',
    params: EventParams,
    body: RegistrationForm,
    response: { 201: RegistrationView },
  },
});

export const listAttendees = endpoint({
  method: 'GET',
  url: '/events/:eventId/registrations',
  schema: {
    summary: 'Who comes to your event, newest first',
    params: EventParams,
    querystring: PageQuery,
    response: { 200: Page(AttendeeView) },
  },
});

export const markPaid = endpoint({
  method: 'POST',
  url: '/events/:eventId/registrations/:registrationId/mark-paid',
  reaches: ['registrationId'],
  schema: {
    summary: 'Someone paid you at the door of your event',
    params: EventParams.extend(RegistrationParams.shape),
    response: { 200: AttendeeView },
  },
});

export const messageAttendees = endpoint({
  method: 'POST',
  url: '/events/:eventId/message',
  reaches: ['eventId'],
  schema: {
    summary: 'Mail all who come to your event',
    params: EventParams,
    body: z.strictObject({
      subject: oneLine('Subject is required')
        .min(1, 'Subject is required')
        .refine(hasAtMost(120), 'This subject is too long'),
      message: manyLines('Message is required')
        .min(1, 'Message is required')
        .refine(hasAtMost(limits.message), 'This message is too long'),
    }),
    response: { 200: z.object({ recipientCount: z.number().int() }) },
  },
});

export const checkIn = endpoint({
  method: 'POST',
  url: '/events/:eventId/check-in',
  stakes: 'agreed',
  reaches: ['code'],
  schema: {
    summary:
      'Let a ticket in, by its code or what its QR code says; the second time says since when',
    params: EventParams,
    body: z.strictObject({ code: z.string().trim().min(1).max(200) }),
    response: {
      200: z.object({
        isFirst: z.boolean(),
        checkedInAt: Moment,
        attendee: AttendeeView,
      }),
    },
  },
});

export const listRegistrations = endpoint({
  method: 'GET',
  url: '/registrations',
  schema: {
    summary: 'Your registrations, newest first',
    querystring: PageQuery,
    response: { 200: Page(RegistrationView) },
  },
});

export const getRegistration = endpoint({
  method: 'GET',
  url: '/registrations/:registrationId',
  schema: { summary: 'Your registration, with its ticket', ...one },
});

export const resendTicket = endpoint({
  method: 'POST',
  url: '/registrations/:registrationId/resend',
  stakes: 'agreed',
  schema: { summary: 'Have your ticket mailed again', ...one },
});

export const linkTicketFile = endpoint({
  method: 'POST',
  url: '/registrations/:registrationId/files/:file',
  stakes: 'agreed',
  schema: {
    summary:
      'A link of 60 seconds to your ticket, to all tickets of its order as PDF, or to its event for a calendar',
    params: RegistrationParams.extend({ file: z.enum(ticketFiles) }),
    response: { 200: z.object({ url: z.string() }) },
  },
});

export const openTicketFile = endpoint({
  method: 'GET',
  url: '/ticket-files/:token',
  origin: 'files',
  schema: {
    summary: 'The file of a ticket that a link of 60 seconds leads to',
    params: z.object({ token: z.string().max(100) }),
    response: { 200: z.any() },
  },
});

export const cancelRegistration = endpoint({
  method: 'POST',
  url: '/registrations/:registrationId/cancel',
  stakes: 'protection',
  schema: {
    summary:
      'Give your seat back; what the refund rule of the event gives goes back too. A ticket that you gave away is not yours to cancel',
    ...one,
  },
});

export const showAttendance = endpoint({
  method: 'PUT',
  url: '/registrations/:registrationId/shown',
  stakes: 'agreed',
  schema: {
    summary: 'Let your connections see that you are going, or hide it again; only between adults',
    ...one,
    body: z.strictObject({ isShown: z.boolean() }),
  },
});

export const transferTicket = endpoint({
  method: 'POST',
  url: '/registrations/:registrationId/transfer',
  schema: {
    summary:
      'Give your ticket to someone else: they are invited by mail to take it, with a new code, and the old one is dead',
    ...one,
    body: z.strictObject({ attendeeName, attendeeEmail }),
  },
});
