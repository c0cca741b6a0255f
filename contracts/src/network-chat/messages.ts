import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { limits } from './limits.ts';
import { OfferView } from './offers.ts';

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
  })
  .meta({ id: 'MessageView' });
export type MessageView = z.infer<typeof MessageView>;

/**
 * A message as sent. Its `id` is made by the sender, so that a repeat after a lost answer is the same message;
 * `senderId` may be sent only as the caller's own.
 */
export const MessageToSend = z
  .strictObject({
    id: z.uuid().optional(),
    receiverId: z.uuid(),
    senderId: z.uuid().optional(),
    content: manyLines('Message cannot be empty')
      .min(limits.message.min, 'Message cannot be empty')
      .refine(hasAtMost(limits.message.max), 'Message must be less than 2000 characters'),
    /** The gig that it is about: its professional enters the service from there. */
    gigId: z.uuid().optional(),
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
