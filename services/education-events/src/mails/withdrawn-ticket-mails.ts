import { type LetterBody, writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { readersOfSeat } from '../contacts/addresses-of-seat.ts';
import type { Deps } from '../deps.ts';
import { findShownRegistration, type ShownRegistration } from '../registrations/queries.ts';
import type { Registration } from '../registrations/registration.ts';
import { eventTicket, refundsOf, titleOf, withdrawal } from './event-mails.ts';

/** The event stays in the calendar of a person who has another ticket for it, also as a guardian. */
async function mailsOf(
  deps: Deps,
  found: ShownRegistration,
  readersOf: Pick<Registration, 'userId' | 'approvedBy'>,
  write: (isChild: boolean, to: string) => LetterBody & Pick<Mail, 'subject'>,
): Promise<Mail[]> {
  const { addresses, isChild } = await readersOfSeat(deps.db, readersOf);
  return Promise.all(
    addresses.map(async (to) =>
      writeLetter({
        to,
        ...write(isChild, to),
        attachments: await withdrawal(deps, found, to),
      }),
    ),
  );
}

/** A guardian who declined after a change reads it like one whose child gave the seat back. */
export async function seatCancelledMails(deps: Deps, registrationId: string): Promise<Mail[]> {
  const found = await findShownRegistration(deps.db, registrationId);
  if (!found || !['cancelled', 'declined'].includes(found.registration.status)) return [];
  const { registration, event } = found;
  const { userId, approvedBy, status } = registration;
  const readers = { userId, approvedBy: status === 'declined' ? null : approvedBy };
  const refundTo = await refundsOf(deps, registration);
  return mailsOf(deps, found, readers, (isChild, to) => ({
    subject: isChild
      ? 'A ticket of a child was given back'
      : `You gave back your ticket for ${titleOf(event)}`,
    heading: isChild ? 'A child you look after gave up their seat' : 'You gave your ticket back',
    paragraphs: ['The ticket no longer works.', refundTo(to)].filter(Boolean),
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
      'Your own copy no longer works. If nobody takes the ticket within three days, it is yours again, and we’ll let you know.',
    ],
    ticket: eventTicket(found.event),
  }));
}
