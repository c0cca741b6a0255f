import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import { requireOpen } from '../courses/course.ts';
import { getCourse, lessonsOf } from '../courses/queries.ts';
import type { Deps } from '../deps.ts';
import * as Enrollment from './enrollment.ts';
import * as LessonClock from './lesson-clock.ts';
import { completedLessonsOf, lockOwnEnrollment } from './queries.ts';
import { addTime, lockClock, saveClock } from './time-queries.ts';

/** Counts the time since the last beat of this learner for the lesson that is in view. */
export function beatLesson(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  place: { enrollmentId: string; lessonId: string },
  sign: { begins: boolean; isActive: boolean },
): Promise<{ spentSeconds: number; isIdle: boolean }> {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const enrollment = await lockOwnEnrollment(tx, place.enrollmentId, actor.id);
    Enrollment.requireUnfinished(enrollment);
    const { course } = await getCourse(tx, enrollment.courseId);
    const lessons = await lessonsOf(tx, enrollment.courseId);
    requireOpen(course, lessons, await completedLessonsOf(tx, enrollment.id), place.lessonId);
    LessonClock.requireNotLive(lessons.find(({ id }) => id === place.lessonId));
    const at = { userId: actor.id, ...place };
    const before = await lockClock(tx, LessonClock.start(at, now()));
    const { clock, spentMs, isIdle } = LessonClock.beat(before, at, sign, now());
    await saveClock(tx, clock);
    const spent = await addTime(tx, place, spentMs);
    return { spentSeconds: Math.floor(spent / 1_000), isIdle };
  });
}
