import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people } from '@sidework/chassis/people/people';
import type { RatingCounts } from '@sidework/contracts/client-services/review-view';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOfChild } from '../services/shown-queries.ts';
import { services } from '../services/table.ts';
import type { Author, Review } from './review.ts';
import { reviewRatings, reviewReports, reviews, reviewsBy } from './table.ts';

export async function insertReview(tx: Tx, author: Author, review: Review): Promise<void> {
  const table = reviewsBy[author];
  const inserted = await tx
    .insert(table)
    .values(review)
    .onConflictDoNothing({ target: table.serviceId })
    .returning({ id: table.id });
  if (inserted.length === 0) throw conflict('already_reviewed');
}

export async function findReviewOf(db: Db, serviceId: string): Promise<Review | undefined> {
  const [review] = await db.select().from(reviews).where(eq(reviews.serviceId, serviceId));
  return review;
}

/** The service that a review of either side is of. */
export async function findPlaceOfReview(db: Db, id: string) {
  for (const author of ['client', 'professional'] as const) {
    const table = reviewsBy[author];
    const [found] = await db
      .select({ serviceId: table.serviceId })
      .from(table)
      .where(eq(table.id, id));
    if (found) return { author, serviceId: found.serviceId };
  }
  return undefined;
}

async function lockIfAny(tx: Tx, author: Author, serviceId: string): Promise<Review | undefined> {
  const table = reviewsBy[author];
  const [review] = await tx
    .select()
    .from(table)
    .where(eq(table.serviceId, serviceId))
    .for('update');
  return review;
}

export async function lockReviewOf(tx: Tx, author: Author, serviceId: string): Promise<Review> {
  const review = await lockIfAny(tx, author, serviceId);
  if (!review) throw notFound('review_not_found');
  return review;
}

/** The reviews of both sides of a locked service, by who wrote them. */
export async function lockReviewsOf(tx: Tx, serviceId: string) {
  const client = await lockIfAny(tx, 'client', serviceId);
  return { client, professional: await lockIfAny(tx, 'professional', serviceId) };
}

/** A service with a review that has been due to open the longest. */
export async function findServiceDueToOpen(db: Db, now: Date): Promise<string | undefined> {
  for (const author of ['client', 'professional'] as const) {
    const table = reviewsBy[author];
    const [due] = await db
      .select({ serviceId: table.serviceId })
      .from(table)
      .where(and(isNull(table.openedAt), lte(table.opensAt, now)))
      .orderBy(table.opensAt)
      .limit(1);
    if (due) return due.serviceId;
  }
  return undefined;
}

const writtenBy = (author: Author, personId: string) => {
  const { clientId, professionalId } = reviewsBy[author];
  return eq(author === 'client' ? clientId : professionalId, personId);
};

/** The reviews of an author whose mark of a ban is not as it should be, in an order that two of these share. */
export async function lockReviewsToRecount(
  tx: Tx,
  author: Author,
  personId: string,
  isBanned: boolean,
) {
  const table = reviewsBy[author];
  const isWrong = isBanned ? isNull(table.authorBannedAt) : isNotNull(table.authorBannedAt);
  const locked = await tx
    .select()
    .from(table)
    .where(and(writtenBy(author, personId), isWrong))
    .orderBy(table.serviceId)
    .for('update');
  const serviceIds = locked.map(({ serviceId }) => serviceId);
  const works = await tx.select().from(services).where(inArray(services.id, serviceIds));
  return locked.flatMap((review) => {
    const service = works.find(({ id }) => id === review.serviceId);
    return service ? [{ review, service }] : [];
  });
}

export async function markReviewsOfChild(tx: Tx, author: Author, childId: string): Promise<void> {
  const table = reviewsBy[author];
  await tx
    .update(table)
    .set({ isByChild: true })
    .where(and(writtenBy(author, childId), eq(table.isByChild, false)));
}

const professionals = alias(people, 'professional');

function published(db: Db, by: Author) {
  const table = reviewsBy[by];
  return db
    .select({
      review: table,
      writer: people,
      service: services,
      isOfChild: isOfChild(professionals),
    })
    .from(table)
    .innerJoin(services, eq(services.id, table.serviceId))
    .leftJoin(people, eq(people.id, by === 'client' ? table.clientId : table.professionalId))
    .leftJoin(professionals, eq(professionals.id, table.professionalId));
}

/** Lists and averages leave out what is not open yet, was hidden, or has an author who is banned. */
export const countsIn = ({ openedAt, hiddenAt, authorBannedAt }: typeof reviews) =>
  and(isNotNull(openedAt), isNull(hiddenAt), isNull(authorBannedAt));

/** Adults read what was said of a client who is one. */
export async function readerOfClient(db: Db, viewer: Actor, clientId: string) {
  const found = await db
    .select({ accountType: people.accountType })
    .from(people)
    .where(inArray(people.id, [viewer.id, clientId]));
  return { reader: 'adult', maySee: !found.some(isKid) } as const;
}

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

interface Asked {
  cursor?: string | undefined;
  limit: number;
}

/** The reviews of a person by those of the other side. */
const reviewsOf = (
  db: Db,
  by: Author,
  personId: string,
  { cursor, limit }: Asked,
): Promise<PublishedReview[]> => {
  const table = reviewsBy[by];
  return published(db, by)
    .where(
      and(
        eq(by === 'client' ? table.professionalId : table.clientId, personId),
        countsIn(table),
        olderThan(table.createdAt, table.id, cursor),
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(limit + 1);
};

export const reviewsForProfessional = (db: Db, professionalId: string, asked: Asked) =>
  reviewsOf(db, 'client', professionalId, asked);

export const reviewsOfClient = (db: Db, clientId: string, asked: Asked) =>
  reviewsOf(db, 'professional', clientId, asked);

/** A rating without a review has no row. */
export const ratingsOfProfessional = (db: Db, professionalId: string): Promise<RatingCounts> =>
  db
    .select({ rating: reviewRatings.rating, count: reviewRatings.reviewCount })
    .from(reviewRatings)
    .where(and(eq(reviewRatings.professionalId, professionalId), gt(reviewRatings.reviewCount, 0)));

/** A review that is shown, so that a reader may report it. */
export async function getReview(db: Db, id: string) {
  for (const author of ['client', 'professional'] as const) {
    const table = reviewsBy[author];
    const [found] = await published(db, author).where(and(eq(table.id, id), countsIn(table)));
    if (found) return { ...found, author };
  }
  throw notFound('review_not_found');
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
