import type { Mail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import { ticketLink } from '@sidework/contracts/education-events/ticket-link';
import type { Deps } from '../deps.ts';
import { calendarFor } from '../events/calendar-file.ts';
import type { Event } from '../events/event.ts';
import { daysToAccept } from './invitation.ts';

interface Invites {
  to: string;
  giverName: string;
  eventId: string;
  token: string;
  publicUrl: string;
}

/**
 * The mail is set words, because its address is unconfirmed (D-122): the organizer's title shows only behind the link.
 * The giver is named as a child may read it, since the reader may be one.
 */
export function invitationMail({ to, giverName, eventId, token, publicUrl }: Invites): Mail {
  const link = new URL(ticketLink(eventId, token), publicUrl).href;
  return {
    to,
    subject: 'Sidework: somebody has a ticket for you',
    text: `${nameForChildren(giverName)} gives you their ticket for an event. Look at it and take it here, within ${daysToAccept} days:

${link}

If this is not meant for you, open the link and choose “This is not me”. You get no more invitations from this person then.
`,
  };
}

/** The taker's calendar loses the event with the ticket. */
export const withdrawalMail = (
  deps: Pick<Deps, 'config' | 'now'>,
  event: Event,
  to: string,
): Mail => ({
  to,
  subject: 'Sidework: you gave your ticket back',
  text: `Your ticket for “${quoted(event.title)}” was given back and opens nothing any more.\n`,
  attachments: [calendarFor(deps, event, to, 'CANCEL')],
});
