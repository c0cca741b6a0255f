import type { Tx } from '@sidework/chassis/db/db';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { discardObject } from '@sidework/chassis/objects/stored-objects';
import type { Deps } from '../deps.ts';
import { deleteUploads, oldUploads, uploadsOf } from './queries.ts';
import type { VideoUpload } from './video-upload.ts';

const dayMs = 24 * 3_600_000;
const batch = 20;

async function discard(tx: Tx, uploads: readonly VideoUpload[]): Promise<void> {
  for (const key of uploads.flatMap(({ partKeys }) => partKeys)) await discardObject(tx, key);
  await deleteUploads(tx, uploads);
}

/** An upload that was not finished within a day goes with its parts; a finished one has none. */
export const forgetUploadsJob: BackgroundJob<Deps> = {
  name: 'forget-video-uploads',
  every: 3_600_000,
  run: ({ db, now }) =>
    db.transaction(async (tx) => {
      const uploads = await oldUploads(tx, new Date(now().getTime() - dayMs), batch);
      await discard(tx, uploads);
      return uploads.length === batch;
    }),
};

export async function forgetUploadsOf(tx: Tx, ownerId: string): Promise<void> {
  await discard(tx, await uploadsOf(tx, ownerId));
}
