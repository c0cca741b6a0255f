import type { Actor } from '@sidework/chassis/http/actor';
import { sideOf } from '../appointments/appointment.ts';
import type { Deps } from '../deps.ts';
import { lockService } from '../services/queries.ts';
import * as AppointmentProposal from './appointment-proposal.ts';
import { getProposal } from './queries.ts';
import { closeProposal } from './save-proposal.ts';

/** The other side declines the times, or their own side withdraws them. */
export function endAppointmentProposal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  proposalId: string,
): Promise<AppointmentProposal.AppointmentProposal> {
  return db.transaction(async (tx) => {
    const found = await getProposal(tx, proposalId);
    sideOf(found, actor);
    const service = await lockService(tx, found.serviceId);
    const at = now();
    const before = await getProposal(tx, proposalId);
    const after = AppointmentProposal.end(before, actor, at);
    if (after !== before) await closeProposal(tx, before, after, service, at);
    return after;
  });
}
