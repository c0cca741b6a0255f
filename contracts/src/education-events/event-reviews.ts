import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { hasAtMost, Moment, Page, PageQuery } from '../kernel/values.ts';
import { manyLines } from '../kernel/written-text.ts';
import { EventView } from './event-listings.ts';
import { limits } from './limits.ts';
import { readTerms } from './read-terms.ts';

/** An event whose organizer asks for young people to be let in, with what staff knows of that organizer. */
export const WaitingEvent = EventView.extend({
  askedAt: Moment,
  terms: readTerms,
  /** The links of its online tickets. */
  onlineLinks: z.array(z.string()),
  /** The decisions on the other events of its organizer. */
  organizerRecord: z.object({ approved: z.number().int(), refused: z.number().int() }),
}).meta({ id: 'WaitingEvent' });
export type WaitingEvent = z.infer<typeof WaitingEvent>;

const EventParams = z.object({ eventId: z.uuid() });

export const listWaitingEvents = endpoint({
  method: 'GET',
  url: '/event-reviews',
  schema: {
    summary:
      'The events that wait to be opened to young people, the longest waiting first, for staff',
    querystring: PageQuery,
    response: { 200: Page(WaitingEvent) },
  },
});

export const approveEvent = endpoint({
  method: 'POST',
  url: '/event-reviews/:eventId/approve',
  stakes: 'children',
  schema: {
    summary: 'Open an event to young people as it is now, as staff',
    params: EventParams,
    body: z.strictObject({ terms: readTerms }),
    response: { 200: EventView },
  },
});

export const refuseEvent = endpoint({
  method: 'POST',
  url: '/event-reviews/:eventId/refuse',
  stakes: 'protection',
  schema: {
    summary: 'Do not open an event to young people, with a reason for its organizer',
    params: EventParams,
    body: z.strictObject({
      terms: readTerms,
      reason: manyLines('Please give a reason')
        .min(1, 'Please give a reason')
        .refine(hasAtMost(limits.reason), 'Please write less'),
    }),
    response: { 200: EventView },
  },
});
