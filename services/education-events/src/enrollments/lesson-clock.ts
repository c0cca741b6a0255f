import { conflict } from '@sidework/chassis/errors';
import {
  beatSeconds,
  creditSecondsLeft,
} from '@sidework/contracts/education-events/course-options';
import type { lessonClocks } from './table.ts';

export type LessonClock = typeof lessonClocks.$inferSelect;
type Place = Pick<LessonClock, 'userId' | 'enrollmentId' | 'lessonId'>;

export const start = (place: Place, now: Date): LessonClock => ({
  ...place,
  beatAt: now,
  presentAt: now,
});

/**
 * The time since the last beat counts, at most one interval of it, and only for the lesson that the clock is at: however
 * many beats come from however many pages, they sum up to no more than what passed on the server.
 */
export function beat(
  clock: LessonClock,
  place: Place,
  { begins, isActive }: { begins: boolean; isActive: boolean },
  now: Date,
): { clock: LessonClock; spentMs: number; isIdle: boolean } {
  const sinceMs = Math.max(0, now.getTime() - clock.beatAt.getTime());
  if (begins) return { clock: start(place, now), spentMs: 0, isIdle: false };
  if (clock.lessonId !== place.lessonId || clock.enrollmentId !== place.enrollmentId)
    throw conflict('lesson_open_elsewhere');
  const presentAt = isActive ? now : clock.presentAt;
  const isIdle = now.getTime() - presentAt.getTime() > 1_000 * beatSeconds.idle;
  return {
    clock: { ...clock, beatAt: now, presentAt },
    spentMs: isIdle ? 0 : Math.min(sinceMs, 1_000 * beatSeconds.most),
    isIdle,
  };
}

/** The minutes of a live lesson are those of its sessions, and no page counts them. */
export function requireNotLive(lesson: { kind: string } | undefined): void {
  if (lesson?.kind === 'live') throw conflict('lesson_is_live');
}

/** A lesson that says how long it takes is finished once so much time was spent in it. */
export function requireSpent({ minutes }: { minutes: number | null }, spentMs: number): void {
  const leftMs = 60_000 * (minutes ?? 0) - spentMs;
  if (leftMs <= 0) return;
  const left = Math.ceil(leftMs / 1_000);
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  throw conflict('lesson_minutes_missing', `Please spend ${text} more in this lesson first.`);
}

/** A course that gives credits is complete only once their time was spent, because no time counts after that. */
export function requireCreditTime(
  course: { credits: number; isSample: boolean },
  spentMs: number,
): void {
  const left = Math.ceil(creditSecondsLeft(course, spentMs / 1_000) / 60);
  if (left === 0) return;
  const minutes = left === 1 ? '1 more minute' : `${left} more minutes`;
  throw conflict(
    'course_minutes_missing',
    `Please spend ${minutes} in the lessons of this course first.`,
  );
}
