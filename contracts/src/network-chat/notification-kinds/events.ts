import type { KindsOfNotification } from './kind.ts';

const endedSeats: Record<string, string> = {
  cancelled: 'The organizer cancelled an event that you wanted to go to.',
  not_for_young_people: 'An event that you wanted to go to is no longer open to young people.',
  unanswered: 'An event that you wanted to go to was changed, and nobody agreed to that in time.',
};

/** The notifications of events. The education-events service mails tickets, changes and cancellations itself. */
export const eventKinds = {
  event_registration: {
    label: 'A registration for your event',
    mail: false,
    say: ({ name, title }) => `${name} registered for “${title}”.`,
  },
  event_registration_cancelled: {
    label: 'A seat at your event that was given back',
    mail: false,
    say: ({ name, title }) => `${name} gave back the seat at “${title}”.`,
  },
  event_ticket: {
    label: 'A ticket of yours',
    mail: false,
    say: ({ title }) => `Your ticket for “${title}” is here.`,
  },
  event_changed: {
    label: 'An event you registered for that was changed',
    mail: false,
    say: ({ title }) => `“${title}” was changed. Look at when and where it is.`,
  },
  event_cancelled: {
    label: 'An event you registered for that was cancelled',
    mail: false,
    say: ({ title, reason }) => `“${title}” does not take place${reason ? `: “${reason}”` : ''}.`,
  },
  event_opened: {
    label: 'An event of yours that was opened to young people',
    mail: true,
    say: ({ title }) => `“${title}” is open to young people now.`,
  },
  event_not_opened: {
    label: 'An event of yours that was not opened to young people',
    mail: true,
    say: ({ title, reason }) => `“${title}” was not opened to young people: ${reason ?? ''}`,
  },
  seat_ended: {
    label: 'A seat of yours that is no longer available',
    mail: false,
    say: ({ reason }) => endedSeats[reason ?? ''] ?? endedSeats.not_for_young_people ?? '',
  },
  seat_offered: {
    label: 'A seat that came free while you were on the waitlist',
    mail: false,
    say: ({ title }) => `A seat at “${title}” came free. It is kept for you for 24 hours at most.`,
  },
  child_seat_ended: {
    label: 'A seat of a child you look after that is no longer available',
    mail: false,
    say: ({ name, title, reason }) =>
      `Your child ${name} no longer has a seat at “${title}”: ${reason ?? ''}`,
  },
} as const satisfies KindsOfNotification;
