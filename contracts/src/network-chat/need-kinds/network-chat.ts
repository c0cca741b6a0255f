import { type KindsOfNeed, money } from './kind.ts';

/** These wait because of messages, which are no events: they are read from the conversations themselves. */
export const networkChatNeeds = {
  unread_messages: {
    label: 'conversations to read',
    action: 'Read',
    say: ({ name, count = 1 }) =>
      count === 1 ? `A new message from ${name}` : `${count} new messages from ${name}`,
  },
  connection_request: {
    label: 'requests to connect',
    action: 'Answer',
    say: ({ name }) => `${name} wants to connect with you`,
    isKeptByBlock: true,
  },
  offer_to_answer: {
    label: 'offers to answer',
    action: 'Answer',
    say: ({ name, title, amountCents }) => `${name} offers “${title}” for ${money(amountCents)}`,
    isKeptByBlock: true,
  },
  child_connects: {
    label: 'connections of your children to approve',
    action: 'Decide',
    say: ({ name, title }) => `${name} wants to connect with ${title}`,
  },
  child_asked_to_connect: {
    label: 'requests to your children to approve',
    action: 'Decide',
    say: ({ name, title }) => `${title} asks to connect with ${name}`,
  },
  room_message: {
    label: 'job rooms to read',
    action: 'Read',
    say: ({ name, title }) => `${name} wrote in the room of “${title}”`,
  },
  report_waits: {
    label: 'reports that wait',
    action: 'Decide',
    say: ({ count = 1 }) =>
      count === 1 ? 'A report is waiting for you' : `${count} reports are waiting for you`,
  },
  appeal_waits: {
    label: 'appeals that wait',
    action: 'Decide',
    say: ({ count = 1 }) =>
      count === 1 ? 'An appeal is waiting for you' : `${count} appeals are waiting for you`,
  },
  support_waits: {
    label: 'people who wrote to us',
    action: 'Answer',
    say: ({ count = 1 }) =>
      count === 1
        ? 'Someone who wrote to us is waiting'
        : `${count} people who wrote to us are waiting`,
  },
} as const satisfies KindsOfNeed;
/** Those that are kept, and not read from the conversations. */
export type NetworkChatNeed = Exclude<keyof typeof networkChatNeeds, 'unread_messages'>;
