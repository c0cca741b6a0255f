import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import type { Namer } from '@sidework/chassis/people/namer';
import { people } from '@sidework/chassis/people/people';
import { reviewPhrases } from '@sidework/contracts/client-services/review-phrases';
import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { namedSides } from '../people/named-sides.ts';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { reviewReports, reviews } from './table.ts';

const clients = alias(people, 'client');
const professionals = alias(people, 'professional');

/** Reviews are read by others, so they stay without the name. */
export const ownReviews: OwnPart = {
  gathers: [reviews, reviewReports],
  erases: [],
  files: (db, { userId, named }) => [
    {
      name: 'reviews.json',
      about: 'The reviews that you wrote and those that others wrote of you.',
      rows: reviewsOf(db, userId, named),
    },
    {
      name: 'review-reports.json',
      about: 'The reviews that you reported to us, and why.',
      rows: reportsBy(db, userId),
    },
  ],
};

const reviewsOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [reviews.createdAt, reviews.id],
    ask: ({ after, limit }) =>
      db
        .select({
          review: reviews,
          title: services.title,
          client: clients.fullName,
          professional: professionals.fullName,
        })
        .from(reviews)
        .innerJoin(services, eq(services.id, reviews.serviceId))
        .leftJoin(clients, eq(clients.id, reviews.clientId))
        .leftJoin(professionals, eq(professionals.id, reviews.professionalId))
        .where(and(or(eq(reviews.clientId, userId), eq(reviews.professionalId, userId)), after))
        .orderBy(reviews.createdAt, reviews.id)
        .limit(limit),
    place: ({ review }) => [review.createdAt, review.id],
    present: ({ review, title, client, professional }) => ({
      service: title,
      ...namedSides(review, userId, named, { client, professional }),
      rating: review.rating,
      comment: review.comment,
      phrases: review.phrases.map((phrase) => reviewPhrases[phrase]),
      writtenAt: review.createdAt.toISOString(),
      reply: review.reply,
      repliedAt: review.repliedAt?.toISOString() ?? null,
    }),
  });

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
