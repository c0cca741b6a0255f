import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { contentReported } from '@sidework/contracts/marketplace/events';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { Complaint } from '@sidework/contracts/network-chat/reports';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { findVisibleGig } from '../gigs/get-gig.ts';
import { findVisibleJob } from '../jobs/get-job.ts';
import * as Report from './report.ts';

type Does = Pick<Deps, 'db' | 'now'>;

/** A member reports a gig that they see, also where they may not act otherwise. */
export async function reportGig(deps: Does, actor: Actor, gigId: string, complaint: Complaint) {
  const { gig } = await findVisibleGig(deps.db, actor, gigId);
  const { id, professionalId, title } = gig;
  await report(deps, actor, complaint, {
    thing: 'gig',
    subjectId: id,
    ownerId: professionalId,
    title,
  });
}

export async function reportJob(deps: Does, actor: Actor, jobId: string, complaint: Complaint) {
  const { id, clientId, title } = await findVisibleJob(deps.db, actor, jobId);
  await report(deps, actor, complaint, { thing: 'job', subjectId: id, ownerId: clientId, title });
}

function report({ db, now }: Does, { id }: Actor, complaint: Complaint, reported: Report.Reported) {
  const fact = Report.write(uuidv7(), reported, complaint, id);
  return db.transaction(async (tx) => {
    const at = now();
    const limit = perHour(id, 'reports', limits.reportsPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_changes');
    await emit(tx, contentReported, fact, at);
  });
}
