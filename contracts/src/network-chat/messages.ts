import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { manyLines, oneLine } from '../kernel/written-text.ts';
import { Attachment } from './attachments.ts';
import { limits } from './limits.ts';
import { OfferView } from './offers.ts';

/** The message that a reply answers, as far as the reply quotes it. */
export const QuotedMessage = z
  .object({
    id: z.uuid(),
    sequence: z.number().int(),
    senderId: z.uuid(),
    /** Its beginning; empty where a moderator has hidden it. */
    content: z.string(),
    isHidden: z.boolean(),
    /** Left out where it has no files. */
    fileCount: z.number().int().optional(),
  })
  .meta({ id: 'QuotedMessage' });
export type QuotedMessage = z.infer<typeof QuotedMessage>;

export const reactions = [
  'thumbs_up',
  'heart',
  'laugh',
  'celebrate',
  'surprised',
  'thanks',
] as const;
export type Reaction = (typeof reactions)[number];

export const GivenReaction = z.object({ personId: z.uuid(), reaction: z.enum(reactions) });
export type GivenReaction = z.infer<typeof GivenReaction>;

/** `sequence` counts the messages of a conversation from 1 without gaps, in the order of `createdAt`. */
export const MessageView = z
  .object({
    id: z.uuid(),
    senderId: z.uuid(),
    receiverId: z.uuid(),
    /** Empty where a moderator has hidden it. */
    content: z.string(),
    isHidden: z.boolean(),
    read: z.boolean(),
    sequence: z.number().int(),
    createdAt: Moment,
    /** The gig that it was written about. */
    gigId: z.uuid().optional(),
    /** It is shown as a card; the words are the scope. */
    offer: OfferView.optional(),
    replyTo: QuotedMessage.optional(),
    /** Left out where it has none. A list of conversations tells only how many there are. */
    fileCount: z.number().int().optional(),
    attachments: z.array(Attachment).optional(),
    /** At most one of each person; left out where there are none. */
    reactions: z.array(GivenReaction).optional(),
  })
  .meta({ id: 'MessageView' });
export type MessageView = z.infer<typeof MessageView>;

const content = manyLines('Message cannot be empty').refine(
  hasAtMost(limits.message.max),
  'Message must be less than 2000 characters',
);

/** So many messages are given to a dispute at once. */
export const mostGiven = 20;

export const giveMessages = endpoint({
  method: 'POST',
  url: '/conversations/:personId/evidence',
  idempotency: 'optional',
  schema: {
    summary:
      'Give messages of your conversation, as they stand, to the open dispute about a service of you both',
    params: z.object({ personId: z.uuid() }),
    body: z.strictObject({
      serviceId: z.uuid(),
      messageIds: z
        .array(z.uuid())
        .min(1, 'Choose a message')
        .max(mostGiven, `Choose at most ${mostGiven} messages at once`),
    }),
    response: { 200: z.object({ count: z.number().int() }) },
  },
});

/** The words of a message. Its `id` is made by the sender, so that a repeat after a lost answer is the same message. */
export const MessageText = z.strictObject({
  id: z.uuid().optional(),
  content: content.min(limits.message.min, 'Message cannot be empty'),
});

/** A message as sent; `senderId` may be sent only as the caller's own. With files it needs no words. */
export const MessageToSend = z
  .strictObject({
    id: z.uuid().optional(),
    receiverId: z.uuid(),
    senderId: z.uuid().optional(),
    content,
    /** The gig that it is about: its professional enters the service from there. */
    gigId: z.uuid().optional(),
    /** The message of the same conversation that it answers. */
    replyToId: z.uuid().optional(),
    /** Uploaded before, each for one message. */
    attachmentIds: z.array(z.uuid()).max(limits.filesPerMessage).optional(),
  })
  .refine((sent) => sent.content !== '' || sent.attachmentIds?.length, {
    path: ['content'],
    message: 'Message cannot be empty',
  })
  .meta({ id: 'MessageToSend' });
export type MessageToSend = z.infer<typeof MessageToSend>;

export const sendMessage = endpoint({
  method: 'POST',
  url: '/messages',
  reaches: ['receiverId'],
  schema: {
    summary: 'Send a message; the same id again gives the first message again',
    body: MessageToSend,
    response: { 201: MessageView },
  },
});

export const listMessages = endpoint({
  method: 'GET',
  url: '/conversations/:personId/messages',
  schema: {
    summary:
      'Your messages with a person, newest first; with `after` those past that sequence, oldest first',
    params: z.object({ personId: z.uuid() }),
    querystring: PageQuery.extend({
      after: z.coerce
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1)
        .optional(),
    }),
    response: { 200: Page(MessageView) },
  },
});

/** A message that was found, and the other person of its conversation. */
export const FoundMessage = z
  .object({ message: MessageView, person: PersonCard })
  .meta({ id: 'FoundMessage' });
export type FoundMessage = z.infer<typeof FoundMessage>;

export const searchMessages = endpoint({
  method: 'GET',
  url: '/messages',
  schema: {
    summary:
      'Your messages that have all words of a search, newest first. A page looks through so many messages at most: one with few or none may have a next page',
    querystring: PageQuery.extend({ search: oneLine().min(1).max(limits.messageSearch) }),
    response: { 200: Page(FoundMessage) },
  },
});

const MessageParams = z.object({ messageId: z.uuid() });

export const react = endpoint({
  method: 'PUT',
  url: '/messages/:messageId/reaction',
  reaches: ['messageId'],
  schema: {
    summary: 'React to a message of a conversation of adults; it replaces your reaction',
    params: MessageParams,
    body: z.strictObject({ reaction: z.enum(reactions) }),
    response: { 200: MessageView },
  },
});

export const takeReactionBack = endpoint({
  method: 'DELETE',
  url: '/messages/:messageId/reaction',
  stakes: 'protection',
  schema: {
    summary: 'Take your reaction to a message back',
    params: MessageParams,
    response: { 200: MessageView },
  },
});
