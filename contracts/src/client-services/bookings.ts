import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Cents, Day, GivenMoment, Moment } from '../kernel/values.ts';
import { BookingChoice } from '../marketplace/gig-offer.ts';
import { AppointmentView } from './appointments.ts';

/** The times in which a gig can be booked, with what it then costs. */
export const FreeTimes = z
  .object({
    /** The zone of the professional, in which the days are. */
    timeZone: z.string(),
    minutes: z.number().int(),
    /** Without extras; of several packages that of the cheapest. */
    amountCents: Cents,
    days: z.array(z.object({ day: Day, times: z.array(Moment) })),
    /** The first day that can be asked for after these; null at the end. */
    nextDay: Day.nullable(),
  })
  .meta({ id: 'FreeTimes' });
export type FreeTimes = z.infer<typeof FreeTimes>;

export const listFreeTimes = endpoint({
  method: 'GET',
  url: '/bookings/gigs/:gigId/times',
  schema: {
    summary: 'The free times of a gig in seven days, from a day of its professional’s zone on',
    params: z.object({ gigId: z.uuid() }),
    querystring: z.strictObject({ from: Day.optional() }),
    response: { 200: FreeTimes },
  },
});

/** The price and the length that were shown are sent with it: others are refused. */
export const Booking = z
  .strictObject({
    gigId: z.uuid(),
    startsAt: GivenMoment,
    amountCents: Cents,
    minutes: z.int().positive().optional(),
    choice: BookingChoice.optional(),
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof Booking>;

export const bookGig = endpoint({
  method: 'POST',
  url: '/bookings',
  idempotency: 'optional',
  schema: {
    summary: 'Book a gig at a free time: it becomes a service with an appointment',
    body: Booking,
    response: { 201: AppointmentView },
  },
});
