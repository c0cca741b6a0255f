import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { CourseRating } from '@sidework/contracts/education-events/course-ratings';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import * as Enrollment from './enrollment.ts';
import { lockOwnEnrollment } from './queries.ts';
import { saveRating } from './rating-queries.ts';

/** Each learner who finished a course has one rating of it. */
export const rateCourse = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  enrollmentId: string,
  rating: CourseRating,
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const enrollment = await lockOwnEnrollment(tx, enrollmentId, actor.id);
    Enrollment.requireCompleted(enrollment);
    const { courseId } = enrollment;
    await saveRating(tx, { id: uuidv7(), enrollmentId, courseId, ...rating, ratedAt: now() });
  });
