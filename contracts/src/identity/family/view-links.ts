import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';

/** Seconds for which a link to a file can be opened. */
export const viewLinkSeconds = 60;

export const openViewLink = endpoint({
  method: 'GET',
  url: '/f/:token',
  origin: 'files',
  schema: {
    summary: 'The file that a link of 60 seconds leads to',
    params: z.object({ token: z.string() }),
    response: { 200: z.any() },
  },
});
