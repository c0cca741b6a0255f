import type { Mail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { readersOfSeat } from '../contacts/addresses-of-seat.ts';
import type { Deps } from '../deps.ts';
import { calendarFor } from '../events/calendar-file.ts';
import { findShownRegistration } from '../registrations/queries.ts';
import { factsOf, linkText, refundOf, ticket } from './event-mails.ts';

/** The giver hears that a ticket came back because its invitation was not accepted. */
export async function ticketReturnedMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (found?.registration.status !== 'confirmed' || found.registration.transferredAt) return [];
  const { registration, event } = found;
  const { addresses } = await readersOfSeat(deps.db, registration);
  if (addresses.length === 0) return [];
  const page = new URL(educationAddresses.ticket(registrationId), deps.config.PUBLIC_URL).href;
  const file = await ticket(deps, found);
  return addresses.map((to) => ({
    to,
    subject: 'Sidework: your ticket is yours again',
    text: `Nobody took the ticket that you gave away, for\n\n${factsOf(event)}${linkText(registration, event)}\n\nIt is yours again, with a new code: ${registration.ticketCode}\n\n${page}\n`,
    attachments: [file, calendarFor(deps, event, to, 'REQUEST')],
  }));
}

/** To whose seat it was, who also paid for it. */
export async function givenSeatCancelledMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (!found) return [];
  const { addresses } = await readersOfSeat(deps.db, found.registration);
  return addresses.map((to) => ({
    to,
    subject: 'Sidework: a ticket that you gave away was given back',
    text: `Whoever has your ticket for “${quoted(found.event.title)}” now gave the seat back.${refundOf(found.registration)}\n`,
  }));
}
