import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import type { Appointment } from './appointment.ts';

/** An appointment as its events carry it. */
export const toAppointmentFact = (service: Service, appointment: Appointment) => ({
  ...toServiceFact(service),
  appointmentId: appointment.id,
  startsAt: appointment.startsAt.toISOString(),
  endsAt: appointment.endsAt.toISOString(),
  timeZone: appointment.timeZone,
});
