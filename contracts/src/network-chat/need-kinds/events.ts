import { type KindsOfNeed, money } from './kind.ts';

/** These wait because of courses and events. */
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
  event_to_review: {
    label: 'events to open to young people',
    action: 'Review',
    say: ({ count = 1, title }) =>
      count === 1
        ? `The event “${title}” waits to be opened to young people`
        : `${count} events wait to be opened to young people, first “${title}”`,
  },
} as const satisfies KindsOfNeed;
export type EventNeed = keyof typeof eventNeeds;
