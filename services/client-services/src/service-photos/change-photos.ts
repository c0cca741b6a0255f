import type { Db, Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { keepObject } from '@sidework/chassis/objects/stored-objects';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { takePicture } from '@sidework/chassis/uploads/stored-pictures';
import { type PhotoMoment, photoFile } from '@sidework/contracts/client-services/service-photos';
import type { Deps } from '../deps.ts';
import { getServiceFor, lockServiceFor } from '../services/party-queries.ts';
import { requireAdults } from '../services/require-adults.ts';
import type { ShownService } from '../services/shown-queries.ts';
import * as Photo from './photo.ts';
import { insertPhoto, photoKey, photoKind, photosOf, removePhoto } from './queries.ts';

interface Place {
  serviceId: string;
  moment: PhotoMoment;
}

export async function addPhoto(
  deps: Deps,
  actor: Actor,
  { serviceId, moment }: Place,
  uploaded: Buffer,
): Promise<void> {
  const { db, now } = deps;
  // A photo that may not be added is refused before the work of drawing it.
  await requireMayAdd(db, actor, { serviceId, moment }, now());
  const taken = { kind: photoKind, ownerId: actor.id, uploaded, file: photoFile };
  const name = await takePicture(deps, taken);
  await db.transaction(async (tx: Tx) => {
    await requireActingAdult(tx, actor);
    await requireAdults(tx, await lockServiceFor(tx, actor, serviceId));
    await requireMayAdd(tx, actor, { serviceId, moment }, now());
    await insertPhoto(tx, { name, serviceId, ownerId: actor.id, moment, addedAt: now() });
    await keepObject(tx, photoKey(name));
  });
}

async function requireMayAdd(db: Db, actor: Actor, { serviceId, moment }: Place, now: Date) {
  const shown = await getServiceFor(db, actor, serviceId);
  Photo.requireMayChange(aroundOf(shown, now), moment, actor);
  Photo.requireRoom(await photosOf(db, serviceId), moment);
}

/** A person who may no longer act can still take a photo back. */
export const takePhotoBack = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { serviceId, moment, name }: Place & { name: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockServiceFor(tx, actor, serviceId);
    const shown = await getServiceFor(tx, actor, serviceId);
    Photo.requireMayChange(aroundOf(shown, now()), moment, actor);
    Photo.requireRemoved(await removePhoto(tx, serviceId, moment, name));
  });

export const aroundOf = (
  { service, isOfChild, review }: ShownService,
  now: Date,
): Photo.Around => ({
  service,
  isOfChild,
  isReviewEditable:
    review === null ? undefined : !review.openedAt && !review.hiddenAt && now < review.opensAt,
});
