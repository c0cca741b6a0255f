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
} as const satisfies KindsOfNotification;
