import type { KindsOfNeed } from './kind.ts';

/** These wait because of the days that the business tools keep. */
export const businessToolsNeeds = {
  expiry_due: {
    label: 'licenses and deadlines due within 30 days',
    action: 'Renew',
    say: ({ title, dayText }) => `“${title}” expires or is due ${dayText ?? 'soon'}`,
  },
  expiry_passed: {
    label: 'licenses and deadlines that are over',
    action: 'Renew',
    say: ({ title, dayText }) => `“${title}” expired or was due ${dayText ?? 'already'}`,
  },
  tax_payment_due: {
    label: 'estimated tax payments due',
    action: 'Open',
    say: ({ title, dayText }) => `${title} is due ${dayText ?? 'soon'}`,
  },
  license_to_check: {
    label: 'licenses to check',
    action: 'Check',
    say: ({ count = 1, title }) =>
      count === 1
        ? `The license “${title}” waits for a check`
        : `${count} licenses wait for a check, first “${title}”`,
  },
  books_differ: {
    label: 'books that differ from our ledger',
    action: 'Look',
    say: ({ count = 1, title }) =>
      count === 1
        ? `The books of a person differ from our ledger by ${title}`
        : `The books of ${count} people differ from our ledger, the first by ${title}`,
  },
} as const satisfies KindsOfNeed;
export type BusinessToolsNeed = keyof typeof businessToolsNeeds;
