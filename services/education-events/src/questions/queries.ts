import type { RowsPage } from '@sidework/chassis/db/all-rows';
import type { Db, Tx } from '@sidework/chassis/db/db';
import { olderThan } from '@sidework/chassis/db/keyset';
import { people } from '@sidework/chassis/people/people';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { courses, lessons } from '../courses/table.ts';
import type { LessonPost } from './lesson-post.ts';
import { lessonPosts } from './table.ts';

/** The words of who is banned or has left are not shown. */
const isSeen = and(isNull(lessonPosts.hiddenAt), sql`${people.mayAct} is not false`);

const shown = (db: Db) =>
  db
    .select({ post: lessonPosts, authorName: people.fullName, lessonTitle: lessons.title })
    .from(lessonPosts)
    .innerJoin(lessons, eq(lessons.id, lessonPosts.lessonId))
    .leftJoin(people, eq(people.id, lessonPosts.authorId));
export type ShownPost = Awaited<ReturnType<typeof shown>>[number];

export const questionsIn = (
  db: Db,
  courseId: number,
  asked: { cursor?: string | undefined; limit: number; lessonId?: string | undefined },
) =>
  shown(db)
    .where(
      and(
        eq(lessonPosts.courseId, courseId),
        isNull(lessonPosts.questionId),
        asked.lessonId ? eq(lessonPosts.lessonId, asked.lessonId) : undefined,
        isSeen,
        olderThan(lessonPosts.writtenAt, lessonPosts.id, asked.cursor),
      ),
    )
    .orderBy(desc(lessonPosts.writtenAt), desc(lessonPosts.id))
    .limit(asked.limit + 1);

export const shownPost = (db: Db, id: string) => shown(db).where(eq(lessonPosts.id, id));

/** A question has a bounded number of answers. */
export async function answersTo(db: Db, questionIds: string[]): Promise<ShownPost[]> {
  if (questionIds.length === 0) return [];
  return shown(db)
    .where(and(inArray(lessonPosts.questionId, questionIds), isSeen))
    .orderBy(asc(lessonPosts.writtenAt), asc(lessonPosts.id));
}

/** Locked, so that two answers at once do not both take the last place. */
export async function lockPost(
  tx: Tx,
  courseId: number,
  id: string,
): Promise<LessonPost | undefined> {
  const [post] = await tx
    .select()
    .from(lessonPosts)
    .where(and(eq(lessonPosts.courseId, courseId), eq(lessonPosts.id, id)))
    .for('update');
  return post;
}

export async function countAnswers(db: Db, questionId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(lessonPosts)
    .where(eq(lessonPosts.questionId, questionId));
  return row?.count ?? 0;
}

export async function insertPost(tx: Tx, post: LessonPost): Promise<void> {
  await tx.insert(lessonPosts).values(post);
}

export async function deletePost(tx: Tx, id: string): Promise<void> {
  await tx.delete(lessonPosts).where(eq(lessonPosts.id, id));
}

export async function hidePost(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(lessonPosts)
    .set({ hiddenAt: at })
    .where(and(eq(lessonPosts.id, id), isNull(lessonPosts.hiddenAt)));
}

/** An appeal succeeded, so its readers see the words again. */
export async function showPost(tx: Tx, id: string): Promise<void> {
  await tx.update(lessonPosts).set({ hiddenAt: null }).where(eq(lessonPosts.id, id));
}

export const postsBy = (db: Db, userId: string, { after, limit }: RowsPage) =>
  db
    .select({ post: lessonPosts, course: courses.title, lesson: lessons.title })
    .from(lessonPosts)
    .innerJoin(courses, eq(courses.id, lessonPosts.courseId))
    .innerJoin(lessons, eq(lessons.id, lessonPosts.lessonId))
    .where(and(eq(lessonPosts.authorId, userId), after))
    .orderBy(lessonPosts.writtenAt, lessonPosts.id)
    .limit(limit);

/** The answers to a question go with it. */
export async function forgetPostsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(lessonPosts).where(eq(lessonPosts.authorId, userId));
}
