import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { keepObject } from '@sidework/chassis/objects/stored-objects';
import { requireActingAdult } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { pictureKey } from '../pictures/addresses.ts';
import { takePicture } from '../pictures/stored-pictures.ts';
import { arranged, requireRemoved, requireRoom } from './portfolio.ts';
import { insertPhoto, lockPortfolio, photosOf, removePhoto, savePhoto } from './queries.ts';

export async function addToPortfolio(deps: Deps, actor: Actor, uploaded: Buffer): Promise<void> {
  const { db, now } = deps;
  // A full portfolio is refused before the work of drawing the picture.
  requireRoom(await photosOf(db, actor.id));
  const name = await takePicture(deps, 'portfolio', actor.id, uploaded);
  await db.transaction(async (tx: Tx) => {
    await requireActingAdult(tx, actor);
    const photos = await lockPortfolio(tx, actor.id);
    requireRoom(photos);
    const position = (photos.at(-1)?.position ?? -1) + 1;
    await insertPhoto(tx, { name, personId: actor.id, caption: '', position, addedAt: now() });
    await keepObject(tx, pictureKey('portfolio', name));
  });
}

export const arrange = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  order: { name: string; caption: string }[],
): Promise<void> =>
  db.transaction(async (tx) => {
    await requireActingAdult(tx, actor);
    for (const photo of arranged(await lockPortfolio(tx, actor.id), order))
      await savePhoto(tx, photo);
  });

/** A person who may no longer act can still take a photo back. */
export const removeFromPortfolio = (
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  name: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    requireRemoved(await removePhoto(tx, actor.id, name));
  });
