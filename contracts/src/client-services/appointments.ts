import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment } from '../kernel/values.ts';

/** A child's appointment stands once a guardian has agreed to it too. */
export const appointmentStatuses = ['agreed', 'awaiting_guardian', 'cancelled'] as const;

/** Each side may cancel, and a guardian an appointment of their child. */
export const appointmentCancellers = ['client', 'professional', 'guardian'] as const;

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
    cancelledBy: z.enum(appointmentCancellers).nullable(),
  })
  .meta({ id: 'AppointmentView' });
export type AppointmentView = z.infer<typeof AppointmentView>;

export const listAppointments = endpoint({
  method: 'GET',
  url: '/services/:serviceId/appointments',
  schema: {
    summary:
      'The appointments of a service, the earliest first, for its two sides and the guardians of a child',
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

export const confirmAppointment = endpoint({
  method: 'POST',
  url: '/appointments/:appointmentId/confirm',
  stakes: 'children',
  schema: {
    summary: 'Agree to an appointment of your child, as a guardian: it stands at once',
    params: z.object({ appointmentId: z.uuid() }),
    response: { 200: AppointmentView },
  },
});

export const cancelAppointment = endpoint({
  method: 'POST',
  url: '/appointments/:appointmentId/cancel',
  stakes: 'protection',
  schema: {
    summary:
      'Cancel an appointment before it begins, as a side of the work or a guardian; the service goes on',
    params: z.object({ appointmentId: z.uuid() }),
    response: { 200: AppointmentView },
  },
});
