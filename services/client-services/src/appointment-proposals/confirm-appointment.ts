import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { meetNeeds } from '@sidework/chassis/people/needs';
import { requireActingAdult } from '@sidework/chassis/people/people';
import * as events from '@sidework/contracts/client-services/events';
import { appointmentConfirmed } from '@sidework/contracts/client-services/events/appointments';
import { ageBandOf } from '../age-bands/queries.ts';
import * as Appointment from '../appointments/appointment.ts';
import * as OfChild from '../appointments/child-appointment.ts';
import { toAppointmentFact } from '../appointments/facts.ts';
import { childNeedsOf } from '../appointments/needs.ts';
import {
  getAppointment,
  lockAppointment,
  lockCalendarOfChild,
  takenOf,
} from '../appointments/queries.ts';
import { appointments } from '../appointments/table.ts';
import { requireYouthHours } from '../appointments/youth.ts';
import type { Deps } from '../deps.ts';
import { lockChild } from '../people/queries.ts';
import { lockService } from '../services/queries.ts';
import { requireInProgress } from '../services/service.ts';

/** The word of one guardian on a time that child and client agreed on; the first one counts. */
export function confirmAppointment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  appointmentId: string,
): Promise<Appointment.Appointment> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const found = await getAppointment(tx, appointmentId);
    const service = await lockService(tx, found.serviceId);
    const child = OfChild.requireConfirmingGuardian(
      await lockChild(tx, found.professionalId),
      found,
      actor,
    );
    await lockCalendarOfChild(tx, child.id);
    const before = await lockAppointment(tx, appointmentId);
    const at = now();
    const appointment = OfChild.confirm(before, at);
    if (appointment === before) return before;
    OfChild.requireMayWork(child);
    requireInProgress(service);
    const { id, startsAt: from, blockedUntil: to } = appointment;
    Appointment.requireTimeFree(await takenOf(tx, child.id, { from, to }), id);
    await requireYouthHours(tx, child, appointment, id);
    await save(tx, appointments, before, appointment);
    await meetNeeds(tx, events, childNeedsOf([before]), at);
    const fact = toAppointmentFact(service, appointment);
    const ageBand = await ageBandOf(tx, child.id);
    await emit(tx, appointmentConfirmed, { ...fact, ageBand }, at);
    return appointment;
  });
}
