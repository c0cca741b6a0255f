import { randomUUID } from 'node:crypto';
import { enforceRateLimit, perHour } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { discardObject, keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { takeFile } from '@sidework/chassis/uploads/intake';
import { lessonFile } from '@sidework/contracts/education-events/course-options';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { requireSize } from '../files/file.ts';
import { insertLessonFile } from '../files/queries.ts';
import {
  deleteLessonFiles,
  deleteUnnamedCaptions,
  deleteUnsaidCaptionsOf,
  unnamedFiles,
  untaughtFilesOf,
} from './lesson-file-queries.ts';

/** A course has up to fifty lessons, each with a file. */
const filesOfSubmission = 50;
const weekMs = 7 * 24 * 3_600_000;
const batch = 100;

/** A file for a lesson that is being written; the draft names it once it is saved. */
export async function uploadLessonFile(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'objects' | 'scanner'>,
  actor: Actor,
  bytes: Buffer,
): Promise<string> {
  const { db, now, config } = deps;
  const most = filesOfSubmission * config.SUBMISSIONS_PER_HOUR;
  await enforceRateLimit(
    db,
    perHour(actor.id, 'lesson files', most, now()),
    'too_many_submissions',
  );
  requireSize(bytes.length, lessonFile.maxBytes);
  const taken = await takeFile(deps, bytes, lessonFile);
  const key = `course-files/${randomUUID()}`;
  await storeObject(deps, { kind: 'lesson-file', ownerId: actor.id, key, ...taken });
  return db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    await keepObject(tx, key);
    const id = uuidv7();
    await insertLessonFile(tx, { id, ownerId: actor.id, key, uploadedAt: now() });
    return id;
  });
}

type Files = Parameters<typeof deleteLessonFiles>[1];

async function discard(tx: Tx, files: Files): Promise<void> {
  for (const { key } of files) await discardObject(tx, key);
  await deleteLessonFiles(tx, files);
}

/** Deletes files and captions that were uploaded a week ago and that no draft and no lesson names. */
const forgetLessonFiles = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const weekAgo = new Date(now().getTime() - weekMs);
    const files = await unnamedFiles(tx, weekAgo, batch);
    await discard(tx, files);
    const captions = await deleteUnnamedCaptions(tx, weekAgo, batch);
    return files.length === batch || captions === batch;
  });

/** Learners keep the files of their lessons. */
export async function forgetLessonFilesOf(tx: Tx, ownerId: string): Promise<void> {
  await discard(tx, await untaughtFilesOf(tx, ownerId));
  await deleteUnsaidCaptionsOf(tx, ownerId);
}

export const forgetLessonFilesJob: BackgroundJob<Deps> = {
  name: 'forget-lesson-files',
  every: 3_600_000,
  run: forgetLessonFiles,
};
