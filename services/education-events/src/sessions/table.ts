import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { courses, lessons } from '../courses/table.ts';
import { enrollments } from '../enrollments/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** A dated session of a live lesson. */
export const courseSessions = educationEvents.table(
  'course_sessions',
  {
    id: uuid().primaryKey(),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id),
    startsAt: timestamp(moment).notNull(),
    endsAt: timestamp(moment).notNull(),
    timeZone: text().notNull(),
    place: text().notNull(),
    link: text(),
    countsOut: boolean().notNull(),
    createdAt: timestamp(moment).notNull(),
    cancelledAt: timestamp(moment),
    /** When its learners are to be told of it the next time; null once all of them were. */
    tellAt: timestamp(moment),
    /** The last enrollment, in the order of their ids, whose learner was told. */
    toldThrough: uuid(),
  },
  (session) => [
    index('course_sessions_course_id_idx').on(session.courseId, session.startsAt, session.id),
    index('course_sessions_tell_at_idx').on(session.tellAt).where(sql`tell_at is not null`),
    check('course_sessions_times_check', sql`ends_at > starts_at`),
  ],
);

/** A learner was let in by the educator; a learner without a row was not there. */
export const sessionAttendances = educationEvents.table(
  'session_attendances',
  {
    id: uuid().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => courseSessions.id),
    enrollmentId: uuid()
      .notNull()
      .references(() => enrollments.id),
    checkedInAt: timestamp(moment).notNull(),
    checkedOutAt: timestamp(moment),
    /** When its minutes were counted for the last time: the session was over. */
    countedAt: timestamp(moment),
  },
  (attendance) => [
    unique('session_attendances_unique').on(attendance.enrollmentId, attendance.sessionId),
    index('session_attendances_session_id_idx').on(attendance.sessionId),
    index('session_attendances_uncounted_idx').on(attendance.id).where(sql`counted_at is null`),
    check('session_attendances_times_check', sql`checked_out_at >= checked_in_at`),
  ],
);
