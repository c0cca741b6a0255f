import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/values.ts';

/** The facts of one kind that two people share: their count, and the newest twenty, which each of the two can open. */
export const SharedFacts = z
  .object({
    count: z.number().int(),
    proofs: z.array(
      z.object({
        /** The id of the service, the course or the event. */
        subjectId: z.string(),
        title: z.string(),
        at: Moment,
      }),
    ),
  })
  .meta({ id: 'SharedFacts' });
export type SharedFacts = z.infer<typeof SharedFacts>;

export const SharedHistory = z
  .object({ services: SharedFacts, courses: SharedFacts, events: SharedFacts })
  .meta({ id: 'SharedHistory' });
export type SharedHistory = z.infer<typeof SharedHistory>;

export const getSharedHistory = endpoint({
  method: 'GET',
  url: '/connections/shared/:personId',
  schema: {
    summary:
      'The services that you and another adult completed for each other, courses you both finished and events you both came to',
    params: z.object({ personId: z.uuid() }),
    response: { 200: SharedHistory },
  },
});
