import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { people } from '@sidework/chassis/people/people';
import {
  clientReviewRecounted,
  clientReviewSubmitted,
} from '@sidework/contracts/client-services/events/reviews';
import { eq, sql } from 'drizzle-orm';
import { clientRatings } from './table.ts';

const countClientReviewWhenSubmitted = consumer({
  name: 'count-client-review-when-submitted',
  event: clientReviewSubmitted,
  handle: (tx, { data }) => add(tx, data.clientId, data.rating, 1),
});

const recountClientReview = consumer({
  name: 'recount-client-review',
  event: clientReviewRecounted,
  async handle(tx, { data }) {
    const sign = data.counts ? 1 : -1;
    await add(tx, data.clientId, sign * data.rating, sign);
  },
});

/** Nothing is kept of a deleted account, whose end waits for this. */
async function add(tx: Tx, clientId: string, ratingTotal: number, reviewCount: number) {
  const [client] = await tx
    .select({ hasLeft: people.hasLeft })
    .from(people)
    .where(eq(people.id, clientId))
    .for('key share');
  if (client?.hasLeft) return;
  await tx
    .insert(clientRatings)
    .values({ clientId, ratingTotal, reviewCount })
    .onConflictDoUpdate({
      target: clientRatings.clientId,
      set: {
        ratingTotal: sql`${clientRatings.ratingTotal} + ${ratingTotal}`,
        reviewCount: sql`${clientRatings.reviewCount} + ${reviewCount}`,
      },
    });
}

export const clientRatingConsumers = [countClientReviewWhenSubmitted, recountClientReview];
