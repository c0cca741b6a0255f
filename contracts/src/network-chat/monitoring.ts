import { z } from 'zod';
import { ChildWords } from '../kernel/child-words.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { limits } from './limits.ts';
import { MessageView } from './messages.ts';

const ofChild = z.object({ childId: z.uuid() });

/** A guardian sees these conversations of a child. */
export const ChildConversations = z
  .object({
    conversations: z.array(
      z.object({ person: PersonCard, messageCount: z.number().int(), lastMessageAt: Moment }),
    ),
    /** Messages that say how to reach a person, and so were not sent; the newest first. */
    held: z.array(
      z.object({
        id: z.uuid(),
        /** Null for one that was written in a room. */
        receiver: PersonCard.nullable(),
        content: z.string(),
        at: Moment,
      }),
    ),
  })
  .meta({ id: 'ChildConversations' });
export type ChildConversations = z.infer<typeof ChildConversations>;

export const listChildConversations = endpoint({
  method: 'GET',
  url: '/conversations/children/:childId',
  schema: {
    summary: 'With whom a child that you look after writes, and what was held; looking is recorded',
    params: ofChild,
    response: { 200: ChildConversations },
  },
});

export const listChildMessages = endpoint({
  method: 'GET',
  url: '/conversations/children/:childId/:personId/messages',
  schema: {
    summary: 'What your child and another wrote to each other, newest first; looking is recorded',
    params: ofChild.extend({ personId: z.uuid() }),
    querystring: PageQuery,
    response: { 200: Page(MessageView) },
  },
});

/** A text between a child and another person outside a conversation: in work, gigs, proposals and events. */
export const ChildWordsView = z
  .object({
    id: z.uuid(),
    kind: ChildWords.shape.kind,
    /** The title of what it belongs to. */
    title: z.string(),
    texts: z.array(z.string()),
    isByChild: z.boolean(),
    writerName: z.string(),
    /** A text that was kept back reached no one. */
    isHeld: z.boolean(),
    /** The answer of a guardian who may let the text through; null for other texts. */
    answer: z.enum(['waiting', 'let_through', 'kept_back']).nullable(),
    at: Moment,
  })
  .meta({ id: 'ChildWords' });
export type ChildWordsView = z.infer<typeof ChildWordsView>;

export const listChildWords = endpoint({
  method: 'GET',
  url: '/conversations/children/:childId/words',
  schema: {
    summary:
      'What was written about work and events between your child and others, newest first; looking is recorded',
    params: ofChild,
    querystring: PageQuery,
    response: { 200: Page(ChildWordsView) },
  },
});

const ofWords = ofChild.extend({ wordsId: z.uuid() });

export const letWordsThrough = endpoint({
  method: 'POST',
  url: '/conversations/children/:childId/words/:wordsId/let-through',
  stakes: 'children',
  schema: {
    summary:
      'Let words through that wait for you; their writer may send them once within seven days',
    params: ofWords,
    response: { 204: z.null() },
  },
});

export const keepWordsBack = endpoint({
  method: 'POST',
  url: '/conversations/children/:childId/words/:wordsId/keep-back',
  stakes: 'protection',
  schema: {
    summary: 'Keep words back that wait for you',
    params: ofWords,
    response: { 204: z.null() },
  },
});

export const ReasonToRead = manyLines('Say why')
  .min(1, 'Say why')
  .refine(hasAtMost(limits.note), 'At most 1,000 characters');

export const OpenedConversation = z
  .object({ people: z.array(PersonCard), messages: z.array(MessageView) })
  .meta({ id: 'OpenedConversation' });
export type OpenedConversation = z.infer<typeof OpenedConversation>;

export const openConversation = endpoint({
  method: 'POST',
  url: '/conversations/open',
  schema: {
    summary:
      'Read a conversation as a moderator: only where a child is in it or a report waits; it is recorded with the reason',
    body: z.strictObject({ oneId: z.uuid(), otherId: z.uuid(), reason: ReasonToRead }),
    response: { 200: OpenedConversation },
  },
});
