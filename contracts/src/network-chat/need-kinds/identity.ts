import type { KindsOfNeed } from './kind.ts';

/** These wait for staff; only the queue names the person, because each look there is recorded. */
export const identityNeeds = {
  verification_waits: {
    label: 'verifications that wait',
    action: 'Verify',
    say: ({ count = 1 }) =>
      count === 1 ? 'A verification waits for you' : `${count} verifications wait for you`,
  },
  consent_waits: {
    label: 'consents that wait',
    action: 'Decide',
    say: ({ count = 1 }) =>
      count === 1 ? 'A consent waits for you' : `${count} consents wait for you`,
  },
} as const satisfies KindsOfNeed;
export type IdentityNeed = keyof typeof identityNeeds;
