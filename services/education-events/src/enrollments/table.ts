import { enrollmentStatuses } from '@sidework/contracts/education-events/course-options';
import { ratingPhraseKeys } from '@sidework/contracts/education-events/rating-phrases';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { courseCoupons } from '../coupons/table.ts';
import { courses, lessons } from '../courses/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

export const enrollments = educationEvents.table(
  'enrollments',
  {
    id: uuid().primaryKey(),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    userId: uuid().notNull(),
    status: text({ enum: enrollmentStatuses }).notNull(),
    /** As they were when it began. */
    priceCents: bigint({ mode: 'number' }).notNull(),
    feeBps: integer().notNull(),
    isPaid: boolean().notNull().default(false),
    /** Until when it waits for its payment, or for a guardian. */
    holdExpiresAt: timestamp(moment),
    /** The guardian who agreed; what it costs is theirs to pay. */
    approvedBy: uuid(),
    /** The coupon that lowered the price. */
    couponId: uuid().references(() => courseCoupons.id),
    currentLessonId: uuid(),
    isQuizPassed: boolean().notNull().default(false),
    lastScore: integer(),
    quizTries: integer().notNull().default(0),
    /** When there are tries again, after they were used up. */
    quizOpensAt: timestamp(moment),
    enrolledAt: timestamp(moment).notNull(),
    /** When the learner last opened or finished a lesson, or answered the quiz. */
    lastActiveAt: timestamp(moment).notNull(),
    completedAt: timestamp(moment),
  },
  (enrollment) => [
    unique('enrollments_course_id_user_id_unique').on(enrollment.courseId, enrollment.userId),
    index('enrollments_user_id_idx').on(enrollment.userId, enrollment.enrolledAt, enrollment.id),
    index('enrollments_course_id_idx').on(
      enrollment.courseId,
      enrollment.enrolledAt,
      enrollment.id,
    ),
    index('enrollments_hold_expires_at_idx')
      .on(enrollment.holdExpiresAt)
      .where(sql`status in ('awaiting_guardian', 'awaiting_payment')`),
    index('enrollments_coupon_id_idx').on(enrollment.couponId).where(sql`coupon_id is not null`),
    check('enrollments_completed_check', sql`(status = 'completed') = (completed_at is not null)`),
    check(
      'enrollments_hold_check',
      sql`(status in ('awaiting_guardian', 'awaiting_payment')) = (hold_expires_at is not null)`,
    ),
    check(
      'enrollments_paid_check',
      sql`price_cents = 0 or is_paid or status not in ('active', 'completed')`,
    ),
  ],
);

export const lessonProgress = educationEvents.table(
  'lesson_progress',
  {
    enrollmentId: uuid()
      .notNull()
      .references(() => enrollments.id),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id),
    completedAt: timestamp(moment).notNull(),
  },
  (progress) => [unique('lesson_progress_unique').on(progress.enrollmentId, progress.lessonId)],
);

/** How long a learner has spent in a lesson. */
export const lessonTimes = educationEvents.table(
  'lesson_times',
  {
    enrollmentId: uuid()
      .notNull()
      .references(() => enrollments.id),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id),
    spentMs: bigint({ mode: 'number' }).notNull(),
    /** The second of its video at which they left. */
    videoSecond: integer(),
  },
  (time) => [
    unique('lesson_times_unique').on(time.enrollmentId, time.lessonId),
    check('lesson_times_spent_check', sql`spent_ms >= 0`),
  ],
);

/** A learner’s tries at the questions behind a lesson; no row before the first try. */
export const lessonQuizzes = educationEvents.table(
  'lesson_quizzes',
  {
    enrollmentId: uuid()
      .notNull()
      .references(() => enrollments.id),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id),
    isQuizPassed: boolean().notNull(),
    lastScore: integer(),
    quizTries: integer().notNull(),
    quizOpensAt: timestamp(moment),
  },
  (quiz) => [unique('lesson_quizzes_unique').on(quiz.enrollmentId, quiz.lessonId)],
);

/** A learner has one clock, so that two tabs or two devices do not count the same time twice. */
export const lessonClocks = educationEvents.table('lesson_clocks', {
  userId: uuid().primaryKey(),
  enrollmentId: uuid()
    .notNull()
    .references(() => enrollments.id),
  lessonId: uuid()
    .notNull()
    .references(() => lessons.id),
  beatAt: timestamp(moment).notNull(),
  /** The last sign of the learner. */
  presentAt: timestamp(moment).notNull(),
});

/** A note of the learner beside a lesson, which they alone read. */
export const lessonNotes = educationEvents.table(
  'lesson_notes',
  {
    enrollmentId: uuid()
      .notNull()
      .references(() => enrollments.id),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id),
    note: text().notNull(),
    writtenAt: timestamp(moment).notNull(),
  },
  (note) => [unique('lesson_notes_unique').on(note.enrollmentId, note.lessonId)],
);

/** The count of ratings of a course, and the sum of their stars. Triggers of `course_ratings` keep it, so that no page counts them. */
export const courseStars = educationEvents.table('course_stars', {
  courseId: integer().primaryKey(),
  ratingCount: integer().notNull(),
  starCount: integer().notNull(),
});

/** The stars and phrases by which a learner rates a finished course. */
export const courseRatings = educationEvents.table(
  'course_ratings',
  {
    id: uuid().primaryKey(),
    enrollmentId: uuid()
      .notNull()
      .references(() => enrollments.id),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    rating: integer().notNull(),
    phrases: text({ enum: ratingPhraseKeys }).array().notNull(),
    ratedAt: timestamp(moment).notNull(),
  },
  (rating) => [
    unique('course_ratings_enrollment_id_unique').on(rating.enrollmentId),
    index('course_ratings_course_id_idx').on(rating.courseId, rating.ratedAt, rating.id),
    check('course_ratings_rating_check', sql`rating between 1 and 5`),
  ],
);
