import type { Mail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { eventTimeText } from '@sidework/contracts/education-events/event-times';
import { formatCents } from '@sidework/contracts/kernel/money';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { addressesOfSeat, holdersOfTicket, readersOfSeat } from '../contacts/addresses-of-seat.ts';
import type { Deps } from '../deps.ts';
import { calendarFor } from '../events/calendar-file.ts';
import { changedParts } from '../events/changed-parts.ts';
import type { Event } from '../events/event.ts';
import { linkOf } from '../events/event-ticketing.ts';
import { guardiansOf } from '../people/queries.ts';
import { findShownRegistration, type ShownRegistration } from '../registrations/queries.ts';
import { isAgreedTo, type Registration } from '../registrations/registration.ts';
import { ticketPdf } from '../registrations/ticket-file.ts';
import { ticketText } from '../registrations/ticket-proof.ts';
import { approvalMails } from './course-mails.ts';

const when = ({ eventDate, endsAt, timeZone }: Event) =>
  eventTimeText(eventDate.toISOString(), endsAt.toISOString(), timeZone);

export const factsOf = (event: Event) =>
  `“${quoted(event.title)}”\n${when(event)}\n${quoted(event.location)}`;

/** The link of an online ticket; a child's guardian reads it only while their yes is for the event as it is. */
export function linkText(registration: Registration, event: Event): string {
  const link = isAgreedTo(registration, event) ? linkOf(event, registration) : null;
  return link ? `\nOnline: ${link}` : '';
}

export async function ticket({ db }: Deps, { registration, event }: ShownRegistration) {
  const content = await ticketPdf(registration, event, await ticketText(db, registration));
  return { filename: 'ticket.pdf', contentType: 'application/pdf', content };
}

/** The ticket as PDF with its QR code, and the event for a calendar (D-72). */
export async function ticketMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (found?.registration.status !== 'confirmed') return [];
  const { registration, event } = found;
  const { addresses, isChild } = await holdersOfTicket(deps.db, registration);
  if (addresses.length === 0) return [];
  const own = registration.transferredAt
    ? educationAddresses.event(event.id)
    : educationAddresses.ticket(registrationId);
  const path = isChild ? webAddresses.children : own;
  const page = new URL(path, deps.config.PUBLIC_URL).href;
  const whose = isChild ? 'The ticket of a child that you look after, for' : 'Your ticket for';
  const file = await ticket(deps, found);
  return addresses.map((to) => ({
    to,
    subject: 'Sidework: your ticket',
    text: `${whose}\n\n${factsOf(event)}${linkText(registration, event)}\n\nTicket: ${registration.ticketCode}\nShow its QR code at the door. The ticket and the event for your calendar are attached.\n\n${page}\n`,
    attachments: [file, calendarFor(deps, event, to, 'REQUEST')],
  }));
}

/** A ticket says when and where the event is, so the mail brings a new one with the same code. */
export async function eventChangedMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (found?.registration.status !== 'confirmed') return [];
  const { addresses } = await holdersOfTicket(deps.db, found.registration);
  if (addresses.length === 0) return [];
  const link = linkText(found.registration, found.event);
  const page = new URL(educationAddresses.event(found.event.id), deps.config.PUBLIC_URL).href;
  const file = await ticket(deps, found);
  return addresses.map((to) => ({
    to,
    subject: 'Sidework: an event that you registered for was changed',
    text: `This is how it is now:\n\n${factsOf(found.event)}${link}\n\nYour ticket keeps its code; the attached one says what has changed. Your calendar is changed by the attached file.\n\n${page}\n`,
    attachments: [file, calendarFor(deps, found.event, to, 'REQUEST')],
  }));
}

/** The refund rule may give a part of the price, or nothing of it. */
export function refundOf({ paymentStatus, refundCents, paymentAmountCents }: Registration): string {
  if (refundCents === 0) return ' By its refund rule nothing of the price goes back.';
  if (!['refund_requested', 'refunded'].includes(paymentStatus)) return '';
  return ` ${formatCents(refundCents ?? paymentAmountCents)} goes back to you.`;
}

export async function eventCancelledMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (found?.event.status !== 'cancelled') return [];
  const { registration, event } = found;
  const addresses = await addressesOfSeat(deps.db, registration);
  return addresses.map((to) => ({
    to,
    subject: 'Sidework: an event was cancelled',
    text: `${factsOf(event)}\n\ndoes not take place: “${quoted(event.cancelReason ?? '', 300)}”.${refundOf(registration)}\n`,
    attachments: [calendarFor(deps, event, to, 'CANCEL')],
  }));
}

/** Takes the event out of a calendar that it came into with a ticket. */
const withdrawal = (deps: Deps, { registration, event }: ShownRegistration, to: string) =>
  registration.agreedTerms === null ? [] : [calendarFor(deps, event, to, 'CANCEL')];

/** The text is set words, because no moderator has approved what the event says now. */
export async function childSeatEndedMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (!found) return [];
  const page = new URL(webAddresses.children, deps.config.PUBLIC_URL).href;
  const { addresses } = await readersOfSeat(deps.db, found.registration);
  const why =
    found.registration.status === 'expired'
      ? 'An event that a child you look after wanted to go to was changed, and nobody agreed to the changes in time.'
      : 'An event that a child you look after wanted to go to is not open to young people any more.';
  return addresses.map((to) => ({
    to,
    subject: 'Sidework: a child has no seat any more',
    text: `${why} Its seat is free again.${refundOf(found.registration)}\n\n${page}\n`,
    attachments: withdrawal(deps, found, to),
  }));
}

export async function eventApprovalMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (found?.registration.status !== 'awaiting_guardian') return [];
  const { registration, event } = found;
  const changed = changedParts(registration.agreedTerms, event);
  return approvalMails(deps, await guardiansOf(deps.db, registration.userId), event.title, changed);
}
