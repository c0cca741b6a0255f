import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import type { CourseRating } from '@sidework/contracts/education-events/course-ratings';
import { and, avg, count, desc, eq, inArray } from 'drizzle-orm';
import { versionsOf } from '../courses/queries.ts';
import { courseRatings, enrollments } from './table.ts';

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
    .select({ average: avg(courseRatings.rating), count: count() })
    .from(courseRatings)
    .where(inArray(courseRatings.courseId, versionsOf(db, courseId)));
  if (!row?.average) return null;
  return { average: Math.round(10 * Number(row.average)) / 10, count: row.count };
}

export const ratingsOf = (
  db: Db,
  courseId: number,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) =>
  db
    .select({ rating: courseRatings, name: people.fullName, accountType: people.accountType })
    .from(courseRatings)
    .innerJoin(enrollments, eq(enrollments.id, courseRatings.enrollmentId))
    .leftJoin(people, eq(people.id, enrollments.userId))
    .where(
      and(
        inArray(courseRatings.courseId, versionsOf(db, courseId)),
        olderThan(courseRatings.ratedAt, courseRatings.id, cursor),
      ),
    )
    .orderBy(desc(courseRatings.ratedAt), desc(courseRatings.id))
    .limit(limit + 1);

export async function forgetRatingsOf(tx: Tx, userId: string): Promise<void> {
  const own = tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(eq(enrollments.userId, userId));
  await tx.delete(courseRatings).where(inArray(courseRatings.enrollmentId, own));
}
