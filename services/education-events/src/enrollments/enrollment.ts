import { conflict, forbidden, notFound, unprocessable } from '@sidework/chassis/errors';
import { holdMinutes } from '@sidework/contracts/education-events/event-options';
import { type Coupon, reduced } from '../coupons/coupon.ts';
import { afterTry, requireTry } from './enrollment-tries.ts';
import type { enrollments } from './table.ts';

export type Enrollment = typeof enrollments.$inferSelect;

interface Offer {
  id: number;
  educatorId: string | null;
  priceCents: number;
  feeBps: number;
  allowsKids: boolean;
  isSample: boolean;
}

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** After these states the same person may enroll again. */
const isOver = ({ status }: Enrollment) =>
  status === 'expired' || status === 'declined' || status === 'ended';

/** Sample lessons cost nothing (D-126). */
const fullPriceOf = ({ priceCents, isSample }: Offer) => (isSample ? 0 : priceCents);

/** A course that costs nothing takes no coupon, so that none of its uses is lost. */
function priceFor(course: Offer, coupon: Coupon | undefined): number {
  const priceCents = fullPriceOf(course);
  if (!coupon) return priceCents;
  if (priceCents === 0)
    throw unprocessable('coupon_invalid', undefined, { coupon: 'This course is free' });
  return reduced(priceCents, coupon);
}

/** A child waits for its guardian, and what costs for its payment; `before` is what came of an earlier try. */
export function enroll(
  id: string,
  course: Offer,
  by: { id: string; isChild: boolean; coupon?: Coupon | undefined },
  before: Enrollment | undefined,
  now: Date,
): Enrollment {
  if (before && !isOver(before)) return before;
  if (course.educatorId === by.id) throw unprocessable('not_your_course');
  if (by.isChild && !course.allowsKids) throw forbidden('not_for_young_people');
  const begun: Enrollment = {
    id: before?.id ?? id,
    courseId: course.id,
    userId: by.id,
    status: 'active',
    priceCents: before?.isPaid ? before.priceCents : priceFor(course, by.coupon),
    feeBps: course.feeBps,
    // A learner who paid once does not pay again.
    isPaid: before?.isPaid ?? false,
    holdExpiresAt: null,
    approvedBy: null,
    couponId: (before?.isPaid ? before.couponId : by.coupon?.id) ?? null,
    currentLessonId: before?.currentLessonId ?? null,
    isQuizPassed: before?.isQuizPassed ?? false,
    lastScore: before?.lastScore ?? null,
    quizTries: before?.quizTries ?? 0,
    quizOpensAt: before?.quizOpensAt ?? null,
    enrolledAt: now,
    lastActiveAt: now,
    completedAt: null,
  };
  if (by.isChild)
    return {
      ...begun,
      status: 'awaiting_guardian',
      holdExpiresAt: after(now, holdMinutes.guardian),
    };
  return payOrBegin(begun, now);
}

const payOrBegin = (enrollment: Enrollment, now: Date): Enrollment =>
  enrollment.priceCents === 0 || enrollment.isPaid
    ? { ...enrollment, status: 'active', holdExpiresAt: null }
    : {
        ...enrollment,
        status: 'awaiting_payment',
        holdExpiresAt: after(now, holdMinutes.payment),
      };

export function approve(enrollment: Enrollment, guardianId: string, now: Date): Enrollment {
  requireWaitingForGuardian(enrollment, now);
  return payOrBegin({ ...enrollment, approvedBy: guardianId }, now);
}

export function decline(enrollment: Enrollment, guardianId: string, now: Date): Enrollment {
  requireWaitingForGuardian(enrollment, now);
  return { ...enrollment, status: 'declined', holdExpiresAt: null, approvedBy: guardianId };
}

/** It was paid, perhaps after its time: nothing is ever full here, so that it counts all the same; undefined where it brings nothing. */
export function pay(enrollment: Enrollment, isOffered = true): Enrollment | undefined {
  const { status, isPaid } = enrollment;
  if (isPaid) return undefined;
  // A late payment counts for the enrollment that the child asked for again.
  if (status === 'awaiting_guardian') return { ...enrollment, isPaid: true };
  if (status !== 'awaiting_payment' && !(status === 'expired' && isOffered)) return undefined;
  return { ...enrollment, status: 'active', isPaid: true, holdExpiresAt: null };
}

/** An enrollment expires when its hold ends; undefined while it still waits, and when it waits for nothing. */
export function passTime(enrollment: Enrollment, now: Date): Enrollment | undefined {
  if (!enrollment.holdExpiresAt || enrollment.holdExpiresAt > now) return undefined;
  return { ...enrollment, status: 'expired', holdExpiresAt: null };
}

export const failPayment = (enrollment: Enrollment): Enrollment =>
  enrollment.status === 'awaiting_payment'
    ? { ...enrollment, status: 'expired', holdExpiresAt: null }
    : enrollment;

/** A guardian agrees no more; what was completed stays, and what ran out is not brought back by a payment that comes late. */
export function end(enrollment: Enrollment): Enrollment {
  if (enrollment.status === 'completed') return enrollment;
  const status = enrollment.status === 'expired' ? 'declined' : 'ended';
  return { ...enrollment, status, holdExpiresAt: null };
}

/** Staff took the course down: who had not begun loses it and what was paid goes back; who began keeps it. */
export function takeDown(enrollment: Enrollment, hasBegun: boolean): Enrollment {
  if (isOver(enrollment) || enrollment.status === 'completed') return enrollment;
  if (enrollment.status === 'active' && hasBegun) return enrollment;
  return { ...end(enrollment), isPaid: false };
}

export function requireLearning(enrollment: Enrollment): void {
  if (enrollment.status !== 'active' && enrollment.status !== 'completed')
    throw conflict('enrollment_not_open');
}

/** A rating is by a learner who has seen the whole course. */
export function requireCompleted({ status }: Enrollment): void {
  if (status !== 'completed') throw conflict('rating_too_early');
}

export const isLearning = ({ status }: Enrollment) => status === 'active' || status === 'completed';

/** A learner still reads about a course that left the list; a child only if it learns or has completed it. */
export const seesDelistedCourse = ({ isChild }: { isChild: boolean }, enrollment: Enrollment) =>
  !isChild || isLearning(enrollment);

export function openLesson(enrollment: Enrollment, lessonId: string, now: Date): Enrollment {
  requireLearning(enrollment);
  return { ...enrollment, currentLessonId: lessonId, lastActiveAt: now };
}

export interface Progress {
  lessonCount: number;
  completedCount: number;
  hasQuiz: boolean;
}

/** The share of lessons and quiz that is done, in percent and rounded down: 100 is complete. */
export function percentOf(
  { isQuizPassed }: Pick<Enrollment, 'isQuizPassed'>,
  { lessonCount, completedCount, hasQuiz }: Progress,
): number {
  const required = lessonCount + (hasQuiz ? 1 : 0);
  const done = completedCount + (hasQuiz && isQuizPassed ? 1 : 0);
  return required === 0 ? 0 : Math.floor((100 * done) / required);
}

/** The quiz is a gate behind the lessons. */
export function requireLessonsFinished({ lessonCount, completedCount }: Progress): void {
  if (completedCount < lessonCount) throw conflict('lessons_not_finished');
}

export function requireOpenQuiz(
  enrollment: Enrollment,
  attempt: number | undefined,
  now: Date,
): void {
  requireLearning(enrollment);
  requireTry(enrollment, attempt, now);
}

export const answer = (
  enrollment: Enrollment,
  result: { score: number; isPassed: boolean },
  now: Date,
): Enrollment => ({ ...enrollment, ...afterTry(enrollment, result, now), lastActiveAt: now });

/** The file of a lesson that has one. */
export function requireLessonFile(lesson: { fileId: string | null } | undefined): string {
  if (!lesson?.fileId) throw notFound('not_found');
  return lesson.fileId;
}

/** The video of a lesson that has one. */
export function requireLessonVideo<L extends { videoId: string | null }>(
  lesson: L | undefined,
): L & { videoId: string } {
  if (!lesson?.videoId) throw notFound('not_found');
  return { ...lesson, videoId: lesson.videoId };
}

/** Time counts only until the course is complete. */
export function requireUnfinished({ status }: Enrollment): void {
  if (status !== 'active') throw conflict('enrollment_not_open');
}

/** Complete once everything is done; undefined where something is left, or it was complete before. */
export function complete(
  enrollment: Enrollment,
  progress: Progress,
  now: Date,
): Enrollment | undefined {
  if (enrollment.status !== 'active' || percentOf(enrollment, progress) < 100) return undefined;
  return { ...enrollment, status: 'completed', completedAt: now };
}

function requireWaitingForGuardian({ status, holdExpiresAt }: Enrollment, now: Date): void {
  if (status !== 'awaiting_guardian' || !holdExpiresAt || holdExpiresAt <= now)
    throw notFound('request_not_found');
}
