import type { KindsOfNotification } from './kind.ts';

/**
 * The notifications of the identity service, which speaks to children in their own words. It mails guardians itself, but for a pause.
 */
export const identityKinds = {
  consent_given: {
    label: 'The yes of your parent',
    mail: false,
    say: () => 'Your parent said yes to your account.',
  },
  consent_revoked: {
    label: 'The end of the yes of your parent',
    mail: false,
    say: () =>
      'Your parent’s yes no longer counts. You can look around. To go on, ask a parent to say yes again.',
  },
  account_paused: {
    label: 'A pause of your account',
    mail: false,
    say: ({ reason }) =>
      reason === 'paused'
        ? 'Your parent has paused your account. You can look around until they let you go on.'
        : 'Your account is no longer paused.',
  },
  account_checked: {
    label: 'The check of your account',
    mail: false,
    say: ({ reason }) =>
      ({
        verified: 'We have checked your account, and it is ready.',
        rejected:
          'We could not check your account. Ask your parent to look at the mail that we sent them.',
      })[reason ?? ''] ??
      'We check every account once a year, and it is time again. You can look around until it is done.',
  },
  child_consent_given: {
    label: 'A consent that counts for a child you look after',
    mail: false,
    say: ({ name }) => `The consent for ${name} is accepted.`,
  },
  child_consent_rejected: {
    label: 'A consent of yours that we could not accept',
    mail: false,
    say: ({ name }) =>
      `We could not accept your consent for the account of ${name}. Our mail to you says why.`,
  },
  child_consent_revoked: {
    label: 'A child you look after who no longer has a valid consent',
    mail: false,
    say: ({ name }) =>
      `Your child ${name} no longer has a valid consent. They can look around, and what they started ends.`,
  },
  child_paused: {
    label: 'Another guardian who pauses a child you look after, or lets it go on',
    mail: true,
    say: ({ name, reason }) =>
      reason === 'paused'
        ? `Another guardian paused the account of your child ${name}.`
        : `Another guardian ended the pause of your child ${name}.`,
  },
  child_checked: {
    label: 'The check of the account of a child you look after',
    mail: false,
    say: ({ name, reason }) =>
      ({
        verified: `We have checked the account of your child ${name}. This holds for a year.`,
        rejected: `We could not check the account of your child ${name}. Our mail to you says why and what to do.`,
      })[reason ?? ''] ??
      `It is a year since we checked the account of your child ${name}. It has to be checked again.`,
  },
} as const satisfies KindsOfNotification;
