import { randomUUID } from 'node:crypto';
import { keepPlans } from '@sidework/chassis/testing/plans';
import { and, count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aReview, aService, completed, unopened } from '../../test/builders.ts';
import { testClientServices } from '../../test/service.ts';
import { countsIn, ratingsOfProfessional } from './queries.ts';
import type { Review } from './review.ts';
import { reviews } from './table.ts';

const service = testClientServices();

let professionalId: string;
beforeEach(() => {
  professionalId = randomUUID();
});

const aRating = async (rating: number, given: Partial<Review> = {}) => {
  const [client, professional] = [
    await service.person(),
    { ...(await service.person()), id: professionalId },
  ];
  const work = await aService(service.db, { client, professional, ...completed() });
  return aReview(service.db, {
    serviceId: work.id,
    professionalId,
    clientId: client.id,
    rating,
    ...given,
  });
};
const kept = async (personId = professionalId) =>
  (await ratingsOfProfessional(service.db, personId)).toSorted((a, b) => a.rating - b.rating);
const change = (id: string, set: Partial<Review>) =>
  service.db.update(reviews).set(set).where(eq(reviews.id, id));

describe('the kept counts of ratings', () => {
  const at = new Date();
  it.each<[string, Partial<Review>, Partial<Review>]>([
    ['opens', unopened, { openedAt: at }],
    ['is shown again', { hiddenAt: at }, { hiddenAt: null }],
    ['has an author whose ban ended', { authorBannedAt: at }, { authorBannedAt: null }],
  ])('count a review that %s, and no more once it is hidden', async (_, before, after) => {
    await aRating(5);
    const { id } = await aRating(3, before);
    expect(await kept()).toEqual([{ rating: 5, count: 1 }]);
    await change(id, after);
    expect(await kept()).toEqual([
      { rating: 3, count: 1 },
      { rating: 5, count: 1 },
    ]);
    await change(id, { reply: 'Thank you.', repliedAt: at });
    await change(id, { hiddenAt: at });
    expect(await kept()).toEqual([{ rating: 5, count: 1 }]);
  });

  it('follow a rating that changes and a review that is deleted', async () => {
    const { id } = await aRating(2);
    await change(id, { rating: 4 });
    expect(await kept()).toEqual([{ rating: 4, count: 1 }]);
    await service.db.delete(reviews).where(eq(reviews.id, id));
    expect(await kept()).toEqual([]);
  });

  it('are those of the reviews where many change in one statement, and are read without them', async () => {
    const [other, workIds] = [randomUUID(), Array.from({ length: 2_000 }, () => randomUUID())];
    await service.sql`
      insert into services (id, professional_id, client_id, title, description, amount_cents, total_amount_cents, status,
        progress_stage, progress_percentage, started_at, completed_at, created_at)
      select id, ${professionalId}, gen_random_uuid(), 'Work', 'Work', 100, 100, 'completed', 'completed', 100, now(), now(), now()
      from unnest(${workIds}::uuid[]) id`;
    await service.sql`
      insert into reviews (id, service_id, professional_id, client_id, rating, created_at, hidden_at)
      select gen_random_uuid(), id, case when n % 7 = 0 then ${other}::uuid else ${professionalId}::uuid end,
        gen_random_uuid(), 1 + n % 5, now(), case when n % 3 = 0 then now() end
      from unnest(${workIds}::uuid[]) with ordinality work (id, n)`;
    await service.sql`
      update reviews set hidden_at = case when rating % 2 = 0 then now() end, rating = 6 - rating
      where service_id = any(${workIds}::uuid[])`;
    for (const each of [professionalId, other]) {
      const counted = await service.db
        .select({ rating: reviews.rating, count: count() })
        .from(reviews)
        .where(and(eq(reviews.professionalId, each), countsIn(reviews)))
        .groupBy(reviews.rating)
        .orderBy(reviews.rating);
      expect(counted.length).toBeGreaterThan(0);
      expect(await kept(each)).toEqual(counted);
    }
    const plans = await keepPlans(service.deps.config.DATABASE_URL);
    const { db } = plans.open();
    const { rows } = await plans.cost(() => ratingsOfProfessional(db, professionalId));
    await plans.close();
    expect(rows).toBeLessThanOrEqual(50);
  });
});
