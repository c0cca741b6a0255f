import { randomUUID } from 'node:crypto';
import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject, keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { videoTypeOf } from '@sidework/chassis/uploads/file-kinds';
import { videoPart } from '@sidework/contracts/education-events/course-options';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { requireSize } from '../files/file.ts';
import { findUpload, insertUpload, lockUpload, saveUpload } from './queries.ts';
import * as VideoUpload from './video-upload.ts';

type SendDeps = Pick<Deps, 'db' | 'now' | 'config' | 'objects'>;

/** The room for it is asked of the store with each part. */
export async function beginVideo(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  actor: Actor,
  size: number,
): Promise<VideoUpload.VideoUpload> {
  const limit = perHour(actor.id, 'lesson videos', config.SUBMISSIONS_PER_HOUR, now());
  await enforceRateLimit(db, limit, 'too_many_submissions');
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const upload = VideoUpload.begin(uuidv7(), actor.id, size, now());
    await insertUpload(tx, upload);
    return upload;
  });
}

export async function getOwnUpload({ db }: Pick<Deps, 'db'>, actor: Actor, id: string) {
  const upload = await findUpload(db, id);
  VideoUpload.requireOwn(upload, actor);
  return upload;
}

/** Keeps the next part. Of two that come at once for the same place the lock lets one in. */
export async function sendPart(
  deps: SendDeps,
  actor: Actor,
  { uploadId, offset }: { uploadId: string; offset: number },
  bytes: Buffer,
): Promise<VideoUpload.VideoUpload> {
  requireSize(bytes.length, videoPart.maxBytes);
  const { length } = bytes;
  const contentType = offset === 0 ? videoTypeOf(bytes) : undefined;
  const key = `course-files/${randomUUID()}`;
  // It is refused before it is stored where that can be told.
  const part = { key, offset, length, contentType };
  VideoUpload.takePart(await getOwnUpload(deps, actor, uploadId), part);
  const octets = 'application/octet-stream';
  const object = { kind: 'video-part', ownerId: actor.id, key, body: bytes, contentType: octets };
  await storeObject(deps, object);
  try {
    return await deps.db.transaction(async (tx) => {
      await requireActingAdult(tx, actor);
      const before = await lockUpload(tx, uploadId);
      VideoUpload.requireOwn(before, actor);
      const after = VideoUpload.takePart(before, part);
      await keepObject(tx, key);
      await saveUpload(tx, after);
      return after;
    });
  } catch (error) {
    await deps.db.transaction((tx) => discardObject(tx, key));
    throw error;
  }
}
