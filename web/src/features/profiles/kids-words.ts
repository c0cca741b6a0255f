import {
  type KidsHindrance,
  type KidsProfile,
  type OfferedPermit,
  offeredPermits,
  type WaitingConsentStatus,
} from '@sidework/contracts/identity/kids/kids';

/** Why a child may not act just now, said to the child. */
const hindranceTexts: Record<KidsHindrance, string> = {
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

/** A parent has answered, and it does not count yet. */
const waitingTexts: Record<WaitingConsentStatus, string> = {
  waiting_for_form:
    'Your parent has answered. We are waiting for a form that they sign and send to us.',
  pending: 'Your parent has answered. We are looking at it.',
};

/** These words address the child. */
const permitTexts: Record<OfferedPermit, string> = {
  messaging: 'write messages',
  paid_work: 'offer to do youth jobs',
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

function agreedStep(kids: KidsProfile): Step {
  const { parentConsentGiven, guardians, hindrance, waitingConsent } = kids;
  const who = guardians.length > 0 ? guardians.join(' and ') : 'Your parent';
  const open = 'Your parent opens the link in our mail and says yes. The link works for 72 hours.';
  return {
    title: 'Your parent says yes',
    isDone: parentConsentGiven,
    text: parentConsentGiven
      ? `${who} said yes and looks after your account with you.`
      : waitingConsent
        ? waitingTexts[waitingConsent]
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

/** It names the obstacle, or the things that the child may do now. */
export function standingText({ mayAct, hindrance, permits, waitingConsent }: KidsProfile): string {
  const isAnswered = waitingConsent && (!hindrance || hindrance === 'consent_missing');
  if (!mayAct && isAnswered) return 'You can look around until then.';
  if (hindrance) return hindranceTexts[hindrance];
  if (!mayAct) return hindranceTexts.consent_missing;
  const agreed = offeredPermits.filter((permit) => permits.includes(permit));
  const can = new Intl.ListFormat('en-US').format(agreed.map((permit) => permitTexts[permit]));
  return `Everything is ready.${can && ` You can ${can}.`}`;
}

/** It mirrors the service's rule for asking a parent again. */
export const needsParent = ({ parentConsentGiven, idVerificationStatus: status }: KidsProfile) =>
  !parentConsentGiven || status === 'rejected' || status === 'expired';
