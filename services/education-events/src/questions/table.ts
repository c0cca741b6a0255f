import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { courses, lessons } from '../courses/table.ts';
import { educationEvents } from '../postgres-schema.ts';

const moment = { withTimezone: true, precision: 3, mode: 'date' } as const;

/** A question on a lesson, or an answer to one. */
export const lessonPosts = educationEvents.table(
  'lesson_posts',
  {
    id: uuid().primaryKey(),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    lessonId: uuid()
      .notNull()
      .references(() => lessons.id),
    /** Only an answer has it, which goes with its question. */
    questionId: uuid().references((): AnyPgColumn => lessonPosts.id, { onDelete: 'cascade' }),
    authorId: uuid().notNull(),
    words: text().notNull(),
    writtenAt: timestamp(moment).notNull(),
    /** A moderator took it away. */
    hiddenAt: timestamp(moment),
  },
  (post) => [
    index('lesson_posts_course_id_idx')
      .on(post.courseId, post.writtenAt, post.id)
      .where(sql`question_id is null`),
    index('lesson_posts_lesson_id_idx')
      .on(post.lessonId, post.writtenAt, post.id)
      .where(sql`question_id is null`),
    index('lesson_posts_question_id_idx').on(post.questionId, post.writtenAt, post.id),
    index('lesson_posts_author_id_idx').on(post.authorId, post.writtenAt, post.id),
  ],
);
