import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people } from '@sidework/chassis/people/people';
import type { RatingCounts } from '@sidework/contracts/client-services/review-view';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOfChild } from '../services/shown-queries.ts';
import { services } from '../services/table.ts';
import type { Review } from './review.ts';
import { reviewReports, reviews } from './table.ts';

export async function insertReview(tx: Tx, review: Review): Promise<void> {
  const inserted = await tx
    .insert(reviews)
    .values(review)
    .onConflictDoNothing({ target: reviews.serviceId })
    .returning({ id: reviews.id });
  if (inserted.length === 0) throw conflict('already_reviewed');
}

export async function findReviewOf(db: Db, serviceId: string): Promise<Review | undefined> {
  const [review] = await db.select().from(reviews).where(eq(reviews.serviceId, serviceId));
  return review;
}

export async function findServiceOfReview(db: Db, id: string): Promise<string | undefined> {
  const [review] = await db
    .select({ serviceId: reviews.serviceId })
    .from(reviews)
    .where(eq(reviews.id, id));
  return review?.serviceId;
}

export async function lockReviewOf(tx: Tx, serviceId: string): Promise<Review> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(eq(reviews.serviceId, serviceId))
    .for('update');
  if (!review) throw notFound('review_not_found');
  return review;
}

const professionals = alias(people, 'professional');

const published = (db: Db) =>
  db
    .select({
      review: reviews,
      client: people,
      service: services,
      isOfChild: isOfChild(professionals),
    })
    .from(reviews)
    .innerJoin(services, eq(services.id, reviews.serviceId))
    .leftJoin(people, eq(people.id, reviews.clientId))
    .leftJoin(professionals, eq(professionals.id, reviews.professionalId));

/**
 * Everybody reads what was said of an adult who may act (D-135). Adults are no people of a child's list, so that it finds
 * nothing that was said of them, and what was said of a child is for people who are signed in.
 */
export async function readerOfReviews(db: Db, viewer: Actor | undefined, professionalId: string) {
  const known = await db
    .select({ id: people.id, accountType: people.accountType, mayAct: people.mayAct })
    .from(people)
    .where(inArray(people.id, viewer ? [viewer.id, professionalId] : [professionalId]));
  const called = (personId: string) => known.find((each) => each.id === personId);
  const isChild = (personId: string) => isKid(called(personId) ?? nobody);
  if (!viewer) {
    const isOpen = called(professionalId)?.mayAct === true && !isChild(professionalId);
    return { reader: 'visitor', maySee: isOpen } as const;
  }
  if (!isChild(viewer.id)) return { reader: 'adult', maySee: true } as const;
  return { reader: 'child', maySee: isChild(professionalId) } as const;
}

const nobody = { accountType: 'client' } as const;

export type PublishedReview = Awaited<ReturnType<typeof published>>[number];

export function reviewsForProfessional(
  db: Db,
  professionalId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<PublishedReview[]> {
  return published(db)
    .where(
      and(
        eq(reviews.professionalId, professionalId),
        isNull(reviews.hiddenAt),
        olderThan(reviews.createdAt, reviews.id, cursor),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit + 1);
}

/** A rating without a review has no row. */
export const ratingsOfProfessional = (db: Db, professionalId: string): Promise<RatingCounts> =>
  db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(eq(reviews.professionalId, professionalId), isNull(reviews.hiddenAt)))
    .groupBy(reviews.rating);

/** A review that is shown, so that a reader may report it. */
export async function getReview(db: Db, id: string): Promise<PublishedReview> {
  const [found] = await published(db).where(and(eq(reviews.id, id), isNull(reviews.hiddenAt)));
  if (!found) throw notFound('review_not_found');
  return found;
}

/** Keeps a report; a second one of the same reader is the first. */
export async function insertReport(
  tx: Tx,
  report: typeof reviewReports.$inferInsert,
): Promise<{ reportedAt: Date; isNew: boolean }> {
  const [inserted] = await tx
    .insert(reviewReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ reportedAt: reviewReports.reportedAt });
  if (inserted) return { ...inserted, isNew: true };
  const [kept] = await tx
    .select({ reportedAt: reviewReports.reportedAt })
    .from(reviewReports)
    .where(
      and(
        eq(reviewReports.reviewId, report.reviewId),
        eq(reviewReports.reporterId, report.reporterId),
      ),
    );
  return { reportedAt: kept?.reportedAt ?? report.reportedAt, isNew: false };
}
