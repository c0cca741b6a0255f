import type { KindsOfNeed } from './kind.ts';

/** What waits for staff; who it is about stands in the queue alone, where each look is recorded. */
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
