import type { KindsOfNeed } from './kind.ts';

/** These wait for staff; only the queue names the person, because each look there is recorded. */
export const identityNeeds = {
  verification_waits: {
    label: 'verifications that wait',
    action: 'Verify',
    say: ({ count = 1 }) =>
      count === 1
        ? 'A verification is waiting for you'
        : `${count} verifications are waiting for you`,
  },
  consent_waits: {
    label: 'consents that wait',
    action: 'Decide',
    say: ({ count = 1 }) =>
      count === 1 ? 'A consent is waiting for you' : `${count} consents are waiting for you`,
  },
} as const satisfies KindsOfNeed;
export type IdentityNeed = keyof typeof identityNeeds;
