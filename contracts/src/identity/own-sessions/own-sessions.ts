import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { Moment } from '../../kernel/values.ts';

/* The sessions of a person, as /settings/security shows them; all at once are ended by signing out of all. */

export const OwnSession = z
  .object({
    id: z.uuid(),
    /** The browser as it describes itself, in words: `Chrome on Windows`. */
    device: z.string(),
    /** The address that it was last renewed from, where it is known. */
    address: z.string().nullable(),
    createdAt: Moment,
    lastUsedAt: Moment,
    /** Whether it is the one that asks. */
    isCurrent: z.boolean(),
    aal: z.enum(['aal1', 'aal2']),
    /** The application that the person let in; null where they signed in themselves. */
    application: z.string().nullable(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof OwnSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  url: '/sessions',
  schema: {
    summary: 'Where you are signed in, newest use first',
    response: { 200: z.object({ items: z.array(OwnSession) }) },
  },
});

export const revokeOwnSession = endpoint({
  method: 'POST',
  url: '/sessions/:sessionId/revoke',
  schema: {
    summary: 'End one of your sessions',
    params: z.object({ sessionId: z.uuid() }),
    response: { 204: z.null() },
  },
});
