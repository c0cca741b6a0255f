import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/values.ts';

export const appointmentStatuses = ['agreed', 'cancelled'] as const;

/** When the two sides of a service meet. */
export const AppointmentView = z
  .object({
    id: z.uuid(),
    serviceId: z.uuid(),
    startsAt: Moment,
    endsAt: Moment,
    /** The zone in which it was agreed on. */
    timeZone: z.string(),
    status: z.enum(appointmentStatuses),
    cancelledBy: z.enum(['client', 'professional']).nullable(),
  })
  .meta({ id: 'AppointmentView' });
export type AppointmentView = z.infer<typeof AppointmentView>;

export const listAppointments = endpoint({
  method: 'GET',
  url: '/services/:serviceId/appointments',
  schema: {
    summary: 'The appointments of a service, the earliest first, for its two sides',
    params: z.object({ serviceId: z.uuid() }),
    response: {
      200: z.object({
        items: z.array(AppointmentView),
        /** So many hours before an appointment the professional wants to know of a change; null without working hours. */
        noticeHours: z.number().int().nullable(),
      }),
    },
  },
});

export const cancelAppointment = endpoint({
  method: 'POST',
  url: '/appointments/:appointmentId/cancel',
  stakes: 'protection',
  schema: {
    summary: 'Cancel an appointment before it begins; the service goes on',
    params: z.object({ appointmentId: z.uuid() }),
    response: { 200: AppointmentView },
  },
});
