import { dayText, type KindsOfNotification, money } from './kind.ts';

/** The notifications of the business-tools service. */
export const businessToolsKinds = {
  expiry_approached: {
    label: 'A license, certification or CE deadline of yours that comes near',
    mail: true,
    say: ({ title, day }) =>
      day
        ? `“${title}” expires or is due on ${dayText(day)}.`
        : `“${title}” expires or is due soon.`,
  },
  tax_payment_approached: {
    label: 'An estimated tax payment of yours that comes near',
    mail: true,
    say: ({ title, day, amountCents }) =>
      `${title} is due ${day ? `on ${dayText(day)}` : 'soon'}: ${money(amountCents)} by your books so far.`,
  },
  license_verified: {
    label: 'A license or ID of yours that we verified',
    mail: true,
    say: ({ title }) => `“${title}” is verified. Clients see it from now on.`,
  },
  license_not_verified: {
    label: 'A license or ID of yours that we could not verify',
    mail: true,
    say: ({ title, reason }) => `“${title}” is not verified${reason ? `: ${reason}` : '.'}`,
  },
} as const satisfies KindsOfNotification;
