import type { KindsOfNeed } from './kind.ts';

/** What waits because of messages, which are no events: read from the conversations themselves. */
export const networkChatNeeds = {
  unread_messages: {
    label: 'conversations to read',
    action: 'Read',
    say: ({ name, count = 1 }) =>
      count === 1 ? `A new message from ${name}` : `${count} new messages from ${name}`,
  },
} as const satisfies KindsOfNeed;
