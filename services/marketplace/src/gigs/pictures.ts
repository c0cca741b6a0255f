import type { Actor } from '@sidework/chassis/http/actor';
import { discardObject, keepObject } from '@sidework/chassis/objects/stored-objects';
import { isKid } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import { pictureKey } from '../pictures/addresses.ts';
import { takePicture } from '../pictures/stored-pictures.ts';
import { changeOwnGig } from './change-own-gig.ts';
import * as Gig from './gig.ts';
import { findGig } from './queries.ts';

export async function addPicture(deps: Deps, actor: Actor, gigId: string, uploaded: Buffer) {
  const seen = await findGig(deps.db, gigId);
  Gig.requireMayAddPicture(seen?.gig, { id: actor.id, isChild: isKid(actor) });
  const name = await takePicture(deps, 'gig', actor.id, uploaded);
  return changeOwnGig(deps, actor, gigId, {
    change: (gig, by) => Gig.addPicture(gig, name, by),
    within: (tx) => keepObject(tx, pictureKey('gig', name)),
  });
}

export const removePicture = (deps: Deps, actor: Actor, gigId: string, name: string) =>
  changeOwnGig(deps, actor, gigId, {
    change: (gig, by) => Gig.removePicture(gig, name, by),
    within: (tx) => discardObject(tx, pictureKey('gig', name)),
    mayAlwaysBeDone: true,
  });
