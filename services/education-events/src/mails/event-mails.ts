import { type Link, type MailTicket, writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail, MailAttachment } from '@sidework/chassis/jobs/mail';
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
import { isGuest } from '../registrations/group.ts';
import { findShownRegistration, type ShownRegistration } from '../registrations/queries.ts';
import { isAgreedTo, type Registration } from '../registrations/registration.ts';
import { ticketPdf } from '../registrations/ticket-file.ts';
import { sheetOf } from '../registrations/ticket-link.ts';
import { ticketText } from '../registrations/ticket-proof.ts';
import { ticketsOfOrder } from '../registrations/tickets-of-order.ts';
import { approvalMails } from './course-mails.ts';
import { hasOtherTicket, payersOf } from './queries.ts';

const when = ({ eventDate, endsAt, timeZone }: Event) =>
  eventTimeText(eventDate.toISOString(), endsAt.toISOString(), timeZone);

export const titleOf = ({ title }: Event) => `“${quoted(title)}”`;

/** The event as the ticket of a mail: title, time and place. */
export const eventTicket = (event: Event, more: string[] = []): MailTicket => ({
  title: titleOf(event),
  facts: [when(event), quoted(event.location), ...more],
});

/** The link of an online ticket; a child's guardian reads it only while their yes is for the event as it is. */
export function onlineLink(registration: Registration, event: Event): Link[] {
  const url = isAgreedTo(registration, event) ? linkOf(event, registration) : null;
  return url ? [{ label: 'Join online', url }] : [];
}

export async function ticket({ db }: Deps, { registration, event }: ShownRegistration) {
  const content = await ticketPdf(registration, event, await ticketText(db, registration));
  return { filename: 'ticket.pdf', contentType: 'application/pdf', content };
}

const codeOf = ({ registration }: ShownRegistration) => `Ticket: ${registration.ticketCode}`;
const namedCodeOf = ({ registration: { attendeeName, ticketCode } }: ShownRegistration) =>
  `${quoted(attendeeName)}: ${ticketCode}`;

async function sheet({ db }: Deps, tickets: ShownRegistration[]) {
  const content = await sheetOf(db, tickets);
  return { filename: 'tickets.pdf', contentType: 'application/pdf', content };
}

/** The mail of a buyer's seat has the tickets of their guests too, also where they gave the own seat back meanwhile. */
async function ticketsOfMail({ db }: Deps, registrationId: string): Promise<ShownRegistration[]> {
  const found = await findShownRegistration(db, registrationId);
  if (!found) return [];
  const { registration } = found;
  if (!isGuest(registration) && !registration.transferredAt)
    return ticketsOfOrder(db, registration);
  return registration.status === 'confirmed' ? [found] : [];
}

/** The ticket as PDF with its QR code, or the sheet of several, and the event for a calendar (D-72). */
export async function ticketMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const tickets = await ticketsOfMail(deps, registrationId);
  const [found] = tickets;
  if (!found) return [];
  const { registration, event } = found;
  const { addresses, isChild } = await holdersOfTicket(deps.db, registration);
  if (addresses.length === 0) return [];
  const ofHolder = registration.transferredAt
    ? educationAddresses.event(event.id)
    : educationAddresses.ticket(registration.id);
  const path = isChild ? webAddresses.children : ofHolder;
  const page = new URL(path, deps.config.PUBLIC_URL).href;
  const isOne = tickets.length === 1;
  const own = isOne ? 'Your ticket' : `Your ${tickets.length} tickets`;
  const whose = isChild ? 'The ticket of a child that you look after' : own;
  const file = isOne ? await ticket(deps, found) : await sheet(deps, tickets);
  return addresses.map((to) =>
    writeLetter({
      to,
      subject: isChild ? whose : `${own} for ${titleOf(event)}`,
      heading: whose,
      ticket: eventTicket(event, tickets.map(isOne ? codeOf : namedCodeOf)),
      button: { label: isChild ? 'See the ticket' : 'Open the ticket', url: page },
      closing: [
        ...onlineLink(registration, event),
        isOne
          ? 'Show its QR code at the door. The ticket and the event for your calendar are attached.'
          : 'Each guest shows their own QR code at the door. All tickets on one sheet and the event for your calendar are attached.',
      ],
      attachments: [file, calendarFor(deps, event, to, 'REQUEST')],
    }),
  );
}

/** A ticket says when and where the event is, so the mail brings a new one with the same code. */
export async function eventChangedMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (found?.registration.status !== 'confirmed') return [];
  const { addresses } = await holdersOfTicket(deps.db, found.registration);
  if (addresses.length === 0) return [];
  const page = new URL(educationAddresses.event(found.event.id), deps.config.PUBLIC_URL).href;
  const file = await ticket(deps, found);
  return addresses.map((to) =>
    writeLetter({
      to,
      subject: `Changed: ${titleOf(found.event)}`,
      heading: 'The event was changed',
      paragraphs: ['This is how it is now:'],
      ticket: eventTicket(found.event),
      button: { label: 'See the event', url: page },
      closing: [
        ...onlineLink(found.registration, found.event),
        'Your ticket keeps its code; the attached one says what has changed. The attached file updates your calendar.',
      ],
      attachments: [file, calendarFor(deps, found.event, to, 'REQUEST')],
    }),
  );
}

/** The refund rule may give a part of the price, or nothing of it; another than the reader may have paid. */
export async function refundsOf(
  { db }: Deps,
  { id, groupId, paymentStatus, refundCents, paymentAmountCents }: Registration,
): Promise<(to: string) => string> {
  if (refundCents === 0) return () => 'Under its refund policy, nothing is refunded.';
  if (!['refund_requested', 'refunded'].includes(paymentStatus)) return () => '';
  const amount = formatCents(refundCents ?? paymentAmountCents);
  const payers = await payersOf(db, groupId ?? id);
  return (to) => `${amount} goes back to ${payers.includes(to) ? 'you' : 'the person who paid'}.`;
}

export async function eventCancelledMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (found?.event.status !== 'cancelled') return [];
  const { registration, event } = found;
  const addresses = await addressesOfSeat(deps.db, registration);
  const refundTo = await refundsOf(deps, registration);
  return addresses.map((to) =>
    writeLetter({
      to,
      subject: `Cancelled: ${titleOf(event)}`,
      heading: 'The event was cancelled',
      paragraphs: [cancelReason(event), refundTo(to)].filter(Boolean),
      ticket: eventTicket(event),
      attachments: [calendarFor(deps, event, to, 'CANCEL')],
    }),
  );
}

export const cancelReason = ({ cancelReason }: Event) =>
  cancelReason ? `The organizer says: “${quoted(cancelReason, 300)}”` : '';

/** Takes the event out of the calendar of a reader, unless another ticket keeps it there. */
export async function withdrawal(
  deps: Deps,
  { registration, event }: ShownRegistration,
  to: string,
): Promise<MailAttachment[]> {
  const stays = await hasOtherTicket(deps.db, registration, to);
  return stays ? [] : [calendarFor(deps, event, to, 'CANCEL')];
}

/** The text is set words, because no moderator has approved what the event says now. */
export async function childSeatEndedMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (!found) return [];
  const page = new URL(webAddresses.children, deps.config.PUBLIC_URL).href;
  const { addresses } = await readersOfSeat(deps.db, found.registration);
  const refundTo = await refundsOf(deps, found.registration);
  const cameWithTicket = found.registration.agreedTerms !== null;
  const why =
    found.registration.status === 'expired'
      ? 'An event that a child you look after wanted to go to was changed, and nobody agreed to the changes in time.'
      : 'An event that a child you look after wanted to go to is no longer open to young people.';
  return Promise.all(
    addresses.map(async (to) =>
      writeLetter({
        to,
        subject: 'A child no longer has a seat',
        heading: 'A child that you look after no longer has a seat',
        paragraphs: [why, refundTo(to)].filter(Boolean),
        button: { label: 'See the accounts you look after', url: page },
        attachments: cameWithTicket ? await withdrawal(deps, found, to) : [],
      }),
    ),
  );
}

export async function eventApprovalMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (found?.registration.status !== 'awaiting_guardian') return [];
  const { registration, event } = found;
  const changed = changedParts(registration.agreedTerms, event);
  return approvalMails(deps, await guardiansOf(deps.db, registration.userId), event.title, changed);
}
