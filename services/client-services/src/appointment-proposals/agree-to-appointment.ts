import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { appointmentAgreed } from '@sidework/contracts/client-services/events/appointments';
import { v7 as uuidv7 } from 'uuid';
import * as Appointment from '../appointments/appointment.ts';
import { toAppointmentFact } from '../appointments/facts.ts';
import {
  getAppointmentIn,
  insertAppointment,
  lockCalendarOf,
  takenOf,
} from '../appointments/queries.ts';
import { appointments } from '../appointments/table.ts';
import type { Deps } from '../deps.ts';
import { lockChildrenAmong } from '../people/queries.ts';
import { agreedBy } from '../services/agreement.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults } from '../services/require-adults.ts';
import { requireInProgress } from '../services/service.ts';
import { workingHoursOf } from '../working-hours/queries.ts';
import * as AppointmentProposal from './appointment-proposal.ts';
import { getProposal } from './queries.ts';
import { closeProposal } from './save-proposal.ts';

/** The other side agrees to one of the proposed times, which is the professional's no more. */
export function agreeToAppointment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  proposalId: string,
  startsAt: Date,
): Promise<Appointment.Appointment> {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const found = await getProposal(tx, proposalId);
    Appointment.sideOf(found, actor);
    const { serviceId, professionalId, clientId } = found;
    const before = await lockServiceFor(tx, actor, serviceId);
    await requireAdults(tx, before);
    Appointment.requireAdultSides(await lockChildrenAmong(tx, [clientId, professionalId]));
    Appointment.requireOpenCalendar(await lockCalendarOf(tx, professionalId));
    const at = now();
    requireInProgress(before);
    const open = await getProposal(tx, proposalId);
    const agreed = AppointmentProposal.agree(open, actor, startsAt, at);
    const appointment = await keepTime(tx, agreed, startsAt, at);
    const service = agreedBy(before, actor, at);
    if (service !== before) await recordChange(tx, before, service, at);
    await closeProposal(tx, open, agreed, service, at);
    const { proposedBy, movesId } = agreed;
    const isMove = movesId && { isMove: true as const };
    const fact = toAppointmentFact(service, appointment);
    await emit(tx, appointmentAgreed, { ...fact, proposedBy, ...isMove }, at);
    return appointment;
  });
}

/** Keeps the time free of other work: as a new appointment, or as the new time of the one that moves. */
async function keepTime(
  tx: Tx,
  proposal: AppointmentProposal.AppointmentProposal,
  startsAt: Date,
  at: Date,
): Promise<Appointment.Appointment> {
  const { serviceId, professionalId, clientId, movesId, timeZone, minutes } = proposal;
  const hours = await workingHoursOf(tx, professionalId);
  const times = Appointment.timesOf(startsAt, { minutes, travelMinutes: hours?.travelMinutes });
  const range = { from: startsAt, to: times.blockedUntil };
  const taken = await takenOf(tx, professionalId, range);
  Appointment.requireTimeFree(taken, movesId);
  if (!movesId) {
    const ids = { id: uuidv7(), serviceId, professionalId, clientId };
    const agreed = { ...times, timeZone, isBooking: false, createdAt: at };
    return insertAppointment(tx, { ...ids, ...agreed });
  }
  const before = await getAppointmentIn(tx, serviceId, movesId);
  const appointment = Appointment.move(before, { ...times, timeZone }, at);
  await save(tx, appointments, before, appointment);
  return appointment;
}
