import type { Mail } from '@sidework/chassis/jobs/mail';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import { ticketLink } from '@sidework/contracts/education-events/ticket-link';
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
