import type { Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import type { Deps } from '../deps.ts';
import { lockService } from '../services/queries.ts';
import type { Service } from '../services/service.ts';
import { findServiceDueToOpen, lockReviewsOf } from './queries.ts';
import * as Review from './review.ts';
import { saveReview } from './save-review.ts';

/** Opens the reviews of a locked service once both are in, or their 14 days have passed. */
export async function openReviews(tx: Tx, service: Service, at: Date): Promise<void> {
  const { client, professional } = await lockReviewsOf(tx, service.id);
  const isOtherIn = client !== undefined && professional !== undefined;
  for (const [author, before] of [
    ['client', client],
    ['professional', professional],
  ] as const) {
    if (!before) continue;
    const after = Review.open(before, service, { isOtherIn }, at);
    await saveReview(tx, author, { before, after }, service, at);
  }
}

/** Opens those of one service, so that no transaction grows; false where none is due. */
async function openDue({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const at = now();
  const serviceId = await findServiceDueToOpen(db, at);
  if (!serviceId) return false;
  await db.transaction(async (tx) => openReviews(tx, await lockService(tx, serviceId), at));
  return true;
}

export const openReviewsJob: BackgroundJob<Pick<Deps, 'db' | 'now'>> = {
  name: 'open-reviews-that-are-due',
  every: 15_000,
  run: openDue,
};
