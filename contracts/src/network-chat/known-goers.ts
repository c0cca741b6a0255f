import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** The connections who let it be seen that they go: their count, and the first names of three. */
export const KnownGoers = z
  .object({ count: z.number().int(), firstNames: z.array(z.string()) })
  .meta({ id: 'KnownGoers' });
export type KnownGoers = z.infer<typeof KnownGoers>;

export const getKnownGoers = endpoint({
  method: 'GET',
  url: '/connections/goers/:eventId',
  schema: {
    summary: 'Your connections who let you see that they are going to an event',
    params: z.object({ eventId: z.uuid() }),
    response: { 200: KnownGoers },
  },
});
