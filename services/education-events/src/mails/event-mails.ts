import type { Mail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { people } from '@sidework/chassis/people/people';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { eventTimeText } from '@sidework/contracts/education-events/event-times';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { calendarFile } from '../events/calendar-file.ts';
import type { Event } from '../events/event.ts';
import { events } from '../events/table.ts';
import { registrations } from '../registrations/table.ts';
import { ticketPdf } from '../registrations/ticket-file.ts';
import { ticketText } from '../registrations/ticket-proof.ts';
import { approvalMails } from './course-mails.ts';

async function registered({ db }: Deps, registrationId: string) {
  const [row] = await db
    .select({ registration: registrations, event: events })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(eq(registrations.id, registrationId));
  return row;
}

type Registered = NonNullable<Awaited<ReturnType<typeof registered>>>;

const when = ({ eventDate, endsAt, timeZone }: Event) =>
  eventTimeText(eventDate.toISOString(), endsAt.toISOString(), timeZone);

const factsOf = (event: Event) =>
  `“${quoted(event.title)}”\n${when(event)}\n${quoted(event.location)}`;

function calendar(deps: Deps, event: Event) {
  const url = new URL(educationAddresses.event(event.id), deps.config.PUBLIC_URL).href;
  const content = calendarFile(event, { url, now: deps.now() });
  const method = event.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
  return {
    filename: 'event.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content,
  };
}

async function ticket({ db }: Deps, { registration, event }: Registered) {
  const content = await ticketPdf(registration, event, await ticketText(db, registration));
  return { filename: 'ticket.pdf', contentType: 'application/pdf', content };
}

/** The ticket as PDF with its QR code, and the event for a calendar (decision 72). */
export async function ticketMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await registered(deps, registrationId);
  const to = found?.registration.attendeeEmail;
  if (found?.registration.status !== 'confirmed' || !to) return [];
  const { registration, event } = found;
  const page = new URL(educationAddresses.ticket(registrationId), deps.config.PUBLIC_URL).href;
  return [
    {
      to,
      subject: 'Sidework: your ticket',
      text: `Your ticket for\n\n${factsOf(event)}\n\nTicket: ${registration.ticketCode}\nShow its QR code at the door. The ticket and the event for your calendar are attached.\n\n${page}\n`,
      attachments: [await ticket(deps, found), calendar(deps, event)],
    },
  ];
}

/** A ticket says when and where the event is, so the mail brings a new one with the same code. */
export async function eventChangedMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await registered(deps, registrationId);
  const to = found?.registration.attendeeEmail;
  if (found?.registration.status !== 'confirmed' || !to) return [];
  const page = new URL(educationAddresses.event(found.event.id), deps.config.PUBLIC_URL).href;
  return [
    {
      to,
      subject: 'Sidework: an event that you registered for was changed',
      text: `This is how it is now:\n\n${factsOf(found.event)}\n\nYour ticket keeps its code; the attached one says what has changed. The calendar file changes your calendar.\n\n${page}\n`,
      attachments: [await ticket(deps, found), calendar(deps, found.event)],
    },
  ];
}

export async function eventCancelledMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await registered(deps, registrationId);
  const to = found?.registration.attendeeEmail;
  if (found?.event.status !== 'cancelled' || !to) return [];
  const { registration, event } = found;
  const isRefunded = ['refund_requested', 'refunded'].includes(registration.paymentStatus);
  const refund = isRefunded ? ' What you paid goes back to you.' : '';
  return [
    {
      to,
      subject: 'Sidework: an event was cancelled',
      text: `${factsOf(event)}\n\ndoes not take place: “${quoted(event.cancelReason ?? '', 300)}”.${refund}\n`,
      attachments: [calendar(deps, event)],
    },
  ];
}

export async function eventApprovalMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await registered(deps, registrationId);
  if (found?.registration.status !== 'awaiting_guardian') return [];
  const [child] = await deps.db
    .select({ guardianIds: people.guardianIds })
    .from(people)
    .where(eq(people.id, found.registration.userId));
  return approvalMails(deps, child?.guardianIds ?? [], found.event.title);
}
