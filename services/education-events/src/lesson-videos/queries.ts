import type { Db, Tx } from '@sidework/chassis/db/db';
import { asc, eq, inArray, lt } from 'drizzle-orm';
import { videoUploads } from '../files/table.ts';
import type { VideoUpload } from './video-upload.ts';

export async function insertUpload(tx: Tx, upload: VideoUpload): Promise<void> {
  await tx.insert(videoUploads).values(upload);
}

export async function findUpload(db: Db, id: string): Promise<VideoUpload | undefined> {
  const [upload] = await db.select().from(videoUploads).where(eq(videoUploads.id, id));
  return upload;
}

export async function lockUpload(tx: Tx, id: string): Promise<VideoUpload | undefined> {
  const [upload] = await tx
    .select()
    .from(videoUploads)
    .where(eq(videoUploads.id, id))
    .for('update');
  return upload;
}

export async function saveUpload(tx: Tx, { id, ...upload }: VideoUpload): Promise<void> {
  await tx.update(videoUploads).set(upload).where(eq(videoUploads.id, id));
}

/** Some of the uploads that began before, locked. */
export const oldUploads = (tx: Tx, begunBefore: Date, limit: number) =>
  tx
    .select()
    .from(videoUploads)
    .where(lt(videoUploads.begunAt, begunBefore))
    .orderBy(asc(videoUploads.begunAt), asc(videoUploads.id))
    .limit(limit)
    .for('update', { skipLocked: true });

export const uploadsOf = (tx: Tx, ownerId: string) =>
  tx.select().from(videoUploads).where(eq(videoUploads.ownerId, ownerId)).for('update');

export async function deleteUploads(tx: Tx, uploads: readonly VideoUpload[]): Promise<void> {
  const ids = uploads.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(videoUploads).where(inArray(videoUploads.id, ids));
}
