import type { Mail } from '@sidework/chassis/jobs/mail';
import { quoted } from '@sidework/chassis/jobs/quoted';
import { webAddresses } from '@sidework/contracts/web-addresses';

/* Mails about a child name it nowhere: who else reads along learns nothing of it. */

const happenings = {
  consent_given: `a parent or guardian agreed to a kids account that you look after.

We check now that the child is as old as the account says. The child can look around meanwhile, and do nothing else. We write to you once that is done.`,
  consent_rejected: `we could not accept your consent for a kids account.

You can try again with a new link, which the child can send from its profile.`,
  consent_revoked: `a parent or guardian took back their consent for a kids account that you look after.

From now on the child can do nothing at Sidework, and what it began there ends. You can still look at the account, and delete it. If nobody agrees anew within 30 days, we delete it.`,
  consent_lost: `no consent counts any more for a kids account that you look after: one was given anew, and we could not accept it.

The child can do nothing at Sidework, and what it began there ends. You can still look at the account, and delete it. If nobody agrees anew within 30 days, we delete it.`,
  child_verified: `a kids account that you look after is ready: we checked that the child is as old as the account says. This holds for a year.

You can pause the account, set quiet hours or take back your consent at any time.`,
  child_rejected: `we could not check that the child is as old as a kids account that you look after says, so the child can do nothing at Sidework.

You can try again: the child can send you a new link from its profile.`,
  verification_expired: `it is a year since we checked a kids account that you look after, so the child can do nothing at Sidework until it is checked again.

For that a parent or guardian agrees once more: the child can send you a new link from its profile.`,
  child_grown_up: `a person whose kids account you looked after is 18. The account is theirs alone from now on, and you no longer see it. We have forgotten how the account said you are reached.`,
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

export const happeningMail = ({ to, publicUrl, happening, reason }: Told): Mail => ({
  to,
  subject: 'About a kids account at Sidework',
  text: `Hello,

${happenings[happening]}
${reason ? `\nThe reason: ${quoted(reason, longestReason)}\n` : ''}
${new URL(webAddresses.children, publicUrl).href}

If you know of no such account, please write to us.
`,
});

export const grownUpMail = ({ to, publicUrl }: Pick<Told, 'to' | 'publicUrl'>): Mail => ({
  to,
  subject: 'Your Sidework account is an adult account now',
  text: `Hello,

happy birthday! You are 18, so your kids account has become an account like any other adult's. Nobody looks after it any more but you, and nobody else can see it as your guardians could.

You can choose another account type in your profile:

${new URL(webAddresses.profileSetup, publicUrl).href}
`,
});
