import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { contentReported } from '@sidework/contracts/marketplace/events';
import type { ComplaintOfPost } from '@sidework/contracts/marketplace/reports';
import { limits } from '@sidework/contracts/network-chat/limits';
import type { Complaint } from '@sidework/contracts/network-chat/reports';

import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { findVisibleGig, getPro } from '../gigs/get-gig.ts';
import { findVisibleJob } from '../jobs/get-job.ts';
import { requirePhoto } from '../portfolio/portfolio.ts';
import { photosOf } from '../portfolio/queries.ts';
import { subjectOf } from '../portfolio/subject.ts';
import * as Report from './report.ts';

type Does = Pick<Deps, 'db' | 'now'>;

/** A member reports a gig that they see, also where they may not act otherwise. */
export async function reportGig(
  deps: Does,
  actor: Actor,
  gigId: string,
  complaint: ComplaintOfPost,
) {
  const { gig } = await findVisibleGig(deps.db, actor, gigId);
  const { id, professionalId, title, pictures } = gig;
  await report(deps, actor, complaint, {
    thing: 'gig',
    subjectId: id,
    ownerId: professionalId,
    title,
    photos: pictures.length,
  });
}

export async function reportJob(
  deps: Does,
  actor: Actor,
  jobId: string,
  complaint: ComplaintOfPost,
) {
  const { id, clientId, title, pictures } = await findVisibleJob(deps.db, actor, jobId);
  const subject = { thing: 'job', subjectId: id, ownerId: clientId } as const;
  await report(deps, actor, complaint, { ...subject, title, photos: pictures.length });
}

/** The same people report a photo as see the page that it stands on. */
export async function reportPortfolioPhoto(
  deps: Does & Pick<Deps, 'config'>,
  actor: Actor,
  { personId, name }: { personId: string; name: string },
  complaint: Complaint,
) {
  await getPro(deps, actor, personId);
  const photo = requirePhoto(await photosOf(deps.db, personId), name);
  await report(deps, actor, complaint, {
    thing: 'portfolio_photo',
    subjectId: subjectOf(photo),
    ownerId: personId,
    title: photo.caption,
    photos: 1,
  });
}

function report(
  { db, now }: Does,
  { id }: Actor,
  complaint: ComplaintOfPost,
  reported: Report.Reported,
) {
  const fact = Report.write(uuidv7(), reported, complaint, id);
  return db.transaction(async (tx) => {
    const at = now();
    const limit = perHour(id, 'reports', limits.reportsPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_changes');
    await emit(tx, contentReported, fact, at);
  });
}
