import { type StageKey, stages } from '../client-services/stages.ts';
import { formatCents } from '../kernel/money.ts';

/**
 * Every kind of notification: how its switch is named, whether it is mailed until its owner says otherwise, and what it
 * says. `message` has no item of its own: the conversation is one, and only a mail tells of it.
 */
export const notificationTable = {
  message: {
    label: 'Messages you have not read for ten minutes',
    mail: true,
    say: ({ name }) => `${name} wrote to you.`,
  },
  proposal_received: {
    label: 'A proposal on your job',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name} proposes to do “${title}” for ${money(amountCents)}.`,
  },
  proposal_withdrawn: {
    label: 'A proposal that was withdrawn',
    mail: false,
    say: ({ name, title }) => `${name} withdrew the proposal for “${title}”.`,
  },
  proposal_accepted: {
    label: 'You were hired',
    mail: true,
    say: ({ name, title, amountCents }) =>
      `${name} hired you for “${title}” at ${money(amountCents)}.`,
  },
  proposal_declined: {
    label: 'A proposal of yours that was declined or not selected',
    mail: true,
    say: ({ name, title, reason }) =>
      reason === 'declined'
        ? `${name} declined your proposal for “${title}”.`
        : `“${title}” went to somebody else or has ended.`,
  },
  proposal_overtaken: {
    label: 'A job you proposed on whose title or budget changed',
    mail: true,
    say: ({ name, title }) =>
      `${name} changed “${title}” after you sent your proposal. See whether it still fits.`,
  },
  job_nearly_expired: {
    label: 'A job of yours that ends soon',
    mail: true,
    say: ({ title, day }) =>
      `Your job “${title}” ends ${day ? `on ${dayText(day)}` : 'soon'}, unless you keep it open.`,
  },
  job_expired: {
    label: 'A job of yours that has ended',
    mail: true,
    say: ({ title }) => `Your job “${title}” has ended. Post it again if you still need somebody.`,
  },
  service_started: {
    label: 'Work for you that begins',
    mail: true,
    say: ({ name, title }) => `“${title}” has begun. ${name} does the work.`,
  },
  service_progressed: {
    label: 'Work for you that moves to a new stage',
    mail: false,
    say: ({ name, title, progressStage }) =>
      `${name} moved “${title}” to ${labelOf(progressStage)}.`,
  },
  service_completed: {
    label: 'Work for you that is completed',
    mail: true,
    say: ({ name, title }) => `${name} completed “${title}”. You can leave a review.`,
  },
  service_reopened: {
    label: 'Changes that a client requests after completion',
    mail: true,
    say: ({ name, title, reason }) => `${name} requests changes on “${title}”: ${reason ?? ''}`,
  },
  deadline_set: {
    label: 'A deadline on your work',
    mail: true,
    say: ({ name, title, day }) =>
      day
        ? `${name} set the deadline of “${title}” to ${dayText(day)}.`
        : `${name} removed the deadline of “${title}”.`,
  },
  estimate_set: {
    label: 'A new estimated completion',
    mail: false,
    say: ({ name, title, day }) =>
      day
        ? `${name} expects to complete “${title}” on ${dayText(day)}.`
        : `${name} removed the estimated completion of “${title}”.`,
  },
  review_received: {
    label: 'A review of your work',
    mail: true,
    say: ({ name, title, rating }) => `${name} rated “${title}” ${rating} out of 5.`,
  },
} as const satisfies Record<string, KindOfNotification>;

interface Told {
  name: string;
  title: string;
  amountCents?: number | undefined;
  progressStage?: StageKey | undefined;
  rating?: number | undefined;
  day?: string | null | undefined;
  reason?: string | undefined;
}

interface KindOfNotification {
  label: string;
  mail: boolean;
  say(told: Told): string;
}

export type NotificationKind = keyof typeof notificationTable;

export const notificationKinds = Object.keys(notificationTable) as [
  NotificationKind,
  ...NotificationKind[],
];

/** Not of a kind that only a newer release knows: a page that stays open over a release meets those. */
export const isKnownKind = (kind: string): kind is NotificationKind =>
  Object.hasOwn(notificationTable, kind);

/** The sentence of a notification, for the bell and for its mail. Who is gone is called "Somebody". */
export function notificationText(kind: string, told: Told): string {
  return isKnownKind(kind)
    ? notificationTable[kind].say(told)
    : `There is news about “${told.title}”.`;
}

const money = (cents: number | undefined) => formatCents(cents ?? 0);

const labelOf = (key: StageKey | undefined) =>
  stages.find((stage) => stage.key === key)?.label ?? '';

/** `2026-12-01` as "December 1, 2026", whatever the zone of the machine is. */
function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
