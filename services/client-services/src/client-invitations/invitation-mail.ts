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
  hasContract: boolean;
}

/**
 * The mail is set words, because its address is unconfirmed (D-122). The professional is named as a child may read it, since
 * the reader may be one.
 */
export function invitationMail(invites: Invites): Mail {
  const { to, professionalName, token, publicUrl, hasContract } = invites;
  const name = nameForChildren(professionalName);
  return writeLetter({
    to,
    ...(hasContract
      ? {
          subject: `${name} sent you a contract to sign`,
          heading: `${name} works for you and asks you to sign a contract`,
        }
      : {
          subject: `${name} invites you to Sidework`,
          heading: `${name} works for you and invites you to Sidework`,
        }),
    paragraphs: [
      hasContract
        ? 'You read it, sign it and pay on one page. Sidework holds your payment until you release it.'
        : 'There you can see offers, agree on work, pay safely and keep your papers in one place.',
      `You can ${hasContract ? 'sign' : 'join'} within ${daysToJoin} days.`,
    ],
    button: {
      label: hasContract ? 'Read the contract' : 'See the invitation',
      url: new URL(clientInvitationLink(token), publicUrl).href,
    },
    closing: [
      'If this is not meant for you, open the link and choose “This is not me”. You then get no more invitations from this person.',
    ],
  });
}
