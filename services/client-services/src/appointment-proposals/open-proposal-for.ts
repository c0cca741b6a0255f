import type { Actor } from '@sidework/chassis/http/actor';
import { sideOf } from '../appointments/appointment.ts';
import type { Deps } from '../deps.ts';
import { childrenAmong } from '../people/queries.ts';
import { getServiceFor } from '../services/party-queries.ts';
import * as AppointmentProposal from './appointment-proposal.ts';
import { findOpenProposal } from './queries.ts';
import { toAppointmentProposalView } from './view.ts';

/** The times that wait for an answer, for a side of the service. */
export async function openProposalFor({ db }: Pick<Deps, 'db'>, actor: Actor, serviceId: string) {
  const { service } = await getServiceFor(db, actor, serviceId);
  const [open, children] = await Promise.all([
    findOpenProposal(db, serviceId),
    childrenAmong(db, [service.clientId, service.professionalId]),
  ]);
  return {
    proposal: open ? toAppointmentProposalView(open) : null,
    mayPropose:
      children.length === 0 && AppointmentProposal.isOpenFor(service, sideOf(service, actor)),
  };
}
