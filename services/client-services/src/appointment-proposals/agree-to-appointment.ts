import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { raiseNeeds } from '@sidework/chassis/people/needs';
import { type Person, requireActing } from '@sidework/chassis/people/people';
import * as events from '@sidework/contracts/client-services/events';
import {
  appointmentAgreed,
  appointmentAsked,
} from '@sidework/contracts/client-services/events/appointments';
import { v7 as uuidv7 } from 'uuid';
import * as Appointment from '../appointments/appointment.ts';
import { awaitGuardian } from '../appointments/child-appointment.ts';
import { toAppointmentFact } from '../appointments/facts.ts';
import { toChildNeed } from '../appointments/needs.ts';
import {
  getAppointmentIn,
  insertAppointment,
  lockCalendarOf,
  takenOf,
} from '../appointments/queries.ts';
import { appointments } from '../appointments/table.ts';
import { childWhoWorks, requireYouthHours } from '../appointments/youth.ts';
import type { Deps } from '../deps.ts';
import { agreedBy } from '../services/agreement.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { recordChange } from '../services/record-change.ts';
import { requireAdults, requireChildActive } from '../services/require-adults.ts';
import { requireInProgress, type Service } from '../services/service.ts';
import { workingHoursOf } from '../working-hours/queries.ts';
import * as AppointmentProposal from './appointment-proposal.ts';
import { getProposal } from './queries.ts';
import { closeProposal } from './save-proposal.ts';

/** The other side agrees to one of the proposed times, which is the professional's no more. */
export function agreeToAppointment(
  { db, now, news }: Pick<Deps, 'db' | 'now' | 'news'>,
  actor: Actor,
  proposalId: string,
  startsAt: Date,
): Promise<Appointment.Appointment> {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const found = await getProposal(tx, proposalId);
    Appointment.sideOf(found, actor);
    const { serviceId, professionalId } = found;
    const before = await lockServiceFor(tx, actor, serviceId);
    await requireAdults(tx, before);
    await requireChildActive(tx, { news }, before, actor);
    const child = await childWhoWorks(tx, before);
    if (!child) Appointment.requireOpenCalendar(await lockCalendarOf(tx, professionalId));
    const at = now();
    requireInProgress(before);
    const open = await getProposal(tx, proposalId);
    const agreed = AppointmentProposal.agree(open, actor, startsAt, at);
    if (child)
      await requireYouthHours(tx, child, Appointment.timesOf(startsAt, agreed), agreed.movesId);
    const appointment = await keepTime(tx, agreed, startsAt, { at, isOfChild: !!child });
    const service = agreedBy(before, actor, at);
    if (service !== before) await recordChange(tx, before, service, at);
    await closeProposal(tx, open, agreed, service, at);
    if (child) await askGuardians(tx, appointment, service, child, at);
    else await tellAgreed(tx, appointment, service, agreed, at);
    return appointment;
  });
}

function tellAgreed(
  tx: Tx,
  appointment: Appointment.Appointment,
  service: Service,
  { proposedBy, movesId }: AppointmentProposal.AppointmentProposal,
  at: Date,
): Promise<void> {
  const isMove = movesId && { isMove: true as const };
  const fact = toAppointmentFact(service, appointment);
  return emit(tx, appointmentAgreed, { ...fact, proposedBy, ...isMove }, at);
}

/** The time of a child stands once one of its guardians agrees. */
async function askGuardians(
  tx: Tx,
  appointment: Appointment.Appointment,
  service: Service,
  { guardianIds }: Pick<Person, 'guardianIds'>,
  at: Date,
): Promise<void> {
  const fact = toAppointmentFact(service, appointment);
  await emit(tx, appointmentAsked, { ...fact, guardianIds }, at);
  if (guardianIds.length > 0)
    await raiseNeeds(tx, events, [toChildNeed(appointment, service, guardianIds)], at);
}

/** Keeps the time free of other work: as a new appointment, or as the new time of the one that moves. */
async function keepTime(
  tx: Tx,
  proposal: AppointmentProposal.AppointmentProposal,
  startsAt: Date,
  { at, isOfChild }: { at: Date; isOfChild: boolean },
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
    const status = isOfChild ? 'awaiting_guardian' : 'agreed';
    return insertAppointment(tx, { ...ids, ...agreed, status });
  }
  const before = await getAppointmentIn(tx, serviceId, movesId);
  const moved = Appointment.move(before, { ...times, timeZone }, at);
  const appointment = isOfChild ? awaitGuardian(moved) : moved;
  await save(tx, appointments, before, appointment);
  return appointment;
}
