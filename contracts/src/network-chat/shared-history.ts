import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment, PersonCard } from '../kernel/values.ts';

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

/** The adults with whom both are connected: their count, and the first three by name. */
const KnownToBoth = z
  .object({
    count: z.number().int(),
    people: z.array(PersonCard.pick({ id: true, fullName: true })),
  })
  .meta({ id: 'KnownToBoth' });

export const SharedHistory = z
  .object({
    services: SharedFacts,
    courses: SharedFacts,
    events: SharedFacts,
    known: KnownToBoth,
  })
  .meta({ id: 'SharedHistory' });
export type SharedHistory = z.infer<typeof SharedHistory>;

export const getSharedHistory = endpoint({
  method: 'GET',
  url: '/connections/shared/:personId',
  schema: {
    summary:
      'The services that you and another adult completed for each other, courses you both finished, events you both came to and people you both know',
    params: z.object({ personId: z.uuid() }),
    response: { 200: SharedHistory },
  },
});
