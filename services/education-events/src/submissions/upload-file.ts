import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject, keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { changeNeeds } from '@sidework/chassis/people/needs';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { takeFile } from '@sidework/chassis/uploads/intake';
import {
  sampleCertificateFile,
  syllabusFile,
} from '@sidework/contracts/education-events/course-options';
import * as events from '@sidework/contracts/education-events/events';
import type { Deps } from '../deps.ts';
import { requireSize } from '../files/file.ts';
import { needsOf } from './needs.ts';
import { getSubmission, lockSubmission, saveSubmission } from './queries.ts';
import * as Submission from './submission.ts';

const files = {
  syllabus: { ...syllabusFile, column: 'syllabusKey' },
  'sample-certificate': { ...sampleCertificateFile, column: 'sampleCertificateKey' },
} as const;

/** A file of a draft; the one before it goes. */
export async function uploadFile(
  deps: Pick<Deps, 'db' | 'now' | 'objects' | 'scanner'>,
  actor: Actor,
  id: string,
  { file, bytes }: { file: keyof typeof files; bytes: Buffer },
): Promise<void> {
  const { types, maxBytes, column } = files[file];
  const { submission } = await getSubmission(deps.db, id);
  Submission.attach(submission, {}, actor);
  requireSize(bytes.length, maxBytes);
  const kept = await takeFile(deps, bytes, { types });
  const key = `course-files/${randomUUID()}`;
  await storeObject(deps, { kind: file, ownerId: actor.id, key, ...kept });
  await deps.db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    const before = await lockSubmission(tx, id);
    const attached = Submission.attach(before, { [column]: key }, actor);
    await keepObject(tx, key);
    const old = before[column];
    if (old) await discardObject(tx, old);
    await saveSubmission(tx, attached);
    await changeNeeds(
      tx,
      events,
      { before: needsOf(before), after: needsOf(attached) },
      deps.now(),
    );
  });
}
