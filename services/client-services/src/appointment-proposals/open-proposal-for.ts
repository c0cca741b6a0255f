import type { Actor } from '@sidework/chassis/http/actor';
import { sideOf } from '../appointments/appointment.ts';
import type { Deps } from '../deps.ts';
import { childrenAmong } from '../people/queries.ts';
import { readService } from '../services/read-service.ts';
import { isApproved } from '../services/service-of-child.ts';
import * as AppointmentProposal from './appointment-proposal.ts';
import { findOpenProposal } from './queries.ts';
import { toAppointmentProposalView } from './view.ts';

/** The times that wait for an answer, for a side of the service and the guardians of a child. */
export async function openProposalFor(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
) {
  const { db } = deps;
  const { service } = await readService(deps, actor, serviceId);
  const [open, children] = await Promise.all([
    findOpenProposal(db, serviceId),
    childrenAmong(db, [service.clientId, service.professionalId]),
  ]);
  const isSide = [service.clientId, service.professionalId].includes(actor.id);
  return {
    proposal: open ? toAppointmentProposalView(open) : null,
    mayPropose:
      isSide &&
      isApproved(children, service) &&
      AppointmentProposal.isOpenFor(service, sideOf(service, actor)),
  };
}
