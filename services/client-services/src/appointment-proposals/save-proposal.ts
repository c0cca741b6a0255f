import type { Tx } from '@sidework/chassis/db/db';
import { save } from '@sidework/chassis/db/save';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import * as events from '@sidework/contracts/client-services/events';
import * as appointmentEvents from '@sidework/contracts/client-services/events/appointments';
import type { Appointment } from '../appointments/appointment.ts';
import { toServiceFact } from '../services/facts.ts';
import type { Service } from '../services/service.ts';
import { type AppointmentProposal, ended } from './appointment-proposal.ts';
import { toNeed } from './needs.ts';
import { findOpenProposal, insertProposal } from './queries.ts';
import { appointmentProposals } from './table.ts';

const toFact = (proposal: AppointmentProposal, service: Service) => ({
  ...toServiceFact(service),
  appointmentProposalId: proposal.id,
  proposedBy: proposal.proposedBy,
  times: proposal.times.map((time) => time.toISOString()),
  timeZone: proposal.timeZone,
  ...(proposal.movesId && { isMove: true as const }),
});

/** Opens a proposal and tells the other side, for whom it waits. */
export async function openProposal(
  tx: Tx,
  proposal: AppointmentProposal,
  service: Service,
  at: Date,
): Promise<void> {
  await insertProposal(tx, proposal);
  await emit(tx, appointmentEvents.appointmentProposed, toFact(proposal, service), at);
  await raiseNeeds(tx, events, [toNeed(proposal, service)], at);
}

/** Saves what became of an open proposal; of one that was declined its side is told. */
export async function closeProposal(
  tx: Tx,
  before: AppointmentProposal,
  after: AppointmentProposal,
  service: Service,
  at: Date,
): Promise<void> {
  await save(tx, appointmentProposals, before, after);
  await meetNeeds(tx, events, [{ kind: 'appointment_to_answer', subjectId: after.id }], at);
  if (after.status === 'declined')
    await emit(tx, appointmentEvents.appointmentDeclined, toFact(after, service), at);
}

/** Nothing is moved any more that was cancelled. */
export async function endMoveOf(
  tx: Tx,
  { id, serviceId }: Pick<Appointment, 'id' | 'serviceId'>,
  service: Service,
  at: Date,
): Promise<void> {
  const open = await findOpenProposal(tx, serviceId);
  if (open?.movesId === id) await closeProposal(tx, open, ended(open, 'ended', at), service, at);
}

/** The sides of a service that ended meet no more. */
export async function endOpenProposal(tx: Tx, service: Service, at: Date): Promise<void> {
  const open = await findOpenProposal(tx, service.id);
  if (open) await closeProposal(tx, open, ended(open, 'ended', at), service, at);
}
