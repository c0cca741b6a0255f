import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import { clientInvitationLink } from '@sidework/contracts/client-services/crm-addresses';
import { daysToJoin } from './invitation.ts';

interface Invites {
  to: string;
  professionalName: string;
  token: string;
  publicUrl: string;
}

/**
 * The mail is set words, because its address is unconfirmed (D-122). The professional is named as a child may read it, since
 * the reader may be one.
 */
export function invitationMail({ to, professionalName, token, publicUrl }: Invites): Mail {
  const name = nameForChildren(professionalName);
  return writeLetter({
    to,
    subject: `${name} invites you to Sidework`,
    heading: `${name} works for you and invites you to Sidework`,
    paragraphs: [
      'There you can see offers, agree on work, pay safely and keep your papers in one place.',
      `You can join within ${daysToJoin} days.`,
    ],
    button: {
      label: 'See the invitation',
      url: new URL(clientInvitationLink(token), publicUrl).href,
    },
    closing: [
      'If this is not meant for you, open the link and choose “This is not me”. You then get no more invitations from this person.',
    ],
  });
}
