import { type KindsOfNeed, money } from './kind.ts';

/** What waits because of courses and events. */
export const eventNeeds = {
  seat_to_pay: {
    label: 'seats to pay',
    action: 'Pay',
    say: ({ title, amountCents }) => `The seat at “${title}” waits for ${money(amountCents)}`,
  },
  event_near: {
    label: 'events that you go to',
    action: 'Ticket',
    say: ({ title, dayText }) => `You go to “${title}” ${dayText ?? 'soon'}`,
  },
  event_to_host: {
    label: 'events that you host',
    action: 'Check in',
    say: ({ title, dayText }) => `You host “${title}” ${dayText ?? 'soon'}`,
  },
} as const satisfies KindsOfNeed;
export type EventNeed = keyof typeof eventNeeds;
