import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { readersOfSeat } from '../contacts/addresses-of-seat.ts';
import type { Deps } from '../deps.ts';
import { calendarFor } from '../events/calendar-file.ts';
import { findShownRegistration } from '../registrations/queries.ts';
import { eventTicket, onlineLink, refundsOf, ticket, titleOf } from './event-mails.ts';

/** The giver hears that a ticket came back because its invitation was not accepted. */
export async function ticketReturnedMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (found?.registration.status !== 'confirmed' || found.registration.transferredAt) return [];
  const { registration, event } = found;
  const { addresses } = await readersOfSeat(deps.db, registration);
  if (addresses.length === 0) return [];
  const page = new URL(educationAddresses.ticket(registrationId), deps.config.PUBLIC_URL).href;
  const file = await ticket(deps, found);
  return addresses.map((to) =>
    writeLetter({
      to,
      subject: `Your ticket for ${titleOf(event)} is yours again`,
      heading: 'Nobody took the ticket that you gave away',
      paragraphs: ['It is yours again, with a new code.'],
      ticket: eventTicket(event, [`Ticket: ${registration.ticketCode}`]),
      button: { label: 'Open the ticket', url: page },
      closing: onlineLink(registration, event),
      attachments: [file, calendarFor(deps, event, to, 'REQUEST')],
    }),
  );
}

/** To whose seat it was. */
export async function givenSeatCancelledMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (!found) return [];
  const { addresses } = await readersOfSeat(deps.db, found.registration);
  const refundTo = await refundsOf(deps, found.registration);
  return addresses.map((to) =>
    writeLetter({
      to,
      subject: 'A ticket that you gave away was given back',
      heading: `The person with your ticket for ${titleOf(found.event)} gave the seat back`,
      paragraphs: [refundTo(to)].filter(Boolean),
    }),
  );
}
