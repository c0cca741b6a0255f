import { AppError, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import {
  discardObject,
  keepObject,
  storedObjects,
  storeObject,
} from '@sidework/chassis/objects/stored-objects';
import { isKid } from '@sidework/chassis/people/people';
import { takeFile } from '@sidework/chassis/uploads/intake';
import { gigPictureFile } from '@sidework/contracts/marketplace/gig-options';
import { problems } from '@sidework/contracts/problems';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { changeOwnGig } from './change-own-gig.ts';
import * as Gig from './gig.ts';
import { newPictureName, pictureKey, pictureKind } from './picture-address.ts';
import { findGig } from './queries.ts';

const size = { width: 1_200, height: 900, fit: 'inside', withoutEnlargement: true } as const;

export async function addPicture(deps: Deps, actor: Actor, gigId: string, uploaded: Buffer) {
  const seen = await findGig(deps.db, gigId);
  if (!seen) throw notFound('gig_not_found');
  Gig.requireMayAddPicture(seen.gig, { id: actor.id, isChild: isKid(actor) });
  if (uploaded.length > gigPictureFile.maxBytes)
    throw new AppError('too-large', 'file_too_large', problems.file_too_large);
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
  const { key, kind, state } = storedObjects;
  const [kept] = await db
    .select({ key })
    .from(storedObjects)
    .where(and(eq(key, pictureKey(name)), eq(kind, pictureKind), eq(state, 'kept')));
  if (!kept) throw notFound('not_found');
  const { body, size: length, contentType } = await objects.get(kept.key);
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
