import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { NeedDetails } from '../kernel/needs.ts';
import { Moment, PersonCard } from '../kernel/values.ts';
import { needKinds } from './need-kinds.ts';

/** How many are listed at most; how many there are, the counts say. */
export const mostListed = 50;

/** A count ends here, so that it costs the same however much waits; the page says "99+". */
export const mostCounted = 100;

export const TodayItem = z
  .object({
    /** Tells it from the others: its kind and, after a space, the id of what it is about; of a queue of staff its kind alone. */
    id: z.string(),
    kind: z.enum(needKinds),
    /** The person who acted, where there is one. */
    actor: PersonCard.nullable(),
    /** The other child of a connection that waits for a guardian, as the list of the child's connections shows it. */
    other: PersonCard.pick({ id: true, fullName: true, avatarUrl: true })
      .extend({ location: z.string().nullable() })
      .optional(),
    /** The title of the job or service; of a queue of staff, that of the one that waits longest. */
    title: z.string(),
    details: NeedDetails,
    /** The path of the web app at which it is handled. */
    path: z.string(),
    since: Moment,
  })
  .meta({ id: 'TodayItem' });
export type TodayItem = z.infer<typeof TodayItem>;

export const Today = z
  .object({
    /** The newest first. */
    items: z.array(TodayItem),
    /**
     * How many wait and since when the oldest does, by kind; a kind of which nothing waits has no row. What waits for one
     * person is counted up to `mostCounted`, a queue of staff in full.
     */
    counts: z.array(z.object({ kind: z.enum(needKinds), count: z.number().int(), since: Moment })),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof Today>;

export const getToday = endpoint({
  method: 'GET',
  url: '/today',
  schema: {
    summary: 'What waits for you across the platform, newest need first',
    response: { 200: Today },
  },
});
