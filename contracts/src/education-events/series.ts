import { z } from 'zod';
import { Day, Moment } from '../kernel/values.ts';
import { eventStatuses } from './event-options.ts';
import { limits } from './limits.ts';

/** Which dates of a series a change is for: the one that it names, or that one and all later ones. */
export const SeriesScope = z.enum(['one', 'later']);
export type SeriesScope = z.infer<typeof SeriesScope>;

/** "Every Tuesday until December 15, except November 24": days are those of the place. */
export const Repeats = z
  .strictObject({
    everyWeeks: z.int('Choose how often').min(1).max(limits.everyWeeks),
    until: Day,
    except: z.array(Day).max(limits.seriesDates),
  })
  .meta({ id: 'EventRepeats' });
export type Repeats = z.infer<typeof Repeats>;

/** One date of a series, as the pages of its other dates show it. */
export const SeriesDate = z
  .object({
    eventId: z.uuid(),
    startsAt: Moment,
    endsAt: Moment,
    timeZone: z.string(),
    status: z.enum(eventStatuses),
    seatsLeft: z.number().int(),
  })
  .meta({ id: 'EventSeriesDate' });
export type SeriesDate = z.infer<typeof SeriesDate>;
