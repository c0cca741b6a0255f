import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject, keepObject } from '@sidework/chassis/objects/stored-objects';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import * as Job from '../jobs/job.ts';
import { hasProposed } from '../jobs/proposer-queries.ts';
import { dropPictures, findJob, lockJob, saveJob } from '../jobs/queries.ts';
import { pictureKey } from '../pictures/addresses.ts';
import { takePicture } from '../pictures/stored-pictures.ts';

export async function addJobPicture(deps: Deps, actor: Actor, jobId: string, uploaded: Buffer) {
  const { db, now } = deps;
  const seen = await findJob(db, jobId);
  Job.requireMayAddPicture(
    seen,
    actor,
    { hasProposed: await hasProposed(db, actor, jobId) },
    now(),
  );
  const name = await takePicture(deps, 'job', actor.id, uploaded);
  await db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    await changePictures(tx, actor, jobId, (job, standing) =>
      Job.addPicture(job, name, actor, standing, now()),
    );
    await keepObject(tx, pictureKey('job', name));
  });
}

/** A client who may no longer act can still take a picture back. */
export const removeJobPicture = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  jobId: string,
  name: string,
) =>
  db.transaction(async (tx) => {
    await changePictures(tx, actor, jobId, (job, standing) =>
      Job.removePicture(job, name, actor, standing),
    );
    await discardObject(tx, pictureKey('job', name));
  });

async function changePictures(
  tx: Tx,
  actor: Actor,
  jobId: string,
  change: (job: Job.Job, standing: { hasProposed: boolean }) => Job.Job,
): Promise<void> {
  const before = await lockJob(tx, jobId, 'update');
  const job = change(before, { hasProposed: await hasProposed(tx, actor, jobId) });
  await saveJob(tx, before, job);
}

/** The pictures of all jobs of a person whose account goes. */
export async function forgetJobPictures(tx: Tx, clientId: string): Promise<void> {
  for (const name of await dropPictures(tx, clientId))
    await discardObject(tx, pictureKey('job', name));
}
