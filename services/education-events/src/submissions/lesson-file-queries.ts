import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, asc, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import { lessons } from '../courses/table.ts';
import { lessonFiles } from '../files/table.ts';
import { courseSubmissions } from './table.ts';

export type LessonFile = typeof lessonFiles.$inferSelect;

export async function insertLessonFile(tx: Tx, file: LessonFile): Promise<void> {
  await tx.insert(lessonFiles).values(file);
}

/** Those of these files that this educator uploaded; they are not swept before the transaction ends. */
export async function ownFilesAmong(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: lessonFiles.id })
    .from(lessonFiles)
    .where(and(eq(lessonFiles.ownerId, ownerId), inArray(lessonFiles.id, [...ids])))
    .for('share');
  return new Set(rows.map(({ id }) => id));
}

export async function findLessonFile(db: Db, id: string): Promise<LessonFile | undefined> {
  const [file] = await db.select().from(lessonFiles).where(eq(lessonFiles.id, id));
  return file;
}

const isTaught = (db: Db) =>
  db.select({ id: lessons.id }).from(lessons).where(eq(lessons.fileId, lessonFiles.id));

/** A draft of the same educator names it. */
const isWritten = (db: Db) =>
  db
    .select({ id: courseSubmissions.id })
    .from(courseSubmissions)
    .where(
      and(
        eq(courseSubmissions.educatorId, lessonFiles.ownerId),
        sql`${courseSubmissions.draft} -> 'lessons' @> jsonb_build_array(jsonb_build_object('file', jsonb_build_object('id', ${lessonFiles.id})))`,
      ),
    );

/** Some of the files that no draft and no lesson names, locked. */
export const unnamedFiles = (tx: Tx, uploadedBefore: Date, limit: number) =>
  tx
    .select()
    .from(lessonFiles)
    .where(
      and(
        lt(lessonFiles.uploadedAt, uploadedBefore),
        notExists(isTaught(tx)),
        notExists(isWritten(tx)),
      ),
    )
    .orderBy(asc(lessonFiles.uploadedAt), asc(lessonFiles.id))
    .limit(limit)
    .for('update', { skipLocked: true });

/** The files of an educator that no learner has. */
export const untaughtFilesOf = (tx: Tx, ownerId: string) =>
  tx
    .select()
    .from(lessonFiles)
    .where(and(eq(lessonFiles.ownerId, ownerId), notExists(isTaught(tx))));

export async function deleteLessonFiles(tx: Tx, files: readonly LessonFile[]): Promise<void> {
  const ids = files.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(lessonFiles).where(inArray(lessonFiles.id, ids));
}
