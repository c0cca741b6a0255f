import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Flag, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { MessageView } from './messages.ts';

/**
 * `none`: no message yet. `request_sent` and `request_received`: the first words to a stranger, who has not answered or
 * accepted. `open`: both have agreed to talk, by an answer, by accepting, or by work that joins them.
 */
const conversationStates = ['none', 'request_sent', 'request_received', 'open'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** A conversation between the caller and one other person. */
export const ConversationView = z
  .object({
    person: PersonCard,
    isOnline: z.boolean(),
    state: z.enum(conversationStates),
    unreadCount: z.number().int(),
    lastMessage: MessageView.nullable(),
    /** The sequence up to which the other person has read. */
    readByOtherUpTo: z.number().int(),
    /** Whether the caller has blocked the other person. */
    isBlocked: z.boolean(),
    /** Whether the caller has put the request of the other aside. */
    isIgnored: z.boolean(),
    /** Messages of a muted conversation send no mail, and no badge counts them. */
    isMuted: z.boolean(),
    /** An archived conversation returns to the list with its next message. */
    isArchived: z.boolean(),
  })
  .meta({ id: 'ConversationView' });
export type ConversationView = z.infer<typeof ConversationView>;

const PersonParams = z.object({ personId: z.uuid() });

export const listConversations = endpoint({
  method: 'GET',
  url: '/conversations',
  schema: {
    summary: 'Your conversations, the latest message first; with `isArchived` those you put away',
    querystring: PageQuery.extend({ isArchived: Flag.optional() }),
    response: { 200: Page(ConversationView) },
  },
});

export const getConversation = endpoint({
  method: 'GET',
  url: '/conversations/:personId',
  schema: {
    summary: 'Your conversation with a person, also before its first message',
    params: PersonParams,
    response: { 200: ConversationView },
  },
});

export const changeConversation = endpoint({
  method: 'PATCH',
  url: '/conversations/:personId',
  stakes: 'protection',
  schema: {
    summary: 'Mute or archive a conversation on your own side; the other person is not told',
    params: PersonParams,
    body: z
      .strictObject({
        isMuted: z.boolean().optional(),
        isArchived: z.boolean().optional(),
        /** The sequence of the latest message that was seen: a newer one keeps the conversation in the list. */
        upTo: z.int().min(0).optional(),
      })
      .refine(
        ({ isMuted, isArchived }) => isMuted !== undefined || isArchived !== undefined,
        'Say whether it is muted or archived',
      ),
    response: { 200: ConversationView },
  },
});

/** Only a receiver reads, and nothing becomes unread again: `read` may be sent as true alone. */
const ReadMark = z.strictObject({
  upTo: z.int().min(1),
  read: z.literal(true).optional(),
});

export const markRead = endpoint({
  method: 'POST',
  url: '/conversations/:personId/read',
  stakes: 'protection',
  schema: {
    summary: 'Mark the messages of the other person as read, up to a sequence',
    params: PersonParams,
    body: ReadMark,
    response: { 200: ConversationView },
  },
});

export const acceptRequest = endpoint({
  method: 'POST',
  url: '/conversations/:personId/accept',
  reaches: ['personId'],
  schema: {
    summary: 'Accept a message request',
    params: PersonParams,
    response: { 200: ConversationView },
  },
});

export const ignoreRequest = endpoint({
  method: 'POST',
  url: '/conversations/:personId/ignore',
  stakes: 'protection',
  schema: {
    summary: 'Put a message request aside: it leaves your list, and the other is not told',
    params: PersonParams,
    response: { 200: ConversationView },
  },
});

export const blockPerson = endpoint({
  method: 'POST',
  url: '/conversations/:personId/block',
  stakes: 'protection',
  schema: {
    summary: 'Block a person: neither can write to the other',
    params: PersonParams,
    response: { 200: ConversationView },
  },
});

export const unblockPerson = endpoint({
  method: 'POST',
  url: '/conversations/:personId/unblock',
  reaches: ['personId'],
  schema: {
    summary: 'Unblock a person you had blocked',
    params: PersonParams,
    response: { 200: ConversationView },
  },
});

/** The header's two badges show these counts. */
export const UnreadCounts = z
  .object({
    /** Unread messages, those of message requests and of job rooms among them. */
    messages: z.number().int(),
    notifications: z.number().int(),
  })
  .meta({ id: 'UnreadCounts' });
export type UnreadCounts = z.infer<typeof UnreadCounts>;

export const getUnreadCounts = endpoint({
  method: 'GET',
  url: '/unread-counts',
  schema: { summary: 'How much you have not read', response: { 200: UnreadCounts } },
});
