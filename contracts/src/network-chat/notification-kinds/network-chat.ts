import type { KindsOfNotification } from './kind.ts';

/** `message` has no item of its own: the conversation is one, and only a mail tells of it. */
export const networkChatKinds = {
  message: {
    label: 'Messages you have not read for ten minutes',
    mail: true,
    say: ({ name }) => `${name} wrote to you.`,
  },
} as const satisfies KindsOfNotification;
