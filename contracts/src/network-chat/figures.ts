import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day } from '../kernel/values.ts';

/** The console shows so many weeks, the current one included. */
export const figureWeeks = 12;

export const WeekFigures = z
  .object({
    /** The Monday with which the week begins, in UTC. */
    week: Day,
    people: z.number().int(),
    jobs: z.number().int(),
    gigs: z.number().int(),
    hires: z.number().int(),
    /** The money of clients that was released to professionals, fees included. */
    releasedCents: Cents,
    disputes: z.number().int(),
  })
  .meta({ id: 'WeekFigures' });
export type WeekFigures = z.infer<typeof WeekFigures>;

export const getFigures = endpoint({
  method: 'GET',
  url: '/figures',
  schema: {
    summary:
      'New people, posts, hires, released money and disputes of the last weeks, the newest first',
    response: { 200: z.object({ weeks: z.array(WeekFigures) }) },
  },
});
