import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery, PersonCard } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { limits } from './limits.ts';

const Words = z
  .strictObject({
    content: manyLines()
      .min(1, 'Write what it is about')
      .refine(hasAtMost(limits.message.max), 'Please use at most 2,000 characters'),
  })
  .meta({ id: 'SupportWords' });

/** One message between a person and our staff; the person reads no name of who answered. */
export const SupportMessage = z
  .object({ id: z.uuid(), isFromStaff: z.boolean(), content: z.string(), sentAt: Moment })
  .meta({ id: 'SupportMessage' });
export type SupportMessage = z.infer<typeof SupportMessage>;

/** The latest hundred messages, oldest first. */
const Thread = z.object({ messages: z.array(SupportMessage) });

export const getSupport = endpoint({
  method: 'GET',
  url: '/support',
  schema: { summary: 'What you and our staff wrote to each other', response: { 200: Thread } },
});

export const writeToSupport = endpoint({
  method: 'POST',
  url: '/support',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Write to our staff, who answer here',
    body: Words,
    response: { 201: SupportMessage },
  },
});

export const SupportThreadView = z
  .object({
    person: PersonCard,
    /** The last words of either side. */
    content: z.string(),
    lastAt: Moment,
    /** Null once staff answered it or set it aside. */
    waitsSince: Moment.nullable(),
  })
  .meta({ id: 'SupportThreadView' });
export type SupportThreadView = z.infer<typeof SupportThreadView>;

export const listSupportThreads = endpoint({
  method: 'GET',
  url: '/support/threads',
  schema: {
    summary: 'Who wrote to us: those who wait, the longest first, or those who were answered',
    querystring: PageQuery.extend({ state: z.enum(['waiting', 'answered']).default('waiting') }),
    response: { 200: Page(SupportThreadView) },
  },
});

const params = z.object({ personId: z.uuid() });

export const readSupportThread = endpoint({
  method: 'GET',
  url: '/support/threads/:personId',
  schema: {
    summary: 'What a person and our staff wrote to each other',
    params,
    response: { 200: Thread.extend({ thread: SupportThreadView }) },
  },
});

export const answerSupport = endpoint({
  method: 'POST',
  url: '/support/threads/:personId',
  stakes: 'protection',
  idempotency: 'optional',
  schema: {
    summary: 'Answer a person who wrote to us',
    params,
    body: Words,
    response: { 201: SupportMessage },
  },
});

export const setSupportAside = endpoint({
  method: 'POST',
  url: '/support/threads/:personId/set-aside',
  stakes: 'protection',
  schema: {
    summary: 'Take a thread that needs no answer out of the queue',
    params,
    response: { 204: z.null() },
  },
});
