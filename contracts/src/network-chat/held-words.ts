import { z } from 'zod';
import { ChildWords, heldReasons } from '../kernel/child-words.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/values.ts';
import { ReasonToRead } from './monitoring.ts';

/** Words of a child or to a child that were kept back, as a moderator reads them. */
export const HeldWordsView = z
  .object({
    id: z.uuid(),
    /** For whose guardians they were kept. */
    childName: z.string(),
    kind: ChildWords.shape.kind,
    /** The title of what they belong to. */
    title: z.string(),
    texts: z.array(z.string()),
    writerName: z.string(),
    /** Empty where it was not kept. */
    readerNames: z.array(z.string()),
    at: Moment,
    /** Null where it was not kept. */
    heldBecause: z.enum(heldReasons).nullable(),
    /** Only doubtful words wait for a guardian; the others are refused at once. */
    state: z.enum(['waiting', 'let_through', 'kept_back', 'refused']),
    answeredByName: z.string().nullable(),
    answeredAt: Moment.nullable(),
  })
  .meta({ id: 'HeldWords' });
export type HeldWordsView = z.infer<typeof HeldWordsView>;

export const OpenedHeldWords = z
  .object({
    /** The newest first. */
    items: z.array(HeldWordsView),
    hasMore: z.boolean(),
  })
  .meta({ id: 'OpenedHeldWords' });
export type OpenedHeldWords = z.infer<typeof OpenedHeldWords>;

export const openHeldWords = endpoint({
  method: 'POST',
  url: '/reports/:reportId/held-words',
  schema: {
    summary:
      'Read as a moderator what was kept back between the two of a report, or about what is reported, where it concerns a child; it is recorded with the reason',
    params: z.object({ reportId: z.uuid() }),
    body: z.strictObject({ reason: ReasonToRead }),
    response: { 200: OpenedHeldWords },
  },
});
