import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject, keepObject, storeObject } from '@sidework/chassis/objects/stored-objects';
import { isKid } from '@sidework/chassis/people/people';
import { takeFile } from '@sidework/chassis/uploads/intake';
import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import type { Deps } from '../deps.ts';
import { changeOwnGig } from './change-own-gig.ts';
import * as Gig from './gig.ts';
import { newPictureName, pictureKey, pictureKind } from './picture-address.ts';
import { findGig, getPictureKey } from './queries.ts';

const size = { width: 1_200, height: 900, fit: 'inside', withoutEnlargement: true } as const;

export async function addPicture(deps: Deps, actor: Actor, gigId: string, uploaded: Buffer) {
  const seen = await findGig(deps.db, gigId);
  Gig.requireMayAddPicture(seen?.gig, { id: actor.id, isChild: isKid(actor) });
  Gig.requirePictureFits(uploaded.length);
  const file = await takeFile(deps, uploaded, { types: gigPictureFile.types, size });
  const name = newPictureName();
  const key = pictureKey(name);
  await storeObject(deps, { kind: pictureKind, ownerId: actor.id, key, ...file });
  return changeOwnGig(deps, actor, gigId, {
    change: (gig, by) => Gig.addPicture(gig, name, by),
    within: (tx) => keepObject(tx, key),
  });
}

export const removePicture = (deps: Deps, actor: Actor, gigId: string, name: string) =>
  changeOwnGig(deps, actor, gigId, {
    change: (gig, by) => Gig.removePicture(gig, name, by),
    within: (tx) => discardObject(tx, pictureKey(name)),
    mayAlwaysBeDone: true,
  });

/** A picture as the files origin serves it, under a random name. */
export async function openPicture({ db, objects }: Pick<Deps, 'db' | 'objects'>, name: string) {
  const { body, size: length, contentType } = await objects.get(await getPictureKey(db, name));
  return {
    body,
    headers: {
      'content-type': contentType,
      'content-length': length,
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  };
}
