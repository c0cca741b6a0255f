import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { GivenMoment, PersonCard } from '../kernel/values.ts';
import { AppointmentView } from './appointments.ts';

/** An appointment as its own side sees it among those of all its work. */
export const OwnAppointmentView = AppointmentView.extend({
  /** The title of the service. */
  title: z.string(),
  side: z.enum(['client', 'professional']),
  /** The other side. */
  person: PersonCard.nullable(),
}).meta({ id: 'OwnAppointmentView' });
export type OwnAppointmentView = z.infer<typeof OwnAppointmentView>;

/** So many are listed at most. */
export const mostOwnAppointments = 100;

export const listOwnAppointments = endpoint({
  method: 'GET',
  url: '/appointments',
  schema: {
    summary: 'The appointments of all your work that end after one moment and begin before another',
    querystring: z.strictObject({ from: GivenMoment, to: GivenMoment }),
    response: { 200: z.object({ items: z.array(OwnAppointmentView) }) },
  },
});

/** The private address of a calendar. Its owner alone knows it, and may pass it on. */
const AppointmentCalendar = z
  .object({ url: z.string().nullable() })
  .meta({ id: 'AppointmentCalendar' });

export const getAppointmentCalendar = endpoint({
  method: 'GET',
  url: '/appointment-calendar',
  schema: {
    summary: 'The address of the calendar of your appointments; null until it is made',
    response: { 200: AppointmentCalendar },
  },
});

export const renewAppointmentCalendar = endpoint({
  method: 'POST',
  url: '/appointment-calendar/renew',
  schema: {
    summary: 'Make a new address for the calendar; the previous one stops working',
    response: { 200: AppointmentCalendar },
  },
});

export const closeAppointmentCalendar = endpoint({
  method: 'POST',
  url: '/appointment-calendar/close',
  stakes: 'protection',
  schema: {
    summary: 'Take the address of the calendar away',
    response: { 200: AppointmentCalendar },
  },
});

export const readAppointmentCalendar = endpoint({
  method: 'GET',
  url: '/appointment-calendars/:token',
  schema: {
    summary: 'The calendar behind such an address, as calendar programs read it (RFC 5545)',
    params: z.object({ token: z.string().max(100) }),
    response: { 200: z.any() },
  },
});
