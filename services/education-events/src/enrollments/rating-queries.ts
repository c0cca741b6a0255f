import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import type { CourseRating } from '@sidework/contracts/education-events/course-ratings';
import { and, desc, eq, inArray, sql, sum } from 'drizzle-orm';
import { versionsOf } from '../courses/queries.ts';
import { courseRatings, courseStars, enrollments } from './table.ts';

export type StoredRating = typeof courseRatings.$inferSelect;

/** A second rating of the same learner changes the first, which keeps its place in the list. */
export async function saveRating(tx: Tx, rating: StoredRating): Promise<void> {
  const { rating: stars, phrases } = rating;
  await tx
    .insert(courseRatings)
    .values(rating)
    .onConflictDoUpdate({
      target: courseRatings.enrollmentId,
      set: { rating: stars, phrases },
    });
}

export async function findRatingBy(db: Db, enrollmentId: string): Promise<CourseRating | null> {
  const [row] = await db
    .select({ rating: courseRatings.rating, phrases: courseRatings.phrases })
    .from(courseRatings)
    .where(eq(courseRatings.enrollmentId, enrollmentId));
  return row ?? null;
}

/** The average of the stars to one decimal place; null before the first rating. */
export async function ratingOf(db: Db, courseId: number) {
  const [row] = await db
    .select({ stars: sum(courseStars.starCount), count: sum(courseStars.ratingCount) })
    .from(courseStars)
    .where(inArray(courseStars.courseId, versionsOf(db, courseId)));
  const count = Number(row?.count ?? 0);
  if (count === 0) return null;
  return { average: Math.round((10 * Number(row?.stars)) / count) / 10, count };
}

/** A page is read of each version by its index, because all versions at once would be sorted whole. */
export function ratingsOf(
  db: Db,
  courseId: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const versions = versionsOf(db, courseId).as('version');
  const newest = db
    .select()
    .from(courseRatings)
    .where(
      and(
        eq(courseRatings.courseId, versions.id),
        olderThan(courseRatings.ratedAt, courseRatings.id, cursor),
      ),
    )
    .orderBy(desc(courseRatings.ratedAt), desc(courseRatings.id))
    .limit(limit + 1)
    .as('newest');
  const { id, enrollmentId, rating, phrases, ratedAt } = newest;
  return db
    .select({
      rating: { id, enrollmentId, courseId: newest.courseId, rating, phrases, ratedAt },
      name: people.fullName,
      accountType: people.accountType,
    })
    .from(versions)
    .innerJoinLateral(newest, sql`true`)
    .innerJoin(enrollments, eq(enrollments.id, enrollmentId))
    .leftJoin(people, eq(people.id, enrollments.userId))
    .orderBy(desc(ratedAt), desc(id))
    .limit(limit + 1);
}

export async function forgetRatingsOf(tx: Tx, userId: string): Promise<void> {
  const own = tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(eq(enrollments.userId, userId));
  await tx.delete(courseRatings).where(inArray(courseRatings.enrollmentId, own));
}
