import { submissionStatuses } from '@sidework/contracts/education-events/course-options';
import type {
  CourseDraft,
  LessonComment,
} from '@sidework/contracts/education-events/course-submissions';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { courses } from '../courses/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

export const courseSubmissions = educationEvents.table(
  'course_submissions',
  {
    id: uuid().primaryKey(),
    educatorId: uuid().notNull(),
    status: text({ enum: submissionStatuses }).notNull(),
    draft: jsonb().$type<CourseDraft>().notNull(),
    /** Frozen when it is submitted (D-59). */
    feeBps: integer().notNull(),
    syllabusKey: text(),
    sampleCertificateKey: text(),
    submittedAt: timestamp(moment),
    reviewedAt: timestamp(moment),
    reviewedBy: uuid(),
    reason: text(),
    /** The reviewer’s comments on single lessons. */
    comments: jsonb().$type<LessonComment[]>().notNull().default([]),
    courseId: integer().references(() => courses.id),
    revisesCourseId: integer().references(() => courses.id),
    version: integer().notNull().default(1),
    createdAt: timestamp(moment).notNull(),
  },
  (submission) => [
    index('course_submissions_educator_id_idx').on(
      submission.educatorId,
      submission.createdAt,
      submission.id,
    ),
    index('course_submissions_queue_idx')
      .on(submission.submittedAt, submission.id)
      .where(sql`status in ('submitted', 'in_review')`),
    uniqueIndex('course_submissions_revision_idx')
      .on(submission.revisesCourseId)
      .where(sql`status not in ('published', 'archived')`),
    check(
      'course_submissions_published_check',
      sql`(status in ('published', 'archived')) = (course_id is not null)`,
    ),
  ],
);
