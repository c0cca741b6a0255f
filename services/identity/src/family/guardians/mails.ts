import { writeLetter } from '@sidework/chassis/jobs/letter';
import type { Mail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { webAddresses } from '@sidework/contracts/web-addresses';

/* Mails about a child name it nowhere: who else reads along learns nothing of it. */

/** A heading, and what it means for the guardian. */
const happenings = {
  consent_given: [
    'A parent or guardian agreed to a kids account that you look after',
    'We are checking that the child is as old as the account says. Until then the child can look around, and do nothing else. We write to you once that is done.',
  ],
  consent_rejected: [
    'We could not accept your consent for a kids account',
    'You can try again with a new link, which the child can send from its profile.',
  ],
  consent_revoked: [
    'A parent or guardian took back their consent for a kids account that you look after',
    'From now on the child can do nothing at Sidework, and what it began there ends. You can still look at the account, and delete it. If nobody agrees again within 30 days, we delete it.',
  ],
  consent_lost: [
    'A kids account that you look after no longer has a valid consent',
    'A new consent was given, and we could not accept it. The child can do nothing at Sidework, and what it began there ends. You can still look at the account, and delete it. If nobody agrees again within 30 days, we delete it.',
  ],
  child_verified: [
    'A kids account that you look after is ready',
    'We checked that the child is as old as the account says. This holds for a year. You can pause the account, set quiet hours or take back your consent at any time.',
  ],
  child_rejected: [
    'We could not check the age of a child that you look after',
    'The child can do nothing at Sidework. You can try again: the child can send you a new link from its profile.',
  ],
  verification_expired: [
    'A kids account that you look after has to be checked again',
    'It is a year since we checked it, so the child can do nothing at Sidework until then. A parent or guardian has to agree once more: the child can send you a new link from its profile.',
  ],
  child_grown_up: [
    'A person whose kids account you looked after is 18',
    'The account is theirs alone from now on, and you no longer see it. We have erased the ways to reach you that the account named.',
  ],
} as const;
export type Happening = keyof typeof happenings;

interface Told {
  to: string;
  publicUrl: string;
  happening: Happening;
  reason?: string;
}

/** Whole: the guardian reads it nowhere else. */
const longestReason = 500;

export function happeningMail({ to, publicUrl, happening, reason }: Told): Mail {
  const [heading, meaning] = happenings[happening];
  return writeLetter({
    to,
    subject: 'About a kids account at Sidework',
    heading,
    paragraphs: [meaning, ...(reason ? [`The reason: ${quoted(reason, longestReason)}`] : [])],
    button: {
      label: 'See the accounts you look after',
      url: new URL(webAddresses.children, publicUrl).href,
    },
    closing: ['If you know of no such account, please write to us.'],
  });
}

export const grownUpMail = ({ to, publicUrl }: Pick<Told, 'to' | 'publicUrl'>): Mail =>
  writeLetter({
    to,
    subject: 'Your Sidework account is an adult account now',
    heading: 'Happy birthday! Your account is an adult account now',
    paragraphs: [
      'You are 18, so your kids account has become an account like any other adult’s. Only you look after it now, and nobody else can see it as your guardians could.',
      'You can choose another account type in your profile.',
    ],
    button: { label: 'Open my profile', url: new URL(webAddresses.profileSetup, publicUrl).href },
  });
