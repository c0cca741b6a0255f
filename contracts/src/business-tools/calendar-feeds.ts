import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';

/** The private address of a calendar. Its owner alone knows it, and may pass it on. */
const CalendarFeed = z.object({ url: z.string().nullable() }).meta({ id: 'CalendarFeed' });

export const getCalendarFeed = endpoint({
  method: 'GET',
  url: '/calendar-feed',
  schema: {
    summary: 'The address of the calendar of your expiries and deadlines; null until it is made',
    response: { 200: CalendarFeed },
  },
});

export const renewCalendarFeed = endpoint({
  method: 'POST',
  url: '/calendar-feed/renew',
  schema: {
    summary: 'Make a new address for your calendar; the previous one stops working',
    response: { 200: CalendarFeed },
  },
});

export const closeCalendarFeed = endpoint({
  method: 'POST',
  url: '/calendar-feed/close',
  schema: {
    summary: 'Take the address of your calendar away',
    response: { 200: CalendarFeed },
  },
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  url: '/calendar-feeds/:token',
  schema: {
    summary: 'The calendar behind such an address, as calendar programs read it (RFC 5545)',
    params: z.object({ token: z.string().max(100) }),
    response: { 200: z.any() },
  },
});
