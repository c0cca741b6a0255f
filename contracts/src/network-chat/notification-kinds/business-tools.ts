import { dayText, type KindsOfNotification } from './kind.ts';

/** What the business-tools service tells of. */
export const businessToolsKinds = {
  expiry_approached: {
    label: 'A license, certification or CE deadline of yours that comes near',
    mail: true,
    say: ({ title, day }) =>
      day
        ? `“${title}” expires or is due on ${dayText(day)}.`
        : `“${title}” expires or is due soon.`,
  },
} as const satisfies KindsOfNotification;
