import { writeLetter } from '@sidework/chassis/jobs/letter';
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
  return writeLetter({
    to,
    subject: 'Someone has a ticket for you',
    heading: `${nameForChildren(giverName)} gives you their ticket for an event`,
    paragraphs: [`You can take it within ${daysToAccept} days.`],
    button: { label: 'See the ticket', url: link },
    closing: [
      'If this is not meant for you, open the link and choose “This is not me”. You then get no more invitations from this person.',
    ],
  });
}

/** The taker's calendar loses the event with the ticket. */
export const withdrawalMail = (
  deps: Pick<Deps, 'config' | 'now'>,
  event: Event,
  to: string,
): Mail =>
  writeLetter({
    to,
    subject: `You gave back your ticket for “${quoted(event.title)}”`,
    heading: 'You gave your ticket back',
    paragraphs: [`Your ticket for “${quoted(event.title)}” no longer works.`],
    attachments: [calendarFor(deps, event, to, 'CANCEL')],
  });
