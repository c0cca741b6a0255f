import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import type { Namer } from '@sidework/chassis/people/namer';
import { people } from '@sidework/chassis/people/people';
import { reviewPhrases } from '@sidework/contracts/client-services/review-phrases';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { namedSides } from '../people/named-sides.ts';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import type { Author } from './review.ts';
import { clientReviews, reviewReports, reviews, reviewsBy } from './table.ts';

const clients = alias(people, 'client');
const professionals = alias(people, 'professional');

/** Reviews are read by others, so they stay without the name. */
export const ownReviews: OwnPart = {
  gathers: [reviews, clientReviews, reviewReports],
  erases: [],
  files: (db, { userId, named }) => [
    {
      name: 'reviews.json',
      about: 'The reviews that you wrote as a client and those that clients wrote of your work.',
      rows: reviewsOf(db, 'client', userId, named),
    },
    {
      name: 'client-reviews.json',
      about:
        'The reviews that you wrote of clients and those that were written of you as a client.',
      rows: reviewsOf(db, 'professional', userId, named),
    },
    {
      name: 'review-reports.json',
      about: 'The reviews that you reported to us, and why.',
      rows: reportsBy(db, userId),
    },
  ],
};

/** A review of the person that the other side wrote is theirs to read once it is open. */
function reviewsOf(db: Db, author: Author, userId: string, named: Namer) {
  const table = reviewsBy[author];
  const isAuthor = eq(author === 'client' ? table.clientId : table.professionalId, userId);
  const isReviewed = eq(author === 'client' ? table.professionalId : table.clientId, userId);
  return allRows({
    order: [table.createdAt, table.id],
    ask: ({ after, limit }) =>
      db
        .select({
          review: table,
          title: services.title,
          client: clients.fullName,
          professional: professionals.fullName,
        })
        .from(table)
        .innerJoin(services, eq(services.id, table.serviceId))
        .leftJoin(clients, eq(clients.id, table.clientId))
        .leftJoin(professionals, eq(professionals.id, table.professionalId))
        .where(and(or(isAuthor, and(isReviewed, isNotNull(table.openedAt))), after))
        .orderBy(table.createdAt, table.id)
        .limit(limit),
    place: ({ review }) => [review.createdAt, review.id],
    present: ({ review, title, client, professional }) => ({
      service: title,
      ...namedSides(review, userId, named, { client, professional }),
      rating: review.rating,
      comment: review.comment,
      phrases: review.phrases.map((phrase) => reviewPhrases[phrase]),
      writtenAt: review.createdAt.toISOString(),
      openedAt: review.openedAt?.toISOString() ?? null,
      reply: review.reply,
      repliedAt: review.repliedAt?.toISOString() ?? null,
    }),
  });
}

const reportsBy = (db: Db, userId: string) =>
  allRows({
    order: [reviewReports.reportedAt, reviewReports.id],
    ask: ({ after, limit }) =>
      db
        .select()
        .from(reviewReports)
        .where(and(eq(reviewReports.reporterId, userId), after))
        .orderBy(reviewReports.reportedAt, reviewReports.id)
        .limit(limit),
    place: ({ reportedAt, id }) => [reportedAt, id],
    present: ({ reason, reportedAt }) => ({ reason, reportedAt: reportedAt.toISOString() }),
  });
