import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { limits } from './limits.ts';
import { attendeeEmail, attendeeName } from './registrations.ts';

/**
 * `registered` has a seat, now or from before. `full` has none that is free for this person. At `waiting` the place in line decides.
 * `own_form` costs, has kinds of tickets, or asks a question that needs an answer.
 */
const outcomes = ['registered', 'full', 'waiting', 'own_form'] as const;

export const SeriesRegistration = z
  .object({
    /** The dates that are still to come, in their order. */
    dates: z
      .array(z.object({ eventId: z.uuid(), outcome: z.enum(outcomes) }))
      .max(limits.seriesDates),
  })
  .meta({ id: 'SeriesRegistration' });
export type SeriesRegistration = z.infer<typeof SeriesRegistration>;

const SeriesRegistrationForm = z
  .strictObject({ attendeeName, attendeeEmail })
  .meta({ id: 'SeriesRegistrationForm' });
export type SeriesRegistrationForm = z.infer<typeof SeriesRegistrationForm>;

export const registerForSeries = endpoint({
  method: 'POST',
  url: '/events/:eventId/series-registrations',
  schema: {
    summary:
      'Register for all coming dates of a series that are free and have seats; a repeat registers only what is missing',
    params: z.object({ eventId: z.uuid() }),
    body: SeriesRegistrationForm,
    response: { 200: SeriesRegistration },
  },
});
