import type { CertificateDetails } from '@sidework/contracts/education-events/certificate-details';
import {
  courseCategoryKeys,
  courseFormatKeys,
  courseTypeKeys,
  lessonKinds,
} from '@sidework/contracts/education-events/course-options';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { lessonCaptions, lessonFiles } from '../files/table.ts';
import { educationEvents } from '../postgres-schema.ts';

type Keys<K extends string> = [K, ...K[]];
const keysOf = <K extends string>(keys: readonly K[]) => keys as Keys<K>;

/** The folded title and description, in a generated column that rows do not carry. */
export const courseWords = sql`search_text`;

/** `id` goes on from 9: the first eight are the specification's (D-63). */
export const courses = educationEvents.table(
  'courses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 9 }),
    title: text().notNull(),
    category: text({ enum: keysOf(courseCategoryKeys) }).notNull(),
    type: text({ enum: keysOf(courseTypeKeys) }).notNull(),
    format: text({ enum: keysOf(courseFormatKeys) }).notNull(),
    durationHours: doublePrecision().notNull(),
    credits: doublePrecision().notNull(),
    priceCents: bigint({ mode: 'number' }).notNull(),
    date: date({ mode: 'string' }).notNull(),
    description: text().notNull(),
    fullDescription: text().notNull(),
    /** Null of the platform's own. */
    educatorId: uuid(),
    submissionId: uuid(),
    feeBps: integer().notNull(),
    status: text({ enum: ['published', 'archived'] })
      .notNull()
      .default('published'),
    allowsKids: boolean().notNull().default(false),
    isSample: boolean().notNull().default(false),
    isInOrder: boolean().notNull().default(false),
    passPercent: integer().notNull().default(70),
    /** How many of the questions are asked at a try; null where all are. */
    quizSize: integer(),
    /** Older courses have no details for their certificate. */
    certificate: jsonb().$type<CertificateDetails>(),
    /** The newest version of the same course, which is listed in its place. */
    replacedBy: integer().references((): AnyPgColumn => courses.id),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (course) => [
    unique('courses_submission_id_unique').on(course.submissionId),
    index('courses_category_idx').on(course.category, course.id).where(sql`status = 'published'`),
    index('courses_type_idx').on(course.type, course.id).where(sql`status = 'published'`),
    index('courses_for_children_idx')
      .on(course.id)
      .where(sql`status = 'published' and allows_kids`),
    index('courses_search_text_idx')
      .using('gin', sql`${courseWords} gin_trgm_ops`)
      .where(sql`status = 'published'`),
    index('courses_replaced_by_idx').on(course.replacedBy).where(sql`replaced_by is not null`),
    index('courses_educator_id_idx').on(course.educatorId, course.id),
    check('courses_price_check', sql`price_cents >= 0`),
    check('courses_duration_check', sql`duration_hours > 0 and credits >= 0`),
    check('courses_quiz_check', sql`pass_percent between 1 and 100 and quiz_size > 0`),
    check('courses_type_check', sql`type in ('ce', 'licensing', 'certification')`),
    check('courses_fee_check', sql`fee_bps between 0 and 10000`),
    check('courses_kids_check', sql`not allows_kids or type = 'ce'`),
  ],
);

export const lessons = educationEvents.table(
  'lessons',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    position: integer().notNull(),
    title: text().notNull(),
    kind: text({ enum: keysOf(lessonKinds) }).notNull(),
    content: text().notNull(),
    videoUrl: text(),
    isSample: boolean().notNull().default(false),
    /** Everybody may read it before they enroll. */
    isPreview: boolean().notNull().default(false),
    /** How long a learner spends in it at least. */
    minutes: integer(),
    fileId: uuid().references(() => lessonFiles.id),
    fileName: text(),
    videoId: uuid().references(() => lessonFiles.id),
    posterId: uuid().references(() => lessonFiles.id),
    captionsId: uuid().references(() => lessonCaptions.id),
    /** The pass mark of the questions behind it; null where it asks none. */
    passPercent: integer(),
    quizSize: integer(),
  },
  (lesson) => [
    index('lessons_file_id_idx').on(lesson.fileId).where(sql`file_id is not null`),
    index('lessons_video_id_idx').on(lesson.videoId).where(sql`video_id is not null`),
    index('lessons_poster_id_idx').on(lesson.posterId).where(sql`poster_id is not null`),
    index('lessons_captions_id_idx').on(lesson.captionsId).where(sql`captions_id is not null`),
    check('lessons_file_check', sql`(file_id is null) = (file_name is null)`),
    check('lessons_quiz_check', sql`pass_percent between 1 and 100 and quiz_size > 0`),
    unique('lessons_course_id_position_unique').on(lesson.courseId, lesson.position),
    check('lessons_minutes_check', sql`minutes > 0`),
  ],
);

export const quizQuestions = educationEvents.table(
  'quiz_questions',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    /** Null of a question of the quiz behind all lessons. */
    lessonId: uuid().references(() => lessons.id),
    position: integer().notNull(),
    question: text().notNull(),
    choices: text().array().notNull(),
    /** The place of the right one among the choices. */
    answer: integer().notNull(),
  },
  (question) => [
    unique('quiz_questions_course_id_position_unique').on(question.courseId, question.position),
    index('quiz_questions_lesson_id_idx').on(question.lessonId).where(sql`lesson_id is not null`),
    check('quiz_questions_answer_check', sql`answer >= 0 and answer < cardinality(choices)`),
  ],
);
