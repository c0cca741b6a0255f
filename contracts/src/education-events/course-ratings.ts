import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { Moment, Page, PageQuery } from '../kernel/values.ts';
import { ratingPhraseKeys } from './rating-phrases.ts';

/** A second rating of the same learner changes the first. */
export const CourseRating = z.strictObject({
  rating: z.int('Choose 1 to 5 stars').min(1, 'Choose 1 to 5 stars').max(5, 'Choose 1 to 5 stars'),
  phrases: z.array(z.enum(ratingPhraseKeys)).max(ratingPhraseKeys.length),
});
export type CourseRating = z.infer<typeof CourseRating>;

export const GivenCourseRating = CourseRating.extend({
  phrases: CourseRating.shape.phrases.refine(
    (phrases) => new Set(phrases).size === phrases.length,
    'Choose each phrase once',
  ),
});

/** A rating as everybody reads it. */
export const CourseRatingView = CourseRating.extend({
  id: z.uuid(),
  /** A first name and an initial; a child has none here. */
  learnerName: z.string(),
  ratedAt: Moment,
}).meta({ id: 'CourseRatingView' });
export type CourseRatingView = z.infer<typeof CourseRatingView>;

export const listRatings = endpoint({
  method: 'GET',
  url: '/courses/:courseId/ratings',
  schema: {
    summary: 'The ratings of a course by those who finished it, newest first',
    params: z.object({ courseId: z.coerce.number().int().min(1).max(2_147_483_647) }),
    querystring: PageQuery,
    response: { 200: Page(CourseRatingView) },
  },
});
