import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/* People may have all that is kept of them deleted. */

/** A person types this before their account is deleted. */
export const deletionPhrase = 'delete my account';

/** A guardian types other words before the account of a child is deleted, so that they need not fear for their own. */
export const childDeletionPhrase = 'delete this account';

export const deleteOwnAccount = endpoint({
  method: 'POST',
  url: '/profiles/me/delete',
  schema: {
    summary: 'Delete your account; you must have signed in within 15 minutes',
    body: z.strictObject({ confirmation: z.string().max(100) }),
    response: { 204: z.null() },
  },
});

export const deleteChild = endpoint({
  method: 'POST',
  url: '/children/:childId/delete',
  schema: {
    summary: 'Delete the account of a child that you look after',
    params: z.object({ childId: z.uuid() }),
    body: z.strictObject({ confirmation: z.string().max(100) }),
    response: { 204: z.null() },
  },
});
