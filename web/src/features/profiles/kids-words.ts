import type { KidsHindrance, KidsPermit, KidsProfile } from '@sidework/contracts/identity/kids';

/** Why a child may not act just now, said to the child. */
export const hindranceTexts: Record<KidsHindrance, string> = {
  consent_missing: 'You can look around. You can do more once your parent has said yes.',
  verification_pending: 'You can look around. You can do more once we have checked your account.',
  verification_rejected:
    'We could not check your account. Ask your parent to look at the mail that we sent them.',
  verification_expired:
    'We check every account once a year, and it is time again. You can look around until it is done.',
  consent_revoked:
    'Your parent has taken back their yes. You can look around, and do nothing else.',
  paused: 'Your parent has paused your account. You can look around until they let you go on.',
  quiet_hours: 'It is your quiet time. You can look around, and go on when it is over.',
  contact_unconfirmed: 'Open the link in the mail that we sent to you, so that we can reach you.',
};

/** What a parent has agreed to, said to the child. */
export const permitTexts: Record<KidsPermit, string> = {
  messaging: 'write messages',
  paid_work: 'offer to do youth jobs',
  photos: 'share photos of your work',
};

interface Step {
  title: string;
  text: string;
  isDone: boolean;
}

/** The way of a new kids account, step by step. */
export function stepsOf(kids: KidsProfile): Step[] {
  return [askedStep(kids), agreedStep(kids), checkedStep(kids)];
}

function askedStep({ askedAt, parentEmail, parentConsentGiven }: KidsProfile): Step {
  const isDone = askedAt !== null || parentConsentGiven;
  return {
    title: 'We ask your parent',
    isDone,
    text: isDone
      ? `We wrote to ${parentEmail ?? 'your parent'}.`
      : `We are writing to ${parentEmail ?? 'your parent'}.`,
  };
}

function agreedStep({ parentConsentGiven, guardians, hindrance }: KidsProfile): Step {
  const who = guardians.length > 0 ? guardians.join(' and ') : 'Your parent';
  const open = 'Your parent opens the link in our mail and says yes. The link works for 72 hours.';
  return {
    title: 'Your parent says yes',
    isDone: parentConsentGiven,
    text: parentConsentGiven
      ? `${who} said yes and looks after your account with you.`
      : hindrance === 'consent_revoked'
        ? 'Your parent has taken back their yes.'
        : open,
  };
}

const checkTexts: Record<KidsProfile['idVerificationStatus'], string> = {
  none: 'After that, one of us looks at your account.',
  pending: 'One of us is looking at your account. It takes up to two days.',
  verified: 'Done. We check again in a year.',
  rejected: 'It did not work. We wrote to your parent what to do.',
  revoked: 'We check again once your parent has said yes again.',
  expired: 'A year is over, so we check again.',
};

const checkedStep = ({ idVerificationStatus }: KidsProfile): Step => ({
  title: 'We check your account',
  isDone: idVerificationStatus === 'verified',
  text: checkTexts[idVerificationStatus],
});
