import type { Db } from '@sidework/chassis/db/db';
import { toPage } from '@sidework/chassis/db/keyset';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import type { CourseRatingView } from '@sidework/contracts/education-events/course-ratings';
import { ratingsOf } from './rating-queries.ts';

export const listRatings = async (
  db: Db,
  courseId: number,
  query: { cursor?: string | undefined; limit: number },
) =>
  toPage(await ratingsOf(db, courseId, query), query.limit, toRatingView, ({ rating }) => [
    rating.ratedAt.toISOString(),
    rating.id,
  ]);

const toRatingView = ({
  rating: { id, rating, phrases, ratedAt },
  name,
  accountType,
}: Awaited<ReturnType<typeof ratingsOf>>[number]): CourseRatingView => ({
  id,
  rating,
  phrases,
  learnerName:
    accountType === 'sidework_kids' ? 'A young learner' : nameForChildren(shownName(name)),
  ratedAt: ratedAt.toISOString(),
});
