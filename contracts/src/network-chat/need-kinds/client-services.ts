import type { KindsOfNeed } from './kind.ts';

/** What waits because of work under way. */
export const clientServicesNeeds = {
  changes_requested: {
    label: 'requested changes',
    action: 'Open',
    say: ({ name, title }) => `${name} requests changes on “${title}”`,
  },
  deadline_near: {
    label: 'deadlines within a week',
    action: 'Open',
    say: ({ title, dayText }) => `“${title}” is due ${dayText ?? 'soon'}`,
  },
} as const satisfies KindsOfNeed;
export type ClientServicesNeed = keyof typeof clientServicesNeeds;
