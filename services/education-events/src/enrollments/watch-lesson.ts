import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Cue } from '@sidework/contracts/education-events/lesson-videos';
import { requireOpen } from '../courses/course.ts';
import { lessonsOf } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import { linkToFile } from '../files/links.ts';
import { findCaptions } from '../files/queries.ts';
import * as Enrollment from './enrollment.ts';
import type { Place } from './learn.ts';
import { completedLessonsOf, getEnrollmentFor } from './queries.ts';
import { saveVideoSecond, videoSecondIn } from './time-queries.ts';

/** The video of a lesson that is open to the learner, who goes on watching after the course is complete. */
export async function openLessonVideo(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  actor: Actor,
  place: Place,
) {
  const { videoId, posterId, captionsId } = await openVideoOf(deps.db, actor, place);
  return {
    url: await linkToFile(deps, { subjectId: videoId, file: 'lesson-video' }),
    posterUrl: posterId
      ? await linkToFile(deps, { subjectId: posterId, file: 'lesson-file' })
      : null,
    captions: captionsId ? await cuesOf(deps.db, captionsId) : [],
    second: await videoSecondIn(deps.db, place),
  };
}

const cuesOf = async (db: Db, captionsId: string): Promise<Cue[]> =>
  (await findCaptions(db, captionsId))?.cues ?? [];

export async function keepVideoPlace(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  place: Place,
  second: number,
): Promise<void> {
  await openVideoOf(db, actor, place);
  await db.transaction((tx) => saveVideoSecond(tx, place, second));
}

async function openVideoOf(db: Db, actor: Actor, { enrollmentId, lessonId }: Place) {
  const { enrollment, course } = await getEnrollmentFor(db, actor.id, enrollmentId);
  Enrollment.requireLearning(enrollment);
  const lessons = await lessonsOf(db, enrollment.courseId);
  requireOpen(course, lessons, await completedLessonsOf(db, enrollmentId), lessonId);
  return Enrollment.requireLessonVideo(lessons.find(({ id }) => id === lessonId));
}
