import { dayText, type KindsOfNotification, stageLabel } from './kind.ts';

/** What the client-services service tells of. */
export const clientServicesKinds = {
  service_started: {
    label: 'Work for you that was agreed',
    mail: true,
    say: ({ name, title }) => `“${title}” is among your services now. ${name} does the work.`,
  },
  service_progressed: {
    label: 'Work for you that moves to a new stage',
    mail: false,
    say: ({ name, title, progressStage }) =>
      `${name} moved “${title}” to ${stageLabel(progressStage)}.`,
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
} as const satisfies KindsOfNotification;
