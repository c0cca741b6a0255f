import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import { emit } from '@sidework/chassis/events/outbox';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { reviewReported } from '@sidework/contracts/client-services/events/reviews';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { reviewPhotosOf } from '../service-photos/queries.ts';
import { toReviewFact } from './facts.ts';
import { getReview, insertReport } from './queries.ts';
import { reportText } from './review.ts';

const reportsPerHour = 30;

/** Tells the moderators of a review that a reader finds wrong; each reader can report it once. */
export function reportReview(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  reviewId: string,
  complaint: { reason: string; photo?: number | undefined },
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const at = now();
    const { author, review, service } = await getReview(tx, reviewId);
    const photos = author === 'client' ? await reviewPhotosOf(tx, [service.id]) : [];
    const reason = reportText(complaint, photos.length);
    const limit = perHour(actor.id, 'reports of reviews', reportsPerHour, at);
    await enforceRateLimit(tx, limit, 'too_many_changes');
    const reportId = uuidv7();
    const { reportedAt, isNew } = await insertReport(tx, {
      id: reportId,
      reviewId,
      reporterId: actor.id,
      reason,
      reportedAt: at,
    });
    const { comment, reply } = review;
    const isOfClient = author === 'professional' ? (true as const) : undefined;
    const report = { reportId, reporterId: actor.id, comment, reply, reason, isOfClient };
    if (isNew) await emit(tx, reviewReported, { ...toReviewFact(review, service), ...report }, at);
    return { reviewId, reportedAt: reportedAt.toISOString() };
  });
}
