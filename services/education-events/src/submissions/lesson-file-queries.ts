import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, asc, eq, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { lessons } from '../courses/table.ts';
import type { LessonFile } from '../files/queries.ts';
import { lessonCaptions, lessonFiles } from '../files/table.ts';
import { courseSubmissions } from './table.ts';

const isTaught = (db: Db) =>
  db
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      or(
        eq(lessons.fileId, lessonFiles.id),
        eq(lessons.videoId, lessonFiles.id),
        eq(lessons.posterId, lessonFiles.id),
      ),
    );
const isSaid = (db: Db) =>
  db.select({ id: lessons.id }).from(lessons).where(eq(lessons.captionsId, lessonCaptions.id));

const names = (id: unknown, part: (object: SQL) => SQL) =>
  sql`${courseSubmissions.draft} -> 'lessons' @> jsonb_build_array(${part(sql`jsonb_build_object('id', ${id})`)})`;
const inVideo = (part: SQL) => sql`jsonb_build_object('video', ${part})`;

/** A draft of the same educator names it. */
const isWritten = (db: Db) =>
  db
    .select({ id: courseSubmissions.id })
    .from(courseSubmissions)
    .where(
      and(
        eq(courseSubmissions.educatorId, lessonFiles.ownerId),
        or(
          names(lessonFiles.id, (file) => sql`jsonb_build_object('file', ${file})`),
          names(lessonFiles.id, inVideo),
          names(lessonFiles.id, (file) => inVideo(sql`jsonb_build_object('poster', ${file})`)),
        ),
      ),
    );
const isWrittenToo = (db: Db) =>
  db
    .select({ id: courseSubmissions.id })
    .from(courseSubmissions)
    .where(
      and(
        eq(courseSubmissions.educatorId, lessonCaptions.ownerId),
        names(lessonCaptions.id, (file) => inVideo(sql`jsonb_build_object('captions', ${file})`)),
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

/** Deletes some of the captions that no draft and no lesson names; gives how many. */
export async function deleteUnnamedCaptions(
  tx: Tx,
  uploadedBefore: Date,
  limit: number,
): Promise<number> {
  const unnamed = await tx
    .select({ id: lessonCaptions.id })
    .from(lessonCaptions)
    .where(
      and(
        lt(lessonCaptions.uploadedAt, uploadedBefore),
        notExists(isSaid(tx)),
        notExists(isWrittenToo(tx)),
      ),
    )
    .orderBy(asc(lessonCaptions.uploadedAt), asc(lessonCaptions.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = unnamed.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(lessonCaptions).where(inArray(lessonCaptions.id, ids));
  return ids.length;
}

export async function deleteUnsaidCaptionsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .delete(lessonCaptions)
    .where(and(eq(lessonCaptions.ownerId, ownerId), notExists(isSaid(tx))));
}
