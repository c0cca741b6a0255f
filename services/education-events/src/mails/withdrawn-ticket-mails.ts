import { type LetterBody, writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { readersOfSeat } from '../contacts/addresses-of-seat.ts';
import type { Deps } from '../deps.ts';
import { calendarFor } from '../events/calendar-file.ts';
import {
  findShownRegistration,
  hasOtherTicket,
  type ShownRegistration,
} from '../registrations/queries.ts';
import type { Registration } from '../registrations/registration.ts';
import { eventTicket, refundOf, titleOf } from './event-mails.ts';

/** The event stays in the calendar of a person who has another ticket for it, also as a guardian. */
async function mailsOf(
  deps: Deps,
  { registration, event }: ShownRegistration,
  readersOf: Pick<Registration, 'userId' | 'approvedBy'>,
  write: (isChild: boolean) => LetterBody & Pick<Mail, 'subject'>,
): Promise<Mail[]> {
  const { addresses, isChild } = await readersOfSeat(deps.db, readersOf);
  const stays = await hasOtherTicket(deps.db, registration);
  return addresses.map((to) =>
    writeLetter({
      to,
      ...write(isChild),
      attachments: stays ? [] : [calendarFor(deps, event, to, 'CANCEL')],
    }),
  );
}

/** A guardian who declined after a change reads it like one whose child gave the seat back. */
export async function seatCancelledMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (!found || !['cancelled', 'declined'].includes(found.registration.status)) return [];
  const { registration, event } = found;
  const { userId, approvedBy, status } = registration;
  const readers = { userId, approvedBy: status === 'declined' ? null : approvedBy };
  return mailsOf(deps, found, readers, (isChild) => ({
    subject: isChild
      ? 'A ticket of a child was given back'
      : `You gave back your ticket for ${titleOf(event)}`,
    heading: isChild
      ? 'A seat of a child that you look after was given back'
      : 'You gave your ticket back',
    paragraphs: ['The ticket opens nothing any more.', refundOf(registration)].filter(Boolean),
    ticket: isChild ? undefined : eventTicket(event),
  }));
}

/** The giver's ticket leaves their calendar as soon as it is given away, and comes back if it is not taken. */
export async function ticketGivenAwayMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (!found?.registration.transferredAt) return [];
  return mailsOf(deps, found, found.registration, () => ({
    subject: `You gave away your ticket for ${titleOf(found.event)}`,
    heading: 'You gave your ticket away',
    paragraphs: [
      'Your own copy opens nothing any more. If nobody takes the ticket within three days, it is yours again, and you are told.',
    ],
    ticket: eventTicket(found.event),
  }));
}
