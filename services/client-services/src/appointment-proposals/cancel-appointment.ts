import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import { appointmentCancelled } from '@sidework/contracts/client-services/events/appointments';
import * as Appointment from '../appointments/appointment.ts';
import * as OfChild from '../appointments/child-appointment.ts';
import { toAppointmentFact } from '../appointments/facts.ts';
import { childNeedsOf } from '../appointments/needs.ts';
import { getAppointment, lockAppointment } from '../appointments/queries.ts';
import { appointments } from '../appointments/table.ts';
import { childWhoWorks } from '../appointments/youth.ts';
import type { Deps } from '../deps.ts';
import { lockService } from '../services/queries.ts';
import { workingHoursOf } from '../working-hours/queries.ts';
import { endMoveOf } from './save-proposal.ts';

/** Either side, or a guardian of the child, cancels an appointment before it begins, and the others are told. */
export function cancelAppointment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  appointmentId: string,
): Promise<Appointment.Appointment> {
  return db.transaction(async (tx) => {
    const { serviceId } = await getAppointment(tx, appointmentId);
    // The end of a service locks it before its appointments, so this does too.
    const service = await lockService(tx, serviceId);
    const before = await lockAppointment(tx, appointmentId);
    const at = now();
    const child = await childWhoWorks(tx, before);
    const cancelledBy = OfChild.cancellerOf(before, child, actor);
    const appointment = Appointment.cancel(before, cancelledBy, at);
    if (appointment === before) return before;
    await save(tx, appointments, before, appointment);
    await endMoveOf(tx, appointment, service, at);
    const fact = toAppointmentFact(service, appointment);
    await meetNeeds(tx, events, childNeedsOf([before]), at);
    const hours = await workingHoursOf(tx, service.professionalId);
    const isShortNotice = Appointment.isShortNotice(before, hours?.noticeHours, at) && {
      isShortNotice: true as const,
    };
    const told = child && { guardianIds: child.guardianIds.filter((id) => id !== actor.id) };
    await emit(tx, appointmentCancelled, { ...fact, cancelledBy, ...told, ...isShortNotice }, at);
    return appointment;
  });
}
