import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { professionalInvited } from '@sidework/contracts/marketplace/events';
import { invitationsPerHour } from '@sidework/contracts/marketplace/invitations';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { lockJobOfClient } from '../jobs/queries.ts';
import * as Invitation from './invitation.ts';
import { insertInvitation, invitationsForJob, isOnOffer, proposersOf } from './queries.ts';

/** The lock of the job lets one of two simultaneous invitations wait for the other, so that both are counted. */
export function inviteProfessional(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  jobId: string,
  professionalId: string,
): Promise<Invitation.Invitation> {
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const job = await lockJobOfClient(tx, actor.id, jobId);
    const before = await invitationsForJob(tx, jobId);
    const same = before.find((each) => each.professionalId === professionalId);
    if (same) return same;
    const at = now();
    const invited = {
      professionalId,
      isOnOffer: await isOnOffer(tx, professionalId),
      hasProposed: (await proposersOf(tx, jobId)).has(professionalId),
      countBefore: before.length,
    };
    const invitation = Invitation.invite(uuidv7(), job, invited, at);
    await insertInvitation(tx, invitation);
    const { clientId, title, category } = job;
    const fact = { jobRequestId: jobId, clientId, title, category, professionalId };
    await emit(tx, professionalInvited, fact, at);
    const limit = perHour(actor.id, 'invitations', invitationsPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_job_invitations');
    return invitation;
  });
}
