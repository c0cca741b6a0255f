import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject, keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { scannedStream } from '@sidework/chassis/uploads/scanned-stream';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { insertLessonFile } from '../files/queries.ts';
import { lockUpload, saveUpload } from './queries.ts';
import { getOwnUpload } from './send-video.ts';
import * as VideoUpload from './video-upload.ts';

type FinishDeps = Pick<Deps, 'db' | 'now' | 'objects' | 'scanner'>;

/**
 * Makes one file of the parts, which is scanned as it passes. Asked again, it gives the file that was made before: a browser
 * that heard no answer asks again.
 */
export async function finishVideo(
  deps: FinishDeps,
  actor: Actor,
  uploadId: string,
): Promise<VideoUpload.VideoUpload> {
  const upload = await getOwnUpload(deps, actor, uploadId);
  if (upload.fileId) return upload;
  VideoUpload.requireWhole(upload);
  const key = `course-files/${randomUUID()}`;
  try {
    await join(deps, upload, key);
    return await keep(deps, actor, { uploadId, key });
  } catch (error) {
    await deps.db.transaction((tx) => discardObject(tx, key));
    throw error;
  }
}

async function join(deps: FinishDeps, upload: VideoUpload.VideoUpload, key: string): Promise<void> {
  const { ownerId, size } = upload;
  const contentType = VideoUpload.requireWhole(upload);
  const object = { kind: 'lesson-file', ownerId, key, contentType, size };
  const scanning = scannedStream(deps.scanner);
  await pipeline(Readable.from(piecesOf(deps, upload.partKeys)), scanning.stream, (passed) =>
    storeObject(deps, { ...object, body: Readable.from(passed) }),
  );
  VideoUpload.requireClean(await scanning.verdict.catch(VideoUpload.refuseUnscanned));
}

async function* piecesOf({ objects }: FinishDeps, keys: readonly string[]) {
  for (const key of keys) yield* (await objects.get(key)).body;
}

/** Another request may have finished it meanwhile: then its file is the one, and this one goes. */
const keep = (
  { db, now }: FinishDeps,
  actor: Actor,
  { uploadId, key }: { uploadId: string; key: string },
): Promise<VideoUpload.VideoUpload> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const before = await lockUpload(tx, uploadId);
    VideoUpload.requireOwn(before, actor);
    if (before.fileId) {
      await discardObject(tx, key);
      return before;
    }
    const id = uuidv7();
    const after = VideoUpload.finish(before, id);
    await keepObject(tx, key);
    await insertLessonFile(tx, { id, ownerId: actor.id, key, uploadedAt: now() });
    for (const part of before.partKeys) await discardObject(tx, part);
    await saveUpload(tx, after);
    return after;
  });
