import type { Db, Tx } from '@sidework/chassis/db/db';
import { storedObjects } from '@sidework/chassis/objects/stored-objects';
import { and, eq, inArray } from 'drizzle-orm';
import { lessonCaptions, lessonFiles, signingKeys } from './table.ts';

export async function getSecret(db: Db, name: 'tickets' | 'files'): Promise<string> {
  const [key] = await db
    .select({ secret: signingKeys.secret })
    .from(signingKeys)
    .where(eq(signingKeys.name, name));
  if (!key) throw new Error(`There is no signing key for ${name}.`);
  return key.secret;
}

export type LessonFile = typeof lessonFiles.$inferSelect;
export type LessonCaptions = typeof lessonCaptions.$inferSelect;

export async function insertLessonFile(tx: Tx, file: LessonFile): Promise<void> {
  await tx.insert(lessonFiles).values(file);
}

export async function findLessonFile(db: Db, id: string): Promise<LessonFile | undefined> {
  const [file] = await db.select().from(lessonFiles).where(eq(lessonFiles.id, id));
  return file;
}

/**
 * The media types of those of these files that this educator uploaded; they are not swept before the transaction ends.
 */
export async function ownFilesAmong(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: lessonFiles.id, contentType: storedObjects.contentType })
    .from(lessonFiles)
    .innerJoin(storedObjects, eq(storedObjects.key, lessonFiles.key))
    .where(and(eq(lessonFiles.ownerId, ownerId), inArray(lessonFiles.id, [...ids])))
    .for('share');
  return new Map(rows.map(({ id, contentType }) => [id, contentType]));
}

export async function insertCaptions(tx: Tx, captions: LessonCaptions): Promise<void> {
  await tx.insert(lessonCaptions).values(captions);
}

export async function findCaptions(db: Db, id: string): Promise<LessonCaptions | undefined> {
  const [captions] = await db.select().from(lessonCaptions).where(eq(lessonCaptions.id, id));
  return captions;
}

export async function ownCaptionsAmong(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: lessonCaptions.id })
    .from(lessonCaptions)
    .where(and(eq(lessonCaptions.ownerId, ownerId), inArray(lessonCaptions.id, [...ids])))
    .for('share');
  return new Set(rows.map(({ id }) => id));
}
