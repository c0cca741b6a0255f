import type { AppointmentView } from '@sidework/contracts/client-services/appointments';
import type { Appointment } from './appointment.ts';

export const toAppointmentView = (appointment: Appointment): AppointmentView => ({
  id: appointment.id,
  serviceId: appointment.serviceId,
  startsAt: appointment.startsAt.toISOString(),
  endsAt: appointment.endsAt.toISOString(),
  timeZone: appointment.timeZone,
  status: appointment.status,
  cancelledBy: appointment.cancelledBy,
});
