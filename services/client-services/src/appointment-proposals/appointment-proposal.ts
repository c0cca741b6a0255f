import { conflict, forbidden, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type {
  AppointmentProposalStatus,
  AppointmentProposal as Wish,
} from '@sidework/contracts/client-services/appointment-proposals';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { problems } from '@sidework/contracts/problems';
import { type Appointment, requireComing, type Side, sideOf } from '../appointments/appointment.ts';
import { requireInProgress, type Service } from '../services/service.ts';
import type { appointmentProposals } from './table.ts';

export type AppointmentProposal = typeof appointmentProposals.$inferSelect;

const farthestDays = 365;

interface Asked {
  wish: Wish;
  /** The appointment that it moves. */
  moved: Appointment | undefined;
}

/** Times that one side of a service in progress proposes; nothing changes until the other agrees to one. */
export function propose(
  id: string,
  service: Service,
  { wish, moved }: Asked,
  by: Pick<Actor, 'id'>,
  now: Date,
): AppointmentProposal {
  requireInProgress(service);
  if (moved) requireComing(moved, now);
  const times = wish.times.map((time) => new Date(time)).sort((one, other) => +one - +other);
  const [first, last] = [times[0], times.at(-1)];
  if (!first || !last || first <= now) throw refused('appointment_time_past');
  if (last > daysAfter(now, farthestDays)) throw refused('appointment_time_far');
  return {
    id,
    serviceId: service.id,
    professionalId: service.professionalId,
    clientId: service.clientId,
    proposedBy: sideOf(service, by),
    times,
    minutes: wish.minutes,
    timeZone: wish.timeZone,
    movesId: moved?.id ?? null,
    status: 'open',
    createdAt: now,
    expiresAt: last,
    answeredAt: null,
  };
}

/** The professional waits until the client has agreed to the work. */
export function requireAgreed({ agreement }: Service, side: Side): void {
  if (agreement === 'proposed' && side === 'professional') throw conflict('service_not_agreed_to');
}

/** Whether a side may propose times now. */
export const isOpenFor = ({ status, agreement }: Service, side: Side): boolean =>
  status === 'in_progress' && (agreement !== 'proposed' || side === 'client');

/** The side that did not propose agrees to one of its times. */
export function agree(
  proposal: AppointmentProposal,
  by: Pick<Actor, 'id'>,
  startsAt: Date,
  now: Date,
): AppointmentProposal {
  if (sideOf(proposal, by) === proposal.proposedBy) throw forbidden('own_appointment_proposal');
  requireOpen(proposal);
  if (!proposal.times.some((time) => +time === +startsAt))
    throw unprocessable('appointment_time_other');
  if (startsAt <= now) throw conflict('appointment_time_past');
  return ended(proposal, 'agreed', now);
}

/** The other side declines, and its own withdraws; ended twice it stays as it was. */
export function end(
  proposal: AppointmentProposal,
  by: Pick<Actor, 'id'>,
  now: Date,
): AppointmentProposal {
  const status = sideOf(proposal, by) === proposal.proposedBy ? 'withdrawn' : 'declined';
  if (proposal.status === status) return proposal;
  requireOpen(proposal);
  return ended(proposal, status, now);
}

/** Other times take its place. */
export const replaced = (
  proposal: AppointmentProposal,
  by: Pick<Actor, 'id'>,
  now: Date,
): AppointmentProposal =>
  ended(proposal, sideOf(proposal, by) === proposal.proposedBy ? 'withdrawn' : 'countered', now);

export const ended = (
  proposal: AppointmentProposal,
  status: Exclude<AppointmentProposalStatus, 'open'>,
  now: Date,
): AppointmentProposal => ({ ...proposal, status, answeredAt: now });

function requireOpen({ status }: AppointmentProposal): void {
  if (status !== 'open') throw conflict('appointment_proposal_over');
}

const refused = (code: 'appointment_time_past' | 'appointment_time_far') =>
  unprocessable(code, undefined, { times: problems[code] });
