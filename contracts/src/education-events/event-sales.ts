import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day } from '../kernel/values.ts';

const sold = { seats: z.number().int(), cents: Cents };

/** The sales of an event are the seats that are confirmed, at the prices they were bought for. */
export const EventSales = z
  .object({
    ...sold,
    /** By the clock of the event's place; the latest day first, at most 60 of them. */
    days: z.array(z.object({ day: Day, ...sold })),
    /** As they were named when they were bought; null where every seat is the same. */
    types: z.array(z.object({ name: z.string().nullable(), ...sold })),
    /** Guests who came without a ticket are no sale of Sidework's. */
    walkIns: z.object(sold),
    /** A part went back, and the refund rule kept the rest for the organizer. */
    cancelled: z.object({ seats: z.number().int(), refundedCents: Cents, keptCents: Cents }),
  })
  .meta({ id: 'EventSales' });
export type EventSales = z.infer<typeof EventSales>;

export const getEventSales = endpoint({
  method: 'GET',
  url: '/events/:eventId/sales',
  schema: {
    summary: 'What your event sold, by day and by ticket type',
    params: z.object({ eventId: z.uuid() }),
    response: { 200: EventSales },
  },
});
